import { namingsRemaining } from "../../../approvals/approval.ts";
import { challengesRemaining, noAuthorisation } from "../../../approvals/authorisation.ts";
import type { ProblemCode } from "../../../base/kernel/problems.ts";
import type { Movement } from "../../../network/transfers/movements.ts";
import {
  mayHaveBeenPaid,
  readInstruction,
  type Transfer,
} from "../../../network/transfers/transfer.ts";
import type { SessionState } from "../session-machine.ts";
import type { PaymentSessionRecord, RefusedAttempt } from "../session-record.ts";

/**
 * The attempts of one session. An account that does not pay ends its attempt, and the customer
 * chooses again. Each attempt has a movement and an end_to_end_id of its own, so a late report of
 * one is never taken for the next (docs/decisions/209). Pure.
 */

/** How often a session goes back to choosing an account. @rule P2.21 */
const MAX_RETURNS = 3;

/** What is wrong with this account, or was not done with it. Another one may pay. */
const isOfTheAccount: ReadonlySet<ProblemCode | null> = new Set([
  "INSUFFICIENT_FUNDS",
  "LIMIT_EXCEEDED",
  "PAYER_ACCOUNT_DEBIT_BLOCKED",
  "PUSH_DECLINED",
  "OTP_ATTEMPTS_EXCEEDED",
] as const);

/** Oldest first; absent in values that were stored before there were any. */
export const refusedAttempts = ({
  refused_attempts,
}: Pick<PaymentSessionRecord, "refused_attempts">): readonly RefusedAttempt[] =>
  refused_attempts ?? [];

/** Why the newest account did not pay; null if none was refused. */
export const lastRefusal = (record: PaymentSessionRecord): ProblemCode | null =>
  refusedAttempts(record).at(-1)?.failure ?? null;

/**
 * The refusal that the customer did not go on from, and the state that the session was in. Staff
 * count such an end as that bank's refusal and not as a customer who left.
 */
export const refusalAtEnd = (record: PaymentSessionRecord) => {
  const attempt = refusedAttempts(record).at(-1);
  const { state, failure, transfer } = record;
  const isLeft = transfer === null && failure === attempt?.failure;
  if (!attempt || !(state === "EXPIRED" || (state === "FAILED" && isLeft))) return null;
  return { ...attempt, state: stateOf(attempt) };
};

const stateOf = ({ transfer, failure }: RefusedAttempt): SessionState => {
  if (transfer !== null) return "EXECUTING";
  if (failure === "PUSH_DECLINED") return "PUSH_SENT";
  return failure === "OTP_ATTEMPTS_EXCEEDED" ? "OTP_SENT" : "PENDING";
};

/** The bank of that account. */
export const lastRefuser = (
  record: Pick<PaymentSessionRecord, "refused_attempts">,
): string | null => refusedAttempts(record).at(-1)?.payer.bank_handle ?? null;

/** As the bank and the rail name it: the first movement is the payment's own. */
const movementOf = ({ instruction }: Pick<Transfer, "instruction">): string => {
  const { originator_ref } = readInstruction({ instruction });
  return originator_ref.split(".")[1] ?? "";
};

/** The name of the present attempt's movement. Most payments have one attempt. */
export const presentMovement = (record: PaymentSessionRecord): string =>
  record.transfer && refusedAttempts(record).length > 0 ? movementOf(record.transfer) : "";

/** The name of the next attempt's movement, which no earlier one has. */
export const nextMovement = (record: PaymentSessionRecord): string => {
  const instructed = refusedAttempts(record).filter(({ transfer }) => transfer !== null).length;
  return instructed === 0 ? "" : `retry${instructed}`;
};

/** The movements of the attempts, the present one first. */
export const attemptMovements = (record: PaymentSessionRecord): Movement[] => {
  const { transfer, terms } = record;
  const { amount } = terms;
  const present = transfer ? [{ movement: presentMovement(record), amount, transfer }] : [];
  const refused = refusedAttempts(record).flatMap((attempt) =>
    attempt.transfer
      ? [{ movement: movementOf(attempt.transfer), amount, transfer: attempt.transfer }]
      : [],
  );
  return [...present, ...refused];
};

/** Stores an attempt's transfer; null if it is no attempt's. */
export const withAttemptTransfer = (
  record: PaymentSessionRecord,
  transfer: Transfer,
): PaymentSessionRecord | null => {
  const { end_to_end_id } = transfer;
  if (record.transfer?.end_to_end_id === end_to_end_id) return { ...record, transfer };
  const refused = refusedAttempts(record);
  const isIts = (attempt: RefusedAttempt) => attempt.transfer?.end_to_end_id === end_to_end_id;
  if (!refused.some(isIts)) return null;
  const refused_attempts = refused.map((known) => (isIts(known) ? { ...known, transfer } : known));
  return { ...record, refused_attempts };
};

/**
 * Whether a refused attempt's money has left after all, or did and may be on its way back: the rail
 * says nothing of a payment that was never sent. Then nothing else may be debited.
 * @rule P2.22
 */
export const hasLateMoney = (record: PaymentSessionRecord): boolean =>
  refusedAttempts(record).some(
    ({ transfer }) =>
      transfer !== null && (mayHaveBeenPaid(transfer) || transfer.late_money.length > 0),
  );

/**
 * Whether the bank can have had this instruction once only, and refused it. After a second call,
 * or an earlier acceptance, the refusal ends the payment.
 */
const isCertain = (transfer: Transfer | null): boolean =>
  transfer === null || (transfer.attempts_open === 1 && transfer.answer === null);

/** Whether the customer may choose another account after this refusal. */
export const mayChooseAgain = (
  record: PaymentSessionRecord,
  failure: ProblemCode | null,
  nowMs: number,
): boolean =>
  isOfTheAccount.has(failure) &&
  refusedAttempts(record).length < MAX_RETURNS &&
  nowMs < record.terms.expires_at &&
  challengesRemaining(record.sca) > 0 &&
  namingsRemaining(record) > 0 &&
  isCertain(record.transfer) &&
  !hasLateMoney(record);

/**
 * The session as before an account was named. Codes and prompts count on. The wrong codes begin
 * anew, because the account's own guard goes on counting them (P4.2).
 */
export const withRefusedAttempt = (
  record: PaymentSessionRecord,
  failure: ProblemCode,
  nowMs: number,
): PaymentSessionRecord => {
  const { payer, route, transfer, sca } = record;
  const refused = payer ? [{ payer, transfer, failure, at: nowMs }] : [];
  return {
    ...record,
    refused_attempts: [...refusedAttempts(record), ...refused],
    payer: null,
    payee: route?.creditor ?? record.payee,
    route: null,
    transfer: null,
    sca: { ...noAuthorisation, challenges: sca.challenges },
  };
};
