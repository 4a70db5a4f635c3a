// The script of the desk's pages. It shows changes, counts clocks down, sends forms without reloading the page, and says when the
// page is not connected. Pages can be used without it. It never moves the focus, and never changes text that is being typed.
"use strict";
(() => {
  const body = document.body;
  const byId = (id) => document.getElementById(id);
  const connection = byId("connection");
  const answers = byId("answers");
  // The silence of the desk, in milliseconds, after which the page says that it is not connected. The desk sends a sign of life
  // three times as often.
  const SILENCE = 900;
  const ANSWERS = 5;

  // ---- The desk's time, estimated: a message cannot have left later than it arrived.
  let ahead = Number(body.dataset.nowMs) - performance.now();
  const now = () => performance.now() + ahead;

  // ---- Showing changes: only elements that differ are touched.
  // A key that somebody is about to use must never turn into another key, so two forms count as the same element only if they do
  // the same. A button may send a form that is elsewhere on the page.
  const KEYS = "form, button[form]";
  const does = (element) => {
    const keys = element.matches(KEYS) ? [element] : [...element.querySelectorAll(KEYS)];
    if (keys.length === 0) return "";
    if (keys.length > 1) return "several things";
    const [key] = keys;
    const hidden = "input[type=hidden][name=line], input[type=hidden][name=word]";
    const lines = key.nodeName === "FORM" ? key.querySelectorAll(hidden) : [key];
    return [key.getAttribute("action"), ...[...lines].map((line) => line.getAttribute("value"))].join("\n");
  };
  const same = (one, other) => {
    if (one.nodeType !== other.nodeType || one.nodeName !== other.nodeName) return false;
    if (one.nodeType !== Node.ELEMENT_NODE) return true;
    const names = one.nodeName === "BUTTON" ? ["id", "name", "value"] : ["id", "name"];
    return names.every((name) => one.getAttribute(name) === other.getAttribute(name)) && does(one) === does(other);
  };

  function attributes(old, fresh) {
    for (const { name } of [...old.attributes]) {
      // The user's own state stays: opened details, and the current square of a grid.
      const theirs = (name === "open" && old.nodeName === "DETAILS") || (name === "tabindex" && old === document.activeElement);
      if (!fresh.hasAttribute(name) && !theirs) old.removeAttribute(name);
    }
    for (const { name, value } of fresh.attributes) {
      if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
  }

  // The moment at which each new element came. The second click of a double click was meant for the element before it.
  const came = new WeakMap();
  const JUST_NOW = 1000;

  document.addEventListener("click", (event) => {
    if (event.detail < 2) return;
    for (let it = event.target; it; it = it.parentNode) {
      if (performance.now() - (came.get(it) ?? -Infinity) < JUST_NOW) return event.preventDefault();
    }
  }, true);

  function morph(old, fresh) {
    let at = old.firstChild;
    for (const node of [...fresh.childNodes]) {
      let match = at;
      // The element with the focus is never removed to make room for a later one.
      while (match && !same(match, node)) match = match.contains(document.activeElement) ? null : match.nextSibling;
      if (!match) {
        came.set(node, performance.now());
        old.insertBefore(node, at);
        continue;
      }
      while (at !== match) {
        const next = at.nextSibling;
        at.remove();
        at = next;
      }
      if (node.nodeType === Node.ELEMENT_NODE) {
        attributes(match, node);
        // An element with `data-own` belongs to a script of the page.
        if (!node.hasAttribute("data-own")) morph(match, node);
      } else if (match.data !== node.data) {
        match.data = node.data;
      }
      at = match.nextSibling;
    }
    while (at) {
      const next = at.nextSibling;
      at.remove();
      at = next;
    }
  }

  function show({ id, html, asOf }) {
    if (id === "connection") {
      told = new DOMParser().parseFromString(html, "text/html").body.textContent;
      isNew = false;
      back();
      say(connection, told);
      return;
    }
    const region = byId(id);
    if (!region) return;
    const fresh = document.createElement("template");
    fresh.innerHTML = html;
    if (asOf !== undefined) region.dataset.asOf = asOf;
    morph(region, fresh.content);
    news();
    letters();
    tick();
  }

  function layout(ids) {
    const regions = byId("regions");
    for (const old of [...regions.children]) if (!ids.includes(old.id)) old.remove();
    ids.forEach((id, place) => {
      let region = byId(id);
      if (!region) {
        region = document.createElement("div");
        region.className = "region";
        region.id = id;
      }
      if (regions.children[place] !== region) regions.insertBefore(region, regions.children[place] || null);
    });
  }

  function say(where, text) {
    if (where.textContent === text) return;
    where.textContent = text;
    if (where === connection) last = text;
  }

  // ---- Connected or not.
  let told = connection.textContent;
  let lost = false;
  // True if the stream was opened and has not sent the state of the page yet: the state shown before may be out of date.
  let isNew = false;
  let heard = performance.now();
  let stream = null;

  function listen() {
    // The page of an ear gets its words from the same stream.
    stream = globalThis.zgodaStream = new EventSource(body.dataset.stream);
    stream.addEventListener("open", () => (isNew = true));
    const on = (name, act) => stream.addEventListener(name, (event) => (hears(), act(event.data)));
    on("beat", (ms) => (ahead = Math.max(ahead - 1, Number(ms) - performance.now())));
    on("region", (sent) => show(JSON.parse(sent)));
    on("layout", (ids) => layout(JSON.parse(ids)));
    on("go", (place) => {
      stream.close();
      location.assign(place);
    });
    // Some browsers do not try again after an answer that is no stream.
    stream.addEventListener("error", () => {
      if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 1000);
    });
  }

  function hears() {
    heard = performance.now();
    if (lost && !isNew) {
      back();
      say(connection, told);
    }
  }

  function back() {
    lost = false;
    body.classList.remove("lost");
  }

  function watch() {
    if (!lost && performance.now() - heard > SILENCE) {
      lost = true;
      body.classList.add("lost");
      say(connection, body.dataset.lost);
    }
  }

  if (body.dataset.stream !== undefined) {
    listen();
    setInterval(watch, 100);
    setInterval(tick, 200);
    // A device that slept has missed signs of life, and says at once that it is not connected.
    document.addEventListener("visibilitychange", watch);
  }

  // ---- Clocks: counted on from the moment at which their region was made.
  function elapsed(element) {
    const region = element.closest("[data-as-of]");
    return region ? Math.max(0, now() - Number(region.dataset.asOf)) : 0;
  }

  function written(ms) {
    const seconds = Math.floor(ms / 1000);
    const two = (number) => String(number).padStart(2, "0");
    return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  }

  function tick() {
    for (const side of document.querySelectorAll("[data-left-ms][data-running]")) {
      const shown = side.querySelector("[data-time]");
      if (!shown) continue;
      const runs = !["", "no", "false"].includes(side.dataset.running);
      const gone = runs ? elapsed(side) : 0;
      const left = Math.max(0, Number(side.dataset.leftMs) - Math.max(0, gone - Number(side.dataset.delayMs || 0)));
      say(shown, written(left));
    }
    for (const watch of document.querySelectorAll("[data-stopwatch-ms]")) {
      const shown = watch.querySelector("[data-time]");
      if (shown) say(shown, written(Number(watch.dataset.stopwatchMs) + elapsed(watch)));
    }
  }

  // ---- Live regions: a screen reader skips a line that equals the last one, in whichever region it was. Such a repeated line ends
  // in a blank, which is not heard. The page of an ear says its words in this way, too.
  const BLANK = "\u00a0";
  let last = connection.textContent;
  const hear = (globalThis.zgodaHear = (region, lines, kept) => {
    for (const line of lines) {
      if (line.textContent === last) line.textContent += BLANK;
      last = line.textContent;
      region.append(line);
    }
    while (region.childElementCount > Math.max(kept, lines.length)) region.firstElementChild.remove();
  });

  // ---- Forms: each answer is said once, even if it equals the one before. Some lines of older answers stay; the newest answer
  // stays whole, however long it is.
  const add = (lines) => hear(answers, [...lines], ANSWERS);

  function announce(html) {
    const fresh = document.createElement("template");
    fresh.innerHTML = html;
    add(fresh.content.children);
  }

  function announceText(text) {
    const line = document.createElement("p");
    line.textContent = text;
    add([line]);
  }

  // Texts from one field are sent in the order in which they were typed.
  const before = new WeakMap();

  async function send(form, submitter, further = {}) {
    if (lost) return announceText(body.dataset.lost);
    const fields = new URLSearchParams(new FormData(form, submitter));
    fields.set("sent", String(Math.floor(now())));
    for (const [name, value] of Object.entries(further)) fields.set(name, value);
    // Users may type the next text before this one is answered.
    const typed = [...form.querySelectorAll("input:not([type=hidden])")].map((field) => [field, field.value]);
    for (const [field] of typed) field.value = field.defaultValue;
    const giveBack = () => {
      for (const [field, value] of typed.filter(([field]) => field.value === field.defaultValue)) {
        field.value = value;
        // A refused text comes back only into a field in which nothing was typed since.
        field.select();
      }
    };
    const sent = (before.get(form) || Promise.resolve()).then(() => post(form, fields, giveBack));
    if (typed.length > 0) before.set(form, sent);
    return sent;
  }

  async function post(form, fields, giveBack) {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), 7000);
    try {
      const answer = await fetch(form.action, {
        method: "POST",
        body: fields,
        headers: { Accept: "text/vnd.zgoda.fragment" },
        signal: limit.signal,
      });
      announce(await answer.text());
      if (!answer.ok) giveBack();
    } catch {
      giveBack();
      announceText(body.dataset.unanswered);
    } finally {
      clearTimeout(timer);
    }
  }

  // ---- One key in the field for half-moves enters the typed half-move and presses the clock; the table does one after the other.
  document.addEventListener("keydown", (event) => {
    const field = event.target;
    if (field.dataset?.pressKey !== event.key || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (event.repeat) return;
    const press = document.querySelector("#press form");
    if (field.value.trim() === "") {
      if (press) send(press, press.querySelector("button"));
      return;
    }
    send(field.form, field.form.querySelector("button"), { then: "press" });
  });

  document.addEventListener("submit", (event) => {
    const form = event.target;
    // `form.action` could be a field of that name.
    const action = form.getAttribute("action") || "";
    if (form.method !== "post" || !/^\/t\/[^/]+\/do$/.test(action) || event.defaultPrevented) return;
    event.preventDefault();
    send(form, event.submitter);
  });

  // ---- A page that may be seen only briefly goes back by itself; without scripts the head of the page does this.
  if (body.dataset.goesBackTo !== undefined) {
    setTimeout(() => location.replace(body.dataset.goesBackTo), Number(body.dataset.goesBackS) * 1000);
  }

  // ---- The page says that it can be seen.
  if (body.dataset.awake !== undefined) {
    const here = () => {
      const awake = document.visibilityState === "visible";
      const fields = new URLSearchParams({ key: body.dataset.awakeKey, awake });
      fetch(body.dataset.awake, { method: "POST", body: fields, keepalive: true }).catch(() => {});
    };
    setInterval(here, 800);
    document.addEventListener("visibilitychange", here);
    here();
  }

  // ---- The grid of a board: arrows go from square to square, as in any grid.
  document.addEventListener("keydown", (event) => {
    const from = event.target.closest("[role=grid] td[aria-label]");
    if (!from || event.ctrlKey || event.altKey || event.metaKey) return;
    const row = from.closest("tr");
    const squares = (of) => (of ? [...of.querySelectorAll("td[aria-label]")] : []);
    const away = (of) => Math.abs(of.cellIndex - from.cellIndex);
    const near = (of) => squares(of).sort((one, other) => away(one) - away(other))[0];
    const own = squares(row);
    const to = {
      ArrowLeft: () => own[own.indexOf(from) - 1],
      ArrowRight: () => own[own.indexOf(from) + 1],
      ArrowUp: () => near(row.previousElementSibling),
      ArrowDown: () => near(row.nextElementSibling),
      Home: () => own[0],
      End: () => own[own.length - 1],
    }[event.key]?.();
    if (!to) return;
    event.preventDefault();
    from.tabIndex = -1;
    to.tabIndex = 0;
    to.focus();
  });

  // ---- Single letters: a screen reader's own, until somebody wants them.
  const LETTERS = "zgoda-letters";
  const wanted = () => sessionStorage.getItem(LETTERS) === "on";

  function toggle(button, on) {
    button.dataset.off ??= button.textContent;
    say(button, on ? button.dataset.on : button.dataset.off);
  }

  function letters() {
    for (const of of document.querySelectorAll("[data-shortcut]")) {
      if (wanted()) of.setAttribute("aria-keyshortcuts", of.dataset.shortcut);
      else of.removeAttribute("aria-keyshortcuts");
    }
  }

  const lettersButton = byId("letters");
  if (lettersButton) {
    lettersButton.hidden = false;
    toggle(lettersButton, wanted());
    letters();
    lettersButton.addEventListener("click", () => {
      sessionStorage.setItem(LETTERS, wanted() ? "off" : "on");
      toggle(lettersButton, wanted());
      letters();
    });
  }

  document.addEventListener("keydown", (event) => {
    if (!wanted() || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (event.target.closest("input, select, textarea, [contenteditable]")) return;
    const all = [...document.querySelectorAll("[data-shortcut]")];
    const of = all.find((it) => it.dataset.shortcut === event.key.toLowerCase() && !it.closest("[hidden]"));
    if (of) {
      event.preventDefault();
      of.click();
    }
  });

  // ---- News: facts that were not true at the last look, said once each on a device that wants to hear them. Facts that came while
  // news was off are not said.
  const NEWS = "zgoda-news";
  const newsLog = byId("news");
  const newsKey = byId("news-key");
  const earphone = byId("earphone");
  // In an official game the user first has to say that only they can hear the device.
  const heardBy = earphone ? "earphone" : "all";
  const saysNews = () => newsLog !== null && sessionStorage.getItem(NEWS) === heardBy;
  const standing = () => [...document.querySelectorAll("[data-news]")];
  let known = new Set(standing().map((fact) => fact.dataset.news));

  function news() {
    const facts = standing();
    const fresh = facts.filter((fact) => !known.has(fact.dataset.news));
    known = new Set(facts.map((fact) => fact.dataset.news));
    if (!saysNews()) return;
    const lines = fresh.map((fact) => {
      const line = document.createElement("p");
      line.textContent = fact.textContent;
      return line;
    });
    hear(newsLog, lines, ANSWERS);
  }

  if (newsKey) {
    const show = () => {
      newsKey.setAttribute("aria-pressed", String(saysNews()));
      if (earphone) earphone.hidden = true;
    };
    const become = (wanted) => {
      if (wanted) sessionStorage.setItem(NEWS, heardBy);
      else sessionStorage.removeItem(NEWS);
      show();
    };
    newsKey.hidden = false;
    show();
    newsKey.addEventListener("click", () => {
      if (saysNews() || !earphone) return become(!saysNews());
      earphone.hidden = false;
      earphone.focus();
    });
    earphone?.addEventListener("click", () => {
      newsKey.focus();
      become(true);
    });
  }

  // ---- One key makes the page blank. It stays blank after a reload (`blank.js`).
  const blank = byId("blank");
  if (blank) {
    const root = document.documentElement;
    blank.hidden = false;
    toggle(blank, root.classList.contains("blank"));
    blank.addEventListener("click", () => {
      const on = root.classList.toggle("blank");
      if (on) sessionStorage.setItem("zgoda-blank", "on");
      else sessionStorage.removeItem("zgoda-blank");
      toggle(blank, on);
    });
  }

  tick();
})();
