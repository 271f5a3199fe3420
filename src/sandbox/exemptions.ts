import { isoTime } from "../base/platform/clock.ts";
import type { BankRequest } from "../network/banks/contract.ts";
import type { RefusalCode } from "./bank-answers.ts";
import type { CalledBank } from "./bank-caller.ts";
import type { Books, Moment, SandboxAccount } from "./books.ts";
import { payableAccount } from "./grants.ts";
import { exemptionLimits } from "./residents.ts";

/**
 * Small payment orders that need no new approval, because of the consent. The bank applies its own
 * limits to what it has moved itself: for every gateway together, and only while the customer's own
 * record of the consent covers the account.
 */
export const exemption = (
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
