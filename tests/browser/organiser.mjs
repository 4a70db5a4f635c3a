// The lines and clicks of an organiser at a round, counted while a test wants it, and the papers that have to name every line.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { run, start } from "./program.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
// Papers for those who use the program; others tell how it was made.
const NO_USERS = /^docs\/(decisions|trials|testing|measured|comparison)/;

// How long somebody takes who does not hurry, beside what the program takes.
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
    /** A command that ends by itself; answers with what it printed. */
    command: (...words) => {
      types(["zgoda", ...words].join(" "));
      return run(...words);
    },
    /** A program that stays, to be typed at. */
    starts: (...words) => {
      types(["zgoda", ...words].join(" "));
      return start(...words);
    },
    /** A line at a program that runs. */
    line: (program, text) => {
      types(text);
      program.type(text);
    },
    /** Counts what is clicked and typed on this page. */
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
    /** The round runs: what came of it, by the clock on the wall and by that of somebody who does not hurry. */
    roundRuns: () => {
      runs = true;
      const program = (performance.now() - began) / 1000;
      const hands = until.clicks * A_CLICK_S + until.letters * A_LETTER_S;
      return { ...until, program, hands };
    },
  };
}

/** What stands as code in the papers for users. */
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

/** A line at a terminal, whoever and whatever it names. */
const withoutNames = (line) =>
  line.replace(/^(\d+|all): /, "TABLE: ").split(/\s+/).map((word) => (IS_NAME.test(word) ? "…" : word)).join(" ");

const IS_ARGUMENT = /^(white|black|both)('s)?$|^(assistant|helper|ear|screen|player)-(white|black)$|[^a-z-]|^-/;

/** The word of a command, which may be two. */
const commandOf = (line) => {
  const words = line.replace(/^[\w ]+: /, "").split(/\s+/);
  const end = words.findIndex((word) => IS_ARGUMENT.test(word));
  return words.slice(0, end < 0 ? undefined : end).join(" ");
};

/** Lines at a terminal, and lines that pages sent, which no paper names. */
export function unnamed(typed, sent) {
  const code = papers();
  const whole = new Set(code.map(withoutNames));
  const commands = new Set(code.map(commandOf));
  return [
    ...typed.filter((line) => !whole.has(withoutNames(line))),
    // Where no word stands before it, it is a half-move.
    ...sent.filter((line) => !commands.has(commandOf(line))),
  ];
}
