import type { SessionView } from "../support/checkout-client.ts";
import type { Payer, Payment } from "./plan-payment.ts";

/** Everything that the campaign did and saw, for the checks at the end and for readers. */
export interface Journal {
  startedAt: number;
  payments: Entry[];
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

/** One payment, with its steps. */
export interface Entry extends Payment {
  /** Every id in the answers to its creation: one, however often it was sent. */
  sessionIds: Set<string>;
  checkoutUrl: string;
  /** Whether a right code was sent or a prompt approved. */
  authorised: boolean;
  seen: Sighting[];
  refunds: RefundEntry[];
  trace: string[];
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
  faults: new Map(),
  kills: { gateway: 0, all: 0 },
  steps: [],
  forgeries: [],
  internalErrors: [],
  codes: new Set(),
});

export const newEntry = (payment: Payment): Entry => ({
  ...payment,
  sessionIds: new Set(),
  checkoutUrl: "",
  authorised: false,
  seen: [],
  refunds: [],
  trace: [],
});

export const countFault = (journal: Journal, kind: string, name: string, times = 1): void => {
  const ofKind = journal.faults.get(kind) ?? new Map<string, number>();
  ofKind.set(name, (ofKind.get(name) ?? 0) + times);
  journal.faults.set(kind, ofKind);
};

/** A line of the payment's trace, with the seconds since the campaign began. */
export const note = (journal: Journal, entry: Entry, line: string): void => {
  const seconds = ((Date.now() - journal.startedAt) / 1000).toFixed(2);
  entry.trace.push(`${seconds.padStart(8)} s  ${line}`);
};

export const sessionIdOf = (entry: Entry): string => [...entry.sessionIds][0] ?? "";

export const maskedPayer = (payer: Payer): string =>
  `${payer.alias ?? "a customer"} at ${payer.bank_handle}`;
