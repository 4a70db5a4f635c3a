// SPDX-License-Identifier: GPL-3.0-or-later
// The checks of a page. Each returns its findings: none if all is well.

import axe from "axe-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Finds faults by the rules of WCAG 2.2 AA, and by the usual ones besides. */
export async function byRules(page) {
  return axeFinds(page, { type: "tag", values: RULES });
}

/** Finds text without enough contrast in the present colours. */
export async function colours(page) {
  return axeFinds(page, { type: "rule", values: ["color-contrast"] });
}

/** Finds pieces of both sides in the same colour. */
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

// The elements that a screen reader lists by their names, without their surroundings.
const LISTED = new Set([
  "button", "link", "textbox", "checkbox", "radio", "combobox", "heading", "region", "log", "status", "image",
]);

/** Finds elements without a name in the tree that a screen reader reads, and equal elements with the same name in one group. */
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

/** Every node of the tree that a screen reader reads. */
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

/** The words of a line of a live region: a line equal to the one before ends in a blank that is not read. */
export const heardAs = (line) => line.replace(/\u00a0$/, "");

/** Finds controls that Tab alone does not reach exactly once. */
export async function byKeyboard(page) {
  const wanted = await page.evaluate(() => {
    const all = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";
    const groups = new Set();
    // Kept outside the controls, because an update of the page takes away attributes that it did not send.
    globalThis.visits = new Map();
    for (const control of document.querySelectorAll(all)) {
      if (control.disabled || !control.checkVisibility()) continue;
      // Only one choice of a group is reached by Tab.
      if (control.type === "radio" && groups.has(control.name)) continue;
      if (control.type === "radio") groups.add(control.name);
      globalThis.visits.set(control, 0);
    }
    // Tab goes on from the last element with the focus, even if that has lost it; so the page itself gets it.
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

/** Finds parts that can be read only by moving the page sideways. */
export async function narrow(page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return width > 0 ? [`${width} pixels too wide`] : [];
}
