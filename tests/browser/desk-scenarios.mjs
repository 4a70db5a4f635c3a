// SPDX-License-Identifier: GPL-3.0-or-later
// S08 to S11 of the rules, each as a game on two boards with a serial line (`zgoda sim dgt` on a pseudo-terminal): the arbiter
// finds out, goes back, charges and writes down on their page alone, and each board is put right by hand.

import assert from "node:assert/strict";
import { join } from "node:path";

import * as arbiter from "./arbiter.mjs";
import { answered, ask, drive, opened, step } from "./devices.mjs";
import { address, event, exportedByCode, round, start, until } from "./program.mjs";

const PAIRINGS = `table,white,black,white_sight,black_sight
1,Anna Nowak,Jan Wilk,blind,sighted
`;
const AGREED = ["32-28", "19-23", "28x19", "14x23", "37-32", "10-14"];
// The clocks after half-move 6.
const READINGS = ["1:18:40", "1:19:05"];
const CHARGE = "3:20";
const AFTER = ["5-10", "41-37", "17-21"];
const REASON = "half each, both heard the other wrongly";
/** The lines of the protocol about S09. */
const PARTED = [
  "Clocks after half-move 6: White 1:18:40, Black 1:19:05.",
  "Records compared (Kodeks VIII 3.1)",
  "6 half-moves agreed, proposed to go on after half-move 6.",
  "(Kodeks VIII 3.1.2)",
  "     7  34-30           35-30  <>",
  "    11  40-34",
  "back to the position after half-move 6; struck out: 34-30.",
  "White's board agrees with the record.",
  "Black's board agrees with the record.",
];

await drive(async (device, tell) => {
  // ---- S08: Black says 18-23 and plays 19-23; White hears and writes 18-23.
  await game(device, async (it) => {
    await it.play("32-28");
    it.table.type("black: said 18-23");
    await it.play("19-23", "18-23");
    await it.differs("White's");
    await it.act("state", "Stop both clocks");
    await it.readIn("White", "32-28 18-23");
    await it.readIn("Black", "32-28 19-23");
    const found = await it.act("records", "Compare records and boards");
    assert.match(found, /agree (?:for|through) (?:one|1) half-move/i, found);
    assert.match(found, /Half-move 2: White's record says 18-23, Black's says 19-23/, found);
    assert.match(found, /position after half-move 1, Black to move[^]*VIII 3\.1\.2/, found);
    await step(it.page, "walk-back", "Go back to the proposed half-move");
    await it.differs("White's", "Black's");
    assert.deepEqual(await it.steps("White"), ["23, take off", "18, put a black man"]);
    assert.deepEqual(await it.steps("Black"), ["23, take off", "19, put a black man"]);
    for (const side of ["White", "Black"]) await it.mend(side);
    await it.agree();
    await it.act("state", "Let the game go on");
    await it.runs("Black");
    await it.play("18-23", "18-23", 2);
    await it.agree();
    await it.ends([
      "back to the position after half-move 1; struck out: 19-23.",
      "Kodeks VIII 3.1.2",
      "White's board agrees with the record.",
      "Black's board agrees with the record.",
      "   1. 32-28             18-23\n",
    ]);
  });
  tell("S08: play goes back to half-move 1, Black is to move, and half-move 2 is struck in both records");

  // ---- S09: the records part at half-move 7. S10: Black is charged. S11: no side is charged until the arbiter says so.
  await game(device, async (it) => {
    await parted(it);
    tell("S09: play goes back to half-move 6 with its clocks, and both boards are put right");
    await step(it.page, "clock", "Charge a time", { choice: "charge black", words: CHARGE });
    await it.show("1:18:40", "1:15:45");
    await goesOn(it);
    await it.ends([...PARTED, "charge 1: to White 0:00:00, to Black 0:03:20", "   4. 35-30\n"]);
  });
  tell("S10: Black is charged, and the protocol has it");
  await game(device, async (it) => {
    await parted(it);
    // No side is named and no side is charged; one key shares the time on the stopwatch.
    await it.show(...READINGS);
    const folded = it.page.locator("#walk-back details").filter({ hasText: "Charge the time on the stopwatch" });
    await folded.locator("summary").click();
    await answered(it.page, () => folded.getByRole("button", { name: "Charge the time on the stopwatch: Both", exact: true }).click());
    const each = (await it.clocks()).map((time, place) => seconds(READINGS[place]) - seconds(time));
    assert.ok(each[0] > 0 && Math.abs(each[0] - each[1]) <= 1, `the same for both: ${each}`);
    await step(it.page, "clock", "Take the last charge back");
    await it.show(...READINGS);
    await step(it.page, "clock", "Charge a time", { choice: "charge both", words: CHARGE });
    await it.show("1:17:00", "1:17:25");
    await step(it.page, "end", "Write a decision down in your own words", { words: REASON });
    await goesOn(it);
    await it.ends([...PARTED, "charge 2: to White 0:01:40, to Black 0:01:40", REASON, "   4. 35-30\n"]);
  });
  tell("S11: nobody is charged until the arbiter shares it, and the reason is kept");
});

