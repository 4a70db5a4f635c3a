// SPDX-License-Identifier: GPL-3.0-or-later
// The data that pages receive, shown or not, and the lines that they send; and the data that no player's page may have.

/** Keeps everything that this page is sent from now on, and the lines that it sends. */
export async function watched(page) {
  const kept = { shown: [], sent: [] };
  await page.exposeFunction("zgodaSent", (text) => kept.shown.push(text));
  await page.addInitScript(() => {
    const Plain = globalThis.EventSource;
    globalThis.EventSource = class extends Plain {
      addEventListener(name, act, ...more) {
        super.addEventListener(name, (event) => {
          if (event.data !== undefined && name !== "beat") globalThis.zgodaSent(event.data);
          act(event);
        }, ...more);
      }
    };
  });
  page.on("response", async (response) => {
    const sort = response.headers()["content-type"] ?? "";
    if (!/html|fragment/.test(sort) || response.status() >= 300 && response.status() < 400) return;
    // A page that is left loses its answers.
    await response.text().then((text) => kept.shown.push(text), () => {});
  });
  page.on("request", (request) => {
    if (request.method() !== "POST" || !request.url().endsWith("/do")) return;
    const fields = new URLSearchParams(request.postData() ?? "");
    kept.sent.push([fields.get("word"), fields.get("line")].filter(Boolean).join(" "));
    if (fields.get("then")) kept.sent.push(fields.get("then"));
  });
  return kept;
}

// Words for facts that no player may be told before the end (section by section of the rules): irregular half-moves, duties to
// capture, a forgotten press.
const NEVER = /irregular|\bI 5\.\d|must capture|to be captured|legal|forg[eo]t|not pressed|did not press|left out/i;

/** The forbidden words on a page of a table with these players; others play at other tables. */
export function betrayed({ shown }, { here, elsewhere, own }) {
  const text = shown.join("\n").replace(/\\u003c|<[^>]*>/g, " ").replace(/\s+/g, " ");
  const others = elsewhere.filter((name) => text.includes(name));
  const tables = [...text.matchAll(/\bTable (\d+)/g)].map(([, number]) => Number(number)).filter((number) => number !== here);
  const never = text.match(NEVER)?.[0];
  const moves = [...text.matchAll(/\b(\d+) (?:to|takes) (\d+)\b/g)].map(([, from, to]) => `${from}-${to}`);
  const foreign = own ? moves.filter((move) => !own.has(move)) : [];
  return [...new Set([...others, ...tables.map((number) => `table ${number}`), ...(never ? [never] : []), ...foreign])];
}
