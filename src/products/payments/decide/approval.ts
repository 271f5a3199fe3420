import { checkNaming, continueIn, countFailedNaming } from "../../../approvals/approval.ts";
import { approvalPart } from "../../../approvals/approval-part.ts";
import type { PageRead, ShownOwner } from "../../../approvals/approval-view.ts";
import { maskIban, maskName } from "../../../base/kernel/iban.ts";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { shownText } from "../../../base/kernel/shown.ts";
import { isoTime } from "../../../base/platform/clock.ts";
import { withEffect } from "../../../frame/objects/effects.ts";
import type { CommandOf, Fresh } from "../../../frame/objects/state.ts";
import type { ExecuteInstruction } from "../../../network/banks/contract.ts";
import { movementEffect } from "../../../network/transfers/movement-steps.ts";
import { NOT_AFTER_MS, receiptOf, startTransfer } from "../../../network/transfers/transfer.ts";
import type { PaymentToCheck } from "../last-check.ts";
import { isOpenSession, type SessionTrigger } from "../session-machine.ts";
import type { PaymentSessionRecord, SessionCommand } from "../session-record.ts";
import {
  checkoutRedirectUrl,
  confirmView,
  failureView,
  openRefusal,
  statusOfPayment,
} from "../views.ts";
import { hasLateMoney, lastRefusal, lastRefuser, nextMovement } from "./attempts.ts";
import { endAttempt, moveSession } from "./session.ts";

/** How a payment is approved by its customer, and what the checkout shows. */

type WhyNot = { code: string; message: string } | null;

/**
 * The only path to EXECUTING: the payer has approved and the last check is fresh. State,
 * instruction and its effect are committed together, before anyone calls the bank.
 */
const goAhead = (
  record: PaymentSessionRecord,
  trigger: SessionTrigger,
  fresh: Fresh,
): Result<PaymentSessionRecord> => {
  const { payer, route, terms, sca } = record;
  if (!payer || !route || !sca.challenge) return refuse("INVALID_STATE");
  const movement = nextMovement(record);
  // @rule G5.4
  const instruction: ExecuteInstruction = {
    session_id: terms.session_id,
    end_to_end_id: fresh.endToEndId(terms.created_at),
    // @rule D1.2
    originator: fresh.originator,
    originator_ref: movement === "" ? terms.payment_id : `${terms.payment_id}.${movement}`,
    not_after: isoTime(fresh.now + NOT_AFTER_MS),
    debtor_iban: payer.iban,
    creditor_iban: route.creditor.iban,
    creditor_name: terms.merchant_name,
    creditor_institution: route.creditor.institution_code,
    amount: terms.amount,
    currency: terms.currency,
    route_type: route.type,
    purpose: "CHECKOUT",
    authorisation: { type: "SCA", reference: sca.challenge.token },
    remittance: shownText(terms.reference ?? terms.session_id),
  };
  const parties = {
    mode: terms.mode,
    debtor_bank: payer.bank_handle,
    creditor_bank: route.creditor.bank_handle,
  };
  const transfer = startTransfer(instruction, parties, fresh.now);
  const moved = moveSession({ ...record, transfer }, trigger, fresh);
  if (!moved.ok) return moved;
  return ok(withEffect(moved.value, movementEffect("execute", movement, fresh.now)));
};

/**
 * The answer of confirm: the payment's state, or 422 with its final failure. The catalogue gives
 * some codes another status when they refuse a request. As the failure of a session they are final,
 * so they are 422 and never retryable.
 * @rule P3.11
 */
const outcomeOf = (record: PaymentSessionRecord): Result<object> => {
  switch (record.state) {
    case "EXPIRED":
      return refuse("SESSION_EXPIRED");
    case "CANCELLED":
      return refuse("INVALID_STATE");
    case "FAILED":
      return refuse(record.failure ?? "PAYMENT_REFUSED", { final: true });
    default: {
      // The account's refusal is the answer until the customer names one again.
      const refusal = record.payer === null ? lastRefusal(record) : null;
      return refusal === null ? ok(confirmView(record)) : refuse(refusal, { final: true });
    }
  }
};

