import { describe, expect, it } from "vitest";
import fc, { runsOf } from "../../support/fast-check.ts";
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

/** As many as reach each part of the contract. */
const RUNS = 2_000;

describe("with steps in any order", () => {
  // @rule P2.3
  it("a session follows the contract, and the runs reach each part of it", async () => {
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
    await fc.assert(property, { numRuns: runsOf(RUNS) });
    expect([...seen]).toEqual(
      expect.arrayContaining([
        ...["CANCELLED", "COMPLETED", "EXECUTING", "EXPIRED", "FAILED", "OTP_SENT"],
        ...["PENDING", "PUSH_SENT", "SETTLEMENT_PENDING", "RETURNING", "RETURNED"],
        ...["UNKNOWN_OUTCOME", "STALLED", "LATE_MONEY", "ACKNOWLEDGED", "booked ", "rejected "],
      ]),
    );
  });
});
