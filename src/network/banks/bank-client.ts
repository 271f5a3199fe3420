import { parseJson, pipe, safeParse, string } from "valibot";
import { now } from "../../base/platform/clock.ts";
import { randomHex } from "../../base/platform/crypto.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { logFault, logWarning, redact } from "../../base/platform/log.ts";
import { callOut, type OutboundAnswer } from "../../base/platform/outbound.ts";
import type { BankCallNote } from "../../frame/objects/timeline.ts";
import { type BankRecord, readInternalKey } from "./bank-records.ts";
import { isBreakerOpen, noteBreaker, recordBankCall } from "./breaker.ts";
import { type BankOperation, bankComplaint } from "./contract.ts";
import { type BankOutcome, DUPLICATE, readAnswer } from "./read-answer.ts";

/**
 * The one generic forwarder to banks (B1.1). No other file calls a bank. It never throws.
 *
 * What came of a call, and the call for the timeline; null if no call was made.
 */
export type NotedOutcome<O extends BankOperation> = BankOutcome<O> & { noted: BankCallNote | null };

export interface BankCall {
  /** The JSON to send: an object, or stored bytes. */
  body: object | string;
  /**
   * The same in every repeat of an instruction. Each question has its own: a bank may answer a key
   * that it knows with the state from before.
   */
  idempotencyKey: string;
  correlationId: string;
  traceparent: string;
  /** Set for movements of money; answers and refusals must echo it. */
  endToEndId?: string;
  /** Set for calls about money under way. A suspended bank receives these too. */
  isUnderWay?: boolean;
  /** No call is made whose answer could come after this. */
  leaseEndsAt?: number;
}

/** How a call is refused when the bank cannot be asked, or answers nothing that can be read. */
export const bankFaults = ["BANK_ERROR", "BANK_UNAVAILABLE", "BANK_TIMEOUT"] as const;

// @rule G8.1
const MAX_BANK_TIMEOUT_MS = 10_000;

const MAX_ANSWER_BYTES = 1024 * 1024;
/** A full page of the longest transactions, as JSON with every character escaped. */
const MAX_PAGE_BYTES = 4 * MAX_ANSWER_BYTES;

export const callBank = async <O extends BankOperation>(
  env: GatewayEnv,
  bank: BankRecord,
  operation: O,
  call: BankCall,
): Promise<NotedOutcome<O>> => {
  // @rule P5.5
  const isAllowed = bank.status === "ACTIVE" || call.isUnderWay === true;
  if (!isAllowed || isBreakerOpen(bank.bank_id, operation)) {
    return { kind: "not_sent", problem: "BANK_UNAVAILABLE", noted: null };
  }
  const internalKey = await readInternalKey(env, bank).catch((error) => {
    logFault("key for a bank not read", error, { bank: bank.bank_handle });
    return null;
  });
  const tooLate = call.leaseEndsAt !== undefined && now() + timeoutOf(bank) > call.leaseEndsAt;
  if (!internalKey || tooLate)
    return { kind: "not_sent", problem: "BANK_UNAVAILABLE", noted: null };
  const answer = await post(bank, operation, call, internalKey);
  const reached = answer.kind === "answered" && answer.status < 500;
  const change = recordBankCall(bank.bank_id, operation, reached);
  if (change) noteBreaker(env, bank.bank_id, operation, change);
  const outcome = readAnswer(operation, answer, call.endToEndId);
  if (outcome.kind === "unknown") {
    const { detail } = outcome;
    const fields = { bank: bank.bank_handle, operation, correlation_id: call.correlationId };
    // @rule B5.7
    if (detail !== DUPLICATE)
      logWarning("bank call without a definite answer", { ...fields, detail });
    else logFault("bank has different content under this end_to_end_id", detail, fields);
  }
  return { ...outcome, noted: noteOf(bank, operation, outcome, answer.durationMs) };
};

const timeoutOf = (bank: BankRecord): number => Math.min(bank.timeout_ms, MAX_BANK_TIMEOUT_MS);

// @rule B1.1 B1.2
const post = (
  bank: BankRecord,
  operation: BankOperation,
  { body, idempotencyKey, correlationId, traceparent }: BankCall,
  internalKey: string,
): Promise<OutboundAnswer> =>
  callOut({
    url: `${bank.core_base_url}/${operation}`,
    method: "POST",
    headers: {
      "content-type": "application/json",
      // @rule G7.2
      "x-gateway-internal-key": internalKey,
      "idempotency-key": idempotencyKey,
      "x-correlation-id": correlationId,
      traceparent,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
    timeoutMs: timeoutOf(bank),
    maxBytes: operation === "transactions" ? MAX_PAGE_BYTES : MAX_ANSWER_BYTES,
  });

/**
 * Asks for the state of a prompt that does not exist. It reaches a suspended bank too, and neither
 * obeys nor counts in the breaker. Null if the gateway has no key at this bank.
 */
export const probeBank = async (
  env: GatewayEnv,
  bank: BankRecord,
  trace: Pick<BankCall, "correlationId" | "traceparent">,
): Promise<Probe | null> => {
  const internalKey = await readInternalKey(env, bank, { fresh: true });
  if (!internalKey) return null;
  const body = { push_token: `probe_${randomHex(16)}` };
  const call = { ...trace, body, idempotencyKey: randomHex(16) };
  const answer = await post(bank, "push-status", call, internalKey);
  const outcome = readAnswer("push-status", answer, undefined);
  if (outcome.kind === "answered") return judgeProbe(answer, `answered ${outcome.answer.status}`);
  return judgeProbe(answer, outcome.kind === "refused" ? `refused ${outcome.code}` : null);
};

const noteOf = (
  { bank_handle: bank }: BankRecord,
  operation: BankOperation,
  outcome: BankOutcome<BankOperation>,
  milliseconds: number,
): BankCallNote => {
  const said = outcome.kind === "refused" ? `refused ${outcome.code}` : outcome.kind;
  return { bank, operation, outcome: said, milliseconds };
};

/** The result of a probe of a bank. */
export interface Probe {
  /** Whether the bank answered at all. */
  reachable: boolean;
  /** Whether it accepts the gateway's key; null if its answer does not tell. */
  authenticated: boolean | null;
  http_status: number | null;
  milliseconds: number;
  /** In a few words; never the bank's own text. */
  answer: string;
}

const complaint = pipe(string(), parseJson(), bankComplaint);

const MOST_CODE = 60;

/**
 * Judges the answer to a question about a prompt that does not exist. `definite` is an answer or a
 * refusal in a few words; null if it is neither. Only a body in a form of the bank interface shows
 * that the bank itself answered, and not something in front of it.
 */
export const judgeProbe = (answer: OutboundAnswer, definite: string | null): Probe => {
  const milliseconds = answer.durationMs;
  if (answer.kind === "lost") {
    const unknown = { authenticated: null, http_status: null };
    return { reachable: false, ...unknown, milliseconds, answer: answer.reason };
  }
  const { status, text } = answer;
  const found = { reachable: true, http_status: status, milliseconds };
  if (definite !== null) return { ...found, authenticated: true, answer: definite };
  if (status === 401 || status === 403) {
    return { ...found, authenticated: false, answer: "key not accepted" };
  }
  const complained = safeParse(complaint, text);
  if (complained.success && status < 500) {
    const code = redact(complained.output.error.code).slice(0, MOST_CODE);
    return { ...found, authenticated: true, answer: `complained ${code}` };
  }
  return { ...found, authenticated: null, answer: "not an answer of the bank interface" };
};
