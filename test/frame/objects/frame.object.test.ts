import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PushReport, ScaCommand } from "../../../src/approvals/decide-challenge.ts";
import { refuse } from "../../../src/base/kernel/result.ts";
import type { Effect } from "../../../src/frame/objects/effects.ts";
import type { ViewRequest } from "../../../src/frame/objects/state.ts";
import type { MovementReport } from "../../../src/network/transfers/decide-report.ts";
import type { MovementCommand } from "../../../src/network/transfers/movements.ts";
import { creditOf, executed } from "../../network/transfers/reports.ts";
import { T0 } from "../../products/payments/object-bench.ts";
import {
  beginChallenge,
  beginVerification,
  challengeSent,
  destinationChanged,
  endVerification,
  pushResult,
  railReport,
  resolvePayer,
  TTL_MS,
  termsOf,
} from "../../products/payments/session-fixtures.ts";
import { paymentUnderTest } from "../../products/payments/session-under-test.ts";
import fc, { runsOf } from "../../support/fast-check.ts";
import { comesToItsEnd, isForgotten, type MovingState } from "./honest-performer.ts";
import { type Fault, ObjectUnderTest } from "./object-under-test.ts";
import type { State, Terms } from "./test-aggregate.ts";

/**
 * The frame, for every kind of object. Next to the object that is evicted, loses its alarm, cannot
 * reach its queues and fails in the middle of a transaction, its twin gets the same commands
 * without faults: after every step both hold the same value.
 */
type Command = ScaCommand | MovementCommand | { type: "miss" };
type Report = MovementReport | PushReport;
type Subject = ObjectUnderTest<MovingState, unknown, Command, Report, ViewRequest>;

const instruction = {
  ...{ session_id: "po_1", end_to_end_id: "E2E1", originator: "local", originator_ref: "po_1" },
  ...{ not_after: "2026-11-22T12:01:00.000Z", debtor_iban: "DE47500208000100200300" },
  ...{ creditor_iban: "GB39BORE20406010020321", creditor_name: "Meridian Books" },
  ...{ creditor_institution: "BOREGB2LXXX", amount: 2_500, currency: "USD" },
  ...({ route_type: "NATIONAL_RAIL_INITIATE", purpose: "PAYMENT_ORDER" } as const),
  remittance: "order-7",
  authorisation: { type: "SCA", reference: "token-c1" },
} as const;

const testObject = (): Subject =>
  new ObjectUnderTest<State, Terms, Command, Report, { view: "ticket" }>({
    binding: "TEST_OBJECTS",
    terms: { instruction, created_at: T0, expires_at: T0 + TTL_MS },
    probe: { view: "ticket" },
    shows: ({ state, sca }) => ({ open: state === "WAITING", sca }),
    changesAt: ({ state, terms }) => (state === "WAITING" ? terms.expires_at : Infinity),
  }) as unknown as Subject;

const payment = (): Subject =>
  paymentUnderTest(termsOf({ created_at: T0, expires_at: T0 + TTL_MS })) as unknown as Subject;

const kinds = [
  { kind: "a payment", make: payment, begin: [resolvePayer("crossBank") as unknown as Command] },
  { kind: "an object of three states", make: testObject, begin: [] },
];

/** The object and its twin without faults. */
interface Pair {
  real: Subject;
  twin: Subject;
}

type Step = fc.AsyncCommand<Record<string, never>, Pair>;

const step = (name: string, run: (pair: Pair) => Promise<void>): Step => ({
  check: () => true,
  run: (_, pair) => {
    pair.real.begin();
    pair.twin.begin();
    return run(pair);
  },
  toString: () => name,
});

/** The value without its count of commits and its alarm; random names in order of appearance. */
const comparable = ({ version: _, alarm_at, ...state }: MovingState): unknown => {
  const names = new Map<string, string>();
  const text = JSON.stringify(state).replaceAll(
    /\bevt_\w+|\b[A-Z0-9]{35}\b|\bproject:\d+/g,
    (name) => names.get(name) ?? names.set(name, `name-${names.size}`).get(name) ?? "",
  );
  return JSON.parse(text);
};

