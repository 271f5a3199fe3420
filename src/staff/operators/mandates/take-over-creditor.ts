import type { InferOutput } from "valibot";
import { maskIban } from "../../../base/kernel/iban.ts";
import { type Result, refuse } from "../../../base/kernel/result.ts";
import { isoTime } from "../../../base/platform/clock.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import { followTurn } from "../../../frame/objects/perform.ts";
import { findCreditor } from "../../../network/directory/resolve-account.ts";
import { readMerchant } from "../../../network/parties/merchants.ts";
import { readSettings } from "../../../network/parties/read-settings.ts";
import { type ChosenRoute, judgeRoute } from "../../../network/transfers/choose-route.ts";
import { mandateById } from "../../../products/mandates/address.ts";
import { mandateKind } from "../../../products/mandates/kind.ts";
import type { MandateViewer } from "../../../products/mandates/mandate-record.ts";
import type { MandateGrant } from "../../../products/mandates/views.ts";
import { type AdminCall, writeEntry, writeIntention } from "../administration.ts";
import type { takeOverRequest } from "./mandate-schemas.ts";
import { ownerOfMandate } from "./owner-of-mandate.ts";

type TakeOverCall = AdminCall<InferOutput<typeof takeOverRequest>, { mandate_id: string }>;

/**
 * `POST /admin/v1/mandates/{mandate_id}/creditor`: the merchant's present settlement account takes
 * the mandate over. The audit log says who wanted it before the object acts, and the result
 * afterwards. 202: an approver must send the same.
 */
export const takeOverCreditor = async (call: TakeOverCall): Promise<Result<Reply>> => {
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
