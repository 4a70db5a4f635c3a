// SPDX-License-Identifier: GPL-3.0-or-later
// A table of a round that is played without the terminal: a blind player with an assistant against a sighted player, each with
// pages of their own. The page says which side cannot press, the arbiter presses meanwhile, and then both sides play by keys
// alone, with five keys for a half-move.

import assert from "node:assert/strict";
import { join } from "node:path";

import { answered, answers, ask, button, drive, opened } from "./devices.mjs";
import { GAME } from "./game.mjs";
import { address, event, round, start, until } from "./program.mjs";

const PAIRINGS = "table,white,black,white_sight,black_sight,white_assistant\n1,Anna Nowak,Jan Wilk,blind,sighted,Ewa Lis\n";
const CONSENTS = `player_page = "A. Arbiter, 1 May 2026"
[preparation]`;
const LAPTOP = { viewport: { width: 1024, height: 600 } };
const PHONE = { viewport: { width: 390, height: 780 } };
const HALF_MOVES = 32;
const MOST_KEYS = 5;

await drive(async (device, tell) => {
  const papers = round(PAIRINGS, event("").replace("[preparation]", CONSENTS));
  const tables = start(
    ...["tables", papers.out, "--data", join(papers.made, "data"), "--desk", "127.0.0.1:0", "--lang", "en"],
  );
  const at = await address(tables);
  await tables.says(/table 1 is there/);
  const chief = await device();
  await ask(chief, at, papers.slips["Chief arbiter"], "chief's laptop");
  tables.type("1: arbiter 2468");
  tables.type("1: device 1");
  await opened(chief);
  const letIn = async (role, options) => {
    const page = await device(options);
    const number = await ask(page, at, papers.slips[`Table 1: ${role}`], `the device of ${role}`);
    tables.type(`1: device ${number}`);
    await opened(page);
    return page;
  };

  // ---- Sides that cannot press.
  const assistant = await letIn("Assistant of White", LAPTOP);
  await until("the ways are told", async () => /White presses: by the assistant's page/.test(await chief.innerText("#preparation")));
  assert.match(await chief.innerText("#preparation"), /Black has no way to press/);
  const begin = () => answered(chief, () => button(chief, "state", "Begin the round").click());
  assert.match(await begin(), /Black has no way to press the clock.*\n?.*once more/s);
  await begin();
  await until("the clock runs", async () => /White.*runs|runs/.test(await chief.innerText("#times")));
  tell("who cannot press is told before the start, and one key more starts it all the same");
  const typed = async (page, text, key) => {
    await page.locator("#enter-line").focus();
    await page.keyboard.type(text);
    return answered(page, () => page.keyboard.press(key));
  };
  assert.match(await typed(assistant, "3530", "+"), /35 to 30, taken/);
  tell("what was taken is said back");
  assert.match(await typed(assistant, "1721", "Enter"), /17 to 21, taken/);
  await answered(chief, () => button(chief, "preparation", "Press for Black").click());
  const running = (page, side) => until(`the clock of ${side} runs`, async () =>
    (await page.locator(`#times [data-side=${side}]`).getAttribute("data-running")) === "true");
  await running(assistant, "white");
  tell("until there is a way the arbiter presses for that side");
  const player = await letIn("Page of Black", PHONE);
  await until("the way is there", async () => (await button(chief, "preparation", "Press for Black").count()) === 0);
  tell("a page of Black's is a way, and the arbiter presses no more");
  const shown = await player.innerText("main");
  assert.match(shown, /Your last entry\s+17 to 21/);
  assert.doesNotMatch(shown, /35 to 30/);
  assert.equal(await player.locator("svg.board, [role=grid]").count(), 0);
  tell("a player sees their own last entry, and no board");

  // ---- The press button stays in its place.
  const box = async (page) => JSON.stringify(await page.locator("#press button").boundingBox());
  const stood = { assistant: await box(assistant), player: await box(player) };
  const inside = await assistant.locator("#press button").boundingBox();
  assert.ok(inside.y >= 0 && inside.y + inside.height <= LAPTOP.viewport.height, JSON.stringify(inside));
  await picture(assistant, "assistant-laptop");
  await picture(player, "player-phone");

  // ---- A game by keys alone.
  let keys = 0;
  const keyed = async (page, half, key) => {
    const [from, to] = half.split(/[-x]/);
    const text = from.padStart(2, "0") + to.padStart(2, "0");
    keys += text.length + 1;
    await page.keyboard.type(text);
    await until("the letters stand there", async () => (await page.inputValue("#enter-line")) === text);
    const said = await answered(page, () => page.keyboard.press(key));
    assert.match(said, /taken/, `${half}: ${said}`);
  };
  await assistant.locator("#enter-line").focus();
  await player.locator("#enter-line").focus();
  const game = GAME.slice(2, 2 + HALF_MOVES);
  for (const [place, half] of game.entries()) {
    const white = place % 2 === 0;
    await keyed(white ? assistant : player, half, "+");
    await running(assistant, white ? "black" : "white");
    assert.equal(await box(assistant), stood.assistant, half);
    assert.equal(await box(player), stood.player, half);
  }
  assert.ok(keys <= MOST_KEYS * game.length, `${keys} keys for ${game.length} half-moves`);
  tell(`${game.length} half-moves in ${keys} keys, the focus in its field all through`);
  for (const page of [assistant, player]) {
    assert.equal(await page.evaluate(() => document.activeElement.id), "enter-line");
  }
  tell("the key of the clock has one place and one size");
  await assistant.locator("#press button").focus();
  await answered(assistant, () => assistant.keyboard.press("Enter"));
  assert.equal(await assistant.evaluate(() => document.activeElement.closest("#press") !== null), true);
  tell("and keeps the focus after a press");

  // ---- A player does the rest in person.
  await answered(player, () => button(player, "help", "Call the arbiter").click());
  await until("the call is told", async () => /Black.*called/i.test(await chief.innerText("main")));
  await answered(player, () => button(player, "offers", "Give the game up").click());
  await until("it is asked", async () => (await player.locator("#asks form").count()) === 2);
  assert.equal(await player.locator("#asks [name=answers]").count(), 2);
  await picture(player, "player-asked");
  await answered(player, () => button(player, "asks", "No").click());
  await until("nothing is asked any more", async () => (await player.locator("#asks form").count()) === 0);
  tell("a player calls, and is asked before they give the game up");

  // ---- Small pages.
  for (const [name, page] of [["assistant", assistant], ["player", player], ["chief", chief]]) {
    const html = await page.evaluate(async () => (await (await fetch(location.href)).text()).length);
    assert.ok(html < 60_000, `${name}: ${html}`);
  }
  tell("a page's first view is under 60 kB");
  const face = await letIn("Face of the clock", LAPTOP);
  await until("the face is shown", async () => (await face.locator(".face-time").count()) === 2);
  for (const size of [LAPTOP.viewport, { width: 1366, height: 768 }, { width: 1280, height: 720 }, PHONE.viewport]) {
    await face.setViewportSize(size);
    const boxes = await face.locator(".face-time [data-time], .face-name").evaluateAll((all) => all.map((it) => {
      // A part cut off by a region counts as outside.
      const { left, right } = it.closest(".region").getBoundingClientRect();
      const box = it.getBoundingClientRect().toJSON();
      return { ...box, whole: box.left >= left && box.right <= right };
    }));
    for (const it of boxes) {
      const inside = it.top >= 0 && it.bottom <= size.height && it.left >= 0 && it.right <= size.width;
      assert.ok(inside && it.whole, JSON.stringify([size, it]));
    }
    // 15 by 45 mm, in the millimetres of the style sheet.
    const digits = await face.locator(".face-time [data-time]").evaluateAll((all) => all.map((it) => {
      const { width } = it.getBoundingClientRect();
      return { width: (width / 96) * 25.4, height: (parseFloat(getComputedStyle(it).fontSize) * 0.72 / 96) * 25.4 };
    }));
    if (size.width > 500) for (const it of digits) assert.ok(it.width >= 45 && it.height >= 15, JSON.stringify([size, it]));
  }
  await face.setViewportSize(LAPTOP.viewport);
  await picture(face, "face");
  tell("the face of the clock is whole in every window");
  await chief.setViewportSize(LAPTOP.viewport);
  await picture(chief, "chief");
  assert.ok((await answers(chief)).length > 0);
  assert.equal(await tables.kill("SIGINT"), 0);
  tell("the program ends well");
});

/** Takes pictures in both colour schemes if `ZGODA_PICTURES` is set. */
async function picture(page, name) {
  const folder = process.env.ZGODA_PICTURES;
  if (!folder) return;
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(folder, `seats-${name}-${colorScheme}.png`), fullPage: name === "chief" });
  }
  await page.emulateMedia({ colorScheme: "light" });
}
