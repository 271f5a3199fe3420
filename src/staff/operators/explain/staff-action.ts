import type { Result } from "../../../base/kernel/result.ts";
import type { Approver } from "../../../frame/records/approvals.ts";
import type { AuditEntry } from "../../../frame/records/chain.ts";
import { type AdminCall, writeEntry, writeIntention } from "../administration.ts";

/** The id of a record that the action created, for the audit log: `refund_id`. */
type Made<Value> = (value: Value) => Record<string, unknown>;

/**
 * Acts for a member of staff: `payment.cancel` about a payment. The audit log says who wanted it
 * before anything happens (`payment.cancel_requested`), and the result afterwards (`…_accepted`,
 * `…_refused` with the code).
 */
export const actAsStaff = async <Value>(
  call: AdminCall,
  { action, subject, details }: AuditEntry,
  act: (by: Approver) => Promise<Result<Value>>,
  made: Made<Value> = () => ({}),
): Promise<Result<Value>> => {
  const entry = (result: string, more: Record<string, unknown>) => ({
    action: `${action}_${result}`,
    subject,
    details: more,
  });
  const intended = await writeIntention(call, entry("requested", details));
  if (!intended.ok) return intended;
  const done = await act(intended.value);
  const result = done.ok
    ? entry("accepted", made(done.value))
    : entry("refused", { code: done.problem.code });
  call.waitUntil(writeEntry(call, result));
  return done;
};
