// SPDX-License-Identifier: GPL-3.0-or-later
// Two records differ (S09 of the rules), and the arbiter takes the game back by their page alone; Black is charged (S10).

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { readIn } from "./arbiter.mjs";
import { answered, ask, button, drive, opened, step } from "./devices.mjs";
import { address, event, exportedByCode, round, start, until } from "./program.mjs";

const PAIRINGS = `table,white,black,white_sight,black_sight
1,Anna Nowak,Jan Wilk,blind,sighted
`;
const AGREED = ["32-28", "19-23", "28x19", "14x23", "37-32", "10-14"];
const AFTER = ["5-10", "41-37", "17-21", "40-34"];
// The clocks after half-move 6, as in S09.
const READINGS = { white: 78 * 60 + 40, black: 79 * 60 + 5 };
const CHARGE_S = 3 * 60 + 20;

await drive(async (device, tell) => {
  const papers = round(PAIRINGS, event(""));
  const record = join(papers.made, "game.zgoda");
  const table = start(
    ...["play", "--mode", "official", "--event", join(papers.out, "table-01.toml"), "--record", record],
    ...["--data", join(papers.made, "data"), "--desk", "127.0.0.1:0", "--voice", "none", "--lang", "en"],
  );
  const page = await device();
  const at = await address(table);
  const number = await ask(page, at, papers.slips["Chief arbiter"], "chief's laptop");
  table.type("arbiter 2468");
  table.type(`device ${number}`);
  await opened(page);
  const act = (region, name) => answered(page, () => button(page, region, name).click());
  const rows = () => page.locator("table.records tbody tr").count();
  let plies = 0;
  const play = async (halfMove) => {
    const side = plies % 2 === 0 ? "white" : "black";
    table.type(`${side}: ${halfMove}`);
    table.type(`${side}: press`);
    plies += 1;
    await until(`${halfMove} stands`, async () => (await rows()) === plies);
  };
  // The times beside the clocks now, in seconds.
  const clocks = async () => {
    const texts = await page.locator("#times .clock-side [data-time]").allInnerTexts();
    const [white, black] = texts.map((text) => text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0));
    return { white, black };
  };

  await act("state", "Begin the round");
  for (const halfMove of AGREED) await play(halfMove);
  await act("state", "Stop both clocks");
  await step(page, "clock", "Set both clocks", { words: "1:18:40 1:19:05" });
  await until("both clocks are set", async () => JSON.stringify(await clocks()) === JSON.stringify(READINGS));
  await act("state", "Let the game go on");
  for (const halfMove of ["34-30", ...AFTER]) await play(halfMove);
  tell("the game is played on by both");

  await act("state", "Stop both clocks");
  await readIn(page, "White", [...AGREED, "34-30", ...AFTER].join(" "));
  await readIn(page, "Black", [...AGREED, "35-30", ...AFTER].join(" "));
  const said = await act("records", "Compare records and boards");
  assert.match(said, /agree.*\b6\b/, said);
  assert.match(said, /neighbouring square.*half-move 7, 34 for White, 35 for Black/, said);
  const parting = page.locator("table.records tr.parts");
  assert.equal(await parting.count(), 1);
  const marked = await parting.innerText();
  assert.match(marked, /^7\b/, marked);
  assert.match(marked, /34-30.*35-30/s, marked);
  const words = await page.locator("#records").innerText();
  assert.match(words, /part.*\b7\b/i, words);
  tell("the first difference is marked and said");

  await step(page, "walk-back", "Go back to the proposed half-move");
  await until("six half-moves stand", async () =>
    (await page.locator("table.records tbody tr td:nth-of-type(1)").allInnerTexts()).filter(Boolean).length === 6);
  const back = await clocks();
  assert.ok(near(back, READINGS), JSON.stringify(back));
  tell("the clocks go back with the half-moves");

  await step(page, "clock", "Charge a time", { choice: "charge black", words: "3:20" });
  await until("Black is charged", async () => (await clocks()).black < READINGS.black - CHARGE_S + 2);
  const charged = await clocks();
  assert.ok(near(charged, { ...READINGS, black: READINGS.black - CHARGE_S }), JSON.stringify(charged));
  const told = await act("state", "Let the game go on");
  await until("White's clock runs", async () =>
    (await page.locator("#times .clock-side.runs").innerText()).startsWith("White"));
  tell(`the game goes on: ${told}`);

  plies = 6;
  table.type("white: 34-30");
  table.type("white: press");
  await until("and is played on", async () => (await page.locator("#log").innerText()).includes("34-30"));
  const reader = await page.context().newPage();
  await reader.goto(`${page.url()}/protocol`);
  const happened = await reader.locator("section.happened").innerText();
  assert.match(happened, /back to the position after half-move 6/, happened);
  const charge = reader.locator("section.clocks tr").filter({ hasText: "charge 1" });
  assert.match(await charge.innerText(), /0:00:00\s+0:03:20/);
  await reader.getByRole("link", { name: "Signatures" }).click();
  await until("the list leads to a heading", () =>
    reader.evaluate(() => document.activeElement?.id === "signatures"));
  tell("the arbiter reads the protocol while the game goes on");
  await reader.close();
  await table.kill("SIGINT");
  const protocol = exportedByCode("--to", "protocol", "--lang", "en", record);
  const lines = [
    "Clocks after half-move 6: White 1:18:40, Black 1:19:05.",
    "6 half-moves agreed, proposed to go on after half-move 6.",
    "     7  34-30           35-30  <>",
    "back to the position after half-move 6; struck out: 34-30 5-10 41-37 17-21 40-34.",
    "charge 1: to White 0:00:00, to Black 0:03:20",
    "   4. 34-30\n",
  ];
  const places = lines.map((line) => protocol.indexOf(line));
  assert.deepEqual(places, places.toSorted((one, other) => one - other), protocol);
  assert.ok(!places.includes(-1), protocol);
  tell("the protocol says so");
  await printed(page, exportedByCode("--to", "html", "--lang", "en", record), papers.made);
  tell("the protocol is printed on sheets of A4");
});

/** Opens the file without a network, and prints it as an arbiter would. */
async function printed(page, html, folder) {
  const file = join(folder, "protocol.html");
  writeFileSync(file, html);
  const pictures = process.env.ZGODA_PICTURES;
  await page.context().setOffline(true);
  await page.goto(pathToFileURL(file).href);
  const parts = await page.locator("section.happened tr.parts").innerText();
  assert.match(parts, /^7\s+34-30\s+35-30\s+.*Differ/, parts);
  assert.equal(await page.locator("section.moves tbody tr").count(), 4);
  await page.emulateMedia({ media: "print" });
  const hidden = await page.locator("nav.contents").isVisible();
  assert.equal(hidden, false);
  const sheets = await page.pdf({ preferCSSPageSize: true, path: pictures && join(pictures, "protocol.pdf") });
  const text = sheets.toString("latin1");
  assert.match(text, /\/MediaBox\s*\[0 0 59[45]\.?\d* 84[12]/, "A4");
}

/** True if both are within a second: the press is made by a real clock. */
function near(is, wanted) {
  return Object.keys(wanted).every((side) => Math.abs(is[side] - wanted[side]) <= 1);
}