const isLikeItsTwin = async ({ real, twin }: Pair): Promise<void> => {
  await real.end();
  await twin.end();
  expect(comparable(real.record)).toEqual(comparable(twin.record));
};

/** Each of the two has its own, because their random names differ. */
type Asked = (state: MovingState) => Command | null;

const checkId = ({ sca }: MovingState) => sca.challenge?.verification?.verification_id ?? "v1";

const inputs = fc.constantFrom<{ name: string; asked: Asked }[]>(
  ...(["OTP", "PUSH"] as const).map((mode) => ({
    name: `begin ${mode}`,
    asked: ({ sca }: MovingState) => beginChallenge(mode, `c${sca.challenges + 1}`),
  })),
  {
    name: "sent",
    asked: ({ sca }) => challengeSent(sca.sending?.challenge_id ?? "c1"),
  },
  { name: "code", asked: ({ sca }) => beginVerification(`v${sca.wrong_codes + 1}`) },
  ...(["verified", "verified", "wrong", "lost", "not_checked"] as const).map((outcome) => ({
    name: `code ${outcome}`,
    asked: (state: MovingState) => endVerification(checkId(state), outcome, Date.now()),
  })),
  ...(["APPROVED", "DECLINED"] as const).map((result) => ({
    name: `prompt ${result}`,
    asked: ({ sca }: MovingState) =>
      pushResult(sca.challenge?.token ?? "token-c1", result, Date.now()),
  })),
  { name: "last check failed", asked: () => destinationChanged },
  { name: "miss", asked: (state) => ("misses" in state ? { type: "miss" } : null) },
  ...(["CREDITED", "REJECTED"] as const).map((status) => ({
    name: `rail: ${status}`,
    asked: ({ transfer }: MovingState) => transfer && railReport(creditOf(transfer, { status })),
  })),
);

/** Both decide the same. */
const say = async (pair: Pair, asked: Asked): Promise<void> => {
  const [command, twins] = [asked(pair.real.record), asked(pair.twin.record)];
  if (!command || !twins) return;
  const [turn, twin] = [await pair.real.act(command), await pair.twin.act(twins)];
  expect(turn?.refusal).toEqual(twin?.refusal);
  expect(turn?.lease?.effect).toEqual(twin?.lease?.effect);
  await isLikeItsTwin(pair);
};

const sayTwice = async (pair: Pair, asked: Asked): Promise<void> => {
  const [command, twins] = [asked(pair.real.record), asked(pair.twin.record)];
  if (!command || !twins) return;
  await pair.real.actTwice(command, command);
  await pair.twin.act(twins);
  await pair.twin.act(twins);
  await isLikeItsTwin(pair);
};

const sayBreaking = async (pair: Pair, asked: Asked, fault: Fault): Promise<void> => {
  const [command, twins] = [asked(pair.real.record), asked(pair.twin.record)];
  if (!command || !twins) return;
  if (await pair.real.actBreaking(fault, command)) return pair.real.showsNothingNew();
  await pair.twin.act(twins);
  await isLikeItsTwin(pair);
};

type Way = readonly [how: string, say: (pair: Pair, asked: Asked) => Promise<void>];

const ways = fc.constantFrom<Way[]>(
  ...Array<Way>(6).fill(["", say]),
  [", twice at once", sayTwice],
  ...(["write", "alarm", "answer"] as const).map(
    (fault): Way => [`, and the ${fault} breaks`, (pair, asked) => sayBreaking(pair, asked, fault)],
  ),
);

const sayings: fc.Arbitrary<Step> = fc
  .tuple(inputs, ways)
  .map(([{ name, asked }, [how, told]]) => step(`${name}${how}`, (pair) => told(pair, asked)));

/** Rows have their own names, so the effect at the same place. */
const effectAt = ({ record: { effects } }: Subject, place: number): Effect | undefined =>
  effects[place % effects.length];

/** However often a pointer arrives, only one performer gets the effect. */
const leases: fc.Arbitrary<Step> = fc.nat({ max: 5 }).map((place) =>
  step(`two pointers to effect ${place}`, async (pair) => {
    const [effect, twins] = [effectAt(pair.real, place), effectAt(pair.twin, place)];
    if (!effect || !twins) return;
    const both = await Promise.all([pair.real.lease(effect.id), pair.real.lease(effect.id)]);
    expect(both.filter((lease) => lease !== null).length).toBeLessThanOrEqual(1);
    await pair.twin.lease(twins.id);
    await isLikeItsTwin(pair);
  }),
);

