import { eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { limitFundsQuestions } from "../../../approvals/guard-payer.ts";
import { type Result, refuse } from "../../../base/kernel/result.ts";
import { type Call, type Reply, reply, replyWith } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { objects } from "../../../base/platform/lists-schema.ts";
import { listObjects, ofOwner, withStatus } from "../../../frame/objects/object-list.ts";
import { followTurn } from "../../../frame/objects/perform.ts";
import { confirmMandateFunds } from "../../../network/banks/account-information.ts";
import { readBankRecord } from "../../../network/banks/bank-records.ts";
import { mandateKind } from "../kind.ts";
import { isFinalMandate } from "../mandate-machine.ts";
import {
  type MandateCommand,
  type MandateView,
  type MandateViewer,
  mandateById,
} from "../mandate-record.ts";
import type {
  MandateFilters,
  MandatePath,
  mandateFundsRequest,
  PauseMandate,
} from "../requests.ts";
import type { MandateAnswer, MandateGrant } from "../views.ts";

/** GET /mandates/{id}. Another owner's mandate is not found. */
export const readMandateStep = async ({
  env,
  caller,
  path,
}: Call<GatewayEnv, MandateViewer, unknown, MandatePath>): Promise<Result<Reply>> =>
  replyWith(await mandateById(env, path.id)?.view({ view: "mandate", ...mandateViewerOf(caller) }));

/** The caller, in the form that views and commands take. */
export const mandateViewerOf = ({ owner, mode, consent_id }: MandateViewer): MandateViewer => ({
  owner,
  mode,
  consent_id,
});

/** GET /mandates: the owner's, newest first. */
export const listMandatesStep = async ({
  env,
  caller,
  query,
}: Call<GatewayEnv, MandateViewer, unknown, unknown, MandateFilters>): Promise<Result<Reply>> => {
  const viewer = mandateViewerOf(caller);
  const { status, merchant_reference } = query;
  const listed = await listObjects<MandateAnswer>({
    env,
    owner: viewer.owner,
    condition: [
      ...ofOwner(viewer.owner, viewer.mode, mandateKind.kind),
      ...(merchant_reference === undefined ? [] : [eq(objects.reference, merchant_reference)]),
    ],
    filters: [
      { column: objects.status, value: status && !isFinalMandate(status) ? "OPEN" : status },
    ],
    query,
    read: (id) => mandateById(env, id)?.view({ view: "mandate", ...viewer }),
  });
  return listed.ok ? reply(200, withStatus(listed.value, status)) : listed;
};

type MandateCall<Body = unknown> = Call<GatewayEnv, MandateViewer, Body, MandatePath>;

/**
 * Sends the mandate a command and answers its view afterwards. The effects are performed after the
 * answer.
 */
export const command = async (
  call: Pick<MandateCall, "env" | "path" | "correlationId" | "traceparent" | "waitUntil">,
  decided: MandateCommand,
  view: MandateView,
): Promise<Result<string>> => {
  const { env, path, correlationId, traceparent } = call;
  const stub = mandateById(env, path.id);
  const turn = await stub?.act(decided, { correlationId, traceparent }, view);
  if (!stub || !turn?.view) return refuse("NOT_FOUND");
  call.waitUntil(followTurn(call, stub, mandateKind.performers, turn));
  return turn.refusal ?? turn.view;
};

/** POST /mandates/{id}/cancel. A repeated request gets the same answer. */
export const cancelMandateStep = async (call: MandateCall): Promise<Result<Reply>> => {
  const viewer = mandateViewerOf(call.caller);
  const cancel = { type: "cancel", reason: null, ...viewer } as const;
  return replyWith(await command(call, cancel, { view: "mandate", ...viewer }));
};

/** POST /mandates/{id}/pause {resume_on?}. */
export const pauseMandateStep = async (call: MandateCall<PauseMandate>): Promise<Result<Reply>> => {
  const viewer = mandateViewerOf(call.caller);
  const pause = { type: "pause", resume_on: call.body.resume_on, ...viewer } as const;
  return replyWith(await command(call, pause, { view: "mandate", ...viewer }));
};

/** POST /mandates/{id}/resume. */
export const resumeMandateStep = async (call: MandateCall): Promise<Result<Reply>> => {
  const viewer = mandateViewerOf(call.caller);
  return replyWith(
    await command(call, { type: "resume", ...viewer }, { view: "mandate", ...viewer }),
  );
};

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
