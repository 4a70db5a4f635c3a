// SPDX-License-Identifier: GPL-3.0-or-later
// Two sheets of sixty moves are compared aloud on the arbiter's page, and the dispute is closed, by keys alone. The test counts
// the words for a screen reader and the keys. It measures no time, so it runs on slow machines too.

import assert from "node:assert/strict";

import { heardAs } from "./checks.mjs";
import { answered, ask, drive, listens, opened, told } from "./devices.mjs";
import { address, folder, start, until } from "./program.mjs";

// Kings that go to and fro, sixty moves of each side.
const SETUP = "W:WK45,50:BK6,5";
const GAME = Array.from({ length: 30 }, () => ["45-40", "6-11", "40-45", "11-6"]).flat();
// The sheets part at the last half-move but one, so almost everything has to be read.
const PARTS = GAME.length - 1;
// A listener at 300 words a minute, with a moment for each key.
const WORDS_A_MINUTE = 300;
const A_KEY_S = 0.25;
const WANTED_S = 180;
const FURTHER_KEYS = 12;
const MOST_NOT_TAKEN = 3;

await drive(async (device, tell) => {
  const data = folder();
  const table = start(
    ...["play", "--desk", "127.0.0.1:0", "--data", data, "--lang", "en", "--white", "Ada", "--black", "Ben", "--voice", "none"],
    ...["--blind", "white", "--clock", "none", "--set-up", SETUP],
  );
  const at = await address(table);
  const [, words] = await table.says(/slip for chief, opens one device once: (.*)/);
  const page = await device();
  const number = await ask(page, at, words, "chief's laptop");
  table.type("arbiter");
  table.type(`device ${number}`);
  await opened(page);
  table.type("arbiter done");
  for (const [played, halfMove] of GAME.entries()) table.type(`${played % 2 === 0 ? "white" : "black"}: ${halfMove}`);
  const rows = () => page.locator("table.records tbody tr").count();
  await until("all of it is played", async () => (await rows()) === GAME.length);
  await answered(page, () => page.getByRole("button", { name: "Stop both clocks" }).click());
  await until("it is stopped", async () => (await page.getByRole("button", { name: "Let the game go on", exact: true }).count()) === 1);

  let keys = 0;
  const press = async (key) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  // The name of the element with the focus; a folded element is reached by its summary.
  const focused = () => page.evaluate(() => document.activeElement.innerText);
  const goTo = async (name, key = "Tab") => {
    for (let steps = 0; (await focused()) !== name; steps += 1) {
      assert.ok(steps < 20, `${name} is not reached from here`);
      await press(key);
    }
  };
  const hears = (act) => answered(page, act);

  await page.getByRole("button", { name: "Read the record out against Black's sheet" }).focus();
  await listens(page);
  await hears(() => press("Enter"));
  await goTo("The sheet says the same");
  // A person presses for the next half-move only when the page shows it, and takes longer than this.
  const standsFor = (ply, heard = "") => until(`the page stands for half-move ${ply}, of which it said ${heard}`, async () => {
    const stands = await page.evaluate(() => document.activeElement.form?.elements.aloud?.value);
    return stands === String(ply) || Promise.reject(new Error(`it stands for ${stands}`));
  });
  // A key that a slow machine did not take is pressed again, as a person does who hears that.
  let notTaken = 0;
  await standsFor(1);
  for (let ply = 1; ply < PARTS; ply += 1) {
    let said = await hears(() => press("Enter"));
    for (; !heardAs(said).endsWith("?"); said = await hears(() => press("Enter"))) {
      notTaken += 1;
      assert.ok(notTaken <= MOST_NOT_TAKEN, `half-move ${ply}: ${said}`);
    }
    await standsFor(ply + 1, said);
  }
  const read = await told(page);
  assert.equal(read.filter((line) => line.endsWith("?")).length, PARTS, read.slice(-3).join(" | "));
  await goTo("It says something else");
  await hears(() => press("Enter"));
  await goTo("End the reading");
  await hears(() => press("Enter"));
  await until("they are compared", async () => (await told(page)).some((line) => line.includes(`agree for ${PARTS - 1} half-moves`)));
  const all = (await told(page)).join("\n");
  assert.match(all, new RegExp(`Half-move ${PARTS}: White's record says \\S+, Black's says something else`));
  const said = spoken(read.join(" "));
  const seconds = (said * 60) / WORDS_A_MINUTE + keys * A_KEY_S;
  const figures = `${said} words and ${keys} keys, ${Math.ceil(seconds)} s of ${WANTED_S}`;
  tell(`two sheets of sixty moves are compared aloud: ${figures}`, seconds <= WANTED_S ? [] : [figures]);

  keys = 0;
  await goTo("Go back to the proposed half-move");
  await press("Enter");
  await goTo("Yes, do it");
  await hears(() => press("Enter"));
  await until("the game is back", async () => (await told(page)).some((line) => line.includes(`after half-move ${PARTS - 1}`)));
  await goTo("Going back: Let the game go on");
  await hears(() => press("Enter"));
  await until("the game goes on", async () => (await page.getByRole("button", { name: "Stop both clocks" }).count()) === 1);
  tell(`the dispute is closed by ${keys} further keys`, keys <= FURTHER_KEYS ? [] : [`${keys}, and ${FURTHER_KEYS} are wanted`]);
  assert.equal(await table.kill("SIGINT"), 0);
});

/** The number of words in speech: thirty one is two, and a hundred and nineteen four. */
function spoken(text) {
  const number = (digits) => {
    const [hundreds, rest] = [Math.floor(Number(digits) / 100), Number(digits) % 100];
    const below = rest === 0 && hundreds > 0 ? 0 : rest > 20 && rest % 10 > 0 ? 2 : 1;
    return below + (hundreds > 0 ? 2 : 0) + (hundreds > 0 && below > 0 ? 1 : 0);
  };
  return text.split(/[^\p{L}\d']+/u).filter(Boolean).reduce((sum, word) => sum + (/^\d+$/.test(word) ? number(word) : 1), 0);
}
