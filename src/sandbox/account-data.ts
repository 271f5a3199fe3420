import { isoTime } from "../base/platform/clock.ts";
import type {
  BankAnswer as Answer,
  DataOperation,
  DataRequest,
} from "../network/banks/contract.ts";
import { answered, refused, type SandboxAnswer } from "./bank-answers.ts";
import type { CalledBank } from "./bank-caller.ts";
import type { Books, Moment, SandboxAccount } from "./books.ts";
import { accessibleAccount } from "./grants.ts";
import { debitedAccount } from "./mandate-charges.ts";
import { describeAccount } from "./residents.ts";
import { standingOrdersPage } from "./standing-orders.ts";
import { transactionsPage } from "./statement.ts";

/** The data calls about an account that its customer shares with an app (B7.2). */
interface Scene {
  books: Books;
  caller: CalledBank;
  moment: Moment;
}

/** Answers the call if the bank's own record covers it. */
export const answerDataCall = <O extends DataOperation>(
  { books, caller, moment }: Scene,
  operation: O,
  request: DataRequest<O>,
): SandboxAnswer => {
  const account =
    "consent_id" in request
      ? (accessibleAccount(books, caller, operation, request, moment) ?? "NOT_AUTHORISED")
      : debitedAccount(books, caller, request);
  if (typeof account === "string") return refused(account);
  return readers[operation](books, account, request, moment);
};

type Reader<O extends DataOperation> = (
  books: Books,
  account: SandboxAccount,
  request: DataRequest<O>,
  moment: Moment,
) => SandboxAnswer;

const readers: { readonly [O in DataOperation]: Reader<O> } = {
  accounts(books, { bank, customer }) {
    const accounts = books.accounts
      .list({ bank, customer })
      .map(({ iban, currency }) => ({ iban, currency, ...describeAccount(iban) }));
    return answered({ accounts } satisfies Answer<"accounts">);
  },
  // The booked lines of the statement add up to the current balance; held money is not available.
  balances(_, { booked, held, currency }, __, { now }) {
    const common = { credit_debit: "CREDIT", currency, credit_line_included: false } as const;
    const as_of = isoTime(now);
    const balances = [
      { type: "CURRENT" as const, amount: booked + held, ...common, as_of },
      { type: "AVAILABLE" as const, amount: booked, ...common, as_of },
    ];
    return answered({ balances } satisfies Answer<"balances">);
  },
  transactions: (books, account, { query }) => transactionsPage(books, account, query),
  "standing-orders": (books, account, { query }, { now }) =>
    standingOrdersPage(books, account, query, now),
  "funds-confirmation"(_, account, { query }, { now }) {
    const funds_available =
      account.status === "OPEN" &&
      account.currency === query.currency &&
      account.booked >= query.amount;
    return answered({ funds_available, as_of: isoTime(now) });
  },
};
