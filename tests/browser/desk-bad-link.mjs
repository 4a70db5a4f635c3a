// SPDX-License-Identifier: GPL-3.0-or-later
// The time that words take to the page of an ear over a bad link: no test, and not part of `make test`. A desk and its tables are
// in one network namespace and the ears in another, with a link between them on which packets take 100 ms and 2 % are lost: by
// `tc netem`, or by `bad-link.pl` if the kernel has none. The link is bad first only on the way to the ears, then both ways. The
// script needs root and `ip`; without them it says so and ends. `ZGODA_PROGRAM` is the program, `ZGODA_EARS` (6) the number of
// ears, and `ZGODA_HALF_MOVES` (60 at most) the number of half-moves. Measured is the time from the line typed at the table,
// before its half-move is durable, to the words at an open stream over TLS, by the HTTP that browsers use there; checked is only
// that every half-move is heard.

import assert from "node:assert/strict";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import http2 from "node:http2";
import { join } from "node:path";
import tls from "node:tls";
import { fileURLToPath } from "node:url";

import { GAME } from "./game.mjs";

const SELF = fileURLToPath(import.meta.url);
const number = (name, usual) => Number(process.env[name] ?? usual);
const EARS = number("ZGODA_EARS", 6);
const HALF_MOVES = Math.min(number("ZGODA_HALF_MOVES", 60), GAME.length);
const EVERY_MS = 1_000;
const DELAY_MS = 100;
const LOSS = 0.02;
const DESK = "10.213.7.1";
const EAR = "10.213.7.2";

if (process.env.ZGODA_LINK) await measure();
else setUp();

/** Makes the link, and starts this script again at the ears' end. */
function setUp() {
  const name = `zgoda${process.pid}`;
  const [desk, ear] = [`${name}a`, `${name}b`];
  const run = (...words) => execFileSync(words[0], words.slice(1), { stdio: ["ignore", "ignore", "pipe"] });
  const links = [];
  const cleanUp = () => {
    for (const link of links) link.kill("SIGKILL");
    for (const namespace of [desk, ear]) spawnSync("ip", ["netns", "del", namespace], { stdio: "ignore" });
  };
  process.on("exit", cleanUp);
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => process.exit(1));
  try {
    for (const namespace of [desk, ear]) {
      run("ip", "netns", "add", namespace);
      run("ip", "-n", namespace, "link", "set", "lo", "up");
    }
  } catch (error) {
    console.log(`skipped: there can be no network namespace here (${String(error.stderr ?? error.message).trim()})`);
    process.exit(0);
  }
  for (const both of [false, true]) {
    let by;
    try {
      by = netem(run, desk, ear, both);
    } catch {
      spawnSync("ip", ["-n", desk, "link", "del", "zgoda0"], { stdio: "ignore" });
      by = ownLink(run, desk, ear, both, links);
    }
    const where = both ? "both ways" : "to the ear";
    process.env.ZGODA_LINK = `${where}, ${DELAY_MS} ms and ${LOSS * 100} % lost, by ${by}`;
    process.env.ZGODA_DESK_NAMESPACE = desk;
    const { status } = spawnSync("ip", ["netns", "exec", ear, process.execPath, SELF], { stdio: "inherit" });
    if (status !== 0) process.exit(status ?? 1);
    for (const link of links.splice(0)) link.kill("SIGKILL");
    spawnSync("ip", ["-n", desk, "link", "del", "zgoda0"], { stdio: "ignore" });
  }
}

function addresses(run, desk, ear) {
  for (const [namespace, device, own, other] of [[desk, "zgoda0", DESK, EAR], [ear, "zgoda1", EAR, DESK]]) {
    run("ip", "-n", namespace, "address", "add", own, "peer", other, "dev", device);
    run("ip", "-n", namespace, "link", "set", device, "up");
  }
}

function netem(run, desk, ear, both) {
  run("ip", "link", "add", "zgoda0", "netns", desk, "type", "veth", "peer", "name", "zgoda1", "netns", ear);
  const bad = ["netem", "delay", `${DELAY_MS}ms`, "loss", `${LOSS * 100}%`];
  run("tc", "-n", desk, "qdisc", "add", "dev", "zgoda0", "root", ...bad);
  if (both) run("tc", "-n", ear, "qdisc", "add", "dev", "zgoda1", "root", ...bad);
  addresses(run, desk, ear);
  return "tc netem";
}

function ownLink(run, desk, ear, both, links) {
  const back = both ? [DELAY_MS, LOSS] : [0, 0];
  const way = ["zgoda0", DELAY_MS, LOSS, "zgoda1", ...back].map(String);
  const link = spawn("perl", [join(SELF, "../bad-link.pl"), ...way], { stdio: ["ignore", "ignore", "inherit"] });
  links.push(link);
  // The devices take a moment to appear.
  for (const [namespace, device] of [[desk, "zgoda0"], [ear, "zgoda1"]]) {
    for (let tries = 100; ; tries -= 1) {
      if (spawnSync("ip", ["link", "set", device, "netns", namespace], { stdio: "ignore" }).status === 0) break;
      if (tries === 0) {
        console.log("skipped: there can be no bad link here; neither tc netem nor /dev/net/tun works");
        process.exit(0);
      }
      spawnSync("sleep", ["0.05"]);
    }
  }
  addresses(run, desk, ear);
  return "bad-link.pl";
}

