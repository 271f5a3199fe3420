import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { comesToItsEnd, isForgotten } from "../../frame/objects/honest-performer.ts";
import type { Fault } from "../../frame/objects/object-under-test.ts";
import fc, { runsOf } from "../../support/fast-check.ts";
import { T0 } from "./object-bench.ts";
import { look } from "./session-fixtures.ts";
import {
  type Input,
  inputSteps,
  inputs,
  type Step,
  start,
  startNames,
  step,
} from "./session-inputs.ts";
import { SessionModel } from "./session-model.ts";
import {
  claimSteps,
  finishSteps,
  performanceSteps,
  promptSteps,
  timePasses,
  wait,
  waits,
} from "./session-model-steps.ts";
import { showsWhatIsExpected, staysOnTheList } from "./session-promises.ts";
import { SessionUnderTest } from "./session-under-test.ts";

/**
 * Payments with faults between and during the steps of customers, staff, banks and rail: the object
 * is evicted, loses its alarm, cannot reach its queues, or fails in the middle of a transaction.
 */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type ObjectStep = Step<SessionUnderTest>;

/** Two parallel requests for the same. What they create has different names. */
const sayTwice = async (
  { command }: Input,
  model: SessionModel,
  session: SessionUnderTest,
): Promise<void> => {
  const first = command(session, model.now);
  if (first.type === "look") return;
  const second = first.type === "refund" ? { ...first, refund_id: `${first.refund_id}b` } : first;
  for (const asked of [first, second]) model.act(asked);
  await session.object.actTwice(first, second);
  await showsWhatIsExpected(model, session);
};

const sayWhileItBreaks = async (
  { command }: Input,
  fault: Fault,
  model: SessionModel,
  session: SessionUnderTest,
): Promise<void> => {
  const asked = command(session, model.now);
  if (asked.type === "look") return;
  if (await session.object.actBreaking(fault, asked)) return session.object.showsNothingNew();
  model.act(asked);
  return showsWhatIsExpected(model, session);
};

const hardInputs: fc.Arbitrary<ObjectStep> = fc.oneof(
  inputs.map((said) =>
    step<SessionUnderTest>(
      `${said.name}, twice at once`,
      (model, session) => sayTwice(said, model, session),
      said.check,
    ),
  ),
  fc
    .tuple(inputs, fc.constantFrom<Fault[]>("write", "alarm", "answer"))
    .map(([said, fault]) =>
      step<SessionUnderTest>(
        `${said.name}, and the ${fault} breaks`,
        (model, session) => sayWhileItBreaks(said, fault, model, session),
        said.check,
      ),
    ),
);

const runAlarm = async (model: SessionModel, session: SessionUnderTest): Promise<void> => {
  model.act(look);
  await session.object.runAlarm();
  await showsWhatIsExpected(model, session);
};

/** A failed alarm tries again in five seconds. Nothing else has changed. */
const runAlarmThatBreaks = async (
  fault: "write" | "alarm",
  model: SessionModel,
  session: SessionUnderTest,
): Promise<void> => {
  if (await session.object.runAlarmBreaking(fault)) return session.object.showsNothingNew();
  model.act(look);
  await showsWhatIsExpected(model, session);
};

const mishaps: fc.Arbitrary<ObjectStep> = fc.constantFrom(
  step<SessionUnderTest>("evicted", async (_, session) => {
    await session.object.evict();
    await session.object.showsNothingNew();
  }),
  step<SessionUnderTest>("the alarm is lost", (_, session) => session.object.loseAlarm()),
  step<SessionUnderTest>("the queues are away", async (_, session) => {
    session.object.queuesAway = true;
  }),
  step<SessionUnderTest>("the queues are back", async (_, session) => {
    session.object.queuesAway = false;
  }),
  ...(["write", "alarm"] as const).map((fault) =>
    step<SessionUnderTest>(`alarm, and the ${fault} breaks`, async (model, session) => {
      if (session.object.hasAlarm()) await runAlarmThatBreaks(fault, model, session);
    }),
  ),
);

const passing: fc.Arbitrary<ObjectStep> = fc.oneof(
  waits,
  fc.constantFrom(
    step<SessionUnderTest>("alarm, early or late", async (model, session) => {
      if (session.object.hasAlarm()) await runAlarm(model, session);
    }),
    step<SessionUnderTest>("alarm, on time", async (model, session) => {
      if (!session.object.hasAlarm()) return;
      wait(model, session, Math.max(0, (session.object.seen.alarm ?? 0) - model.now));
      await runAlarm(model, session);
    }),
    step<SessionUnderTest>("retention comes too early", async (model, session) => {
      await timePasses(model, session);
      if (!staysOnTheList(model, session)) return;
      expect(await session.object.stub.retire()).toBe(false);
      await showsWhatIsExpected(model, session);
    }),
  ),
);

describe("a session's object, with steps and faults in any order", () => {
  it("matches the model, keeps its promises and ends", async () => {
    const ends = new Set<string>();
    const commands = fc.commands<SessionModel, SessionUnderTest, false>(
      [
        { weight: 5, arbitrary: inputSteps },
        { weight: 2, arbitrary: hardInputs },
        { weight: 2, arbitrary: claimSteps },
        { weight: 3, arbitrary: performanceSteps },
        { weight: 1, arbitrary: promptSteps },
        { weight: 1, arbitrary: finishSteps },
        { weight: 4, arbitrary: passing },
        { weight: 4, arbitrary: mishaps },
      ].flatMap(({ weight, arbitrary }) => Array.from({ length: weight }, () => arbitrary)),
      { maxCommands: 80, size: "max" },
    );
    await fc.assert(
      fc.asyncProperty(startNames, commands, async (name, run) => {
        vi.setSystemTime(T0);
        const model = new SessionModel(SessionUnderTest.terms);
        const real = await SessionUnderTest.create();
        await start(name, model, real);
        await fc.asyncModelRun(() => ({ model, real }), run);
        await comesToItsEnd(real.object);
        ends.add(real.record.state);
        await isForgotten(real.object);
      }),
      { numRuns: runsOf(30) },
    );
    expect([...ends]).toEqual(expect.arrayContaining(["COMPLETED", "EXPIRED", "FAILED"]));
  });
});
