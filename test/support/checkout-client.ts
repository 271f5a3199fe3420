import { createHmac, timingSafeEqual } from "node:crypto";
import { Webhook } from "standardwebhooks";
import * as v from "valibot";
import { type HttpReply, requestJson, requestOk } from "../../scripts/local/http.ts";
import type { World } from "../../scripts/local/world.ts";
import { eventBody } from "../../src/documents/document.ts";
import type { PaymentEventName } from "../../src/products/payments/events.ts";
import { paymentEvents } from "../../src/products/payments/events.ts";

/**
 * A merchant, a customer's browser, a phone and an inbox, speaking HTTP with a running world. They
 * know only its world.json.
 */
export interface SessionView {
  session_id: string;
  payment_id: string;
  state: string;
  status: string;
  amount: number;
  currency: string;
  checkout_url?: string;
  settlement_type: string | null;
  completed_at: string | null;
  failure: { code: string; message: string } | null;
}

export interface CreatedSession {
  session_id: string;
  status: string;
  checkout_url: string;
  expires_at: string;
}

export interface PhoneMessage {
  received_at: string;
  kind: "OTP" | "PUSH";
  session_id: string;
  text: string;
  otp_code?: string;
  display_code?: string;
  approve_url?: string;
  decline_url?: string;
}

export interface InboxMessage {
  received_at: string;
  method: string;
  headers: Record<string, string>;
  body: string;
}

export interface WebhookEvent {
  event: string;
  data: Record<string, unknown> & { event_id: string; session_id: string };
}

export interface LedgerTransfer {
  end_to_end_id: string;
  debtor_iban: string;
  creditor_iban: string;
  amount: number;
  status: "SUBMITTED" | "BOOKED" | "REJECTED" | "RETURNED";
  currency: string;
  booked_at: string | null;
}

export interface Ledger {
  banks: Record<
    string,
    {
      accounts: { iban: string; currency: string; booked: number; held: number }[];
      transfers: LedgerTransfer[];
    }
  >;
  rail: { in_flight: unknown[] };
  totals: { currency: string; issued: number; booked: number; in_flight: number };
}

export type Json = Record<string, unknown>;

/** A try counts as no more than this, so a machine that stands still uses up no patience. */
const LONGEST_TRY_MS = 250;

/**
 * The pause after a try: an eighth of what was waited so far, so a long wait asks the worker for
 * little of the processor that it waits for, and ends an eighth later at most.
 */
const pauseAfter = (waitedMs: number): number => Math.min(Math.max(waitedMs / 8, 25), 200);

/**
 * Calls `probe` until it returns a value; throws if that takes too long. Half a minute is longer
 * than the lease of a bank call (15 s) that a killed process left behind.
 */
export const eventually = async <T>(
  what: string,
  probe: () => Promise<T | null | undefined | false>,
  timeoutMs = 30_000,
): Promise<T> => {
  for (let waited = 0; waited < timeoutMs; ) {
    const begun = performance.now();
    const found = await probe();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, pauseAfter(waited)));
    waited += Math.min(performance.now() - begun, LONGEST_TRY_MS);
  }
  throw new Error(`${what}: not within ${timeoutMs / 1000} s`);
};

const firstGateway = (world: World): World["gateways"][number] => {
  const [gateway] = world.gateways;
  if (!gateway) throw new Error("the world has no gateway");
  return gateway;
};

/** The world as merchants and customers of one operator see it. */
export const atOperator = (world: World, operator: string): World => {
  const gateway = world.gateways.find((candidate) => candidate.operator === operator);
  if (!gateway) throw new Error(`the world has no gateway of ${operator}`);
  return { ...world, gateways: [gateway] };
};

const sandboxUrl = (world: World): string => new URL(world.rail.base_url).origin;

