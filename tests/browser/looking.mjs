// A page of the program that runs is looked at as it stands, in English and Polish. Pictures for people go into
// `ZGODA_PICTURES`.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import { byKeyboard, byRules, byTree, colours, narrow } from "./checks.mjs";
import { until } from "./program.mjs";

export const LANGUAGES = ["en", "pl"];
const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Looks at a page in each language, as it stands now. */
export const looker = (tell) => async (state, page) => {
  for (const language of LANGUAGES) {
    await speak(page, language);
    await page.setViewportSize(LAPTOP);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    const told = (check, found) => tell(`${state}, ${language}: ${check}`, found);
    told("rules", await byRules(page));
    told("tree", await byTree(page));
    told("keyboard", await byKeyboard(page));
    await page.setViewportSize({ width: 320, height: 640 });
    told("narrow", await narrow(page));
    await page.emulateMedia({ colorScheme: "dark" });
    told("dark colours", await colours(page));
    if (process.env.ZGODA_PICTURES) await pictures(page, `${state} ${language}`);
    await page.setViewportSize(LAPTOP);
  }
  await speak(page, "en");
};

/** Chooses the language of a page, where it is another one. */
export async function speak(page, language) {
  if ((await page.getAttribute("html", "lang")) === language) return;
  await page.selectOption("#lang", language);
  await page.locator("footer button[type=submit]").click();
  await until("the page speaks it", async () => (await page.getAttribute("html", "lang")) === language);
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
