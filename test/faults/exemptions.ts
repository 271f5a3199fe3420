import { randomUUID } from "node:crypto";
import { requestOk } from "../../scripts/local/http.ts";
import { readBooks } from "./evidence.ts";
import { maskedPayer } from "./journal.ts";
import type { OrderAnswer } from "./order-journey.ts";
import { DAILY_EXEMPTION_LIMIT, LARGEST_PROBE } from "./plan-order.ts";
import type { Payer } from "./plan-payment.ts";
import { TPP_INDEX } from "./receiver.ts";
import { type Connection, gatewayUrl, insist, type Scene } from "./scene.ts";
import { jump, transfersIn } from "./torment.ts";

/** The gateway's count of exempt orders, compared with the sandbox's books. */
const DAY_MS = 24 * 3_600_000;

/**
 * The TPP's events come to the campaign, the banks let less through than their own books would, and
 * the day is young: no campaign lasts until its end.
 */
export const prepareOrders = async (scene: Scene): Promise<void> => {
  const { world, receiver, running } = scene;
  const [gateway] = world.gateways;
  if (!gateway) throw new Error("the world has no gateway");
  const patch = (path: string, body: object) =>
    requestOk(`${gateway.base_url}/admin/v1${path}`, {
      method: "PATCH",
      headers: { "x-gateway-admin-key": gateway.admin_key },
      body,
    });
  for (const { bank_id } of world.banks) {
    await patch(`/banks/${bank_id}`, { sca_exemption_daily_limit: DAILY_EXEMPTION_LIMIT });
  }
  const event_url = receiver.urlOf(TPP_INDEX, "HEALTHY");
  await patch(`/tpps/${gateway.tpp.tpp_id}`, { event_url });
  const today = Date.now() + (await running.clockOffset());
  await jump(scene, DAY_MS - (today % DAY_MS));
};

/** What probes have paid from an account, in minor units. */
const probed = new WeakMap<Scene, Map<string, number>>();

/**
 * An order of the room that the books leave must pass, and one of a minor unit more must not. The
 * accounts of which the gateway's count differs; a returned exemption may take a moment.
 */
export const probeExemptions = async (scene: Scene): Promise<string[]> => {
  const { world, journal, tpp } = scene;
  const small = journal.orders.filter(({ isSmall }) => isSmall);
  const differing: string[] = [];
  for (const payer of world.customers) {
    const own = small.filter((entry) => entry.payer.iban === payer.iban);
    // A TPP that gives up a creation may leave its share counted.
    if (own.length === 0 || own.some(({ orderIds }) => orderIds.size === 0)) continue;
    const problem = await probeAccount(scene, payer, await tpp.connected(payer));
    if (problem) differing.push(`${maskedPayer(payer)}: ${problem}`);
  }
  return differing;
};

const probeAccount = async (
  scene: Scene,
  payer: Payer,
  connection: Connection,
): Promise<string | null> => {
  const paid = probed.get(scene) ?? new Map<string, number>();
  probed.set(scene, paid);
  for (;;) {
    const probesPaid = paid.get(payer.iban) ?? 0;
    const room = DAILY_EXEMPTION_LIMIT - (await sumInBooks(scene, payer)) - probesPaid;
    if (room < 0) return `${-room} beyond the day's limit were exempt`;
    const amount = Math.min(room, LARGEST_PROBE) || 1;
    const order = await createProbe(scene, payer, connection, amount);
    const isExempt = order.status !== "PENDING_SCA";
    if (isExempt) paid.set(payer.iban, probesPaid + amount);
    else await scene.tpp.call(`/ob/payment-orders/${order.payment_order_id}/cancel`, cancelling);
    if (!isExempt) return room > 0 ? `${amount} need SCA, with ${room} left` : null;
  }
};

const cancelling = { method: "POST", body: {} };

/** The small orders that were paid without the customer. */
const sumInBooks = async (scene: Scene, { iban }: Payer): Promise<number> => {
  const exempt = scene.journal.orders.filter(({ authorised }) => !authorised);
  const amounts = new Set(exempt.map(({ amount }) => amount));
  return transfersIn(await readBooks(scene))
    .filter(({ debtor_iban }) => debtor_iban === iban)
    .filter(({ amount, status }) => amounts.has(amount) && status === "BOOKED")
    .reduce((total, { amount }) => total + amount, 0);
};

const createProbe = async (
  scene: Scene,
  payer: Payer,
  connection: Connection,
  amount: number,
): Promise<OrderAnswer> => {
  const payee = scene.world.customers.find(
    ({ iban, bank_handle }) => iban !== payer.iban && bank_handle === payer.bank_handle,
  );
  const key = randomUUID();
  const create = () =>
    insist<OrderAnswer>(scene, `${gatewayUrl(scene)}/ob/payment-orders`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${connection.tokens.access_token}`,
        "x-consent-id": connection.consent_id,
        "idempotency-key": key,
      },
      body: {
        ...{ source_account_id: connection.account_id, amount, currency: scene.world.currency },
        destination: { type: "iban", value: payee?.iban },
      },
    });
  let reply = await create();
  if (reply.status === 401) {
    await scene.tpp.renew(payer, connection);
    reply = await create();
  }
  if (reply.status !== 201) throw new Error(`a probe was refused: ${JSON.stringify(reply.body)}`);
  return reply.body;
};
