import { claimEffect, effectsToGiveUp, withoutEffect } from "../../../src/frame/objects/effects.ts";
import type { Fresh } from "../../../src/frame/objects/state.ts";
import type { MovementReport } from "../../../src/network/transfers/decide-movement.ts";
import type { ExecuteReport, Transfer } from "../../../src/network/transfers/transfer.ts";
import type {
  ChargeCommand,
  ChargeEffect,
  ChargeRecord,
  ChargeReport,
  ChargeTerms,
  ChargeView,
  CheckedCharge,
  MandateToTell,
  MandateWord,
} from "../../../src/products/charges/charge-record.ts";
import { chargeKind } from "../../../src/products/charges/kind.ts";
import { creditOf, executed } from "../../network/transfers/reports.ts";
import { DEBTOR_IBAN, type RouteName, routes } from "../payments/session-fixtures.ts";

/** A charge driven by hand: the test chooses every instant and every name. */
export const T0 = Date.UTC(2026, 10, 22, 12);
export const DAY_MS = 24 * 3_600_000;

export const MERCHANT = { merchant_id: "mer_1", mode: "test" } as const;
export const OWNER = {
  owner: { kind: "MERCHANT", id: "mer_1" },
  mode: "test",
  mandate_id: "mnd_1",
} as const;

export const termsOf = (changes: Partial<ChargeTerms> = {}): ChargeTerms => ({
  ...{ charge_id: "chg_1", payment_id: "pay_1", mandate_id: "mnd_1" },
  owner: OWNER.owner,
  mode: "test",
  ...{ amount: 2_500, currency: "USD", reference: "invoice-7", description: null },
  charge_date: "2026-11-22",
  creditor_name: "Meridian Books",
  debtor: {
    ...{ alias: null, alias_route: null, iban: DEBTOR_IBAN, display_name: "Amira Haddad" },
    ...{ currency: "USD", bank_id: "bnk_alpha", bank_handle: "alpha", bank_name: "Alpha Bank" },
    ...{ institution_code: "ALPHDEFFXXX", core_base_url: "https://alpha.example/bank/callback" },
    ...{ available_auth_methods: ["OTP", "PUSH"], gateway_fee: null },
  },
  authorisation: "otp_mandate",
  created_at: T0,
  ...changes,
});

/** A charge that has ended for its mandate, and cannot be retried. */
export const wordOf = (changes: Partial<MandateWord> = {}): MandateWord => ({
  ...{ charge_id: "chg_1", payment_id: "pay_1", created_at: T0, attempt: 4 },
  ...{ under_way: null, cancelled: null, retries_left: 0, retry_until: null },
  ...changes,
});

/** Of an attempt that the mandate decided by itself. */
export const decision = { decided_at: T0 };

export const checkedAt = (now: number, route: RouteName = "sameBank"): CheckedCharge => ({
  ...{ checked_at: now, route: routes[route], gateway_fee: 15 },
});

/** The bank's refusal of an instruction. */
export const refusedWith = (code: string): MovementReport =>
  ({ kind: "execute", report: { kind: "refused", code } }) as MovementReport;

/** The object's part around the decisions, without storage. */
export class ChargeBench {
  record: ChargeRecord;
  now = T0;
  #names = 0;

  constructor(changes: Partial<ChargeTerms> = {}) {
    const base = {
      ...{ schema: 1, version: 0, state: "", traceparent: "00-trace" },
      creation: { request_hash: "hash", answer: "" },
      ...{ effects: [], timeline: [], alarm_at: null },
    };
    this.record = chargeKind.create(base, termsOf(changes), this.#fresh());
  }

  #fresh(): Fresh {
    return {
      now: this.now,
      eventId: () => `evt_${++this.#names}`,
      endToEndId: () => `E2E${++this.#names}`,
      objectHex: () => "0".repeat(64),
      originator: "local",
      correlationId: "",
    };
  }

  #passTime(): void {
    const over = effectsToGiveUp(this.record.effects, this.now);
    for (const effect of over) {
      const without = withoutEffect(this.record, effect.id);
      this.record = chargeKind.giveUp(without, effect, this.#fresh());
    }
    this.record = chargeKind.passTime(this.record, this.#fresh());
  }

  /** Each commit has a version. */
  #commit(next: ChargeRecord): void {
    if (next !== this.record) this.record = { ...next, version: this.record.version + 1 };
  }

