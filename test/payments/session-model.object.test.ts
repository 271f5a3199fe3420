import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MoneyReport } from "../../src/transfers/decide-money.ts";
import { creation, T0 } from "./object-bench.ts";
import { look, pushResult } from "./session-fixtures.ts";
import {
  creditOf,
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
  executed,
  movementOf,
  ownReportSteps,
  performanceSteps,
  wait,
  waits,
} from "./session-model-steps.ts";
import { showsWhatIsExpected, staysOnTheList } from "./session-promises.ts";
import { type Fault, SessionUnderTest } from "./session-under-test.ts";

/**
 * Payments whose object is evicted, loses its alarm, cannot reach its queues and fails in the
 * middle of a transaction, between and during whatever customers, staff, banks and rail do.
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

/** Two who ask for the same at once; what they ask for anew has names of its own. */
const sayTwice = async (
  { command }: Input,
  model: SessionModel,
  session: SessionUnderTest,
): Promise<void> => {
  const first = command(session, model.now);
  const second = first.type === "refund" ? { ...first, refund_id: `${first.refund_id}b` } : first;
  for (const asked of [first, second]) model.act(asked);
  await session.actTwice(first, second);
  await showsWhatIsExpected(model, session);
};

const sayWhileItBreaks = async (
  { command }: Input,
  fault: Fault,
  model: SessionModel,
  session: SessionUnderTest,
): Promise<void> => {
  const asked = command(session, model.now);
  if (await session.actBreaking(fault, asked)) return session.showsNothingNew();
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
    .tuple(inputs, fc.constantFrom<Fault[]>("write", "alarm"))
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
  await session.runAlarm();
  session.alarmPutOff = 0;
  await showsWhatIsExpected(model, session);
};

/** An alarm that fails tries again in five seconds; nothing else has changed. */
const runAlarmThatBreaks = async (
  fault: Fault,
  model: SessionModel,
  session: SessionUnderTest,
): Promise<void> => {
  if (!(await session.runAlarmBreaking(fault))) {
    model.act(look);
    return showsWhatIsExpected(model, session);
  }
  session.alarmPutOff = model.now + 5_000;
  session.seen.alarm = session.alarmPutOff;
  await session.showsNothingNew();
};

const hasAlarm = (session: SessionUnderTest) => session.seen.alarm !== null;

const mishaps: fc.Arbitrary<ObjectStep> = fc.constantFrom(
  step<SessionUnderTest>("evicted", async (_, session) => {
    await session.evict();
    await session.showsNothingNew();
  }),
  step<SessionUnderTest>("the alarm is lost", async (_, session) => {
    if (session.seen.alarm !== null) await session.loseAlarm();
    await session.look();
  }),
  step<SessionUnderTest>("the queues are away", async (_, session) => {
    session.queuesAway = true;
  }),
  step<SessionUnderTest>("the queues are back", async (_, session) => {
    session.queuesAway = false;
  }),
  ...(["write", "alarm"] as const).map((fault) =>
    step<SessionUnderTest>(`alarm, and the ${fault} breaks`, async (model, session) => {
      if (hasAlarm(session)) await runAlarmThatBreaks(fault, model, session);
    }),
  ),
);

const passing: fc.Arbitrary<ObjectStep> = fc.oneof(
  waits,
  fc.constantFrom(
    step<SessionUnderTest>("alarm, early or late", async (model, session) => {
      if (hasAlarm(session)) await runAlarm(model, session);
    }),
    step<SessionUnderTest>("alarm, on time", async (model, session) => {
      if (!hasAlarm(session)) return;
      wait(model, session, Math.max(0, (session.seen.alarm ?? 0) - model.now));
      await runAlarm(model, session);
    }),
    step<SessionUnderTest>("retention comes too early", async (model, session) => {
      const endsNow = model.isOpen && model.now >= SessionUnderTest.terms.expires_at;
      if (endsNow || !staysOnTheList(model, session)) return;
      expect(await session.stub.retire()).toBe(false);
      await showsWhatIsExpected(model, session);
    }),
  ),
);

