// The steps of the check on a page. A line comes a moment after its key, so that the screen reader has finished announcing the key.
// The answers become the report, which never leaves this page.
"use strict";
(() => {
  const { body } = document;
  const QUIET_MS = 3000;
  const byId = (id) => document.getElementById(id);
  const [lines, state, report] = ["answers", "connection", "report"].map(byId);
  const STAY = 5;

  function say(...texts) {
    const all = texts.map((text) => {
      const line = document.createElement("p");
      line.textContent = text;
      return line;
    });
    globalThis.zgodaHear(lines, all, STAY);
  }

  const usual = state.textContent;
  const { sample, second, stateLost } = body.dataset;
  const comes = {
    "page-line": () => say(sample),
    "page-again": () => say(sample),
    "page-two": () => say(sample, second),
    "page-while-typing": () => say(sample),
    "page-state": () => (state.textContent = state.textContent === usual ? stateLost : usual),
  };

  function begins(step) {
    setTimeout(comes[step.dataset.step], QUIET_MS);
  }

  const steps = [...document.querySelectorAll("[data-step]")];
  for (const step of steps) {
    const begin = step.querySelector("[data-begin]");
    // The first letter in the field of a step begins that step, also after the field was emptied.
    if (begin?.nodeName === "INPUT") {
      begin.addEventListener("input", () => begin.value.length === 1 && begins(step));
    } else {
      begin?.addEventListener("click", () => begins(step));
    }
  }

  function write() {
    const answered = steps.flatMap(({ dataset: { step, number } }) => {
      const chosen = document.querySelector(`input[name="${step}"]:checked`);
      return chosen ? [`${number} ${step}: ${chosen.value}`] : [];
    });
    const { head, program, language } = body.dataset;
    report.value = [
      head,
      `program: ${program}`,
      `browser: ${navigator.userAgent}`,
      `language: ${language}`,
      ...answered,
      "",
    ].join("\n");
  }

  document.addEventListener("change", write);
  write();
})();
