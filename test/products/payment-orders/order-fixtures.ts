import type { AuthMode } from "../../../src/approvals/authorisation.ts";
import { claimEffect, effectsToGiveUp, withoutEffect } from "../../../src/frame/objects/effects.ts";
import type { Fresh } from "../../../src/frame/objects/state.ts";
import type { DebtorAccount } from "../../../src/network/directory/resolve-account.ts";
import type { Transfer } from "../../../src/network/transfers/transfer.ts";
import { paymentOrderKind } from "../../../src/products/payment-orders/kind.ts";
import type {
  OrderCommand,
  OrderEffect,
  OrderReport,
  OrderTerms,
  OrderView,
  PaymentOrderRecord,
} from "../../../src/products/payment-orders/order-record.ts";
import { executed } from "../../network/transfers/reports.ts";
import {
  BROWSER,
  beginChallenge,
  beginVerification,
  challengeSent,
  DEBTOR_IBAN,
  endVerification,
  routes,
} from "../payments/session-fixtures.ts";

/** A payment order driven by hand: the test chooses every instant and every name. */
export const T0 = Date.UTC(2026, 10, 22, 12);
export const AUTHORISE_MS = 15 * 60_000;
export const TPP = { tpp_id: "tpp_1", mode: "test", consent_id: null } as const;
export const EXEMPTION = { reference: "otp_consent" };

export const crossBank = {
  route: routes.crossBank,
  destination: { type: "iban", value: routes.crossBank.creditor.iban },
} as const satisfies Partial<OrderTerms>;

/** The account as the customer names it on the page. */
export const namedAccount = (iban: string): DebtorAccount => ({ ...termsOf().source, iban });

export const termsOf = (changes: Partial<OrderTerms> = {}): OrderTerms => ({
  payment_order_id: "po_1",
  consent_id: "cns_1",
  ...{ tpp_id: "tpp_1", client_id: "tpp_1", tpp_name: "Ledgerly", mode: "test" },
  source_account_id: "acc_1",
  source: {
    ...{ alias: null, alias_route: null, iban: DEBTOR_IBAN, display_name: "Amira Haddad" },
    ...{ currency: "USD", bank_id: "bnk_alpha", bank_handle: "alpha", bank_name: "Alpha Bank" },
    ...{ institution_code: "ALPHDEFFXXX", core_base_url: "https://alpha.example/bank/callback" },
    ...{ available_auth_methods: ["OTP", "PUSH"], gateway_fee: null },
  },
  destination: { type: "iban", value: routes.sameBank.creditor.iban },
  route: routes.sameBank,
  creditor_name: "Meridian Bookshop",
  payee: { name: "Meridian Books", check: "CLOSE_MATCH" },
  amount: 2_500,
  currency: "USD",
  description: "Invoice 7",
  reference: "invoice-7",
  redirect_uri: "https://tpp.example/back",
  state: "state-1",
  sca_url: "https://gateway.example/sca/po_1.mac",
  exemption: null,
  created_at: T0,
  ...changes,
});

/** The object's part around the decisions, without storage. */
export class OrderBench {
  record: PaymentOrderRecord;
  now = T0;
  #names = 0;

  constructor(changes: Partial<OrderTerms> = {}, checked_at = T0) {
    const base = {
      ...{ schema: 1, version: 0, state: "", traceparent: "00-trace" },
      creation: { request_hash: "hash", answer: "" },
      ...{ effects: [], timeline: [], alarm_at: null },
    };
    const asked = { terms: termsOf(changes), checked_at };
    this.record = paymentOrderKind.create(base, asked, this.#fresh());
  }

  /** An order that the bank exempts, on its way. */
  static exempt(changes: Partial<OrderTerms> = {}): OrderBench {
    const order = new OrderBench({ exemption: EXEMPTION, ...changes });
    order.claim("execute:exempt");
    return order;
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
      this.record = paymentOrderKind.giveUp(without, effect, this.#fresh());
    }
    this.record = paymentOrderKind.passTime(this.record, this.#fresh());
  }

  /** One command, after everything that time alone changes. Null, or the refusal's code. */
  act(command: OrderCommand): string | null {
    this.#passTime();
    const decide = paymentOrderKind.decisions[command.type];
    const decided = decide(this.record, command as never, this.#fresh());
    if (!decided.ok) return decided.problem.code;
    const before = this.record;
    this.record = decided.value;
    if (before.approved === null && this.record.approved !== null) this.claim("execute");
    return null;
  }

  must(...commands: OrderCommand[]): this {
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

  effect(id: string): OrderEffect | undefined {
    return this.record.effects.find((effect) => effect.id === id);
  }

  /** The names of the effects, apart from events and rows. */
  effects(): string[] {
    const hidden = ["publish", "project"];
    return this.record.effects.filter(({ kind }) => !hidden.includes(kind)).map(({ id }) => id);
  }

  /** The events that are waiting to be published, oldest first. */
  events(): string[] {
    return this.record.effects.flatMap((effect) => ("event" in effect ? effect.event.event : []));
  }

  /** The data of the newest event. */
  eventData(): Record<string, unknown> {
    const events = this.record.effects.flatMap((effect) => ("event" in effect ? effect.event : []));
    return JSON.parse(events.at(-1)?.bytes ?? "{}").data;
  }

  /** Claims an effect as a performer does: the number of the attempt, or null if none is due. */
  claim(id: string): number | null {
    const claimed = claimEffect(this.record.effects, id, this.now);
    if (!claimed) return null;
    const held = { ...this.record, effects: claimed.effects };
    this.record = paymentOrderKind.claimed(held, claimed.claimed);
    return claimed.claimed.attempt;
  }

  report(id: string, report: OrderReport, attempt = this.effect(id)?.attempt ?? 0): this {
    this.#passTime();
    const performed = { id, attempt };
    this.record = paymentOrderKind.report(this.record, performed, report, this.#fresh());
    return this;
  }

  view<T = Record<string, unknown>>(request: OrderView): T {
    const shown = paymentOrderKind.views[request.view](this.record, request as never);
    if (!shown.ok) throw new Error(shown.problem.code);
    return shown.value as T;
  }

  // The usual course of an order.

  challenged(auth_mode: AuthMode = "OTP", name = "c1", browser = BROWSER): this {
    return this.must(beginChallenge(auth_mode, name, browser), challengeSent(name));
  }

  /** The bank has verified the customer's code. */
  approved(name = "c1"): this {
    this.challenged("OTP", name).must(beginVerification(`v-${name}`));
    return this.must(endVerification(`v-${name}`, "verified", this.now));
  }

  /** The bank answers the instruction. */
  executed(movement: "" | "exempt", status: "BOOKED" | "SUBMITTED"): this {
    const report = executed(this.transfer(movement), status);
    const id = movement === "" ? "execute" : `execute:${movement}`;
    return this.report(id, { kind: "execute", report });
  }

  transfer(movement: "" | "exempt"): Transfer {
    const transfer = movement === "" ? this.record.approved : this.record.exempt;
    if (!transfer) throw new Error("nothing was instructed");
    return transfer;
  }
}
