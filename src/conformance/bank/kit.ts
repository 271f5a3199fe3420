import { formatId } from "../../base/kernel/ids.ts";
import { isoTime, MINUTE_MS, now } from "../../base/platform/clock.ts";
import { randomHex } from "../../base/platform/crypto.ts";
import type { OutboundAnswer, OutboundRequest } from "../../base/platform/outbound.ts";
import {
  type BankAnswer,
  type BankOperation,
  type BankRefusalCode,
  type BankRequest,
  bankAnswers,
  bankRefusal,
  type ExecuteInstruction,
} from "../../network/banks/contract.ts";
import { type BankOutcome, readAnswer } from "../../network/banks/read-answer.ts";
import { broken, CannotRun, notOffered, prevented, UNIT } from "../case.ts";
import type { Customer } from "../customer.ts";
import { type Exchanges, flawIn, newEndToEndId, type RawLine } from "../exchanges.ts";

/** The bank under test, and what it lets the kit use. */
export interface BankUnderTest {
  /** Its core_base_url. */
  url: string;
  /** The key that it gave to the kit as to a gateway, and the gateway's name there. */
  key: string;
  originator: string;
  /** The account that pays, and the one that is paid; both at this bank. */
  account: string;
  payee: string;
  payeeName: string;
  currency: string;
  /** Its code in the national directory. */
  institution: string;
  /** An account at another bank, if the rail is to be tested. */
  elsewhere: { iban: string; institution: string } | null;
  /** Whether the bank offers mandates; not every bank does. */
  offersMandates: boolean;
  /** The origin of its app, as an operator registers it; null if any will do. */
  appOrigin: string | null;
  /** The most that the run may move, in minor units. */
  cap: number;
  /** How long the kit waits for an answer. */
  timeoutMs: number;
}

/** Something that the bank asked its customer. */
export interface KitChallenge {
  session_id: string;
  token: string;
}

/** An answer as it came, and what a gateway makes of it. */
export interface KitReply<O extends BankOperation> {
  answer: OutboundAnswer;
  outcome: BankOutcome<O>;
}

export interface Manner {
  /** Instead of the bank's own key; null sends none. */
  key?: string | null;
  idempotencyKey?: string;
}

/** A lost answer is asked for again, as a gateway does. The last cases tell that it was lost. */
const MOST_TRIES = 3;
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

export class BankKit {
  readonly bank: BankUnderTest;
  readonly exchanges: Exchanges;
  readonly customer: Customer | null;
  readonly raw: RawLine;
  /** The booked movements that were not sent back. */
  readonly moved = new Map<string, ExecuteInstruction>();
  /** The consent that the cases of account data share, once the customer has given it. */
  consent: KitChallenge | null = null;
  #spent = 0;

  constructor(bank: BankUnderTest, exchanges: Exchanges, customer: Customer | null, raw: RawLine) {
    this.bank = bank;
    this.exchanges = exchanges;
    this.customer = customer;
    this.raw = raw;
  }

