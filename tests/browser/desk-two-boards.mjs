// SPDX-License-Identifier: GPL-3.0-or-later
// Two sensor boards come to differ (S08 and S09 of the rules). The arbiter's page shows both side by side, with the possible
// causes and the clocks. The arbiter takes the game back on the page; hands put each board right, and its own sensors confirm
// that.

import assert from "node:assert/strict";
import { join } from "node:path";

import { readIn } from "./arbiter.mjs";
import { answered, ask, button, drive, opened, step } from "./devices.mjs";
import { address, event, exportedByCode, round, start, until } from "./program.mjs";

const PAIRINGS = `table,white,black,white_sight,black_sight
1,Anna Nowak,Jan Wilk,blind,sighted
`;
const AGREED = ["32-28", "19-23", "28x19", "14x23", "37-32", "10-14"];
// The clocks after half-move 6, as in S09.
const READINGS = ["1:18:40", "1:19:05"];
const SHEETS = { White: [...AGREED, "34-30"], Black: [...AGREED, "35-30"] };

await drive(async (device, tell) => {
  const papers = round(PAIRINGS, event(""));
  const record = join(papers.made, "game.zgoda");
  const table = start(
    ...["play", "--mode", "official", "--event", join(papers.out, "table-01.toml"), "--record", record],
    ...["--board", "white=sim", "--board", "black=sim"],
    ...["--data", join(papers.made, "data"), "--desk", "127.0.0.1:0", "--voice", "none", "--lang", "en"],
  );
  const page = await device();
  const at = await address(table);
  const number = await ask(page, at, papers.slips["Chief arbiter"], "chief's laptop");
  table.type("arbiter 2468");
  table.type(`device ${number}`);
  await opened(page);
  const act = (region, name) => answered(page, () => button(page, region, name).click());
  const text = (region) => page.locator(`#${region}`).innerText();
  const rows = () => page.locator("table.records tbody tr").count();
  const boards = (...states) =>
    until(`boards: ${states.join(", ")}`, async () => {
      const told = await page.locator("#differences h3").allInnerTexts();
      return states.every((state) => told.includes(state));
    });
  // The page shows a board at once; the log tells of it only when the board has come to rest.
  const logged = (line, count) =>
    until(`${count} times in the log: ${line}`, async () => (await text("log")).split(line).length > count);
  const agree = () => boards("White's board agrees with the record", "Black's board agrees with the record");

  // The mover's hand moves on the mover's board; the other side's hand carries the half-move out on the other board.
  let plies = 0;
  const play = async (halfMove, carriedOut = halfMove) => {
    const [mover, other] = plies % 2 === 0 ? ["white", "black"] : ["black", "white"];
    table.type(`${mover}: hand ${halfMove}`);
    plies += 1;
    await until(`${halfMove} stands`, async () => (await rows()) === plies);
    table.type(`${mover}: press`);
    table.type(`${other}: hand ${carriedOut}`);
  };

  await agree();
  await act("state", "Begin the round");
  for (const halfMove of AGREED) {
    await play(halfMove);
    await agree();
  }
  await act("state", "Stop both clocks");
  await step(page, "clock", "Set both clocks", { words: READINGS.join(" ") });
  await act("state", "Let the game go on");
  tell("six half-moves stand on both boards");

  await play("34-30", "35-30");
  await boards("White's board agrees with the record", "Black's board differs from the record");
  const departs = ["34, take off", "35, put a white man"];
  await until("the hand has done", async () => JSON.stringify(await steps()) === JSON.stringify(departs));
  await logged("Black's board differs from the record", 1);
  assert.match(await text("attention"), /board/i);
  await act("state", "Stop both clocks");
  tell("a board that differs raises the table");

  // The differences in words come first, then the grids of both boards and of the record.
  const differences = await text("differences");
  assert.match(differences, /Black's board differs from the record[^]*?34, take off\s+35, put a white man/, JSON.stringify(differences.slice(0, 700)));
  const order = await page.locator("#differences").evaluate((it) =>
    [...it.querySelectorAll("ol.steps, figure.board")].map((one) => one.localName));
  assert.deepEqual(order, ["ol", "figure", "figure", "figure"]);
  const grids = page.locator("#differences figure.board table");
  const named = await grids.evaluateAll((all) => all.map((it) => it.getAttribute("aria-label")));
  assert.match(named.join("; "), /White.*Black.*record/i);
  const tops = await page.locator("#differences figure.board").evaluateAll((all) =>
    all.map((it) => Math.round(it.getBoundingClientRect().top)));
  assert.equal(new Set(tops.slice(0, 2)).size, 1, `side by side: ${tops}`);
  assert.deepEqual([await square(0, "34"), await square(0, "35")], ["square 34, empty", "square 35, white man"]);
  assert.match(await square(1, "34"), /^square 34, white man, .*take off$/);
  assert.match(await square(1, "35"), /^square 35, empty, .*white man is missing$/);
  tell("both boards stand side by side, and what differs first in words");

  for (const [side, sheet] of Object.entries(SHEETS)) await readIn(page, side, sheet.join(" "));
  await act("records", "Compare records and boards");
  const explained = page.locator("#records ol.explanations li");
  const ranked = await until("explanations", async () => {
    const all = await explained.allInnerTexts();
    return all.length > 0 && all;
  });
  assert.match(ranked[0], /^Most likely: .*half-move 7\b/, ranked[0]);
  assert.ok(ranked.slice(1).every((one) => one.startsWith("Or: ")), ranked.join("\n"));
  const records = await page.locator("#records").evaluate((it) =>
    [...it.querySelectorAll("ol.explanations, table.records")].map((one) => one.localName));
  assert.deepEqual(records, ["ol", "table"]);
  assert.match(await text("records"), /Half-move 7: White's record says 34-30, Black's says 35-30/);
  const row = (ply) => page.locator("table.records tbody tr").nth(ply - 1).locator("td").allInnerTexts();
  assert.equal((await row(5)).length, 5);
  assert.match((await row(5)).at(-1), /^\d:\d\d:\d\d$/, `${await row(5)}`);
  // The last two half-moves have no clocks beside them, whether they were pressed for or not.
  for (const ply of [6, 7]) assert.deepEqual((await row(ply)).slice(-2), ["–", "–"]);
  tell("what may have happened is ranked above the records, which have the clocks beside them");

  const back = await step(page, "walk-back", "Go back to the proposed half-move");
  await boards("White's board differs from the record", "Black's board differs from the record");
  assert.deepEqual(await clocks(), READINGS, back);
  assert.deepEqual(await steps(), ["30, take off", "34, put a white man", "30, take off", "35, put a white man"]);
  assert.equal(await explained.count(), 0);
  tell("the game is back after half-move 6, with its clocks, and both boards are to be put right");

  // Each board reports by itself that it was put right.
  const told = (await text("log")).split("'s board agrees with the record").length - 1;
  for (const [side, home] of [["white", "34"], ["black", "35"]]) {
    const before = await steps();
    table.type(`${side}: remove 30`);
    await until(`30 is empty on ${side}'s board`, async () => (await steps()).length === before.length - 1);
    table.type(`${side}: put ${home} wm`);
    await until(`${home} is filled`, async () => (await steps()).length === before.length - 2);
  }
  await agree();
  await logged("'s board agrees with the record", told + 2);
  assert.deepEqual(await clocks(), READINGS);
  tell("each board confirms it by itself");

  await act("state", "Let the game go on");
  await until("White's clock runs", async () =>
    (await page.locator("#times .clock-side.runs").innerText()).startsWith("White"));
  plies = 6;
  await play("35-30");
  await agree();
  await table.kill("SIGINT");
  const protocol = exportedByCode("--to", "protocol", "--lang", "en", record);
  const lines = [
    "Clocks after half-move 6: White 1:18:40, Black 1:19:05.",
    "Black's board differs from the record: ",
    "to be removed: 34; to be placed: 35",
    "6 half-moves agreed, proposed to go on after half-move 6.",
    "     7  34-30           35-30  <>",
    "back to the position after half-move 6; struck out: 34-30.",
    "White's board agrees with the record.",
    "Black's board agrees with the record.",
    "   4. 35-30\n",
  ];
  let place = 0;
  for (const line of lines) {
    const found = protocol.indexOf(line, place);
    assert.ok(found >= 0, `${line} is not behind ${place} of\n${protocol}`);
    place = found + line.length;
  }
  tell("the protocol says so");

  /** The label of a square of this figure, without the mark of the last half-move. */
  async function square(figure, name) {
    const cells = page.locator("#differences figure.board").nth(figure).locator(`[aria-label^="square ${name},"]`);
    return (await cells.first().getAttribute("aria-label")).replace(/, the last half-move (?:began|ended) here/, "");
  }

  async function steps() {
    return page.locator("#differences ol.steps li").allInnerTexts();
  }

  async function clocks() {
    return page.locator("#times .clock-side [data-time]").allInnerTexts();
  }
});
