import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { movementsOf, transferOwner } from "../../src/payments/movements.ts";
import { isOpen } from "../../src/payments/session-machine.ts";
import type { SessionCommand } from "../../src/payments/session-record.ts";
import type { MovementReport } from "../../src/transfers/decide-movement.ts";
import { movementOfEffect } from "../../src/transfers/movement-steps.ts";
import { creation, T0 } from "./object-bench.ts";
import {
  beginChallenge,
  beginVerification,
  challengeSent,
  endVerification,
  type Look,
  look,
  railReport,
  resolvePayer,
} from "./session-fixtures.ts";
import {
  type Fault,
  hasWork,
  neededAt,
  SessionModel,
  SessionUnderTest,
  showsNothingNew,
  showsWhatWasDecided,
  staysOnTheList,
  terms,
} from "./session-model.ts";
import {
  creditOf,
  executed,
  moneyReportSteps,
  refund,
  reported,
  type Step,
  say,
  step,
  type Word,
  word,
  wordSteps,
} from "./session-model-steps.ts";

/**
 * Payments whose object is evicted, loses its alarm, cannot reach its queues and fails in the
 * middle of a transaction, between and during whatever people, banks and rail do.
 */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The same effect as both sides name it: a row's name holds a version, which is the object's. */
const effectAt = (model: SessionModel, session: SessionUnderTest, place: number) => {
  const at = place % model.record.effects.length;
  const [known, real] = [model.record.effects[at], session.record.effects[at]];
  if (!known || !real) throw new Error("no effects on either side");
  return { known, real };
};

const claimSteps: fc.Arbitrary<Step> = fc.nat({ max: 7 }).map((place) =>
  step(
    `claim effect ${place}`,
    async (model, session) => {
      const { known, real } = effectAt(model, session, place);
      // Its pointer carries the claim.
      if (known.kind === "publish") return;
      // A claim looks first: a session that is over expires and has nothing to claim.
      model.act(look);
      const attempt = model.claim(known.id);
      const claim = await session.stub.claim(real.id);
      expect(claim?.effect.attempt ?? null).toBe(attempt);
      if (claim) {
        expect(claim.effect.held_until).toBe(model.now + 15_000);
        session.leased(claim, model.now);
      }
      await showsWhatWasDecided(model, session);
      if (claim) expect(claim.record).toEqual(session.record);
    },
    ({ record }) => record.effects.length > 0,
  ),
);

const ownReportSteps: fc.Arbitrary<Step> = fc
  .tuple(fc.nat({ max: 7 }), fc.constantFrom("done" as const, "done" as const, "again" as const))
  .map(([place, kind]) =>
    step(
      `effect ${place} ${kind}`,
      async (model, session) => {
        const { known, real } = effectAt(model, session, place);
        if (movementOfEffect(known.id) !== null || known.kind === "ask_push") return;
        if (kind === "again") {
          return reported(model, session, [known.id, real.id], known.attempt, () => ({ kind }));
        }
        model.finish(known.id);
        await session.stub.finish(real.id);
        await showsWhatWasDecided(model, session);
      },
      ({ record }) => record.effects.length > 0,
    ),
  );

const runAlarm = async (model: SessionModel, session: SessionUnderTest): Promise<void> => {
  model.act(look);
  await session.runAlarm();
  session.alarmPutOff = 0;
  await showsWhatWasDecided(model, session);
};

/** An alarm that fails tries again in five seconds; nothing else has changed. */
const runAlarmThatBreaks = async (
  fault: Fault,
  model: SessionModel,
  session: SessionUnderTest,
): Promise<void> => {
  if (!(await session.runAlarmBreaking(fault))) {
    model.act(look);
    return showsWhatWasDecided(model, session);
  }
  session.alarmPutOff = model.now + 5_000;
  session.seen.alarm = session.alarmPutOff;
  await showsNothingNew(session);
};

const hasAlarm = (_: SessionModel, session: SessionUnderTest) => session.seen.alarm !== null;

const mishaps: fc.Arbitrary<Step> = fc.constantFrom(
  step("evicted", async (_, session) => {
    await session.evict();
    await showsNothingNew(session);
  }),
  step("the alarm is lost", async (_, session) => {
    if (session.seen.alarm !== null) await session.loseAlarm();
    await session.look();
  }),
  step("the queues are away", async (_, session) => {
    session.queuesAway = true;
  }),
  step("the queues are back", async (_, session) => {
    session.queuesAway = false;
  }),
  ...(["write", "alarm"] as const).map((fault) =>
    step(`alarm, and the ${fault} breaks`, async (model, session) => {
      if (hasAlarm(model, session)) await runAlarmThatBreaks(fault, model, session);
    }),
  ),
);

