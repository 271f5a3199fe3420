import type { InferOutput } from "valibot";
import { limitFundsQuestions } from "../../approvals/guard-payer.ts";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { followTurn } from "../../frame/objects/perform.ts";
import { confirmMandateFunds } from "../../network/banks/account-information.ts";
import { readBankRecord } from "../../network/banks/bank-records.ts";
import { mandateById } from "./address.ts";
import { mandateKind } from "./kind.ts";
import type { MandateViewer } from "./mandate-record.ts";
import { mandateViewerOf } from "./read-mandates.ts";
import type { MandatePath, mandateFundsRequest } from "./requests.ts";
import type { MandateGrant } from "./views.ts";

type FundsCall = Call<
  GatewayEnv,
  MandateViewer,
  InferOutput<typeof mandateFundsRequest>,
  MandatePath
>;

/**
 * POST /mandates/{id}/funds-confirmation, if the payer's bank supports it. It reserves nothing. It
 * answers only yes or no, for at most the amount of one charge and for few different amounts a day
 * (docs/decisions/155), so that nobody can find out a balance.
 */
export const confirmMandateFundsStep = async (call: FundsCall): Promise<Result<Reply>> => {
  const { env, path, body, caller } = call;
  const view = await mandateById(env, path.id)?.view({ view: "grant", ...mandateViewerOf(caller) });
  if (!view) return refuse("NOT_FOUND");
  if (!view.ok) return view;
  const { status, payer, bank_reference, ...cap } = JSON.parse(view.value) as MandateGrant;
  if (status !== "ACTIVE" || payer === null || bank_reference === null) {
    return refuse("MANDATE_NOT_ACTIVE");
  }
  // @rule M3.17
  if (body.amount > cap.amount) {
    const exceeded = { limit: "PER_CHARGE", remaining: cap.amount, resets_at: null } as const;
    return refuse("MANDATE_LIMIT_EXCEEDED", exceeded);
  }
  const bank = await readBankRecord(env, payer.bank_handle, caller.mode);
  if (bank?.bank_id !== payer.bank_id) return refuse("BANK_UNAVAILABLE");
  const granted = { iban: payer.iban, mandate_id: path.id, reference: bank_reference };
  const asked = { amount: body.amount, currency: cap.currency };
  const question = { owner: caller.owner.id, ...asked };
  const counted = await limitFundsQuestions(env, caller.mode, payer.iban, question);
  if (!counted.ok) return counted;
  const answered = await confirmMandateFunds(call, bank, granted, asked);
  switch (answered.kind) {
    case "data": {
      const { funds_available, as_of } = answered.data;
      return reply(200, { funds_available, as_of });
    }
    case "unavailable":
      return refuse(answered.problem);
    case "not_authorised":
      return refuse("FORBIDDEN", { message: "The payer's bank confirms no funds to mandates." });
    // @rule M2.5
    case "mandate_revoked":
      await endAtBank(call, bank.bank_id);
      return refuse("MANDATE_REVOKED");
  }
};

/** The mandate has already ended at the bank. */
const endAtBank = async (call: FundsCall, bank_id: string): Promise<void> => {
  const { env, path, caller, correlationId, traceparent } = call;
  const by = { kind: "BANK", bank_id, mode: caller.mode, cancelled_by: "BANK" } as const;
  const stub = mandateById(env, path.id);
  const end = { type: "end", by, reason: "MANDATE_REVOKED" } as const;
  const turn = await stub?.act(end, { correlationId, traceparent });
  if (stub && turn) call.waitUntil(followTurn(call, stub, mandateKind.performers, turn));
};