/** What the honest performer of an effect reports, once bank and rail can be reached. */
const performHonestly = async (session: SessionUnderTest, name: string): Promise<void> => {
  if (name.startsWith("project:")) return void (await session.report(name, 0, { kind: "done" }));
  const claim = await session.stub.claim(name);
  if (!claim) return;
  const { effect, record } = claim;
  await session.look();
  const transfer = session.transfer(movementOf(name) ?? "");
  const report = (what: MoneyReport) => session.report(name, effect.attempt, what);
  if (effect.kind === "ask_push") {
    const token = record.sca.challenge?.token ?? "";
    await session.act(pushResult(token, "APPROVED", Date.now()));
    await report({ kind: "again" });
  } else if (effect.kind === "execute" && transfer) {
    await report({ kind: "execute", report: executed(transfer, "BOOKED") });
  } else if (effect.kind === "ask_rail" && transfer) {
    await report({ kind: "ask_rail", callback: creditOf(transfer) });
  } else if (effect.kind === "ask_bank" && transfer) {
    const status = transfer.funds === "RETURNING" ? "RETURNED" : "BOOKED";
    const answered = { kind: "answered", status, transfer_ref: null } as const;
    await report({ kind: "ask_bank", report: answered });
  } else {
    await report({ kind: "done" });
  }
};

/** When all goes well again, the object's own alarms bring everything to its end. */
const comesToItsEnd = async (session: SessionUnderTest): Promise<void> => {
  session.queuesAway = false;
  for (let round = 0; round < 60; round++) {
    const { alarm } = await session.look();
    const { record } = session;
    if (session.neededAt === Infinity) break;
    session.sent = [];
    vi.setSystemTime(Math.max(Date.now(), alarm ?? (record.alarm_at ?? 0) + 5_001));
    if (alarm === null) await session.act(look);
    else await session.runAlarm();
    for (const name of [...session.sent]) await performHonestly(session, name);
  }
  const { record, movements } = session;
  expect(record.effects, "nothing is left to do").toEqual([]);
  expect(["COMPLETED", "FAILED", "EXPIRED", "CANCELLED"]).toContain(record.state);
  for (const { transfer } of movements) {
    expect(["COMPLETED", "FAILED"]).toContain(transfer.state);
    expect(transfer.funds).not.toBe("RETURNING");
  }
};

/** Retention leaves what stops a repeat, and keeps what staff have yet to look at. */
const isForgotten = async (session: SessionUnderTest): Promise<void> => {
  const { movements } = session;
  const stays = movements.some(({ transfer }) => transfer.attention?.resolved_at === null);
  expect(await session.stub.retire()).toBe(!stays);
  if (stays) return;
  const { tombstone } = await session.look();
  const end_to_end_ids = movements.map(({ transfer }) => transfer.end_to_end_id);
  expect(tombstone).toEqual({ creation, end_to_end_ids, retired_at: Date.now() });
  expect(await session.stub.peek()).toBeNull();
  const again = await session.stub.create(SessionUnderTest.terms, creation, "");
  expect(again).toEqual({ kind: "replayed", answer: creation.answer });
};

describe("a session's object, in whatever order things happen and fail", () => {
  it("shows what the model expects, keeps its promises and comes to its end", async () => {
    const ends = new Set<string>();
    const commands = fc.commands<SessionModel, SessionUnderTest, false>(
      [
        { weight: 5, arbitrary: inputSteps },
        { weight: 2, arbitrary: hardInputs },
        { weight: 2, arbitrary: claimSteps },
        { weight: 3, arbitrary: performanceSteps },
        { weight: 1, arbitrary: ownReportSteps },
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
        await comesToItsEnd(real);
        ends.add(real.record.state);
        await isForgotten(real);
      }),
      { numRuns: 80 },
    );
    expect([...ends]).toEqual(expect.arrayContaining(["COMPLETED", "EXPIRED", "FAILED"]));
  }, 60_000);
});
