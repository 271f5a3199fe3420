import { ok, type Result, refuse, refuseField } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import type { Call, Reply } from "../../base/platform/edge.ts";
import { type GatewayEnv, isLocal } from "../../base/platform/env.ts";
import { readIdempotencyKey, requestHash } from "../../base/platform/idempotency-key.ts";
import { checkReturnAddress } from "../../base/platform/targets.ts";
import { type CreateOutcome, replyCreated, takeCreated } from "../../frame/objects/turn.ts";
import { readMerchant, refuseMode } from "../../network/parties/merchants.ts";
import { readSettings } from "../../network/parties/read-settings.ts";
import { mandateAddress, mandateById, mandateStub } from "./address.ts";
import { findAppParties } from "./app-parties.ts";
import { mandateApprovalPage } from "./approval-routes.ts";
import { askedTerms, checkNotice } from "./asked-terms.ts";
import type { MandateCaller } from "./mandate-caller.ts";
import type { MandateTerms } from "./mandate-record.ts";
import { authoriseBy } from "./mandate-times.ts";
import type { CreateMandate } from "./requests.ts";
import type { MandateAnswer } from "./views.ts";

export type CreateMandateCall = Call<GatewayEnv, MandateCaller, CreateMandate>;

/**
 * POST /recurring/mandates. With an idempotency key the object is addressed by name and asked
 * first: a repeated request gets the first answer, even if something has changed since. The
 * customer's alias is looked up only when the page is used, so this request does not reveal whether
 * it exists.
 */
export const createMandateStep = async (call: CreateMandateCall): Promise<Result<Reply>> => {
  const { env, caller, correlationId, traceparent } = call;
  const sent = readIdempotencyKey(call.request, call.input);
  if (!sent.ok) return sent;
  const { owner, mode, consent_id } = caller;
  const hex = mandateAddress.newHex(env, ["mandate", mode, owner.kind, owner.id], sent.value);
  const mandate_id = mandateAddress.idOf(hex);
  const stub = mandateStub(env, hex);
  if (!stub) return refuse("INTERNAL");
  // The hash includes the consent, because a request under another consent is a different request.
  const input = consent_id === null ? call.input : { ...Object(call.input), consent_id };
  const request_hash = requestHash(input);
  const repeated = sent.value === null ? null : await stub.replay(request_hash);
  if (repeated) return answerOf(call, mandate_id, repeated);
  const terms = await findTerms(call, mandate_id);
  if (!terms.ok) return terms;
  const note = { correlationId, traceparent };
  const outcome = await stub.create(terms.value, { request_hash, answer: "" }, note);
  return answerOf(call, mandate_id, outcome);
};

const answerOf = (
  call: CreateMandateCall,
  mandate_id: string,
  outcome: CreateOutcome,
): Result<Reply> => {
  const created = takeCreated(call, outcome);
  return created.ok ? replyCreated(`/mandates/${mandate_id}`, created.value) : created;
};

/** The terms of a new mandate, or the refusal. Stores nothing. */
const findTerms = async (
  call: CreateMandateCall,
  mandate_id: string,
): Promise<Result<MandateTerms>> => {
  const { env, body, caller } = call;
  const created_at = now();
  const asked = askedTerms(body, created_at);
  if (!asked.ok) return asked;
  const { notice_days } = await readSettings(env);
  const noticed = checkNotice(asked.value, notice_days[caller.mode]);
  if (!noticed.ok) return noticed;
  const replaced = await checkReplaced(call);
  if (!replaced.ok) return replaced;
  const authorise_by = authoriseBy({ created_at, schedule: asked.value.schedule });
  // A TPP's consent remembers the mandate, so it is asked last.
  const parties = await (caller.app
    ? findAppParties(call, caller.app, { mandate_id, authorise_by })
    : findMerchantParties(call));
  if (!parties.ok) return parties;
  return ok({
    mandate_id,
    mode: caller.mode,
    owner: caller.owner,
    ...parties.value,
    ...asked.value,
    customer_alias: body.customer_alias,
    description: body.description,
    merchant_reference: body.merchant_reference,
    metadata: body.metadata,
    redirect_url: body.redirect_url,
    replaces: body.replaces,
    notice_days: notice_days[caller.mode],
    approval_url: mandateApprovalPage.urlOf(env, mandate_id),
    created_at,
  });
};

/** A merchant's mandate credits the merchant's present settlement account. @rule M1.10 */
const findMerchantParties = async ({ env, body, caller }: CreateMandateCall) => {
  if (body.source_account_id !== null) return refuseField("source_account_id", "is only for TPPs");
  if (body.destination !== undefined) return refuseField("destination", "is only for TPPs");
  const { owner, mode } = caller;
  if (body.redirect_url !== null) {
    const rules = { allowLocal: mode === "test" && isLocal(env), field: "redirect_url" };
    const checked = checkReturnAddress(body.redirect_url, rules);
    if (!checked.ok) return checked;
  }
  const merchant = await readMerchant(env, owner.id, mode);
  if (!merchant) return refuseMode();
  return ok({
    creditor_name: merchant.name,
    destination: { type: "iban" as const, value: merchant.settlement_iban },
    creditor_iban: merchant.settlement_iban,
    consent_id: null,
    source_account_id: null,
    app_name: null,
    optional_events: merchant.optional_events,
  });
};

/**
 * The replaced mandate's charges count in the new one, so both must have the same currency.
 * @rule M2.9
 */
const checkReplaced = async ({ env, body, caller }: CreateMandateCall): Promise<Result<null>> => {
  if (body.replaces === null) return ok(null);
  const { owner, mode, consent_id } = caller;
  const viewer = { owner, mode, consent_id };
  const view = await mandateById(env, body.replaces)?.view({ view: "mandate", ...viewer });
  if (!view?.ok) return refuseField("replaces", "is not a mandate of yours");
  const { status, currency } = JSON.parse(view.value) as MandateAnswer;
  if (status !== "ACTIVE" && status !== "PAUSED") return refuseField("replaces", "is not in force");
  return currency === body.currency ? ok(null) : refuseField("currency", "differs from replaces");
};
