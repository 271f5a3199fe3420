import { requestJson, requestOk } from "../../scripts/local/http.ts";
import type { World } from "../../scripts/local/world.ts";
import {
  bankHandles,
  type CheckoutBrowser,
  type CreatedSession,
  customerAt,
  eventually,
  isBalanced,
  merchantOf,
  openCheckout,
  phoneMessage,
  readLedger,
} from "../support/checkout-client.ts";

/** Shared by the flows in addition to a client: prepared payments, faults, enrolment. */
type Json = Record<string, unknown>;

export interface ErrorBody {
  error: {
    code: string;
    message: string;
    retryable: boolean;
    correlation_id: string;
    field?: string;
    attempts_remaining?: number;
  };
}

/** The code of a refusal; undefined if the answer is none. */
export const codeOf = ({ body }: { body: unknown }): string | undefined =>
  (body as Partial<ErrorBody>).error?.code;

export const gatewayOf = (world: World): World["gateways"][number] => {
  const [gateway] = world.gateways;
  if (!gateway) throw new Error("the world has no gateway");
  return gateway;
};

export const admin = <Body = Json>(
  world: World,
  method: string,
  path: string,
  body?: object,
): Promise<Body> => {
  const { base_url, admin_key } = gatewayOf(world);
  return requestOk<Body>(`${base_url}/admin/v1${path}`, {
    method,
    body,
    headers: { "x-gateway-admin-key": admin_key },
  });
};

/** A further merchant with a test key, paid to the first one's account by default. */
export const newMerchant = async (
  world: World,
  settings: Json = {},
): Promise<{ merchant_id: string; api_key: string; signing_secret: string }> => {
  const settlement_iban = gatewayOf(world).merchant.destination;
  const { merchant_id } = await admin<{ merchant_id: string }>(world, "POST", "/merchants", {
    name: "Corner Shop",
    modes: { test: { settlement_iban, ...settings } },
  });
  const key = async (kind: string) => {
    const body = { kind, mode: "test" };
    return (await admin<{ key: string }>(world, "POST", `/merchants/${merchant_id}/keys`, body))
      .key;
  };
  return { merchant_id, api_key: await key("API"), signing_secret: await key("SIGNING") };
};

/** The world for steps of another merchant. */
export const worldOf = (world: World, { api_key }: { api_key: string }): World => {
  const gateway = gatewayOf(world);
  return { ...world, gateways: [{ ...gateway, merchant: { ...gateway.merchant, api_key } }] };
};

const sandboxOf = (world: World): string => new URL(world.rail.base_url).origin;

interface Fault {
  operation: string;
  fault: string;
  times?: number;
}

/** Replaces the faults of a bank (`banks/{handle}`), of the `rail` or of the `directory`. */
export const setFaults = (world: World, target: string, faults: Fault[]): Promise<unknown> =>
  requestOk(`${sandboxOf(world)}/${target}/faults`, { method: "PUT", body: faults });

export const clearFaults = async (world: World): Promise<void> => {
  const banks = world.banks.map((bank) => `banks/${bank.bank_handle}`);
  await Promise.all([...banks, "rail", "directory"].map((target) => setFaults(world, target, [])));
};

/** Sets a bank's time-out to so many milliseconds, so no test waits ten seconds. */
export const setBankTimeout = async (world: World, handle: string, timeout_ms: number) => {
  const bank = world.banks.find((candidate) => candidate.bank_handle === handle);
  await admin(world, "PATCH", `/banks/${bank?.bank_id}`, { timeout_ms });
};

/** A customer whose account is special, by the alias under `magic` in world.json. */
export const magicCustomer = (world: World, alias: string) => {
  const found = world.magic.find((customer) => customer.alias === alias);
  if (!found) throw new Error(`no customer ${alias}`);
  return { alias, iban: found.iban, phone_url: found.phone_url, bank_handle: found.bank_handle };
};

export interface Prepared {
  session: CreatedSession;
  checkout: CheckoutBrowser;
  customer: { alias: string; bank_handle: string; iban: string; phone_url: string };
}