const passing: fc.Arbitrary<Step> = fc.oneof(
  fc
    .constantFrom(1, 2_000, 15_000, 20_001, 61_000, 600_000, 1_800_000)
    .map((milliseconds) =>
      step(`wait ${milliseconds}`, async (model) => void model.wait(milliseconds)),
    ),
  fc.constantFrom(
    step("alarm, early or late", async (model, session) => {
      if (hasAlarm(model, session)) await runAlarm(model, session);
    }),
    step("alarm, on time", async (model, session) => {
      if (!hasAlarm(model, session)) return;
      model.wait(Math.max(0, (session.seen.alarm ?? 0) - model.now));
      await runAlarm(model, session);
    }),
    step(
      "retention comes too early",
      async (model, session) => {
        expect(await session.stub.retire()).toBe(false);
        await showsWhatWasDecided(model, session);
      },
      ({ record, now }) =>
        staysOnTheList(record) && !(isOpen(record.state) && now >= record.terms.expires_at),
    ),
  ),
);

const codeSent = [beginChallenge("OTP", "c1"), challengeSent("c1")];
const verified = [...codeSent, beginVerification("v1"), endVerification("v1", "verified", T0)];

const credited: Word["command"] = ({ transfer }) =>
  transfer ? railReport(creditOf(transfer), "", "live") : look;

/** Where a run begins: by chance alone few would come to where money moves. */
const starts: Record<string, (SessionCommand | Look | Word["command"])[]> = {
  "from the start": [],
  "with a code": [resolvePayer(), ...codeSent],
  "with a prompt": [resolvePayer("crossBank"), beginChallenge("PUSH", "c1"), challengeSent("c1")],
  "executing within a bank": [resolvePayer("sameBank"), ...verified],
  "executing across banks": [resolvePayer("crossBank"), ...verified],
  paid: [resolvePayer("crossBank"), ...verified, credited],
  "refunding 1000 of 2500": [
    resolvePayer("crossBank"),
    ...verified,
    credited,
    refund(1_000).command,
  ],
};

/** What the honest performer of an effect reports, once bank and rail can be reached. */
const performHonestly = async (session: SessionUnderTest, name: string): Promise<void> => {
  const known = session.record.effects.find(({ id }) => id === name);
  if (name.startsWith("project:") || known?.kind === "publish") {
    return void (await session.stub.finish(name));
  }
  const claim = await session.stub.claim(name);
  if (!claim) return;
  const { effect, record } = claim;
  const transfer = transferOwner.transferOf(record, movementOfEffect(name) ?? "");
  const report = (what: MovementReport) => session.report(name, effect.attempt, what);
  if (effect.kind === "ask_push") {
    const token = record.sca.challenge?.token ?? "";
    const approved = { push_token: token, result: "APPROVED", checked_at: Date.now() } as const;
    await session.report(name, effect.attempt, { kind: "ask_push", answer: approved });
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
    if (neededAt(record) === Infinity) break;
    session.sent = [];
    vi.setSystemTime(Math.max(Date.now(), alarm ?? (record.alarm_at ?? 0) + 5_001));
    if (alarm === null) await session.act(look);
    else await session.runAlarm();
    for (const name of [...session.sent]) await performHonestly(session, name);
  }
  expect(hasWork(session.record), "nothing is left to do").toBe(false);
  expect(session.record.effects).toEqual([]);
};

/** Retention leaves what stops a repeat, and keeps what people have yet to look at. */
const isForgotten = async (session: SessionUnderTest): Promise<void> => {
  const { record } = session;
  const stays = staysOnTheList(record);
  expect(await session.stub.retire()).toBe(!stays);
  if (stays) return;
  const { tombstone } = await session.look();
  const end_to_end_ids = movementsOf(record).map(({ transfer }) => transfer.end_to_end_id);
  expect(tombstone).toEqual({ creation, end_to_end_ids, retired_at: Date.now() });
  expect(await session.stub.peek()).toBeNull();
  const again = await session.stub.create(terms, creation, "");
  expect(again).toEqual({ kind: "replayed", answer: creation.answer });
};

describe("a session's object, in whatever order things happen and fail", () => {
  it("shows what was decided, keeps its promises and comes to its end", async () => {
    const ends = new Set<string>();
    const commands = fc.commands(
      [
        { weight: 6, arbitrary: wordSteps },
        { weight: 2, arbitrary: claimSteps },
        { weight: 3, arbitrary: moneyReportSteps },
        { weight: 1, arbitrary: ownReportSteps },
        { weight: 4, arbitrary: passing },
        { weight: 4, arbitrary: mishaps },
      ].flatMap(({ weight, arbitrary }) => Array.from({ length: weight }, () => arbitrary)),
      { maxCommands: 80, size: "max" },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(starts)), commands, async (start, run) => {
        vi.setSystemTime(T0);
        const model = new SessionModel();
        const real = await SessionUnderTest.create();
        for (const command of starts[start] ?? []) {
          await say(word(start, command), model, real);
        }
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
