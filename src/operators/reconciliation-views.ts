import { maskIban } from "../kernel/iban.ts";
import type { Movement } from "../payments/movements.ts";
import type { PaymentSessionRecord } from "../payments/session-record.ts";
import { isoTime } from "../platform/clock.ts";
import { decisionFor } from "../transfers/settle.ts";
import {
  type OperatorOutcome,
  type OperatorWord,
  readInstruction,
  type Transfer,
} from "../transfers/transfer.ts";

/** What the operator's people see of a movement: all that its object knows, IBANs masked. */
export const movementView = (
  { terms }: PaymentSessionRecord,
  { movement, amount, transfer }: Movement,
) => {
  const { attention, answer, credit } = transfer;
  const { debtor_iban, creditor_iban } = readInstruction(transfer);
  return {
    payment_id: terms.payment_id,
    movement: movement === "" ? null : movement,
    merchant_id: terms.merchant_id,
    mode: terms.mode,
    reason: attention?.reason ?? null,
    since: optionalTime(attention?.since),
    resolved_at: optionalTime(attention?.resolved_at),
    state: transfer.state,
    amount,
    currency: terms.currency,
    reference: terms.reference,
    end_to_end_id: transfer.end_to_end_id,
    route_type: transfer.route_type,
    debtor: { bank_handle: transfer.debtor_bank, masked_iban: maskIban(debtor_iban) },
    creditor: { bank_handle: transfer.creditor_bank, masked_iban: maskIban(creditor_iban) },
    decided_at: isoTime(transfer.decided_at),
    not_after: isoTime(transfer.not_after),
    attempts_open: transfer.attempts_open,
    answer,
    credit: credit && { ...credit, credited_at: isoTime(credit.credited_at) },
    failure: transfer.failure,
    funds: transfer.funds,
    late_money: transfer.late_money.map((late) => ({ ...late, at: isoTime(late.at) })),
    proposal: transfer.proposal && wordView(transfer.proposal),
    decisions: transfer.decisions.map(({ proposal, ...decision }) => ({
      ...wordView(decision),
      proposal: proposal && wordView(proposal),
    })),
  };
};

/**
 * The answer of a settle call: made of what was said and nothing that changes later, so that the
 * same call gets the same answer again.
 */
export const settlementView = (
  paymentId: string,
  movement: string,
  transfer: Transfer,
  outcome: OperatorOutcome,
) => {
  const decision = decisionFor(transfer, outcome);
  const proposal = decision ? decision.proposal : transfer.proposal;
  return {
    payment_id: paymentId,
    movement: movement === "" ? null : movement,
    outcome,
    status: decision ? "SETTLED" : "PROPOSED",
    proposal: proposal && wordView(proposal),
    decision: decision && wordView(decision),
    /** Who has to send the same outcome before anything happens. */
    awaits: decision ? null : { roles: ["operator", "owner"], other_than: proposal?.actor ?? null },
  } as const;
};

const wordView = ({ outcome, actor, note, at }: OperatorWord) => ({
  outcome,
  actor,
  note,
  at: isoTime(at),
});

const optionalTime = (milliseconds: number | null | undefined) =>
  milliseconds === null || milliseconds === undefined ? null : isoTime(milliseconds);
