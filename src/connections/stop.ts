import type { InferOutput } from "valibot";
import { consentById } from "../consents/consent-address.ts";
import { type Result, refuse } from "../kernel/result.ts";
import { mandateById } from "../mandates/mandate-address.ts";
import type { Reply } from "../platform/edge.ts";
import { type AccessCall, answerAccess } from "./answer-access.ts";
import type { stopRequest } from "./requests.ts";

/**
 * POST …/stop: ends a consent with every token of it, or a mandate with its announced charge. A
 * repeat changes nothing.
 */
export const stopStep = async (
  call: AccessCall<InferOutput<typeof stopRequest>>,
): Promise<Result<Reply>> => {
  const { env, caller: access, body, correlationId, traceparent } = call;
  const { payer, proved, mode } = access;
  if (!proved || !payer) return refuse("CHALLENGE_REQUIRED");
  const by = { kind: "CUSTOMER", iban: payer.iban, mode } as const;
  const note = { correlationId, traceparent };
  const { consent_id = "", mandate_id } = body;
  const turn =
    mandate_id === undefined
      ? await consentById(env, consent_id)?.act({ type: "revoke", by, reason: null }, note)
      : await mandateById(env, mandate_id)?.act({ type: "end", by, reason: null }, note);
  if (!turn) return refuse("NOT_FOUND");
  return turn.refusal ?? answerAccess(call, access);
};
