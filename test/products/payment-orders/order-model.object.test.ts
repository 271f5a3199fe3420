import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Transfer } from "../../../src/network/transfers/transfer.ts";
import type {
  OrderCommand,
  OrderEffect,
} from "../../../src/products/payment-orders/order-record.ts";
import type { Fault } from "../../frame/objects/object-under-test.ts";
import fc from "../../support/fast-check.ts";
import {
  BROWSER,
  beginChallenge,
  beginVerification,
  challengeSent,
  DEBTOR_IBAN,
  endVerification,
  pushResult,
  railReport,
} from "../payments/session-fixtures.ts";
import { HonestBank, type Wish } from "./honest-bank.ts";
import { AUTHORISE_MS, crossBank, EXEMPTION, namedAccount, TPP } from "./order-fixtures.ts";
import { askedAtStart, type OrderUnderTest, orderUnderTest, START } from "./order-under-test.ts";

/**
 * A payment order's object that is evicted, loses its alarm, cannot reach its queues, fails in the
 * middle of a transaction and dies right after it, between the steps of customer, TPP, staff, bank
 * and rail in any order. Whatever happens, what the order says is what became of the money, it is
 * paid at most once, and it tells each of its states once.
 */
beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface Course {
  isExempt: boolean;
  isAcross: boolean;
  railRejects: boolean;
}

class Order {
  readonly object: OrderUnderTest;
  readonly bank: HonestBank;
  readonly course: Course;
  /** The states in their order; the names of the events by their ids. */
  readonly states: string[] = [];
  readonly events = new Map<string, { name: string; bytes: string }>();
  readonly told = new Set<string>();
  #names = 0;
  exemptionsReturned = 0;

  constructor(course: Course) {
    this.course = course;
    this.bank = new HonestBank(course.isAcross && course.railRejects);
    const exemption = course.isExempt ? EXEMPTION : null;
    this.object = orderUnderTest(
      askedAtStart({ exemption, ...(course.isAcross ? crossBank : {}) }),
    );
  }

  get record() {
    return this.object.record;
  }

  get transfers(): Transfer[] {
    const { exempt, approved } = this.record;
    return [exempt, approved].flatMap((transfer) => transfer ?? []);
  }

  next(): string {
    return `n${++this.#names}`;
  }

  /** What an effect carries may never change. */
  note(): void {
    const { state, effects } = this.record;
    if (this.states.at(-1) !== state) this.states.push(state);
    for (const effect of effects) {
      if (effect.kind !== "publish") continue;
      const { event_id, event, bytes } = effect.event;
      const known = this.events.get(event_id);
      if (known) expect(known.bytes).toBe(bytes);
      else this.events.set(event_id, { name: event, bytes });
      expect(this.told.has(event_id), "told again").toBe(false);
    }
  }

  /** Between two calls of one step. */
  async goOn(): Promise<void> {
    await this.object.end();
    this.note();
    this.object.begin();
  }

  /** One command; the fault strikes it, and then it is said again. */
  async say(command: OrderCommand, fault: Fault | null = null): Promise<void> {
    if (fault === null) await this.object.act(command);
    else if (await this.object.actBreaking(fault, command)) {
      await this.object.showsNothingNew();
      await this.object.act(command);
    }
    await this.goOn();
  }

  async finish({ id, kind }: Pick<OrderEffect, "id" | "kind">): Promise<void> {
    if (this.events.has(id)) this.told.add(id);
    if (kind === "return_exemption") this.exemptionsReturned++;
    await this.object.stub.finish(id);
  }
}

const keepsItsPromises = async (order: Order): Promise<void> => {
  await order.object.end();
  order.note();
  const { bank, states, transfers } = order;
  const { state, exempt, approved } = order.record;
  const spoken = states.filter((name) => name !== "PROCESSING");
  const names = spoken.map((name) => `payment_order.${name.toLowerCase()}`);
  expect([...order.events.values()].map(({ name }) => name)).toEqual(names);
  expect(bank.paid.length).toBeLessThanOrEqual(1);
  if (state === "COMPLETED") expect(bank.paid).toHaveLength(1);
  else if (state !== "PROCESSING") expect(bank.paid).toEqual([]);
  if (exempt && approved) {
    expect(bank.said(exempt)).toBe("SCA_REQUIRED");
    expect(approved.end_to_end_id).not.toBe(exempt.end_to_end_id);
  }
  // The history is for staff: no account, no token and no code.
  expect(JSON.stringify(order.record.timeline)).not.toMatch(
    /DE(47|••)|GB(39|••)|token-|otp_|acc_|digest/,
  );
  // Nobody who keeps the rules leaves staff with contradictions.
  expect(transfers.flatMap(({ late_money }) => late_money)).toEqual([]);
};

type Step = fc.AsyncCommand<object, Order>;

const step = (name: string, run: (order: Order) => Promise<void>): Step => ({
  check: () => true,
  run: async (_, order) => {
    order.object.begin();
    await run(order);
    await keepsItsPromises(order);
  },
  toString: () => name,
});

