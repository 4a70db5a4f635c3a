// SPDX-License-Identifier: GPL-3.0-or-later
// Checks every page of the desk, in every state of a game, for every sort of device and in every language: the rules of WCAG 2.2
// AA, the tree that a screen reader reads, Tab alone, a narrow window, colours. A page or a role of the desk that was not checked
// is a fault.

import assert from "node:assert/strict";
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";

import { answered, ask, button, drive, opened, step } from "./devices.mjs";
import { looker } from "./looking.mjs";
import { address, event, round, start, until } from "./program.mjs";
import { watched } from "./routes.mjs";

const PAIRINGS = `table,white,black,white_sight,black_sight,white_assistant
1,Anna Nowak,Jan Wilk,blind,sighted,Ewa Lis
2,Ola Mak,Piotr Dąb,blind,low,Iza Bór
`;
const MORE = `[arbiter.round."Maria Zych"]
pin = "7531"
[assistant.white]
opponents_board = true
own_board = true
record_and_clock = true
flag = true
`;
const CONSENTS = `ear_page = "A. Arbiter, 1 May 2026"
ear_device = "organiser's phone"
screen_view = "A. Arbiter, 1 May 2026"
player_page = "A. Arbiter, 1 May 2026"
[preparation]`;
// A record that came from elsewhere.
const RECORD = new URL("../../record/tests/older/16-official-walked-back.zgoda", import.meta.url);
const SLIPS = "chief,round,assistant,helper,ear,screen,player,face";
const BOTH_BOARDS = ["White's board agrees with the record", "Black's board agrees with the record"];