/** Plays S09 until both boards are put right; no side is charged. */
async function parted(it) {
  for (const halfMove of AGREED) {
    await it.play(halfMove);
    await it.agree();
  }
  await it.act("state", "Stop both clocks");
  await step(it.page, "clock", "Set both clocks", { words: READINGS.join(" ") });
  await it.act("state", "Let the game go on");
  await it.play("34-30", "35-30");
  await it.differs("Black's");
  // Both players go on: their boards enter nothing any more. White then finds 34 occupied on Black's board.
  for (const halfMove of AFTER) {
    for (const board of Object.values(it.boards)) board.type(`move ${halfMove}`);
  }
  it.boards.white.type("move 40-34");
  // Two squares for each half-move that the record does not have.
  await until("all hands have done", async () => (await it.steps("White")).length === 8 && (await it.steps("Black")).length === 8);
  it.table.type("white: call");
  await it.act("state", "Stop both clocks");
  assert.equal(await it.rows(), AGREED.length + 1);
  await it.readIn("White", [...AGREED, "34-30", ...AFTER, "40-34"].join(" "));
  await it.readIn("Black", [...AGREED, "35-30", ...AFTER].join(" "));
  const found = await it.act("records", "Compare records and boards");
  for (const words of [
    /agree for 6 half-moves/,
    /Half-move 7: White's record says 34-30, Black's says 35-30/,
    /position after half-move 6, White to move[^]*VIII 3\.1\.2/,
    /White's record[^]*34-30 5-10 41-37 17-21 40-34/,
    /Black's record[^]*35-30 5-10 41-37 17-21/,
  ]) assert.match(found, words);
  await step(it.page, "walk-back", "Go back to the proposed half-move");
  await it.differs("White's", "Black's");
  await it.show(...READINGS);
  for (const side of ["White", "Black"]) await it.mend(side);
  await it.agree();
  await it.show(...READINGS);
}

/** White is to move and plays another half-move, which both boards take. */
async function goesOn(it) {
  await it.act("state", "Let the game go on");
  await it.runs("White");
  await it.play("35-30", "35-30", AGREED.length + 1);
  await it.agree();
}

function seconds(time) {
  return time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** An official game on two boards, with the chief arbiter's page beside it. */
async function game(device, act) {
  const papers = round(PAIRINGS, event(""));
  const record = join(papers.made, "game.zgoda");
  const boards = { white: start("sim", "dgt"), black: start("sim", "dgt") };
  const lines = [];
  for (const [side, board] of Object.entries(boards)) {
    const [port] = await board.says(/^\/.*board(?=\n)/, { by: "out" });
    lines.push("--board", `${side}=dgt:${port}`);
  }
  const table = start(
    ...["play", "--mode", "official", "--event", join(papers.out, "table-01.toml"), "--record", record, ...lines],
    ...["--data", join(papers.made, "data"), "--desk", "127.0.0.1:0", "--voice", "none", "--lang", "en"],
  );
  const page = await device();
  const number = await ask(page, await address(table), papers.slips["Chief arbiter"], "chief's laptop");
  table.type("arbiter 2468");
  table.type(`device ${number}`);
  await opened(page);
  const text = (region) => page.locator(`#${region}`).innerText();
  let plies = 0;
  const it = {
    page,
    table,
    boards,
    text,
    act: (region, name) => arbiter.act(page, region, name),
    agree: () => arbiter.stand(page, "White's board agrees with the record", "Black's board agrees with the record"),
    differs: (...whose) => arbiter.stand(page, ...whose.map((of) => `${of} board differs from the record`)),
    rows: () => arbiter.rows(page),
    /** The steps by which a board is put right, as the page tells them. */
    steps: (side) => arbiter.steps(page, side),
    show: (...times) => until(`the clocks show ${times}`, async () => JSON.stringify(await it.clocks()) === JSON.stringify(times)),
    clocks: () => arbiter.clocks(page),
    runs: (side) => until(`${side}'s clock runs`, async () =>
      (await page.locator("#times .clock-side.runs").innerText()).startsWith(side)),
    readIn: (side, sheet) => arbiter.readIn(page, side, sheet),
    /** The mover's hand on their board, their press, and the opponent's hand on the other board. */
    play: async (halfMove, carriedOut = halfMove, ply = plies + 1) => {
      plies = ply;
      const [mover, other] = ply % 2 === 1 ? ["white", "black"] : ["black", "white"];
      boards[mover].type(`move ${halfMove}`);
      await until(`${halfMove} stands`, async () => (await arbiter.rows(page)) === ply);
      table.type(`${mover}: press`);
      boards[other].type(`move ${carriedOut}`);
    },
    /** Lets a hand do what the page says, step by step. */
    mend: (side) => arbiter.mend(page, side, boards[side.toLowerCase()]),
    protocol: async () => {
      await table.kill("SIGINT");
      return exportedByCode("--to", "protocol", "--lang", "en", record);
    },
    ends: async (wanted) => {
      const protocol = await it.protocol();
      for (const line of wanted) assert.ok(protocol.includes(line), `${line} is not in\n${protocol}`);
    },
  };
  await it.agree();
  await it.act("state", "Begin the round");
  await act(it);
  for (const board of Object.values(boards)) await board.kill("SIGINT");
}
