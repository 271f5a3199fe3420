import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { isFinalMandate } from "../../../src/products/mandates/mandate-machine.ts";
import type { MandateCommand } from "../../../src/products/mandates/mandate-record.ts";
import fc from "../../support/fast-check.ts";
import { openGateway } from "../../workers/gateway-journey.ts";
import { endTest, startTest } from "../../workers/gateway-worker.ts";
import { answering, honestly, lost } from "../../workers/neighbours.ts";
import type { Reception, Wish } from "./mandate-bank.ts";
import { standingOf } from "./mandate-fixtures.ts";
import { type Plan, planned, startOfTest } from "./mandate-plans.ts";
import { MandatePromises } from "./mandate-promises.ts";
import { MandateWorld } from "./mandate-world.ts";
import type { MortalWorker } from "./mortal-workers.ts";
import { dateIn } from "./plain-calendar.ts";

/**
 * A mandate, the one that replaces it, and their charges, while owner, customer, bank, rail and
 * time act in any order, workers die between any two calls, and objects restart. After every step:
 * the bank's money stays within every cap of every period, each charge is paid at most once, at
 * most one has not ended, AUTOMATIC makes one for each period, and nothing begins in a mandate that
 * is not ACTIVE. At the end each charge has ended, and its owner sees exactly the bank's money.
 */
beforeAll(async () => {
  startTest();
  await openGateway();
});

beforeEach(startTest);
afterEach(endTest);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

class Run {
  readonly world = new MandateWorld();
  readonly promises = new MandatePromises(this.world);
  readonly plan: Plan;
  readonly workers: MortalWorker[] = [];

  constructor(plan: Plan) {
    this.plan = plan;
    this.world.bank.railRejects = plan.railRejects;
  }

  get newest(): string {
    return this.world.mandates.at(-1) ?? "";
  }

  mandateAt(place: number): string {
    return this.world.mandates[place % this.world.mandates.length] ?? "";
  }

  async begin(replaces: string | null): Promise<void> {
    const { terms, payer, route } = planned(this.world.newId(), this.plan, replaces);
    await this.world.create(terms);
    await this.world.approve(terms.mandate_id, { payer, route });
  }

  /** A request, whose worker makes so many calls before it waits for its turn. */
  async say(mandateId: string, command: MandateCommand, luck: Partial<Luck> = {}): Promise<void> {
    Object.assign(this.world.bank, luck);
    const { worker, code } = await this.world.request(mandateId, command);
    this.promises.reached.add(`${command.type}: ${code ?? "done"}`);
    await this.live(worker, luck.lives ?? Infinity);
  }

  /** Asks for a charge; the answer is its id, whether it is refused or not. */
  async charge(mandateId: string, amount: number, date: string | null, luck: Luck) {
    const { world } = this;
    const ids = world.newCharge();
    const command: MandateCommand = {
      ...{ type: "charge", ...ids, ...world.viewer, amount, charge_date: date },
      ...{ reference: world.next("order-"), request_hash: world.next("hash") },
      ...{ description: null, notice_days: 0 },
    };
    await this.say(mandateId, command, luck);
    return ids.charge_id;
  }

  /** A worker goes on for so many calls, and then waits for its turn. */
  async live(worker: MortalWorker | null, calls: number): Promise<void> {
    for (let call = 1; worker && !worker.isOver && call < calls; call++) await worker.goOn();
    if (worker && !worker.isOver) this.workers.push(worker);
  }
}

type Step = (run: Run) => Promise<unknown>;

const step = (name: string, run: Step): Step => Object.assign(run, { toString: () => name });

const places = fc.nat({ max: 5 });
const calls = fc.constantFrom(1, 2, 3, 4, 5, 6, 99, 99, 99);

const wishes = fc.constantFrom<Wish>(
  ...(["BOOKED", "BOOKED", "INSUFFICIENT_FUNDS", "INSUFFICIENT_FUNDS", "ACCOUNT_BLOCKED"] as const),
);
const receptions = fc.constantFrom<Reception>(
  ...(["answered", "answered", "answered", "answer lost", "not reached"] as const),
);

/** How far the next worker comes, and how the bank takes what it sends. */
const lucks = fc.record({ lives: calls, wish: wishes, reception: receptions });

type Luck = typeof lucks extends fc.Arbitrary<infer L> ? L : never;

const shown = ({ lives, wish, reception }: Luck): string => `${lives} calls, ${wish}, ${reception}`;

const amounts = fc.constantFrom(10, 40, 60, 100, 101);
const daysAhead = fc.constantFrom(0, 0, 0, 1, 3, 29, 31);

const charges = fc.tuple(places, amounts, daysAhead, lucks).map(([place, amount, days, luck]) =>
  step(`charge ${amount} in ${days} days: ${shown(luck)}`, async (run) => {
    const ahead = dateIn(run.plan.time_zone, Date.now() + days * DAY);
    const asked = run.plan.isFixed && amount < 101 ? 100 : amount;
    await run.charge(run.mandateAt(place), asked, days === 0 ? null : ahead, luck);
  }),
);

