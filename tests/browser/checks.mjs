// The checks of a page. Each returns its findings: none if all is well.

import axe from "axe-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** The rules of WCAG 2.2 AA, and the usual ones beside them. */
export async function byRules(page) {
  return axeFinds(page, { type: "tag", values: RULES });
}

/** Can everything be read in the colours that are on now? */
export async function colours(page) {
  return axeFinds(page, { type: "rule", values: ["color-contrast"] });
}

/** Can be told whose a piece is by its colour, where there are pieces? */
export async function pieces(page) {
  const colour = (of) => page.evaluate((of) => {
    const piece = document.querySelector(of);
    return piece && getComputedStyle(piece).backgroundColor;
  }, of);
  const [white, black] = [await colour("[role=grid] .wm"), await colour("[role=grid] .bm")];
  return white && white === black ? [`both are ${white}`] : [];
}

async function axeFinds(page, runOnly) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly) => globalThis.axe.run(document, { runOnly, resultTypes: ["violations"] }),
    runOnly,
  );
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

// What a screen reader lists by its name, without what is around it.
const LISTED = new Set([
  "button", "link", "textbox", "checkbox", "radio", "combobox", "heading", "region", "log", "status", "image",
]);

/** In the tree that a screen reader reads, everything has a name, and no two of a kind have the same in one group. */
export async function byTree(page) {
  const nodes = await tree(page);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const group = (node) => {
    for (let above = byId.get(node.parentId); above; above = byId.get(above.parentId)) {
      if (above.role?.value === "group" && above.name?.value) return above.name.value;
    }
    return "";
  };
  const seen = new Set();
  const found = [];
  for (const node of nodes) {
    const role = node.role?.value;
    if (node.ignored || !LISTED.has(role)) continue;
    const name = node.name?.value ?? "";
    if (!name && role !== "status") found.push(`a ${role} without a name`);
    const whole = [role, name, group(node)].join(", ");
    if (name && seen.has(whole)) found.push(`twice: ${whole}`);
    seen.add(whole);
  }
  return found;
}

/** Every node of it. */
export async function tree(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes;
}

/** The texts of the log with this name, as they stand in the tree. */
export function inLog(nodes, name) {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const log = (node) => {
    for (let above = node; above; above = byId.get(above.parentId)) if (above.role?.value === "log") return above.name?.value;
    return undefined;
  };
  const texts = nodes.filter((node) => !node.ignored && node.role?.value === "StaticText");
  return texts.filter((node) => log(node) === name).map((node) => heardAs(node.name.value));
}

/** The words of a line of a live region: one that is the same as the one before ends in a blank of which nothing is heard. */
export const heardAs = (line) => line.replace(/\u00a0$/, "");

/** Tab alone comes to each control once. */
export async function byKeyboard(page) {
  const wanted = await page.evaluate(() => {
    const all = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";
    const groups = new Set();
    // Beside the page, because news may take away what it was not sent with.
    globalThis.visits = new Map();
    for (const control of document.querySelectorAll(all)) {
      if (control.disabled || !control.checkVisibility()) continue;
      // Of a group of choices one takes part.
      if (control.type === "radio" && groups.has(control.name)) continue;
      if (control.type === "radio") groups.add(control.name);
      globalThis.visits.set(control, 0);
    }
    // Tab goes on from what had the focus last, also when it has it no more: so that is the page itself.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
    return globalThis.visits.size;
  });
  const found = [];
  for (let step = 0; step < wanted; step += 1) {
    await page.keyboard.press("Tab");
    const stray = await page.evaluate(() => {
      const at = document.activeElement;
      if (at === document.body) return "";
      if (!globalThis.visits.has(at)) return at.outerHTML.slice(0, 80);
      globalThis.visits.set(at, globalThis.visits.get(at) + 1);
      const { outlineStyle } = getComputedStyle(at);
      return outlineStyle === "none" ? `no focus is seen at ${at.outerHTML.slice(0, 80)}` : "";
    });
    if (stray) found.push(stray);
  }
  const missed = await page.evaluate(() =>
    [...globalThis.visits]
      .filter(([, visits]) => visits !== 1)
      .map(([control, visits]) => `${visits} visits: ${control.outerHTML.slice(0, 80)}`),
  );
  return [...found, ...missed];
}

/** Nothing has to be moved sideways to be read. */
export async function narrow(page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return width > 0 ? [`${width} pixels too wide`] : [];
}
