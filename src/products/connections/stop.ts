import type { InferOutput } from "valibot";
import { type Result, refuse } from "../../base/kernel/result.ts";
import type { Reply } from "../../base/platform/edge.ts";
import { consentById } from "../consents/address.ts";
import { mandateById } from "../mandates/address.ts";
import { newAccess } from "./access.ts";
import { type AccessCall, answerAccess } from "./answer-access.ts";
import type { stopRequest } from "./requests.ts";

/**
 * POST …/sign-out: the proof ends, and the next customer at this browser begins anew.
 * @rule O6.8
 */
export const signOutStep = (call: AccessCall): Promise<Result<Reply>> =>
  answerAccess(call, newAccess(call.caller.mode));

/**
 * POST …/stop: ends a consent with every token of it, or a mandate with its announced charge. A
 * repeat changes nothing.
 * @rule O6.8
 */
export const stopStep = async (
  call: AccessCall<InferOutput<typeof stopRequest>>,
): Promise<Result<Reply>> => {
  const { env, caller: access, body, correlationId, traceparent } = call;
  const { payer, proved, mode } = access;
  if (!proved || !payer) return refuse("CHALLENGE_REQUIRED");
  const by = { kind: "CUSTOMER", iban: payer.iban, mode } as const;
  const note = { correlationId, traceparent, performs: false } as const;
  const { consent_id = "", mandate_id } = body;
  const turn =
    mandate_id === undefined
      ? await consentById(env, consent_id)?.act({ type: "revoke", by, reason: null }, note)
      : await mandateById(env, mandate_id)?.act({ type: "end", by, reason: null }, note);
  if (!turn) return refuse("NOT_FOUND");
  return turn.refusal ?? answerAccess(call, access);
};
