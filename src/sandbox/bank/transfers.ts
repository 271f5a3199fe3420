import { canonicalJson } from "../../base/kernel/json.ts";
import { isoTime } from "../../base/platform/clock.ts";
import type { BankRequest } from "../../network/banks/contract.ts";
import { describeAccount } from "../residents.ts";
import {
  accountAt,
  answered,
  type CalledBank,
  complained,
  type RefusalCode,
  refused,
  type SandboxAnswer,
} from "./answers.ts";
import { findAuthorisation, type UseAuthorisation } from "./authorisation.ts";
import type { Books, Moment, SandboxAccount, SandboxTransfer } from "./books.ts";
import { book } from "./ledger.ts";
import { type RailPlan, submitToRail } from "./rail.ts";

/**
 * The rules of a bank (B5). The first definite answer for an end_to_end_id is final, also a
 * refusal. Nothing is booked after not_after. Nothing moves without the customer's authorisation.
 * Each function decides in one transaction of the caller.
 */
type Instruction = BankRequest<"execute-transaction">;

/** External influences on an instruction: requested faults, and the rail's answer. */
export interface Conditions {
  /** A requested refusal, or null. */
  refuse: string | null;
  /** Asked once, if nothing else prevents a cross-bank transfer. */
  offerToRail(): RailPlan | { refuse: string };
}

export const executeTransaction = (
  books: Books,
  caller: CalledBank,
  instruction: Instruction,
  moment: Moment,
  conditions: Conditions,
): SandboxAnswer => {
  const { end_to_end_id: endToEndId } = instruction;
  if (instruction.originator !== caller.originator) {
    return complained(403, "FORBIDDEN", "The key belongs to another originator.");
  }
  const fingerprint = moment.sha256(canonicalJson(instruction));
  const known = books.transfers.get(caller.bank.handle, caller.originator, endToEndId);
  // @rule B5.7
  if (known && known.fingerprint !== fingerprint) {
    return complained(409, "DUPLICATE", "This end_to_end_id was used with other content.");
  }
  // @rule B5.1 B5.2
  if (known) return { status: known.answer_status, body: JSON.parse(known.answer_body) };

  const sameBank = instruction.route_type === "SAME_BANK";
  // The rail identifies a payment by the same two ids, whichever bank submitted it.
  if (!sameBank && books.rail_payments.get(caller.originator, endToEndId)) {
    return complained(409, "DUPLICATE", "The rail knows this end_to_end_id from another bank.");
  }
  const record = { books, caller, instruction, fingerprint };
  const useUp = checkTransfer(books, caller, instruction, moment, conditions.refuse);
  if (typeof useUp === "string") return remember(record, refused(useUp, endToEndId), null);
  const plan = sameBank ? null : conditions.offerToRail();
  if (plan && "refuse" in plan) return remember(record, refused(plan.refuse, endToEndId), null);

  useUp();
  if (plan) submitToRail(books, { bank: caller.bank.handle, instruction }, moment, plan);
  else book(books, instruction, instruction, moment);
  const transferRef = `${caller.bank.handle.toUpperCase()}-${moment.token().slice(0, 20)}`;
  const answer = answered({
    end_to_end_id: endToEndId,
    transfer_ref: transferRef,
    route_used: sameBank ? "SAME_BANK" : "NATIONAL_RAIL",
    status: sameBank ? "BOOKED" : "SUBMITTED",
    bank_fee: sameBank ? caller.bank.fees.same_bank : caller.bank.fees.rail,
  });
  return remember(record, answer, { transferRef, bookedAt: isoTime(moment.now) });
};

/** Stores the first definite answer together with its transfer. */
const remember = (
  record: {
    books: Books;
    caller: CalledBank;
    instruction: Instruction;
    fingerprint: string;
  },
  answer: SandboxAnswer,
  taken: { transferRef: string; bookedAt: string } | null,
): SandboxAnswer => {
  const { books, caller, instruction, fingerprint } = record;
  const transfer: SandboxTransfer = {
    bank: caller.bank.handle,
    originator: caller.originator,
    end_to_end_id: instruction.end_to_end_id,
    debtor_iban: instruction.debtor_iban,
    creditor_iban: instruction.creditor_iban,
    amount: instruction.amount,
    currency: instruction.currency,
    status: !taken ? "REJECTED" : instruction.route_type === "SAME_BANK" ? "BOOKED" : "SUBMITTED",
    fingerprint,
    answer_status: answer.status,
    answer_body: JSON.stringify(answer.body),
    transfer_ref: taken?.transferRef ?? null,
    booked_at: taken?.bookedAt ?? null,
  };
  books.transfers.put(transfer);
  return answer;
};

