import { expect } from "vitest";
import type { Books, Moment } from "../../src/sandbox/bank/books.ts";
import { AMIRA, ask, bodyOf, callerAt, errorOf } from "./payer.ts";

/** The steps of a customer and a gateway for an app, in short. */
export type World = { books: Books; moment: Moment };

export const SCOPES = [
  ...["accounts:read", "balances:read", "transactions:read", "standing-orders:read"],
  "payments:write",
];
export const END = "2026-04-01T12:00:00.000Z";

export interface Access {
  iban: string;
  consent_id: string;
  authorisation: { type: "SCA"; reference: string };
}

/** What the customer approves with a code, and how a data call then names it. */
export const approved = (
  world: World,
  { iban = AMIRA, scopes = SCOPES, consent_id = "cns_1", expires_at = END, answered = true } = {},
  caller = callerAt(world.books.accounts.get(iban)?.bank ?? "alpha"),
): Access => {
  const content = { purpose: "CONSENT", tpp_name: "Budget Friend", scopes, expires_at };
  const request = { session_id: consent_id, payer_iban: iban, ...content };
  const otp_token = String(bodyOf(ask(world, "send-otp", request, caller)).otp_token);
  const otp_code = world.books.challenges.get(otp_token)?.otp_code ?? "none";
  const check = { session_id: consent_id, payer_iban: iban, otp_token, otp_code };
  if (answered) expect(bodyOf(ask(world, "verify-otp", check, caller))).toEqual({ verified: true });
  return { iban, consent_id, authorisation: { type: "SCA", reference: otp_token } };
};

/** A valid query of each data call. */
export const queries = {
  accounts: undefined,
  balances: undefined,
  transactions: { from_date: "2024-01-01", to_date: "2027-01-01", count: 500 },
  "standing-orders": { count: 500 },
  "funds-confirmation": { amount: 100, currency: "USD" },
} as const;
export type DataCall = keyof typeof queries;
export const dataCalls = Object.keys(queries) as DataCall[];

export const call = (
  world: World,
  operation: DataCall,
  access: Access,
  changes: object = {},
  caller = callerAt(world.books.accounts.get(access.iban)?.bank ?? "alpha"),
) => {
  const query = queries[operation] && { query: { ...queries[operation], ...changes } };
  return ask(world, operation, { ...access, ...query }, caller);
};

/** "data", or the code of the refusal. */
export const verdict = (...given: Parameters<typeof call>): string => {
  const outcome = call(...given);
  return outcome.answer.status === 200 ? "data" : (errorOf(outcome) ?? "?");
};

export const notify = (world: World, changes: object = {}, caller = callerAt("alpha")) =>
  ask(
    world,
    "notify-authorisation",
    {
      ...{ id: "cns_1", kind: "CONSENT", status: "AUTHORISED", reason: null },
      ...{ ibans: [AMIRA], expires_at: END },
      ...changes,
    },
    caller,
  );
