import type { InferOutput } from "valibot";
import * as v from "valibot";
import { consentId } from "../../base/kernel/fields.ts";
import { maskIban } from "../../base/kernel/iban.ts";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime } from "../../base/platform/clock.ts";
import { json } from "../../base/platform/contract.ts";
import { type Reply, type Route, reply, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { followTurn } from "../../frame/objects/perform.ts";
import { bankFaults } from "../../network/banks/bank-client.ts";
import { findCreditor } from "../../network/directory/resolve-account.ts";
import { readSettings } from "../../network/parties/administration.ts";
import { readMerchant } from "../../network/parties/merchants.ts";
import { type ChosenRoute, judgeRoute } from "../../network/transfers/choose-route.ts";
import { consentById } from "../../products/consents/consent-record.ts";
import { revokeConsent } from "../../products/consents/verbs/consents.ts";
import { mandateKind } from "../../products/mandates/kind.ts";
import { type MandateViewer, mandateById } from "../../products/mandates/mandate-record.ts";
import type { MandateAnswer, MandateGrant } from "../../products/mandates/views.ts";
import { type AdminCall, changes, resolves, writeEntry, writeIntention } from "./administration.ts";
import * as answers from "./answers.ts";
import type { cancelMandateRequest, takeOverRequest } from "./mandate-schemas.ts";
import * as schemas from "./mandate-schemas.ts";
import type { revokeConsentRequest } from "./requests.ts";
import * as requests from "./requests.ts";

/** What staff do to mandates (M2.4, M3.15). */
const oneMandate = "/admin/v1/mandates/:mandate_id";

/**
 * `POST /admin/v1/mandates/{mandate_id}/cancel`: staff end a mandate. The audit log says who wanted
 * it before the object acts, and the result afterwards. The note stays there: the owner learns only
 * that the operator did it.
 */
const cancelMandateAsStaff = async (
  call: AdminCall<InferOutput<typeof cancelMandateRequest>, { mandate_id: string }>,
): Promise<Result<Reply>> => {
  const { env, correlationId, traceparent } = call;
  const { mandate_id } = call.path;
  const stub = mandateById(env, mandate_id);
  const viewer = await ownerOfMandate(env, mandate_id);
  if (!stub || !viewer) return refuse("NOT_FOUND");
  const entry = (action: string, details: Record<string, unknown>) => ({
    action: `mandate.${action}`,
    subject: mandate_id,
    details,
  });
  const intended = await writeIntention(
    call,
    entry("cancellation_requested", { note: call.body.note }),
  );
  if (!intended.ok) return intended;
  const end = { type: "end", by: { kind: "OPERATOR" }, reason: null } as const;
  const note = { correlationId, traceparent };
  const turn = await stub.act(end, note, { view: "mandate", ...viewer });
  if (!turn?.view?.ok) return refuse("NOT_FOUND");
  call.waitUntil(followTurn(call, stub, mandateKind.performers, turn));
  const { status } = JSON.parse(turn.view.value) as MandateAnswer;
  call.waitUntil(
    writeEntry(
      call,
      entry(status === "CANCELLED" ? "cancelled" : "cancellation_refused", { status }),
    ),
  );
  return turn.refusal ?? reply(200, { mandate_id, status });
};

/**
 * `POST /admin/v1/mandates/{mandate_id}/creditor`: the merchant's present settlement account takes
 * the mandate over. The audit log says who wanted it before the object acts, and the result
 * afterwards. 202: an approver must send the same.
 */
const takeOverCreditor = async (call: TakeOverCall): Promise<Result<Reply>> => {
  const { env, path, correlationId, traceparent } = call;
  const { mandate_id } = path;
  const stub = mandateById(env, mandate_id);
  const viewer = await ownerOfMandate(env, mandate_id);
  const view = viewer && (await stub?.view({ view: "grant", ...viewer }));
  if (!stub || !viewer || !view) return refuse("NOT_FOUND");
  if (!view.ok) return view;
  const route = await routeToPresentAccount(call, viewer, JSON.parse(view.value) as MandateGrant);
  if (!route.ok) return route;
  const masked_iban = maskIban(route.value.creditor.iban);
  const entry = (action: string, more: Record<string, unknown>) => ({
    action: `mandate.creditor_${action}`,
    subject: mandate_id,
    details: { masked_iban, ...more },
  });
  const intended = await writeIntention(call, entry("requested", { note: call.body.note }));
  if (!intended.ok) return intended;
  const auditLater = (action: string, more: Record<string, unknown> = {}) =>
    call.waitUntil(writeEntry(call, entry(action, more)));
  const turn = await stub.act(
    { type: "take_over_creditor", route: route.value, by: intended.value },
    { correlationId, traceparent },
    { view: "grant", ...viewer },
  );
  if (!turn?.view?.ok) return refuse("NOT_FOUND");
  if (turn.refusal) {
    auditLater("refused", { code: turn.refusal.problem.code });
    return turn.refusal;
  }
  call.waitUntil(followTurn(call, stub, mandateKind.performers, turn));
  const { proposal, ...after } = JSON.parse(turn.view.value) as MandateGrant;
  auditLater(proposal ? "proposed" : "changed");
  return reply(proposal ? 202 : 200, {
    mandate_id,
    masked_iban: maskIban(after.route?.creditor.iban ?? ""),
    proposal: proposal && {
      masked_iban: maskIban(proposal.iban),
      proposed_by: proposal.proposed_by,
      proposed_at: isoTime(proposal.proposed_at),
    },
  });
};

export const mandateAdminRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "cancelMandateAsStaff",
    method: "POST",
    paths: [`${oneMandate}/cancel`],
    summary: "Cancel a mandate",
    description: "cancelled_by becomes OPERATOR. One that has ended already is answered as it is.",
    guard: changes,
    path: schemas.staffMandatePath,
    body: schemas.cancelMandateRequest,
    answers: { 200: schemas.cancelledMandate },
    step: cancelMandateAsStaff,
  }),
  route({
    id: "takeOverCreditor",
    method: "POST",
    paths: [`${oneMandate}/creditor`],
    summary: "Let the merchant's present settlement account take a mandate over",
    description:
      "The payer's bank is told. In live mode an operator proposes (202), and the same request " +
      "with an approver's older key decides (200).",
    guard: resolves,
    path: schemas.staffMandatePath,
    body: schemas.takeOverRequest,
    answers: { 200: schemas.creditorOfMandate, 202: json(schemas.creditorOfMandate) },
    refusals: [
      "INVALID_STATE",
      "DESTINATION_NOT_FOUND",
      "SAME_ACCOUNT",
      "CURRENCY_MISMATCH",
      "ROUTE_NOT_AVAILABLE",
      "DIRECTORY_UNAVAILABLE",
      ...bankFaults,
    ] as const,
    step: takeOverCreditor,
  }),
];

