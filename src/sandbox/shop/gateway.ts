import { now } from "../../base/platform/clock.ts";
import { GatewayError, MerchantClient } from "../../sdk/merchant.ts";
import type { WorldRequest } from "../requests.ts";

export type ShopSettings = NonNullable<WorldRequest["shop"]> & { destination: string };

/** The shop's client. A customer waits for its answers, so it tries twice and not longer. */
export const shopGateway = ({ base_url, api_key }: ShopSettings): MerchantClient =>
  new MerchantClient({
    ...{ baseUrl: base_url, apiKey: api_key, timeoutMs: 10_000, retries: 1 },
    clock: { now },
  });

/** The gateway's answer; a refusal by its code; null if there is no reliable answer. */
export type GatewayAnswer<T> = { value: T } | { refused: string } | null;

export const answerOf = async <T>(asked: Promise<T>): Promise<GatewayAnswer<T>> => {
  try {
    return { value: await asked };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return error.refused ? { refused: error.code } : null;
  }
};
