import type { InferOutput } from "valibot";
import { type Result, refuse } from "../../../base/kernel/result.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import type { resolutionView } from "../../../network/transfers/views.ts";
import { type AdminCall, writeEntry, writeIntention } from "../administration.ts";
import type { resolveRequest } from "../requests.ts";
import { movementOwner } from "./movement-owners.ts";

type Resolution = ReturnType<typeof resolutionView>;

/**
 * `POST /admin/v1/reconciliation/{payment_id}/resolve`: staff resolve a movement. The audit log
 * says who wanted it before the object acts, and the result afterwards. The object stores the
 * decision too, and its moves send its owner's events. 202: an approver must send the same
 * outcome.
 */
export const resolveMovement = async (
  call: AdminCall<InferOutput<typeof resolveRequest>, { payment_id: string }>,
): Promise<Result<Reply>> => {
  const { env, correlationId, traceparent } = call;
  const { outcome, note } = call.body;
  const movement = call.body.movement ?? "";
  const stub = movementOwner(env, call.path.payment_id);
  const shown = await stub?.view({ view: "resolution_of", movement, outcome });
  if (!stub || !shown) return refuse("NOT_FOUND");
  if (!shown.ok) return shown;
  const { payment_id } = JSON.parse(shown.value) as Resolution;

  const entry = (action: string, more: Record<string, unknown>) => ({
    action: `reconciliation.${action}`,
    subject: payment_id,
    details: { movement, outcome, ...more },
  });
  const intended = await writeIntention(call, entry("requested", { note }));
  if (!intended.ok) return intended;
  const actor = intended.value;
  const auditLater = (action: string, more: Record<string, unknown>) =>
    call.waitUntil(writeEntry(call, entry(action, more)));
  const turn = await stub.act(
    { type: "resolve", movement, outcome, actor, note },
    { correlationId, traceparent },
    { view: "resolution_of", movement, outcome },
  );
  if (!turn?.view?.ok) return refuse("NOT_FOUND");
  if (turn.refusal) {
    const { code } = turn.refusal.problem;
    auditLater("refused", { code });
    return turn.refusal;
  }
  const resolution = JSON.parse(turn.view.value) as Resolution;
  const isResolved = resolution.status === "RESOLVED";
  auditLater(isResolved ? "resolved" : "proposed", {});
  return reply(isResolved ? 200 : 202, resolution);
};
