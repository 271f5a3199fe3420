import { decideNamePayer } from "../../../approvals/approval.ts";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import type { CommandOf, Fresh } from "../../../frame/objects/state.ts";
import { isOpenOrder } from "../order-machine.ts";
import type { OrderCommand, OrderViewer, PaymentOrderRecord } from "../order-record.ts";
import { orderApproval } from "./approval.ts";
import { moveOrder, mustMoveOrder } from "./moves.ts";

/**
 * The decisions about an order before its execution, beside the customer's approval (approval.ts):
 * the naming of its account, the TPP's cancel, and its ends by time and with the consent. None does
 * I/O.
 */

/**
 * Whether the order belongs to this TPP and mode, and to the consent if a consent's token is used.
 */
export const isOrderOwner = (
  { terms }: PaymentOrderRecord,
  { tpp_id, mode, consent_id }: OrderViewer,
): boolean =>
  terms.tpp_id === tpp_id &&
  terms.mode === mode &&
  (consent_id === null || terms.consent_id === consent_id);

/**
 * Expiry is exact: any access after authorise_by finds REJECTED, however late the alarm is.
 * @rule O8.12
 */
export const timeOutIfDue = (record: PaymentOrderRecord, fresh: Fresh): PaymentOrderRecord =>
  isOpenOrder(record.state) && fresh.now >= record.authorise_by
    ? mustMoveOrder({ ...record, status_reason: "AUTHORISATION_TIMEOUT" }, "timed_out", fresh)
    : record;

/**
 * A customer who names the source account continues in this browser, with a new challenge. The
 * browser that began loses nothing.
 * @rule O6.11
 */
export const decideContinue = (
  record: PaymentOrderRecord,
  command: CommandOf<OrderCommand, "name_payer">,
): Result<PaymentOrderRecord> => {
  const named = decideNamePayer(orderApproval, record, command);
  return named.ok && command.browser_id === record.browser_id ? ok(record) : named;
};

/** The TPP or staff cancel the order. Cancelling again changes nothing. */
export const decideCancelOrder = (
  record: PaymentOrderRecord,
  command: CommandOf<OrderCommand, "cancel">,
  fresh: Fresh,
): Result<PaymentOrderRecord> => {
  if (!("operator" in command || isOrderOwner(record, command))) return refuse("NOT_FOUND");
  if (record.state === "CANCELLED") return ok(record);
  // @rule O8.6
  if (!isOpenOrder(record.state)) return refuse("PAYMENT_ORDER_NOT_CANCELLABLE");
  return moveOrder(record, "cancelled", fresh);
};

/**
 * The consent has ended. An order under way has its permit and continues; an ended order does not
 * change.
 * @rule O8.7
 */
export const decideConsentEnded = (
  record: PaymentOrderRecord,
  _: CommandOf<OrderCommand, "consent_ended">,
  fresh: Fresh,
): Result<PaymentOrderRecord> =>
  isOpenOrder(record.state)
    ? moveOrder({ ...record, status_reason: "CONSENT_REVOKED" }, "consent_ended", fresh)
    : ok(record);
