// SPDX-License-Identifier: GPL-3.0-or-later
// The lines and clicks of an organiser at a round, counted until the round runs, and the papers that have to name every line.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { run, start } from "./program.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
// Papers about the making of the program, which are not for its users.
const NO_USERS = /^docs\/(decisions|trials|testing|performance)/;

// The time of a person who does not hurry, beside the time of the program.
const A_CLICK_S = 2;
const A_LETTER_S = 0.4;

/** An organiser whose keys are counted until the round runs. */
export function organiser() {
  const lines = [];
  const until = { lines: 0, letters: 0, clicks: 0 };
  const began = performance.now();
  let runs = false;
  const types = (text) => {
    lines.push(text);
    if (runs) return;
    until.lines += 1;
    until.letters += text.length + 1;
  };
  return {
    /** Every line that was typed at a terminal. */
    lines,
    /** Runs a command that ends by itself; returns its output. */
    command: (...words) => {
      types(["zgoda", ...words].join(" "));
      return run(...words);
    },
    /** Starts a program that stays, to be typed at. */
    starts: (...words) => {
      types(["zgoda", ...words].join(" "));
      return start(...words);
    },
    /** Types a line at a running program. */
    line: (program, text) => {
      types(text);
      program.type(text);
    },
    /** Counts the clicks and the typing on this page. */
    uses: async (page) => {
      await page.exposeFunction("zgodaDone", (letters) => {
        if (runs) return;
        until.clicks += letters === 0 ? 1 : 0;
        until.letters += letters;
      });
      await page.addInitScript(() => {
        addEventListener("click", ({ isTrusted, detail }) => {
          // Enter in a field clicks its button, too; that is no click of a hand.
          if (isTrusted && detail > 0) globalThis.zgodaDone(0);
        }, true);
        addEventListener("change", ({ target }) => {
          if (target.matches("input")) globalThis.zgodaDone(target.value.length);
          if (target.matches("select")) globalThis.zgodaDone(0);
        }, true);
      });
    },
    /** Ends the counting when the round runs: the time by the clock on the wall, and that of a person who does not hurry. */
    roundRuns: () => {
      runs = true;
      const program = (performance.now() - began) / 1000;
      const hands = until.clicks * A_CLICK_S + until.letters * A_LETTER_S;
      return { ...until, program, hands };
    },
  };
}

/** The code in the papers for users. */
function papers() {
  const all = readdirSync(join(ROOT, "docs"), { recursive: true }).map((name) => `docs/${name}`);
  const here = ["README.md", ...all.filter((name) => name.endsWith(".md") && !name.endsWith(".pl.md") && !NO_USERS.test(name))];
  return here.flatMap((name) => {
    const text = readFileSync(join(ROOT, name), "utf8");
    const fenced = [...text.matchAll(/^```[^\n]*\n(.*?)^```/gms)].flatMap(([, block]) => block.split("\n"));
    const spans = [...text.replace(/^```.*?^```/gms, "").matchAll(/`([^`]+)`/g)].map(([, span]) => span);
    return [...fenced, ...spans].map((line) => line.replace(/\s+#\s.*$/, "").trim()).filter(Boolean);
  });
}

const IS_NAME = /[/\d]|^[A-Z][A-Z:.a-z]*$|\.(csv|toml|zgoda)$/;

/** A line at a terminal, with its names taken out. */
const withoutNames = (line) =>
  line.replace(/^(\d+|all): /, "TABLE: ").split(/\s+/).map((word) => (IS_NAME.test(word) ? "…" : word)).join(" ");

const IS_ARGUMENT = /^(white|black|both)('s)?$|^(assistant|helper|ear|screen|player)-(white|black)$|[^a-z-]|^-/;

/** The word of a command, or its two words. */
const commandOf = (line) => {
  const words = line.replace(/^[\w ]+: /, "").split(/\s+/);
  const end = words.findIndex((word) => IS_ARGUMENT.test(word));
  return words.slice(0, end < 0 ? undefined : end).join(" ");
};

/** The lines at a terminal, and the lines sent by pages, that no paper names. */
export function unnamed(typed, sent) {
  const code = papers();
  const whole = new Set(code.map(withoutNames));
  const commands = new Set(code.map(commandOf));
  return [
    ...typed.filter((line) => !whole.has(withoutNames(line))),
    // A line without a command's word is a half-move.
    ...sent.filter((line) => !commands.has(commandOf(line))),
  ];
}
