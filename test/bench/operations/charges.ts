import { setTimeout as sleep } from "node:timers/promises";
import type { World } from "../../../scripts/local/world.ts";
import { floors } from "../floor/floors.ts";
import type { Bench, Journey, Operation } from "../operation.ts";
import {
  bankOf,
  customersOf,
  gatewayOf,
  getJson,
  merchantHeaders,
  postJson,
  readCode,
  send,
} from "./calls.ts";

/**
 * The request that charges a mandate. The answer comes before the bank is asked. A mandate has one
 * unfinished charge, so each waits for the end of the one before it, which is not measured.
 */
const charge: Operation = {
  ...{ name: "charge a mandate", target: 0.8, stores: "MandateObject" },
  ...floors.charge,
};

/** A mandate that lists all its charges need not ask their objects; beyond that it lists a part. */
const EACH = 20;

export const charges = async ({ running: { world } }: Bench): Promise<Journey> => {
  const headers = merchantHeaders(world);
  let mandate = "";
  return {
    operations: [charge],
    async take(ask, count) {
      if (count % EACH === 0) {
        mandate = `${gatewayOf(world).base_url}/api/v1/mandates/${await approvedMandate(world)}`;
      }
      const reference = `invoice-${count}`;
      const keyed = { ...headers, "idempotency-key": reference };
      const call = postJson(`${mandate}/charge`, { amount: 1, reference }, keyed);
      const { status } = await ask<{ status: string }>(charge.name, call);
      if (status !== "PROCESSING") throw new Error(`a charge is ${status}`);
      type Period = { current_period: { reserved: number } | null };
      const isOver = async () =>
        (await send<Period>(getJson(mandate, headers))).current_period?.reserved === 0;
      while (!(await isOver())) await sleep(5);
    },
  };
};

/** One that can be charged as often as the bench wants. */
const approvedMandate = async (world: World): Promise<string> => {
  const { base_url } = gatewayOf(world);
  const customer = customersOf(world, bankOf(world).bank_handle)();
  type Created = { mandate_id: string; approval_url: string };
  const terms = {
    ...{ amount: 100, currency: world.currency },
    ...{ frequency: "ON_DEMAND", max_total: 1_000_000 },
  };
  const { mandate_id, approval_url } = await send<Created>(
    postJson(`${base_url}/api/v1/recurring/mandates`, terms, merchantHeaders(world)),
  );
  const { token } = await send<{ token: string }>(getJson(approval_url));
  const step = (name: string, body: object) =>
    send(
      postJson(`${base_url}/mandates/${mandate_id}/authorisation/${name}`, body, {
        "x-gateway-auth-session": token,
      }),
    );
  await step("payer", { payer_iban: customer.iban });
  await step("start", { auth_mode: "OTP" });
  await step("confirm", { otp_code: await readCode(customer, mandate_id) });
  return mandate_id;
};
