import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import type { Effect } from "../../../src/frame/objects/effects.ts";
import type { TppRecord } from "../../../src/network/parties/tpps.ts";
import type { ConsentCommand } from "../../../src/products/consents/consent-record.ts";
import type { PaymentOrderRecord } from "../../../src/products/payment-orders/order-record.ts";
import fc from "../../support/fast-check.ts";
import { accountOf } from "../consents/consent-fixtures.ts";
import { approveAgain, holdQueues, mustAct } from "../oauth/scene.ts";
import { BROWSER, railReport } from "../payments/session-fixtures.ts";
import { TPP } from "./order-fixtures.ts";
import {
  approve,
  create,
  performConsentClaim,
  performLease,
  proceed,
  type Reception,
  type Worker,
} from "./payer-workers.ts";
import { PayerWorld } from "./payer-world.ts";

/**
 * A consent, its payment orders and the payer's guard, while TPP, customer, bank, rail, staff and
 * time act in any order and workers die between any two calls. After every step: no order is
 * executed without a permit of a consent in force, no end_to_end_id stands for two decisions, the
 * exempt orders of a day stay within the limit and are returned once, each order has one final
 * event, moves by its table, and has no money once it is rejected or cancelled.
 */
const env = bindings as unknown as GatewayEnv;
const HOUR = 3_600_000;
// In the evening, two days ahead of the machine's clock: no alarm fires unless the test runs it.
const START = (Math.floor(Date.now() / (24 * HOUR)) + 2) * 24 * HOUR + 20 * HOUR;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockReturnValue();
  holdQueues();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

class Run {
  readonly workers: Worker[] = [];
  readonly world: PayerWorld;

  constructor(world: PayerWorld) {
    this.world = world;
  }

  slot(place: number) {
    const slot = this.world.slots[place % this.world.slots.length];
    if (!slot) throw new Error("no such order");
    return slot;
  }

  /** One of the orders that may exist; before the first, one that does not. */
  order(place: number) {
    const asked = [...this.world.asked];
    return asked[place % Math.max(asked.length, 1)] ?? this.slot(place);
  }

  /** A worker makes its next call. */
  async goOn(place: number): Promise<void> {
    const worker = this.workers[place % Math.max(this.workers.length, 1)];
    if (worker && (await worker.next()).done) this.workers.splice(this.workers.indexOf(worker), 1);
  }
}

type Step = (run: Run) => Promise<unknown>;

const step = (name: string, run: Step): Step => Object.assign(run, { toString: () => name });

const places = fc.nat({ max: 3 });
const receptions = fc.constantFrom<Reception>(
  ...(["BOOKED", "BOOKED", "BOOKED", "lost", "unanswered", "not sent"] as const),
  ...(["INSUFFICIENT_FUNDS", "SCA_REQUIRED", "SCA_REQUIRED", "SCA_REQUIRED"] as const),
);

const outcomes = fc.constantFrom(
  ...(["verified", "verified", "verified", "verified", "wrong", "lost"] as const),
);

/** A new worker makes its first calls; later ones come between those of others. */
const begin = async (run: Run, worker: Worker, calls: number): Promise<void> => {
  for (let call = 0; call < calls; call++) if ((await worker.next()).done) return;
  run.workers.push(worker);
};

const creations = fc
  .tuple(places, fc.constantFrom(1, 2, 3, 4, 4, 4, 4))
  .map(([place, calls]) =>
    step(`create ${place}, ${calls} calls`, (run) =>
      begin(run, create(run.world, run.slot(place)), calls),
    ),
  );

const approvals = fc
  .tuple(places, outcomes, receptions, fc.constantFrom(2, 5, 5, 6, 9, 9, 9))
  .map(([place, outcome, wish, calls]) =>
    step(`approve ${place}: ${outcome}, ${wish}, ${calls} calls`, (run) =>
      begin(run, approve(run.world, run.order(place), outcome, wish), calls),
    ),
  );

const proceeding = places.map((place) =>
  step(`proceed ${place}`, (run) => begin(run, proceed(run.world, run.order(place)), 4)),
);

