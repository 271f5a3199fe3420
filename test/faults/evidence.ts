import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JWK } from "jose";
import type { World } from "../../scripts/local/world.ts";
import type { Ledger } from "../support/checkout-client.ts";
import {
  type Entry,
  type FullView,
  type MandateEntry,
  type OrderEntry,
  orderIdOf,
  type RefundView,
  sessionIdOf,
} from "./journal.ts";
import {
  type ChargeAnswer,
  lookAtMandate,
  type MandateAnswer,
  readCharges,
} from "./mandate-calls.ts";
import { lookAtOrder, type OrderAnswer } from "./order-journey.ts";
import { MANDATE_STEP } from "./plan-mandate.ts";
import { asMerchant, gatewayUrl, insist, look, type Scene, sandboxUrl } from "./scene.ts";
import { transfersIn } from "./torment.ts";

/** The world's records once everything has come to rest. */
export interface Evidence {
  before: Ledger;
  after: Ledger;
  /** By reference. */
  payments: Map<string, PaymentEvidence>;
  orders: Map<string, OrderEvidence>;
  mandates: Map<string, MandateEvidence>;
  /** Of the TPP's events. */
  tppSecret: string;
  /** Of the events of mandates. */
  subscriptionsSecret: string;
  /** Log lines that contain a secret, with the secret cut out. */
  leaks: string[];
  /** Our own faults that the gateway logged, each once. */
  logged: string[];
}

export interface PaymentEvidence {
  view: FullView;
  /** The end_to_end_ids of its attempts, as the gateway stored them. */
  instructed: string[];
  refunds: RefundView[];
  /** From the merchant's list of events. */
  events: ListedEvent[];
  /** The sessions in the merchant's list under this reference, with their states. */
  listed: { session_id: string; state: string }[];
}

export interface ListedEvent {
  event_id: string;
  event: string;
  session_id: string;
}

export interface OrderEvidence {
  view: OrderAnswer;
  /** From the TPP's list of events. */
  events: { event_id: string; event: string }[];
  /** The orders in the TPP's list under this reference. */
  listed: OrderAnswer[];
}

export interface MandateEvidence {
  view: MandateAnswer;
  /** Newest first. */
  charges: ChargeAnswer[];
}

export const gather = async (scene: Scene, before: Ledger): Promise<Evidence> => {
  const events = await readMerchantEvents(scene);
  const payments = new Map<string, PaymentEvidence>();
  for (const entry of scene.journal.payments) {
    const view = await look(scene, entry);
    if (!view) continue;
    const session = sessionIdOf(entry);
    payments.set(entry.reference, {
      view,
      instructed: await readInstructed(scene, view.payment_id),
      refunds: await readRefunds(scene, entry),
      events: events.filter((event) => event.session_id === session),
      listed: await readListed(scene, entry),
    });
  }
  return {
    before,
    after: await readBooks(scene),
    payments,
    orders: await gatherOrders(scene),
    mandates: await gatherMandates(scene),
    tppSecret: scene.tpp.signing_secret,
    subscriptionsSecret: scene.subscriptions.signing_secret,
    leaks: findLeaks(scene),
    logged: findFaults(scene),
  };
};

export const readBooks = async (scene: Scene): Promise<Ledger> =>
  (await insist<Ledger>(scene, `${sandboxUrl(scene)}/ledger.json`)).body;

const readInstructed = async (scene: Scene, paymentId: string): Promise<string[]> => {
  type Shown = { movements: { movement: string | null; end_to_end_id: string }[] };
  const url = `${gatewayUrl(scene)}/admin/v1/reconciliation/${paymentId}`;
  const headers = { "x-gateway-admin-key": scene.world.gateways[0]?.admin_key ?? "" };
  const { movements } = (await insist<Shown>(scene, url, { headers })).body;
  const attempts = movements.filter(({ movement }) => !movement?.startsWith("rf_"));
  return attempts.map(({ end_to_end_id }) => end_to_end_id);
};

export const readRefunds = async (scene: Scene, entry: Entry): Promise<RefundView[]> => {
  if (entry.refunds.length === 0) return [];
  const url = `${gatewayUrl(scene)}/payments/${sessionIdOf(entry)}/refunds`;
  const request = { headers: asMerchant(entry) };
  return (await insist<{ data: RefundView[] }>(scene, url, request)).body.data;
};

export const readListed = async (
  scene: Scene,
  entry: Entry,
): Promise<PaymentEvidence["listed"]> => {
  const reference = encodeURIComponent(entry.reference);
  const url = `${gatewayUrl(scene)}/api/v1/payments/sessions?reference=${reference}`;
  const request = { headers: asMerchant(entry) };
  return (await insist<{ data: PaymentEvidence["listed"] }>(scene, url, request)).body.data;
};

