import type { BankOperation } from "../banks/contract.ts";
import { canonicalJson } from "../kernel/json.ts";
import { type BankAnswer, complained } from "./bank-answers.ts";
import type { BankCaller } from "./bank-caller.ts";
import type { Books, Moment } from "./books.ts";

/**
 * The strict idempotency layer in front of a bank, as many banks have one: whatever the operation,
 * a key stands for one request. The request again gets its first definite answer again, and a
 * question about something that moves gets the old state; another request under the key is refused.
 */
interface KeyedCall {
  books: Books;
  caller: BankCaller;
  moment: Moment;
  idempotencyKey: string;
}

/** The answer that the key got before, or what the bank answers now. */
export const answerOnce = (
  { books, caller, moment, idempotencyKey }: KeyedCall,
  { operation, request }: { operation: BankOperation; request: object },
  work: () => BankAnswer,
): BankAnswer => {
  const owner = { bank: caller.bank.handle, originator: caller.originator };
  const fingerprint = moment.sha256(canonicalJson([operation, request]));
  const known = books.keyed_answers.get(owner.bank, owner.originator, idempotencyKey);
  if (known && known.fingerprint !== fingerprint) {
    return complained(409, "IDEMPOTENCY_KEY_REUSED", "This key belongs to another request.");
  }
  if (known) return { status: known.answer_status, body: JSON.parse(known.answer_body) };
  const answer = work();
  // A complaint is no answer to the request.
  if (answer.status === 200 || answer.status === 422) {
    books.keyed_answers.put({
      ...{ ...owner, idempotency_key: idempotencyKey, fingerprint },
      ...{ answer_status: answer.status, answer_body: JSON.stringify(answer.body) },
    });
  }
  return answer;
};
