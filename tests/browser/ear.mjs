// SPDX-License-Identifier: GPL-3.0-or-later
// An ear's page: every message is in the tree once, equal messages too; silenced messages are reported; the page says that it is
// awake.

import { PATIENCE_MS, browse, paths } from "./browser.mjs";
import { heardAs, tree } from "./checks.mjs";
import { soundsWhenTouched } from "./devices.mjs";

// A message of half a minute, so that there is time to silence it.
const LONG = "and so on ".repeat(60);

await browse(async (page, address, tell, desk) => {
  const [path] = paths();
  await soundsWhenTouched(page);
  await page.goto(address + path, { waitUntil: "load" });
  const until = async (what, is) => {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
      if (await is()) return tell(path, what, []);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    tell(path, what, [`not within ${PATIENCE_MS} ms; posted: ${JSON.stringify(desk.posted.slice(-5))}`]);
  };
  const told = (what, fields) =>
    desk.posted.some((post) => post.what === what && Object.entries(fields).every(([name, it]) => post[name] === it));
  const lines = async () => {
    const nodes = await tree(page);
    const texts = nodes.filter((node) => !node.ignored && node.role?.value === "StaticText");
    return texts.map((node) => node.name.value).filter((text) => /^\d/.test(text));
  };
  const say = (utterance, text, sound = null) => desk.send("say", { utterance, text, lang: "en", sound });

  await until("the page listens", () => desk.listeners() === 1);
  // True if the page tells its state in this one of the server's words.
  const is = (name) =>
    page.evaluate((name) => {
      const state = document.getElementById("ear-state");
      return state.textContent === state.dataset[name];
    }, name);

  // No person has touched the page yet: it cannot sound, says so, and does not report messages as heard.
  await until("that it waits for a touch is told", () => is("untouched"));
  await until("and the table is told that it is no ear yet", () => told("here", { key: "anti-forgery", awake: "false" }));
  tell(path, "nothing else was told before", told("here", { awake: "true" }) ? ["it said that it hears"] : []);
  say(90, null, "second");
  await until("a sound that is not heard is told so", () => told("heard", { utterance: "90", how: "failed" }));
  tell(path, "and not as heard", told("heard", { utterance: "90", how: "ended" }) ? ["it was told as heard"] : []);
  await page.click("#ear-words-name");
  await until("one touch makes it an ear", () => told("here", { awake: "true" }));
  await until("its state is told", () => is("awake"));

  // Two equal messages are two; a message that comes twice by the stream is one.
  say(1, "32 28");
  say(2, "32 28");
  say(2, "32 28");
  say(3, "19 23");
  await until("each is said to its end", () => told("heard", { utterance: "3", how: "ended" }));
  const all = await lines();
  tell(path, "each is there once", all.map(heardAs).join("|") === "32 28|32 28|19 23" ? [] : all);
  const alike = all.filter((text, at) => text === all[at - 1]);
  tell(path, "none is the same as the one before", alike);
  const begun = desk.posted.filter((post) => post.what === "heard" && post.how === "begun");
  tell(path, "each begins once", begun.map((post) => post.utterance).join() === "1,2,3" ? [] : [JSON.stringify(begun)]);

  // Silence ends the message being said and all that wait.
  say(4, `47 takes 36 ${LONG}`);
  say(5, "6 1");
  await until("it has begun", () => told("heard", { utterance: "4", how: "begun" }));
  await page.keyboard.press("Escape");
  const at = (what, fields) => desk.posted.findIndex((post) => post.what === what && (post.line ?? post.how) === fields);
  await until("silence ends it", () => told("heard", { utterance: "4", how: "cancelled" }));
  await until("and what waits", () => told("heard", { utterance: "5", how: "cancelled" }));
  await until("the table is told", () => told("do", { line: "silence", key: "anti-forgery" }));
  // A message that was cut off unasked would be said again.
  tell(path, "and before that", at("do", "silence") < at("heard", "cancelled") ? [] : [JSON.stringify(desk.posted.slice(-5))]);
  say(6, `20 24 ${LONG}`);
  await until("the next one begins", () => told("heard", { utterance: "6", how: "begun" }));
  desk.send("hush", { utterance: 6 });
  await until("the table can end it", () => told("heard", { utterance: "6", how: "cancelled" }));
  await page.click("#ear-repeat");
  await until("the last words are asked for", () => told("do", { line: "repeat" }));

  // A signal of the clock without words is heard once a person has touched the page.
  say(7, null, "second");
  await until("a mark of the clock is heard", () => told("heard", { utterance: "7", how: "ended" }));
  say(8, null, "no such sound");
  await until("what is no sound is not", () => told("heard", { utterance: "8", how: "failed" }));

  // Nothing goes to the screen reader while the page speaks itself.
  const before = (await lines()).length;
  await page.check("#ear-own");
  say(9, "31 26");
  await until("its own voice is tried", () =>
    ["ended", "failed", "begun"].some((how) => told("heard", { utterance: "9", how })));
  const after = (await lines()).length;
  tell(path, "one voice alone", after === before ? [] : [`${after - before} lines more`]);
  await page.check("#ear-reader");
  await until("a voice that does not speak matters no more", () => is("awake"));

  // A lost stream is reported, and so is its return; the next messages are heard again.
  desk.drop();
  await until("a lost stream is told", () => is("notConnected"));
  await until("it comes back", () => desk.listeners() === 1);
  say(10, "33 29");
  await until("and is heard again", () => told("heard", { utterance: "10", how: "begun" }));

  // A page that cannot be seen is no ear, and says so to the table.
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await until("a hidden page is not awake", () => told("here", { awake: "false" }));
  await until("and says so", () => is("notAwake"));
});
