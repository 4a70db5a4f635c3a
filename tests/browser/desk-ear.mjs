// A page is White's ear: what is said to them is on it once each, in the tree that a screen reader reads, also while the desk
// is started again; a page that nobody can see is no ear, and the table says so.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { tree } from "./checks.mjs";
import { ask, drive, opened } from "./devices.mjs";
import { GAME } from "./game.mjs";
import { looker } from "./looking.mjs";
import { address, folder, start, until } from "./program.mjs";

// What the table is given to say that an ear is gone, and how often it is tried on a slow machine.
const MISSED_MS = 3000;
const TRIES = 3;

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
  const number = await ask(page, at, words, "White's phone");
  table.type("arbiter");
  table.type(`device ${number}`);
  table.type("arbiter done");
  await opened(page);
  const state = (name) => page.evaluate((name) => {
    const shown = document.getElementById("ear-state");
    return shown.textContent === shown.dataset[name];
  }, name);
  await until("it is awake", () => state("awake"));

  // What the table knows that was said to White by the page, and what is in the tree, without what stands around it.
  const said = () => {
    const rows = readFileSync(transcript, "utf8").split("\n").filter(Boolean).map((row) => JSON.parse(row));
    return rows.filter(({ to, by }) => to === "white" && by === "page").map(({ text }) => text);
  };
  const heard = async () => {
    const all = (await tree(page)).filter((node) => !node.ignored);
    const texts = all.filter((node) => node.role?.value === "StaticText").map((node) => node.name.value);
    return texts.slice(texts.indexOf("the sound is back"));
  };
  const isHeard = async (count) => {
    await until(`${count} messages are heard`, () => said().length >= count);
    assert.deepEqual(await heard(), said());
  };
  await isHeard(1);
  for (const [played, halfMove] of GAME.slice(0, 4).entries()) {
    table.type(`${played % 2 === 0 ? "white" : "black"}: ${halfMove}`);
  }
  await isHeard(5);
  table.type("white: repeat");
  await isHeard(6);
  table.type("white: repeat");
  await isHeard(7);
  const [one, other] = (await heard()).slice(-2);
  assert.equal(one, other);
  tell("each message is in the tree once, equal ones too");

  let after = table.said.out.length;
  await desk.kill("SIGKILL");
  await until("the page says that nothing is heard", () => state("notConnected"));
  desk = listen(new URL(at).host);
  await table.says(/White has sound again/, { by: "out", after });
  await until("it is awake again", () => state("awake"));
  const before = said().length;
  table.type(`white: ${GAME[4]}`);
  await until("the next half-move is heard", () => said().some((text, place) => place >= before && /thirty/.test(text)));
  assert.deepEqual(await heard(), said());
  tell("nothing is said twice or lost by a desk that is started again");

  const see = (visible) => page.evaluate((visible) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => visible });
    document.dispatchEvent(new Event("visibilitychange"));
  }, visible);
  const took = [];
  for (let tries = 0; tries < TRIES && !took.some((ms) => ms < MISSED_MS); tries += 1) {
    after = table.said.out.length;
    const hidden = Date.now();
    await see("hidden");
    await table.says(/White has no sound now/, { by: "out", after });
    took.push(Date.now() - hidden);
    after = table.said.out.length;
    await see("visible");
    await table.says(/White has sound again/, { by: "out", after });
  }
  tell("a page that cannot be seen is said to be lost", took.some((ms) => ms < MISSED_MS) ? [] : [`after ${took} ms`]);
  await until("it is an ear again", () => state("awake"));
  await looker(tell)("ear", page);
  assert.equal(await table.kill("SIGINT"), 0);
});