export const paymentApproval = {
  approvalOf: (record) => record,
  withApproval: (record, changes) => ({ ...record, ...changes }),
  isOpen: ({ state }) => isOpenSession(state),
  closed: ({ state }) => refuse(state === "EXPIRED" ? "SESSION_EXPIRED" : "INVALID_STATE"),
  expiresAt: ({ terms }) => terms.expires_at,
  onSca: (record, { news, trigger, problem }, fresh) =>
    news === "authorised"
      ? goAhead(record, trigger, fresh)
      : endAttempt(record, trigger, problem, fresh),
  // @rule P5.4
  onLastCheckFailed(record, problem, fresh) {
    const trigger = problem === "PAYER_NOT_FOUND" ? "payer_switched_off" : "destination_changed";
    return moveSession({ ...record, failure: problem }, trigger, fresh);
  },

  idOf: ({ terms }) => terms.session_id,
  modeOf: ({ terms }) => terms.mode,
  askerOf: ({ terms }) => terms.merchant_id,
  purposeOf: ({ terms }) => ({
    purpose: "PAYMENT",
    amount: terms.amount,
    currency: terms.currency,
    creditor_name: terms.merchant_name,
  }),
  toCheck: ({ terms, payer, route }) =>
    ({
      merchant_id: terms.merchant_id,
      created_at: terms.created_at,
      to_settlement_account: terms.to_settlement_account,
      payer,
      route,
    }) satisfies PaymentToCheck,
  outcomeOf,

  named: (record) => ({ session_id: record.terms.session_id, status: statusOfPayment(record) }),
  redirectOf(record) {
    const address = checkoutRedirectUrl(record);
    return address === null
      ? null
      : { tpp_id: null, address, parameters: null, names_issuer: false };
  },
  partiesOf: ({ terms, payer, ...record }, isBound) => ({
    merchant_id: terms.merchant_id,
    tpp_id: null,
    bank_handle: isBound ? (payer?.bank_handle ?? null) : null,
    refused_by: isBound && payer === null ? lastRefuser(record) : null,
  }),
  // @rule P3.21
  pageOf(record, isBound) {
    const { terms, route, payer, transfer } = record;
    const failure: WhyNot = failureView(record.failure);
    const refused: WhyNot = isBound ? openRefusal(record) : null;
    return {
      state: record.state,
      amount: terms.amount,
      currency: terms.currency,
      description: terms.description,
      reference: terms.reference,
      // The account is set once the destination is resolved.
      payee: {
        name: terms.merchant_name,
        masked_iban: route ? maskIban(route.creditor.iban) : null,
        bank_name: route?.creditor.bank_name ?? null,
      },
      payer:
        isBound && payer
          ? {
              alias: payer.alias,
              display_name: maskName(payer.display_name),
              account_type: payer.account_type ?? null,
              masked_iban: maskIban(payer.iban),
              bank_name: payer.bank_name,
              available_auth_methods: payer.available_auth_methods,
            }
          : null,
      approved_at: transfer && isoTime(transfer.decided_at),
      payment_id: terms.payment_id,
      ...receiptOf(transfer, isBound),
      ...(record.state !== "COMPLETED" && hasLateMoney(record) ? { with_staff: true } : {}),
      failure,
      /** Why the last account did not pay, while another one is to be chosen. */
      refused,
      funds: transfer?.funds ?? null,
    };
  },
} satisfies ShownOwner<PaymentSessionRecord>;

export type CheckoutRead = PageRead<typeof paymentApproval>;

/** The customer's approval of a payment, as a part of its tables. */
export const paymentApprovalPart = approvalPart(paymentApproval);

// @rule P2.4
export const decideResolvePayer = (
  record: PaymentSessionRecord,
  { browser_id, payer, route }: CommandOf<SessionCommand, "resolve_payer">,
  fresh: Fresh,
): Result<PaymentSessionRecord> => {
  const moved = moveSession(record, "payer_resolved", fresh);
  if (!moved.ok) return moved;
  const allowed = checkNaming(paymentApproval, record);
  if (!allowed.ok) return allowed;
  const named = continueIn(paymentApproval, moved.value, { browser_id, payer });
  return ok({ ...named, route, payee: null });
};

/** A failed resolution counts, whatever it found out about the payee. */
export const decideResolutionFailed = (
  record: PaymentSessionRecord,
  { payee }: CommandOf<SessionCommand, "resolution_failed">,
): Result<PaymentSessionRecord> => {
  if (!isOpenSession(record.state)) return ok(record);
  const known = record.route ? null : (payee ?? record.payee);
  return ok({ ...countFailedNaming(paymentApproval, record), payee: known });
};
