import { expect } from "vitest";
import type { ChargeEntry } from "../../../src/products/mandates/charge-entry.ts";
import { isFinalMandate } from "../../../src/products/mandates/mandate-machine.ts";
import type { MandateRecord, MandateTerms } from "../../../src/products/mandates/mandate-record.ts";
import type { Instructed } from "./mandate-bank.ts";
import { standingOf } from "./mandate-fixtures.ts";
import type { MandateWorld } from "./mandate-world.ts";
import { dateIn, periodOf } from "./plain-calendar.ts";

/**
 * The contract of mandates, written a second time over what bank, owner and objects show. It counts
 * the bank's money by a calendar of its own, and never asks the code what is allowed.
 */
const sumOf = (paid: readonly Instructed[]): number =>
  paid.reduce((sum, { amount }) => sum + amount, 0);

const unfinished = ["SCHEDULED", "PROCESSING"];

export class MandatePromises {
  readonly #world: MandateWorld;
  readonly #seen = new Map<string, MandateRecord>();
  readonly #entries = new Map<string, ChargeEntry>();
  /** The charges that mandates made by themselves, by mandate and period. */
  readonly #automatic = new Map<string, string>();
  /** What has happened, for the test's own coverage. */
  readonly reached = new Set<string>();

  constructor(world: MandateWorld) {
    this.#world = world;
  }

  /** After every step. */
  async areKept(): Promise<void> {
    for (const id of this.#world.mandates) {
      const record = await this.#world.mandate(id);
      const before = this.#seen.get(id);
      for (const entry of record.charges) this.#checkEntry(before ?? record, record, entry);
      expect(
        record.charges.filter((entry) => unfinished.includes(standingOf(entry))).length,
      ).toBeLessThan(2);
      if (before && isFinalMandate(before.state)) expect(record.state).toBe(before.state);
      this.#seen.set(id, record);
      this.reached.add(record.state);
      this.#checkCaps(record);
    }
    this.#checkInstructions();
  }