await drive(async (device, tell) => {
  const seen = watched();
  const lookAt = looker(tell);
  const look = async (role, state, page, how) => {
    await lookAt(`${role} ${state}`, page, how);
    seen.saw(page, role);
  };
  const watchedDevice = async () => {
    const page = await device();
    seen.watch(page);
    return page;
  };
  const papers = round(PAIRINGS, event(MORE).replace("[preparation]\nask = false", CONSENTS), "--slips", SLIPS);
  const data = join(papers.made, "data");
  const play = (number, ...more) => start(
    ...["play", "--mode", "official", "--event", join(papers.out, `table-0${number}.toml`), "--data", data, "--lang", "en"],
    ...["--record", join(papers.made, `${number}.zgoda`), ...more],
  );
  const boards = ["--board", "white=sim", "--board", "black=sim"];
  const first = play(1, ...boards, "--channel", "white=page", "--channel", "room=text");
  const second = play(2, "--voice", "none");
  const stick = join(papers.made, "stick");
  mkdirSync(stick);
  for (const name of ["table-01.zgoda", "table-02.zgoda"]) copyFileSync(RECORD, join(stick, name));
  const desk = start("desk", "--listen", "127.0.0.1:0", "--data", data, "--lang", "en", "--records", stick);
  const at = await address(desk);
  for (const [place, table] of [first, second].entries()) {
    await until(`table ${place + 1} is there: ${table.said.err}`, () => desk.said.err.includes(`table ${place + 1} is there`));
  }

  // ---- No device is let in.
  const chief = await watchedDevice();
  await chief.goto(at);
  await look("nobody's", "front", chief);
  await chief.goto(`${at}t/9999`);
  await look("nobody's", "page that is not there", chief);
  await chief.goto(at);
  await forged(chief, "form.opening");
  await look("nobody's", "form that is not taken", chief, { load: async (page) => {
    await page.goto(at);
    await forged(page, "form.opening");
  } });
  await chief.goto(at);
  await chief.fill("#words", "bado lemi ruti");
  await chief.fill("#device", "chief's laptop");
  await chief.click("form.opening button[type=submit]");
  await until("the words open nothing", async () => /open/.test(await chief.innerText("#standing")));
  await look("nobody's", "wrong words", chief);
  await ask(chief, at, papers.slips["Chief arbiter"], "chief's laptop");
  await until("both tables wait", async () => (await chief.locator("#standing p").count()) === 2);
  await look("nobody's", "waiting", chief);
  for (const table of [first, second]) {
    table.type("arbiter 2468");
    table.type("device 1");
  }
  const links = chief.locator("#tables li a");
  await until("both tables are in the list", async () => (await links.count()) === 2);
  await look("chief", "list", chief);
  const places = await links.evaluateAll((all) => all.map((link) => link.href));
  await chief.goto(`${at}?tables=&sort=number&find=nowak`);
  await look("chief", "list that was searched", chief);
  await chief.goto(`${at}?tables`);
  await choosesLanguage(chief, tell);

  // ---- Every sort of device.
  const others = {};
  const letIn = async (table, number, role, slip) => {
    const page = await watchedDevice();
    const asked = await ask(page, at, slip, `the ${role}`);
    table.type(`device ${asked}`);
    await opened(page);
    others[`${role} ${number}`] = page;
    return page;
  };
  const slip = (number, name) => papers.slips[`Table ${number}: ${name}`];
  const roundArbiter = await watchedDevice();
  await ask(roundArbiter, at, papers.slips["Round arbiter, Maria Zych"], "round arbiter's phone");
  for (const table of [first, second]) table.type("device 2");
  await until("both tables are in the list", async () => (await roundArbiter.locator("#tables li a").count()) === 2);
  await roundArbiter.locator("#tables li a").first().click();
  await opened(roundArbiter);
  others["round 1"] = roundArbiter;
  await letIn(first, 1, "assistant", slip(1, "Assistant of White"));
  await letIn(first, 1, "helper", slip(1, "Named by Black to carry out moves"));
  await letIn(first, 1, "ear", slip(1, "Ear of White"));
  await letIn(first, 1, "face", slip(1, "Face of the clock"));
  await letIn(first, 1, "player", slip(1, "Page of Black"));
  await letIn(second, 2, "screen", slip(2, "Screen of Black"));
  const refused = await watchedDevice();
  const number = await ask(refused, at, slip(2, "Assistant of White"), "somebody's phone");
  second.type(`device ${number} no`);
  await until("no is said", async () => /no/i.test(await refused.innerText("#standing")));
  await look("nobody's", "answered with no", refused);

  // ---- Before the game.
  await chief.goto(places[0]);
  await opened(chief);
  await look("chief", "before", chief);
  for (const role of ["round", "assistant", "helper", "ear", "player", "face"]) await look(role, "before", others[`${role} 1`]);
  await look("screen", "before", others["screen 2"]);
  const act = (region, name) => answered(chief, () => button(chief, region, name).click());
  await act("preparation", "Everything is prepared");
  for (const table of [first, second]) {
    table.type("arbiter 2468");
    table.type("prepared");
  }
  for (const what of ["begin", "stop", "go-on", "hand-over"]) {
    const load = (page) => atAll(page, at, what);
    await load(chief);
    await look("chief", `all at once: ${what}`, chief, { load });
  }
  // The list makes slips in each language anew; the game runs.
  await chief.goto(places[0]);
  await opened(chief);
  await until("it is played", async () => (await chief.getByRole("button", { name: "Stop both clocks" }).count()) === 1);

  // ---- The game is played.
  let plies = 0;
  const rows = () => chief.locator("table.records tbody tr").count();
  const hand = async (halfMove, carriedOut = halfMove) => {
    const [mover, other] = plies % 2 === 0 ? ["white", "black"] : ["black", "white"];
    first.type(`${mover}: hand ${halfMove}`);
    plies += 1;
    await until(`${halfMove} stands`, async () => (await rows()) === plies);
    first.type(`${mover}: press`);
    first.type(`${other}: hand ${carriedOut}`);
  };
  const stand = (...states) => until(`boards: ${states.join(", ")}`, async () => {
    const told = await chief.locator("#differences h3").allInnerTexts();
    return states.every((state) => told.includes(state));
  });
  for (const halfMove of ["32-28", "19-23", "28x19", "14x23"]) {
    await hand(halfMove);
    await stand(...BOTH_BOARDS);
  }
  for (const halfMove of ["32-28", "19-23"]) {
    const side = halfMove === "32-28" ? "white" : "black";
    for (const line of [halfMove, "press"]) second.type(`${side}: ${line}`);
  }
  first.type("white: offer");
  await look("chief", "playing", chief);
  for (const role of ["round", "assistant", "helper", "ear", "player", "face"]) await look(role, "playing", others[`${role} 1`]);
  await look("screen", "playing", others["screen 2"]);
  const muted = async (page) => {
    await page.goto(places[0]);
    await page.locator("#apart button").click();
    await until("what is muted is shown", async () => (await page.locator("#log").count()) === 0);
  };
  await muted(chief);
  await look("chief", "muted", chief, { load: muted });
  await chief.goto(places[0]);
  await opened(chief);

  // ---- Boards and records part, and the game goes back.
  await hand("37-32", "38-32");
  await stand("White's board agrees with the record", "Black's board differs from the record");
  first.type("white: call");
  await look("chief", "boards differ", chief);
  await look("assistant", "boards differ", others["assistant 1"]);
  await act("state", "Stop both clocks");
  await act("records", "Read the record out against Black's sheet");
  await look("chief", "reading out", chief);
  await act("records", "End the reading");
  const agreed = "32-28 19-23 28x19 14x23";
  for (const [side, last] of [["White", "37-32"], ["Black", "38-32"]]) {
    const form = chief.locator("#records form").filter({
      has: chief.getByRole("button", { name: `Read in ${side}'s record`, exact: true }),
    });
    await form.locator("input[type=text]").fill(`${agreed} ${last}`);
    await answered(chief, () => form.getByRole("button").click());
  }
  await act("records", "Compare records and boards");
  await look("chief", "compared", chief);
  await step(chief, "walk-back", "Go back to the proposed half-move");
  await look("chief", "going back", chief);
  for (const role of ["assistant", "helper", "face"]) await look(role, "going back", others[`${role} 1`]);
  await withoutScript(chief, places[0], "Undo the last walk-back");
  await look("chief", "an answer without scripts", chief);

  // ---- Claims, flags and the end, at the other table.
  await chief.goto(places[1]);
  await opened(chief);
  second.type("white: claim repetition");
  await until("the claim waits", async () => /repetition/.test(await chief.innerText("#claims")));
  await look("chief", "claim", chief);
  await look("screen", "claim", others["screen 2"]);
  await step(chief, "end", "Declare a result", { choice: "decide 0-2 forfeit" });
  await look("chief", "asked", chief);
  await answered(chief, () => button(chief, "asks", "Yes").click());
  await look("chief", "over", chief);
  await look("screen", "over", others["screen 2"]);
  for (const [name, what] of [["Arbiter's protocol", "protocol"], ["What was said to each player alone", "said"]]) {
    await chief.goto(places[1]);
    await chief.getByRole("link", { name }).click();
    await until(`${name} is there`, () => chief.url().endsWith(`/${what}`));
    await look("chief", what, chief);
  }

  // ---- Records from elsewhere.
  await chief.goto(at);
  await chief.getByRole("link", { name: "Records in the folder" }).click();
  await until("the records are listed", async () => (await chief.locator("#reading li").count()) === 2);
  await look("chief", "records", chief);
  await chief.getByRole("link", { name: "table-01.zgoda" }).click();
  await until("its protocol is there", async () => (await chief.locator("#signatures").count()) === 1);
  await look("chief", "a record", chief);
  await chief.getByRole("link", { name: "Back to the records" }).click();
  for (const [side, name] of [["White’s", "table-01.zgoda"], ["Black’s", "table-02.zgoda"]]) {
    await chief.getByLabel(`${side} record`).selectOption(name);
  }
  await chief.getByRole("button", { name: "Compare", exact: true }).click();
  await until("they are compared", async () => (await chief.locator("#reading li").count()) > 1);
  await look("chief", "two records", chief);

  // ---- The table ends, a device is ended, the desk is gone.
  await second.kill("SIGINT");
  await chief.goto(places[1]);
  await until("the table is not there", async () => /not there/.test(await chief.innerText("#connection")));
  await look("chief", "table that is not there", chief);
  await chief.goto(at);
  await look("chief", "list with a table that is not there", chief);
  await desk.kill("SIGKILL");
  const face = others["face 1"];
  await until("the page says so", async () => face.evaluate(() => document.body.classList.contains("lost")));
  await look("face", "without a desk", face, { load: null });
  tell("every address that is a page was looked at, and every role", seen.isComplete().map((it) => `not looked at: ${it}`));
  assert.equal(await first.kill("SIGINT"), 0);
});

