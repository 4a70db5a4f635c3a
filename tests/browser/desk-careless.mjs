// SPDX-License-Identifier: GPL-3.0-or-later
// Careless users: keys that are hit twice, quickly and slowly, the same page in two tabs, a page that slept, the back key. Every
// action is carried out once, as meant by the page that they saw.

import assert from "node:assert/strict";
import { join } from "node:path";

import { narrow } from "./checks.mjs";
import { answered, answers, ask, button, drive, opened, ready } from "./devices.mjs";
import { address, event, round, run, start, until } from "./program.mjs";

const PAIRINGS = `table,white,black,white_sight,black_sight,white_assistant
1,Anna Nowak,Jan Wilk,blind,sighted,Ewa Lis
`;
const DUTIES = `[assistant.white]
opponents_board = true
own_board = true
record_and_clock = true
`;
// The number of answers that stay on a page: from then on the part of the page below them does not move.
const STAY = 5;
// The time between the two clicks of a slow hand.
const SLOW_MS = 350;
// Longer than the time for which a page may hear nothing.
const SLEEPS_MS = 3000;

await drive(async (device, tell) => {
  const papers = round(PAIRINGS, event(DUTIES));
  const record = join(papers.made, "game.zgoda");
  const table = start(
    ...["play", "--mode", "official", "--event", join(papers.out, "table-01.toml"), "--record", record],
    ...["--data", join(papers.made, "data"), "--desk", "127.0.0.1:0", "--voice", "none", "--lang", "en"],
  );
  const at = await address(table);
  const waits = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const letIn = async (slip, name) => {
    const page = await device();
    const number = await ask(page, at, papers.slips[slip], name);
    table.type("arbiter 2468");
    table.type(`device ${number}`);
    await opened(page);
    return page;
  };
  const chief = await letIn("Chief arbiter", "chief's laptop");
  const one = await letIn("Table 1: Assistant of White", "desk by board 1");
  const rows = () => chief.locator("table.records tbody tr").count();

  for (let answer = 0; answer < STAY; answer += 1) await answered(chief, () => button(chief, "claims", "List the slips").click());
  await answered(chief, () => button(chief, "state", "Begin the round").click());
  const stop = button(chief, "state", "Stop both clocks");
  const place = await until("the page stands still", async () => {
    const [before, after] = [await stop.boundingBox(), (await waits(100), await stop.boundingBox())];
    return before && before.y === after?.y && after;
  });
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await chief.mouse.click(x, y);
  await until("the clocks stand", async () => (await button(chief, "state", "Let the game go on").count()) === 1);
  await waits(SLOW_MS);
  const under = await chief.evaluate(([x, y]) => document.elementFromPoint(x, y).closest("button")?.innerText, [x, y]);
  assert.equal(under, "Let the game go on", "it stands where the other stood");
  // The second click of two, as the system counts them.
  for (const half of ["down", "up"]) await chief.mouse[half]({ clickCount: 2 });
  await waits(SLOW_MS);
  assert.equal(await button(chief, "state", "Let the game go on").count(), 1);
  tell("the second click of a slow hand does not do what has come to stand there");
  await answered(chief, () => button(chief, "state", "Let the game go on").click());

  const other = await one.context().newPage();
  await other.goto(one.url());
  await opened(other);
  for (const page of [one, other]) await page.fill("#enter-line", "32-28");
  await Promise.all([one, other].map((page) => answered(page, () => button(page, "entry", "Enter").click())));
  await until("it stands", async () => (await rows()) === 1);
  await Promise.all([one, other].map((page) => answered(page, () => button(page, "press", "Press the clock").click())));
  const pressed = (await Promise.all([one, other].map(answers))).flat().filter((line) => line === "Taken.");
  assert.ok(pressed.length <= 2, pressed.join());
  for (const line of ["19-23", "press"]) table.type(`black: ${line}`);
  await until("both stand", async () => (await rows()) === 2);
  await one.fill("#enter-line", "28x19");
  await answered(one, () => button(one, "entry", "Enter").click());
  await until("three stand", async () => (await rows()) === 3);
  await button(one, "press", "Press the clock").dblclick();
  await until("both clicks are answered", async () => /made for another half-move/.test((await answers(one)).at(-1)));
  assert.equal(await rows(), 3);
  tell("what is done in two tabs, or twice, is done once");

  const session = await chief.context().newCDPSession(chief);
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  await waits(SLEEPS_MS);
  for (const line of ["14x23", "press"]) table.type(`black: ${line}`);
  await session.send("Page.setWebLifecycleState", { state: "active" });
  await until("a page that slept catches up", async () => (await rows()) === 4 && (await ready(chief)));
  await chief.getByRole("link", { name: "Start page" }).click();
  await until("the list is there", async () => (await chief.locator("#tables li a").count()) === 1);
  await until("it says how far the game is", async () => /Move 2/.test(await chief.innerText("#tables")));
  await chief.goBack();
  await opened(chief);
  assert.equal(await rows(), 4);
  tell("a page that slept, or was gone from and back to, catches up");

  await chief.getByRole("button", { name: "Blank this page" }).click();
  const blank = async () => !(await chief.locator("main").isVisible()) && (await chief.locator("#blank").isVisible());
  assert.ok(await blank());
  await chief.reload();
  await opened(chief);
  assert.ok(await blank(), "it is loaded anew and still blank");
  await chief.locator("#blank").click();
  assert.ok(await chief.locator("main").isVisible());
  await chief.reload();
  await opened(chief);
  assert.ok(await chief.locator("main").isVisible());
  tell("a page that was made blank stays so until its key is used again");

  for (const page of [chief, one]) {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => {
      document.querySelectorAll("details").forEach((it) => (it.open = true));
      document.documentElement.style.fontSize = "200%";
    });
    assert.deepEqual(await narrow(page), []);
  }
  tell("nothing is wider than a window of 320 pixels, with letters of twice the size and everything unfolded");

  assert.equal(await table.kill("SIGINT"), 0);
  const json = run("export", "--to", "json", record).split("\n").filter(Boolean).map((line) => JSON.parse(line));
  const count = (kind) => json.filter((it) => it.kind === kind).length;
  assert.deepEqual(["entry-written", "pressed", "play-stopped"].map(count), [4, 4, 1]);
  tell("the record has each half-move, each press and the stop once");
});