type Said = readonly [kind: string, says: string, report: (state: MovingState) => Report | null];

const vague: Said[] = [
  ["execute", "unknown", () => ({ kind: "execute", report: { kind: "unknown" } })],
  ["ask_bank", "unknown", () => ({ kind: "ask_bank", report: { kind: "unknown" } })],
  ["ask_rail", "nothing yet", () => ({ kind: "ask_rail", callback: null })],
  ["notify_credit", "again", () => ({ kind: "again" })],
  ["ask_push", "no answer", () => ({ kind: "ask_push", answer: null })],
];

const definite: Said[] = (["BOOKED", "SUBMITTED"] as const).map((status) => [
  ...(["execute", status] as const),
  ({ transfer }) => transfer && { kind: "execute", report: executed(transfer, status) },
]);

const reports: fc.Arbitrary<Step> = fc
  .constantFrom(...vague, ...definite)
  .map(([kind, says, report]) =>
    step(`${kind}: ${says}`, async (pair) => {
      const { attempt = 1 } = pair.real.effect(kind) ?? {};
      const [said, twins] = [report(pair.real.record), report(pair.twin.record)];
      if (!said || !twins) return;
      await pair.real.report(kind, attempt, said);
      await pair.twin.report(kind, attempt, twins);
      await isLikeItsTwin(pair);
    }),
  );

/** A lapsed attempt without a definite answer does not affect the newer one. */
const staleReports: fc.Arbitrary<Step> = fc.constantFrom(...vague).map(([kind, says, report]) =>
  step(`${kind}: ${says}, of an older attempt`, async (pair) => {
    for (const { stub } of [pair.real, pair.twin]) await stub.look();
    await isLikeItsTwin(pair);
    const newest = pair.real.effect(kind);
    const said = report(pair.real.record);
    if (!newest?.attempt || !said) return;
    const older = newest.attempt - 1;
    for (const subject of [pair.real, pair.twin]) await subject.report(kind, older, said);
    await isLikeItsTwin(pair);
    expect(pair.real.effect(kind)).toEqual(newest);
  }),
);

const finishes: fc.Arbitrary<Step> = fc.nat({ max: 5 }).map((place) =>
  step(`effect ${place} finished`, async (pair) => {
    const [effect, twins] = [effectAt(pair.real, place), effectAt(pair.twin, place)];
    if (!effect || !twins || !["publish", "project", "notice"].includes(effect.kind)) return;
    await pair.real.stub.finish(effect.id);
    await pair.twin.stub.finish(twins.id);
    await isLikeItsTwin(pair);
    expect(pair.real.effect(effect.id)).toBeUndefined();
  }),
);

const runAlarm = async (pair: Pair): Promise<void> => {
  if (!pair.real.hasAlarm()) return;
  await pair.real.runAlarm();
  await pair.twin.stub.look();
  await isLikeItsTwin(pair);
};

const runAlarmBreaking = async (pair: Pair, fault: "write" | "alarm"): Promise<void> => {
  if (!pair.real.hasAlarm()) return;
  if (await pair.real.runAlarmBreaking(fault)) return pair.real.showsNothingNew();
  await pair.twin.stub.look();
  await isLikeItsTwin(pair);
};

