import { setTimeout as sleep } from "node:timers/promises";
import type { World } from "../../scripts/local/world.ts";
import {
  foreignCustomer,
  magicCustomer,
  newCode,
  opened,
  type Prepared,
  resolved,
  setFaults,
  withCode,
} from "../flows/steps.ts";
import {
  answerPrompt,
  bankHandles,
  customerAt,
  eventually,
  merchantOf,
  phoneMessage,
} from "../support/checkout-client.ts";

/**
 * The stages of a payment when its world is killed, over HTTP: how to reach each, and what must
 * happen afterwards.
 */
type Terms = Record<string, unknown>;
export type Payment = Prepared & { otp_code?: string };

export interface Stage {
  name: string;
  /** Brings a payment into this stage. Hanging calls are not awaited. */
  before(world: World, terms: Terms): Promise<Payment>;
  /** Its state when the world is killed. */
  state: string;
  /** What customers and staff still do under the new code. */
  after?(world: World, payment: Payment): Promise<unknown>;
  end: "COMPLETED" | "FAILED" | "CANCELLED";
  /** Its transfers in the banks' books at the end. */
  transfers: readonly string[];
  /** The event of the end. */
  event: string | null;
}

const completed = { end: "COMPLETED", transfers: ["BOOKED"], event: "payment.completed" } as const;

/** Longer than this script runs, so a call that waits for it is killed while it waits. */
const SLOW = "SLOW_MS:60000";

const faults: Record<string, Record<string, string>> = {};

/** From now on, and until the new code runs, this operation fails, in addition to earlier ones. */
const breakDown = (world: World, target: string, operation: string, fault: string) => {
  faults[target] = { ...faults[target], [operation]: fault };
  const list = Object.entries(faults[target]).map(([broken, how]) => ({
    ...{ operation: broken, fault: how, times: -1 },
  }));
  return setFaults(world, target, list);
};

const bank = (world: World, which: "own" | "other") => `banks/${bankHandles(world)[which]}`;

const confirm = async ({ checkout, otp_code }: Payment): Promise<void> => {
  const { status, body } = await checkout.confirm(otp_code);
  if (status !== 200) throw new Error(`not confirmed: ${JSON.stringify(body)}`);
};

const confirmWithNewCode = async (_: World, payment: Payment): Promise<void> => {
  // A question that died with its worker delays the next one for 15 s.
  const otp_code = await eventually("a new code", () => newCode(payment).catch(() => null));
  await confirm({ ...payment, otp_code });
};

/** Makes a call that hangs, and gives it time to arrive. */
const begin = async (asking: Promise<unknown>): Promise<void> => {
  asking.catch(() => undefined);
  await sleep(500);
};

const confirmed = async (world: World, terms: Terms, payer: Prepared["customer"]) => {
  const payment = await withCode(world, terms, payer);
  await confirm(payment);
  return payment;
};

/** Executing at the payer's bank, which fails in this way. */
const executing = async (
  world: World,
  terms: Terms,
  which: "own" | "other",
  fault: string,
): Promise<Payment> => {
  const payer = customerAt(world, bankHandles(world)[which]);
  const payment = await withCode(world, terms, payer);
  await breakDown(world, bank(world, which), "execute-transaction", fault);
  await begin(payment.checkout.confirm(payment.otp_code));
  return payment;
};

const refund = (world: World, { session }: Payment): Promise<unknown> =>
  merchantOf(world).call("POST", `/payments/${session.session_id}/refunds`, {});

const untilRefunded = (world: World, { session }: Payment): Promise<unknown> =>
  eventually("the refund's end", async () => {
    const view = await merchantOf(world).readSession(session.session_id);
    return (view as { refunded_amount?: number }).refunded_amount === view.amount;
  });