const goingOn = fc.tuple(places, fc.constantFrom(1, 1, 2, 4, 12)).map(([place, calls]) =>
  step(`worker ${place} makes ${calls} calls`, async (run) => {
    for (let call = 0; call < calls; call++) await run.goOn(place);
  }),
);

const deaths = places.map((place) =>
  step(`worker ${place} dies`, async ({ workers }) => workers.splice(place, 1)),
);

/** Events and rows wait until the end. */
const dueEffect = (effects: readonly Effect[], place: number) => {
  const others = effects.filter(({ kind }) => kind !== "publish" && kind !== "project");
  return others[place % Math.max(others.length, 1)];
};

/** A performer takes an effect of an order, and dies with it or works on it. */
const performances = fc
  .tuple(places, fc.nat({ max: 5 }), receptions, fc.constantFrom(true, true, true, false))
  .map(([place, effectPlace, wish, lives]) =>
    step(`order ${place}: effect ${effectPlace}, ${wish}, ${lives}`, async (run) => {
      const slot = run.order(place);
      const record = await run.world.recordOf(slot);
      const effect = dueEffect(record?.effects ?? [], effectPlace);
      const lease = effect && (await slot.stub.lease(effect.id));
      if (lease && lives) await performLease(run.world, slot, lease, wish);
    }),
  );

const consentPerformances = fc.nat({ max: 5 }).map((place) =>
  step(`consent: effect ${place}`, async ({ world }) => {
    const effect = dueEffect((await world.consentRecord()).effects, place);
    const lease = effect && (await world.consent.stub.lease(effect.id));
    if (lease) await performConsentClaim(world, lease);
  }),
);

const railReports = fc.tuple(places, fc.constantFrom("exempt", "approved")).map(([place, which]) =>
  step(`the rail reports on ${which} of ${place}`, async (run) => {
    const slot = run.order(place);
    const transfer = (await run.world.recordOf(slot))?.[which];
    const report = transfer && run.world.bank.rail(transfer);
    if (report) await run.world.act(slot, railReport(report, which === "exempt" ? which : ""));
  }),
);

const decisions = fc
  .tuple(places, fc.constantFrom("cancel", "reject"))
  .map(([place, type]) =>
    step(`${type} ${place}`, (run) =>
      run.world.act(
        run.order(place),
        type === "cancel" ? { type, ...TPP } : { type: "reject", browser_id: BROWSER },
      ),
    ),
  );

const revokers = {
  TPP: { kind: "TPP", ...TPP },
  OPERATOR: { kind: "OPERATOR" },
  BANK: { kind: "BANK", bank_id: "bnk_alpha", mode: "test" },
} as const;

const revocations = fc.constantFrom("TPP", "OPERATOR", "BANK").map((by) =>
  step(`revoked by ${by}`, async ({ world }) => {
    if (!world.isInForce) return;
    const command: ConsentCommand = {
      ...{ type: "revoke", reason: null },
      by: revokers[by as keyof typeof revokers],
    };
    await mustAct(world.consent.stub, command);
    world.isRevoked = true;
  }),
);

/** The customer approves the consent again; the bank may have closed an account by then. */
const renewals = fc.constantFrom(["acc_1", "acc_2"], ["acc_1"]).map((listed) =>
  step(`renewed with ${listed}`, async ({ world }) => {
    if (!world.isInForce) return;
    const name = world.next("renewal");
    const accounts = listed.filter((id) => world.shared.has(id)).map((id) => accountOf(id));
    await approveAgain(world.consent, TPP as unknown as TppRecord, name, accounts);
    world.shared = new Set(accounts.map(({ account_id }) => account_id));
    world.reference = `t-${name}`;
  }),
);

const waiting = (pause: number): Step =>
  step(`wait ${pause}`, async () => void vi.setSystemTime(Date.now() + pause));

const pauses = fc.constantFrom(1, 1_000, 14_000, 15_001, 61_000).map(waiting);
const longPauses = fc.constantFrom(15 * 60_000, HOUR, 5 * HOUR, 12 * HOUR).map(waiting);

