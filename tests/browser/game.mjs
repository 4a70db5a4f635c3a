// SPDX-License-Identifier: GPL-3.0-or-later
// Games for the tests.

/** Sixty half-moves that the rules allow, White's first. */
export const GAME = `
  35-30 17-21 31-27 20-24 30-25 18-23 40-35 12-18 45-40 21-26 34-30 23-29 39-34 18-23 50-45 11-17 43-39 17-21 49-43 7-11
  27-22 1-7 33-28 7-12 39-33 12-18 44-39 18x27 25-20 14x25 28-22 27x18 33-28 10-14 39-33 15-20 36-31 2-7 41-36 11-17
  46-41 7-12 43-39 18-22 48-43 13-18 31-27 22x31 36x27 8-13 41-36 5-10 47-41 3-8 36-31 10-15 41-36 6-11 28-22 17x28
`.trim().split(/\s+/);

/** Sixty moves of each side: the same game, continued to an ending with kings. */
export const LONG_GAME = [
  ...GAME,
  ...`
  33x22 4-10 39-33 12-17 33-28 8-12 43-39 29-33 38x29 24x44 40x49 20-24 49-43 14-20 43-38 24-29 45-40 9-14 30-24 19x39
  28x8 12x3 22x13 20-24 13-9 15-20 9-4 10-15 4-18 39-43 18x48 14-19 48-43 24-29 43-48 19-24 48-43 3-8 43-39 8-13
  39-48 13-19 48-39 19-23 39-48 29-33 38x18 17-22 18-12 24-29 27x18 20-24 42-38 15-20 48-42 25-30 42-48 20-25 48-39 29-34
  `.trim().split(/\s+/),
];

/** A game in which the same position stands for the third time at its end, White to move. */
export const REPEATED = `
  35-30 17-21 31-27 19-24 30x19 14x23 37-31 23-29 33x24 20x29 34x23 18x29 40-34 29x40 45x34 10-14 34-29 14-20 42-37 9-14
  39-33 21-26 29-23 3-9 43-39 20-25 33-28 15-20 39-33 14-19 23x3 13-19 27-22 11-17 22x11 6x17 50-45 25-30 3x34 8-13 28-23
  19x50 34-29 50-22 29-34 22-50 34-29 50-22 29-34 22-50
`.trim().split(/\s+/);

/** A game in which Black leaves a capture out on half-move 4, without an objection. */
export const LEFT_OUT = `
  32-28 19-23 28x19 20-25 37-32 14x23 41-37 10-14 46-41 5-10 31-26 14-19 36-31 9-14
`.trim().split(/\s+/);

/** A game with players who may part on half-move 7, as in S09 of the rules. */
export const PARTED = "32-28 19-23 28x19 14x23 37-32 10-14 34-30".split(" ");