const faults = fc.constantFrom<(Fault | null)[]>(null, null, null, "write", "alarm", "answer");

/** The newest challenge and its check, as their worker knows them. */
const challengeOf = ({ record }: Order) => {
  const { sending, challenge } = record.sca;
  return {
    sent: sending?.challenge_id ?? "",
    newest: challenge?.challenge_id ?? "",
    token: challenge?.token ?? "",
    check: challenge?.verification?.verification_id ?? "",
  };
};

const commands: Record<string, (order: Order) => OrderCommand> = {
  "ask for a code": (order) => beginChallenge("OTP", order.next()),
  "ask for a prompt": (order) => beginChallenge("PUSH", order.next()),
  "ask in another browser": (order) => beginChallenge("OTP", order.next(), "browser-2"),
  "the bank has sent it": (order) => challengeSent(challengeOf(order).sent),
  "enter a code": (order) => beginVerification(order.next()),
  "the code is correct": (order) =>
    endVerification(challengeOf(order).check, "verified", Date.now()),
  "the last check was too old": (order) =>
    endVerification(challengeOf(order).check, "verified", Date.now() - 15_001),
  "the code is wrong": (order) => endVerification(challengeOf(order).check, "wrong", Date.now()),
  "the check is lost": (order) => endVerification(challengeOf(order).check, "lost", Date.now()),
  proceed: (order) => ({
    ...{ type: "proceed", browser_id: BROWSER, checked_at: Date.now() },
    challenge_id: challengeOf(order).newest,
  }),
  "approve the prompt": (order) => pushResult(challengeOf(order).token, "APPROVED", Date.now()),
  "decline the prompt": (order) => pushResult(challengeOf(order).token, "DECLINED", Date.now()),
  "continue in this browser": () => ({
    type: "name_payer",
    browser_id: BROWSER,
    payer: namedAccount(DEBTOR_IBAN),
  }),
  "name another account": () => ({
    type: "name_payer",
    browser_id: "browser-2",
    payer: namedAccount("DE0"),
  }),
  "the account is unknown": () => ({ type: "resolution_failed" }),
  reject: () => ({ type: "reject", browser_id: BROWSER }),
  cancel: () => ({ type: "cancel", ...TPP }),
  "the consent ends": () => ({ type: "consent_ended" }),
  "the payee has moved": (order) => ({
    ...{ type: "last_check_failed", challenge_id: challengeOf(order).newest },
    problem: "DESTINATION_MISMATCH",
  }),
};

const says: fc.Arbitrary<Step> = fc
  .tuple(fc.constantFrom(...Object.entries(commands)), faults)
  .map(([[name, command], fault]) =>
    step(`${name}, fault: ${fault}`, (order) => order.say(command(order), fault)),
  );

const way = ["ask for a code", "the bank has sent it", "enter a code", "the code is correct"];

const approvals: fc.Arbitrary<Step> = fc.tuple(faults, fc.nat(3)).map(([fault, place]) =>
  step(`the customer approves, fault ${fault} at ${place}`, async (order) => {
    for (const [at, name] of way.entries()) {
      const command = commands[name]?.(order);
      if (command) await order.say(command, at === place ? fault : null);
    }
  }),
);

/** Staff read the banks' books, so they resolve as it is. */
const staff: fc.Arbitrary<Step> = fc.constantFrom<("" | "exempt")[]>("", "exempt").map((movement) =>
  step(`staff resolve ${movement}`, async (order) => {
    const transfer = movement === "" ? order.record.approved : order.record.exempt;
    const isPaid = transfer !== null && order.bank.paid.includes(transfer.end_to_end_id);
    const actor = { keyId: "key_1", role: "operator", createdAt: 0 };
    const outcome = isPaid ? "COMPLETED" : "FAILED";
    const resolve = { type: "resolve", movement, outcome, actor, note: "seen in the books" };
    await order.say(resolve as unknown as OrderCommand);
  }),
);

const calledBack: fc.Arbitrary<Step> = fc
  .constantFrom<("" | "exempt")[]>("", "exempt")
  .map((movement) =>
    step(`the rail reports ${movement}`, async (order) => {
      const transfer = movement === "" ? order.record.approved : order.record.exempt;
      const report = transfer && order.bank.rail(transfer);
      if (report) await order.say(railReport(report, movement));
    }),
  );

type Outcome = "reported" | "answer lost" | "died before" | "died after";

