import type { InferOutput } from "valibot";
import { maskIbansIn } from "../../../base/kernel/iban.ts";
import { type Result, refuse } from "../../../base/kernel/result.ts";
import { type Call, type Reply, reply, replyWith } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { objects } from "../../../base/platform/lists-schema.ts";
import { listObjects, ofOwner, withStatus } from "../../../frame/objects/object-list.ts";
import type { CallNote, Turn } from "../../../frame/objects/turn.ts";
import type { BankCaller } from "../../../network/parties/guards.ts";
import { consentById, type RevokingCaller } from "../consent-record.ts";
import { consentKind } from "../kind.ts";
import type { ConsentPath, consentRevokedRequest, ownConsentFilters } from "../requests.ts";
import { type TppCaller, tppViewerOf } from "../tpp-caller.ts";
import type { ConsentAnswer } from "../views.ts";

type ConsentCall = Call<GatewayEnv, TppCaller, unknown, ConsentPath>;

/** GET /ob/consents/{id}. Another TPP's consent is not found. */
export const readConsentStep = async ({ env, caller, path }: ConsentCall): Promise<Result<Reply>> =>
  replyWith(await consentById(env, path.id)?.view({ view: "consent", ...tppViewerOf(caller) }));

type Filters = InferOutput<typeof ownConsentFilters>;

/** GET /ob/consents: the TPP's consents, newest first. */
export const listConsentsStep = async ({
  env,
  caller,
  query,
}: Call<GatewayEnv, TppCaller, unknown, unknown, Filters>): Promise<Result<Reply>> => {
  const { tpp_id, mode } = caller.tpp;
  const { status, bank_handle } = query;
  const owner = { kind: "TPP", id: tpp_id } as const;
  const listed = await listObjects<ConsentAnswer>({
    env,
    owner,
    condition: ofOwner(owner, mode, consentKind.kind),
    filters: [
      { column: objects.status, value: status },
      { column: objects.bankHandle, value: bank_handle },
    ],
    query,
    read: (id) => consentById(env, id)?.view({ view: "consent", tpp_id, mode }),
  });
  return listed.ok ? reply(200, withStatus(listed.value, status)) : listed;
};

/** Revokes a consent; null if no consent has this id. */
export const revokeConsent = async (
  { env, correlationId, traceparent }: Pick<Call<GatewayEnv>, "env"> & CallNote,
  consentId: string,
  by: RevokingCaller,
  reason: string | null,
): Promise<Turn | null> => {
  const note = { correlationId, ...(traceparent ? { traceparent } : {}) };
  return (await consentById(env, consentId)?.act({ type: "revoke", by, reason }, note)) ?? null;
};

/**
 * DELETE /ob/consents/{id}: ends the consent and all its tokens at once. Repeated, it answers 204
 * again.
 */
export const deleteConsentStep = async (
  call: Call<GatewayEnv, TppCaller, unknown, ConsentPath>,
): Promise<Result<Reply>> => {
  const by = { kind: "TPP", ...tppViewerOf(call.caller) } as const;
  const turn = await revokeConsent(call, call.path.id, by, null);
  if (!turn) return refuse("NOT_FOUND");
  return turn.refusal ?? reply(204, null);
};

/**
 * POST /gateway/callback/consent-revoked: the consent has ended at its bank. The bank repeats the
 * report until it is accepted, so it is accepted too if the consent has already ended in another
 * way. The TPP reads the bank's reason, so account numbers in it are masked.
 * @rule B8.2
 */
export const consentRevokedStep = async (
  call: Call<GatewayEnv, BankCaller, InferOutput<typeof consentRevokedRequest>>,
): Promise<Result<Reply>> => {
  const { bank_id, mode } = call.caller;
  const by = { kind: "BANK", bank_id, mode } as const;
  const { consent_id, reason } = call.body;
  const turn = await revokeConsent(call, consent_id, by, reason && maskIbansIn(reason));
  if (!turn) return refuse("NOT_FOUND");
  return turn.refusal ?? reply(202, { accepted: true });
};
