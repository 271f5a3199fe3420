import type { World } from "../../../scripts/local/world.ts";
import { floors } from "../floor/floors.ts";
import type { Ask, Bench, Journey, Operation } from "../operation.ts";
import {
  bankOf,
  type Customer,
  createCall,
  customersOf,
  gatewayOf,
  getJson,
  merchantHeaders,
  postJson,
  readCode,
  send,
} from "./calls.ts";

/**
 * Payments with a code, each request beside its floor. `made` receives the session of every
 * payment that is measured.
 */
const create: Operation = { name: "create the session", target: 0.9, ...floors.createSession };
const open: Operation = { name: "open the checkout", target: 0.95, ...floors.openCheckout };
const resolve: Operation = { name: "resolve-payer", target: null, ...floors.resolvePayer };
const select: Operation = { name: "select-auth", target: null, ...floors.selectAuth };

const confirmSame: Operation = {
  ...{ name: "confirm, within a bank", target: null },
  ...floors.confirmSame,
};
const confirmCross: Operation = {
  ...{ name: "confirm, across banks", target: null },
  ...floors.confirmCross,
};
const refund: Operation = { name: "refund", target: null, ...floors.refund };

export const samePayments = ({ running: { world } }: Bench, made: string[]): Journey => {
  const next = customersOf(world, bankOf(world).bank_handle);
  return {
    whole: { name: "a payment within a bank, its five requests", target: 1 / 1.2 },
    operations: [create, open, resolve, select, confirmSame],
    async take(ask) {
      made.push(await pay(world, next(), ask, confirmSame.name, ["COMPLETED"]));
    },
  };
};

/** Only the confirmation differs from a payment within a bank. */
export const crossPayments = ({ running: { world } }: Bench): Journey => {
  const next = customersOf(world, bankOf(world, 1).bank_handle);
  return {
    operations: [confirmCross],
    async take(ask) {
      const onlyConfirm: Ask = (name, call) =>
        name === confirmCross.name ? ask(name, call) : send(call);
      const states = ["SETTLEMENT_PENDING", "COMPLETED"];
      await pay(world, next(), onlyConfirm, confirmCross.name, states);
    },
  };
};

/** Of a payment that `send` has made just before. */
export const refunds = ({ running: { world } }: Bench): Journey => {
  const next = customersOf(world, bankOf(world).bank_handle);
  const { base_url } = gatewayOf(world);
  return {
    operations: [refund],
    async take(ask) {
      const unmeasured: Ask = (_, call) => send(call);
      const id = await pay(world, next(), unmeasured, confirmSame.name, ["COMPLETED"]);
      const path = `${base_url}/api/v1/payments/${id.replace("ps_", "pay_")}/refunds`;
      await ask(refund.name, postJson(path, { amount: 1 }, merchantHeaders(world)));
    },
  };
};

/** Pays and returns the session's id. */
export const pay = async (
  world: World,
  customer: Customer,
  ask: Ask,
  confirm: string,
  states: readonly string[],
  terms: object = {},
): Promise<string> => {
  const { base_url } = gatewayOf(world);
  type Created = { session_id: string; checkout_url: string };
  const { session_id, checkout_url } = await ask<Created>(create.name, createCall(world, terms));
  const { token } = await ask<{ token: string }>(open.name, getJson(checkout_url));
  const step = (name: string, body: object) =>
    postJson(`${base_url}/api/v1/payments/sessions/${session_id}/${name}`, body, {
      authorization: `Bearer ${token}`,
    });
  await ask(resolve.name, step("resolve-payer", { payer_iban: customer.iban }));
  await ask(select.name, step("select-auth", { auth_mode: "OTP" }));
  const otp_code = await readCode(customer, session_id);
  const { state } = await ask<{ state: string }>(confirm, step("confirm", { otp_code }));
  if (!states.includes(state)) throw new Error(`a payment is ${state}`);
  return session_id;
};