const stubs = ({ consent, slots, guard }: PayerWorld) =>
  [consent.stub, guard, ...slots.map(({ stub }) => stub)] as unknown as DurableObjectStub[];

const mishaps = fc.tuple(fc.nat({ max: 6 }), fc.boolean()).map(([place, isAlarm]) =>
  step(`object ${place}: ${isAlarm ? "alarm" : "evicted"}`, async ({ world }) => {
    const [stub] = stubs(world).slice(place % stubs(world).length);
    if (!stub) return;
    // Only an object that runs can be evicted.
    await runInDurableObject(stub, () => {});
    await (isAlarm ? runDurableObjectAlarm(stub) : evictDurableObject(stub));
  }),
);

/** When an order needs its next performer, or ends by itself; Infinity if never. */
const nextOf = ({ effects, state, authorise_by }: PaymentOrderRecord): number =>
  Math.min(
    state === "PENDING_SCA" ? authorise_by : Infinity,
    ...effects.map(({ due_at, held_until }) => Math.max(due_at, held_until)),
  );

/** Time passes, and performers work, until nothing is left to do. */
const comesToItsEnd = async ({ world }: Run): Promise<void> => {
  for (let round = 0; round < 60; round++) {
    for (const { stub } of [world.consent, ...world.asked]) await stub.look();
    await world.keepsItsPromises();
    for (const slot of world.asked) {
      for (const { id, kind } of (await world.recordOf(slot))?.effects ?? []) {
        if (kind === "publish") await slot.stub.finish(id);
        const lease = await slot.stub.lease(id);
        if (lease) await performLease(world, slot, lease, "BOOKED");
      }
    }
    for (const { id } of (await world.consentRecord()).effects) {
      const lease = await world.consent.stub.lease(id);
      if (lease) await performConsentClaim(world, lease);
    }
    await world.keepsItsPromises();
    const records = await Promise.all([...world.asked].map((slot) => world.recordOf(slot)));
    const next = Math.min(...records.map((record) => (record ? nextOf(record) : Infinity)));
    if (next === Infinity) return;
    vi.setSystemTime(Math.max(next, Date.now() + 1));
  }
  throw new Error("never at rest");
};

it("orders, their consent and the payer's guard keep their promises in any order", async () => {
  const reached = new Map<string, number>();
  // Once the consent has ended little happens any more, so its ends are rare.
  const rarely = fc.oneof(revocations, renewals, longPauses, deaths, mishaps);
  const weighted = [
    ...[creations, creations, creations, approvals, approvals, approvals, proceeding],
    ...[goingOn, goingOn, performances, performances, performances, performances],
    ...[consentPerformances, railReports, decisions, pauses, rarely],
  ];
  const courses = fc.array(fc.oneof(...weighted), { minLength: 40, maxLength: 60, size: "max" });
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(courses, fc.boolean(), pauses, async (course, railRejects, pause) => {
      vi.setSystemTime(START);
      const world = await PayerWorld.open(env, { iban: `DE47${START}${++runs}`, railRejects });
      const real = new Run(world);
      for (const take of course) {
        await take(real);
        await world.keepsItsPromises();
      }
      // Time passes between a permit and the approval; then every worker goes on.
      for (const slot of world.asked) {
        await begin(real, approve(world, slot, "verified", "BOOKED"), 5);
      }
      await pause(real);
      while (real.workers.length > 0) {
        await real.goOn(0);
        await world.keepsItsPromises();
      }
      // Customers approve what still waits, as far as it can be approved.
      for (const slot of world.asked) {
        await begin(real, approve(world, slot, "verified", "BOOKED"), 9);
        await world.keepsItsPromises();
      }
      await comesToItsEnd(real);
      for (const fact of new Set([...(await world.hasEndedWell()), ...world.reached])) {
        reached.set(fact, (reached.get(fact) ?? 0) + 1);
      }
    }),
    { numRuns: 30, endOnFailure: true },
  );
  expect([...reached.keys()]).toEqual(
    expect.arrayContaining([
      ...["CANCELLED", "COMPLETED", "FAILED", "REJECTED"],
      ...["permit refused", "limit reached", "returned", "second try", "consent ended it"],
    ]),
  );
});
