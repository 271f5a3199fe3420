import { expect, it } from "vitest";
import { isCounted, mayAskForPage, nextQuestionAt } from "../../src/approvals/prompt-questions.ts";

/** The exact instants and numbers of docs/decisions/152; prompts.test.ts has whole prompts. */
const T0 = Date.UTC(2026, 10, 22, 12);
const MINUTE = 60_000;

const asked = (count: number, asked_at = T0) => ({ sent_at: T0, asked: count, asked_at });

it.each([
  [asked(1), 1_999, false],
  [asked(1), 2_000, true],
  [asked(39), 2_000, true],
  [asked(40), 2_000, false],
])("after %o and %i ms a page may ask: %s", (known, waited, may) => {
  expect(mayAskForPage(known, known.asked_at + waited)).toBe(may);
});

it.each([
  ["after the first question", asked(1), 0, 10_000],
  ["a sixth of the prompt's age later", asked(9), 6 * MINUTE, 7 * MINUTE],
  ["at the end of twenty minutes", asked(9), (120 / 7) * MINUTE, 20 * MINUTE],
  ["not after twenty minutes", asked(9), (120 / 7) * MINUTE + 1, null],
  ["the fortieth time", asked(39), 0, 10_000],
  ["not once more", asked(40), 0, null],
])("the object asks %s", (_, known, age, expected) => {
  const next = nextQuestionAt(known, T0 + age);
  expect(next && next - T0).toBe(expected);
});

it("a question that was counted as the fortieth is asked, the next one is not", () => {
  expect([isCounted(asked(40)), isCounted(asked(41))]).toEqual([true, false]);
});