  /** One command, after everything that time alone changes. Null, or the refusal's code. */
  act(command: ChargeCommand): string | null {
    this.#passTime();
    const decide = chargeKind.decisions[command.type];
    const decided = decide(this.record, command as never, this.#fresh());
    if (!decided.ok) return decided.problem.code;
    this.#commit(decided.value);
    return null;
  }

  must(...commands: ChargeCommand[]): this {
    for (const command of commands) {
      const code = this.act(command);
      if (code !== null) throw new Error(`${command.type}: ${code}`);
    }
    return this;
  }

  wait(milliseconds: number): this {
    this.now += milliseconds;
    return this;
  }

  /** Only time passes. */
  look(): this {
    this.#passTime();
    return this;
  }

  effect(id: string): ChargeEffect | undefined {
    return this.record.effects.find((effect) => effect.id === id);
  }

  /** The kinds of the effects and what they are about, apart from the row. */
  effects(): string[] {
    const { effects } = this.record;
    return effects.filter(({ kind }) => kind !== "project").map(({ id }) => id.split(".")[0] ?? "");
  }

  /** The data of the events that are waiting to be published, oldest first. */
  events(): { event: string; data: Record<string, unknown> }[] {
    const events = this.record.effects.flatMap((effect) => ("event" in effect ? effect.event : []));
    return events.map(({ bytes }) => JSON.parse(bytes));
  }

  /** What the mandate is to be told, oldest first. It hears all, and the effects end. */
  told(): ChargeReport[] {
    const tells = this.record.effects.filter(({ kind }) => kind === "tell_mandate");
    const material = tells.map((effect) => chargeKind.material(this.record, effect));
    for (const { id } of tells) this.record = withoutEffect(this.record, id);
    return (material as MandateToTell[]).map(({ report }) => report);
  }

  /** Claims an effect as a performer does: the number of the attempt, or null if none is due. */
  claim(id: string): number | null {
    const claimed = claimEffect(this.record.effects, id, this.now);
    if (!claimed) return null;
    const held = { ...this.record, effects: claimed.effects };
    this.#commit(chargeKind.claimed(held, claimed.claimed));
    return claimed.claimed.attempt;
  }

  report(id: string, report: MovementReport, attempt = this.effect(id)?.attempt ?? 0): this {
    this.#passTime();
    const performed = { id, attempt };
    this.#commit(chargeKind.report(this.record, performed, report, this.#fresh()));
    return this;
  }

  view<T = Record<string, unknown>>(request: ChargeView): T {
    const shown = chargeKind.views[request.view](this.record, request as never);
    if (!shown.ok) throw new Error(shown.problem.code);
    return shown.value as T;
  }

  /** The charge as the owner of its mandate sees it, with this word of the mandate. */
  shown(word: Partial<MandateWord> | null = null): Record<string, unknown> {
    return this.view({ view: "charge", word: word && wordOf(word), ...OWNER });
  }

  transfer(movement = ""): Transfer {
    const found = this.record.attempts.find(({ attempt }) => nameOf(attempt) === movement);
    const refund = this.record.refunds.find(({ refund_id }) => refund_id === movement);
    const transfer = found?.transfer ?? refund?.transfer;
    if (!transfer) throw new Error(`no movement ${movement}`);
    return transfer;
  }

  // The usual course of a charge.

  /** The mandate has an attempt begin, and a worker claims its instruction. */
  started(attempt = 1, route: RouteName = "sameBank"): this {
    this.must({ type: "start", decision, attempt, ...checkedAt(this.now, route) });
    this.claim(executeOf(nameOf(attempt)));
    return this;
  }

  /** What the bank answers to the instruction of a movement. */
  answered(report: MovementReport | "BOOKED" | "SUBMITTED", movement = ""): this {
    const answer: MovementReport =
      typeof report === "string" ? executes(executed(this.transfer(movement), report)) : report;
    return this.report(executeOf(movement), answer);
  }

  refused(code: string, movement = ""): this {
    return this.answered(refusedWith(code), movement);
  }

  /** The rail reports a movement. */
  railed(status: "CREDITED" | "REJECTED", movement = ""): string | null {
    const report = creditOf(this.transfer(movement), { status });
    return this.act({ type: "rail_report", mode: "test", movement, report });
  }
}

export const nameOf = (attempt: number): string => (attempt === 1 ? "" : `retry${attempt - 1}`);

const executeOf = (movement: string): string =>
  movement === "" ? "execute" : `execute:${movement}`;

const executes = (report: ExecuteReport): MovementReport => ({ kind: "execute", report });
