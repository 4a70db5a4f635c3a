// What makes a page an ear: words that the table sends are heard here once each, by the device's screen reader or by the
// page's own voice and never by both, and the table is told how far they have come.
//
// The page keeps its screen on and says every second that it is there; what a silence means is the table's to judge. Its
// regions and texts are the server's (`render/player/ear.rs`); no word for a person stands here.
"use strict";

(() => {
  const region = document.getElementById("ear");
  const state = document.getElementById("ear-state");
  if (!region || !state) return;
  const { at, key } = region.dataset;

  const HEARTBEAT_MS = 1000;
  // A heartbeat that takes longer is none; the table waits three seconds.
  const PATIENCE_MS = 2000;
  // A voice that has not begun by then does not speak; the table waits three seconds, of which the way takes some.
  const VOICE_BEGINS_MS = 2500;
  // A screen reader does not say when it has done; at a usual speed it says so many characters a second.
  const CHARACTERS_A_SECOND = 20;
  // So many lines can be read again in the region.
  const KEPT = 20;
  const LOUDNESS = 0.2;
  // Marks of the clock, felt: milliseconds on and off.
  const PULSES = { "low-time": [400], second: [60], flag: [600, 150, 600] };
  // The program's own sounds, a list of tones each: hertz, milliseconds, milliseconds of silence behind.
  const SOUNDS = JSON.parse(region.dataset.sounds);

  const byOwnVoice = () => document.getElementById("ear-own").checked;
  const post = (what, fields) =>
    fetch(`/t/${at}/${what}`, {
      method: "POST",
      body: new URLSearchParams({ key, ...fields }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  const heard = (utterance, how) => post("heard", { utterance, how }).catch(() => {});

  // Whether the page works, in the server's words; said again only where it changes.
  let connected = false;
  let lock = null;
  let mute = false;
  // Browsers let a page sound only once somebody has touched it, and some take that back, as for a call. Until then it is no ear:
  // the table keeps what it would have said as not heard.
  const audio = globalThis.AudioContext ? new AudioContext() : null;
  const sounds = () => audio?.state === "running";
  const awake = () => document.visibilityState === "visible" && lock !== null && !lock.released;
  const tell = () => {
    const now = !connected ? "notConnected"
      : !navigator.wakeLock || !audio ? "unable"
      : !sounds() ? "untouched"
      : !awake() ? "notAwake"
      : mute ? "mute"
      : "awake";
    const words = state.dataset[now];
    if (state.textContent !== words) state.textContent = words;
  };
  const stayAwake = async () => {
    if (navigator.wakeLock && document.visibilityState === "visible" && !awake()) {
      lock = await navigator.wakeLock.request("screen").catch(() => null);
      lock?.addEventListener("release", tell);
    }
    tell();
  };
  document.addEventListener("visibilitychange", stayAwake);
  setInterval(async () => {
    await stayAwake();
    const answer = await post("here", { awake: awake() && sounds() }).catch(() => null);
    if (!answer?.ok) connected = false;
    else if (stream.readyState === EventSource.OPEN) connected = true;
    tell();
  }, HEARTBEAT_MS);

  // What waits to be said, the first of which is being said.
  let waiting = [];
  const next = () => {
    const said = waiting[0];
    if (!said) return;
    said.end = (how) => {
      if (waiting[0] !== said) return;
      clearTimeout(said.timer);
      waiting.shift();
      heard(said.utterance, how);
      next();
    };
    if (!said.text) said.end(said.sounded ? "ended" : "failed");
    else if (byOwnVoice()) speak(said);
    else hand(said);
  };

  // To the screen reader: a new line each time, unlike the one before, so that equal words are news too (`desk.js`).
  const hand = (said) => {
    const line = document.createElement("p");
    line.lang = said.lang;
    line.textContent = said.text;
    globalThis.zgodaHear(region, [line], KEPT);
    heard(said.utterance, "begun");
    said.timer = setTimeout(() => said.end("ended"), (said.text.length / CHARACTERS_A_SECOND) * 1000);
  };

  const speak = (said) => {
    const voice = globalThis.speechSynthesis;
    if (!voice) return void ((mute = true), tell(), said.end("failed"));
    const words = new SpeechSynthesisUtterance(said.text);
    words.lang = said.lang;
    words.onstart = () => {
      clearTimeout(said.timer);
      mute = false;
      tell();
      heard(said.utterance, "begun");
    };
    words.onend = () => said.end("ended");
    words.onerror = ({ error }) => {
      const cut = error === "canceled" || error === "interrupted";
      if (!cut) mute = true;
      tell();
      said.end(cut ? "cancelled" : "failed");
    };
    said.timer = setTimeout(() => {
      voice.cancel();
      mute = true;
      tell();
      said.end("failed");
    }, VOICE_BEGINS_MS);
    voice.speak(words);
  };

  const sound = (name) => {
    const pulses = PULSES[name];
    // A browser without a motor says that it has felt it, too: that counts for nothing.
    if (pulses) navigator.vibrate?.(pulses);
    const tones = SOUNDS[name];
    if (!tones || !sounds()) return false;
    let begins = audio.currentTime;
    for (const [hertz, ms, silentMs] of tones) {
      const tone = new OscillatorNode(audio, { frequency: hertz });
      tone.connect(new GainNode(audio, { gain: LOUDNESS })).connect(audio.destination);
      tone.start(begins);
      tone.stop(begins + ms / 1000);
      begins += (ms + silentMs) / 1000;
    }
    return true;
  };
  const touched = () => {
    audio?.resume().catch(() => {});
    stayAwake();
  };
  audio?.addEventListener("statechange", tell);
  // A screen reader that touches sends a click alone.
  for (const touch of ["pointerdown", "keydown", "click"]) document.addEventListener(touch, touched);

  // What is silenced, all that waits or one utterance; the table is told by what is returned.
  const silence = (is) => {
    const [first] = waiting;
    const gone = waiting.filter(is);
    waiting = waiting.filter((said) => !is(said));
    for (const said of gone) clearTimeout(said.timer);
    if (first && is(first)) {
      globalThis.speechSynthesis?.cancel();
      next();
    }
    return () => gone.forEach((said) => heard(said.utterance, "cancelled"));
  };

  let latest = null;
  const stream = globalThis.zgodaStream ?? new EventSource(`/t/${at}/stream`);
  stream.addEventListener("open", () => ((connected = true), tell()));
  stream.addEventListener("error", () => ((connected = false), tell()));
  stream.addEventListener("say", ({ data }) => {
    const said = JSON.parse(data);
    // A stream that was taken up again may bring its last words again.
    if (said.utterance === latest) return;
    latest = said.utterance;
    said.sounded = said.sound ? sound(said.sound) : false;
    waiting.push(said);
    if (waiting.length === 1) next();
  });
  stream.addEventListener("hush", ({ data }) => {
    const { utterance } = JSON.parse(data);
    silence((said) => said.utterance === utterance)();
  });

  const doLine = (line) => post("do", { line }).catch(() => null).then((answer) => answer?.ok || ((connected = false), tell()));
  // The table cuts it first: words that are cut unasked it would say again.
  const beSilent = async () => {
    const tellCut = silence(() => true);
    await doLine("silence");
    tellCut();
  };
  document.getElementById("ear-reader").addEventListener("change", () => ((mute = false), tell()));
  document.getElementById("ear-silence").addEventListener("click", beSilent);
  document.getElementById("ear-repeat").addEventListener("click", () => doLine("repeat"));
  document.getElementById("ear-missed").addEventListener("click", () => doLine("missed"));
  document.addEventListener("keydown", (event) => {
    const onControl = event.target !== document.body;
    if (event.key === "Escape") beSilent();
    else if (event.key === "Enter" && !onControl) doLine("repeat");
  });
  stayAwake();
})();
