// SPDX-License-Identifier: GPL-3.0-or-later
// The desk crashes and is started again, and devices try forbidden actions: the game is the same as an undisturbed one.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { answers, ask, button, drive, listens, opened, ready, told } from "./devices.mjs";
import { GAME } from "./game.mjs";
import { address, folder, run, start, until } from "./program.mjs";

// Every half-move is two lines, the half-move and its press, and the desk may fall before each of them.
const KILLS = Number(process.env.ZGODA_DESK_KILLS ?? 20);
const PLAYED = GAME.slice(0, KILLS);
assert.ok(KILLS > 0 && KILLS <= 2 * GAME.length, `between 1 and ${2 * GAME.length} kills`);
const LINES = PLAYED.flatMap((halfMove, at) => [halfMove, "press"].map((line) => `${at % 2 === 0 ? "white" : "black"}: ${line}`));
// Falls before half-moves and before presses by turns, all through the game.
const FALLS = new Set(Array.from({ length: KILLS }, (_, kill) => 2 * Math.floor((kill * PLAYED.length) / KILLS) + (kill % 2)));
assert.equal(FALLS.size, KILLS);
// The field in which an arbiter is writing when the desk falls.
const WRITING = "#claims details input[type=text]";
const WRITTEN = "the player of the table besi";
// The precision to which moments are rounded.
const ROUNDED_MS = 2;

await drive(async (device, tell) => {
  const alone = await play(null);
  const disturbed = await play(device, tell);
  assert.ok(alone.heard.length >= PLAYED.length && alone.events.length >= 3 * PLAYED.length);
  assert.deepEqual(disturbed.heard, alone.heard);
  assert.deepEqual(disturbed.events, alone.events);
  assert.deepEqual(disturbed.written, alone.written);
  for (const game of [alone, disturbed]) assert.deepEqual(game.stood, [], "the clock stood");
  tell(`a game notices nothing of ${KILLS} desks that fall: the record and what is said are those of a game without a desk`);
});

/** Starts the next desk at this address. */
async function startAgain(at, data) {
  const desk = start("desk", "--listen", new URL(at).host, "--data", data, "--lang", "en");
  await desk.says(/a table is there/);
  return desk;
}

/** Plays a game; with devices, beside a desk that falls and pages that are open. */
async function play(device, tell) {
  const data = folder();
  const transcript = join(data, "transcript");
  const record = join(data, "game.zgoda");
  const table = start(
    ...["play", ...(device ? ["--desk", "127.0.0.1:0"] : []), "--data", data, "--lang", "en", "--white", "Ada", "--black", "Ben"],
    ...["--blind", "white", "--clock", "80m+60s", "--voice", "none", "--transcript", transcript, "--record", record],
  );
  const desk = device && (await beside(table, data, device));
  for (const [place, line] of LINES.entries()) {
    const falls = desk && FALLS.has(place);
    if (falls) await desk.falls(place === 0 && tell);
    table.type(line);
    await until(`the table has taken ${line}`, () => taken(transcript) === place + 1);
    if (falls) await desk.comes(Math.ceil((place + 1) / 2));
  }
  const heard = rows(transcript);
  const first = heard.findIndex(({ about }) => about?.ply === 1);
  if (desk) await desk.isWhole(tell);
  table.type("quit");
  await table.ended;
  await desk?.ends();
  return {
    heard: heard.slice(first).map(({ to, text, status, about, priority, by }) => ({ to, text, status, about, priority, by })),
    ...ofTheGame(run("export", "--to", "json", record)),
    written: run("export", "--to", "pdn", record),
  };
}

/** The rows of a transcript so far. */
function rows(transcript) {
  return readFileSync(transcript, "utf8").split("\n").filter(Boolean).map((row) => JSON.parse(row));
}

/** The number of half-moves and presses that were said, each once it was on the disk. */
function taken(transcript) {
  return rows(transcript).filter(({ about }) => ["move-played", "pressed"].includes(about?.kind)).length;
}

/** The game as a record tells it, without moments, and the places at which the clock did not run after its start. */
function ofTheGame(json) {
  const all = json.split("\n").filter(Boolean).map((line) => JSON.parse(line));
  // A game with a desk has events of its devices, too; the number of readings of a running clock depends on time alone.
  const events = all.filter(({ kind }) => kind && !/^(device-|arbiter-words|clock-ran|slip-refused)/.test(kind));
  const reads = events.filter(({ kind }) => kind === "clock-read");
  const [begun, ...later] = reads;
  const used = ({ white, black }) => white.used_ms + black.used_ms - begun.white.used_ms - begun.black.used_ms;
  const stood = later
    .filter((read) => !read.running || Math.abs(used(read) - (read.ms - begun.ms)) > ROUNDED_MS)
    .map((read) => `after half-move ${read.ply} ${used(read)} ms are used of ${read.ms - begun.ms}, ${read.running} runs`);
  assert.equal(later.length, PLAYED.length);
  const timeless = ({ id, session, written, ms, boot, of_move_ms, white, black, ...event }) => ({
    ...event,
    ...(white && { moves: [white.moves, black.moves], given: [white.given_ms, black.given_ms] }),
  });
  return { events: events.map(timeless), stood };
}

