import { afterAll, expect } from "vitest";
import { wrongAnswers } from "./checked-serve.ts";

/** Every answer of a worker that runs inside the tests must fit its row (docs/decisions/063). */
afterAll(async () => {
  expect(await wrongAnswers()).toEqual([]);
});
