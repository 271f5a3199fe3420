import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { CommandOf, Fresh } from "../../frame/objects/state.ts";
import type { MerchantViewer } from "./refund-record.ts";
import { moveSession, mustMoveSession } from "./session-effects.ts";
import { isFinalSession, isOpenSession, isProcessingSession } from "./session-machine.ts";
import type { PaymentSessionRecord, SessionCommand } from "./session-record.ts";

/** The ends of a payment without its customer's approval (approval.ts). None does I/O. */

/** Any access ends a session whose time is over, because the alarm may be late. @rule P1.9 */
export const expireIfDue = (record: PaymentSessionRecord, fresh: Fresh): PaymentSessionRecord => {
  if (!isOpenSession(record.state) || fresh.now < record.terms.expires_at) return record;
  return mustMoveSession({ ...record, failure: "SESSION_EXPIRED" }, "ttl_elapsed", fresh);
};

/** Whether the session is this merchant's, in this mode. @rule G6.1 */
export const isSessionOwner = (
  { terms }: PaymentSessionRecord,
  { merchant_id, mode }: MerchantViewer,
): boolean => terms.merchant_id === merchant_id && terms.mode === mode;

// @rule P1.11
export const decideCancelSession = (
  record: PaymentSessionRecord,
  { by }: CommandOf<SessionCommand, "cancel">,
  fresh: Fresh,
): Result<PaymentSessionRecord> => {
  if (by.kind === "merchant" && !isSessionOwner(record, by)) return refuse("NOT_FOUND");
  if (record.state === "CANCELLED") return ok(record);
  if (record.state === "EXPIRED") return refuse("SESSION_EXPIRED");
  if (isProcessingSession(record.state) || isFinalSession(record.state))
    return refuse("SESSION_NOT_CANCELLABLE");
  const isBound = record.browser_id !== null;
  if (by.kind === "customer" && isBound && record.browser_id !== by.browser_id) {
    return refuse("CONTINUED_ELSEWHERE");
  }
  return moveSession(record, "cancelled", fresh);
};
