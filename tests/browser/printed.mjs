// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the sheets of printed papers: `ZGODA_PAGES` is a JSON list of paths below `ZGODA_ADDRESS`, `ZGODA_SHEETS` an object with
// the highest number of A4 sides for the name of each paper. A paper without such a number is not printed.

import { browse, paths } from "./browser.mjs";

const most = JSON.parse(process.env.ZGODA_SHEETS);

await browse(async (page, address, tell) => {
  for (const path of paths()) {
    const allowed = most[path.replace(/^.*\/|\.html$/g, "")];
    if (!allowed) continue;
    await page.goto(address + path, { waitUntil: "load" });
    const printed = await page.pdf({ preferCSSPageSize: true });
    const sides = printed.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    tell(path, `at most ${allowed} sides`, sides >= 1 && sides <= allowed ? [] : [`${sides} sides`]);
  }
});
