import * as v from "valibot";
import type { BankOperation } from "../../network/banks/contract.ts";
import type { Books, Fault } from "./books.ts";

/**
 * Faults: how banks, rail and directory misbehave on request (docs/local-world.md). A fault strikes
 * an operation `times` times. Its use is counted in the affected transaction, so a killed process
 * neither repeats nor forgets a fault.
 */

/**
 * Faults of an answer. The name says whether the work is done. HOLD holds answers back until the
 * bank's faults are replaced, but no longer than half a minute.
 */
const answerFaults = [
  "TIMEOUT_BEFORE_APPLY",
  "TIMEOUT_AFTER_APPLY",
  "ERROR_500_AFTER_APPLY",
  "RESET_BEFORE_APPLY",
  "RESET_AFTER_APPLY",
  "DRIP",
  "MALFORMED",
  "SLOW_MS",
  "HOLD",
  "STATUS",
  "REFUSE",
] as const;

/** Faults of the callback that bank or rail sends afterwards. */
const callbackFaults = [
  "DROP_CALLBACK",
  "DUPLICATE_CALLBACK",
  "LATE_CALLBACK_MS",
  "REORDER_CALLBACK",
  "WRONG_AMOUNT",
] as const;

export type FaultName = (typeof answerFaults)[number] | (typeof callbackFaults)[number];

/** A fault like `SLOW_MS:500`, parsed. */
export interface ParsedFault {
  text: string;
  name: FaultName;
  /** Milliseconds for SLOW_MS and LATE_CALLBACK_MS, the HTTP status for STATUS, else 0. */
  number: number;
  /** The code for REFUSE, else empty. */
  code: string;
}

const argumentOf: { readonly [Name in FaultName]?: string } = {
  SLOW_MS: ":n",
  STATUS: ":n",
  REFUSE: ":CODE",
  LATE_CALLBACK_MS: ":n",
};

const knownFaults: readonly string[] = [
  ...[...answerFaults, ...callbackFaults].map((name) => name + (argumentOf[name] ?? "")),
];

export const parseFault = (text: string): ParsedFault | null => {
  const [name = "", argument] = text.split(":", 2);
  const fault = [...answerFaults, ...callbackFaults].find((known) => known === name);
  if (!fault) return null;
  const parsed = { text, name: fault, number: 0, code: "" };
  if (fault === "REFUSE") {
    return /^[A-Z][A-Z_]{0,63}$/.test(argument ?? "") ? { ...parsed, code: argument ?? "" } : null;
  }
  if (fault === "SLOW_MS" || fault === "LATE_CALLBACK_MS" || fault === "STATUS") {
    const number = /^\d{1,6}$/.test(argument ?? "") ? Number(argument) : -1;
    const fits = fault === "STATUS" ? number >= 200 && number <= 599 : number >= 0;
    return fits ? { ...parsed, number } : null;
  }
  return argument === undefined ? parsed : null;
};

export const faultSchema = v.strictObject({
  operation: v.string(),
  fault: v.pipe(
    v.string(),
    v.check((text) => parseFault(text) !== null, `is not one of ${knownFaults.join(", ")}`),
  ),
  times: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.check((times) => times === -1 || (times >= 1 && times <= 1_000_000), "is -1 or 1 and more"),
    ),
    1,
  ),
});
export type FaultInput = v.InferOutput<typeof faultSchema>;

/** Only a bank holds its answers back. */
const elsewhere: readonly string[] = answerFaults.filter((name) => name !== "HOLD");
const ofBanks = new Set<string>(answerFaults);
const ofAnswers = new Set<string>(elsewhere);
const everything = new Set<string>([...elsewhere, ...callbackFaults]);
const ofBankCallbacks = new Set<string>([
  ...answerFaults,
  "DROP_CALLBACK",
  "DUPLICATE_CALLBACK",
  "LATE_CALLBACK_MS",
]);