/** The merchant's backend. */
export const merchantOf = (world: World) => {
  const { base_url, merchant } = firstGateway(world);
  const headers = { authorization: `Bearer ${merchant.api_key}` };
  const sessions = `${base_url}/api/v1/payments/sessions`;
  return {
    ...merchant,
    call: <Body = unknown>(method: string, path: string, body?: unknown, more: Json = {}) =>
      requestJson<Body>(base_url + path, { method, body, headers: { ...headers, ...more } }),
    /** Creates a session for the merchant's own account, unless `terms` differ. */
    createSession: (terms: Json = {}, more: Record<string, string> = {}): Promise<CreatedSession> =>
      requestOk(sessions, {
        method: "POST",
        headers: { ...headers, ...more },
        body: {
          amount: 1_250,
          currency: world.currency,
          destination: { type: "iban", value: merchant.destination },
          ...terms,
        },
      }),
    readSession: (sessionId: string): Promise<SessionView> =>
      requestOk(`${sessions}/${sessionId}`, { headers }),
    cancel: (sessionId: string): Promise<HttpReply> =>
      requestJson(`${sessions}/${sessionId}/cancel`, { method: "POST", headers, body: {} }),
    paymentStatus: (id: string): Promise<Json> =>
      requestOk(`${base_url}/payments/${id}/status`, { headers }),
    /** The session once it has one of these statuses. */
    untilStatus: (sessionId: string, ...statuses: string[]): Promise<SessionView> =>
      eventually(`status ${statuses.join(" or ")} of ${sessionId}`, async () => {
        const view = await requestOk<SessionView>(`${sessions}/${sessionId}`, { headers });
        return statuses.includes(view.status) && view;
      }),
  };
};

/** A customer's browser on the checkout: the page's token, and the steps. */
export interface CheckoutBrowser {
  token: string;
  step<Body = Json>(name: string, body: unknown, token?: string): Promise<HttpReply<Body>>;
  resolvePayer(payer: { payer_alias: string } | { payer_iban: string }): Promise<HttpReply<Json>>;
  selectAuth(mode: "OTP" | "PUSH"): Promise<HttpReply<Json>>;
  confirm(otpCode?: string): Promise<HttpReply<Json>>;
  /** The customer leaves. */
  cancel(): Promise<HttpReply<Json>>;
  live(): Promise<HttpReply<Json>>;
}

/** `from` holds further headers of the browser, for example the address that it calls from. */
export const openCheckout = async (
  session: { session_id: string; checkout_url: string },
  from: Record<string, string> = {},
): Promise<CheckoutBrowser> => {
  const { token } = await requestOk<{ token: string }>(session.checkout_url, {
    headers: { ...from, accept: "application/json" },
  });
  return stepsWith(token, session, from);
};

/** The same by the page itself, as in live mode, where a program needs a permission. */
export const openCheckoutPage = async (session: {
  session_id: string;
  checkout_url: string;
}): Promise<CheckoutBrowser> => {
  const page = await fetch(session.checkout_url, { headers: { accept: "text/html" } });
  const [, token] = /<meta name="session-token" content="([^"]+)"/.exec(await page.text()) ?? [];
  if (!token) throw new Error(`the page has no token: ${page.status}`);
  return stepsWith(token, session, {});
};

const stepsWith = (
  token: string,
  { session_id, checkout_url }: { session_id: string; checkout_url: string },
  from: Record<string, string>,
): CheckoutBrowser => {
  const base = `${new URL(checkout_url).origin}/api/v1/payments/sessions/${session_id}`;
  const step = <Body>(name: string, body: unknown, bearer = token) =>
    requestJson<Body>(`${base}/${name}`, {
      method: "POST",
      headers: { ...from, authorization: `Bearer ${bearer}` },
      body,
    });
  return {
    token,
    step,
    resolvePayer: (payer) => step("resolve-payer", payer),
    selectAuth: (auth_mode) => step("select-auth", { auth_mode }),
    confirm: (otp_code) => step("confirm", otp_code === undefined ? {} : { otp_code }),
    cancel: () => step("cancel", {}),
    live: () =>
      requestJson(`${checkout_url}/live`, { headers: { authorization: `Bearer ${token}` } }),
  };
};

export type Customer = World["customers"][number];

/** A customer of one bank whose bare alias leads to the account at that bank. */
export const customerAt = (world: World, bankHandle: string): Customer & { alias: string } => {
  const found = world.customers.find(
    (customer) =>
      customer.bank_handle === bankHandle &&
      world.customers.filter(({ alias }) => alias === customer.alias).length === 1,
  );
  if (!found?.alias) throw new Error(`no customer with one account at ${bankHandle}`);
  return { ...found, alias: found.alias };
};

/** The bank of the merchant's account, and another one. */
export const bankHandles = (world: World): { own: string; other: string } => {
  const [own, other] = world.banks.map((bank) => bank.bank_handle);
  if (!own || !other) throw new Error("the world has fewer than two banks");
  return { own, other };
};

