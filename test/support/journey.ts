import type { World } from "../../scripts/local/world.ts";
import {
  answerPrompt,
  type Customer,
  eventually,
  type InboxMessage,
  inboxOf,
  isBalanced,
  isSigned,
  merchantOf,
  openCheckout,
  phoneMessage,
  readLedger,
  type SessionView,
  transfersFrom,
} from "./checkout-client.ts";

/** One payment from the merchant's request to the webhook, every step checked. */
export interface Payment {
  amount: number;
  customer: Customer & { alias: string };
  authMode: "OTP" | "PUSH";
  /** Whether payer and payee are at different banks. */
  crossBank: boolean;
}

export interface PaymentOutcome {
  view: SessionView;
  webhook: InboxMessage;
}

/** Receives the duration of each step. */
export type Report = (step: string, milliseconds: number) => void;

export const pay = async (
  world: World,
  payment: Payment,
  report: Report = () => undefined,
): Promise<PaymentOutcome> => {
  const { amount, customer, authMode } = payment;
  const timed = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await work();
    report(step, performance.now() - start);
    return result;
  };
  const merchant = merchantOf(world);
  const inbox = inboxOf(world, `journey-${crypto.randomUUID()}`);
  const before = await readLedger(world);

  const session = await timed("create session", () =>
    merchant.createSession({ amount, reference: "order 1", webhook_url: inbox.url }),
  );
  const checkout = await timed("open checkout", () => openCheckout(session));
  const resolved = await timed("resolve payer", () =>
    checkout.resolvePayer({ payer_alias: customer.alias }),
  );
  require(resolved.status === 200, "the payer is resolved", resolved);
  const selected = await timed(`select ${authMode}`, () => checkout.selectAuth(authMode));
  require(selected.status === 200, "the bank has asked the customer", selected);
  await timed(authMode === "OTP" ? "code from the phone, confirm" : "approve on the phone", () =>
    authorise(payment, session.session_id, checkout),
  );
  if (payment.crossBank) {
    await timed("webhook payment.settlement_pending", async () => {
      const webhook = await inbox.event("payment.settlement_pending", session.session_id);
      require(isSigned(webhook, merchant.signing_secret), "the webhook is signed", webhook);
    });
  }
  const view = await timed("status COMPLETED", () =>
    merchant.untilStatus(session.session_id, "COMPLETED", "FAILED"),
  );
  require(view.status === "COMPLETED", "the payment is completed", view);
  const webhook = await timed("webhook payment.completed", () =>
    inbox.event("payment.completed", session.session_id),
  );
  require(isSigned(webhook, merchant.signing_secret), "the webhook is signed", webhook);

  const after = await readLedger(world);
  const [transfer, ...others] = transfersFrom(before, after, customer.iban);
  const isRight = transfer?.amount === amount && transfer.creditor_iban === merchant.destination;
  require(isRight && others.length === 0, "the amount moved once", [transfer, ...others]);
  require(isBalanced(after), "no money was made or lost", after.totals);
  return { view, webhook };
};

const authorise = async (
  { customer, authMode, crossBank }: Payment,
  sessionId: string,
  checkout: Awaited<ReturnType<typeof openCheckout>>,
): Promise<void> => {
  const message = await phoneMessage(customer, sessionId, authMode);
  if (authMode === "PUSH") {
    await answerPrompt(message.approve_url);
    await eventually("the approval to arrive", async () => {
      const { body } = await checkout.live();
      return body.status === "PROCESSING" || body.status === "COMPLETED";
    });
    return;
  }
  const confirmed = await checkout.confirm(message.otp_code);
  require(confirmed.status === 200, "the code is accepted", confirmed);
  const expected = crossBank ? ["SETTLEMENT_PENDING", "COMPLETED"] : ["COMPLETED"];
  require(expected.includes(String(confirmed.body.state)), expected.join(" or "), confirmed.body);
};

const require = (holds: boolean, what: string, seen: unknown): void => {
  if (!holds) throw new Error(`expected: ${what}; seen: ${JSON.stringify(seen)}`);
};
