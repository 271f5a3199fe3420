import * as v from "valibot";
import { callOut } from "../../base/platform/outbound.ts";
import type { WorldRequest } from "../requests.ts";

/** The shop's calls to the gateway: plain HTTP with its key, as a merchant makes them. */
export type ShopSettings = NonNullable<WorldRequest["shop"]> & { destination: string };

const TIMEOUT_MS = 10_000;

/** The gateway's answer; a refusal by its code; null if there is no reliable answer. */
export type GatewayAnswer<T> = { value: T } | { refused: string } | null;

const refusal = v.object({ error: v.object({ code: v.string() }) });

/** The key makes a repeated request safe: the gateway gives the first answer again. */
export const askGateway = async <S extends v.GenericSchema>(
  { base_url, api_key }: Pick<ShopSettings, "base_url" | "api_key">,
  path: string,
  answer: S,
  sent?: { body: object; idempotencyKey: string },
): Promise<GatewayAnswer<v.InferOutput<S>>> => {
  const outcome = await callOut({
    url: base_url + path,
    method: sent ? "POST" : "GET",
    headers: {
      authorization: `Bearer ${api_key}`,
      ...(sent
        ? { "content-type": "application/json", "idempotency-key": sent.idempotencyKey }
        : {}),
    },
    ...(sent ? { body: JSON.stringify(sent.body) } : {}),
    timeoutMs: TIMEOUT_MS,
  });
  if (outcome.kind === "lost") return null;
  const json = v.pipe(v.string(), v.parseJson());
  if (outcome.status < 300) {
    const parsed = v.safeParse(v.pipe(json, answer), outcome.text);
    return parsed.success ? { value: parsed.output } : null;
  }
  const parsed = v.safeParse(v.pipe(json, refusal), outcome.text);
  return outcome.status < 500 && parsed.success ? { refused: parsed.output.error.code } : null;
};
