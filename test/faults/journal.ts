import type { SessionView } from "../support/checkout-client.ts";
import type { MandatePlan } from "./plan-mandate.ts";
import type { Order } from "./plan-order.ts";
import type { Payer, Payment } from "./plan-payment.ts";

/** Everything that the campaign did and saw, for the checks at the end and for readers. */
export interface Journal {
  startedAt: number;
  payments: Entry[];
  orders: OrderEntry[];
  mandates: MandateEntry[];
  /** How often each fault was requested, by kind and name. */
  faults: Map<string, Map<string, number>>;
  kills: { gateway: number; all: number };
  /** The steps at which the gateway was killed. */
  steps: string[];
  forgeries: Forgery[];
  /** Addresses that answered with a fault of ours. */
  internalErrors: string[];
  /** Codes that phones showed. No log may contain one. */
  codes: Set<string>;
}

/** What payments and payment orders have in common while they are driven. */
export interface Driven {
  reference: string;
  /** Minor units. Nothing else of the campaign has this amount, so it identifies the transfer. */
  amount: number;
  payer: Payer;
  payeeBank: string;
  /** Whether a right code was sent or a prompt approved. */
  authorised: boolean;
  seen: Sighting[];
  trace: string[];
}

/** One payment, with its steps. */
export interface Entry extends Payment, Driven {
  /** Every id in the answers to its creation: one, however often it was sent. */
  sessionIds: Set<string>;
  checkoutUrl: string;
  refunds: RefundEntry[];
}

/** One payment order, with its steps. */
export interface OrderEntry extends Order, Driven {
  /** Every id in the answers to its creation: one, however often it was sent. */
  orderIds: Set<string>;
  scaUrl: string;
  /** Whether the consent had ended before the customer approved. */
  endedBefore: boolean;
}

/** One mandate, with its steps. */
export interface MandateEntry extends MandatePlan, Driven {
  /** Every id in the answers to its creation: one, however often it was sent. */
  mandateIds: Set<string>;
  approvalUrl: string;
  /** The charges that were asked for, each under a key of its own. */
  asked: AskedCharge[];
  /** Whether failed charges were tried again. */
  isRetried: boolean;
  /** The mandate that it takes the place of. */
  replaces: MandateEntry | null;
  /** What had been booked when the customer's bank had confirmed the end; null without one. */
  bookedAtEnd: Set<string> | null;
}

export interface AskedCharge {
  amount: number;
  /** The ids in the answers to the requests with its key; empty if refused. */
  chargeIds: Set<string>;
}

/** A state, with the begin and end of the request that read it. */
export interface Sighting {
  state: string;
  from: number;
  to: number;
}

export interface RefundEntry {
  amount: number;
  /** The ids in the answers to the requests with its key; empty if refused. */
  refundIds: Set<string>;
}

export interface Forgery {
  reference: string;
  what: string;
  status: number;
  /** Whether 202 is correct: stale reports are accepted and ignored. */
  mayBeAccepted: boolean;
}

export interface RefundView {
  refund_id: string;
  amount: number;
  status: string;
  failure: { code: string } | null;
}

/** The session, with the members that the tests' client leaves out. */
export interface FullView extends SessionView {
  reference: string | null;
  refunded_amount: number;
  funds: string | null;
}

export const newJournal = (): Journal => ({
  startedAt: Date.now(),
  payments: [],
  orders: [],
  mandates: [],
  faults: new Map(),
  kills: { gateway: 0, all: 0 },
  steps: [],
  forgeries: [],
  internalErrors: [],
  codes: new Set(),
});

export const newEntry = (payment: Payment): Entry => ({
  ...payment,
  ...{ authorised: false, seen: [], trace: [] },
  sessionIds: new Set(),
  checkoutUrl: "",
  refunds: [],
});

export const newOrderEntry = (order: Order): OrderEntry => ({
  ...order,
  ...{ authorised: false, seen: [], trace: [] },
  orderIds: new Set(),
  scaUrl: "",
  endedBefore: false,
});

export const newMandateEntry = (mandate: MandatePlan): MandateEntry => ({
  ...mandate,
  ...{ authorised: false, seen: [], trace: [] },
  mandateIds: new Set(),
  approvalUrl: "",
  asked: [],
  isRetried: false,
  replaces: null,
  bookedAtEnd: null,
});

export const countFault = (journal: Journal, kind: string, name: string, times = 1): void => {
  const ofKind = journal.faults.get(kind) ?? new Map<string, number>();
  ofKind.set(name, (ofKind.get(name) ?? 0) + times);
  journal.faults.set(kind, ofKind);
};

/** A line of the trace, with the seconds since the campaign began. */
export const note = (journal: Journal, entry: Driven, line: string): void => {
  const seconds = ((Date.now() - journal.startedAt) / 1000).toFixed(2);
  entry.trace.push(`${seconds.padStart(8)} s  ${line}`);
};

/** Records a state that was read, by a request that began at `from`. */
export const sight = (
  journal: Journal,
  entry: Driven,
  { state, reason, from }: { state: string; reason: string | null; from: number },
): void => {
  const last = entry.seen.at(-1);
  entry.seen.push({ state, from, to: Date.now() });
  if (last?.state !== state) note(journal, entry, `is ${state}${reason ? ` (${reason})` : ""}`);
};

export const sessionIdOf = (entry: Entry): string => [...entry.sessionIds][0] ?? "";

export const orderIdOf = (entry: OrderEntry): string => [...entry.orderIds][0] ?? "";

export const mandateIdOf = (entry: MandateEntry): string => [...entry.mandateIds][0] ?? "";

export const maskedPayer = (payer: Payer): string =>
  `${payer.alias ?? "a customer"} at ${payer.bank_handle}`;
