// SPDX-License-Identifier: GPL-3.0-or-later
// Checks pages. `ZGODA_ADDRESS` is the address of a desk, or a folder of pages; `ZGODA_PAGES` is a JSON list of paths below it.
// Each check prints a line of JSON; the last line has the number of checks. Pictures for people are put into `ZGODA_PICTURES`.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import { browse, paths } from "./browser.mjs";
import { byKeyboard, byRules, byTree, colours, narrow } from "./checks.mjs";

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };
// Pictures of one language are enough for the people who look at them.
const LOOKED_AT = /^pl\//;

await browse(async (page, address, tell) => {
  for (const path of paths()) {
    await page.setViewportSize(LAPTOP);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(address + path, { waitUntil: "load" });
    tell(path, "rules", await byRules(page));
    tell(path, "tree", await byTree(page));
    tell(path, "keyboard", await byKeyboard(page));
    await page.setViewportSize({ width: 320, height: 640 });
    tell(path, "narrow", await narrow(page));
    await page.emulateMedia({ colorScheme: "dark" });
    tell(path, "dark colours", await colours(page));
    if (process.env.ZGODA_PICTURES && LOOKED_AT.test(path)) await pictures(page, path);
  }
});

async function pictures(page, path) {
  const folder = process.env.ZGODA_PICTURES;
  await mkdir(folder, { recursive: true });
  await page.evaluate(() => document.activeElement?.blur());
  for (const [size, viewport] of Object.entries({ phone: PHONE, laptop: LAPTOP })) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      const name = `${path.replace(/\W+/g, "-")}-${size}-${colorScheme}.png`;
      await page.screenshot({ path: join(folder, name), fullPage: true });
    }
  }
}
