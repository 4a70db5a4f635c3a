// SPDX-License-Identifier: GPL-3.0-or-later
// An official game of sixty moves that is kept at the desk: White's assistant enters and presses on their page, Black's half-moves
// are typed at the table; the arbiter's page follows.

import assert from "node:assert/strict";
import { join } from "node:path";

import { answered, ask, button, drive, opened } from "./devices.mjs";
import { LONG_GAME as GAME } from "./game.mjs";
import { address, event, round, run, start, until } from "./program.mjs";

const PAIRINGS = `table,white,black,white_sight,black_sight,white_assistant
1,Anna Nowak,Jan Wilk,blind,sighted,Ewa Lis
`;
const DUTIES = `[assistant.white]
opponents_board = true
own_board = true
record_and_clock = true
flag = true
`;

await drive(async (device, tell) => {
  const papers = round(PAIRINGS, event(DUTIES));
  const record = join(papers.made, "game.zgoda");
  const table = start(
    ...["play", "--mode", "official", "--event", join(papers.out, "table-01.toml"), "--record", record],
    ...["--data", join(papers.made, "data"), "--desk", "127.0.0.1:0", "--voice", "none", "--lang", "en"],
  );
  const at = await address(table);
  const chief = await device();
  const assistant = await device();
  const numbers = [
    await ask(chief, at, papers.slips["Chief arbiter"], "chief's laptop"),
    await ask(assistant, at, papers.slips["Table 1: Assistant of White"], "desk by board 1"),
  ];
  assert.deepEqual(numbers, ["1", "2"]);
  table.type("arbiter 2468");
  for (const number of numbers) table.type(`device ${number}`);
  await Promise.all([opened(chief), opened(assistant)]);
  tell("slips and a yes let devices in");

  await answered(chief, () => button(chief, "state", "Begin the round").click());
  await watchPress(assistant);

  const rows = () => chief.locator("table.records tbody tr td:first-of-type").allInnerTexts();
  for (const [played, halfMove] of GAME.entries()) {
    if (played % 2 === 0) {
      await assistant.fill("#enter-line", halfMove);
      await answered(assistant, () => button(assistant, "entry", "Enter").click());
      await until(`${halfMove} stands`, async () => (await rows()).length === played + 1);
      await answered(assistant, () => button(assistant, "press", "Press the clock").click());
    } else {
      table.type(`black: ${halfMove}`);
      table.type("black: press");
    }
    await until(`${halfMove} is on the arbiter's page`, async () => (await rows()).length === played + 1);
    const [from, to] = halfMove.split(/\D/);
    await until(`${halfMove} is to be carried out`, async () =>
      new RegExp(`\\b${from}\\D+${to}\\b`).test(await assistant.innerText("#carry-out .carry-move")));
  }
  tell("each half-move is shown to be carried out");
  const shown = await rows();
  assert.deepEqual(shown.map((row) => row.split(/\s/)[0].replace("×", "x")), GAME);
  tell("each half-move is on the arbiter's page once");
  const forms = await assistant.evaluate(() => globalThis.pressForms);
  assert.equal(forms.length, 1, forms.join("\n"));
  tell("the key of the clock is the same all through");

  table.type("arbiter: stop");
  assert.equal(await table.kill("SIGINT"), 0);
  assert.equal(run("export", "--to", "text", record).includes("Nowak"), true);
  tell("the program ends well");
});

/** Keeps every form that the press button ever has, without the half-move and the press that it would make. */
async function watchPress(page) {
  await page.evaluate(() => {
    const region = document.getElementById("press");
    const form = () => {
      const copy = region.cloneNode(true);
      copy.querySelector("[name=press]").setAttribute("value", "");
      copy.removeAttribute("data-as-of");
      return copy.outerHTML;
    };
    globalThis.pressForms = [form()];
    new MutationObserver(() => {
      const now = form();
      if (!globalThis.pressForms.includes(now)) globalThis.pressForms.push(now);
    }).observe(region, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}
