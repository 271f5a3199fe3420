import { isoTime } from "../../base/platform/clock.ts";
import type { BankRequest } from "../../network/banks/contract.ts";
import { exemptionLimits, hasRefundAuthority } from "../residents.ts";
import { accountAt, type CalledBank, type RefusalCode } from "./answers.ts";
import type { Books, Moment, SandboxAccount } from "./books.ts";
import { contentOf, type ReceivedContent } from "./challenge-content.ts";
import { payableAccount } from "./grants.ts";
import { mandateCharge } from "./mandate-charges.ts";

/**
 * The authorisation of a transfer. The bank checks its own books and refuses everything without a
 * record.
 */
type Instruction = BankRequest<"execute-transaction">;

/** Uses up the authorisation, in the transaction that debits the account. */
export type UseAuthorisation = () => void;

/** The authorisation of this transfer, or the refusal. @rule B5.5 */
export const findAuthorisation = (
  books: Books,
  caller: CalledBank,
  instruction: Instruction,
  moment: Moment,
): UseAuthorisation | RefusalCode => {
  const { type } = instruction.authorisation;
  if ((type === "REFUND") !== (instruction.purpose === "REFUND")) return "NOT_AUTHORISED";
  switch (type) {
    case "SCA":
      return answeredChallenge(books, caller, instruction, moment) ?? "NOT_AUTHORISED";
    case "EXEMPTION":
      return exemption(books, caller, instruction, moment);
    case "REFUND":
      return refundOfPayment(books, caller, instruction) ?? "NOT_AUTHORISED";
    case "MANDATE":
      return instruction.purpose === "MANDATE_CHARGE"
        ? mandateCharge(books, caller, instruction, moment)
        : "NOT_AUTHORISED";
  }
};

/** The instruction must follow the customer's answer at once, so an older answer moves nothing. */
const USE_WITHIN_MS = 5 * 60_000;

/**
 * A challenge of this gateway that is answered, unused and recent, and that showed the customer
 * exactly this account, amount and payee.
 * @rule B5.4
 */
const answeredChallenge = (
  books: Books,
  caller: CalledBank,
  instruction: Instruction,
  moment: Moment,
): UseAuthorisation | null => {
  const challenge = books.challenges.get(instruction.authorisation.reference);
  if (!challenge) return null;
  const matches =
    challenge.originator === caller.originator &&
    challenge.session_id === instruction.session_id &&
    challenge.iban === instruction.debtor_iban &&
    wasShown(contentOf(challenge), instruction) &&
    (challenge.state === "VERIFIED" || challenge.state === "APPROVED") &&
    moment.now < challenge.expires_at + USE_WITHIN_MS &&
    challenge.used_by === null;
  if (!matches) return null;
  return () => books.challenges.put({ ...challenge, used_by: instruction.end_to_end_id });
};

/** The challenge that a payment of this purpose needs. */
const challengeFor: { readonly [Purpose in Instruction["purpose"]]?: string } = {
  CHECKOUT: "PAYMENT",
  PAYMENT_ORDER: "PAYMENT_ORDER",
};

/** The customer must have read exactly this amount and payee [RTS Art. 5]. */
const wasShown = (shown: ReceivedContent, instruction: Instruction): boolean =>
  (shown.purpose === "PAYMENT" || shown.purpose === "PAYMENT_ORDER") &&
  shown.purpose === challengeFor[instruction.purpose] &&
  shown.amount === instruction.amount &&
  shown.currency === instruction.currency &&
  shown.creditor_name === instruction.creditor_name &&
  (shown.purpose === "PAYMENT" || shown.creditor_iban === instruction.creditor_iban);

/**
 * A refund returns money to the account it came from. It needs a payment that arrived on a
 * merchant's account, the merchant's refund authority, and room: all refunds of a payment never
 * exceed it. One that the rail returned does not count. The gateway counts for itself, so a fault
 * in either count shows.
 */
const refundOfPayment = (
  books: Books,
  caller: CalledBank,
  instruction: Instruction,
): UseAuthorisation | null => {
  const account = accountAt(books, caller.bank, instruction.debtor_iban);
  if (account?.kind !== "merchant" || !hasRefundAuthority(account.iban)) return null;
  const { reference } = instruction.authorisation;
  const received = receivedPayment(books, caller.originator, account, reference);
  if (received?.debtor_iban !== instruction.creditor_iban) return null;
  if (received.currency !== instruction.currency) return null;
  const given = refundedMinor(books, caller, reference);
  if (given + instruction.amount > received.amount) return null;
  const { originator } = caller;
  const { end_to_end_id, amount } = instruction;
  return () =>
    books.refunds.put({
      bank: caller.bank.handle,
      originator,
      end_to_end_id,
      refund_of: reference,
      amount,
    });
};

/** The payment of this name whose money is on the account: over the rail, or booked at the bank. */
const receivedPayment = (
  books: Books,
  originator: string,
  account: SandboxAccount,
  name: string,
) => {
  const carried = books.rail_payments.get(originator, name);
  if (carried) {
    const landed = carried.status === "CREDITED" && carried.creditor_iban === account.iban;
    return landed ? carried : null;
  }
  const booked = books.transfers.get(account.bank, originator, name);
  return booked?.status === "BOOKED" && booked.creditor_iban === account.iban ? booked : null;
};

/** The total of a payment's refunds. A refund that came back from the rail does not count. */
const refundedMinor = (books: Books, { bank, originator }: CalledBank, refundOf: string): number =>
  books.refunds
    .list({ bank: bank.handle, originator, refund_of: refundOf })
    .filter(({ end_to_end_id }) => {
      const status = books.transfers.get(bank.handle, originator, end_to_end_id)?.status;
      return status === "BOOKED" || status === "SUBMITTED";
    })
    .reduce((sum, refund) => sum + refund.amount, 0);

/**
 * Small payment orders that need no new approval, because of the consent. The bank applies its own
 * limits to what it has moved itself: for every gateway together, and only while the customer's own
 * record of the consent covers the account.
 */
const exemption = (
  books: Books,
  caller: CalledBank,
  instruction: BankRequest<"execute-transaction">,
  moment: Moment,
): (() => void) | RefusalCode => {
  if (instruction.purpose !== "PAYMENT_ORDER") return "NOT_AUTHORISED";
  const { authorisation, debtor_iban, end_to_end_id, amount } = instruction;
  const payable = payableAccount(books, caller, authorisation.reference, debtor_iban, moment);
  if (!payable) return "NOT_AUTHORISED";
  const day = isoTime(moment.now).slice(0, 10);
  const { account, isChosen } = payable;
  if (!isChosen || !isWithinLimits(books, account, amount, day)) return "SCA_REQUIRED";
  const { originator } = caller;
  const { bank, iban } = account;
  return () => books.exemptions.put({ bank, originator, end_to_end_id, iban, day, amount });
};

/** An amount equal to a limit is within it. */
const isWithinLimits = (
  books: Books,
  account: SandboxAccount,
  amountMinor: number,
  day: string,
): boolean => {
  const { single, daily } = exemptionLimits(account);
  return amountMinor <= single && movedMinor(books, account, day) + amountMinor <= daily;
};

/**
 * The sum that left the account without approval on this UTC day. Returned money does not count.
 */
const movedMinor = (books: Books, { bank, iban }: SandboxAccount, day: string): number =>
  books.exemptions
    .list({ bank, iban, day })
    .filter(({ originator, end_to_end_id }) => {
      const status = books.transfers.get(bank, originator, end_to_end_id)?.status;
      return status === "BOOKED" || status === "SUBMITTED";
    })
    .reduce((sum, { amount }) => sum + amount, 0);
