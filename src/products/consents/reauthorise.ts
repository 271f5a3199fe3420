import type { InferOutput } from "valibot";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import { type Call, type Reply, replyWith } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { readBankRecord } from "../../network/banks/bank-records.ts";
import { coverAll } from "../oauth/scopes.ts";
import { consentById } from "./address.ts";
import { newConsentUrl } from "./consent-page.ts";
import { offerOf } from "./create-consent.ts";
import { authorisationTerms, expiryDays } from "./new-consent.ts";
import type { ConsentPath, reauthoriseRequest } from "./requests.ts";
import { type TppCaller, tppViewerOf } from "./tpp-caller.ts";
import type { ConsentAnswer } from "./views.ts";

/**
 * POST /ob/consents/{id}/reauthorise: a new address for the customer who approved before. The
 * consent stays as it is until that customer approves again.
 */
export const reauthoriseStep = async (
  call: Call<GatewayEnv, TppCaller, InferOutput<typeof reauthoriseRequest>, ConsentPath>,
): Promise<Result<Reply>> => {
  const { env, caller, body, correlationId, traceparent } = call;
  const { id } = call.path;
  const viewer = tppViewerOf(caller);
  const stub = consentById(env, id);
  const shown = await stub?.view({ view: "consent", ...viewer });
  if (!stub || !shown) return refuse("NOT_FOUND");
  if (!shown.ok) return shown;
  const { bank_handle, scopes } = JSON.parse(shown.value) as ConsentAnswer;
  // @rule O2.7
  if (!coverAll(caller.tpp.scopes, scopes)) {
    return refuse("INSUFFICIENT_SCOPE", {
      message: "The TPP no longer has every scope of this consent. Ask for a new consent.",
    });
  }
  const bank = await readBankRecord(env, bank_handle, viewer.mode);
  if (bank?.status !== "ACTIVE" || !bank.takes_new) return refuse("BANK_UNAVAILABLE");
  const days = body.expiry_days === null ? null : expiryDays(body.expiry_days, offerOf(bank));
  if (days && !days.ok) return days;
  const when = { url: newConsentUrl(env, id), nowMs: now(), stateRequired: true };
  const authorisation = authorisationTerms(body, caller.tpp, when);
  if (!authorisation.ok) return authorisation;
  const turn = await stub.act(
    { type: "reauthorise", ...viewer, authorisation: authorisation.value },
    { correlationId, traceparent },
    { view: "consent", ...viewer },
  );
  return turn?.refusal ?? replyWith(turn?.view);
};
