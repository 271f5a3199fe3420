import { canonicalJson } from "../base/kernel/json.ts";
import type { BankOperation } from "../network/banks/contract.ts";
import { complained, type SandboxAnswer } from "./bank-answers.ts";
import type { CalledBank } from "./bank-caller.ts";
import type { Books, Moment } from "./books.ts";

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
export const answerOnce = (
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
