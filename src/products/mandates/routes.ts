import * as v from "valibot";
import { chargeId, line, mandateId, named } from "../../base/kernel/fields.ts";
import { maskIbansIn } from "../../base/kernel/iban.ts";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { emptyRequest, json } from "../../base/platform/contract.ts";
import { type Call, type Reply, type Route, reply, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { listOf, pageQuery } from "../../base/platform/lists.ts";
import { followTurn } from "../../frame/objects/perform.ts";
import { bankFaults } from "../../network/banks/bank-client.ts";
import { type BankCaller, bankKey } from "../../network/parties/guards.ts";
import { accepted } from "../payments/answers.ts";
import * as answers from "./answers.ts";
import { mandateKind } from "./kind.ts";
import { type MandateCommand, mandateById } from "./mandate-record.ts";
import * as requests from "./requests.ts";
import { mandateReader, merchantOrTpp } from "./verbs/caller.ts";
import {
  cancelChargeStep,
  createChargeStep,
  listChargesStep,
  readChargeStep,
  retryChargeStep,
} from "./verbs/charges.ts";
import { createMandateStep } from "./verbs/create-mandate.ts";
import {
  cancelMandateStep,
  confirmMandateFundsStep,
  listMandatesStep,
  pauseMandateStep,
  readMandateStep,
  resumeMandateStep,
} from "./verbs/mandates.ts";

/** The addresses of mandates and their charges, for merchants and TPPs (M1.13, M1.16). */
const mandates = "/mandates";
const oneMandate = `${mandates}/:id`;
const charges = `${oneMandate}/charges`;
const oneCharge = `${charges}/:charge_id`;

const mandateRows: readonly Route<GatewayEnv>[] = [
  route({
    id: "createMandate",
    method: "POST",
    // @rule M1.13
    paths: ["/recurring/mandates", "/mandates/create"],
    summary: "Create a mandate",
    description:
      "AWAITING_CUSTOMER_AUTH: send the customer to approval_url, within 24 hours. ON_DEMAND needs " +
      "max_total, AUTOMATIC needs FIXED. Only a TPP names accounts, and only then are they looked up.",
    guard: merchantOrTpp,
    body: requests.createMandateRequest,
    idempotent: true,
    answers: { 201: answers.createdMandate },
    refusals: [
      "CONSENT_REVOKED",
      "DESTINATION_NOT_FOUND",
      "DESTINATION_MISMATCH",
      "SAME_ACCOUNT",
      "CURRENCY_MISMATCH",
      "ROUTE_NOT_AVAILABLE",
      "DIRECTORY_UNAVAILABLE",
      "REGISTRY_UNAVAILABLE",
      ...bankFaults,
    ] as const,
    step: createMandateStep,
  }),
  route({
    id: "listMandates",
    method: "GET",
    paths: [mandates],
    summary: "List mandates, newest first",
    description:
      "New ones appear within seconds; each is shown in its current state. A consent's token lists " +
      "the mandates of that consent. A short page may still have a next_cursor.",
    guard: mandateReader,
    query: requests.ownMandateFilters,
    answers: { 200: listOf(answers.mandate) },
    step: listMandatesStep,
  }),
  route({
    id: "readMandate",
    method: "GET",
    paths: [oneMandate],
    summary: "Read a mandate",
    description: "In its current state, with what its current period has charged.",
    guard: mandateReader,
    path: requests.mandatePath,
    answers: { 200: answers.mandate },
    step: readMandateStep,
  }),
  route({
    id: "cancelMandate",
    method: "POST",
    paths: [`${oneMandate}/cancel`],
    summary: "Cancel a mandate",
    description:
      "An announced charge is cancelled with it; one in flight finishes. A repeat gets the same " +
      "answer.",
    guard: mandateReader,
    path: requests.mandatePath,
    body: emptyRequest,
    answers: {
      200: json(answers.mandate, {
        status: "CANCELLED",
        current_period: null,
        cancelled_by: "MERCHANT",
      }),
    },
    refusals: ["INVALID_STATE"],
    step: cancelMandateStep,
  }),
  route({
    id: "pauseMandate",
    method: "POST",
    paths: [`${oneMandate}/pause`],
    summary: "Pause a mandate",
    description:
      "Nothing is charged until it resumes, on resume_on or by resume. Its periods go on. An " +
      "announced charge whose day comes meanwhile is cancelled.",
    guard: mandateReader,
    path: requests.mandatePath,
    body: requests.pauseRequest,
    answers: { 200: json(answers.mandate, { status: "PAUSED", resume_on: "2027-01-15" }) },
    refusals: ["INVALID_STATE"],
    step: pauseMandateStep,
  }),
  route({
    id: "resumeMandate",
    method: "POST",
    paths: [`${oneMandate}/resume`],
    summary: "Resume a paused mandate",
    description: "It is ACTIVE at once. Its periods went on while it was paused.",
    guard: mandateReader,
    path: requests.mandatePath,
    body: emptyRequest,
    answers: { 200: answers.mandate },
    refusals: ["INVALID_STATE"],
    step: resumeMandateStep,
  }),
  route({
    id: "confirmMandateFunds",
    method: "POST",
    paths: [`${oneMandate}/funds-confirmation`],
    summary: "Ask whether the payer's account has an amount",
    description:
      "Only where the payer's bank offers balances, and at most for the amount of one charge. " +
      "Nothing is reserved. At most ten different amounts an account and day (UTC), then 429; the " +
      "same amount again is free.",
    guard: merchantOrTpp,
    path: requests.mandatePath,
    body: requests.mandateFundsRequest,
    answers: { 200: answers.mandateFunds },
    refusals: [
      "MANDATE_NOT_ACTIVE",
      "MANDATE_LIMIT_EXCEEDED",
      "MANDATE_REVOKED",
      "INSUFFICIENT_SCOPE",
      ...bankFaults,
    ] as const,
    step: confirmMandateFundsStep,
  }),
];

/** @rule M3.26 */
const chargeRows: readonly Route<GatewayEnv>[] = [
  route({
    id: "createCharge",
    method: "POST",
    // @rule M3.18
    paths: ["/recurring/mandates/:id/charge", "/mandates/:id/charge"],
    summary: "Charge a mandate",
    description:
      "PROCESSING without a charge_date ahead, else SCHEDULED. It ends with " +
      "mandate.charge.completed, failed or cancelled.",
    guard: merchantOrTpp,
    path: requests.mandatePath,
    body: requests.chargeRequest,
    idempotent: true,
    answers: { 201: answers.createdCharge },
    refusals: [
      "MANDATE_NOT_ACTIVE",
      "MANDATE_NOT_STARTED",
      "CHARGE_IN_PROGRESS",
      "MANDATE_LIMIT_EXCEEDED",
      "MANDATE_AMOUNT_FIXED",
      "NOTICE_REQUIRED",
    ] as const,
    step: createChargeStep,
  }),
  route({
    id: "listCharges",
    method: "GET",
    paths: [charges],
    summary: "List the charges of a mandate, newest first",
    description: "Each with its attempts, in its current state.",
    guard: mandateReader,
    path: requests.mandatePath,
    query: pageQuery,
    answers: { 200: listOf(answers.charge) },
    step: listChargesStep,
  }),
  route({
    id: "readCharge",
    method: "GET",
    paths: [oneCharge],
    summary: "Read a charge",
    description: "With its attempts, and whether and until when it can be retried.",
    guard: mandateReader,
    path: requests.chargePath,
    answers: { 200: answers.charge },
    step: readChargeStep,
  }),
  route({
    id: "cancelCharge",
    method: "POST",
    paths: [`${oneCharge}/cancel`],
    summary: "Cancel an announced charge",
    description: "Possible until the day before its charge_date ends. A repeat is the same.",
    guard: mandateReader,
    path: requests.chargePath,
    body: emptyRequest,
    answers: { 200: answers.cancelledCharge },
    refusals: ["INVALID_STATE"],
    step: cancelChargeStep,
  }),
  route({
    id: "retryCharge",
    method: "POST",
    paths: [`${oneCharge}/retry`],
    summary: "Try a failed charge again",
    description:
      "At most 3 times in 7 days, one a day, while the mandate is ACTIVE. The charge keeps its id " +
      "and its period. Another charge of the mandate under the same key is refused.",
    guard: merchantOrTpp,
    path: requests.chargePath,
    body: requests.retryRequest,
    idempotent: true,
    answers: { 200: answers.retriedCharge },
    refusals: ["CHARGE_NOT_RETRYABLE", "CHARGE_IN_PROGRESS", "MANDATE_LIMIT_EXCEEDED"],
    step: retryChargeStep,
  }),
];

export const mandateRoutes: readonly Route<GatewayEnv>[] = [...mandateRows, ...chargeRows];

/**
 * The reports of a payer's bank about mandates and announced charges (B8.3, B8.4). A bank repeats
 * each report until it is accepted, so a report about an ended mandate or charge is accepted too.
 */
const mandateCancelledRequest = v.pipe(
  v.object({
    mandate_id: mandateId,
    cancelled_by: v.picklist(["CUSTOMER", "BANK"]),
    reason: v.nullish(line(140, "Why it ended.", "Ended in the bank's app"), null),
  }),
  named("MandateCancelled", "A mandate that has ended at its payer's bank."),
);

const chargeCancelledRequest = v.pipe(
  v.object({ mandate_id: mandateId, charge_id: chargeId }),
  named("ChargeCancelled", "An announced charge that the customer stopped at the bank."),
);

type BankCall<Schema extends v.GenericSchema> = Call<GatewayEnv, BankCaller, v.InferOutput<Schema>>;

const command = async (
  call: Call<GatewayEnv, BankCaller>,
  mandate: string,
  wanted: MandateCommand,
): Promise<Result<Reply>> => {
  const { env, correlationId, traceparent } = call;
  const stub = mandateById(env, mandate);
  const turn = await stub?.act(wanted, { correlationId, ...(traceparent ? { traceparent } : {}) });
  if (!stub || !turn) return refuse("NOT_FOUND");
  if (turn.refusal) return turn.refusal;
  call.waitUntil(followTurn(call, stub, mandateKind.performers, turn));
  // @rule B8.4
  return reply(202, { accepted: true });
};

/** The owner reads the bank's reason, so account numbers in it are masked. @rule B8.3 */
const mandateCancelledStep = (call: BankCall<typeof mandateCancelledRequest>) => {
  const { bank_id, mode } = call.caller;
  const { mandate_id, cancelled_by, reason } = call.body;
  const by = { kind: "BANK", bank_id, mode, cancelled_by } as const;
  return command(call, mandate_id, { type: "end", by, reason: reason && maskIbansIn(reason) });
};

/** @rule B8.3 */
const chargeCancelledStep = (call: BankCall<typeof chargeCancelledRequest>) => {
  const { bank_id, mode } = call.caller;
  const { mandate_id, charge_id } = call.body;
  const by = { kind: "BANK", bank_id, mode } as const;
  return command(call, mandate_id, { type: "cancel_charge", charge_id, by });
};

export const mandateReportRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "reportMandateCancelled",
    method: "POST",
    paths: ["/gateway/callback/mandate-cancelled"],
    summary: "Report that a mandate has ended at its payer's bank",
    description: "A charge that is under way finishes, an announced one ends CANCELLED.",
    guard: bankKey,
    body: mandateCancelledRequest,
    answers: { 202: accepted },
    refusals: ["NOT_FOUND"],
    step: mandateCancelledStep,
  }),
  route({
    id: "reportChargeCancelled",
    method: "POST",
    paths: ["/gateway/callback/charge-cancelled"],
    summary: "Report that the customer has stopped an announced charge",
    description: "A charge that is under way or has ended is refused: it can be stopped no more.",
    guard: bankKey,
    body: chargeCancelledRequest,
    answers: { 202: accepted },
    refusals: ["NOT_FOUND", "INVALID_STATE"],
    step: chargeCancelledStep,
  }),
];
