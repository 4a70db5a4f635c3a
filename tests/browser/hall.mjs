// SPDX-License-Identifier: GPL-3.0-or-later
// A round of eight tables with different seats: the players of each, their devices, and the way to make a half-move there.

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { answered, button } from "./devices.mjs";
import { folder, start, until } from "./program.mjs";

export const CHIEF = "Ewa Rak";
export const OTHER_ARBITER = "Anna Lis";
/** The device that the event names for an ear. */
export const PHONE = "organiser's phone";
const CONSENT = `"${CHIEF}, 1 May 2026"`;

/** A player who is later than this has lost; it is short because the one who never comes keeps the others waiting. */
const TOO_LATE = "75s";

const EVENT = `[event]
name = "Open of Lublin"
round = "3"

[arbiter]
name = "${CHIEF}"
pin = "2468"

[arbiter.round."${OTHER_ARBITER}"]
pin = "7531"

[game]
rules = "PZ100"
time = "80m+60s"
forfeit = "${TOO_LATE}"

[consent]
device = ${CONSENT}
desk = ${CONSENT}
private_word = ${CONSENT}
details = ${CONSENT}
ear_page = ${CONSENT}
ear_device = "${PHONE}"
player_page = ${CONSENT}
screen_view = ${CONSENT}
`;

// The slips of the devices that enter half-moves and press at a table, the mover's own first.
const ASSISTED = { white: ["Assistant of White"], black: ["Page of Black"] };
const ALONE = { white: ["Page of White", "Ear of White"], black: ["Page of Black"] };

/** The tables, by their number less one: the players, their sight, and the slips that are used there. */
export const TABLES = [
  {
    ...{ white: "Anna Nowak", black: "Jan Wilk", sight: ["blind", "sighted"], assistant: "Ola Lipa" },
    // Only the players themselves make claims.
    seats: { ...ASSISTED, white: [...ASSISTED.white, "Page of White"] },
  },
  { white: "Basia Zych", black: "Piotr Kos", sight: ["blind", "sighted"], seats: ALONE },
  {
    ...{ white: "Maria Dąb", black: "Adam Sowa", sight: ["low", "sighted"], late: true },
    seats: { white: ["Page of White", "Screen of White", "Ear of White"], black: ["Page of Black"] },
  },
  {
    ...{ white: "Ula Mak", black: "Leon Bąk", sight: ["sighted", "blind"], neverComes: true },
    seats: { white: ["Page of White"], black: [] },
  },
  {
    ...{ white: "Zofia Kruk", black: "Karol Ryś", sight: ["blind", "blind"] },
    seats: { white: ["Page of White", "Ear of White"], black: ["Page of Black", "Ear of Black"] },
  },
  {
    ...{ white: "Hanna Sroka", black: "Tomasz Żuk", sight: ["blind", "sighted"], assistant: "Iga Lew" },
    ...{ seats: ASSISTED, boards: ["white"] },
  },
  {
    ...{ white: "Irena Wrona", black: "Paweł Gil", sight: ["blind", "low"], assistant: "Ala Koza", boards: ["white", "black"] },
    seats: { white: ["Assistant of White"], black: ["Page of Black", "Screen of Black", "Ear of Black"] },
  },
  { white: "Marek Bocian", black: "Lena Czapla", sight: ["blind", "sighted"], seats: ALONE, device: true },
].map((it, place) => ({ number: place + 1, boards: [], ...it }));

/** Simulated boards and a simulated clock, each on a line of its own. */
export async function hardware() {
  const port = async (it) => (await it.says(/^\/.*(?=\n)/, { by: "out" }))[0];
  const there = new Map();
  for (const { number, boards, device } of TABLES) {
    const mine = { boards: {}, ports: {} };
    for (const side of boards) {
      mine.boards[side] = start("sim", "dgt");
      mine.ports[side] = `dgt:${await port(mine.boards[side])}`;
    }
    if (device) {
      mine.clock = start("sim", "clock", "--time", "1:20:00", "--bonus", "60");
      mine.ports.clock = `line:${await port(mine.clock)}`;
    }
    there.set(number, mine);
  }
  return there;
}

const COLUMNS = [
  ...["table", "white", "black", "white_sight", "black_sight", "white_assistant", "white_board", "black_board", "clock"],
];

/** The organiser's two files, as they come from a spreadsheet and an editor. */
export function papers(there) {
  const made = folder();
  const row = ({ number, white, black, sight, assistant }) => {
    const { ports } = there.get(number);
    return [number, white, black, ...sight, assistant, ports.white, ports.black, ports.clock];
  };
  const list = [COLUMNS, ...TABLES.map(row)].map((cells) => cells.map((cell) => cell ?? "").join(";"));
  const files = { list: join(made, "pairings.csv"), event: join(made, "event.toml") };
  writeFileSync(files.list, `\uFEFF${list.join("\r\n")}\r\n`);
  writeFileSync(files.event, EVENT);
  return { made, out: join(made, "round"), ...files };
}

/** The answer to a half-move that is in the record. "No answer came" and "nothing taken" do not match. */
const TAKEN = /^(\d+ (to|takes) \d+, t|T)aken\.$/;

/** The mover of a half-move, by its number. */
export const mover = (ply) => (ply % 2 === 1 ? "white" : "black");
const other = (side) => (side === "white" ? "black" : "white");

/** Types into the field for half-moves, and ends with this key. */
export async function types(page, text, key) {
  const field = page.locator("#enter-line");
  await field.focus();
  await page.keyboard.type(text);
  return answered(page, () => page.keyboard.press(key));
}

/**
 * Plays at a table as its people do: `pages` has for each side the page that enters and presses, `there` the boards and the
 * clock. The half-moves played are in the result.
 */
export function player(table, pages, there) {
  const { boards = {}, clock } = there;
  const played = [];
  const agrees = (side) => until(`${side}'s board of table ${table.number} has it`, async () =>
    (await pages.white.innerText("#state")).includes(`The same as the record on ${side === "white" ? "White" : "Black"}'s board`));
  const stands = (ply) => until(`half-move ${ply} of table ${table.number} stands`, async () =>
    (await pages.white.locator("#record ol.record").first().locator("li").count()) === ply);
  const presses = async (side, ply) => {
    if (!clock) return answered(pages[side], () => button(pages[side], "press", "Press the clock").click());
    const before = clock.said.out.length;
    clock.type(`press ${side}`);
    await clock.says(new RegExp(`press ${side} `), { by: "out", after: before });
    return until(`the press of half-move ${ply} is told`, async () =>
      (await pages.black.locator(`#times [data-side=${other(side)}]`).getAttribute("data-running")) === "true");
  };
  return {
    played,
    boards,
    /** Plays the next half-move, by the hand or the page of its mover; on the opponent's board another one may be carried out. */
    play: async (halfMove, carriedOut = halfMove) => {
      const ply = played.length + 1;
      const side = mover(ply);
      if (boards[side]) {
        boards[side].type(`move ${halfMove}`);
        await stands(ply);
        await presses(side, ply);
      } else if (clock) {
        assert.match(await types(pages[side], halfMove, "Enter"), TAKEN, `table ${table.number}, ${ply}: ${halfMove}`);
        await presses(side, ply);
      } else {
        assert.match(await types(pages[side], halfMove, "+"), TAKEN, `table ${table.number}, ${ply}: ${halfMove}`);
      }
      played.push(halfMove);
      boards[other(side)]?.type(`move ${carriedOut}`);
    },
    agrees,
  };
}