/** Sends a form of this page with a wrong key, as a browser without scripts sends it. */
async function forged(page, form) {
  await Promise.all([
    page.waitForNavigation(),
    page.locator(form).evaluate((form) => {
      form.querySelector("[name=key]").value = "forged";
      HTMLFormElement.prototype.submit.call(form);
    }),
  ]);
}

/** Acts from the list, at all tables at once. */
async function atAll(page, at, what) {
  await page.goto(at);
  const form = page.locator(`form[action="/all"]:has(input[value="${what}"])`);
  await form.evaluate((form) => (form.closest("details").open = true));
  if (what === "hand-over") await form.locator("[name=name]").fill("Maria Zych");
  await Promise.all([page.waitForNavigation(), form.locator("button").click()]);
}

/** Acts as in a browser without scripts, which sends the button with its form; returns the next page. */
async function withoutScript(page, place, name) {
  await page.goto(place);
  await opened(page);
  const key = page.getByRole("button", { name, exact: true });
  const hit = (key) => {
    const { form, name, value } = key;
    const field = Object.assign(document.createElement("input"), { type: "hidden", name, value });
    form.append(field);
    HTMLFormElement.prototype.submit.call(form);
  };
  await Promise.all([page.waitForNavigation(), key.evaluate(hit)]);
  await until("the answer stands there", async () => (await page.locator("#answers p").count()) > 0);
}

/** Chooses a language with the form at the foot of a page, which leads back. */
async function choosesLanguage(page, tell) {
  const place = page.url();
  for (const language of ["pl", "en"]) {
    await page.selectOption("#lang", language);
    await page.locator("footer button[type=submit]").click();
    await until("the page speaks it", async () => (await page.getAttribute("html", "lang")) === language);
    assert.equal(page.url(), place);
  }
  tell("the language is chosen at the foot of a page");
}
