import type { GatewayEnv } from "../../../base/platform/env.ts";
import { logFault } from "../../../base/platform/log.ts";
import type { Figures } from "../../../base/platform/schema.ts";
import { callEndpoint, endpointObjectId } from "../../../network/webhooks/endpoint-address.ts";
import type { EndpointTotals, TotalsPosition } from "../../../network/webhooks/endpoint-monitor.ts";
import type { EndpointName } from "../../../network/webhooks/endpoint-record.ts";
import { add, timed } from "./figures.ts";

/** What an endpoint answered in a time span. Null if it cannot be reached. */
export const webhooksBetween = async (
  env: GatewayEnv,
  name: EndpointName,
  from: number,
  to: number,
): Promise<Figures | null> => {
  let sum: Figures = {};
  const ask = (after: TotalsPosition | null): Promise<EndpointTotals | null> =>
    callEndpoint(env, endpointObjectId(env, name), (endpoint) => endpoint.totals(from, to, after));
  try {
    let totals = await ask(null);
    while (totals) {
      const { attempts, delivered, milliseconds, next } = totals;
      const failed = attempts - delivered;
      if (attempts > 0) sum = add(sum, { webhooks: timed(attempts, failed, milliseconds) });
      totals = next && (await ask(next));
    }
    return sum;
  } catch (error) {
    logFault("endpoint not counted", error);
    return null;
  }
};
