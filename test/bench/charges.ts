import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { placesIn } from "../../scripts/local/places.ts";
import { readProcessTable } from "../../scripts/local/processes.ts";
import type { World } from "../../scripts/local/world.ts";
import type { Bench } from "./comparison.ts";
import type { HttpCall } from "./http.ts";
import { floorCall, newFloorObject, type StepTimes, timed } from "./payment-orders.ts";
import { besideBankProxy, customerOf, gatewayOf, readCode, timedCall } from "./payments.ts";

/**
 * The request that charges a mandate, beside the same operations of the platform. Its answer comes
 * before the bank is asked. A mandate has one unfinished charge, so each waits for the end of the
 * one before it, which is not measured.
 */
export const measureCharges = async (
  bench: Bench,
  { charges, warmUp }: { charges: number; warmUp: number },
): Promise<StepTimes[]> => {
  const { world, stateDir, floor } = bench;
  const gatewayPid = readProcessTable(placesIn(stateDir)).gateway?.workerd_pid ?? 0;
  return besideBankProxy(world, async (proxy) => {
    const mandateId = await approvedMandate(world);
    const object = await newFloorObject(bench);
    const next = floorCall(bench, proxy, object, steps, "MandateObject");
    const times: StepTimes = { operation: "charge a mandate", steps, ours: [], floors: [] };
    for (let count = -warmUp; count < charges; count += 1) {
      const charge = chargeCall(world, mandateId, `invoice-${count}`);
      const { status, ...ours } = await timed(proxy, gatewayPid, charge);
      if (status !== "PROCESSING") throw new Error(`a charge is ${status}`);
      await untilCharged(world, mandateId);
      const floors = await timed(proxy, floor.workerdPid, next);
      if (count < 0) continue;
      times.ours.push(ours);
      times.floors.push(floors);
    }
    return [times];
  });
};

/** The charge's object is asked for an earlier answer; the mandate reserves the amount. */
const steps = ["read-new-object", "write-object"];

const headersOf = (world: World) => ({
  authorization: `Bearer ${gatewayOf(world).merchant.api_key}`,
  "content-type": "application/json",
});

const chargeCall = (world: World, mandateId: string, invoice: string): HttpCall => ({
  method: "POST",
  url: `${gatewayOf(world).base_url}/api/v1/mandates/${mandateId}/charge`,
  headers: { ...headersOf(world), "idempotency-key": invoice },
  body: JSON.stringify({ amount: 1, reference: invoice }),
});

const send = async <Body>(next: HttpCall): Promise<Body> =>
  (await timedCall<Body>(next, randomUUID())).body;

const untilCharged = async (world: World, mandateId: string): Promise<void> => {
  const url = `${gatewayOf(world).base_url}/api/v1/mandates/${mandateId}`;
  const read = { method: "GET", url, headers: headersOf(world) } as const;
  type Period = { current_period: { reserved: number } | null };
  while ((await send<Period>(read)).current_period?.reserved !== 0) await sleep(5);
};

/** One that can be charged as often as the bench wants. */
const approvedMandate = async (world: World): Promise<string> => {
  const { base_url } = gatewayOf(world);
  const customer = customerOf(world)();
  type Created = { mandate_id: string; approval_url: string };
  const { mandate_id, approval_url } = await send<Created>({
    method: "POST",
    url: `${base_url}/api/v1/recurring/mandates`,
    headers: headersOf(world),
    body: JSON.stringify({
      ...{ amount: 100, currency: world.currency },
      ...{ frequency: "ON_DEMAND", max_total: 1_000_000 },
    }),
  });
  const { token } = await send<{ token: string }>({
    method: "GET",
    url: approval_url,
    headers: { accept: "application/json" },
  });
  const step = (name: string, body: object) =>
    send({
      method: "POST",
      url: `${base_url}/mandates/${mandate_id}/authorisation/${name}`,
      headers: { "x-gateway-auth-session": token, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  await step("payer", { payer_iban: customer.iban });
  await step("start", { auth_mode: "OTP" });
  await step("confirm", { otp_code: await readCode(customer, mandate_id) });
  return mandate_id;
};