const retries = fc.tuple(places, lucks).map(([place, luck]) =>
  step(`retry ${place}: ${shown(luck)}`, async (run) => {
    const mandateId = run.mandateAt(place);
    const { charges } = await run.world.mandate(mandateId);
    const entry = charges.findLast((each) => standingOf(each) === "FAILED") ?? charges.at(-1);
    if (!entry) return;
    const retry = { type: "retry_charge", charge_id: entry.charge_id, key_hash: null } as const;
    await run.say(mandateId, { ...retry, ...run.world.viewer }, luck);
  }),
);

const cancelledCharges = fc.tuple(places, fc.boolean()).map(([place, isOwner]) =>
  step(`cancel a charge, by its ${isOwner ? "owner" : "customer"}`, async (run) => {
    const mandateId = run.mandateAt(place);
    const record = await run.world.mandate(mandateId);
    const entry = record.charges.at(-1);
    if (!entry) return;
    const bank_id = record.payer?.bank_id ?? "";
    const by = isOwner
      ? ({ kind: "OWNER", ...run.world.viewer } as const)
      : ({ kind: "BANK", bank_id, mode: "test" } as const);
    await run.say(mandateId, { type: "cancel_charge", charge_id: entry.charge_id, by });
  }),
);

const pauses = fc.constantFrom(null, 1, 8, 40).map((days) =>
  step(`pause, for ${days} days`, (run) => {
    const { viewer } = run.world;
    const until = days === null ? null : dateIn(run.plan.time_zone, Date.now() + days * DAY);
    return run.say(run.newest, { type: "pause", resume_on: until, ...viewer });
  }),
);

const resumptions = fc.constant(
  step("resume", (run) => run.say(run.newest, { type: "resume", ...run.world.viewer })),
);

const ends = fc.constantFrom("nobody", "owner", "bank", "bank, unheard", "replaced").map((by) =>
  step(`end: ${by}`, async (run) => {
    const { world, newest } = run;
    const { payer } = await world.mandate(newest);
    if (by === "nobody") return;
    if (by === "replaced") return world.mandates.length < 3 ? run.begin(newest) : undefined;
    if (by === "owner") {
      return run.say(newest, { type: "cancel", reason: null, ...world.viewer });
    }
    world.bank.revoked.add(newest);
    if (by === "bank, unheard") return;
    const bank_id = payer?.bank_id ?? "";
    const caller = { kind: "BANK", bank_id, mode: "test", cancelled_by: "CUSTOMER" } as const;
    return run.say(newest, { type: "end", by: caller, reason: "moved" });
  }),
);

/** Kinds of effects that move no money. */
const rare = new Set(["project", "publish", "index_account", "notify_authorisation"]);

const performances = fc.tuple(fc.nat({ max: 9 }), lucks).map(([place, luck]) =>
  step(`perform ${place}: ${shown(luck)}`, async (run) => {
    const { world } = run;
    Object.assign(world.bank, luck);
    const { effects } = await world.survey();
    const due = effects.filter(
      ({ kind, at }) => at <= Date.now() && (place > 7 || !rare.has(kind)),
    );
    const effect = due[place % Math.max(due.length, 1)];
    if (!effect) return;
    await run.live(await world.perform(effect.thing, effect.id, effect.kind), luck.lives);
  }),
);

const goingOn = fc.tuple(places, fc.constantFrom(1, 1, 2, 99)).map(([place, lives]) =>
  step(`worker ${place} makes ${lives} calls`, async (run) => {
    const [worker] = run.workers.splice(place % Math.max(run.workers.length, 1), 1);
    await run.live(worker ?? null, lives + 1);
  }),
);

const deaths = places.map((place) =>
  step(`worker ${place} dies`, async ({ workers }) => workers.splice(place, 1)),
);

const waits = fc
  .constantFrom(1_000, 16_000, MINUTE, 6 * HOUR, DAY, DAY, 3 * DAY, 8 * DAY)
  .map((pause) => step(`wait ${pause}`, async () => void vi.setSystemTime(Date.now() + pause)));

const alarms = places.map((place) =>
  step(`alarm ${place}`, async ({ world }) => {
    const { alarms } = await world.survey();
    const next = alarms[place % Math.max(alarms.length, 1)];
    if (!next) return;
    vi.setSystemTime(Math.max(Date.now(), next.at));
    await runDurableObjectAlarm(world.raw(next.thing));
  }),
);

const mishaps = fc.tuple(fc.nat({ max: 9 }), fc.boolean()).map(([place, isEviction]) =>
  step(isEviction ? `evict ${place}` : "the directory is down or back", async ({ world }) => {
    if (!isEviction) {
      return place % 2 === 0 ? answering("directory resolve", lost) : honestly("directory resolve");
    }
    const things = world.things();
    const thing = things[place % things.length];
    if (!thing) return;
    // Only an object that runs can be evicted.
    await runInDurableObject(world.raw(thing), () => {});
    await evictDurableObject(world.raw(thing));
  }),
);