/** The authorisation of a transfer, or the first refusal in the order of a bank's checks. */
const checkTransfer = (
  books: Books,
  caller: CalledBank,
  instruction: Instruction,
  moment: Moment,
  ordered: string | null,
): UseAuthorisation | RefusalCode | (string & {}) => {
  // @rule B5.3
  if (moment.now > Date.parse(instruction.not_after)) return "EXPIRED";
  if (ordered) return ordered;
  const debtor = accountAt(books, caller.bank, instruction.debtor_iban);
  if (!debtor) return "NOT_AUTHORISED";
  const authorisation = findAuthorisation(books, caller, instruction, moment);
  if (typeof authorisation === "string") return authorisation;
  if (debtor.status === "BLOCKED") return "ACCOUNT_BLOCKED";
  if (debtor.currency !== instruction.currency) return "NOT_AUTHORISED";
  if (debtor.iban === instruction.creditor_iban) return "NOT_AUTHORISED";
  if (instruction.route_type === "SAME_BANK") {
    const creditor = accountAt(books, caller.bank, instruction.creditor_iban);
    if (creditor?.status !== "OPEN" || creditor.currency !== instruction.currency) {
      return "NOT_AUTHORISED";
    }
  }
  if (debtor.payment_limit !== null && instruction.amount > debtor.payment_limit) {
    return "LIMIT_EXCEEDED";
  }
  if (debtor.booked < instruction.amount) return "INSUFFICIENT_FUNDS";
  return authorisation;
};

export const transactionStatus = (
  books: Books,
  caller: CalledBank,
  request: BankRequest<"transaction-status">,
): SandboxAnswer => {
  const { end_to_end_id } = request;
  const transfer = books.transfers.get(caller.bank.handle, caller.originator, end_to_end_id);
  return answered({
    end_to_end_id,
    status: transfer?.status ?? "NOT_FOUND",
    transfer_ref: transfer?.transfer_ref ?? null,
  });
};

/** The gateway reports a credit; the bank acknowledges it if its own books confirm it. */
export const acknowledgeCredit = (
  books: Books,
  caller: CalledBank,
  request: BankRequest<"notify-credit">,
): SandboxAnswer => {
  const payment = books.rail_payments.get(caller.originator, request.end_to_end_id);
  const confirmed =
    accountAt(books, caller.bank, request.creditor_iban) !== null &&
    payment?.status === "CREDITED" &&
    payment.creditor_iban === request.creditor_iban &&
    payment.amount === request.amount &&
    payment.currency === request.currency;
  return confirmed ? answered({ acknowledged: true }) : refused("NOT_AUTHORISED");
};

/** The accounts for an alias, an IBAN or a reference. No account is an answer, not an error. */
export const accountsForAlias = (
  books: Books,
  caller: CalledBank,
  request: BankRequest<"resolve-alias">,
): SandboxAnswer => {
  const links = books.links.list({ bank: caller.bank.handle });
  const wanted = (account: SandboxAccount): boolean => {
    if ("iban" in request) return account.iban === request.iban;
    const link = links.find((row) => row.iban === account.iban);
    return "alias" in request
      ? link?.alias === request.alias
      : link?.account_ref === request.account_ref;
  };
  const accounts = books.accounts.list({ bank: caller.bank.handle }).filter(wanted);
  const methods = accounts.flatMap((account) =>
    account.customer === null ? [] : account.auth_methods.split(" "),
  );
  return answered({
    accounts: accounts.map((account, place) => ({
      iban: account.iban,
      account_ref: links.find((link) => link.iban === account.iban)?.account_ref ?? null,
      display_name: account.holder,
      currency: account.currency,
      account_type: describeAccount(account.iban).account_type,
      default: place === 0,
    })),
    available_auth_methods: [...new Set(methods)],
  });
};
