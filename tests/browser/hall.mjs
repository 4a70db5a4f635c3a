// A round of eight tables with different seats: the players of each, their devices, and how a half-move is made there.

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

/** Later than this is lost: the one who never comes keeps nobody waiting longer. */
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

// By whom half-moves are entered and pressed for: the slips of the devices that a table has, the mover's own first.
const ASSISTED = { white: ["Assistant of White"], black: ["Page of Black"] };
const ALONE = { white: ["Page of White", "Ear of White"], black: ["Page of Black"] };

/** The tables, by their number less one: who plays, how much they see, and the slips that are used there. */
export const TABLES = [
  {
    ...{ white: "Anna Nowak", black: "Jan Wilk", sight: ["blind", "sighted"], assistant: "Ola Lipa" },
    // A claim is the player's own.
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

/** Boards and a clock that are none, each on a line of its own. */
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

/** The organiser's two files, as they have them from a spreadsheet and an editor. */
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

/** The answer to a half-move that is in the record; "No answer came" and "nothing taken" are none. */
const TAKEN = /^(\d+ (to|takes) \d+, t|T)aken\.$/;

/** Whose half-move it is, by its number. */
export const mover = (ply) => (ply % 2 === 1 ? "white" : "black");
const other = (side) => (side === "white" ? "black" : "white");

/** Types into the field for half-moves, and ends by this key. */
export async function types(page, text, key) {
  const field = page.locator("#enter-line");
  await field.focus();
  await page.keyboard.type(text);
  return answered(page, () => page.keyboard.press(key));
}

/**
 * Plays at a table as its people do: `pages` has the page of each side by which it enters and presses, `there` boards and
 * clock. What was played is kept with it.
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
    /** The next half-move, by the hand or the page of its mover; on the other's board it may be carried out as another. */
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
