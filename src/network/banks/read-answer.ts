import { literal, object, safeParse } from "valibot";
import type { ProblemCode } from "../../base/kernel/problems.ts";
import type { OutboundAnswer } from "../../base/platform/outbound.ts";
import {
  type BankAnswer,
  type BankOperation,
  type BankRefusalCode,
  bankAnswers,
  bankRefusal,
  readSpecifiedExecution,
} from "./contract.ts";

/**
 * What an answer of a bank says. The gateway (bank-client.ts) and the conformance kit read it here,
 * so a bank that passes the kit is understood by a gateway.
 *
 * `refused` is the bank's definite refusal. `unknown` means that nobody knows what the bank did: a
 * lookup then returns an error, and an instruction stays in its state. `not_sent` is used only if
 * our own code did not call out.
 */
export type BankOutcome<O extends BankOperation> =
  | { kind: "answered"; answer: BankAnswer<O> }
  | { kind: "refused"; code: BankRefusalCode }
  /** `isMissing`: the bank says that it does not have the operation. */
  | { kind: "unknown"; problem: ProblemCode; detail: string; isMissing?: boolean }
  | { kind: "not_sent"; problem: ProblemCode };

/**
 * An alarm, not a refusal: no resend helps, because the bank or this gateway has mixed up two
 * movements.
 */
export const DUPLICATE = "DUPLICATE";
const duplicate = object({ error: object({ code: literal(DUPLICATE) }) });

/**
 * Reads strictly: everything that is not exactly an answer or a listed refusal is unknown.
 * @rule B1.4 B6.1
 */
export const readAnswer = <O extends BankOperation>(
  operation: O,
  answer: OutboundAnswer,
  endToEndId: string | undefined,
): BankOutcome<O> => {
  if (answer.kind === "lost") {
    const problem = answer.reason === "timeout" ? "BANK_TIMEOUT" : "BANK_UNAVAILABLE";
    return { kind: "unknown", problem, detail: answer.reason };
  }
  const json = jsonIn(answer.text);
  if (answer.status === 200 || answer.status === 201) {
    const output = readDefinite(operation, json, endToEndId);
    if (output !== null) return { kind: "answered", answer: output };
  }
  if (operation === "notify-credit" && isSpeechless(answer)) {
    return { kind: "answered", answer: { acknowledged: true } as BankAnswer<O> };
  }
  if (answer.status === 200 || answer.status === 201) {
    return { kind: "unknown", problem: "BANK_ERROR", detail: "malformed answer" };
  }
  if (answer.status === 422) {
    const parsed = safeParse(bankRefusal, json);
    if (parsed.success && echoes(parsed.output, endToEndId)) {
      return { kind: "refused", code: parsed.output.error.code };
    }
  }
  const problem = answer.status >= 500 ? "BANK_UNAVAILABLE" : "BANK_ERROR";
  const detail = safeParse(duplicate, json).success ? DUPLICATE : `status ${answer.status}`;
  return { kind: "unknown", problem, detail, isMissing: missing.has(answer.status) };
};

const missing: ReadonlySet<number> = new Set([404, 405, 501]);

/**
 * The answer, if it is one; the shortest definite answer about a movement has two members (B4.2).
 */
const readDefinite = <O extends BankOperation>(
  operation: O,
  json: unknown,
  endToEndId: string | undefined,
): BankAnswer<O> | null => {
  const parsed = safeParse(bankAnswers[operation], json);
  const output = parsed.output as BankAnswer<O>;
  if (parsed.success && echoes(output, endToEndId)) return output;
  if (operation !== "execute-transaction" || endToEndId === undefined) return null;
  return readSpecifiedExecution(json, endToEndId) as BankAnswer<O> | null;
};

/** Banks that were told of no answer to notify-credit send none. @rule B4.7 */
const isSpeechless = ({ status, text }: { status: number; text: string }): boolean =>
  status >= 200 && status < 300 && (text.trim() === "" || text.trim() === "{}");

// @rule B4.3
const echoes = (body: object, endToEndId: string | undefined): boolean =>
  endToEndId === undefined || (body as { end_to_end_id?: unknown }).end_to_end_id === endToEndId;

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
