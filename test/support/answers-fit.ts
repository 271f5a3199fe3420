import { afterAll, beforeAll, expect, inject } from "vitest";
import { wrongAnswersIn } from "./wrong-answers.ts";

/** Every answer of the one world during a file must fit its row (docs/decisions/063). */
let before: string[];

beforeAll(() => {
  before = wrongAnswersIn(inject("logsDirectory"));
});

afterAll(() => {
  const wrong = wrongAnswersIn(inject("logsDirectory"));
  expect(wrong.filter((answer) => !before.includes(answer))).toEqual([]);
});