/** The account lacks funds for days, and the owner tries again whenever it is allowed. */
const staysPoor: Step = async (run) => {
  const { world, plan, newest } = run;
  const poor: Luck = { lives: 99, wish: "INSUFFICIENT_FUNDS", reception: "answered" };
  Object.assign(world.bank, poor);
  honestly("directory resolve");
  await world.liveUntil(Date.now() + 5 * MINUTE, { watch: () => run.promises.areKept() });
  await run.say(newest, { type: "resume", ...world.viewer });
  const charge_id = await run.charge(newest, plan.isFixed ? 100 : 10, null, poor);
  for (let day = 0; day < 10; day++) {
    const retry = { type: "retry_charge", charge_id, key_hash: null } as const;
    await run.say(newest, { ...retry, ...world.viewer }, poor);
    await run.promises.areKept();
    vi.setSystemTime(Date.now() + DAY);
  }
};

/** Everything works again. Time passes until no charge is under way. */
const comesToItsEnd = async ({ world, promises, workers, plan }: Run): Promise<void> => {
  const watch = () => promises.areKept();
  Object.assign(world.bank, { wish: "BOOKED", reception: "answered" });
  honestly("directory resolve");
  for (const worker of workers) await worker.finish();
  await promises.areKept();
  for (let round = 0; ; round++) {
    if (round === 40) throw new Error("never at rest");
    await world.liveUntil(Date.now() + 2 * DAY, { watch });
    const records = await Promise.all(world.mandates.map((id) => world.mandate(id)));
    const isBusy = records.some(
      ({ charges, effects }) =>
        effects.length > 0 || charges.some(({ stage }) => stage !== "ENDED"),
    );
    if (!isBusy) break;
  }
  await promises.areKeptAtRest();
  const newest = await world.mandate(world.mandates.at(-1) ?? "");
  if (plan.endsAfterDays !== null) {
    const end = startOfTest + (plan.endsAfterDays + 2) * DAY;
    await world.liveUntil(Math.max(Date.now(), end), { watch });
    await promises.areKeptAtRest();
    expect(isFinalMandate((await world.mandate(newest.terms.mandate_id)).state)).toBe(true);
  }
};

const plans: fc.Arbitrary<Plan & { staysPoor: boolean }> = fc.record({
  isFixed: fc.boolean(),
  isAutomatic: fc.boolean(),
  staysPoor: fc.boolean(),
  railRejects: fc.constantFrom(false, false, true),
  isAcross: fc.boolean(),
  frequency: fc.constantFrom("WEEKLY" as const, "MONTHLY" as const),
  every: fc.constantFrom(1, 1, 2),
  max_charges: fc.constantFrom(null, null, 1, 2),
  max_total: fc.constantFrom(null, null, 250),
  notice_days: fc.constantFrom(0, 0, 3),
  endsAfterDays: fc.constantFrom(null, 20, 45),
  time_zone: fc.constantFrom("UTC", "America/New_York", "Asia/Kathmandu", "Pacific/Apia"),
});

it("mandates and charges keep their promises in any order", async () => {
  const reached = new Map<string, number>();
  const rarely = fc.oneof(ends, pauses, resumptions, cancelledCharges, deaths, mishaps);
  const weighted = [
    ...[charges, charges, charges, retries, retries, performances, performances, performances],
    ...[performances, performances, goingOn, goingOn, waits, waits, alarms, rarely],
  ];
  const courses = fc.array(fc.oneof(...weighted), { minLength: 30, maxLength: 50, size: "max" });
  await fc.assert(
    fc.asyncProperty(plans, courses, charges, ends, async (plan, course, last, end) => {
      vi.setSystemTime(startOfTest);
      const run = new Run({ ...plan, isFixed: plan.isFixed || plan.isAutomatic });
      await run.begin(null);
      for (const take of [...course, ...(plan.staysPoor ? [staysPoor] : []), last, end]) {
        await take(run);
        await run.promises.areKept();
      }
      await comesToItsEnd(run);
      for (const fact of run.promises.reached) reached.set(fact, (reached.get(fact) ?? 0) + 1);
    }),
    { numRuns: 16, endOnFailure: true },
  );
  const wanted = [
    ...["ACTIVE", "PAUSED", "CANCELLED", "EXPIRED", "COMPLETED", "automatic", "retried"],
    ...["charge COMPLETED", "charge FAILED", "charge CANCELLED", "charge SCHEDULED"],
    ...["charge: CHARGE_IN_PROGRESS", "charge: MANDATE_LIMIT_EXCEEDED"],
    ...["charge: MANDATE_NOT_ACTIVE", "retry_charge: CHARGE_NOT_RETRYABLE"],
  ];
  expect(wanted.filter((fact) => !reached.has(fact))).toEqual([]);
});
