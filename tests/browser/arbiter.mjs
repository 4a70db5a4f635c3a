// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers to read and use the arbiter's page of a table: sheets, boards, clocks.

import { answered, button } from "./devices.mjs";
import { until } from "./program.mjs";

/** Uses the button of this name in a region. */
export const act = (page, region, name) => answered(page, () => button(page, region, name).click());

/** Types in a player's sheet. */
export async function readIn(page, side, sheet) {
  const name = `Read in ${side}'s record`;
  const form = page.locator("#records form").filter({ has: page.getByRole("button", { name, exact: true }) });
  await form.locator("input[type=text]").fill(sheet);
  return answered(page, () => form.getByRole("button").click());
}

/** Waits until the boards stand as the words of their headings say. */
export const stand = (page, ...states) =>
  until(`boards: ${states.join(", ")}`, async () => {
    const told = await page.locator("#differences h3").allInnerTexts();
    return states.every((state) => told.includes(state));
  });

/** The steps by which a board is put right, as the page tells them. */
export const steps = (page, side) =>
  page.locator("#differences").evaluate((region, side) => {
    const title = [...region.querySelectorAll("h3")].find((it) => it.textContent.startsWith(`${side}'s board`));
    let after = title?.nextElementSibling;
    while (after && !after.matches("h3, ol.steps")) after = after.nextElementSibling;
    return after?.matches("ol.steps") ? [...after.children].map((it) => it.textContent.trim()) : [];
  }, side);

/** Lets a hand at this simulated board do what the page says, step by step. */
export async function mend(page, side, board) {
  for (let now = await steps(page, side); now.length > 0; now = await steps(page, side)) {
    const [, square, piece] = now[0].match(/^(\d+), (?:take off|put a (white|black) man)$/);
    board.type(piece ? `put ${square} ${piece[0]}m` : `remove ${square}`);
    const left = now.length - 1;
    await until(`${now[0]} on ${side}'s board`, async () => (await steps(page, side)).length === left);
  }
}

/** The displays of both clocks. */
export const clocks = (page) => page.locator("#times .clock-side [data-time]").allInnerTexts();

/** The number of rows in the records. */
export const rows = (page) => page.locator("table.records tbody tr").count();
