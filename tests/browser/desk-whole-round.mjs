// SPDX-License-Identifier: GPL-3.0-or-later
// A whole official round of eight tables, from the list of pairings to the last protocol, with every kind of seat and with the
// usual mishaps. Every typed line is in some paper for users; the lines and clicks of the organiser until the round runs are
// counted.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { act, mend, readIn, stand } from "./arbiter.mjs";
import { answered, answers, ask, button, drive, lost, opened, ready, step } from "./devices.mjs";
import { GAME, LEFT_OUT, PARTED, REPEATED } from "./game.mjs";
import { CHIEF, OTHER_ARBITER, PHONE, TABLES, hardware, papers, player } from "./hall.mjs";
import { organiser, unnamed } from "./organiser.mjs";
import { address, environment, folder, slipsOf, until } from "./program.mjs";
import { betrayed, watched } from "./shown.mjs";

/** The games by the numbers of the tables; at table 4 one player never comes. */
const GAMES = { 1: REPEATED, 2: LEFT_OUT, 3: GAME, 5: GAME, 6: GAME, 7: PARTED.slice(0, 6), 8: GAME };
/** The result of each table. */
const RESULTS = { 1: "1-1", 2: "0-2", 3: "2-0", 4: "2F-0F", 5: "0-2", 6: "0-2", 7: "2-0", 8: "0-2" };
const AGREED = PARTED.slice(0, 6);
const [WHITES, BLACKS] = ["34-30", "35-30"];
/** The beginning of lines about the chief arbiter in the protocols. */
const CHIEF_DID = `Chief arbiter (${CHIEF}): `;
const OTHER_DID = `Round arbiter 1 (${OTHER_ARBITER}): `;
const TOLD = {
  1: [`${CHIEF_DID}Decision: Black's claim is rejected.`, `${CHIEF_DID}Decision: White's claim is granted.`, "position three times"],
  2: [
    ...["Half-move 4, 20-25: irregular, Kodeks I 5.4.6; seen and not told.", "20-25 is accepted by the opponent's next half-move"],
    ...[/Chief arbiter \(Ewa Rak\): .*slip.*the ear of White/i, `Device 6, ${PHONE}, was let in: the ear of White.`],
    /Device 4.*(ended|is let in no more|no more)/i,
  ],
  3: [`${CHIEF_DID}Black is not there (Kodeks II 4.5).`, /Chief arbiter \(Ewa Rak\): Black (is there|has come|has arrived)/],
  4: [`${CHIEF_DID}Black is not there (Kodeks II 4.5).`, `${CHIEF_DID}The game is over, 2-0, forfeit`],
  5: [/Sanction on White: reprimand.*talking during play/, /Sanction on White: loss of the game.*talking again/],
  6: [`${CHIEF_DID}The game is over, 0-2, resignation`],
  // No arbiter set its clock: the clock ran on.
  8: [/UTC  After that the game goes on: (?!.*arbiter)/],
  7: [
    ...[new RegExp(`${OTHER_ARBITER} looks after|handed.*${OTHER_ARBITER}`), /6 half-moves agreed, proposed to go on after half-move 6/],
    `${OTHER_DID}Decision: back to the position after half-move 6; struck out: 34-30.`,
  ],
};
const PHONE_SIZE = { viewport: { width: 390, height: 640 } };
const WANTED_S = 600;
const SIDES = ["White", "Black"];
const BOTH_AGREE = SIDES.map((side) => `${side}'s board agrees with the record`);

