// SPDX-License-Identifier: GPL-3.0-or-later
// Devices with browsers of their own, and a person's actions on their pages.

import assert from "node:assert/strict";

import { chromium } from "playwright-core";

import { FLAGS, PATIENCE_MS } from "./browser.mjs";
import { heardAs } from "./checks.mjs";
import { until } from "./program.mjs";

/** Calls `act(device, tell)` with a fresh browser; `device()` is a page with cookies of its own. */
export async function drive(act) {
  const browser = await chromium.launch({
    executablePath: process.env.ZGODA_CHROMIUM ?? "/usr/bin/chromium",
    args: FLAGS,
    timeout: PATIENCE_MS,
  });
  let done = 0;
  const tell = (check, found = [], measured = undefined) => {
    done += 1;
    const ok = found.length === 0;
    console.log(JSON.stringify({ page: "desk", check, ok, found: ok ? undefined : found.join("; "), measured }));
  };
  const device = async (options = {}) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-GB", ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    page.on("pageerror", (error) => tell("no script fails", [error.message]));
    return page;
  };
  try {
    await act(device, tell);
    console.log(JSON.stringify({ done }));
  } catch (error) {
    // Printed at once, because closing a browser may hang if its desk stands still. All children end with this process.
    console.error(error.stack);
    process.exit(1);
  }
  await browser.close();
  process.exit(0);
}

/**
 * Lets a page sound only once a person has touched it, as ordinary browsers do; a browser without a screen lets every page sound
 * at once, whatever its options.
 */
export const soundsWhenTouched = (page) =>
  page.addInitScript(() => {
    globalThis.AudioContext = class extends globalThis.AudioContext {
      constructor() {
        super();
        this.suspend();
      }

      resume() {
        return navigator.userActivation.hasBeenActive ? super.resume() : new Promise(() => {});
      }
    };
  });

/** Types the words of a slip; returns the number by which the table calls the device. */
export async function ask(page, address, words, name) {
  await page.goto(address);
  await page.fill("#words", words);
  await page.fill("#device", name);
  await page.click("form.opening button[type=submit]");
  const [, number] = await until("the page says its number", async () =>
    (await page.innerText("main")).match(/(?:device|as) (\d+)/i));
  return number;
}

/** Waits until the page of a table is open. */
export const opened = (page) => until("the page of the table opens", () => /\/t\/\w+/.test(page.url()) && ready(page));

/** Waits until the page's script runs and is connected. */
export const ready = (page) =>
  page.evaluate(() => Boolean(globalThis.zgodaStream) && globalThis.zgodaStream.readyState === EventSource.OPEN);

/** The answers on the page. */
export const answers = (page) => page.locator("#answers p").allInnerTexts();

/**
 * Does something that the table answers, and returns the answer. A page that hears nothing for a moment, as on a busy machine,
 * takes nothing and says so: then the act is repeated once it is connected.
 */
export async function answered(page, act) {
  // Old answers are marked, because the same answer may come again and the oldest one goes.
  const mark = () => [...document.querySelectorAll("#answers p")].forEach((it) => it.setAttribute("data-old", ""));
  const fresh = page.locator("#answers p:not([data-old])");
  for (;;) {
    await page.evaluate(mark);
    await act();
    await until("an answer on the page", async () => (await fresh.count()) > 0);
    const said = (await fresh.allInnerTexts()).join("\n");
    if (said.trim() !== (await lost(page))) return said;
    await until("the page is connected again", async () => (await page.textContent("#connection")) !== (await lost(page)));
  }
}

/** The words of a page that hears nothing and takes nothing. */
export const lost = (page) => page.evaluate(() => document.body.dataset.lost);

/** The button of this name in this region. */
export const button = (page, region, name) =>
  page.locator(`#${region}`).getByRole("button", { name, exact: true }).first();

/** Unfolds the part behind this name, types words into it if any are given, and confirms. */
export async function step(page, region, name, { words, choice } = {}) {
  const folded = page.locator(`#${region} details`).filter({ has: page.locator("summary", { hasText: name }) });
  if ((await folded.getAttribute("open")) === null) await folded.locator("summary").click();
  if (choice) await folded.locator("select").selectOption(choice);
  if (words) await folded.locator("input[type=text]").fill(words);
  const yes = folded.getByRole("button").first();
  return answered(page, () => yes.click());
}

/** Keeps everything that the live regions of a page are given to say from now on. */
export async function listens(page, regions = "[role=status], [role=log], [role=alert], [aria-live]") {
  await page.evaluate((regions) => {
    globalThis.told = [];
    const live = document.querySelectorAll(regions);
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        for (const node of type === "characterData" ? [target] : addedNodes) globalThis.told.push(node.textContent);
      }
    });
    for (const region of live) observer.observe(region, { childList: true, characterData: true, subtree: true });
  }, regions);
}

/** The lines given since then. A screen reader skips a line equal to the one before, so none may be. */
export async function told(page) {
  const all = await page.evaluate(() => globalThis.told);
  all.forEach((line, at) => assert.notEqual(line, all[at - 1], "a screen reader says it once"));
  return all.map(heardAs);
}
