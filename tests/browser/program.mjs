// SPDX-License-Identifier: GPL-3.0-or-later
// The real program (`ZGODA_PROGRAM`) as a child process: its input and output. Every child ends with this process.

import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { PATIENCE_MS } from "./browser.mjs";

const PROGRAM = process.env.ZGODA_PROGRAM;
/** The environment of the programs; a change holds for programs started from then on. */
export const environment = { ...process.env, LC_ALL: "C", LANG: "C" };
const children = new Set();
const folders = new Set();

process.on("exit", () => {
  for (const child of children) {
    // The whole group, so that the desk ends too.
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      // The processes are gone already.
    }
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => process.exit(1));

/** A folder that is removed with this process. */
export function folder() {
  const made = mkdtempSync(join(tmpdir(), "zgoda-desk-"));
  folders.add(made);
  return made;
}

/** Waits for a condition; the error names a condition that never came true. */
export async function until(what, is) {
  let last;
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    try {
      const it = await is();
      if (it) return it;
      last = it;
    } catch (error) {
      // The page may just be left.
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`never: ${what}; last: ${last?.stack ?? JSON.stringify(last)}`);
}

/** The chief arbiter's code of `event`. */
const CODE = "2468";

/** Runs the program to its end, and returns its output. */
export function run(...args) {
  return runWith("", ...args);
}

/** The export by the code of `event`, also of a game that is not over. */
export function exportedByCode(...args) {
  return runWith(`${CODE}\n`, "export", "--arbiter", ...args);
}

function runWith(input, ...args) {
  const { status, stdout, stderr } = spawnSync(PROGRAM, args, { env: environment, encoding: "utf8", input });
  if (status !== 0) throw new Error(`zgoda ${args.join(" ")}: status ${status}\n${stderr}`);
  return stdout;
}

/** Starts the program, to be typed at; with `{ through: [...] }` as the last argument, as an argument of that command. */
export function start(...args) {
  const { through = [] } = typeof args.at(-1) === "object" ? args.pop() : {};
  const [command, ...words] = [...through, PROGRAM, ...args];
  const child = spawn(command, words, { env: environment, detached: true });
  children.add(child);
  const said = { out: "", err: "" };
  const ended = new Promise((resolve) => {
    child.on("close", (status, signal) => {
      children.delete(child);
      resolve(signal ?? status);
    });
  });
  child.stdout.on("data", (data) => (said.out += data));
  child.stderr.on("data", (data) => (said.err += data));
  // The program may be gone already.
  child.stdin.on("error", () => {});
  /** Waits for output that matches, from `after` characters on. */
  const says = (what, { by = "err", after = 0 } = {}) =>
    until(`${what} in:\n${said.err.slice(-2000)}\n${said.out.slice(-2000)}`, () => said[by].slice(after).match(what));
  return {
    pid: child.pid,
    said,
    says,
    type: (line) => child.stdin.write(`${line}\n`),
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
    ended,
  };
}

/** The address of the desk that the program started. */
export async function address(program) {
  const [, found] = await program.says(/the desk is at (http:\/\/127\.0\.0\.1:\d+\/)/);
  return found;
}

/**
 * Makes the papers of a round in a folder, as `zgoda round make` does: `pairings` is the list, `event` the file for all tables,
 * `more` further options. The slips are returned by their first line and, where there is one, their table, such as `slips["Chief
 * arbiter"]`.
 */
export function round(pairings, event, ...more) {
  const made = folder();
  const paper = (name, text) => {
    writeFileSync(join(made, name), text);
    return join(made, name);
  };
  const out = join(made, "round");
  run("round", "make", paper("p.csv", pairings), "--event", paper("e.toml", event), "--out", out, "--lang", "en", ...more);
  return { made, out, slips: slipsOf(out) };
}

/** The words of each slip of a round. */
export function slipsOf(out) {
  const slips = {};
  for (const slip of readFileSync(join(out, "slips.txt"), "utf8").split("\n\n")) {
    const [, what, where, words] = slip.match(/^Slip .*\n(.*)\n(.*)\n(?:.*\n)*?Words:\n(.*)/) ?? [];
    if (!what) continue;
    slips[/^Table/.test(where) ? `${where}: ${what}` : what] = words;
  }
  return slips;
}

/** The event file for all tables of an official round, with these additional lines. */
export const event = (more) => `
[event]
name = "Open of Lublin"
round = "3"
[arbiter]
pin = "${CODE}"
[game]
rules = "PZ100"
time = "80m+60s"
[consent]
device = "A. Arbiter, 1 May 2026"
desk = "A. Arbiter, 1 May 2026"
[preparation]
ask = false
${more}`;