/** In this order, because what an earlier stage has broken stays broken. */
export const stages: Stage[] = [
  {
    name: "created",
    before: opened,
    state: "PENDING",
    after: async (world, payment) => {
      await payment.checkout.resolvePayer({ payer_alias: payment.customer.alias });
      await confirmWithNewCode(world, payment);
    },
    ...completed,
  },
  {
    name: "payer resolved",
    ...{ before: resolved, state: "PENDING", after: confirmWithNewCode, ...completed },
  },
  {
    name: "code on the phone",
    ...{ before: withCode, state: "OTP_SENT", after: (_, it) => confirm(it), ...completed },
  },
  {
    name: "prompt on the phone",
    before: async (world, terms) => {
      const payment = await resolved(world, terms);
      await payment.checkout.selectAuth("PUSH");
      return payment;
    },
    state: "PUSH_SENT",
    after: async (_, { customer, session }) =>
      answerPrompt((await phoneMessage(customer, session.session_id, "PUSH")).approve_url),
    ...completed,
  },
  {
    name: "cancelled",
    before: async (world, terms) => {
      const payment = await resolved(world, terms);
      await merchantOf(world).cancel(payment.session.session_id);
      return payment;
    },
    ...{ state: "CANCELLED", end: "CANCELLED", transfers: [], event: null },
  },
  {
    name: "refused by the bank",
    before: async (world, terms) => {
      const payment = await withCode(world, terms);
      const refusal = { operation: "execute-transaction", fault: "REFUSE:NOT_AUTHORISED" };
      await setFaults(world, bank(world, "own"), [refusal]);
      await payment.checkout.confirm(payment.otp_code);
      return payment;
    },
    ...{ state: "FAILED", end: "FAILED", transfers: ["REJECTED"], event: "payment.failed" },
  },
  {
    name: "completed, refunded by the new code",
    before: (world, terms) => confirmed(world, terms, customerAt(world, bankHandles(world).own)),
    state: "COMPLETED",
    after: async (world, payment) => {
      await refund(world, payment);
      await untilRefunded(world, payment);
    },
    ...completed,
    transfers: ["BOOKED", "BOOKED"],
  },
  {
    name: "rejected by the rail, the money on its way back",
    before: async (world, terms) => {
      await breakDown(world, bank(world, "own"), "transaction-status", "STATUS:500");
      const { alias } = magicCustomer(world, "closed.payee");
      const destination = { type: "alias", value: alias };
      const payer = customerAt(world, bankHandles(world).own);
      const payment = await confirmed(world, { ...terms, destination }, payer);
      await merchantOf(world).untilStatus(payment.session.session_id, "FAILED");
      return payment;
    },
    ...{ state: "FAILED", end: "FAILED", transfers: ["RETURNED"], event: "payment.failed" },
    after: (world, { session }) =>
      eventually(
        "the money to be back",
        async () => {
          const view = await merchantOf(world).readSession(session.session_id);
          return (view as { funds?: string }).funds === "RETURNED";
        },
        90_000,
      ),
  },
  {
    name: "completed across banks, its refund not answered",
    before: async (world, terms) => {
      const payment = await confirmed(world, terms, foreignCustomer(world));
      await merchantOf(world).untilStatus(payment.session.session_id, "COMPLETED");
      await breakDown(world, bank(world, "own"), "execute-transaction", "TIMEOUT_AFTER_APPLY");
      await begin(refund(world, payment));
      return payment;
    },
    ...{ state: "COMPLETED", after: untilRefunded, ...completed },
    transfers: ["BOOKED", "BOOKED"],
  },
  {
    name: "settlement pending, the rail silent",
    before: async (world, terms) => {
      await breakDown(world, "rail", "credit", "DROP_CALLBACK");
      await breakDown(world, "rail", "status", "STATUS:500");
      return confirmed(world, terms, foreignCustomer(world));
    },
    ...{ state: "SETTLEMENT_PENDING", ...completed },
  },
  {
    name: "executing, booked but not answered",
    before: (world, terms) => executing(world, terms, "own", "TIMEOUT_AFTER_APPLY"),
    ...{ state: "EXECUTING", ...completed },
  },
  {
    name: "executing, the bank was not reached",
    before: (world, terms) => executing(world, terms, "own", "RESET_BEFORE_APPLY"),
    ...{ state: "EXECUTING", ...completed },
  },
  {
    name: "executing across banks, not answered",
    before: (world, terms) => executing(world, terms, "other", "TIMEOUT_AFTER_APPLY"),
    ...{ state: "EXECUTING", ...completed },
  },
  {
    name: "code being checked",
    before: async (world, terms) => {
      const payment = await withCode(world, terms);
      await breakDown(world, bank(world, "own"), "verify-otp", SLOW);
      await begin(payment.checkout.confirm(payment.otp_code));
      return payment;
    },
    ...{ state: "OTP_SENT", after: confirmWithNewCode, ...completed },
  },
  {
    name: "code on its way",
    before: async (world, terms) => {
      const payment = await resolved(world, terms);
      await breakDown(world, bank(world, "own"), "send-otp", SLOW);
      await begin(payment.checkout.selectAuth("OTP"));
      return payment;
    },
    ...{ state: "PENDING", after: confirmWithNewCode, ...completed },
  },
];
