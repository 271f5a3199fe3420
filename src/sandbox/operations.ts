import { validate } from "../platform/edge.ts";
import { executeTransaction, notifyCredit, resolveAlias, transactionStatus } from "./bank.ts";
import { type BankAnswer, complained, refused } from "./bank-answers.ts";
import type { Books, Moment } from "./books.ts";
import { type BankCaller, pushStatus, sendOtp, sendPush, verifyOtp } from "./challenges.ts";
import { type ParsedFault, preventsWork, takeFault } from "./faults.ts";
import { lookUpDirectory } from "./genesis.ts";
import { type RailPlan, railStatus } from "./rail.ts";
import {
  type BankOperation,
  type BankRequest,
  bankRequests,
  directoryRequest,
  railStatusRequest,
} from "./requests.ts";

/**
 * One operation of bank, rail or directory with the fault that strikes it: what is done to the
 * books, what is answered, and how the answer leaves.
 */
export interface Outcome {
  answer: BankAnswer;
  delayMs: number;
  manner: "NORMAL" | "HANG" | "GARBLED";
  /** Set: the answer waits until the word about this payment was heard (REORDER_CALLBACK). */
  afterCallback: string | null;
}

/** Runs the work, or not, and spoils the answer as the fault says. */
const underFault = (fault: ParsedFault | null, work: () => BankAnswer): Outcome => {
  const normal = { delayMs: 0, manner: "NORMAL", afterCallback: null } as const;
  switch (fault?.name) {
    case "STATUS": {
      const answer = complained(fault.number, "FAULT", "This status was asked for by a fault.");
      return { ...normal, answer };
    }
    case "TIMEOUT_BEFORE_APPLY": {
      const answer = complained(504, "FAULT", "A fault let this request run out of time.");
      return { ...normal, answer, manner: "HANG" };
    }
    case "TIMEOUT_AFTER_APPLY":
      return { ...normal, answer: work(), manner: "HANG" };
    case "ERROR_500_AFTER_APPLY":
      work();
      return { ...normal, answer: complained(500, "FAULT", "A fault lost the answer.") };
    case "MALFORMED":
      return { ...normal, answer: work(), manner: "GARBLED" };
    case "SLOW_MS":
      return { ...normal, answer: work(), delayMs: fault.number };
    default:
      return { ...normal, answer: work() };
  }
};

const invalid = (message: string): Outcome =>
  underFault(null, () => complained(422, "VALIDATION_FAILED", message));

export const operateBank = <O extends BankOperation>(
  books: Books,
  caller: BankCaller,
  operation: O,
  input: unknown,
  moment: Moment,
  railDelayMs: number,
): Outcome => {
  const parsed = validate(bankRequests[operation], input);
  if (!parsed.ok) return invalid(parsed.problem.message ?? "The request is not acceptable.");
  const fault = takeFault(books, `bank:${caller.bank.handle}`, [operation], "answer");
  if (operation === "execute-transaction") {
    const instruction = parsed.value as BankRequest<"execute-transaction">;
    return operateExecution(books, caller, instruction, { fault, railDelayMs }, moment);
  }
  const steps: Record<Exclude<BankOperation, "execute-transaction">, () => BankAnswer> = {
    "resolve-alias": () => resolveAlias(books, caller, parsed.value as never),
    "send-otp": () => sendOtp(books, caller, parsed.value as never, moment),
    "send-push": () => sendPush(books, caller, parsed.value as never, moment),
    "verify-otp": () => verifyOtp(books, caller, parsed.value as never, moment),
    "push-status": () => pushStatus(books, caller, parsed.value as never),
    "transaction-status": () => transactionStatus(books, caller, parsed.value as never),
    "notify-credit": () => notifyCredit(books, caller, parsed.value as never),
  };
  const refusal = fault?.name === "REFUSE" ? refused(fault.code) : null;
  const step = steps[operation as Exclude<O, "execute-transaction">];
  return underFault(fault, () => refusal ?? step());
};

/** An execution meets the faults of the bank and, cross-bank, those of the rail behind it. */
const operateExecution = (
  books: Books,
  caller: BankCaller,
  instruction: BankRequest<"execute-transaction">,
  circumstances: { fault: ParsedFault | null; railDelayMs: number },
  moment: Moment,
): Outcome => {
  const { fault, railDelayMs } = circumstances;
  let railFault: ParsedFault | null = null;
  let callbackFault: ParsedFault | null = null;
  const offerToRail = (): RailPlan | { refuse: string } => {
    railFault = takeFault(books, "rail", ["submit"], "answer");
    if (railFault?.name === "REFUSE") return { refuse: railFault.code };
    callbackFault =
      takeFault(books, `bank:${caller.bank.handle}`, ["execute-transaction"], "callback") ??
      takeFault(books, "rail", ["submit"], "callback") ??
      takeFault(books, "rail", ["credit"], "callback", ["REORDER_CALLBACK"]);
    const rests = preventsWork(railFault);
    return { delayMs: railDelayMs, rests, callbackFault: callbackFault?.text ?? null };
  };
  const refuse = fault?.name === "REFUSE" ? fault.code : null;
  const work = () =>
    executeTransaction(books, caller, instruction, moment, { refuse, offerToRail });
  const outcome = underFault(fault, work);
  return withRailFault(outcome, railFault, callbackFault, instruction.end_to_end_id);
};

/** The bank waits for the rail, so the rail's slowness is the bank's; its errors are not. */
const withRailFault = (
  outcome: Outcome,
  railFault: ParsedFault | null,
  callbackFault: ParsedFault | null,
  endToEndId: string,
): Outcome => {
  const name = railFault?.name;
  const hangs = name === "TIMEOUT_BEFORE_APPLY" || name === "TIMEOUT_AFTER_APPLY";
  return {
    ...outcome,
    manner: hangs ? "HANG" : outcome.manner,
    delayMs: name === "SLOW_MS" ? (railFault?.number ?? 0) : outcome.delayMs,
    afterCallback: callbackFault?.name === "REORDER_CALLBACK" ? endToEndId : null,
  };
};

export const operateRailStatus = (books: Books, originator: string, input: unknown): Outcome => {
  const parsed = validate(railStatusRequest, input);
  if (!parsed.ok) return invalid(parsed.problem.message ?? "The request is not acceptable.");
  const wrong = takeFault(books, "rail", ["status"], "callback") !== null;
  const fault = takeFault(books, "rail", ["status"], "answer");
  const refusal = fault?.name === "REFUSE" ? refused(fault.code) : null;
  const work = () => ({
    status: 200,
    body: railStatus(books, originator, parsed.value.end_to_end_id, wrong),
  });
  return underFault(fault, () => refusal ?? work());
};

export const operateDirectory = (books: Books, input: unknown): Outcome => {
  const parsed = validate(directoryRequest, input);
  if (!parsed.ok) return invalid(parsed.problem.message ?? "The request is not acceptable.");
  const fault = takeFault(books, "directory", ["resolve"], "answer");
  const refusal = fault?.name === "REFUSE" ? refused(fault.code) : null;
  const work = (): BankAnswer => {
    const entry = lookUpDirectory(parsed.value.type, parsed.value.value);
    if (entry) return { status: 200, body: entry };
    return complained(404, "NOT_FOUND", "The directory knows no account of this name.");
  };
  return underFault(fault, () => refusal ?? work());
};
