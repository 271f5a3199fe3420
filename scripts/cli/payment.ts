import type {
  EventDetail,
  MandateCharge,
  MerchantClient,
  Payment,
  Refund,
} from "../../src/sdk/merchant.ts";
import { type Command, exits, type Run } from "./command.ts";
import { attemptText } from "./delivery.ts";
import { coloured, columns, money, printable, shortTime } from "./texts.ts";

/** One thing that happened to a payment. */
interface Entry {
  at: string;
  /** As far as the merchant may know. */
  who: string;
  what: string;
}

/** The timeline of a payment or of a mandate's charge, as its merchant sees it. */
export const paymentCommand: Command = {
  name: "payment",
  summary: "the timeline of a payment: its states, refunds and deliveries",
  usage: `payment ID

The timeline of a payment: what happened, when and by whom, its refunds, and how your endpoints
answered. ID is the session's ps_…, or the pay_… of a payment or of a mandate's charge.
`,
  options: {},
  takes: ["ID"],
  async run(run) {
    const [id = ""] = run.positionals;
    const { gateway } = run.connected();
    const payment = await gateway.payments.status(id);
    const [created, refunds, events] = await Promise.all([
      attemptsOf(gateway, payment),
      gateway.refunds.list(payment.payment_id),
      eventsOf(gateway, payment),
    ]);
    const timeline = [
      { at: payment.created_at, who: "merchant", what: createdText(payment) },
      ...created,
      ...refunds.data.flatMap(refundEntries),
      ...events.map(eventEntry),
      ...events.flatMap(deliveryEntries),
    ].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
    run.show({ ...payment, refunds: refunds.data, timeline }, textOf(run, payment, timeline));
    return exits.DONE;
  },
};

const createdText = ({ amount, currency, charge_id }: Payment): string =>
  `${charge_id === null ? "created" : "asked for the charge"}: ${money(amount, currency)}`;

const attemptsOf = async (gateway: MerchantClient, payment: Payment): Promise<Entry[]> => {
  const { mandate_id, charge_id } = payment;
  if (mandate_id === null || charge_id === null) return [];
  const charge: MandateCharge = await gateway.charges.read(mandate_id, charge_id);
  return charge.attempts.map(({ attempt, status, failure_code, attempted_at }) => ({
    at: attempted_at,
    who: "gateway",
    what: `attempt ${attempt} at the bank: ${failure_code ?? status}`,
  }));
};

/** Events are about the session; a charge's about its mandate, and about itself for refunds. */
const eventsOf = async (gateway: MerchantClient, payment: Payment): Promise<EventDetail[]> => {
  const { session_id, mandate_id, charge_id } = payment;
  const found: EventDetail[] = [];
  for (const subject of [session_id, mandate_id, charge_id]) {
    if (subject === null) continue;
    for await (const { event_id, data } of gateway.events.list({ subject, limit: 100 })) {
      if (subject === mandate_id && data.charge_id !== charge_id) continue;
      found.push(await gateway.events.read(event_id));
    }
  }
  return found;
};

/** Who is behind an event, as far as its name says it. */
const actors: Readonly<Record<string, string>> = {
  "payment.initiated": "merchant",
  "payment.processing": "customer",
  "payment.settlement_pending": "payer's bank",
  "payment.settlement_stalled": "rail",
  "payment.completed": "bank",
  "payment.expired": "gateway",
  "payment.cancelled": "merchant or customer",
  "settlement.completed": "rail",
  "refund.completed": "bank",
  "mandate.charge.scheduled": "merchant",
  "mandate.charge.completed": "bank",
};

/** Failures that are the customer's, or the lack of one; the others come from banks and rail. */
const failures: Readonly<Record<string, string>> = {
  PUSH_DECLINED: "customer",
  OTP_ATTEMPTS_EXCEEDED: "customer",
  OTP_EXPIRED: "customer",
  SESSION_EXPIRED: "gateway",
  SETTLEMENT_REJECTED: "rail",
};

const eventEntry = ({ event, event_id, created_at, data }: EventDetail): Entry => {
  const code = typeof data.failure_code === "string" ? data.failure_code : null;
  const who = actors[event] ?? (code === null ? "gateway" : (failures[code] ?? "bank"));
  return { at: created_at, who, what: `${event}${code === null ? "" : `: ${code}`}  ${event_id}` };
};

const refundEntries = (refund: Refund): Entry[] => {
  const { refund_id, amount, currency, reason, created_at, completed_at, failure } = refund;
  const why = reason === null ? "" : ` ("${printable(reason)}")`;
  const asked = {
    at: created_at,
    who: "merchant",
    what: `refund ${refund_id} of ${money(amount, currency)}${why}: asked for`,
  };
  if (completed_at === null) return [asked];
  const what = `refund ${refund_id}: ${failure?.code ?? refund.status}`;
  return [asked, { at: completed_at, who: "bank", what }];
};

/** How the endpoints answered, and when one that failed is asked again. */
const deliveryEntries = ({ event, deliveries }: EventDetail): Entry[] =>
  deliveries.flatMap(({ status, next_attempt_at, attempts }) => [
    ...attempts.map((made) => ({
      at: made.at,
      who: "endpoint",
      what: `${event} attempt ${made.attempt}: ${attemptText(made)}`,
    })),
    ...(next_attempt_at === null
      ? []
      : [{ at: next_attempt_at, who: "gateway", what: `${event} next attempt: ${status}` }]),
  ]);

const textOf = (run: Run, payment: Payment, timeline: readonly Entry[]): string => {
  const { payment_id, status, state, amount, currency, reference, route, failure } = payment;
  const isDone = status === "COMPLETED";
  const isLost = status === "FAILED" || status === "CANCELLED";
  const colour = isDone ? "green" : isLost ? "red" : "yellow";
  const named = status === state ? status : `${status} (${state})`;
  const head = [
    `${payment_id}  ${coloured(run.machine, colour, named)}  ${money(amount, currency)}`,
    ...(reference === null ? [] : [`reference ${printable(reference)}`]),
    ...(route === null ? [] : [`${route.debtor_bank} to ${route.creditor_bank}, ${route.type}`]),
    ...(failure === null ? [] : [failure.message]),
    ...(payment.refunded_amount === 0
      ? []
      : [`refunded ${money(payment.refunded_amount, currency)}`]),
  ];
  const lines = columns(timeline.map(({ at, who, what }) => [shortTime(at), who, what]));
  return [...head, "", ...lines].join("\n");
};
