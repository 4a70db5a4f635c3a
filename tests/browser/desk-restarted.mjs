// The desk falls and is started again, and devices try what they may not: the game is the same as one that nobody disturbed.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { answered, answers, ask, button, drive, opened, ready } from "./devices.mjs";
import { GAME } from "./game.mjs";
import { address, folder, run, start, until } from "./program.mjs";

const KILLS = 20;

await drive(async (device, tell) => {
  const quiet = await play(device, async () => {});
  let killed = 0;
  const disturbed = await play(device, async ({ desk, data, at, page }) => {
    assert.equal(await desk.kill("SIGKILL"), "SIGKILL");
    if (killed === 0) {
      const lost = () => page.evaluate(() => document.getElementById("connection").textContent === document.body.dataset.lost);
      await until("the page says that it is not connected", lost);
      await button(page, "state", "Begin the round").or(button(page, "state", "Stop both clocks")).click();
      assert.deepEqual((await answers(page)).slice(-1), [await page.evaluate(() => document.body.dataset.lost)]);
      tell("a page without a desk says that nothing was taken");
    }
    killed += 1;
    return startAgain(at, data);
  }, tell);
  assert.equal(killed, KILLS);
  assert.deepEqual(disturbed.heard, quiet.heard);
  assert.deepEqual(disturbed.written, quiet.written);
  tell(`a game notices nothing of ${KILLS} desks that fall`);
});

/** The next desk at this address. */
async function startAgain(at, data) {
  const desk = start("desk", "--listen", new URL(at).host, "--data", data, "--lang", "en");
  await desk.says(/a table is there/);
  return desk;
}

/** A game with the arbiter's page beside it; before each half-move something may become of the desk. */
async function play(device, disturb, tell) {
  const data = folder();
  const transcript = join(data, "transcript");
  const record = join(data, "game.zgoda");
  const table = start(
    ...["play", "--desk", "127.0.0.1:0", "--data", data, "--lang", "en", "--white", "Ada", "--black", "Ben"],
    ...["--blind", "white", "--clock", "80m+60s", "--voice", "none", "--transcript", transcript, "--record", record],
  );
  await address(table);
  let desk = start("desk", "--listen", "127.0.0.1:0", "--data", data, "--lang", "en");
  const at = await address(desk);
  await desk.says(/a table is there/);
  const [, words] = await table.says(/slip for chief, opens one device once: (.*)/);
  const page = await device();
  const number = await ask(page, at, words, "chief's laptop");
  table.type("arbiter");
  table.type(`device ${number}`);
  await opened(page);
  table.type("arbiter done");
  const rows = () => page.locator("table.records tbody tr td:first-of-type").allInnerTexts();
  for (const [played, halfMove] of GAME.slice(0, KILLS).entries()) {
    desk = (await disturb({ desk, data, at, page })) ?? desk;
    table.type(`${played % 2 === 0 ? "white" : "black"}: ${halfMove}`);
    table.type(`${played % 2 === 0 ? "white" : "black"}: press`);
  }
  await until("all half-moves are on the page", async () => (await rows()).length === KILLS);
  assert.deepEqual((await rows()).map((row) => row.split(/\s/)[0]), GAME.slice(0, KILLS));
  assert.ok(await ready(page));
  const regions = await page.locator("#regions > .region").evaluateAll((all) => all.map(({ id }) => id));
  assert.equal(new Set(regions).size, regions.length, regions.join());
  const heard = readFileSync(transcript, "utf8").split("\n").filter(Boolean).map((row) => JSON.parse(row));
  if (tell) {
    tell("the page comes back by itself, and nothing stands there twice");
    await doors({ table, device, page, at, words, number }, tell);
    desk = await again({ table, device, at, data, desk }, tell);
  }
  table.type("quit");
  await table.ended;
  await desk.kill("SIGINT");
  return {
    heard: heard.map(({ to, text, status, about }) => ({ to, text, status, about })),
    written: run("export", "--to", "pdn", record),
  };
}

/** What opens nothing: a slip that was used, and a cookie that was copied, once the device's right is ended. */
async function doors({ table, device, page, at, words, number }, tell) {
  const second = await device();
  await second.goto(at);
  await second.fill("#words", words);
  await second.fill("#device", "somebody's phone");
  const after = table.said.err.length;
  await second.click("form.opening button[type=submit]");
  await until("the words open nothing", async () => /open nothing|opens nothing/i.test(await second.innerText("#standing")));
  assert.equal(await second.locator("#tables").count(), 0);
  table.type("arbiter");
  await table.says(/tried the slip \w+ again/, { after });
  tell("a used slip opens nothing, and the arbiter is shown it");

  const thief = await device();
  await thief.context().addCookies(await page.context().cookies());
  const place = page.url();
  assert.equal((await thief.goto(place)).status(), 200);
  table.type(`device ${number} end`);
  for (const one of [page, thief]) {
    await until("it is let in no more", async () => /let in no more/.test(await one.innerText("#connection")));
    assert.equal(await one.locator("#regions > .region").count(), 0);
    assert.notEqual((await one.goto(place)).status(), 200);
  }
  table.type("arbiter done");
  tell("a copied cookie is worth nothing once the device is ended");
}

/** A desk falls while a device waits for its yes: the slip is not used, and whoever asks again is called as before. */
async function again({ table, device, at, data, desk }, tell) {
  const [, words] = await table.says(/slip for assistant-white, opens one device once: (.*)/);
  const number = await ask(await device(), at, words, "Ada's assistant");
  assert.equal(await desk.kill("SIGKILL"), "SIGKILL");
  const next = await startAgain(at, data);
  const page = await device();
  assert.equal(await ask(page, at, words, "Ada's assistant"), number);
  table.type("arbiter");
  table.type(`device ${number}`);
  await opened(page);
  table.type("arbiter done");
  tell("a device whose desk fell before the yes asks again by the same slip");
  return next;
}
