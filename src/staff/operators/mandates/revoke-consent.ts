import type { InferOutput } from "valibot";
import { type Result, refuse } from "../../../base/kernel/result.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import { consentById } from "../../../products/consents/address.ts";
import { revokeConsent } from "../../../products/consents/end-consent.ts";
import { type AdminCall, writeEntry, writeIntention } from "../administration.ts";
import type { revokeConsentRequest } from "../requests.ts";

/**
 * `POST /admin/v1/consents/{consent_id}/revoke`: staff end a consent and every token of it. The
 * audit log says who wanted it before the object acts, and the result afterwards. The note stays
 * there: the TPP learns only that the operator did it.
 */
export const revokeConsentAsStaff = async (
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
