import { civilDate } from "../../../base/kernel/calendar.ts";
import { ok, type Result, refuse, refuseField } from "../../../base/kernel/result.ts";
import { now } from "../../../base/platform/clock.ts";
import type { Call, Reply } from "../../../base/platform/edge.ts";
import { type GatewayEnv, isLocal } from "../../../base/platform/env.ts";
import { readIdempotencyKey, requestHash } from "../../../base/platform/request-body.ts";
import { checkReturnAddress } from "../../../base/platform/targets.ts";
import { type CreateOutcome, replyCreated, takeCreated } from "../../../frame/objects/turn.ts";
import { readSettings } from "../../../network/parties/administration.ts";
import { readMerchant, refuseMode } from "../../../network/parties/merchants.ts";
import { mandateApprovalPage } from "../approval-routes.ts";
import { type MandateTerms, mandateAddress, mandateById, mandateStub } from "../mandate-record.ts";
import { authoriseBy } from "../mandate-times.ts";
import type { CreateMandate } from "../requests.ts";
import type { MandateAnswer } from "../views.ts";
import type { MandateCaller } from "./caller.ts";
import { findAppParties } from "./find-parties.ts";

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

/** The limits and the calendar of an owner's request, in one form and with the defaults. */
export type AskedTerms = Pick<
  MandateTerms,
  | "amount"
  | "currency"
  | "amount_type"
  | "max_amount_per_period"
  | "usual_amount"
  | "max_charges"
  | "max_total"
  | "schedule"
  | "collection"
>;

/**
 * Checks the rules that concern several fields or the day of the request; the schema has checked
 * each field. ON_DEMAND has one period, from the start to the end, so its only total is max_total.
 */
export const askedTerms = (body: CreateMandate, now: number): Result<AskedTerms> => {
  const frequency = body.frequency ?? body.interval;
  // @rule M1.1
  if (frequency === undefined) return refuseField("frequency", "is required, or interval");
  const end_date = body.end_date ?? body.expiry;
  const onDemand = frequency === "ON_DEMAND";
  const { amount, start_date, time_zone, amount_type, collection } = body;
  const { interval_count, max_charges, max_total, max_amount_per_period: perPeriod } = body;
  const usual = body.usual_amount;
  const today = civilDate(now, time_zone);
  const rules: readonly [field: string, broken: boolean, reason: string][] = [
    ["interval", differ(body.interval, body.frequency), "differs from frequency"],
    ["expiry", differ(body.expiry, body.end_date), "differs from end_date"],
    // @rule M1.14
    ["interval_count", onDemand && interval_count !== 1, "must be left out with ON_DEMAND"],
    ["amount_type", onDemand && amount_type === "FIXED", "must be VARIABLE with ON_DEMAND"],
    ["max_amount_per_period", onDemand && perPeriod !== null, "must be left out with ON_DEMAND"],
    // @rule M1.5
    ["max_total", onDemand && max_total === null, "is required with ON_DEMAND"],
    [
      // @rule M1.6
      "collection",
      collection === "AUTOMATIC" && amount_type !== "FIXED",
      "needs amount_type FIXED",
    ],
    ["max_amount_per_period", perPeriod !== null && perPeriod < amount, "must be at least amount"],
    [
      "max_amount_per_period",
      amount_type === "FIXED" && (perPeriod ?? amount) !== amount,
      "must be amount with FIXED, which takes one charge in a period",
    ],
    // @rule M1.21
    [
      "usual_amount",
      usual !== null && (onDemand || amount_type === "FIXED"),
      "must be left out with FIXED and ON_DEMAND",
    ],
    [
      "usual_amount",
      usual !== null && usual > (perPeriod ?? amount),
      "must be at most max_amount_per_period",
    ],
    ["max_total", max_total !== null && max_total < amount, "must be at least amount"],
    // @rule M1.4
    ["start_date", start_date !== null && start_date < today, "must be today or later"],
    [
      "end_date",
      end_date !== null && end_date < (start_date ?? today),
      "must not be before the start",
    ],
  ];
  const broken = rules.find(([, isBroken]) => isBroken);
  if (broken) return refuseField(broken[0], broken[2]);
  return ok({
    amount,
    currency: body.currency,
    amount_type,
    // @rule M1.5
    max_amount_per_period: (onDemand ? max_total : perPeriod) ?? amount,
    ...(usual === null ? {} : { usual_amount: usual }),
    max_charges,
    max_total,
    schedule: { frequency, interval_count, start_date, end_date, time_zone },
    collection,
  });
};

/**
 * AUTOMATIC announces a charge when the one before it has ended. So if each is announced longer
 * ahead than its period lasts, periods are passed over. No notice is longer than 30 days, and with
 * that no month is passed over: a charge after February is at most two days late.
 */
export const checkNotice = (
  { collection, schedule }: Pick<AskedTerms, "collection" | "schedule">,
  noticeDays: number,
): Result<null> => {
  const { frequency, interval_count } = schedule;
  const days = frequency === "DAILY" ? 1 : frequency === "WEEKLY" ? 7 : Infinity;
  // @rule M3.24
  if (collection !== "AUTOMATIC" || noticeDays <= days * interval_count) return ok(null);
  const why = `each charge is announced ${noticeDays} days ahead`;
  return refuseField("collection", `AUTOMATIC needs a longer period, because ${why}`);
};

/** Both names of one field were sent, with different values. */
const differ = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one != null && other != null && one !== other;
