import * as v from "valibot";
import { chargeId, line, mandateId, named } from "../../base/kernel/fields.ts";
import { maskIbansIn } from "../../base/kernel/iban.ts";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { type Call, type Reply, type Route, reply, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { followTurn } from "../../frame/objects/perform.ts";
import { type BankCaller, bankKey } from "../../network/parties/guards.ts";
import { accepted } from "../payments/answers.ts";
import { mandateById } from "./address.ts";
import { mandateKind } from "./kind.ts";
import type { MandateCommand } from "./mandate-record.ts";

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