/** The newest message of this kind about this session on the customer's phone. */
export const phoneMessage = (
  customer: { phone_url: string },
  sessionId: string,
  kind: PhoneMessage["kind"],
): Promise<PhoneMessage> =>
  eventually(`${kind} for ${sessionId}`, async () => {
    const messages = await requestOk<PhoneMessage[]>(`${customer.phone_url}/messages.json`);
    return messages.find((message) => message.session_id === sessionId && message.kind === kind);
  });

/** Approves or declines on the phone. */
export const answerPrompt = async (url: string | undefined): Promise<void> => {
  if (!url) throw new Error("the message holds no prompt");
  await requestOk(url, { method: "POST" });
};

/** An inbox of the sandbox: an address for webhooks, and what was sent to it. */
export const inboxOf = (world: World, name: string) => {
  const url = `${sandboxUrl(world)}/inbox/${name}`;
  const messages = () => requestOk<InboxMessage[]>(`${url}/messages.json`);
  return {
    url,
    messages,
    event: (event: string, sessionId: string): Promise<InboxMessage> =>
      eventually(`${event} of ${sessionId} in the inbox`, async () =>
        (await messages()).find((message) => {
          const parsed = parseEvent(message);
          return parsed.event === event && parsed.data.session_id === sessionId;
        }),
      ),
  };
};

export const readEvent = ({ body }: InboxMessage): WebhookEvent => JSON.parse(body) as WebhookEvent;

/** Throws if the event is not what the contract says of its name (docs/decisions/063). */
export const parseEvent = (message: InboxMessage): WebhookEvent => {
  const sent = readEvent(message);
  const { event: name } = sent;
  if (!isPaymentEvent(name)) throw new Error(`no event has the name ${name}`);
  v.parse(eventBody(name, paymentEvents[name]), sent);
  return sent;
};

const isPaymentEvent = (name: string): name is PaymentEventName =>
  Object.hasOwn(paymentEvents, name);

/** Whether both signatures are right: X-Gateway-Signature (P8.2) and that of Standard Webhooks. */
export const isSigned = ({ headers, body }: InboxMessage, secret: string): boolean => {
  const expected = `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
  const given = headers["x-gateway-signature"] ?? "";
  if (given.length !== expected.length) return false;
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return false;
  const { "webhook-id": id = "", "webhook-timestamp": seconds, "webhook-signature": all } = headers;
  const sentAt = new Date(Number(seconds) * 1000);
  if (Number.isNaN(sentAt.getTime())) return false;
  // Compared and not verified, because the library's verifier also needs the real time.
  return all?.split(" ").includes(new Webhook(secret).sign(id, sentAt, body)) ?? false;
};

export const readLedger = (world: World): Promise<Ledger> =>
  requestOk(`${sandboxUrl(world)}/ledger.json`);

export const bookedAt = (ledger: Ledger, iban: string): number => {
  const accounts = Object.values(ledger.banks).flatMap((bank) => bank.accounts);
  const account = accounts.find((candidate) => candidate.iban === iban);
  if (!account) throw new Error(`no account ${iban} in the ledger`);
  return account.booked;
};

/** The amount that left this account between two readings. Other payments may be under way. */
export const transfersFrom = (before: Ledger, after: Ledger, iban: string): LedgerTransfer[] => {
  const all = (ledger: Ledger) => Object.values(ledger.banks).flatMap((bank) => bank.transfers);
  const known = new Set(all(before).map((transfer) => transfer.end_to_end_id));
  const made = all(after).filter(
    (transfer) => transfer.debtor_iban === iban && !known.has(transfer.end_to_end_id),
  );
  return [...new Map(made.map((transfer) => [transfer.end_to_end_id, transfer])).values()];
};

/** Money is conserved: everything issued is booked, held or in flight. */
export const isBalanced = (ledger: Ledger): boolean => {
  const accounts = Object.values(ledger.banks).flatMap((bank) => bank.accounts);
  const booked = accounts.reduce((sum, account) => sum + account.booked, 0);
  const held = accounts.reduce((sum, account) => sum + account.held, 0);
  const { issued, booked: total, in_flight } = ledger.totals;
  return booked === total && issued === booked + held + in_flight;
};