/** A session with an open checkout, and the customer who will pay. */
export const opened = async (
  world: World,
  terms: Json = {},
  customer: Prepared["customer"] = customerAt(world, bankHandles(world).own),
): Promise<Prepared> => {
  const session = await merchantOf(world).createSession(terms);
  return { session, checkout: await openCheckout(session), customer };
};

/** The same with the payer resolved. */
export const resolved = async (...input: Parameters<typeof opened>): Promise<Prepared> => {
  const prepared = await opened(...input);
  const payer_alias = prepared.customer.alias;
  const { status, body } = await prepared.checkout.resolvePayer({ payer_alias });
  if (status !== 200) throw new Error(`not resolved: ${JSON.stringify(body)}`);
  return prepared;
};

/** The same, with a code on the phone. */
export const withCode = async (
  ...input: Parameters<typeof opened>
): Promise<Prepared & { otp_code: string }> => {
  const prepared = await resolved(...input);
  return { ...prepared, otp_code: await newCode(prepared) };
};

/** Has a code sent and reads it from the phone. */
export const newCode = async ({ session, checkout, customer }: Prepared): Promise<string> => {
  const { status, body } = await checkout.selectAuth("OTP");
  if (status !== 200) throw new Error(`no code was sent: ${JSON.stringify(body)}`);
  const { otp_code } = await phoneMessage(customer, session.session_id, "OTP");
  return otp_code ?? "";
};

export const otherCode = (code: string): string => (code === "000000" ? "000001" : "000000");

/** The customer at another bank than the merchant's. */
export const foreignCustomer = (world: World) => customerAt(world, bankHandles(world).other);

/** The transfers of this amount in all banks' books. Amounts tell flows apart. */
export const transfersOf = async (world: World, amount: number) => {
  const { banks } = await readLedger(world);
  return Object.values(banks)
    .flatMap((bank) => bank.transfers as (Transfer & { amount: number })[])
    .filter((transfer) => transfer.amount === amount);
};

export interface Transfer {
  end_to_end_id: string;
  debtor_iban: string;
  creditor_iban: string;
  amount: number;
  currency: string;
  status: string;
}

/** Waits until nothing is in flight; returns whether no money was made or lost. */
export const settledAndBalanced = async (world: World): Promise<boolean> => {
  const ledger = await eventually("the rail to be empty", async () => {
    const read = await readLedger(world);
    return read.rail.in_flight.length === 0 && read;
  });
  return isBalanced(ledger);
};

/**
 * Waits until the gateway has written down so many answered attempts of a session's event. An inbox
 * shows an attempt before that, and the wait for the next one begins with the note: a clock that
 * moves in between does not shorten it.
 */
export const untilNoted = async (world: World, event: string, sessionId: string, count: number) => {
  const { call } = merchantOf(world);
  const path = "/api/v1/events";
  await eventually(`the note of attempt ${count}`, async () => {
    const { body } = await call<Events>("GET", `${path}?event=${event}&limit=100`);
    const found = body.data.find(({ session_id }) => session_id === sessionId);
    if (!found) return false;
    const { deliveries } = (await call<Delivered>("GET", `${path}/${found.event_id}`)).body;
    const attempts = deliveries.flatMap((delivery) => delivery.attempts);
    return attempts.filter(({ result }) => result !== "UNREPORTED").length >= count;
  });
};

interface Events {
  data: { event_id: string; session_id: string }[];
}

interface Delivered {
  deliveries: { attempts: { result: string }[] }[];
}

const TICK_MS = 20;
let tick = 0;

/**
 * An amount that no other flow of the world uses: every fiftieth of a second has its own for hours,
 * and files run one after the other. Files that count their own amounts leave 50,000 to 699,999.
 */
export const ownAmount = (): number => {
  tick = Math.max(tick + 1, Math.floor(Date.now() / TICK_MS));
  return 50_000 + (tick % 650_000);
};

/** POST to the gateway, as banks, the rail and unknown callers do. */
export const callBack = (
  world: World,
  path: "push-result" | "credit",
  headers: Record<string, string>,
  body: unknown,
) =>
  requestJson<ErrorBody & { accepted?: boolean }>(
    `${gatewayOf(world).base_url}/gateway/callback/${path}`,
    { method: "POST", headers, body },
  );
