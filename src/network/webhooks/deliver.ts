import { now } from "../../base/platform/clock.ts";
import type { GatewayEnv, Pointer } from "../../base/platform/env.ts";
import { isLocal } from "../../base/platform/env.ts";
import { logFault, logInfo, logWarning } from "../../base/platform/log.ts";
import { callOut, type OutboundAnswer } from "../../base/platform/outbound.ts";
import { checkPublicTarget } from "../../base/platform/targets.ts";
import { readSigningSecrets } from "../parties/signing-secrets.ts";
import { answerExcerpt, READ_BYTES } from "./answer-excerpt.ts";
import {
  type AttemptOutcome,
  type DeliveryFailure,
  ENDPOINT_TIMEOUT_MS,
} from "./delivery-machine.ts";
import { callEndpoint } from "./endpoint-address.ts";
import { keepLevel } from "./endpoint-rows.ts";
import type { LeasedDelivery } from "./leased-delivery.ts";
import { retryAfterMs } from "./schedule.ts";
import { signatureHeaders } from "./sign.ts";

/** Follows a pointer from the queue: makes the attempt, if one is due. Never rejects. */
export const performDelivery = async (env: GatewayEnv, pointer: Pointer): Promise<void> => {
  try {
    const { object: id, effect } = pointer;
    const leased = await callEndpoint(env, id, (endpoint) => endpoint.lease(effect));
    if (leased) await deliverLeased(env, id, leased);
  } catch (error) {
    logFault("delivery not leased", error, { object: pointer.object, event_id: pointer.effect });
  }
};

/**
 * Makes one leased attempt and reports it to the endpoint's object `id`. Never rejects. A fault of
 * the gateway is not a failure of the endpoint, so it is not reported: the lease ends and the
 * attempt is made again.
 */
export const deliverLeased = async (
  env: GatewayEnv,
  id: string,
  leased: LeasedDelivery,
): Promise<void> => {
  const { event_id, attempt } = leased;
  try {
    const outcome = await makeAttempt(env, leased);
    if (!outcome) return logWarning("webhook attempt too late", { event_id, attempt });
    const { result, http_status, duration_ms } = outcome;
    const { origin } = new URL(leased.url);
    logInfo("webhook attempt", { event_id, attempt, origin, result, http_status, duration_ms });
    const changed = await callEndpoint(env, id, (endpoint) =>
      endpoint.report(event_id, attempt, outcome),
    );
    if (changed) await keepLevel(env, changed);
  } catch (error) {
    logFault("webhook attempt not reported in full", error, { event_id, attempt });
  }
};

/** Null if it was too late to send the request. */
export const makeAttempt = async (
  env: GatewayEnv,
  leased: LeasedDelivery,
): Promise<AttemptOutcome | null> => {
  const { event_id, mode, url, bytes } = leased;
  // Checked at registration and again here, because rules and names change.
  const rules = { allowLocal: isLocal(env) && mode === "test", ownBaseUrl: env.BASE_URL };
  // @rule P8.11
  if (!checkPublicTarget(url, rules).ok) return notSent("TARGET_NOT_ALLOWED");
  const secrets = await readSigningSecrets(env, leased.owner, mode);
  if (!secrets) return notSent("NO_SIGNING_SECRET");
  if (now() > leased.send_by) return null;
  const answer = await callOut({
    url,
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": "Gateway-Webhooks/1",
      traceparent: leased.traceparent,
      ...signatureHeaders(event_id, bytes, secrets, now()),
    },
    body: bytes,
    timeoutMs: ENDPOINT_TIMEOUT_MS,
    maxBytes: READ_BYTES,
  });
  return outcomeOf(answer, secrets.all);
};

/** A redirect counts as a refusal, as every answer that is no success. @rule P8.8 */
const outcomeOf = (received: OutboundAnswer, secrets: readonly string[]): AttemptOutcome => {
  const duration_ms = received.durationMs;
  if (received.kind === "lost") {
    const result = received.reason === "timeout" ? "TIMED_OUT" : "UNREACHABLE";
    return { result, http_status: null, duration_ms, retry_after_ms: null };
  }
  const { status: http_status, headers } = received;
  const answer = answerExcerpt(received.text, secrets);
  if (http_status >= 200 && http_status < 300) {
    return { result: "SUCCEEDED", http_status, duration_ms, answer };
  }
  const retry_after_ms = retryAfterMs(headers.get("retry-after"), now());
  return { result: "REFUSED", http_status, duration_ms, retry_after_ms, answer };
};

const notSent = (result: DeliveryFailure): AttemptOutcome => ({
  result,
  http_status: null,
  duration_ms: 0,
  retry_after_ms: null,
});
