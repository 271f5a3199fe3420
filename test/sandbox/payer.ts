import { is, parse } from "valibot";
import { expect } from "vitest";
import { bankInterface } from "../../src/network/banks/bank-interface.ts";
import {
  type BankOperation,
  type BankRequest,
  bankRequests,
} from "../../src/network/banks/contract.ts";
import type { CalledBank } from "../../src/sandbox/bank/answers.ts";
import type { Books, Moment } from "../../src/sandbox/bank/books.ts";
import { answerPrompt } from "../../src/sandbox/bank/challenges.ts";
import { type OperationOutcome, operateBank } from "../../src/sandbox/bank/operations.ts";
import { bankByHandle, residentIban, residents } from "../../src/sandbox/residents.ts";

/** The steps of a gateway and a customer, in short. */
export const RAIL_DELAY_MS = 1500;

const ORIGIN = "http://127.0.0.1:8789";

export const callerAt = (handle: string, originator = "gateway"): CalledBank => {
  const bank = bankByHandle(handle);
  if (!bank) throw new Error(`no bank ${handle}`);
  return { bank, originator };
};

/** The IBAN of a resident: an alias, or a merchant's name, at a bank. */
export const ibanOf = (name: string, bank?: string): string => {
  const resident = residents.find(
    (row) => (row.alias ?? row.holder) === name && (bank === undefined || row.bank === bank),
  );
  if (!resident) throw new Error(`nobody is called ${name}`);
  return residentIban(resident);
};

export const AMIRA = ibanOf("amira");
export const BRUNO = ibanOf("bruno");
export const DANIEL = ibanOf("daniel");
export const BOOKS_SHOP = ibanOf("Meridian Books");

export type Instruction = BankRequest<"execute-transaction">;

let calls = 0;

/**
 * A request as the edge accepts it, with a new key. Its answer must be one that the interface
 * names.
 */
export const ask = (
  world: { books: Books; moment: Moment },
  operation: BankOperation,
  input: unknown,
  caller: CalledBank = callerAt("alpha"),
  key = `key-${++calls}`,
): OperationOutcome => {
  const request = parse(bankRequests[operation], input);
  const scene = {
    ...world,
    caller,
    idempotencyKey: key,
    origin: ORIGIN,
    railDelayMs: RAIL_DELAY_MS,
  };
  const outcome = operateBank(scene, operation, request);
  const { status, body } = outcome.answer;
  if (errorOf(outcome) !== "FAULT") {
    const schema = bankInterface[operation].answers[status]?.json;
    expect([operation, status, body, schema && is(schema, body)]).toEqual([
      ...[operation, status, body, true],
    ]);
  }
  return outcome;
};

/** An answer's body, for tests that read it. */
export const bodyOf = (outcome: OperationOutcome): Record<string, unknown> =>
  outcome.answer.body as Record<string, unknown>;

export const errorOf = (outcome: OperationOutcome): string | undefined =>
  (outcome.answer.body as { error?: { code: string } }).error?.code;

let payments = 0;

/** What only a mandate's charge has. */
export const charge = {
  purpose: "MANDATE_CHARGE",
  charge_id: "chg_1",
  charge_date: "2026-01-01",
} as const;

/** An instruction without an authorisation. */
export const instruction = (changes: Partial<Instruction> = {}): Instruction =>
  ({ ...checkout(), ...changes }) as Instruction;

const checkout = () => ({
  session_id: "ps_1",
  end_to_end_id: `E2E${++payments}`,
  originator: "gateway",
  originator_ref: "ps_1",
  not_after: "2026-01-01T12:01:00.000Z",
  debtor_iban: AMIRA,
  creditor_iban: BOOKS_SHOP,
  creditor_name: "Meridian Books",
  creditor_institution: "ALPHDEFFXXX",
  amount: 5_000,
  currency: "USD",
  route_type: "SAME_BANK",
  purpose: "CHECKOUT",
  authorisation: { type: "SCA", reference: "otp_unknown" },
  remittance: "order 1",
});

const challengeFor = (order: Instruction) => ({
  session_id: order.session_id,
  payer_iban: order.debtor_iban,
  amount: order.amount,
  currency: order.currency,
  creditor_name: order.creditor_name,
  ...(order.purpose === "PAYMENT_ORDER"
    ? { purpose: "PAYMENT_ORDER", creditor_iban: order.creditor_iban }
    : { purpose: "PAYMENT" }),
});

/** The instruction with a verified code. */
export const authorised = (
  world: { books: Books; moment: Moment },
  changes: Partial<Instruction> = {},
  caller: CalledBank = callerAt("alpha"),
): Instruction => {
  const order = instruction(changes);
  const sent = ask(world, "send-otp", challengeFor(order), caller);
  const token = String(bodyOf(sent).otp_token);
  const code = world.books.challenges.get(token)?.otp_code ?? "none";
  ask(
    world,
    "verify-otp",
    {
      session_id: order.session_id,
      payer_iban: order.debtor_iban,
      otp_token: token,
      otp_code: code,
    },
    caller,
  );
  return { ...order, authorisation: { type: "SCA", reference: token } };
};

/** The customer answers the prompt of this token. */
export const answer = (
  { books, moment }: { books: Books; moment: Moment },
  token: string,
  result: "APPROVED" | "DECLINED",
) => answerPrompt(books, "amira", books.challenges.get(token)?.prompt ?? "", result, moment);

/** The instruction with an answered prompt. */
export const prompted = (
  world: { books: Books; moment: Moment },
  result: "APPROVED" | "DECLINED" | null,
): Instruction => {
  const order = instruction();
  const sent = ask(world, "send-push", { ...challengeFor(order), display_code: "42" });
  const token = String(bodyOf(sent).push_token);
  if (result) answer(world, token, result);
  return { ...order, authorisation: { type: "SCA", reference: token } };
};
