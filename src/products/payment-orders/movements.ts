import { noAuthorisation } from "../../approvals/authorisation.ts";
import { maskIban } from "../../base/kernel/iban.ts";
import type { ProblemCode } from "../../base/kernel/problems.ts";
import { shownText } from "../../base/kernel/shown.ts";
import { isoTime } from "../../base/platform/clock.ts";
import { withEffect } from "../../frame/objects/effects.ts";
import type { Fresh } from "../../frame/objects/state.ts";
import type { ExecuteInstruction } from "../../network/banks/contract.ts";
import { movementPart } from "../../network/transfers/movement-part.ts";
import {
  isMovementUnderReview,
  type MovementStep,
  movementEffect,
} from "../../network/transfers/movement-steps.ts";
import type {
  Movement,
  MovementSubject,
  TransferOwner,
} from "../../network/transfers/movements.ts";
import { NOT_AFTER_MS, startTransfer, type Transfer } from "../../network/transfers/transfer.ts";
import { mustMoveOrder } from "./decide/moves.ts";
import { isOpenOrder, type OrderTrigger } from "./order-machine.ts";
import type { OrderTerms, PaymentOrderRecord } from "./order-record.ts";

/**
 * The movements of an order: at most one without SCA, named `exempt`, and at most one that the
 * customer approved. The second begins only after the bank has refused the first with SCA_REQUIRED,
 * which is definite, so an order never pays twice.
 */
export const EXEMPT = "exempt";

/** The time in which the customer can approve, from the moment SCA is needed. @rule O8.12 */
export const AUTHORISE_MS = 15 * 60_000;

/** The movements of an order, in their order. */
const movementsOf = ({ exempt, approved, terms }: PaymentOrderRecord): Movement[] => {
  const { amount } = terms;
  return [
    ...(exempt ? [{ movement: EXEMPT, amount, transfer: exempt }] : []),
    ...(approved ? [{ movement: "", amount, transfer: approved }] : []),
  ];
};

/** The payee's name for the customer, the bank and the statement. @rule O8.8 */
export const shownPayeeName = ({ payee, creditor_name, route }: OrderTerms): string =>
  shownText(payee.name ?? creditor_name ?? maskIban(route.creditor.iban));

/** Stores the instruction and its effect, in the same commit as the state PROCESSING. */
export const beginTransfer = (
  record: PaymentOrderRecord,
  authorisation: ExecuteInstruction["authorisation"],
  fresh: Fresh,
): PaymentOrderRecord => {
  const { terms } = record;
  const { payment_order_id, source } = terms;
  const { type: route_type, creditor } = terms.route;
  const isExempt = authorisation.type === "EXEMPTION";
  const movement = isExempt ? EXEMPT : "";
  const instruction: ExecuteInstruction = {
    session_id: payment_order_id,
    end_to_end_id: fresh.endToEndId(terms.created_at),
    originator: fresh.originator,
    originator_ref: isExempt ? `${payment_order_id}.${EXEMPT}` : payment_order_id,
    not_after: isoTime(fresh.now + NOT_AFTER_MS),
    debtor_iban: source.iban,
    creditor_iban: creditor.iban,
    creditor_name: shownPayeeName(terms),
    creditor_institution: creditor.institution_code,
    amount: terms.amount,
    currency: terms.currency,
    route_type,
    purpose: "PAYMENT_ORDER",
    authorisation,
    remittance: shownText(terms.reference ?? terms.description ?? payment_order_id),
  };
  const parties = {
    mode: terms.mode,
    debtor_bank: source.bank_handle,
    creditor_bank: creditor.bank_handle,
  };
  const transfer = startTransfer(instruction, parties, fresh.now);
  const begun = withMovement(record, movement, transfer);
  return withEffect(begun, movementEffect("execute", movement, fresh.now));
};

const withMovement = (
  record: PaymentOrderRecord,
  movement: string,
  transfer: Transfer,
): PaymentOrderRecord =>
  movement === EXEMPT ? { ...record, exempt: transfer } : { ...record, approved: transfer };

/**
 * Whether an order that the bank refused without SCA may have been paid after all: bank or rail has
 * reported its money since. Then staff review it, and the customer is not asked to approve.
 */
export const mayBePaid = ({ exempt }: PaymentOrderRecord): boolean =>
  exempt?.late_money.some(({ said }) => said === "booked" || said === "credited") ?? false;

/** Whether the order waits for staff, because it may be paid after SCA_REQUIRED. */
export const isOrderUnderReview = (record: PaymentOrderRecord): boolean =>
  record.state === "PROCESSING" && record.exempt?.state === "FAILED" && record.approved === null;

/**
 * An order that may be paid leaves its customer: its time must not end it as if nothing was paid.
 * It ends once staff have acknowledged the reports: paid, unless one says that the money came back
 * and none that it was credited.
 */
const followLateMoney = (record: PaymentOrderRecord, fresh: Fresh): PaymentOrderRecord => {
  if (isOpenOrder(record.state) && mayBePaid(record)) {
    return followLateMoney(mustMoveOrder(record, "reported_as_paid", fresh), fresh);
  }
  const { exempt } = record;
  if (!exempt || !isOrderUnderReview(record) || isMovementUnderReview(exempt)) return record;
  const said = new Set(exempt.late_money.map((late) => late.said));
  const isBack = !said.has("credited") && (said.has("rejected") || said.has("returned"));
  return isBack
    ? mustMoveOrder(
        { ...record, status_reason: "SETTLEMENT_REJECTED" },
        "resolved_as_failed",
        fresh,
      )
    : mustMoveOrder(record, "resolved_as_completed", fresh);
};

/** The object that an order's movements belong to. */
const subjectOf = ({ terms, version }: PaymentOrderRecord): MovementSubject => ({
  object_id: terms.payment_order_id,
  owner: { kind: "TPP", id: terms.tpp_id },
  mode: terms.mode,
  currency: terms.currency,
  reference: terms.reference,
  version,
});

const transferOwner: TransferOwner<PaymentOrderRecord> = {
  movementsOf,
  withTransfer: withMovement,
  subjectOf,
  onStep(record, movement, step, fresh) {
    const trigger = triggerOf(movement, step);
    if (trigger === null) return movement === EXEMPT ? followLateMoney(record, fresh) : record;
    if (trigger === "sca_required") return requireSca(record, fresh);
    return mustMoveOrder({ ...record, status_reason: step.transfer.failure }, trigger, fresh);
  },
};

export const orderMovements = movementPart(transferOwner);

/** The bank answered after not_after, or no attempt was ever sent. @rule O8.16 */
const beforeExecution: ReadonlySet<ProblemCode | null> = new Set([
  "BANK_TIMEOUT",
  "BANK_UNAVAILABLE",
]);

const triggerOf = (
  movement: string,
  { trigger, refusal, transfer }: MovementStep,
): OrderTrigger | null => {
  if (trigger !== "refused") return trigger;
  if (movement === EXEMPT && refusal === "SCA_REQUIRED") return "sca_required";
  return beforeExecution.has(transfer.failure) ? "refused_before_execution" : "refused";
};

/**
 * The customer must approve the order, in a new authorisation with its own time limit.
 * @rule O8.5
 */
const requireSca = (record: PaymentOrderRecord, fresh: Fresh): PaymentOrderRecord => {
  const authorise_by = fresh.now + AUTHORISE_MS;
  return mustMoveOrder({ ...record, sca: noAuthorisation, authorise_by }, "sca_required", fresh);
};