  #zone({ terms }: MandateRecord): string {
    return terms.schedule.time_zone;
  }

  #periodOf({ terms, start_date }: MandateRecord, date: string): number {
    const { frequency, interval_count: every } = terms.schedule;
    if (frequency !== "WEEKLY" && frequency !== "MONTHLY")
      throw new Error("no such frequency here");
    return periodOf({ start: start_date ?? "", frequency, every }, date);
  }

  /** An attempt begins only in an ACTIVE mandate, on another day than the one before. */
  #checkEntry(before: MandateRecord, record: MandateRecord, entry: ChargeEntry): void {
    const known = this.#entries.get(entry.charge_id);
    this.#entries.set(entry.charge_id, entry);
    this.reached.add(`charge ${standingOf(entry)}`);
    expect(entry.k).toBe(this.#periodOf(record, entry.charge_date));
    if (known)
      expect([entry.amount, entry.k, entry.charge_date]).toEqual([
        known.amount,
        known.k,
        known.charge_date,
      ]);
    if (entry.request_hash === "") {
      const period = `${record.terms.mandate_id} ${entry.k}`;
      expect(this.#automatic.get(period) ?? entry.charge_id, "collected twice").toBe(
        entry.charge_id,
      );
      this.#automatic.set(period, entry.charge_id);
      this.reached.add("automatic");
    }
    if (entry.attempt === (known?.attempt ?? 0)) return;
    expect(entry.attempt).toBe((known?.attempt ?? 0) + 1);
    expect(entry.attempt).toBeLessThanOrEqual(4);
    const couldBegin = [before.state, record.state].includes("ACTIVE") || before.resume_on !== null;
    expect(couldBegin, `begun in ${before.state}, ${record.state}`).toBe(true);
    const now = Date.now();
    expect(entry.charge_date <= dateIn(this.#zone(record), now)).toBe(true);
    if (known && entry.attempt > 1) this.#checkRetry(record, known, entry.decided_at ?? 0);
  }

  #checkRetry(record: MandateRecord, known: ChargeEntry, retriedAt: number): void {
    this.reached.add("retried");
    expect(standingOf(known)).toBe("FAILED");
    const zone = this.#zone(record);
    const today = dateIn(zone, Date.now());
    expect(dateIn(zone, known.decided_at as number) < today, "twice a day").toBe(true);
    const days = (Date.parse(today) - Date.parse(known.first_failed_on as string)) / 86_400_000;
    expect(days).toBeLessThanOrEqual(7);
    const earlier = this.#paidOf(known.charge_id).filter(({ at }) => at < retriedAt);
    expect(earlier, "retried, and paid before").toEqual([]);
  }

  #paidOf(chargeId: string): Instructed[] {
    return this.#world.bank.paid.filter(({ charge_id }) => charge_id === chargeId);
  }

  /** What the bank was told is what the mandate had decided, and the customer approved. */
  #checkInstructions(): void {
    const numbers = new Map<string, number>();
    for (const { charge_id, mandate_id, amount, charge_date, authorisation } of this.#world.bank
      .instructed) {
      const entry = this.#entries.get(charge_id);
      expect(entry).toMatchObject({ amount, charge_date });
      expect(this.#seen.get(mandate_id)?.bank_reference).toBe(authorisation);
      numbers.set(charge_id, (numbers.get(charge_id) ?? 0) + 1);
    }
    for (const [charge_id, entry] of this.#entries) {
      const paid = this.#paidOf(charge_id);
      expect(paid.length, "paid twice").toBeLessThanOrEqual(1);
      expect(numbers.get(charge_id) ?? 0).toBeLessThanOrEqual(entry.attempt);
      const standing = standingOf(entry);
      if (standing === "COMPLETED") expect(paid).toHaveLength(1);
      if (standing === "CANCELLED" || standing === "SCHEDULED") expect(entry.attempt).toBe(0);
      if (standing === "FAILED") expect(paid, "failed, and paid").toEqual([]);
    }
  }

  /** The bank's money never exceeds what the customer approved. */
  #checkCaps(record: MandateRecord): void {
    const { terms } = record;
    const paid = this.#world.bank.paid.filter(({ mandate_id }) => mandate_id === terms.mandate_id);
    for (const { amount } of paid) this.#checkAmount(terms, amount);
    expect(sumOf(paid)).toBeLessThanOrEqual(terms.max_total ?? Infinity);
    expect(paid.length).toBeLessThanOrEqual(terms.max_charges ?? Infinity);
    for (const [k, charged] of this.#byPeriod(record, paid)) {
      const carried = this.#carriedInto(record, k);
      expect(sumOf([...charged, ...carried])).toBeLessThanOrEqual(
        Math.max(terms.max_amount_per_period, sumOf(carried)),
      );
      if (terms.amount_type === "FIXED") expect(charged.length + carried.length).toBe(1);
    }
  }

  #checkAmount({ amount_type, amount: cap }: MandateTerms, amount: number): void {
    if (amount_type === "FIXED") expect(amount).toBe(cap);
    else expect(amount).toBeLessThanOrEqual(cap);
  }

  #byPeriod(record: MandateRecord, paid: readonly Instructed[]): Map<number, Instructed[]> {
    return Map.groupBy(paid, ({ charge_date }) => this.#periodOf(record, charge_date));
  }

  /** The replaced mandate and the period that ran in it when this one took its place. */
  #replacedBy(record: MandateRecord, k: number): { old: MandateRecord; running: number } | null {
    const { terms, activated_at } = record;
    const old = terms.replaces === null ? undefined : this.#seen.get(terms.replaces);
    if (!old?.start_date || old.ended_at === null || activated_at === null) return null;
    const first = this.#periodOf(record, dateIn(this.#zone(record), activated_at));
    if (k !== first) return null;
    return { old, running: this.#periodOf(old, dateIn(this.#zone(old), old.ended_at)) };
  }

  /** What the replaced mandate was paid in that period. */
  #carriedInto(record: MandateRecord, k: number): Instructed[] {
    const replaced = this.#replacedBy(record, k);
    if (!replaced) return [];
    const { old, running } = replaced;
    const before = this.#carriedInto(old, running);
    const own = this.#world.bank.paid.filter(
      ({ mandate_id, charge_date }) =>
        mandate_id === old.terms.mandate_id && this.#periodOf(old, charge_date) === running,
    );
    return [...before, ...own];
  }

  /** What was under way then and failed later: it stays handed over. */
  #failedSince(record: MandateRecord, k: number): number {
    const replaced = this.#replacedBy(record, k);
    if (!replaced) return 0;
    const { old, running } = replaced;
    const endedAt = old.ended_at ?? 0;
    const since = old.charges.filter(
      (entry) =>
        entry.k === running &&
        standingOf(entry) === "FAILED" &&
        (entry.decided_at ?? Infinity) <= endedAt &&
        this.#failedAt(entry.charge_id) >= endedAt,
    );
    return since.reduce((sum, { amount }) => sum + amount, this.#failedSince(old, running));
  }

  /** When its mandate last told its owner that it had failed. */
  #failedAt(chargeId: string): number {
    const failures = [...this.#world.told.values()].filter(
      ({ event, data }) => event === "mandate.charge.failed" && data.charge_id === chargeId,
    );
    return Math.max(...failures.map(({ data }) => Date.parse(data.occurred_at)));
  }

  /** Once nothing is under way: each charge has ended, and the owner sees the bank's money. */
  async areKeptAtRest(): Promise<void> {
    await this.#world.survey();
    await this.areKept();
    for (const id of this.#world.mandates) {
      const record = await this.#world.mandate(id);
      expect(record.effects.filter(({ due_at }) => due_at <= Date.now())).toEqual([]);
      await this.#showsTheMoney(record);
    }
    for (const [charge_id, entry] of this.#entries) {
      const standing = standingOf(entry);
      expect(unfinished).not.toContain(standing);
      const charge = await this.#world.charge(charge_id);
      const isPaid = this.#paidOf(charge_id).length === 1;
      expect(standing === "COMPLETED", charge_id).toBe(isPaid);
      // A charge that was cancelled before its object was needed may have none.
      if (charge) expect(charge.state, charge_id).toBe(standing);
      else expect(["CANCELLED", "FAILED"]).toContain(standing);
      this.#checkEvents(charge_id, entry);
    }
  }

  /** One final event, after as many failures as there were attempts before it. */
  #checkEvents(chargeId: string, entry: ChargeEntry): void {
    const names = [...this.#world.told.values()]
      .filter(({ data }) => data.charge_id === chargeId)
      .map(({ event }) => event.replace("mandate.charge.", ""));
    const standing = standingOf(entry);
    const failures = standing === "FAILED" ? entry.attempt : Math.max(0, entry.attempt - 1);
    expect(names.filter((name) => name === "failed")).toHaveLength(failures);
    expect(names.filter((name) => name === "completed")).toHaveLength(
      Number(standing === "COMPLETED"),
    );
    expect(names.filter((name) => name === "cancelled")).toHaveLength(
      Number(standing === "CANCELLED"),
    );
  }

  async #showsTheMoney(record: MandateRecord): Promise<void> {
    const { terms, state } = record;
    const { mandate_id } = terms;
    const shown = await this.#world
      .stub(mandate_id)
      .view({ view: "mandate", ...this.#world.viewer });
    const view = shown?.ok ? JSON.parse(shown.value) : shown;
    const paid = this.#world.bank.paid.filter((instructed) => instructed.mandate_id === mandate_id);
    expect(view.charged_total).toBe(sumOf(paid));
    if (isFinalMandate(state) || view.current_period === null) return;
    const k = this.#periodOf(record, dateIn(this.#zone(record), Date.now()));
    const here = paid.filter(({ charge_date }) => this.#periodOf(record, charge_date) === k);
    const { charged, reserved, remaining } = view.current_period;
    const carried = this.#carriedInto(record, k);
    const lost = this.#failedSince(record, k);
    expect(charged).toBe(sumOf(here) + sumOf(carried) + lost);
    expect(reserved).toBe(0);
    const rest = [
      ...[terms.max_amount_per_period - charged, (terms.max_total ?? Infinity) - sumOf(paid)],
      paid.length < (terms.max_charges ?? Infinity) ? Infinity : 0,
    ];
    const left = Math.max(0, Math.min(...rest));
    const isTaken = here.length + carried.length > 0 || lost > 0 || left < terms.amount;
    expect(remaining).toBe(terms.amount_type === "FIXED" && isTaken ? 0 : left);
  }
}
