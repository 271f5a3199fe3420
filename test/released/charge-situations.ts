import { newObjectId } from "../../src/base/platform/objects.ts";
import type { MovementReport } from "../../src/network/transfers/decide-report.ts";
import {
  type ChargeCommand,
  type ChargeRecord,
  type ChargeTerms,
  type ChargeView,
  chargeIds,
} from "../../src/products/charges/charge-record.ts";
import { CALL } from "../frame/objects/object-under-test.ts";
import { creditOf, executed } from "../network/transfers/reports.ts";
import {
  checkedAt,
  DAY_MS,
  decisionOf,
  MERCHANT,
  nameOf,
  OWNER,
  refusedWith,
  termsOf,
} from "../products/charges/charge-fixtures.ts";
import type { RouteName } from "../products/payments/session-fixtures.ts";
import { env, wait } from "../workers/gateway-worker.ts";
import { Driven } from "./driven.ts";

/** The charges that a release stores. Their mandate has no object, and hears nothing. */
export class Charge extends Driven<
  ChargeRecord,
  ChargeTerms,
  ChargeCommand,
  MovementReport,
  ChargeView
> {
  constructor(hex = newObjectId(env, "CHARGES")) {
    super("CHARGES", hex);
  }

  static scheduled(): Promise<Charge> {
    const charge = new Charge();
    return charge.created(termsOf({ ...chargeIds(charge.hex), created_at: Date.now() }));
  }

  static async started(route?: RouteName): Promise<Charge> {
    return (await Charge.scheduled()).start(1, route);
  }

  /** Every later attempt was asked for under a key. */
  async start(attempt: number, route?: RouteName): Promise<this> {
    const decided_at = Date.now();
    const decision = decisionOf({ under_way: { attempt, decided_at } });
    const key_hash = `key-${attempt}`;
    if (attempt > 1) await this.act({ type: "keep_retry", key_hash, decision });
    const checked = checkedAt(decided_at, route);
    return this.act({ type: "start", attempt, decision: { decided_at }, ...checked });
  }

  /** The newest movement: that of a refund, or of an attempt. */
  async #newest() {
    const { attempts, refunds } = await this.record();
    const refund = refunds.at(-1);
    if (refund) return { movement: refund.refund_id, transfer: refund.transfer };
    const { attempt = 0, transfer } = attempts.at(-1) ?? {};
    if (!transfer) throw new Error("nothing was instructed");
    return { movement: nameOf(attempt), transfer };
  }

  /** The bank's answer to the first try of the newest instruction, late or not. */
  async answered(answer: MovementReport | "BOOKED" | "SUBMITTED"): Promise<this> {
    const { movement, transfer } = await this.#newest();
    const report: MovementReport =
      typeof answer === "string" ? { kind: "execute", report: executed(transfer, answer) } : answer;
    const id = movement === "" ? "execute" : `execute:${movement}`;
    await this.stub.report(id, 1, report, CALL);
    return this;
  }

  async credited(): Promise<this> {
    const { movement, transfer } = await this.#newest();
    return this.act({ type: "rail_report", mode: "test", movement, report: creditOf(transfer) });
  }

  refund(refund_id: string): Promise<this> {
    return this.act({
      ...{ type: "refund", refund_id, amount: 1_000, reason: null, request_hash: refund_id },
      ...{ idempotency_key_hash: null, checked_at: Date.now() },
    });
  }

  /** What the owner of its mandate sees, also of the payment that it is. */
  async seen() {
    return {
      charge: await this.look({ view: "charge", decision: null, ...OWNER }),
      payment: await this.look({ view: "payment", ...MERCHANT }),
      refunds: await this.look({ view: "refunds", ...MERCHANT }),
    };
  }
}

const unknown: MovementReport = { kind: "execute", report: { kind: "unknown" } };
const failed = async () => (await Charge.started()).answered(refusedWith("INSUFFICIENT_FUNDS"));

interface Situation {
  bring: () => Promise<Charge>;
  /** What happens then; null if only time passes. */
  end: ((charge: Charge) => Promise<unknown>) | null;
  endsAs: Partial<ChargeRecord>;
}

export const chargeSituations: Record<string, Situation> = {
  scheduled: {
    bring: () => Charge.scheduled(),
    end: async (charge) => (await charge.start(1)).answered("BOOKED"),
    endsAs: { state: "COMPLETED" },
  },
  "without-an-outcome": {
    bring: async () => (await Charge.started()).answered(unknown),
    end: (charge) => charge.answered("BOOKED"),
    endsAs: { state: "COMPLETED" },
  },
  "on-the-rail": {
    bring: async () => (await Charge.started("crossBank")).answered("SUBMITTED"),
    end: (charge) => charge.credited(),
    endsAs: { state: "COMPLETED" },
  },
  failed: { bring: failed, end: null, endsAs: { state: "FAILED" } },
  "refused-by-the-last-check": {
    async bring() {
      const charge = await Charge.scheduled();
      const decision = { decided_at: Date.now() };
      return charge.act({ type: "refuse", attempt: 1, decision, code: "BANK_UNAVAILABLE" });
    },
    end: async (charge) => (await charge.start(2)).answered("BOOKED"),
    endsAs: { state: "COMPLETED" },
  },
  "at-its-second-attempt": {
    async bring() {
      const charge = await failed();
      wait(DAY_MS);
      return (await charge.start(2)).answered(unknown);
    },
    end: (charge) => charge.answered("BOOKED"),
    endsAs: { state: "COMPLETED" },
  },
  "completed-with-refunds": {
    async bring() {
      const charge = await (await Charge.started()).answered("BOOKED");
      await (await charge.refund("rf_1")).answered("BOOKED");
      return (await charge.refund("rf_2")).answered(unknown);
    },
    end: (charge) => charge.answered("BOOKED"),
    endsAs: { state: "COMPLETED", refunded_amount: 2_000 },
  },
};
