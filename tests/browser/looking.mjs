// SPDX-License-Identifier: GPL-3.0-or-later
// Checks a page of the running program as it is: in English and Polish with every check, in all other languages with the
// rules and in a narrow window. Pictures for people go into `ZGODA_PICTURES`.

import { mkdir } from "node:fs/promises";
import { readdirSync } from "node:fs";
import { join } from "node:path";

import { byKeyboard, byRules, byTree, colours, narrow, pieces } from "./checks.mjs";
import { ready } from "./devices.mjs";
import { until } from "./program.mjs";

const FOLDER = new URL("../../locales/", import.meta.url);
const ALL = readdirSync(FOLDER, { withFileTypes: true }).filter((it) => it.isDirectory()).map(({ name }) => name);
/** The languages in which everything is checked. */
const WHOLE = ["en", "pl"];
const MORE = ALL.filter((it) => !WHOLE.includes(it));
// In a short run each page is checked in one of the other languages, by turns.
const EVERY = process.env.ZGODA_EVERY_LANGUAGE === "1";
const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
// A window of 1280 pixels at 400 %.
const NARROW = { width: 320, height: 640 };

/** Loads a page again where it stands. */
const reload = (page) => page.reload();

/**
 * Checks a page in each language, by `look(state, page)`. `load` brings the page back to where it stands, if that takes more
 * than loading it again; it is null for a page that cannot be loaded and is checked in its own language.
 */
export const looker = (tell) => {
  let turn = 0;
  return async (state, page, { load = reload } = {}) => {
    const others = EVERY ? MORE : [MORE[turn++ % MORE.length]];
    const own = await page.getAttribute("html", "lang");
    for (const language of load ? [...WHOLE, ...others] : [own]) {
      await page.setViewportSize(LAPTOP);
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce", forcedColors: "none" });
      if (load) {
        await speak(page, language);
        await load(page);
        await until("the page speaks it and is connected", async () =>
          (await page.getAttribute("html", "lang")) === language
          && ((await page.evaluate(() => document.body.dataset.stream === undefined)) || (await ready(page))));
      }
      // Folded parts are checked, too.
      await page.evaluate(() => document.querySelectorAll("details").forEach((it) => (it.open = true)));
      const told = (check, found) => tell(`${state}, ${language}: ${check}`, found);
      told("rules", await byRules(page));
      if (WHOLE.includes(language)) {
        told("tree", await byTree(page));
        told("keyboard", await byKeyboard(page));
        await page.emulateMedia({ colorScheme: "dark" });
        told("dark colours", await colours(page));
        await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
        told("forced colours", [...(await colours(page)), ...(await pieces(page)), ...(await byKeyboard(page))]);
        await page.emulateMedia({ forcedColors: "none" });
      }
      await page.setViewportSize(NARROW);
      told("narrow", await narrow(page));
      if (process.env.ZGODA_PICTURES && WHOLE.includes(language)) await pictures(page, `${state} ${language}`);
      await page.setViewportSize(LAPTOP);
    }
    await page.emulateMedia({ colorScheme: "light" });
    if (!load) return;
    await speak(page, own);
    await load(page);
  };
};

/** Sets the language of a device from its next page on, by the form at the foot of a page. */
async function speak(page, language) {
  const { origin } = new URL(page.url());
  const name = origin.startsWith("https") ? "__Host-zgoda-lang" : "zgoda-lang";
  await page.context().addCookies([{ name, value: language, url: origin }]);
}

async function pictures(page, name) {
  const folder = process.env.ZGODA_PICTURES;
  await mkdir(folder, { recursive: true });
  await page.evaluate(() => document.activeElement?.blur());
  for (const [size, viewport] of Object.entries({ phone: PHONE, laptop: LAPTOP })) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      const file = `desk-${name.replace(/\W+/g, "-")}-${size}-${colorScheme}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: true });
    }
  }
}
