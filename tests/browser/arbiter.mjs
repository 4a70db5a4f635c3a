// Helpers to read and use the arbiter's page of a table: sheets, boards, clocks.

import { answered, button } from "./devices.mjs";
import { until } from "./program.mjs";

/** A key of a region. */
export const act = (page, region, name) => answered(page, () => button(page, region, name).click());

/** A player's sheet is typed in. */
export async function readIn(page, side, sheet) {
  const name = `Read in ${side}'s record`;
  const form = page.locator("#records form").filter({ has: page.getByRole("button", { name, exact: true }) });
  await form.locator("input[type=text]").fill(sheet);
  return answered(page, () => form.getByRole("button").click());
}

/** Boards stand so, in the words of their headings. */
export const stand = (page, ...states) =>
  until(`boards: ${states.join(", ")}`, async () => {
    const told = await page.locator("#differences h3").allInnerTexts();
    return states.every((state) => told.includes(state));
  });

/** How a board is put right, as the page says. */
export const steps = (page, side) =>
  page.locator("#differences").evaluate((region, side) => {
    const title = [...region.querySelectorAll("h3")].find((it) => it.textContent.startsWith(`${side}'s board`));
    let after = title?.nextElementSibling;
    while (after && !after.matches("h3, ol.steps")) after = after.nextElementSibling;
    return after?.matches("ol.steps") ? [...after.children].map((it) => it.textContent.trim()) : [];
  }, side);

/** A hand at this simulated board does what the page says, one step after the other. */
export async function mend(page, side, board) {
  for (let now = await steps(page, side); now.length > 0; now = await steps(page, side)) {
    const [, square, piece] = now[0].match(/^(\d+), (?:take off|put a (white|black) man)$/);
    board.type(piece ? `put ${square} ${piece[0]}m` : `remove ${square}`);
    const left = now.length - 1;
    await until(`${now[0]} on ${side}'s board`, async () => (await steps(page, side)).length === left);
  }
}

/** What both clocks show. */
export const clocks = (page) => page.locator("#times .clock-side [data-time]").allInnerTexts();

/** How many half-moves stand in the records. */
export const rows = (page) => page.locator("table.records tbody tr").count();
