// SPDX-License-Identifier: GPL-3.0-or-later
// The addresses of the desk that are pages, read from the desk's own source, so that no new page is missed.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const SERVER = new URL("../../desk/src/server.rs", import.meta.url);
const ROLES = new URL("../../record/src/event/desk_role.rs", import.meta.url);

/** Addresses that show no page to anyone, with their purposes. */
const NO_PAGES = {
  "GET /stream": "events for the list",
  "POST /open": "leads to the list",
  "POST /lang": "leads back",
  "GET /t/{at}/stream": "events for a page",
  "POST /t/{at}/do": "leads to the page of the table, with the answer on it",
  "POST /t/{at}/here": "a page that says that it can be seen",
  "POST /t/{at}/heard": "an ear that says how far it is",
  "POST /t/{at}/leave": "leads to the list",
  "GET /blank.js": "a script",
  "GET /desk.js": "a script",
  "GET /ear.js": "a script",
  "GET /desk.css": "how pages look",
  "GET /icon.svg": "the icon of the pages",
  "GET /favicon.ico": "the same, for browsers that ask there",
  "GET /protocol.css": "how protocols look",
  "ANY relay::PATH": "desks that join",
};

/** The state shown at an address that does not exist. */
const NOWHERE = "nowhere";

/** Every address that is a page. */
function pages() {
  const router = readFileSync(SERVER, "utf8").split("fn router")[1];
  const routes = [...router.matchAll(/\.route\(\s*(?:"([^"]*)"|([\w:]+)),\s*(\w+)\(/g)].map(([, path, name, method]) =>
    `${method.toUpperCase()} ${path ?? name}`);
  assert.equal(routes.length, router.split(".route(").length - 1, "every route is read");
  assert.ok(router.includes(".fallback("));
  for (const none of Object.keys(NO_PAGES)) assert.ok(routes.includes(none), `${none} is no address any more`);
  return [...routes.filter((route) => !(route in NO_PAGES)), NOWHERE];
}

/** Every sort of device, by the first part of its word. */
function roles() {
  const table = readFileSync(ROLES, "utf8").match(/const OF_A_SIDE[^=]*= \[([^\]]*)\]/)[1];
  const ofASide = [...table.matchAll(/"(\w+)-"/g)].map(([, word]) => word);
  assert.ok(ofASide.length >= 4);
  return ["chief", "round", "face", ...ofASide];
}

/** Keeps the pages that were checked, and the sorts of devices; `isComplete` tells what is missing. */
export function watched() {
  const missing = { pages: new Set(pages()), roles: new Set(roles()) };
  const shows = new WeakMap();
  return {
    /** Watches the addresses of a page from now on. */
    watch: (page) =>
      page.on("response", (response) => {
        const request = response.request();
        const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
        if (!isPage || !response.headers()["content-type"]?.startsWith("text/html")) return;
        const path = new URL(response.url()).pathname
          .replace(/^\/t\/[^/]+/, "/t/{at}")
          .replace(/^\/records\/[0-9a-f]+$/, "/records/{key}");
        shows.set(page, response.status() === 404 ? NOWHERE : `${request.method()} ${path}`);
      }),
    /** Notes that this page was checked, as a device of this role. */
    saw: (page, role) => {
      missing.pages.delete(shows.get(page));
      missing.roles.delete(role);
    },
    isComplete: () => [...missing.pages, ...missing.roles],
  };
}
