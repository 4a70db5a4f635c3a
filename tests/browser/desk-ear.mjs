// SPDX-License-Identifier: GPL-3.0-or-later
// A page as White's ear: every message to White is on it once, in the tree that a screen reader reads, also across restarts of
// the desk; a page that cannot be seen is no ear, and the table says so.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { inLog, tree } from "./checks.mjs";
import { ask, drive, listens, opened, soundsWhenTouched, told } from "./devices.mjs";
import { GAME } from "./game.mjs";
import { looker } from "./looking.mjs";
import { address, folder, start, until } from "./program.mjs";

// The number of times that the desk falls; after each, one of the last half-moves of the game is heard.
const KILLS = Number(process.env.ZGODA_EAR_KILLS ?? 3);
const HALF_MOVES = GAME.length - KILLS;
assert.ok(KILLS > 0 && HALF_MOVES > 0);
// The number of messages that stay on the page.
const STAY = 20;

await drive(async (device, tell) => {
  const data = folder();
  const transcript = join(data, "transcript");
  const table = start(
    ...["play", "--desk", "127.0.0.1:0", "--data", data, "--lang", "en", "--white", "Ada", "--black", "Ben"],
    ...["--blind", "white", "--clock", "none", "--channel", "white=page", "--channel", "room=text"],
    ...["--transcript", transcript],
  );
  await address(table);
  const listen = (at) => start("desk", "--listen", at, "--data", data, "--lang", "en");
  let desk = listen("127.0.0.1:0");
  const at = await address(desk);
  const [, words] = await table.says(/slip for ear-white, opens one device once: (.*)/);
  const page = await device();
  await soundsWhenTouched(page);
  const number = await ask(page, at, words, "White's phone");
  table.type("arbiter");
  table.type(`device ${number}`);
  await opened(page);
  const state = (name) => page.evaluate((name) => {
    const shown = document.getElementById("ear-state");
    return shown.textContent === shown.dataset[name];
  }, name);
  // The device has its page, and nothing was ever heard on it: the page says that it waits for a touch, and the table that
  // White's ear is gone.
  await until("it waits for a touch", () => state("untouched"));
  await table.says(/White's ear is gone: .* not touched yet/);
  table.type("arbiter done");
  await table.says(/the arbiter has finished/, { by: "out" });
  await page.click("#ear-words-name");
  await until("it is awake", () => state("awake"));
  tell("an ear that nobody has touched says so, the table too, and one touch makes it one");

  // The messages that the table knows were said to White by the page, in the order in which they were said, and those in the
  // tree. More urgent messages overtake earlier ones.
  const ends = () => {
    const all = readFileSync(transcript, "utf8").split("\n").filter(Boolean).map((row) => JSON.parse(row));
    return all.filter(({ to }) => to === "white");
  };
  const rows = () => {
    const begun = ends().filter(({ by, begun_ms }) => by === "page" && begun_ms !== null);
    return begun.sort((one, other) => one.begun_ms - other.begun_ms);
  };
  const said = () => rows().map(({ text }) => text);
  const heard = async () => inLog(await tree(page), await page.innerText("#ear-words-name"));
  // The messages at the beginning of the game were said before the page was open.
  const greeting = ["the sound is back", "one more, key R"];
  await until("the first messages are heard", () => said().length === greeting.length);
  assert.deepEqual(said(), greeting);
  assert.deepEqual(await heard(), said());
  // The messages that a screen reader was given since then, and the part of them that still stands there.
  await listens(page, "#ear");
  // Messages that were cut off by a half-move before the page reported them were on the page all the same; half-moves are never
  // cut off.
  const counted = (lines, known) => {
    const cut = ends().filter(({ begun_ms, about }) => begun_ms === null && about?.kind !== "move-played").map(({ text }) => text);
    let place = 0;
    return lines.filter((line) => {
      const wasCut = line === known[place] ? -1 : cut.indexOf(line);
      if (wasCut >= 0) cut.splice(wasCut, 1);
      else place += 1;
      return wasCut < 0;
    });
  };
  const isWhole = async () => {
    const lines = await told(page);
    const known = said().slice(greeting.length);
    assert.deepEqual(counted(lines, known), known);
    assert.deepEqual((await heard()).slice(-STAY), [...greeting, ...lines].slice(-STAY));
  };
  const isHeard = async (count) => {
    await until(`${count} messages are heard`, () => said().length >= count);
    await isWhole();
  };
  for (const [played, halfMove] of GAME.slice(0, HALF_MOVES).entries()) {
    table.type(`${played % 2 === 0 ? "white" : "black"}: ${halfMove}`);
  }
  await isHeard(greeting.length + HALF_MOVES);
  table.type("white: repeat");
  await isHeard(greeting.length + HALF_MOVES + 1);
  table.type("white: repeat");
  await isHeard(greeting.length + HALF_MOVES + 2);
  const [one, other] = (await heard()).slice(-2);
  assert.equal(one, other);
  tell("each message is in the tree once, equal ones too");

  let after;
  for (const [kill, halfMove] of GAME.slice(HALF_MOVES, HALF_MOVES + KILLS).entries()) {
    after = table.said.out.length;
    await desk.kill("SIGKILL");
    await until("the page says that nothing is heard", () => state("notConnected"));
    desk = listen(new URL(at).host);
    await table.says(/White has sound again/, { by: "out", after });
    await until("it is awake again", () => state("awake"));
    const ply = HALF_MOVES + kill + 1;
    table.type(`${ply % 2 === 1 ? "white" : "black"}: ${halfMove}`);
    await until("the next half-move is heard", () => rows().some((row) => row.about?.ply === ply));
    await isWhole();
  }
  const plies = rows().filter(({ about }) => about?.kind === "move-played").map(({ about }) => about.ply);
  assert.deepEqual(plies, Array.from({ length: HALF_MOVES + KILLS }, (_, at) => at + 1));
  tell("no half-move is said twice or lost by desks that are started again");

  // The page's reports of itself from now on, and whether it can be seen. A frozen page reports nothing.
  await page.evaluate(() => {
    const { fetch } = globalThis;
    const beats = [];
    Object.assign(globalThis, { beats, frozen: false, visibility: "visible" });
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => globalThis.visibility });
    globalThis.fetch = (to, how) => {
      if (!to.endsWith("/here")) return fetch(to, how);
      if (globalThis.frozen) return new Promise(() => {});
      const beat = { seen: globalThis.visibility, awake: how.body.get("awake"), taken: false };
      beats.push(beat);
      const answer = fetch(to, how);
      answer.then(({ ok }) => (beat.taken = ok), () => {});
      return answer;
    };
  });
  const hidden = () => page.evaluate(() => globalThis.beats.filter(({ seen }) => seen === "hidden"));
  // Changes the page after a beat that was taken, so that no earlier beat is still on its way.
  const becomes = (change) => until("a beat is taken", () => page.evaluate((change) => {
    if (!globalThis.beats.at(-1)?.taken) return false;
    Object.assign(globalThis, change);
    document.dispatchEvent(new Event("visibilitychange"));
    return true;
  }, change));
  const hearsAgain = async (change) => {
    await page.evaluate((change) => {
      Object.assign(globalThis, change);
      document.dispatchEvent(new Event("visibilitychange"));
    }, change);
    await table.says(/White has sound again/, { by: "out", after });
    await until("it is an ear again", () => state("awake"));
  };

  const before = said();
  after = table.said.out.length;
  await becomes({ visibility: "hidden" });
  await until("the hidden page's first beat is taken", async () => (await hidden()).some(({ taken }) => taken));
  // Comes after that beat on the same connection.
  const asked = page.waitForResponse(/\/do$/);
  await page.click("#ear-repeat");
  await asked;
  assert.deepEqual((await hidden()).filter(({ awake }) => awake !== "false"), []);
  await table.says(/White has no sound now/, { by: "out", after });
  assert.deepEqual(said(), before);
  await hearsAgain({ visibility: "visible" });
  table.type("white: repeat");
  await until("words reach it again", () => said().length > before.length);
  tell("a page that cannot be seen says so with its next beat, and is told nothing more");

  after = table.said.out.length;
  await becomes({ frozen: true });
  await table.says(/White has no sound now/, { by: "out", after });
  await hearsAgain({ frozen: false });
  tell("a page that says nothing of itself is lost, too");
  await looker(tell)("ear", page);
  assert.equal(await table.kill("SIGINT"), 0);
});
