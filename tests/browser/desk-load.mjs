// SPDX-License-Identifier: GPL-3.0-or-later
// The time that a half-move takes from the terminal to a page, and the needs of tables and desk, in a full hall: no test, and not
// part of `make test`. `ZGODA_PROGRAM` is the program; `ZGODA_TABLES` (40), `ZGODA_WATCHED` (10) and `ZGODA_HALF_MOVES` (60 at
// most) are the numbers of tables, watched tables and half-moves; `ZGODA_EVERY_MS` (2000) is the time between two half-moves of a
// table, as typed in one program. Each page is an open stream of the chief arbiter, with everything that a browser is sent.
// Between half-moves `echo.mjs` is asked, which does similar work without the program. Checked is only that all half-moves
// arrive. Lines that begin with `figure:` are for `tools/bench`.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";

import { GAME } from "./game.mjs";
import { address, event, folder, round, start, until } from "./program.mjs";

const number = (name, usual) => Number(process.env[name] ?? usual);
const FULL = 40;
const TABLES = number("ZGODA_TABLES", FULL);
const WATCHED = Math.min(number("ZGODA_WATCHED", 10), TABLES);
const HALF_MOVES = Math.min(number("ZGODA_HALF_MOVES", 60), GAME.length);
const EVERY_MS = number("ZGODA_EVERY_MS", 2_000);

const cookies = new Map();
const players = (table) => `${table},White ${table},Black ${table},blind,sighted`;
const pairings = ["table,white,black,white_sight,black_sight", ...Array.from({ length: TABLES }, (_, at) => players(at + 1))];
const papers = round(`${pairings.join("\n")}\n`, event(""));
const tables = start(
  ...["tables", papers.out, "--data", join(papers.made, "data"), "--desk", "127.0.0.1:0", "--lang", "en"],
);
const at = new URL(await address(tables));
for (let table = 1; table <= TABLES; table += 1) await tables.says(new RegExp(`table ${table} is there`));

const first = await asks("GET", "/");
const key = first.match(/action="\/open"[^]*?name="key" value="([^"]*)"/)[1];
const form = { key, words: papers.slips["Chief arbiter"], device: "the harness" };
// The arbiter's words are open before the measurement: the hash of a code has a figure of its own.
tables.type("all: arbiter 2468");
await until("all tables are at work", () => (tables.said.out.match(/the arbiter is at work/g) ?? []).length === TABLES);
const askedAt = performance.now();
await asks("POST", "/open", new URLSearchParams(form).toString());
await until("all tables wait for a yes", async () => ((await asks("GET", "/")).match(/This is device/g) ?? []).length === TABLES);
const waitedMs = performance.now() - askedAt;
const saidAt = performance.now();
tables.type("all: device 1");
const link = /href="\/t\/([^"]*)">Table (\d+)/g;
const places = await until("all tables are in the list", async () => {
  const found = [...(await asks("GET", "/")).matchAll(link)].map(([, place, table]) => [Number(table), place]);
  return found.length === TABLES && new Map(found);
});

const letInMs = performance.now() - saidAt;

const echo = spawn(process.execPath, [new URL("echo.mjs", import.meta.url).pathname, folder()]);
process.on("exit", () => echo.kill());
const [port] = await new Promise((resolve) => echo.stdout.once("data", (data) => resolve(String(data).split("\n"))));
const agent = new http.Agent({ keepAlive: true });
const REGION = 20_000;

// The moments at which each half-move of a watched table was typed, and was first on a page.
const typed = new Map();
const seen = new Map();
const echoed = [];
const sizes = [];
for (let table = 1; table <= WATCHED; table += 1) {
  sizes.push(Buffer.byteLength(await asks("GET", `/t/${places.get(table)}`)));
  watch(table, places.get(table));
}
tables.type("all: prepared");
// No player has a way to press: the first word says so, the second starts the clocks.
for (const _ of [1, 2]) tables.type("all: resume");
tables.type("all: arbiter done");
const before = Date.now() + EVERY_MS;
const plays = [];
for (let table = 1; table <= TABLES; table += 1) plays.push(play(table, before + (table * EVERY_MS) / TABLES));
await Promise.all(plays);
await until("every half-move is on its page", () => seen.size === WATCHED * HALF_MOVES);