type TakeOverCall = AdminCall<InferOutput<typeof takeOverRequest>, { mandate_id: string }>;

/** The route from the payer to the account that its merchant is paid on now. */
const routeToPresentAccount = async (
  { env, correlationId, traceparent }: TakeOverCall,
  { owner, mode }: MandateViewer,
  { payer, currency }: MandateGrant,
): Promise<Result<ChosenRoute>> => {
  // A TPP names its own destination. A mandate that nobody approved has no payer.
  const [merchant, settings] = await Promise.all([
    owner.kind === "MERCHANT" ? readMerchant(env, owner.id, mode, { fresh: true }) : null,
    readSettings(env, { fresh: true }),
  ]);
  if (merchant === null || payer === null) return refuse("INVALID_STATE");
  const lookUpName = () => {
    throw new Error("an IBAN is not looked up by a name");
  };
  const context = { env, mode, correlationId, traceparent, lookUpName };
  const creditor = await findCreditor(context, { type: "iban", value: merchant.settlement_iban });
  if (!creditor.ok) return creditor;
  const strategy = merchant.settlement_strategy ?? settings.settlement_strategy[mode];
  return judgeRoute({ currency, strategy }, payer, creditor.value);
};

/** Staff see a mandate as its owner does; null if there is none. */
const ownerOfMandate = async (
  env: GatewayEnv,
  mandateId: string,
): Promise<MandateViewer | null> => {
  const found = await mandateById(env, mandateId)?.look();
  if (!found) return null;
  const { ownerKind: kind, ownerId: id, mode } = found.row;
  return { owner: { kind, id }, mode, consent_id: null };
};

/**
 * `POST /admin/v1/consents/{consent_id}/revoke`: staff end a consent and every token of it. The
 * audit log says who wanted it before the object acts, and the result afterwards. The note stays
 * there: the TPP learns only that the operator did it.
 */
const revokeConsentAsStaff = async (
  call: AdminCall<InferOutput<typeof revokeConsentRequest>, { consent_id: string }>,
): Promise<Result<Reply>> => {
  const { consent_id } = call.path;
  if (!(await consentById(call.env, consent_id)?.look())) return refuse("NOT_FOUND");
  const entry = (action: string, details: Record<string, unknown>) => ({
    action: `consent.${action}`,
    subject: consent_id,
    details,
  });
  const intended = await writeIntention(
    call,
    entry("revocation_requested", { note: call.body.note }),
  );
  if (!intended.ok) return intended;
  const turn = await revokeConsent(call, consent_id, { kind: "OPERATOR" }, null);
  if (!turn) return refuse("NOT_FOUND");
  if (turn.refusal) {
    call.waitUntil(
      writeEntry(call, entry("revocation_refused", { code: turn.refusal.problem.code })),
    );
    return turn.refusal;
  }
  call.waitUntil(writeEntry(call, entry("revoked", {})));
  return reply(200, { consent_id, status: "REVOKED" });
};

/** What staff do to consents. */
export const consentAdminRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "revokeConsentAsStaff",
    method: "POST",
    paths: ["/admin/v1/consents/:consent_id/revoke"],
    summary: "Revoke a consent",
    description: "Ends every token of it at once. A REVOKED one is answered the same again.",
    guard: changes,
    path: v.object({ consent_id: consentId }),
    body: requests.revokeConsentRequest,
    answers: { 200: answers.revokedConsent },
    refusals: ["INVALID_STATE"],
    step: revokeConsentAsStaff,
  }),
];
