import { runInDurableObject } from "cloudflare:test";
import { expect } from "vitest";
import { guardOf } from "../../../src/approvals/guard-payer.ts";
import type { GuardRecord } from "../../../src/approvals/payer-guard.ts";
import { formatId } from "../../../src/base/kernel/ids.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { newObjectId } from "../../../src/base/platform/objects.ts";
import type { Turn } from "../../../src/frame/objects/turn.ts";
import type { TppRecord } from "../../../src/network/parties/tpps.ts";
import type { Transfer } from "../../../src/network/transfers/transfer.ts";
import { permitOrder } from "../../../src/products/consents/ask-permit.ts";
import type { ConsentRecord } from "../../../src/products/consents/consent-record.ts";
import { isFinalOrder, orderMoves } from "../../../src/products/payment-orders/order-machine.ts";
import {
  type OrderCommand,
  type OrderStub,
  type OrderTerms,
  orderById,
  type PaymentOrderRecord,
} from "../../../src/products/payment-orders/order-record.ts";
import { CALL } from "../../frame/objects/object-under-test.ts";
import { type Approved, newApproved } from "../oauth/scene.ts";
import { HonestBank } from "./honest-bank.ts";
import { crossBank, TPP, termsOf } from "./order-fixtures.ts";

/**
 * One payer: the real objects of a consent, of the orders under it and of the account's guard, the
 * bank that holds the money, and what the contract says of them, written a second time.
 */
const DAILY_LIMIT = 100;
const CHECK_MS = 15_000;
const CONSENT_MS = 40 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** An order that a TPP may ask for; its key names its object. */
export interface Slot {
  id: string;
  stub: OrderStub;
  terms: OrderTerms;
  /** Whether bank and amount allow an exemption. */
  small: boolean;
}

interface Setting {
  iban: string;
  railRejects: boolean;
}

interface Permit {
  id: string;
  at: number;
  reference: string;
}

const storedOf = <State>(stub: unknown, key: string): Promise<State | null> =>
  runInDurableObject(
    stub as DurableObjectStub,
    (_, { storage }) => storage.kv.get<State>(key) ?? null,
  );

const dayOf = (instant: number): number => Math.floor(instant / DAY_MS);

/** The states that one step may reach: its own move, after at most one by time. */
const reaches = (from: string, to: string): boolean => {
  const next = (state: string) => orderMoves.flatMap((row) => (row[0] === state ? [row[2]] : []));
  return (
    from === to || next(from).some((state) => state === to || next(state).includes(to as never))
  );
};

const movementsOf = ({ exempt, approved }: PaymentOrderRecord): Transfer[] =>
  [exempt, approved].flatMap((transfer) => transfer ?? []);

const finals = ["completed", "failed", "rejected", "cancelled"].map(
  (name) => `payment_order.${name}`,
);

export class PayerWorld {
  readonly bank: HonestBank;
  readonly #railRejects: boolean;
  readonly work;
  readonly consent: Approved;
  readonly slots: Slot[];
  readonly guard;
  /** The days' count of the guard, by the order's id. */
  readonly counted = new Map<string, { amount: number; at: number; returned: boolean }>();
  /** What the contract says of the consent. */
  readonly endsAt: number;
  isRevoked = false;
  shared = new Set(["acc_1", "acc_2"]);
  reference = "t-ch1";
  /** What has happened in this run, for the test's own coverage. */
  readonly reached = new Set<string>();
  /** The orders that may exist. */
  readonly asked = new Set<Slot>();

  readonly #permits: Permit[] = [];
  readonly #seen = new Map<string, PaymentOrderRecord>();
  readonly #instructions = new Map<string, string>();
  readonly #events = new Map<string, { id: string; name: string }>();
  #names = 0;

  private constructor(
    env: GatewayEnv,
    consent: Approved,
    slots: Slot[],
    { iban, railRejects }: Setting,
  ) {
    this.bank = new HonestBank(railRejects);
    this.#railRejects = railRejects;
    this.work = { env, ...CALL, waitUntil: () => {} };
    this.consent = consent;
    this.slots = slots;
    this.guard = guardOf(env, "test", iban);
    this.endsAt = Date.now() + CONSENT_MS;
  }

