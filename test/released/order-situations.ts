import { formatId } from "../../src/base/kernel/ids.ts";
import { newObjectId } from "../../src/base/platform/objects.ts";
import type { ExecuteReport, Transfer } from "../../src/network/transfers/transfer.ts";
import type {
  NewOrder,
  OrderCommand,
  OrderReport,
  OrderTerms,
  OrderView,
  PaymentOrderRecord,
} from "../../src/products/payment-orders/order-record.ts";
import { CALL } from "../frame/objects/object-under-test.ts";
import { creditOf, executed } from "../network/transfers/reports.ts";
import { crossBank, EXEMPTION, TPP, termsOf } from "../products/payment-orders/order-fixtures.ts";
import {
  BROWSER,
  bankStatus,
  beginChallenge,
  beginVerification,
  challengeSent,
  endVerification,
  railReport,
} from "../products/payments/session-fixtures.ts";
import { env } from "../workers/gateway-worker.ts";
import { Driven } from "./driven.ts";

/** The payment orders that a release stores. Their TPP and their banks are in no database. */
export class Order extends Driven<
  PaymentOrderRecord,
  NewOrder,
  OrderCommand,
  OrderReport,
  OrderView
> {
  constructor(hex = newObjectId(env, "PAYMENT_ORDERS")) {
    super("PAYMENT_ORDERS", hex);
  }

  static create(changes: Partial<OrderTerms> = {}): Promise<Order> {
    const order = new Order();
    const checked_at = Date.now();
    const names = { payment_order_id: formatId("po", order.hex), created_at: checked_at };
    return order.created({ terms: termsOf({ ...names, ...changes }), checked_at });
  }

  /** The newest movement. */
  async transfer(): Promise<Transfer> {
    const { exempt, approved } = await this.record();
    const transfer = approved ?? exempt;
    if (!transfer) throw new Error("nothing was instructed");
    return transfer;
  }

  /** The bank's answer to the first attempt, late or not. */
  async answered(answerOf: (transfer: Transfer) => ExecuteReport): Promise<this> {
    const { approved } = await this.record();
    const id = approved ? "execute" : "execute:exempt";
    await this.stub.lease(id);
    const report = answerOf(await this.transfer());
    await this.stub.report(id, 1, { kind: "execute", report }, CALL);
    return this;
  }

  async railed(status: "CREDITED" | "REJECTED"): Promise<this> {
    return this.act(railReport(creditOf(await this.transfer(), { status })));
  }

  /** The bank says that the payer has the money back. */
  async returned(): Promise<void> {
    await this.stub.report("ask_bank", 1, bankStatus("RETURNED"), CALL);
  }

  /** What its TPP sees. */
  seen() {
    return this.look({ view: "order", ...TPP });
  }
}

const unknown = (): ExecuteReport => ({ kind: "unknown" });
const booked = (transfer: Transfer) => executed(transfer, "BOOKED");
const submitted = (transfer: Transfer) => executed(transfer, "SUBMITTED");
const scaRequired = (): ExecuteReport => ({ kind: "refused", code: "SCA_REQUIRED" });

const approve = async (order: Order): Promise<Order> =>
  order.act(
    ...[beginChallenge(), challengeSent(), beginVerification()],
    endVerification("v1", "verified", Date.now()),
  );

const approved = async (changes?: Partial<OrderTerms>) => approve(await Order.create(changes));
const exempt = () => Order.create({ exemption: EXEMPTION });
const awaitingSca = async () => (await exempt()).answered(scaRequired);
const onTheRail = async () => (await approved(crossBank)).answered(submitted);

/** Staff have seen the late money. */
const acknowledge = {
  ...{ type: "resolve", movement: "exempt", outcome: "ACKNOWLEDGED", note: "The bank paid it." },
  actor: { keyId: "key_1", role: "operator", since: null, retired: false },
} as const satisfies OrderCommand;

interface Situation {
  bring: () => Promise<Order>;
  /** What happens then; null if only time passes. */
  end: ((order: Order) => Promise<unknown>) | null;
  endsAs: PaymentOrderRecord["state"];
}

export const orderSituations: Record<string, Situation> = {
  waiting: { bring: () => Order.create(), end: null, endsAs: "REJECTED" },
  "prompt-sent": {
    bring: async () => (await Order.create()).act(beginChallenge("PUSH"), challengeSent()),
    end: (order) => order.act({ type: "cancel", ...TPP }),
    endsAs: "CANCELLED",
  },
  "code-being-checked": {
    bring: async () =>
      (await Order.create()).act(beginChallenge(), challengeSent(), beginVerification()),
    end: async (order) =>
      (await order.act(endVerification("v1", "verified", Date.now()))).answered(booked),
    endsAs: "COMPLETED",
  },
  "exempt-without-an-outcome": {
    bring: async () => (await exempt()).answered(unknown),
    end: (order) => order.answered(booked),
    endsAs: "COMPLETED",
  },
  "approved-without-an-outcome": {
    bring: async () => (await approved()).answered(unknown),
    end: (order) => order.answered(booked),
    endsAs: "COMPLETED",
  },
  "sca-required": {
    bring: awaitingSca,
    end: async (order) => (await approve(order)).answered(booked),
    endsAs: "COMPLETED",
  },
  "sca-required-and-booked": {
    bring: async () => (await awaitingSca()).answered(booked),
    // Since then it waits for staff, and not for its time.
    end: (order) => order.act(acknowledge),
    endsAs: "COMPLETED",
  },
  "on-the-rail": {
    bring: onTheRail,
    end: (order) => order.railed("CREDITED"),
    endsAs: "COMPLETED",
  },
  "money-going-back": {
    bring: async () => (await onTheRail()).railed("REJECTED"),
    end: (order) => order.returned(),
    endsAs: "FAILED",
  },
  completed: {
    bring: async () => (await approved()).answered(booked),
    end: null,
    endsAs: "COMPLETED",
  },
  rejected: {
    bring: async () => (await Order.create()).act({ type: "reject", browser_id: BROWSER }),
    end: null,
    endsAs: "REJECTED",
  },
};
