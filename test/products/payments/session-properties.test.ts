import { describe, expect, it } from "vitest";
import fc from "../../support/fast-check.ts";
import { T0 } from "./session-fixtures.ts";
import { inputSteps, start, startNames } from "./session-inputs.ts";
import { SessionModel } from "./session-model.ts";
import { claimSteps, performanceSteps, promptSteps, waits } from "./session-model-steps.ts";
import { PureSession, termsAt } from "./session-subject.ts";

/**
 * The pure decisions compared with a model of the contract, in any order: sensible, late, repeated,
 * contradictory or invented commands and reports, with time passing in between.
 */
const commands = fc.commands(
  [
    { weight: 6, arbitrary: inputSteps },
    { weight: 1, arbitrary: claimSteps },
    { weight: 4, arbitrary: performanceSteps },
    { weight: 1, arbitrary: promptSteps },
    { weight: 2, arbitrary: waits },
  ].flatMap(({ weight, arbitrary }) => Array.from({ length: weight }, () => arbitrary)),
  { maxCommands: 60, size: "max" },
);

/** Returns what the runs have reached. */
const runAll = async (parameters: { numRuns: number; seed?: number }): Promise<Set<unknown>> => {
  const seen = new Set<unknown>();
  const property = fc.asyncProperty(startNames, commands, async (name, run) => {
    const model = new SessionModel(termsAt(T0));
    const real = new PureSession(T0);
    await start(name, model, real);
    await fc.asyncModelRun(() => ({ model, real }), run);
    seen.add(model.state);
    for (const { state, funds, review, late, decisions } of model.movements.values()) {
      for (const part of [state, funds, review, ...late, ...decisions]) seen.add(part);
    }
  });
  await fc.assert(property, parameters);
  return seen;
};

describe("with steps in any order", () => {
  // @rule P2.3
  it("a session follows the contract", async () => {
    await runAll({ numRuns: 2_000 });
  });

  it("the runs reach each part of the contract", async () => {
    const seen = await runAll({ numRuns: 2_000, seed: 7 });
    expect([...seen]).toEqual(
      expect.arrayContaining([
        ...["CANCELLED", "COMPLETED", "EXECUTING", "EXPIRED", "FAILED", "OTP_SENT"],
        ...["PENDING", "PUSH_SENT", "SETTLEMENT_PENDING", "RETURNING", "RETURNED"],
        ...["UNKNOWN_OUTCOME", "STALLED", "LATE_MONEY", "ACKNOWLEDGED", "booked ", "rejected "],
      ]),
    );
  });
});