  static async open(env: GatewayEnv, setting: Setting): Promise<PayerWorld> {
    const scopes = { scopes: ["payments:write" as const] };
    const consent = await newApproved(env, TPP as unknown as TppRecord, {
      terms: { ...scopes, expires_at: Date.now() + CONSENT_MS },
    });
    const slots = [45, 70, 40, 900].map((amount, place): Slot => {
      const id = formatId("po", newObjectId(env, "PAYMENT_ORDERS"));
      const stub = orderById(env, id);
      if (!stub) throw new Error("an id that we made ourselves");
      const route = place % 2 === 0 ? {} : crossBank;
      const terms = termsOf({
        ...{ payment_order_id: id, consent_id: consent.consent_id, amount, ...route },
        source_account_id: place === 2 ? "acc_2" : "acc_1",
        source: { ...termsOf().source, iban: setting.iban },
      });
      return { id, stub, terms, small: amount < 100 };
    });
    return new PayerWorld(env, consent, slots, setting);
  }

  next(name: string): string {
    return `${name}${++this.#names}`;
  }

  get isInForce(): boolean {
    return !this.isRevoked && Date.now() < this.endsAt;
  }

  act({ stub }: Slot, command: OrderCommand): Promise<Turn | null> {
    return stub.act(command, CALL);
  }

  recordOf({ stub }: Slot): Promise<PaymentOrderRecord | null> {
    return storedOf<PaymentOrderRecord>(stub, "record");
  }

  async consentRecord(): Promise<ConsentRecord> {
    const record = await storedOf<ConsentRecord>(this.consent.stub, "record");
    if (!record) throw new Error("the consent is gone");
    return record;
  }

  /** The consent permits what the contract permits, and names the approval of this moment. */
  async permit({ id, terms }: Slot, use: boolean): Promise<string | null> {
    const account_id = terms.source_account_id;
    const asked = { payment_order_id: id, account_id, use };
    const permitted = await permitOrder(this.work, this.consent.consent_id, asked);
    expect(permitted.ok).toBe(this.isInForce && this.shared.has(account_id));
    if (!permitted.ok) {
      this.reached.add("permit refused");
      expect(permitted.problem.code).toBe("CONSENT_REVOKED");
      return null;
    }
    expect(permitted.value.authorisation.reference).toBe(this.reference);
    if (use) this.#permits.push({ id, at: Date.now(), reference: this.reference });
    return this.reference;
  }

  /** The guard counts what still fits into the day. */
  async takeExemption({ id, terms: { amount } }: Slot): Promise<boolean> {
    const now = Date.now();
    const known = this.counted.get(id);
    const recent = known && dayOf(known.at) >= dayOf(now) - 1 ? known : null;
    const today = [...this.counted.values()]
      .filter(({ at, returned }) => !returned && dayOf(at) === dayOf(now))
      .reduce((sum, order) => sum + order.amount, 0);
    const fits = recent ? !recent.returned : today + amount <= DAILY_LIMIT;
    expect(await this.guard.takeExemption({ id, amount, limit: DAILY_LIMIT })).toBe(fits);
    if (!fits && !recent) this.reached.add("limit reached");
    if (fits && !recent) this.counted.set(id, { amount, at: now, returned: false });
    return fits;
  }

  /** The promises after every step. */
  async keepsItsPromises(): Promise<void> {
    const asked = [...this.asked];
    const [guard, ...records] = await Promise.all([
      storedOf<GuardRecord>(this.guard, "guard"),
      ...asked.map((slot) => this.recordOf(slot)),
    ]);
    for (const [place, slot] of asked.entries()) {
      const record = records[place];
      if (record) this.#check(slot, record);
    }
    this.#checkGuard(guard);
  }