/** The desk beside a game, and a page that stays open all the while. */
async function beside(table, data, device) {
  await address(table);
  let now = start("desk", "--listen", "127.0.0.1:0", "--data", data, "--lang", "en");
  const at = await address(now);
  await now.says(/a table is there/);
  const [, words] = await table.says(/slip for chief, opens one device once: (.*)/);
  const page = await device();
  const number = await ask(page, at, words, "chief's laptop");
  table.type("arbiter");
  table.type(`device ${number}`);
  await opened(page);
  table.type("arbiter done");
  const connection = () => page.textContent("#connection");
  const lost = await page.evaluate(() => document.body.dataset.lost);
  const connected = await connection();
  // An arbiter is writing down what they saw, and goes on with it across all falls of the desk.
  const writes = page.locator(WRITING);
  await writes.evaluate((field) => (field.closest("details").open = true));
  await writes.fill(WRITTEN);
  await listens(page);
  const halfMoves = async () => {
    const rows = await page.locator("table.records tbody tr td:first-of-type").allInnerTexts();
    return rows.map((row) => row.split(/\s/)[0].replace("×", "x"));
  };

  /** Kills the desk; the page says so, by itself and on an action. */
  const falls = async (tell) => {
    assert.equal(await now.kill("SIGKILL"), "SIGKILL");
    await until("the page says that it is not connected", async () => (await connection()) === lost);
    if (!tell) return;
    await button(page, "state", "Begin the round").or(button(page, "state", "Stop both clocks")).click();
    // The connection's state said the same words before.
    assert.deepEqual((await answers(page)).slice(-1), [`${lost}\u00a0`]);
    assert.deepEqual(await told(page), [lost, lost]);
    await page.evaluate(() => globalThis.told.pop());
    await writes.focus();
    tell("a page without a desk says that nothing was taken");
  };

  /** Starts the next desk: the page catches up with the game, and says once that it is connected again. */
  const comes = async (played) => {
    now = await startAgain(at, data);
    await until("the page catches up", async () => (await halfMoves()).length === played && (await ready(page)));
    await until("the page is connected", async () => (await connection()) === connected);
    assert.deepEqual(await halfMoves(), PLAYED.slice(0, played));
    const said = await told(page);
    // In between the page may say that it waits for its table.
    assert.equal(new Set(said).size, said.length, said.join(" | "));
    assert.deepEqual([said[0], said.at(-1)], [lost, connected]);
    assert.ok(said.length <= 3, said.join(" | "));
    await page.evaluate(() => (globalThis.told.length = 0));
    assert.ok(await writes.evaluate((field) => document.activeElement === field), "the focus stays");
    assert.equal(await writes.inputValue(), WRITTEN, "what is being typed stays");
  };

  const isWhole = async (tell) => {
    await until("all half-moves are on the page", async () => (await halfMoves()).length === PLAYED.length);
    assert.deepEqual(await halfMoves(), PLAYED);
    assert.deepEqual(await told(page), []);
    const regions = await page.locator("#regions > .region").evaluateAll((all) => all.map(({ id }) => id));
    assert.equal(new Set(regions).size, regions.length, regions.join());
    tell("the page comes back by itself each time, with nothing missing, nothing twice, and nothing said but that");
    await doors({ table, device, page, at, words, number }, tell);
    now = await again({ table, device, at, data, desk: now }, tell);
  };
  return { falls, comes, isWhole, ends: () => now.kill("SIGINT") };
}

/** Tries two things that open nothing: a used slip, and a copied cookie after the end of the device's right. */
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
    // The page may just be loaded anew.
    const regions = () => one.locator("#regions > .region").count().catch(() => -1);
    await until("nothing of the table stands there", async () => (await regions()) === 0);
    assert.notEqual((await one.context().request.get(place)).status(), 200);
  }
  table.type("arbiter done");
  tell("a copied cookie is worth nothing once the device is ended");
}

/** A desk falls while a device waits for its yes: the slip is not used, and a device that asks again keeps its name. */
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
