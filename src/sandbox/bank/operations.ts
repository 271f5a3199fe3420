import { canonicalJson } from "../../base/kernel/json.ts";
import type { BankOperation, BankRequest } from "../../network/banks/contract.ts";
import { lookUpDirectory } from "../genesis.ts";
import type { DirectoryRequest, RailStatusRequest } from "../requests.ts";
import { answerDataCall } from "./account-data.ts";
import { type CalledBank, complained, refused, type SandboxAnswer } from "./answers.ts";
import type { Books, Moment } from "./books.ts";
import type { CallbackSubject } from "./callbacks.ts";
import { pushStatus, sendOtp, sendPush, verifyOtp } from "./challenges.ts";
import { type FaultName, type ParsedFault, preventsWork, takeFault } from "./faults.ts";
import { notifyConsent } from "./grants.ts";
import { announceCharge, notifyMandate } from "./mandates.ts";
import { type RailPlan, railStatus } from "./rail.ts";
import {
  accountsForAlias,
  acknowledgeCredit,
  executeTransaction,
  transactionStatus,
} from "./transfers.ts";

/**
 * One operation of bank, rail or directory with the fault that strikes it: the change of the books,
 * the answer, and how the answer leaves.
 */
export interface OperationOutcome {
  answer: SandboxAnswer;
  delayMs: number;
  manner: "NORMAL" | "HANG" | "HOLD" | "GARBLED" | "DRIP" | "RESET";
  /** The fault that struck, which the answer then names in a header; null if none did. */
  fault: string | null;
  /** If set, the answer waits until this callback is acknowledged (REORDER_CALLBACK). */
  afterCallback: CallbackSubject | null;
}

/** Does the work or not, and changes the answer as the fault says. */
const underFault = (fault: ParsedFault | null, work: () => SandboxAnswer): OperationOutcome => {
  const struck = fault?.text ?? null;
  const normal = { delayMs: 0, manner: "NORMAL", afterCallback: null, fault: struck } as const;
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
    case "RESET_BEFORE_APPLY": {
      const answer = complained(503, "FAULT", "A fault cut the connection.");
      return { ...normal, answer, manner: "RESET" };
    }
    case "RESET_AFTER_APPLY":
      return { ...normal, answer: work(), manner: "RESET" };
    case "DRIP":
      return { ...normal, answer: work(), manner: "DRIP" };
    case "MALFORMED":
      return { ...normal, answer: work(), manner: "GARBLED" };
    case "SLOW_MS":
      return { ...normal, answer: work(), delayMs: fault.number };
    case "HOLD":
      return { ...normal, answer: work(), manner: "HOLD" };
    default:
      return { ...normal, answer: work() };
  }
};

/** The context of an operation: the books, caller and target, and the time. */
export interface Scene {
  books: Books;
  caller: CalledBank;
  /** The call's Idempotency-Key. */
  idempotencyKey: string;
  /** The sandbox's own, where the customers' phones are. */
  origin: string;
  moment: Moment;
  /** How long the rail takes for a payment. */
  railDelayMs: number;
}

type PlainOperation = Exclude<BankOperation, "execute-transaction">;
type Step<O extends BankOperation> = (scene: Scene, request: BankRequest<O>) => SandboxAnswer;

const steps: { readonly [O in PlainOperation]: Step<O> } = {
  "resolve-alias": ({ books, caller }, request) => accountsForAlias(books, caller, request),
  "send-otp": ({ books, caller, moment }, request) => sendOtp(books, caller, request, moment),
  "send-push": ({ books, caller, moment, origin }, request) =>
    sendPush(books, caller, request, moment, origin),
  "verify-otp": ({ books, caller, moment }, request) => verifyOtp(books, caller, request, moment),
  "push-status": ({ books, caller }, request) => pushStatus(books, caller, request),
  "transaction-status": ({ books, caller }, request) => transactionStatus(books, caller, request),
  "notify-credit": ({ books, caller }, request) => acknowledgeCredit(books, caller, request),
  accounts: (scene, request) => answerDataCall(scene, "accounts", request),
  balances: (scene, request) => answerDataCall(scene, "balances", request),
  transactions: (scene, request) => answerDataCall(scene, "transactions", request),
  "standing-orders": (scene, request) => answerDataCall(scene, "standing-orders", request),
  "funds-confirmation": (scene, request) => answerDataCall(scene, "funds-confirmation", request),
  "notify-authorisation": ({ books, caller, moment }, request) =>
    request.kind === "CONSENT"
      ? notifyConsent(books, caller, request)
      : notifyMandate(books, caller, request, moment),
  "notify-charge": ({ books, caller, moment }, request) =>
    announceCharge(books, caller, request, moment),
};

export const operateBank = <O extends BankOperation>(
  scene: Scene,
  operation: O,
  request: BankRequest<O>,
): OperationOutcome =>
  operation === "execute-transaction"
    ? operateExecution(scene, request as BankRequest<"execute-transaction">)
    : operatePlainly(scene, operation as PlainOperation, request as BankRequest<PlainOperation>);

const operatePlainly = <O extends PlainOperation>(
  scene: Scene,
  operation: O,
  request: BankRequest<O>,
): OperationOutcome => {
  const target = `bank:${scene.caller.bank.handle}`;
  const fault = takeFault(scene.books, target, [operation], "answer");
  const step: Step<O> = steps[operation];
  return underFault(fault, () =>
    answerOnce(scene, { operation, request }, () =>
      fault?.name === "REFUSE" ? refused(fault.code) : step(scene, request),
    ),
  );
};