  #check(slot: Slot, record: PaymentOrderRecord): void {
    const before = this.#seen.get(slot.id);
    if (before)
      expect(reaches(before.state, record.state), `${before.state} → ${record.state}`).toBe(true);
    this.#seen.set(slot.id, record);
    if (record.status_reason === "CONSENT_REVOKED") this.reached.add("consent ended it");
    for (const transfer of movementsOf(record)) this.#checkInstruction(slot, record, transfer);
    for (const effect of record.effects) {
      if (effect.kind === "publish") {
        this.#events.set(effect.id, { id: slot.id, name: effect.event.event });
      }
    }
    const told = this.#finalEvents(slot);
    expect(told, slot.id).toHaveLength(isFinalOrder(record.state) ? 1 : 0);
    const [name] = told;
    if (name) expect(name).toBe(`payment_order.${record.state.toLowerCase()}`);
    const moved = movementsOf(record).filter((transfer) => this.#hasMoved(transfer));
    expect(moved.length).toBeLessThanOrEqual(1);
    const isPaidForNothing = record.state === "CANCELLED" || record.state === "REJECTED";
    if (isPaidForNothing) expect(moved).toEqual([]);
    if (record.state === "COMPLETED") expect(moved).toHaveLength(1);
  }

  #finalEvents({ id }: Slot): string[] {
    const events = [...this.#events.values()].filter((event) => event.id === id);
    return events.map(({ name }) => name).filter((name) => finals.includes(name));
  }

  #hasMoved(transfer: Transfer): boolean {
    const comesBack = this.#railRejects && transfer.route_type !== "SAME_BANK";
    return this.bank.said(transfer) === "BOOKED" && !comesBack;
  }

  /** An instruction never changes. A new one has a name of its own and a permit of this moment. */
  #checkInstruction(slot: Slot, record: PaymentOrderRecord, transfer: Transfer): void {
    const { end_to_end_id, instruction } = transfer;
    const known = this.#instructions.get(end_to_end_id);
    if (known !== undefined) {
      expect(instruction).toBe(known);
      return;
    }
    this.#instructions.set(end_to_end_id, instruction);
    const isGood = ({ id, at }: Permit) => id === slot.id && at >= Date.now() - CHECK_MS;
    const permit = this.#permits.findLast(isGood);
    expect(permit, "executed without a permit").toBeDefined();
    const { authorisation, amount } = JSON.parse(instruction);
    expect(amount).toBe(slot.terms.amount);
    if (transfer === record.exempt) {
      expect(authorisation).toEqual({ type: "EXEMPTION", reference: permit?.reference });
      expect(this.counted.get(slot.id)).toMatchObject({ amount, returned: false });
    } else {
      expect(authorisation.type).toBe("SCA");
      if (record.exempt) this.reached.add("second try");
      if (record.exempt) expect(record.exempt).toMatchObject({ state: "FAILED", answer: null });
    }
  }

  /** The guard's count is the contract's, and stays within the limit. */
  #checkGuard(stored: GuardRecord | null): void {
    const now = Date.now();
    const today = (stored?.exempted ?? []).filter(({ at }) => dayOf(at) === dayOf(now));
    const expected = [...this.counted]
      .filter(([, { at }]) => dayOf(at) === dayOf(now))
      .map(([id, { amount, returned }]) => [id, returned ? null : amount]);
    expect(Object.fromEntries(today.map(({ id, amount }) => [id, amount]))).toEqual(
      Object.fromEntries(expected),
    );
    const executing = [...this.#seen.values()].filter(
      ({ terms, exempt, approved, state }) =>
        exempt !== null &&
        approved === null &&
        (state === "PROCESSING" || state === "COMPLETED") &&
        dayOf(this.counted.get(terms.payment_order_id)?.at ?? 0) === dayOf(now),
    );
    const sum = executing.reduce((total, { terms }) => total + terms.amount, 0);
    expect(sum).toBeLessThanOrEqual(DAILY_LIMIT);
  }

  /** Everything that was asked for has ended, and the guard counts exactly what it must. */
  async hasEndedWell(): Promise<string[]> {
    const states: string[] = [];
    for (const slot of this.slots) {
      const record = await this.recordOf(slot);
      if (!record) continue;
      states.push(record.state);
      expect(isFinalOrder(record.state), record.state).toBe(true);
      expect(record.effects).toEqual([]);
      if (record.terms.exemption === null) continue;
      const isPaidExempt = record.state === "COMPLETED" && record.approved === null;
      expect(this.counted.get(slot.id)?.returned, `${slot.id} ${record.state}`).toBe(!isPaidExempt);
    }
    return states;
  }
}