const bankFaults: Readonly<Record<BankOperation, ReadonlySet<string>>> = {
  "resolve-alias": ofBanks,
  "send-otp": ofBanks,
  "verify-otp": ofBanks,
  "send-push": ofBankCallbacks,
  "push-status": ofBankCallbacks,
  "execute-transaction": new Set([...answerFaults, ...callbackFaults]),
  "transaction-status": ofBanks,
  "notify-credit": ofBanks,
  accounts: ofBanks,
  balances: ofBanks,
  transactions: ofBanks,
  "standing-orders": ofBanks,
  "funds-confirmation": ofBanks,
  // Its callback is consent-revoked or mandate-cancelled, when the customer ends it at the bank.
  "notify-authorisation": ofBankCallbacks,
  // Its callback is charge-cancelled, when the customer stops the announced charge.
  "notify-charge": ofBankCallbacks,
};

/** The possible faults of each operation. An entry that would never strike is refused. */
const sufferedBy: Record<string, Readonly<Record<string, ReadonlySet<string>>>> = {
  bank: bankFaults,
  rail: {
    submit: everything,
    credit: everything,
    status: new Set([...answerFaults, "WRONG_AMOUNT"]),
  },
  directory: { resolve: ofAnswers },
};

/** The reason why this list is invalid, with the field, or null. */
export const faultListProblem = (
  target: string,
  list: readonly FaultInput[],
): { field: string; message: string } | null => {
  const operations = sufferedBy[target.split(":")[0] ?? ""] ?? {};
  for (const [place, entry] of list.entries()) {
    const suffered = operations[entry.operation];
    if (!suffered) {
      const known = Object.keys(operations).join(", ");
      return { field: `${place}.operation`, message: `operation is not one of ${known}` };
    }
    if (!suffered.has(parseFault(entry.fault)?.name ?? "")) {
      const known = [...suffered].join(", ");
      return { field: `${place}.fault`, message: `${entry.operation} can suffer ${known}` };
    }
  }
  return null;
};

export const replaceFaults = (books: Books, target: string, list: readonly FaultInput[]): void => {
  books.faults.remove({ target });
  for (const [position, { operation, fault, times }] of list.entries()) {
    books.faults.put({ target, position, operation, fault, times });
  }
};

const callbackNames = new Set<string>(callbackFaults);

/**
 * Finds the first fault of the list that strikes this operation now, and counts it. Faults of
 * answers and of callbacks strike at different moments, so each kind is asked for separately;
 * `only` limits the search to some names.
 */
export const takeFault = (
  books: Books,
  target: string,
  operations: readonly string[],
  kind: "answer" | "callback",
  only?: readonly FaultName[],
): ParsedFault | null => {
  for (const row of books.faults.list({ target })) {
    const fault = parseFault(row.fault);
    if (!fault || !operations.includes(row.operation)) continue;
    if (callbackNames.has(fault.name) !== (kind === "callback")) continue;
    if (only && !only.includes(fault.name)) continue;
    spend(books, row);
    return fault;
  }
  return null;
};

/** Whether the bank still holds answers back. */
export const isHolding = (books: Books, handle: string): boolean =>
  books.faults.list({ target: `bank:${handle}` }).some(({ fault }) => fault === "HOLD");

/** HOLD stays in the list, because its removal is what lets the answers go. */
const spend = (books: Books, row: Fault): void => {
  if (row.fault === "HOLD") return;
  if (row.times === 1) books.faults.remove({ target: row.target, position: row.position });
  else if (row.times > 1) books.faults.put({ ...row, times: row.times - 1 });
};

/** True if the work behind the answer is not done. */
export const preventsWork = (fault: ParsedFault | null): boolean =>
  fault !== null && withoutWork.has(fault.name);

const withoutWork = new Set<FaultName>(["TIMEOUT_BEFORE_APPLY", "RESET_BEFORE_APPLY", "STATUS"]);