const took = [...seen].map(([what, when]) => when - typed.get(what)).sort((one, other) => one - other);
assert.equal(took.length, WATCHED * HALF_MOVES);
echoed.sort((one, other) => one - other);
const of = (all, share) => all[Math.min(all.length - 1, Math.floor(all.length * share))];
const part = (share) => of(took, share).toFixed(1);
for (let table = 1; table <= WATCHED; table += 1) sizes.push(Buffer.byteLength(await asks("GET", `/t/${places.get(table)}`)));
const [small, large] = [Math.min(...sizes), Math.max(...sizes)];
console.log(`typed → on a page: p50 ${part(0.5)} ms, p99 ${part(0.99)} ms, longest ${part(1)} ms, of ${took.length}`);
console.log(`the like without the program: p50 ${of(echoed, 0.5).toFixed(1)} ms, p99 ${of(echoed, 0.99).toFixed(1)} ms, of ${echoed.length}`);
console.log(`let in: ${waitedMs.toFixed(0)} ms from the slip to the question at every table, ${letInMs.toFixed(0)} ms from the yes to the list`);
console.log(`a first page: ${small} to ${large} bytes, after ${HALF_MOVES} half-moves`);
const desk = readFileSync(`/proc/${tables.pid}/task/${tables.pid}/children`, "utf8").trim().split(" ");
console.log(`${TABLES} tables: ${memory(tables.pid)}; their desk: ${desk.map(memory).join(", ")}`);
const beside = (share) => `${of(took, share).toFixed(2)} ms echo ${of(echoed, share).toFixed(2)}`;
if (TABLES < FULL) {
  console.log(`figure: page ${beside(0.99)}`);
  console.log(`figure: half-of-pages ${beside(0.5)}`);
} else {
  console.log(`figure: page-in-a-hall ${beside(0.99)}`);
  console.log(`figure: half-of-pages-in-a-hall ${beside(0.5)}`);
  console.log(`figure: let-in ${(waitedMs + letInMs).toFixed(0)} ms`);
  console.log(`figure: first-page ${(large / 1000).toFixed(1)} kB`);
  console.log(`figure: memory-a-table ${(megabytes(tables.pid) / TABLES).toFixed(2)} MB`);
}
process.exit(0);

/** Types a half-move and its press at this table, every `EVERY_MS`. */
async function play(table, from) {
  for (const [played, halfMove] of GAME.slice(0, HALF_MOVES).entries()) {
    await new Promise((resolve) => setTimeout(resolve, from + played * EVERY_MS - Date.now()));
    const side = played % 2 === 0 ? "white" : "black";
    typed.set(`${table}: ${played + 1}`, performance.now());
    tables.type(`${table}: ${side}: ${halfMove}`);
    tables.type(`${table}: ${side}: press`);
    if (table > WATCHED) continue;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS / 2));
    echoed.push(await echoes());
  }
}

/** Measures the round trip to the echo, with its answer read like the desk's. */
function echoes() {
  const asked = performance.now();
  return new Promise((resolve, reject) => {
    const path = { host: "127.0.0.1", port, path: `/${REGION}`, agent };
    const request = http.get(path, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (more) => (text += more));
      answer.on("end", () => {
        assert.equal(JSON.parse(text).html.match(/<tr/g).length, 1);
        resolve(performance.now() - asked);
      });
    });
    request.on("error", reject);
  });
}

/** An open page of this table, which notes the moment at which each half-move first stands on it. */
function watch(table, place) {
  let text = "";
  http.get(new URL(`/t/${place}/stream`, at), { headers: { cookie: jar() } }, (answer) => {
    assert.equal(answer.statusCode, 200);
    answer.setEncoding("utf8");
    answer.on("data", (more) => {
      text += more;
      for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
        shows(table, text.slice(0, end));
        text = text.slice(end + 2);
      }
    });
  });
}

function shows(table, sent) {
  const now = performance.now();
  const data = sent.match(/^event: region\ndata: (.*)$/m)?.[1];
  const region = data && JSON.parse(data);
  if (region?.id !== "records") return;
  const rows = (region.html.match(/<tr/g) ?? []).length - 1;
  for (let row = 1; row <= rows; row += 1) {
    const what = `${table}: ${row}`;
    if (typed.has(what) && !seen.has(what)) seen.set(what, now);
  }
}

function jar() {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

/** Asks the desk as a browser does, and returns the page behind all redirections. */
async function asks(method, path, body) {
  const headers = { cookie: jar(), origin: at.origin, "sec-fetch-site": "same-origin" };
  if (body) headers["content-type"] = "application/x-www-form-urlencoded";
  const answer = await fetch(new URL(path, at), { method, headers, body, redirect: "manual" });
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name, value] = cookie.match(/^([^=]*)=([^;]*)/);
    cookies.set(name, value);
  }
  const place = answer.headers.get("location");
  return place ? asks("GET", place) : answer.text();
}

function memory(pid) {
  return `${megabytes(pid).toFixed(0)} MB`;
}

function megabytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const [, kilobytes] = status.match(/^VmRSS:\s*(\d+)/m);
  return kilobytes / 1024;
}
