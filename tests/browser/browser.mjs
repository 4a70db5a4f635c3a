// SPDX-License-Identifier: GPL-3.0-or-later
// The browser of the tests, and the lines in which they report their findings.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium } from "playwright-core";

import { serve } from "./serve.mjs";

/** A time that only a hang exceeds, on any machine. */
export const PATIENCE_MS = Number(process.env.ZGODA_PATIENCE_MS ?? 120_000);

// The browser connects to nothing but the pages, and keeps nothing of an earlier run.
export const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Calls `look(page, address, tell)` with a fresh browser, and prints the number of checks at the end. `ZGODA_COOKIES` has the
 * cookies of an earlier browser whose device was let in, as Playwright writes them.
 */
export async function browse(look) {
  const wanted = process.env.ZGODA_ADDRESS;
  const served = wanted.startsWith("http") ? null : await serve(wanted);
  const profile = await mkdtemp(join(tmpdir(), "zgoda-browser-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.ZGODA_CHROMIUM ?? "/usr/bin/chromium",
    args: FLAGS,
    ignoreHTTPSErrors: true,
    timeout: PATIENCE_MS,
  });
  if (process.env.ZGODA_COOKIES) await context.addCookies(JSON.parse(process.env.ZGODA_COOKIES));
  let done = 0;
  const tell = (page, check, found) => {
    done += 1;
    const ok = found.length === 0;
    console.log(JSON.stringify({ page, check, ok, found: ok ? undefined : found.join("; ") }));
  };
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(PATIENCE_MS);
    await look(page, served?.address ?? wanted, tell, served);
    console.log(JSON.stringify({ done }));
  } finally {
    await context.close();
    await served?.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** The paths to be checked. */
export const paths = () => JSON.parse(process.env.ZGODA_PAGES);