/** A performer makes one attempt at an effect, if it is due. */
const perform = async (order: Order, effect: OrderEffect, outcome: Outcome, wish: Wish) => {
  const { object, bank } = order;
  const { id, kind } = effect;
  const lease = await object.lease(id);
  await order.goOn();
  if (outcome === "died before") return;
  const attempt = lease?.effect.attempt ?? 0;
  const transfer = lease?.material as Transfer;
  const isLost = outcome === "answer lost";
  switch (kind) {
    case "execute": {
      if (!lease) return;
      const answer = bank.execute(transfer, wish, Date.now());
      const report = isLost ? ({ kind: "unknown" } as const) : answer;
      if (outcome !== "died after") await object.report(id, attempt, { kind, report });
      return;
    }
    case "ask_bank": {
      const report = isLost ? ({ kind: "unknown" } as const) : bank.status(transfer);
      if (lease) await object.report(id, attempt, { kind, report });
      return;
    }
    case "ask_rail": {
      const callback = isLost || !lease ? null : bank.rail(transfer);
      if (lease) await object.report(id, attempt, { kind, callback });
      return;
    }
    case "ask_push":
      if (lease) await object.report(id, attempt, { kind, answer: null });
      return;
    default:
      if (outcome === "reported") await order.finish(effect);
  }
};

const outcomes = fc.constantFrom<Outcome[]>(
  ...(["reported", "reported", "answer lost", "died before", "died after"] as const),
);
const wishes = fc.constantFrom<Wish[]>("BOOKED", "BOOKED", "SCA_REQUIRED", "INSUFFICIENT_FUNDS");

const performances: fc.Arbitrary<Step> = fc
  .tuple(fc.nat(4), outcomes, wishes)
  .map(([place, outcome, wish]) =>
    step(`effect ${place} ${outcome}, ${wish}`, async (order) => {
      await order.object.stub.look();
      await order.object.look();
      order.note();
      const { effects } = order.record;
      const effect = effects[place % Math.max(effects.length, 1)];
      if (effect) await perform(order, effect, outcome, wish);
    }),
  );

const pauses: fc.Arbitrary<Step> = fc
  .constantFrom(1_000, 3_000, 16_000, MINUTE, AUTHORISE_MS, 31 * MINUTE)
  .map((pause) =>
    step(`wait ${pause}`, async ({ object }) => {
      vi.setSystemTime(Date.now() + pause);
      await object.stub.look();
    }),
  );

const mishaps: fc.Arbitrary<Step> = fc.constantFrom(
  step("evicted", ({ object }) => object.evict()),
  step("the alarm is lost", ({ object }) => object.loseAlarm()),
  step("the queues are away", async ({ object }) => {
    object.queuesAway = true;
  }),
  step("the queues are back", async ({ object }) => {
    object.queuesAway = false;
  }),
  step("the alarm", async ({ object }) => {
    if (object.hasAlarm()) await object.runAlarm();
  }),
);

/** Once everything works again, the object's own alarms end everything. */
const comesToItsEnd = async (order: Order): Promise<void> => {
  const { object, bank } = order;
  object.queuesAway = false;
  for (let round = 0; round < 200 && object.neededAt !== Infinity; round++) {
    object.begin();
    object.toTheNextAlarm();
    if (object.hasAlarm()) await object.runAlarm();
    else await object.stub.look();
    await order.goOn();
    for (const effect of [...order.record.effects]) {
      await object.look();
      await perform(order, effect, "reported", "BOOKED");
      await order.goOn();
    }
  }
  object.begin();
  await keepsItsPromises(order);
  const { state, effects, exempt, approved } = order.record;
  expect(["COMPLETED", "FAILED", "REJECTED", "CANCELLED"]).toContain(state);
  expect(effects).toEqual([]);
  expect(bank.paid).toHaveLength(state === "COMPLETED" ? 1 : 0);
  expect([...order.told]).toEqual(expect.arrayContaining([...order.events.keys()]));
  const isGivenBack = exempt !== null && (state !== "COMPLETED" || approved !== null);
  expect(order.exemptionsReturned > 0).toBe(isGivenBack);
  vi.setSystemTime(START + 500 * DAY);
  expect(await object.stub.retire()).toBe(true);
};

it("an order, with steps and faults in any order, says what became of its money", async () => {
  const reached = new Map<string, number>();
  const weighted = [
    ...[says, approvals, approvals, performances, performances, performances, performances],
    ...[staff, calledBack, pauses, mishaps],
  ];
  const run = fc.commands<object, Order, false>(weighted, { maxCommands: 40, size: "max" });
  const course = fc.record({
    isExempt: fc.boolean(),
    isAcross: fc.boolean(),
    railRejects: fc.constantFrom(false, false, true),
  });
  await fc.assert(
    fc.asyncProperty(course, run, async (asked, steps) => {
      vi.useFakeTimers({ toFake: ["Date"], now: START });
      const real = new Order(asked);
      await real.object.create();
      real.note();
      await fc.asyncModelRun(() => ({ model: {}, real }), steps);
      await comesToItsEnd(real);
      const path = real.states.join(" ");
      reached.set(path, (reached.get(path) ?? 0) + 1);
    }),
    { numRuns: 40 },
  );
  const paths = [...reached.keys()];
  for (const state of ["COMPLETED", "FAILED", "REJECTED", "CANCELLED"]) {
    expect(paths.some((path) => path.endsWith(state))).toBe(true);
  }
  const afterSca = (path: string) => path.startsWith("PROCESSING PENDING_SCA PROCESSING");
  expect(paths.some(afterSca)).toBe(true);
});
