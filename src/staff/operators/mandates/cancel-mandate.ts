import type { InferOutput } from "valibot";
import { type Result, refuse } from "../../../base/kernel/result.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import { followTurn } from "../../../frame/objects/perform.ts";
import { mandateById } from "../../../products/mandates/address.ts";
import { mandateKind } from "../../../products/mandates/kind.ts";
import type { MandateAnswer } from "../../../products/mandates/views.ts";
import { type AdminCall, writeEntry, writeIntention } from "../administration.ts";
import type { cancelMandateRequest } from "./mandate-schemas.ts";
import { ownerOfMandate } from "./owner-of-mandate.ts";

/**
 * `POST /admin/v1/mandates/{mandate_id}/cancel`: staff end a mandate. The audit log says who wanted
 * it before the object acts, and the result afterwards. The note stays there: the owner learns only
 * that the operator did it.
 */
export const cancelMandateAsStaff = async (
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
