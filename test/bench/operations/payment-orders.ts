import type { World } from "../../../scripts/local/world.ts";
import { floors } from "../floor/floors.ts";
import type { HttpCall } from "../measure/http.ts";
import type { Bench, Journey, Operation, Plan } from "../operation.ts";
import {
  bankOf,
  type Customer,
  customersOf,
  gatewayOf,
  getJson,
  postJson,
  readCode,
  send,
} from "./calls.ts";
import { type Connected, connect } from "./consents.ts";

/**
 * The two requests that execute a payment order. A bank exempts few orders of an account in a day,
 * and each confirmation needs an order of its own.
 */
const DAILY_EXEMPTIONS = 200;

/** Minor units: one that needs no SCA, and one that does. */
const EXEMPT = 1;
const APPROVED = 5_000;

const stores = "PaymentOrder";

const createExempt: Operation = {
  ...{ name: "create an exempt order", target: 0.85, stores },
  ...floors.createExempt,
};
const confirm: Operation = {
  ...{ name: "confirm an order with a code", target: 0.85, stores },
  ...floors.confirmOrder,
};

interface Payer {
  customer: Customer;
  consent: Connected;
}

export const orders = async (
  { running: { world } }: Bench,
  { journeys, warmUp }: Plan,
): Promise<Journey> => {
  const next = customersOf(world, bankOf(world).bank_handle);
  const payers: Payer[] = [];
  for (const customer of [next(), next(), next()]) {
    const scopes = ["accounts:read", "payments:write"];
    payers.push({ customer, consent: await connect(world, customer, scopes) });
  }
  if (journeys + warmUp > payers.length * DAILY_EXEMPTIONS) throw new Error("too many orders");
  return {
    operations: [createExempt, confirm],
    async take(ask, count) {
      const payer = payers[count % payers.length];
      if (!payer) throw new Error("there is nobody who pays");
      type Order = { status: string };
      const exempt = createCall(world, payer.consent, EXEMPT);
      const created = await ask<Order>(createExempt.name, exempt);
      const confirmed = await ask<Order>(confirm.name, await orderToConfirm(world, payer));
      for (const { status } of [created, confirmed]) {
        if (status !== "COMPLETED") throw new Error(`an order is ${status}`);
      }
    },
  };
};

const createCall = (
  world: World,
  { access_token, consent_id, account_id }: Connected,
  amount: number,
): HttpCall => {
  const { base_url, merchant } = gatewayOf(world);
  return postJson(
    `${base_url}/ob/payment-orders`,
    {
      source_account_id: account_id,
      destination: { type: "iban", value: merchant.destination },
      ...{ amount, currency: world.currency },
      ...{ description: "Two tickets, row 7", reference: "order-1042" },
    },
    { authorization: `Bearer ${access_token}`, "x-consent-id": consent_id },
  );
};

/** An order whose customer has the code: all but the confirmation. */
const orderToConfirm = async (world: World, { customer, consent }: Payer): Promise<HttpCall> => {
  type Created = { payment_order_id: string; sca_url: string };
  const { payment_order_id, sca_url } = await send<Created>(createCall(world, consent, APPROVED));
  const { token } = await send<{ token: string }>(getJson(sca_url));
  const steps = `${gatewayOf(world).base_url}/ob/payment-orders/${payment_order_id}/authorisation`;
  const step = (name: string, body: object): HttpCall =>
    postJson(`${steps}/${name}`, body, { "x-gateway-auth-session": token });
  await send(step("start", { auth_mode: "OTP" }));
  return step("confirm", { otp_code: await readCode(customer, payment_order_id) });
};