/** Faults of the bank apply to an execution and, across banks, faults of the rail too. */
const operateExecution = (
  scene: Scene,
  instruction: BankRequest<"execute-transaction">,
): OperationOutcome => {
  const { books, caller, moment, railDelayMs } = scene;
  const operation = "execute-transaction";
  const target = `bank:${caller.bank.handle}`;
  const fault = takeFault(books, target, [operation], "answer");
  let railFault: ParsedFault | null = null;
  let callbackFault: ParsedFault | null = null;
  const offerToRail = (): RailPlan | { refuse: string } => {
    railFault = takeFault(books, "rail", ["submit"], "answer");
    if (railFault?.name === "REFUSE") return { refuse: railFault.code };
    callbackFault =
      takeFault(books, target, [operation], "callback") ??
      takeFault(books, "rail", ["submit"], "callback") ??
      takeFault(books, "rail", ["credit"], "callback", ["REORDER_CALLBACK"]);
    const rests = preventsWork(railFault);
    return { delayMs: railDelayMs, rests, callbackFault: callbackFault?.text ?? null };
  };
  const refuse = fault?.name === "REFUSE" ? fault.code : null;
  const execute = () =>
    executeTransaction(books, caller, instruction, moment, { refuse, offerToRail });
  const { bank, originator } = caller;
  const isKnown = books.transfers.get(bank.handle, originator, instruction.end_to_end_id);
  // The gateway's key is the end_to_end_id, so other content under both is DUPLICATE and not a
  // matter of the key. @rule B5.7
  const outcome = underFault(fault, () =>
    isKnown ? execute() : answerOnce(scene, { operation, request: instruction }, execute),
  );
  const subject = { originator, subject: instruction.end_to_end_id };
  return withRailFault(outcome, railFault, callbackFault, subject);
};

const tooSlow = new Set<FaultName>(["TIMEOUT_BEFORE_APPLY", "TIMEOUT_AFTER_APPLY", "DRIP"]);

/** The bank waits for the rail, so the rail's slowness slows the bank; the rail's errors do not. */
const withRailFault = (
  outcome: OperationOutcome,
  railFault: ParsedFault | null,
  callbackFault: ParsedFault | null,
  subject: CallbackSubject,
): OperationOutcome => {
  const name = railFault?.name;
  const hangs = name !== undefined && tooSlow.has(name);
  return {
    ...outcome,
    fault: outcome.fault ?? railFault?.text ?? null,
    manner: hangs ? "HANG" : outcome.manner,
    delayMs: name === "SLOW_MS" ? (railFault?.number ?? 0) : outcome.delayMs,
    afterCallback: callbackFault?.name === "REORDER_CALLBACK" ? subject : null,
  };
};

export const operateRailStatus = (
  books: Books,
  originator: string,
  { end_to_end_id }: RailStatusRequest,
): OperationOutcome => {
  const wrong = takeFault(books, "rail", ["status"], "callback") !== null;
  const fault = takeFault(books, "rail", ["status"], "answer");
  const refusal = fault?.name === "REFUSE" ? refused(fault.code) : null;
  const work = () => ({
    status: 200,
    body: railStatus(books, originator, end_to_end_id, wrong),
  });
  return underFault(fault, () => refusal ?? work());
};

export const operateDirectory = (
  books: Books,
  { type, value }: DirectoryRequest,
): OperationOutcome => {
  const fault = takeFault(books, "directory", ["resolve"], "answer");
  const refusal = fault?.name === "REFUSE" ? refused(fault.code) : null;
  const work = (): SandboxAnswer => {
    const entry = lookUpDirectory(type, value);
    if (entry) return { status: 200, body: entry };
    return complained(404, "NOT_FOUND", "The directory knows no account of this name.");
  };
  return underFault(fault, () => refusal ?? work());
};

/**
 * A strict idempotency layer in front of a bank, as many banks have: for every operation, a key
 * belongs to one request. A repeated request gets the first definite answer again, so a repeated
 * question gets the old state. Another request with the key is refused.
 */
interface KeyedCall {
  books: Books;
  caller: CalledBank;
  moment: Moment;
  idempotencyKey: string;
}

/** The first answer under this key, or the bank's answer now. */
const answerOnce = (
  { books, caller, moment, idempotencyKey }: KeyedCall,
  { operation, request }: { operation: BankOperation; request: object },
  work: () => SandboxAnswer,
): SandboxAnswer => {
  const owner = { bank: caller.bank.handle, originator: caller.originator };
  const fingerprint = moment.sha256(canonicalJson([operation, request]));
  const known = books.keyed_answers.get(owner.bank, owner.originator, idempotencyKey);
  if (known && known.fingerprint !== fingerprint) {
    return complained(409, "IDEMPOTENCY_KEY_REUSED", "This key belongs to another request.");
  }
  if (known) return { status: known.answer_status, body: JSON.parse(known.answer_body) };
  const answer = work();
  // An invalid request has no definite answer to store.
  if (answer.status === 200 || answer.status === 422) {
    books.keyed_answers.put({
      ...owner,
      idempotency_key: idempotencyKey,
      fingerprint,
      answer_status: answer.status,
      answer_body: JSON.stringify(answer.body),
    });
  }
  return answer;
};