/** At the ears' end: starts the programs at the desk's end, and listens. */
async function measure() {
  const { folder, run, start, until } = await import("./program.mjs");
  const data = folder();
  const path = (...parts) => join(data, ...parts);
  run("desk", "ca", path("ca"), "--name", DESK);
  // The same program at the other end.
  const there = (...args) => start(...args, { through: ["ip", "netns", "exec", process.env.ZGODA_DESK_NAMESPACE] });
  const secured = ["--certificate", path("ca", "desk.pem"), "--key", path("ca", "desk-key.pem")];
  const desk = there("desk", "--data", path("data"), "--listen", `${DESK}:7464`, ...secured, "--lang", "en");
  await desk.says(/the desk is at https/);
  const took = [];
  const ears = [];
  // One after the other: the desk slows down those who try the words of many slips at once.
  for (let which = 0; which < EARS; which += 1) ears.push(await ear(which));
  await Promise.all(ears.map((plays) => plays()));
  took.sort((one, other) => one - other);
  assert.equal(took.length, EARS * HALF_MOVES);
  const part = (share) => took[Math.min(took.length - 1, Math.floor(took.length * share))].toFixed(0);
  console.log(`${process.env.ZGODA_LINK}: p50 ${part(0.5)} ms, p99 ${part(0.99)} ms, longest ${part(1)} ms, of ${took.length}`);
  process.exit(0);

  /** A table, its ear, and the means to play at it. */
  async function ear(which) {
    const table = there(
      ...["play", "--desk", "127.0.0.1:0", "--data", path("data"), "--record", path(`${which}.zgoda`), "--lang", "en"],
      ...["--white", "Ada", "--black", "Ben", "--blind", "white", "--clock", "none"],
      ...["--channel", "white=page", "--channel", "room=text"],
    );
    const [, words] = await table.says(/slip for ear-white, opens one device once: (.*)/);
    const device = browser(readFileSync(path("ca", "root.pem")));
    const [, key] = (await device.asks("GET", "/")).match(/action="\/open"[^]*?name="key" value="([^"]*)"/);
    await device.asks("POST", "/open", { key, words, device: `ear ${which}` });
    const [, waits] = await until("the ear waits for a yes", async () =>
      (await device.asks("GET", "/")).match(/This is device (\d+)/));
    for (const line of ["arbiter", `device ${waits}`, "arbiter done"]) table.type(line);
    await until("the ear is let in", async () => (await device.asks("GET", "/"), device.table()));
    const at = device.table();
    const page = await until("its page", async () => {
      const page = await device.asks("GET", `/t/${at}`);
      return page.includes("data-sounds") && page;
    });
    const own = page.match(/data-key="([^"]*)"/)[1];
    const post = (what, fields) => device.asks("POST", `/t/${at}/${what}`, { key: own, ...fields });
    const said = [];
    device.listens(`/t/${at}/stream`, (name, sent) => {
      if (name !== "say") return;
      said.push(performance.now());
      const { utterance } = JSON.parse(sent);
      post("heard", { utterance, how: "begun" });
      post("heard", { utterance, how: "ended" });
    });
    const heart = setInterval(() => post("here", { awake: "true" }), 800);
    post("here", { awake: "true" });
    await until("the ear is awake", () => said.length > 0);
    return async () => {
      await new Promise((resolve) => setTimeout(resolve, 2_000 + (which * EVERY_MS) / EARS));
      for (const [played, halfMove] of GAME.slice(0, HALF_MOVES).entries()) {
        const before = said.length;
        const typed = performance.now();
        table.type(`${played % 2 === 0 ? "white" : "black"}: ${halfMove}`);
        await until(`${halfMove} is heard`, () => said.length > before);
        took.push(said[before] - typed);
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, typed + EVERY_MS - performance.now())));
      }
      clearInterval(heart);
    };
  }
}

/** A connection of a browser, with everything that goes over it. */
function browser(ca) {
  // As browsers do, the socket sends at once, without waiting for earlier packets to be acknowledged.
  const socket = tls.connect({ host: DESK, port: 7464, ca, ALPNProtocols: ["h2"] });
  socket.setNoDelay(true);
  const session = http2.connect(`https://${DESK}:7464`, { createConnection: () => socket });
  const cookies = new Map();
  const request = (method, path, body) => {
    const headers = {
      ":method": method,
      ":path": path,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    };
    if (body) {
      headers.origin = `https://${DESK}:7464`;
      headers["content-type"] = "application/x-www-form-urlencoded";
    }
    const stream = session.request(headers, { endStream: !body });
    if (body) stream.end(new URLSearchParams(body).toString());
    stream.setEncoding("utf8");
    stream.on("response", (head) => {
      for (const cookie of head["set-cookie"] ?? []) {
        const [, name, value] = cookie.match(/^([^=]*)=([^;]*)/);
        cookies.set(name, value);
      }
    });
    return stream;
  };
  const asks = (method, path, body) =>
    new Promise((resolve, reject) => {
      const stream = request(method, path, body);
      let text = "";
      stream.on("data", (more) => (text += more));
      stream.on("end", () => resolve(text));
      stream.on("error", reject);
    });
  const listens = (path, hears) => {
    let text = "";
    request("GET", path).on("data", (more) => {
      text += more;
      for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
        const [, name, sent] = text.slice(0, end).match(/^event: (.*)\ndata: ?(.*)$/m) ?? [];
        if (name) hears(name, sent);
        text = text.slice(end + 2);
      }
    });
  };
  const table = () => [...cookies.keys()].map((name) => name.match(/-at-(.*)/)?.[1]).find(Boolean);
  return { asks, listens, table };
}
