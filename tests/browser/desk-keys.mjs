// SPDX-License-Identifier: GPL-3.0-or-later
// A few half-moves without a pointer: devices are let in, the round begins, half-moves are entered and pressed for, and a table is
// opened from the list, all by Tab, letters and Enter. The tree for screen readers has each answer once, equal answers too.

import assert from "node:assert/strict";
import { join } from "node:path";

import { heardAs, inLog, tree } from "./checks.mjs";
import { answered, answers, drive, listens, lost, opened, told } from "./devices.mjs";
import { address, event, round, start, until } from "./program.mjs";

const PAIRINGS = `table,white,black,white_sight,black_sight,white_assistant
1,Anna Nowak,Jan Wilk,blind,sighted,Ewa Lis
2,Ola Mak,Piotr Dąb,blind,sighted,Iza Bór
`;
const DUTIES = `[assistant.white]
opponents_board = true
own_board = true
record_and_clock = true
`;
// More than the number of controls on any page of this test.
const MOST_TABS = 80;

await drive(async (device, tell) => {
  const papers = round(PAIRINGS, event(DUTIES));
  const tables = start(
    ...["tables", papers.out, "--data", join(papers.made, "data"), "--desk", "127.0.0.1:0", "--lang", "en"],
  );
  const at = await address(tables);
  for (const number of [1, 2]) await tables.says(new RegExp(`table ${number} is there`));

  /** Presses Tab until the focus is on the element with this name. */
  const goTo = async (page, name) => {
    const named = (name) => {
      const it = document.activeElement;
      const label = it.labels?.[0]?.innerText ?? it.innerText;
      return label.trim().startsWith(name);
    };
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(named, name)) return;
    }
    assert.fail(`${name} is not reached by Tab`);
  };
  const asks = async (slip, name) => {
    const page = await device();
    await page.goto(at);
    await goTo(page, "Words of the slip");
    await page.keyboard.type(papers.slips[slip]);
    await goTo(page, "Name of this device");
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
    await until("it waits", async () => /device \d/.test(await page.innerText("main")));
    return page;
  };
  const chief = await asks("Chief arbiter", "chief's laptop");
  tables.type("all: arbiter 2468");
  tables.type("all: device 1");
  await until("both tables are in the list", async () => (await chief.locator("#tables li a").count()) === 2);
  await goTo(chief, "Table 1");
  await chief.keyboard.press("Enter");
  await opened(chief);
  const assistant = await asks("Table 1: Assistant of White", "desk by board 1");
  tables.type("1: device 2");
  await opened(assistant);
  tell("devices are let in and a table is opened by keys alone");

  const all = { chief, assistant };
  // The answers that the desk sent, line by line.
  const sent = { chief: [], assistant: [] };
  for (const [who, page] of Object.entries(all)) {
    await listens(page, "#answers");
    page.on("response", async (response) => {
      if (!response.url().endsWith("/do")) return;
      const lines = (await response.text()).match(/<p>.*?<\/p>/g);
      sent[who].push(...lines.map((line) => line.replace(/<[^>]*>/g, "").replaceAll("&#39;", "'")));
    });
  }
  const does = (who, key) => answered(all[who], () => all[who].keyboard.press(key));
  // Black has no way to press: the first Enter is answered with a warning, the second starts the clock.
  for (const _ of [1, 2]) {
    await goTo(chief, "Begin the round");
    await does("chief", "Enter");
  }
  for (const [halfMove, answer] of [["32-28", "19-23"], ["28x19", "14x23"], ["37-32", "10-14"]]) {
    await goTo(assistant, "Half-move");
    await assistant.keyboard.type(halfMove);
    await does("assistant", "Enter");
    await goTo(assistant, "Press the clock");
    await does("assistant", "Enter");
    for (const line of [answer, "press"]) tables.type(`1: black: ${line}`);
    const [from] = answer.split(/\D/);
    await until(`${answer} is to be carried out`, async () =>
      new RegExp(`\\b${from}\\b`).test(await assistant.innerText("#carry-out .carry-move")));
  }
  const rows = chief.locator("table.records tbody tr");
  await until("six half-moves stand", async () => (await rows.count()) === 6);
  // The same act twice, to get two equal answers.
  await goTo(chief, "List the slips");
  for (const _ of [1, 2]) await does("chief", "Enter");
  tell("half-moves are entered and pressed for by keys alone");

  for (const [who, page] of Object.entries(all)) {
    const name = await page.getAttribute("#answers", "aria-label");
    const standing = await answers(page);
    assert.ok(standing.length > 2, `${who}: ${standing}`);
    const words = standing.map(heardAs);
    assert.deepEqual(inLog(await tree(page), name), words);
    // The page was given everything that the desk sent, and still has the newest lines in their order.
    const notTaken = await lost(page);
    assert.deepEqual((await told(page)).filter((line) => line !== notTaken), sent[who]);
    assert.deepEqual(sent[who].slice(-standing.length), words);
  }
  // A screen reader would skip the second of two equal lines, so the page makes them differ.
  const [before, last] = (await answers(chief)).slice(-2);
  assert.equal(heardAs(before), heardAs(last));
  assert.notEqual(before, last);
  tell("each answer is in the tree once, equal ones too");
  assert.equal(await tables.kill("SIGINT"), 0);
});