await drive(async (device, tell) => {
  // The data folder of the system is one of this test's own.
  environment.XDG_DATA_HOME = folder();
  environment.XDG_CONFIG_HOME = folder();
  const there = await hardware();
  const files = papers(there);
  const desk = organiser();
  const kept = [];
  const seats = new Map(TABLES.map(({ number }) => [number, {}]));
  const open = () => [...seats.values()].flatMap((mine) => Object.values(mine)).filter((page) => !page.isClosed());

  // ---- From the list to the papers, and from the papers to the tables.
  desk.command("round", "make", files.list, "--event", files.event, "--out", files.out);
  const slips = slipsOf(files.out);
  const starts = (at) => desk.starts("tables", files.out, "--desk", at);
  let tables = starts("127.0.0.1:0");
  const at = await address(tables);
  for (const { number } of TABLES) await tables.says(new RegExp(`table ${number} is there`));
  const chief = await letsIn("Chief arbiter", slips["Chief arbiter"], "chief's laptop");
  await until("all tables wait for a yes", async () => (await chief.locator("#standing p").count()) === TABLES.length);
  desk.line(tables, "all: arbiter 2468");
  desk.line(tables, "all: device 1");
  await until("all tables are in the list", async () => (await chief.locator("#tables li a").count()) === TABLES.length);
  tell("one slip and two lines open all tables for the chief arbiter");

  // ---- One key lets everybody's device in, and another begins the round.
  const second = await letsIn("Round arbiter", slips[`Round arbiter, ${OTHER_ARBITER}`], "arbiter's tablet");
  for (const table of TABLES) {
    const { white, black } = table.seats;
    for (const slip of [...white, ...(table.late ? [] : black)]) await sits(table, slip);
  }
  await everywhere("Let all waiting devices in");
  for (const page of [second, ...open()]) await until("it is let in", () => ready(page));
  await everywhere("Everything is prepared");
  const missing = TABLES.filter(({ late, neverComes }) => late || neverComes);
  for (const { number } of missing) {
    await goTo(chief, number);
    await act(chief, "clock", "Note as absent: Black");
  }
  const begun = await everywhere("Begin the round");
  for (const { number } of missing) {
    // A player who is not there has no way to press yet.
    assert.match(begun, new RegExp(`Table ${number}\\s+Black has no way to press`));
    await goTo(chief, number);
    await act(chief, "state", "Begin the round");
  }
  await list(chief);
  const stands = (page, words, which = TABLES) => until(`the list says: ${words}`, async () => {
    const all = await tablesOf(page);
    return which.every(({ number }) => all.get(number).includes(words));
  });
  await stands(chief, "Being played");
  const counted = desk.roundRuns();
  const figures = `${counted.lines} lines and ${counted.clicks} clicks, ${counted.letters} letters in all: ` +
    `${Math.ceil(counted.hands)} s of ${WANTED_S} for hands that do not hurry, and ${Math.ceil(counted.program)} s for the program`;
  // A slow machine is no fault.
  tell(`until a round of ${TABLES.length} tables runs it takes few keys`, counted.hands <= WANTED_S ? [] : [figures], figures);

  // ---- One player comes late.
  const late = TABLES.find((table) => table.late);
  await sits(late, "Page of Black");
  await stands(chief, "A device waits to be let in", [late]);
  await everywhere("Let all waiting devices in");
  await opened(seats.get(late.number)["Page of Black"]);
  await goTo(chief, late.number);
  await act(chief, "clock", "Note as arrived: Black");
  await until("White's clock runs", async () => (await chief.locator("#times .clock-side.runs").innerText()).startsWith("White"));
  tell("one who comes late is noted absent, and then arrived");

  const players = new Map(TABLES.map((table) => {
    const page = (side) => seats.get(table.number)[table.seats[side][0]];
    return [table.number, player(table, { white: page("white"), black: page("black") }, there.get(table.number))];
  }));
  /** Plays so many more half-moves at each table. */
  const plays = (count, which = Object.keys(GAMES).map(Number)) => Promise.all(which.map(async (number) => {
    const { played, play } = players.get(number);
    for (const halfMove of GAMES[number].slice(played.length, played.length + count)) await play(halfMove);
  }));
  await plays(6);
  tell("games are played at every kind of seat");

  // ---- The desk is killed, and comes back by itself.
  const before = tables.said.err.length;
  process.kill(itsDesk(), "SIGKILL");
  await tables.says(/the desk has ended .* and is started again/, { after: before });
  await connected();
  await plays(1);
  tell("a desk that is killed is started again, and every page finds it");

  // ---- The battery of a phone runs out.
  const phone = seats.get(2)["Ear of White"];
  await phone.close();
  await list(chief);
  await stands(chief, "A player’s ear is gone", [TABLES[1]]);
  await plays(1, [2]);
  await goTo(chief, 2);
  const made = await step(chief, "devices", "A new slip", { choice: "slip ear-white" });
  const words = made.match(/: (\w+(?: \w+){4})\b/)[1];
  const next = await letsIn("Ear of White", words, PHONE, { table: 2 });
  await until("it is asked about", async () => /the ear of White.*is that already/.test(await chief.innerText("#asks")));
  await act(chief, "asks", "Yes");
  await opened(next);
  seats.get(2)["Ear of White"] = next;
  await until("what holds is heard", async () => /the sound is back\s+.*ten, fourteen/s.test(await next.innerText("#ear")));
  const ended = await phone.context().newPage();
  await ended.goto(at);
  assert.equal(new URL(ended.url()).pathname, "/");
  assert.doesNotMatch(await ended.innerText("main"), /Table|Basia/);
  await ended.close();
  tell("another phone takes the place of one that died, by a slip made on the page, and hears what holds");

  // ---- A wrong claim, and a sanction.
  // The desk is held up just then: the page says that nothing was taken, and the claim is made once more.
  const heldUp = async (claim) => {
    const page = seats.get(1)["Page of Black"];
    process.kill(itsDesk(), "SIGSTOP");
    const words = await lost(page);
    try {
      await until("the page hears nothing", async () => (await page.textContent("#connection")) === words);
      await claim();
      assert.equal((await answers(page)).at(-1).trim(), words);
    } finally {
      process.kill(itsDesk(), "SIGCONT");
    }
  };
  await claims(1, "Page of Black", heldUp);
  await connected();
  assert.match(await chief.innerText("#claims"), /Black claims a draw by repetition.*Not proven/s);
  await step(chief, "claims", "Refuse the claim");
  await goTo(chief, 5);
  await step(chief, "sanctions", "Impose a sanction", { choice: "sanction white reprimand", words: "talking during play" });
  tell("a claim is refused, and a sanction imposed");

  // ---- A table is handed over, and its new arbiter settles a dispute.
  await goTo(chief, 7);
  await step(chief, "log", "Hand the table over", { words: OTHER_ARBITER });
  await goTo(second, 7);
  const seven = players.get(7);
  await stand(second, ...BOTH_AGREE);
  await seven.play(WHITES, BLACKS);
  await stand(second, BOTH_AGREE[0], "Black's board differs from the record");
  await act(second, "state", "Stop both clocks");
  await readIn(second, "White", [...AGREED, WHITES].join(" "));
  await readIn(second, "Black", [...AGREED, BLACKS].join(" "));
  assert.match(await act(second, "records", "Compare records and boards"), /Proposed: the position after half-move 6/);
  await step(second, "walk-back", "Go back to the proposed half-move");
  await stand(second, ...SIDES.map((side) => `${side}'s board differs from the record`));
  for (const side of SIDES) await mend(second, side, seven.boards[side.toLowerCase()]);
  await stand(second, ...BOTH_AGREE);
  await act(second, "state", "Let the game go on");
  seven.played.pop();
  await seven.play(BLACKS);
  await stand(second, ...BOTH_AGREE);
  tell("a table is handed over, and its arbiter goes back to where the records part");

  // ---- All tables are killed, and go on from their records.
  await tables.kill("SIGKILL");
  for (const page of open()) await until("the page says so", async () => (await page.textContent("#connection")) !== "Connected.");
  tables = starts(new URL(at).host);
  await connected();
  await list(chief);
  // A clock device ran on meanwhile, and so did its game.
  await stands(chief, "it waits to go on", TABLES.filter((it) => !it.device));
  const goesOn = await everywhere("Let all games go on");
  // There is still no way to press for the player who is not there.
  assert.match(goesOn, /Table 4\s+Black has no way to press/);
  await goTo(chief, 4);
  await act(chief, "state", "Let the game go on");
  await list(chief);
  await stands(chief, "Being played");
  await plays(4);
  tell("tables that are killed go on from their records, on the same pages");

  // ---- Every game comes to its end.
  await plays(REPEATED.length, [1]);
  await claims(1, "Page of White");
  assert.match(await chief.innerText("#claims"), /White claims a draw by repetition.*after half-moves 42 46 50/s);
  await declared(() => step(chief, "claims", "Grant the claim"));
  for (const [number, slip] of [[2, "Page of White"], [3, "Page of Black"], [7, "Page of Black"], [8, "Page of White"]]) {
    const page = seats.get(number)[slip];
    await answered(page, () => button(page, "offers", "Give the game up").click());
    await until("it is asked", async () => (await page.locator("#asks [name=answers]").count()) === 2);
    await answered(page, () => button(page, "asks", "Yes").click());
  }
  await goTo(chief, 5);
  await step(chief, "sanctions", "Impose a sanction", { choice: "sanction white loss", words: "talking again" });
  await decides("0-2 sanction");
  await goTo(chief, 6);
  await decides("0-2 resignation");
  await goTo(chief, 4);
  await until("the forfeit is proposed", async () => /forfeit/.test(await chief.innerText("#end")));
  await decides("2-0 forfeit");
  for (const { number } of TABLES) {
    const page = number === 7 ? second : chief;
    await goTo(page, number);
    await until(`table ${number} ends ${RESULTS[number]}`, async () => {
      const state = await page.innerText("#state");
      return state.includes(`Result: ${RESULTS[number]}`) || Promise.reject(new Error(state));
    });
    for (const side of SIDES) await act(page, "end", `${side}: the result is right`);
    // A key that a slow machine did not take is pressed again, as a person does who sees that.
    for (const side of SIDES) {
      await until(`${side}'s original record is ticked off`, async () => {
        if ((await page.innerText("#end")).includes(`${side}'s original record collected`)) return true;
        return Promise.reject(new Error(await act(page, "end", `${side}'s original record is here`)));
      });
    }
  }
  tell("every game ends, by a claim, by resignation, by sanction and by forfeit, and both sides confirm it");
  assert.equal(await tables.kill("SIGINT"), 0);

  // ---- The papers at the end.
  const wrong = [];
  const holds = (number, is, what) => is || wrong.push(`table ${number}: ${what}`);
  for (const { number, white, black } of TABLES) {
    const protocol = desk.command("export", join(files.out, `table-0${number}.zgoda`), "--to", "protocol");
    const [, moves = ""] = protocol.match(/^Moves:\n(.*?)\n\n/ms) ?? [];
    const entered = moves.split(/\s+/).filter((word) => /^\d+[-x]\d+$/.test(word));
    holds(number, entered.join(" ") === players.get(number).played.join(" "), `${entered} for ${players.get(number).played}`);
    const told = [
      `White: ${white}. Black: ${black}.`,
      `Result: ${RESULTS[number]},`,
      "The program had broken off and was started again",
      "White confirms the result.",
      "Black confirms the result.",
      ...SIDES.map((side) => `${side}'s original record collected.`),
      ...(TOLD[number] ?? []),
    ];
    for (const words of told) holds(number, words.test?.(protocol) ?? protocol.includes(words), `${words} is not in\n${protocol}`);
  }
  tell("every protocol has what was played, what was decided and by whom, and how it ended", wrong);
  const results = join(files.made, "results.csv");
  desk.command("round", "pairings", files.out, "--csv", results, "--records", files.out);
  const [, ...lines] = readFileSync(results, "utf8").trim().split(/\r?\n/);
  assert.deepEqual(lines.map((line) => line.split(",").at(-1)), TABLES.map(({ number }) => RESULTS[number].replaceAll("F", "")));
  tell("the list has every result");

  // ---- Everything that was heard, typed and shown.
  for (const number of [3, 5, 8]) {
    const [heard] = kept.filter((it) => it.table === number && it.slip === "Ear of White").map(({ shown }) => shown.join("\n"));
    const theirs = players.get(number).played.filter((_, place) => place % 2 === 1);
    const unheard = theirs.filter((halfMove) => !inWords(halfMove).test(heard));
    assert.deepEqual(unheard, [], `table ${number}`);
  }
  tell("an ear hears every half-move of the opponent");
  const sent = kept.flatMap((it) => it.sent);
  assert.ok(sent.includes("claim repetition") && sent.includes("resign") && desk.lines.length > TABLES.length);
  tell("papers for users name every line that was typed or sent by a page", unnamed(desk.lines, sent));
  const shown = kept.filter(({ slip }) => !/arbiter/i.test(slip)).flatMap((it) => {
    const elsewhere = TABLES.filter(({ number }) => number !== it.table).flatMap(({ white, black }) => [white, black]);
    const found = betrayed(it, { here: it.table, elsewhere, own: ownOf(it) });
    return found.map((what) => `${it.slip} of table ${it.table}: ${what}`);
  });
  tell("no page of a player or an assistant is sent anything of another table, of an irregularity or, as a player's, of the opponent", shown);

  /** The half-moves that a player's own page may show; `undefined` for other pages. */
  function ownOf({ slip, table }) {
    const side = slip.match(/^Page of (White|Black)/)?.[1];
    if (!side) return undefined;
    const all = [...players.get(table).played, ...(table === 7 ? [WHITES] : [])];
    return new Set(all.map((halfMove) => halfMove.replace("x", "-")).filter((_, place) => (place % 2 === 0) === (side === "White")));
  }

  /** Types the words of a slip on a device of its own. */
  async function letsIn(slip, words, name, { table } = {}) {
    const page = await device(table ? PHONE_SIZE : {});
    kept.push({ ...(await watched(page)), slip, table });
    await desk.uses(page);
    await ask(page, at, words, name);
    return page;
  }

  async function sits({ number }, slip) {
    const name = slip.startsWith("Ear") ? PHONE : `tablet ${number}`;
    seats.get(number)[slip] = await letsIn(slip, slips[`Table ${number}: ${slip}`], name, { table: number });
  }

  async function list(page) {
    await page.getByRole("link", { name: "Start page" }).click();
    await until("the list is there", () => ready(page));
  }

  async function goTo(page, number) {
    if (new URL(page.url()).pathname !== "/") await list(page);
    await page.locator("#tables").getByRole("link", { name: `Table ${number}`, exact: true }).click();
    await opened(page);
  }

  /** The entries of the tables in the list. */
  async function tablesOf(page) {
    const all = await page.locator("#tables li").allInnerTexts();
    return new Map(all.map((text) => [Number(text.match(/Table (\d+)/)[1]), text]));
  }

  /** A key of the chief arbiter for all tables at once. */
  async function everywhere(name) {
    if (new URL(chief.url()).pathname !== "/") await list(chief);
    const folded = chief.locator("details").filter({ has: chief.locator("summary", { hasText: name }) });
    await folded.locator("summary").click();
    await folded.getByRole("button", { name: "Yes, at all of them" }).click();
    await until(`${name} is done`, () => new URL(chief.url()).pathname === "/all");
    return chief.innerText("main");
  }

  async function connected() {
    for (const page of [second, ...open()]) {
      const words = () => page.textContent("#connection");
      await until(`a page of ${await page.title()} is connected`, async () => {
        if (!(await ready(page))) throw new Error("it hears nothing");
        return (await words()) === "Connected." || Promise.reject(new Error(await words()));
      });
    }
  }

  /** The process of the desk: the only child of the tables, of any of their threads. */
  function itsDesk() {
    const tasks = `/proc/${tables.pid}/task`;
    const [desk] = readdirSync(tasks).flatMap((task) => readFileSync(`${tasks}/${task}/children`, "utf8").match(/\d+/g) ?? []);
    return Number(desk ?? assert.fail("no desk is there"));
  }

  /** Claims as a player on their page, the first time in this way; the chief arbiter comes. */
  async function claims(number, slip, first = (claim) => claim()) {
    const page = seats.get(number)[slip];
    await page.locator("#claims summary").click();
    const key = page.locator("#claims").getByRole("button", { name: "The same position for the third time" });
    let times = 0;
    const said = await answered(page, () => (times++ === 0 ? first(() => key.click()) : key.click()));
    await goTo(chief, number);
    await until(`the claim is there, of which the page said: ${said}`, async () => {
      const shown = await chief.innerText("#claims");
      return shown.includes("claims a draw") || Promise.reject(new Error(shown));
    });
  }

  async function decides(result) {
    await declared(() => step(chief, "end", "Declare a result", { choice: `decide ${result}` }));
  }

  /** Declares a result, which is asked about once more. */
  async function declared(declare) {
    assert.match(await declare(), /yes or no/);
    await act(chief, "asks", "Yes");
  }
});

/** A half-move in the words of an ear. */
function inWords(halfMove) {
  const units = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen".split(" ");
  const below = (n) => units[n] ?? `${units[n - 10].replace(/t$/, "")}teen`;
  const word = (n) => {
    if (n < 20) return below(n);
    const tens = ["twenty", "thirty", "forty", "fifty"][Math.floor(n / 10) - 2];
    return n % 10 === 0 ? tens : `${tens} ${units[n % 10]}`;
  };
  const [from, to] = halfMove.split(/[-x]/).map((square) => word(Number(square)));
  return new RegExp(`\\b${from}(, | takes )${to}\\b`);
}
