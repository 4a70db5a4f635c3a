// Every page of a game that is played, in every state it goes through, in English and Polish: the rules of WCAG 2.2 AA, the tree
// that a screen reader reads, Tab alone, a narrow window, both colour schemes.

import assert from "node:assert/strict";
import { join } from "node:path";

import { byKeyboard, byRules, byTree } from "./checks.mjs";
import { answered, ask, button, drive, opened, step } from "./devices.mjs";
import { LANGUAGES, looker, speak } from "./looking.mjs";
import { address, event, round, start, until } from "./program.mjs";

const PAIRINGS = `table,white,black,white_sight,black_sight,white_assistant
1,Anna Nowak,Jan Wilk,blind,sighted,Ewa Lis
2,Ola Mak,Piotr Dąb,blind,sighted,Iza Bór
`;
const MORE = `[assistant.white]
opponents_board = true
own_board = true
record_and_clock = true
flag = true
`;
await drive(async (device, tell) => {
  const papers = round(PAIRINGS, event(MORE));
  const tables = start(
    ...["tables", papers.out, "--data", join(papers.made, "data"), "--desk", "127.0.0.1:0", "--lang", "en"],
  );
  const at = await address(tables);
  for (const number of [1, 2]) await tables.says(new RegExp(`table ${number} is there`));

  const look = looker(tell);
  const chief = await device();
  await chief.goto(at);
  await look("front", chief);
  await ask(chief, at, papers.slips["Chief arbiter"], "chief's laptop");
  await until("both tables wait", async () => (await chief.locator("#standing p").count()) === 2);
  await look("waiting", chief);
  tables.type("all: arbiter 2468");
  tables.type("all: device 1");
  const links = chief.locator("#tables li a");
  await until("both tables are in the list", async () => (await links.count()) === 2);
  await look("list", chief);
  const [first] = await links.evaluateAll((all) => all.map((link) => link.href));
  await chief.goto(first);
  await opened(chief);

  const others = {};
  for (const [role, slip] of [["assistant", "Assistant of White"], ["face", "Face of the clock"]]) {
    others[role] = await device();
    const number = await ask(others[role], at, papers.slips[`Table 1: ${slip}`], `the ${role}`);
    tables.type(`1: device ${number}`);
    await opened(others[role]);
  }
  await look("arbiter before", chief);
  await look("assistant before", others.assistant);
  await answered(chief, () => button(chief, "state", "Begin the round").click());
  for (const halfMove of ["32-28", "19-23", "28x19", "14x23", "37-32"]) {
    await others.assistant.fill("#enter-line", halfMove);
    const side = ["19-23", "14x23"].includes(halfMove) ? "black" : "white";
    tables.type(`1: ${side}: ${halfMove}`);
    tables.type(`1: ${side}: press`);
  }
  await until("five half-moves stand", async () => (await chief.locator("table.records tbody tr").count()) === 5);
  await others.assistant.fill("#enter-line", "");
  await look("arbiter playing", chief);
  await look("assistant playing", others.assistant);
  await look("face", others.face);
  await muted(chief, first, tell);
  tables.type("1: white: call");
  await answered(chief, () => button(chief, "state", "Stop both clocks").click());
  const read = async (name, text) => {
    const form = chief.locator("#records form").filter({ has: chief.getByRole("button", { name, exact: true }) });
    await form.locator("input[type=text]").fill(text);
    await answered(chief, () => form.getByRole("button").click());
  };
  await read("Read in White's record", "32-28 19-23 28x19 14x23 37-32");
  await read("Read in Black's record", "32-28 19-23 28x19 14x23 38-32");
  await answered(chief, () => button(chief, "records", "Compare records and boards").click());
  await look("arbiter stopped", chief);
  await step(chief, "end", "Declare a result", { choice: "decide 0-2 forfeit" });
  await answered(chief, () => button(chief, "asks", "Yes").click());
  await look("arbiter over", chief);
  await look("assistant over", others.assistant);
  await chief.getByRole("link", { name: "Arbiter's protocol" }).click();
  await until("the protocol is there", async () => (await chief.locator("#signatures").count()) === 1);
  await look("protocol", chief);
  await chief.goto(first);
  await opened(chief);
  await chief.getByRole("link", { name: "What was said to each player alone" }).click();
  await until("the words are there", async () => (await chief.locator("#reading li").count()) > 0);
  await look("said", chief);
  assert.equal(await tables.kill("SIGINT"), 0);
});

/** What is muted, which goes back by itself after ten seconds: so long nobody may see it (Kodeks IV 1), and no other limit of time
 * would do. A rule is there against every such limit, and this one is meant. */
async function muted(page, place, tell) {
  const MEANT = "meta-refresh at ";
  for (const language of LANGUAGES) {
    await speak(page, language);
    await page.locator("#apart button").click();
    await until("what is muted is shown", async () => (await page.locator("#log").count()) === 0);
    const rules = await byRules(page);
    assert.equal(rules.filter((one) => one.startsWith(MEANT)).length, 1);
    tell(`muted, ${language}: rules`, rules.filter((one) => !one.startsWith(MEANT)));
    tell(`muted, ${language}: tree`, await byTree(page));
    tell(`muted, ${language}: keyboard`, await byKeyboard(page));
    await page.goto(place);
    await opened(page);
  }
  await speak(page, "en");
  await opened(page);
}