const gatherOrders = async (scene: Scene): Promise<Map<string, OrderEvidence>> => {
  type OrderEvent = OrderEvidence["events"][number] & { payment_order_id: string | null };
  const events = await everyPage<OrderEvent>((page) => scene.tpp.call(`/ob/events?${page}`));
  const orders = new Map<string, OrderEvidence>();
  for (const entry of scene.journal.orders) {
    const listed = await readListedOrders(scene, entry);
    const view = await lookAtOrder(scene, entry);
    if (!view) continue;
    const own = events.filter(({ payment_order_id }) => payment_order_id === orderIdOf(entry));
    orders.set(entry.reference, { view, events: own, listed });
  }
  return orders;
};

const gatherMandates = async (scene: Scene): Promise<Map<string, MandateEvidence>> => {
  const mandates = new Map<string, MandateEvidence>();
  for (const entry of scene.journal.mandates) {
    const view = await lookAtMandate(scene, entry);
    if (view) {
      mandates.set(entry.reference, { view, charges: await readCharges(scene, entry) });
    }
  }
  return mandates;
};

/** The amounts that only this mandate takes. */
export const isOfMandate = ({ amount }: MandateEntry, taken: number): boolean =>
  Math.abs(taken - amount) < MANDATE_STEP / 2;

/** The end_to_end_ids of the transfers of a mandate in the sandbox's books. */
export const bookedOf = async (scene: Scene, entry: MandateEntry): Promise<Set<string>> =>
  new Set(
    transfersIn(await readBooks(scene))
      .filter(({ amount }) => isOfMandate(entry, amount))
      .map(({ end_to_end_id }) => end_to_end_id),
  );

export const readListedOrders = async (
  scene: Scene,
  { reference }: OrderEntry,
): Promise<OrderAnswer[]> => {
  const path = `/ob/payment-orders?reference=${encodeURIComponent(reference)}`;
  return (await scene.tpp.call<{ data: OrderAnswer[] }>(path)).body.data;
};

interface Page<Row> {
  data: Row[];
  next_cursor: string | null;
}

const everyPage = async <Row>(
  read: (page: string) => Promise<{ body: Page<Row> }>,
): Promise<Row[]> => {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const more: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : "";
    const { body } = await read(`limit=100${more}`);
    rows.push(...body.data);
    cursor = body.next_cursor;
  } while (cursor);
  return rows;
};

const readMerchantEvents = async (scene: Scene): Promise<ListedEvent[]> => {
  const merchants = new Map(scene.journal.payments.map((entry) => [entry.merchant.api_key, entry]));
  const events: ListedEvent[] = [];
  for (const entry of merchants.values()) {
    const url = `${gatewayUrl(scene)}/api/v1/events`;
    const request = { headers: asMerchant(entry) };
    events.push(
      ...(await everyPage<ListedEvent>((page) => insist(scene, `${url}?${page}`, request))),
    );
  }
  return events;
};

/** IBANs, one-time codes and keys in any log. */
const findLeaks = ({ running, world, journal }: Scene): string[] => {
  const directory = join(running.stateDir, "logs");
  const secrets = [...ibansOf(world), ...keysOf(world)];
  const tokens = /\b(?:mk_(?:live|test)|ak|bk|ik|rk|gk|whsec|st)_[A-Za-z0-9_-]{16,}/;
  return readdirSync(directory).flatMap((file) =>
    readFileSync(join(directory, file), "utf8")
      .split("\n")
      .flatMap((line) => {
        const found = secrets.find((secret) => line.includes(secret)) ?? tokens.exec(line)?.[0];
        if (found) return [`${file}: ${line.replaceAll(found, "•••").slice(0, 200)}`];
        const code = line.match(/\b\d{6}\b/g)?.find((digits) => journal.codes.has(digits));
        return code ? [`${file}: ${line.replaceAll(code, "•••").slice(0, 200)}`] : [];
      }),
  );
};

/** The cause of a 500: the error and where it was thrown. */
const findFaults = ({ running }: Scene): string[] => {
  const log = readFileSync(join(running.stateDir, "logs/gateway.log"), "utf8");
  const errors = log.split("\n").flatMap((line) => {
    if (!line.includes('"event":"request failed"')) return [];
    const { error = "" } = JSON.parse(line.slice(line.indexOf("{"))) as { error?: string };
    return [error.split("\n").slice(0, 4).join(" ")];
  });
  return [...new Set(errors)];
};

const ibansOf = (world: World): string[] => [
  ...world.banks.flatMap((bank) => bank.accounts.map((account) => account.iban)),
  ...world.magic.map((resident) => resident.iban),
];

/** What only the holder of a key knows of it. */
const privatePart = (jwk: JWK | null): string => jwk?.d ?? "";

const keysOf = ({ gateways, registry }: World): string[] =>
  [
    ...gateways.flatMap(({ admin_key, bank_keys, rail_key, ...gateway }) => [
      ...[admin_key, rail_key, ...Object.values(bank_keys)],
      ...[gateway.merchant, ...gateway.further_merchants].flatMap((row) => [
        ...[row.api_key, row.live_api_key, row.signing_secret],
      ]),
      ...[gateway.tpp, ...gateway.further_tpps].flatMap((row) => [
        ...[row.client_secret ?? "", row.signing_secret, privatePart(row.private_jwk)],
      ]),
    ]),
    ...[registry.gateway_key, ...Object.values(registry.bank_keys)],
  ].filter(Boolean);
