import type { InferOutput } from "valibot";
import { ok, type Result, refuse, refuseField } from "../../../base/kernel/result.ts";
import { now } from "../../../base/platform/clock.ts";
import { type Call, type Reply, replyWith } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { readIdempotencyKey, requestHash } from "../../../base/platform/request-body.ts";
import { type CreatedObject, replyCreated, takeCreated } from "../../../frame/objects/turn.ts";
import { type BankRecord, readBankRecord } from "../../../network/banks/bank-records.ts";
import { isEnabled } from "../../../network/banks/capabilities.ts";
import type { TppRecord } from "../../../network/parties/tpps.ts";
import { coverAll } from "../../oauth/scopes.ts";
import { isFapi2 } from "../../oauth/security-profile.ts";
import { newConsentUrl } from "../consent-page.ts";
import { consentAddress, consentById, consentStub, type NewConsent } from "../consent-record.ts";
import {
  type AskedAuthorisation,
  authorisationTerms,
  type BankOffer,
  consentScopes,
  endAfter,
  expiryDays,
} from "../new-consent.ts";
import type { ConsentPath, createConsentRequest, reauthoriseRequest } from "../requests.ts";
import { type TppCaller, tppViewerOf } from "../tpp-caller.ts";
import { type ConsentAnswer, newConsentView } from "../views.ts";

/** A TPP's request for a consent, in both forms: POST /ob/consents and PAR. */
export interface AskedConsent extends AskedAuthorisation {
  bank_handle: string;
  scopes: readonly string[];
  purpose: string | null;
  reference: string | null;
}

/** The differences between the two forms of the request. */
interface ConsentForm {
  /** Under one idempotency key each form has its own object. */
  form: "PAR" | "CONSENTS";
  /** Null if the request has none. Then it never counts as a repeat. */
  idempotencyKey: string | null;
  requestHash: string;
  /** PAR does not require a state. */
  stateRequired: boolean;
  /** The answer, which a repeated request gets too. */
  answerOf(created: NewConsent): object;
}

export interface CreatedConsent extends CreatedObject {
  consent_id: string;
}

type CreateCall = Pick<Call<GatewayEnv>, "env" | "correlationId" | "traceparent" | "waitUntil">;

/**
 * Creates a consent. With an idempotency key the object is addressed by name, so the object itself
 * serialises duplicates. A repeated request gets the first answer, even if something has changed
 * since.
 */
export const createConsent = async (
  call: CreateCall,
  tpp: TppRecord,
  asked: AskedConsent,
  { form, idempotencyKey, requestHash, stateRequired, answerOf }: ConsentForm,
): Promise<Result<CreatedConsent>> => {
  const { env, correlationId, traceparent } = call;
  const scope = ["consent", form, tpp.mode, tpp.tpp_id];
  const hex = consentAddress.newHex(env, scope, idempotencyKey);
  const consent_id = consentAddress.idOf(hex);
  const made = await newConsent(env, tpp, asked, { consent_id, stateRequired });
  if (!made.ok && idempotencyKey === null) return made;
  const stub = consentStub(env, hex);
  const creation = (terms: NewConsent) => ({
    request_hash: requestHash,
    answer: JSON.stringify(answerOf(terms)),
  });
  const outcome = made.ok
    ? await stub?.create(made.value, creation(made.value), { correlationId, traceparent })
    : await stub?.replay(requestHash);
  if (!outcome) return made.ok ? refuse("INTERNAL") : made;
  const created = takeCreated(call, outcome);
  return created.ok ? ok({ consent_id, ...created.value }) : created;
};

/** The bank's offer, as used by a new or renewed consent. */
const offerOf = (bank: BankRecord): BankOffer => ({
  ob_enabled: isEnabled(bank),
  scopes: bank.ob_scopes_supported,
  max_consent_expiry_days: bank.max_consent_expiry_days,
});

const newConsent = async (
  env: GatewayEnv,
  tpp: TppRecord,
  asked: AskedConsent,
  { consent_id, stateRequired }: { consent_id: string; stateRequired: boolean },
): Promise<Result<NewConsent>> => {
  const { mode } = tpp;
  const bank = await readBankRecord(env, asked.bank_handle, mode);
  if (!bank) return refuseField("bank_handle", "no such bank is enrolled here");
  if (bank.status !== "ACTIVE" || !bank.takes_new) return refuse("BANK_UNAVAILABLE");
  const offer = offerOf(bank);
  const scopes = consentScopes(asked.scopes, tpp, offer);
  if (!scopes.ok) return scopes;
  const days = expiryDays(asked.expiry_days, offer);
  if (!days.ok) return days;
  const created_at = now();
  const url = newConsentUrl(env, consent_id);
  const when = { url, nowMs: created_at, stateRequired };
  const authorisation = authorisationTerms({ ...asked, expiry_days: null }, tpp, when);
  if (!authorisation.ok) return authorisation;
  const terms = {
    consent_id,
    tpp_id: tpp.tpp_id,
    client_id: tpp.client_id,
    tpp_name: tpp.name,
    mode,
    bank_id: bank.bank_id,
    bank_handle: bank.bank_handle,
    scopes: scopes.value,
    purpose: asked.purpose,
    reference: asked.reference,
    created_at,
    expires_at: endAfter(created_at, days.value),
  };
  return ok({ terms, authorisation: authorisation.value });
};

/** POST /ob/consents. */
export const createConsentStep = async (
  call: Call<GatewayEnv, TppCaller, InferOutput<typeof createConsentRequest>>,
): Promise<Result<Reply>> => {
  // @rule O2.13
  if (isFapi2(call.caller.tpp)) {
    return refuse("FORBIDDEN", { message: "This TPP asks for consents at /ob/par only." });
  }
  const sent = readIdempotencyKey(call.request, call.input);
  if (!sent.ok) return sent;
  const created = await createConsent(call, call.caller.tpp, call.body, {
    form: "CONSENTS",
    idempotencyKey: sent.value,
    requestHash: requestHash(call.input),
    stateRequired: true,
    answerOf: newConsentView,
  });
  return created.ok
    ? replyCreated(`/ob/consents/${created.value.consent_id}`, created.value)
    : created;
};

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