  requestOf(operation: BankOperation, body: string, manner: Manner = {}): OutboundRequest {
    const { key = this.bank.key, idempotencyKey = randomHex(16) } = manner;
    const trace = randomHex(16);
    return {
      url: `${this.bank.url}/${operation}`,
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(key === null ? {} : { "x-gateway-internal-key": key }),
        "idempotency-key": idempotencyKey,
        "x-correlation-id": trace,
        traceparent: `00-${trace}-${randomHex(8)}-01`,
      },
      body,
      timeoutMs: this.bank.timeoutMs,
      maxBytes: MAX_ANSWER_BYTES,
    };
  }

  /** Sends these bytes, and again if no answer came; `pay` is called before each time. */
  async post(
    operation: BankOperation,
    body: string,
    manner: Manner = {},
    pay: () => void = () => undefined,
  ): Promise<OutboundAnswer> {
    for (let tries = 1; ; tries++) {
      pay();
      const answer = await this.exchanges.call(operation, this.requestOf(operation, body, manner));
      if (answer.kind === "answered" || tries === MOST_TRIES) return answer;
    }
  }

  async ask<O extends BankOperation>(
    operation: O,
    body: BankRequest<O> | object,
  ): Promise<KitReply<O>> {
    const answer = await this.post(operation, JSON.stringify(body));
    return { answer, outcome: readAnswer(operation, answer, undefined) };
  }

  /** The answer to a question; anything else breaks the rule of the case. */
  async answerOf<O extends BankOperation>(
    operation: O,
    body: BankRequest<O> | object,
  ): Promise<BankAnswer<O>> {
    const { answer, outcome } = await this.ask(operation, body);
    if (outcome.kind === "answered") return outcome.answer;
    throw broken(
      `${operation} was to be answered. ${describeReply(operation, { answer, outcome })}`,
    );
  }

  /** The same for an operation that a bank need not have. */
  async optionalAnswerOf<O extends BankOperation>(
    operation: O,
    body: BankRequest<O> | object,
  ): Promise<BankAnswer<O>> {
    const reply = await this.ask(operation, body);
    if (reply.outcome.kind === "answered") return reply.outcome.answer;
    if (isMissing(reply)) throw notOffered(`The bank does not have ${operation}.`);
    throw broken(`${operation} was to be answered. ${describeReply(operation, reply)}`);
  }

  /** Nothing is sent that could move more than the cap, whatever the bank does. */
  spend(amount: number): void {
    const worst = Math.max(UNIT, Math.ceil(Math.abs(amount)));
    if (this.#spent + worst > this.bank.cap) {
      throw prevented(`The cap of ${this.bank.cap} is reached: the answers of this bank get lost.`);
    }
    this.#spent += worst;
  }

  /** Sends an instruction; the same bytes again if no answer came. */
  async execute(instruction: ExecuteInstruction, manner: Manner = {}) {
    const pay = () => this.spend(instruction.amount);
    const reply = await this.#instruct(instruction, manner, pay);
    if (reply.outcome.kind === "answered") this.moved.set(instruction.end_to_end_id, instruction);
    return reply;
  }

  /** Sends back what was moved; the cap is about what leaves the account. */
  refund(instruction: ExecuteInstruction): Promise<KitReply<"execute-transaction">> {
    return this.#instruct(instruction, {}, () => undefined);
  }

  async #instruct(
    instruction: ExecuteInstruction,
    manner: Manner,
    pay: () => void,
  ): Promise<KitReply<"execute-transaction">> {
    const operation = "execute-transaction";
    const { end_to_end_id } = instruction;
    const keyed = { idempotencyKey: end_to_end_id, ...manner };
    const answer = await this.post(operation, JSON.stringify(instruction), keyed, pay);
    return { answer, outcome: readAnswer(operation, answer, end_to_end_id) };
  }

  /** The answer of a bank that has booked or submitted this. */
  async book(instruction: ExecuteInstruction, manner: Manner = {}) {
    const reply = await this.execute(instruction, manner);
    if (reply.outcome.kind === "answered") return reply.outcome.answer;
    const what = "The customer approved this movement, so it was to be booked.";
    throw broken(`${what} ${describeReply("execute-transaction", reply)}`);
  }

  /** Throws unless the bank refuses it for good with one of these codes. */
  async mustRefuse(
    instruction: ExecuteInstruction,
    codes: readonly BankRefusalCode[],
    why: string,
  ): Promise<void> {
    const reply = await this.execute(instruction);
    const { outcome } = reply;
    if (outcome.kind === "refused" && codes.includes(outcome.code)) return;
    const wanted = `${why}: it was to be refused with ${codes.join(" or ")}.`;
    throw broken(`${wanted} ${describeReply("execute-transaction", reply)}`);
  }

  /** A payment of one unit under this challenge, with these differences. */
  instruction(
    { session_id, token }: KitChallenge,
    changes: Partial<ExecuteInstruction> = {},
  ): ExecuteInstruction {
    const { bank } = this;
    return {
      session_id,
      end_to_end_id: newEndToEndId(),
      originator: bank.originator,
      originator_ref: formatId("pay", randomHex(32)),
      not_after: isoTime(now() + MINUTE_MS),
      debtor_iban: bank.account,
      creditor_iban: bank.payee,
      creditor_name: bank.payeeName,
      creditor_institution: bank.institution,
      amount: UNIT,
      currency: bank.currency,
      route_type: "SAME_BANK",
      authorisation: { type: "SCA", reference: token },
      remittance: "conformance",
      purpose: "CHECKOUT",
      ...changes,
    } as ExecuteInstruction;
  }

  /** Fails the run if nobody is there. */
  async begin(): Promise<void> {
    const probe = JSON.stringify({ push_token: `probe_${randomHex(16)}` });
    const answer = await this.post("push-status", probe);
    this.exchanges.take();
    if (answer.kind === "lost") {
      throw new CannotRun(`${this.bank.url} does not answer: ${answer.reason}.`);
    }
  }
}

export const isMissing = ({ outcome }: KitReply<BankOperation>): boolean =>
  outcome.kind === "unknown" && outcome.isMissing === true;

/** What came, in a sentence, and why a gateway does not take it as an answer. */
export const describeReply = <O extends BankOperation>(
  operation: O,
  { answer, outcome }: KitReply<O>,
): string => {
  if (answer.kind === "lost") return `No answer came: ${answer.reason}.`;
  if (outcome.kind === "answered") return `${answer.status} came, which is a success.`;
  if (outcome.kind === "refused") return `The refusal ${outcome.code} came.`;
  const { status, text } = answer;
  if (status === 200 || status === 201) return `${status} came, but ${flawOf(operation, text)}.`;
  if (status === 422) return `422 came, but it is no refusal: ${flawIn(bankRefusal, text)}.`;
  return `${status} came, which leaves the outcome unknown.`;
};

const flawOf = (operation: BankOperation, text: string): string => {
  const found = flawIn(bankAnswers[operation], text);
  return found === "" ? "about another end_to_end_id" : `no gateway takes it: ${found}`;
};