const mishaps: fc.Arbitrary<Step> = fc.constantFrom(
  step("evicted", async ({ real }) => {
    await real.evict();
    await real.showsNothingNew();
  }),
  step("the alarm is lost", ({ real }) => real.loseAlarm()),
  ...[true, false].map((away) =>
    step(`the queues are ${away ? "away" : "back"}`, async ({ real }) => {
      real.queuesAway = away;
    }),
  ),
  step("alarm, early or late", runAlarm),
  step("alarm, on time", (pair) => {
    pair.real.toTheNextAlarm();
    return runAlarm(pair);
  }),
  ...(["write", "alarm"] as const).map((fault) =>
    step(`alarm, and the ${fault} breaks`, (pair) => runAlarmBreaking(pair, fault)),
  ),
  ...[1, 15_000, 20_001, 61_000, 600_000].map((milliseconds) =>
    step(`wait ${milliseconds}`, async () => {
      vi.setSystemTime(Date.now() + milliseconds);
    }),
  ),
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Where a run begins. By chance alone few runs would get this far. */
const starts: Record<string, Command[]> = {
  "from the start": [],
  "with a prompt": [beginChallenge("PUSH"), challengeSent()],
  authorised: [
    ...[beginChallenge(), challengeSent(), beginVerification()],
    endVerification("v1", "verified", T0),
  ],
};

describe.each(kinds)("$kind", ({ make, begin }) => {
  it("equals its undisturbed twin after every fault, and ends", async () => {
    const commands = fc.commands<Record<string, never>, Pair, false>(
      [sayings, sayings, sayings, leases, reports, staleReports, finishes, mishaps, mishaps],
      { maxCommands: 60, size: "max" },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(starts)), commands, async (start, run) => {
        vi.setSystemTime(T0);
        const pair = { real: make(), twin: make() };
        for (const subject of [pair.real, pair.twin]) await subject.create();
        for (const command of [...begin, ...(starts[start] ?? [])]) {
          await step("", (both) => say(both, () => command)).run({}, pair);
        }
        await fc.asyncModelRun(() => ({ model: {}, real: pair }), run);
        await comesToItsEnd(pair.real);
        await isForgotten(pair.real);
      }),
      { numRuns: runsOf(8) },
    );
  });
});

const created = async (): Promise<Subject> => {
  const object = testObject();
  await object.create();
  return object;
};

it("stores what a refusal changes, and answers only its problem", async () => {
  const object = await created();
  expect((await object.act({ type: "miss" }))?.refusal).toEqual(refuse("OTP_INCORRECT"));
  await object.look();
  expect(object.record).toMatchObject({ misses: 1, version: 2 });
});

describe("a stored value", () => {
  it("of an earlier schema is read and written in today's", async () => {
    const object = await created();
    await object.rewrite(({ gaveUp: _, ...earlier }: MovingState & { gaveUp?: boolean }) => ({
      ...earlier,
      schema: 1,
    }));
    await object.act(beginChallenge());
    await object.look();
    expect(object.record).toMatchObject({ schema: 2, gaveUp: false, version: 2 });
  });

  it("of a newer schema is refused, and stays", async () => {
    const object = await created();
    await object.rewrite((stored) => ({ ...stored, schema: 3 }));
    const { record } = object;
    await expect(object.act(beginChallenge())).rejects.toThrow("this release knows 2");
    await object.look();
    expect(object.record).toEqual(record);
  });
});

describe("a notice that is never accepted", () => {
  const MINUTE = 60_000;
  const shown = async (object: Subject) => {
    await object.look();
    const { effects, gaveUp } = object.record as State;
    return { gaveUp, waits: effects.some(({ id }) => id === "notice") };
  };

  it("is given up at its time, by an alarm", async () => {
    const object = await created();
    while (Date.now() < T0 + MINUTE) {
      expect(await shown(object)).toEqual({ gaveUp: false, waits: true });
      object.toTheNextAlarm();
      await object.runAlarm();
    }
    expect(Date.now()).toBe(T0 + MINUTE);
    expect(await shown(object)).toEqual({ gaveUp: true, waits: false });
  });

  it("is left to a performer that holds it, and given up when the lease ends", async () => {
    const object = await created();
    vi.setSystemTime(T0 + MINUTE - 1);
    expect(await object.lease("notice")).not.toBeNull();
    vi.setSystemTime(T0 + MINUTE);
    await object.runAlarm();
    expect(await shown(object)).toEqual({ gaveUp: false, waits: true });
    object.toTheNextAlarm();
    expect(Date.now()).toBe(T0 + MINUTE - 1 + 15_000);
    await object.runAlarm();
    expect(await shown(object)).toEqual({ gaveUp: true, waits: false });
  });

  it("cannot be leased after its time, even if no alarm has fired", async () => {
    const object = await created();
    vi.setSystemTime(T0 + MINUTE);
    expect(await object.lease("notice")).toBeNull();
    expect(await shown(object)).toEqual({ gaveUp: true, waits: false });
  });
});
