import { readApprover } from "../admin/staff.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { type AdminCall, commit } from "./administration.ts";

/** An action of staff about an object, for the audit log. */
interface StaffDeed {
  /** `payment.cancel` */
  action: string;
  subject: string;
  details: Record<string, unknown>;
}

/**
 * Acts for a member of staff. The audit log says who wanted it before anything happens
 * (`payment.cancel_requested`), and the result afterwards (`…_accepted`, `…_refused` with the
 * code). UNAUTHENTICATED under a key that was retired: the guard may remember it for two seconds.
 */
export const actAsStaff = async <Value>(
  call: AdminCall,
  { action, subject, details }: StaffDeed,
  act: () => Promise<Result<Value>>,
): Promise<Result<Value>> => {
  const entry = (result: string, more: Record<string, unknown>) => ({
    statements: [],
    entries: [{ action: `${action}_${result}`, subject, details: more }],
    answer: null,
  });
  const intended = await commit(call, async (db) => {
    const { retired } = await readApprover(db, call.caller.keyId);
    return retired ? refuse("UNAUTHENTICATED") : ok(entry("requested", details));
  });
  if (!intended.ok) return intended;
  const done = await act();
  const result = done.ok ? entry("accepted", {}) : entry("refused", { code: done.problem.code });
  call.waitUntil(commit(call, async () => ok(result)));
  return done;
};
