import { ok, type Result } from "../../kernel/result.ts";
import { isLocal } from "../../platform/env.ts";
import { checkReturnAddress, refuseAddress } from "../../platform/targets.ts";
import type { BankRow } from "../schema.ts";
import type { CustomerSessionRow } from "../schema-governance.ts";

/**
 * The way from the registry's pages back to the bank that sent the customer (docs/decisions/132).
 * The result is a hint for the bank's page: a customer can change it, so the bank reads its links.
 * DONE: the customer made a choice. EXPIRED: the time was over before one. LEFT: otherwise.
 */
export type ReturnResult = "DONE" | "LEFT" | "EXPIRED";

export interface WayBack {
  url: string;
  bankName: string;
  result: ReturnResult;
}

/** An https address or origin. Local runs also allow http on this machine. */
export const checkReturn = (env: { LOCAL?: string }, text: string, field: string): Result<URL> =>
  checkReturnAddress(text, { allowLocal: isLocal(env), field });

const isOneOf = ({ returnOrigins }: Pick<BankRow, "returnOrigins">, address: URL): boolean =>
  returnOrigins.includes(address.origin);

/** The address that a bank asks for, if its origin is in the bank's terms. */
export const readReturnUrl = (
  env: { LOCAL?: string },
  bank: Pick<BankRow, "returnOrigins">,
  asked: { return_url?: string | undefined; state?: string | undefined },
): Result<string | null> => {
  if (asked.return_url === undefined) {
    return asked.state === undefined ? ok(null) : refuseAddress("state", "needs a return_url");
  }
  const address = checkReturn(env, asked.return_url, "return_url");
  if (!address.ok) return address;
  if (isOneOf(bank, address.value)) return ok(address.value.href);
  return refuseAddress("return_url", "must be at one of the bank's return_origins");
};

type Ending = Pick<CustomerSessionRow, "returnUrl" | "state" | "chosenAt" | "expiresAt">;

const resultOf = ({ chosenAt, expiresAt }: Ending, at: number): ReturnResult => {
  if (chosenAt !== null) return "DONE";
  return expiresAt <= at ? "EXPIRED" : "LEFT";
};

/**
 * Null if the bank named no address, or may not have its customers back there any more: it was
 * switched off, or the origin was taken from its terms.
 */
export const wayBack = (
  session: Ending,
  bank: Pick<BankRow, "name" | "status" | "returnOrigins">,
  at: number,
): WayBack | null => {
  if (session.returnUrl === null || bank.status !== "ACTIVE") return null;
  const address = new URL(session.returnUrl);
  if (!isOneOf(bank, address)) return null;
  const result = resultOf(session, at);
  address.searchParams.set("result", result);
  if (session.state === null) address.searchParams.delete("state");
  else address.searchParams.set("state", session.state);
  return { url: address.href, bankName: bank.name, result };
};
