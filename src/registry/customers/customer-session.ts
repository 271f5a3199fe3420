import { eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { ok, type Result, refuse, refuseField } from "../../base/kernel/result.ts";
import { isoTime } from "../../base/platform/clock.ts";
import { randomBase62, sha256Hex } from "../../base/platform/crypto.ts";
import type { Call, Reply } from "../../base/platform/edge.ts";
import { isLocal } from "../../base/platform/env.ts";
import { checkReturnAddress } from "../../base/platform/targets.ts";
import type { Author } from "../../frame/records/administration.ts";
import { authorOf, type RealmBankCaller } from "../callers.ts";
import { commitRecords, createRecord, read } from "../change.ts";
import type { Draft } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { mayOpenCustomerSession } from "../link-rules.ts";
import { CUSTOMER_SESSION_MS } from "../periods.ts";
import type { customerSessionRequest } from "../requests.ts";
import {
  type Chosen,
  type CustomerSessionRow,
  customerSessions,
  type Purpose,
  type Realm,
  type RealmBankRow,
} from "../schema.ts";
import { provenSubject, requireSameCustomer } from "../subjects.ts";

/**
 * `POST /identity/customer-sessions`: a one-time address for a customer whom the bank has just
 * verified.
 * @rule R5.1
 */
export const openCustomerSession = (
  call: Call<RegistryEnv, RealmBankCaller, InferOutput<typeof customerSessionRequest>>,
): Promise<Result<Reply>> => {
  const { env, body, caller } = call;
  const subject = provenSubject(env, caller.realm, body.customer_proof);
  const wanted = { realm: caller.realm, byBank: caller.bankId, aliases: [body.alias] };
  return createRecord(call, authorOf(caller), "/identity/customer-sessions", wanted, (draft) => {
    const context = draft.byAlias(body.alias);
    const { bankId } = caller;
    if (context?.handle.status !== "ACTIVE" || !mayOpenCustomerSession({ ...context, bankId })) {
      return refuse("NOT_FOUND", {
        field: "alias",
        message: "alias: no handle has this name, or it is not ACTIVE with an account of this bank",
      });
    }
    const { handle } = context;
    const proven = requireSameCustomer(subject, handle);
    if (!proven.ok) return proven;
    const returnUrl = readReturnUrl(env, draft.bank(caller.bankId), body);
    if (!returnUrl.ok) return returnUrl;
    const address = randomBase62();
    const expiresAt = draft.at + CUSTOMER_SESSION_MS;
    const row = { realm: caller.realm, handleId: handle.handleId, bankId: caller.bankId };
    draft.write(
      draft.db.insert(customerSessions).values({
        ...row,
        addressSha256: sha256Hex(address),
        createdAt: draft.at,
        expiresAt,
        returnUrl: returnUrl.value,
        state: body.state ?? null,
        purpose: body.purpose ?? null,
      }),
    );
    draft.note("customer_session.issued", handle.handleId, { bank: caller.bankId });
    const url = `${env.BASE_URL}/identity/customer/${address}`;
    return ok({ answer: { showOnce: { url, expires_at: isoTime(expiresAt) } } });
  });
};

/** A customer who came through a one-time address. */
export interface CustomerSession {
  realm: Realm;
  handleId: string;
  bankId: string;
  /** The bank's quota (callers.ts): the bank pays for what its customers try. */
  dailyQuota: number | null;
  /** What the bank sent the customer for. */
  purpose: Purpose | null;
  expiresAt: number;
  /** The value of the browser's cookie. */
  secret: string;
}

/**
 * Whether an address still waits for its customer, and the way back from it. Asking does not use it
 * up. Who comes after another browser learns nothing of the way back.
 */
export const readAddress = async (
  env: RegistryEnv,
  address: string,
): Promise<{ isOpen: boolean; back: WayBack | null }> => {
  const draft = await read(env, { session: { addressSha256: sha256Hex(address) } });
  const { session, at } = draft;
  if (session?.visitSha256 !== null) return { isOpen: false, back: null };
  return {
    isOpen: openSession(draft) !== null,
    back: wayBack(session, draft.bank(session.bankId), at),
  };
};

const openSession = ({ session, at }: Draft) =>
  session && session.visitSha256 === null && session.expiresAt > at ? session : null;

/**
 * Uses up the address; of two browsers at the same moment only one gets in. Returns the secret.
 * @rule R5.1
 */
export const beginCustomerSession = async (
  env: RegistryEnv,
  address: string,
): Promise<string | null> => {
  const addressSha256 = sha256Hex(address);
  const secret = randomBase62();
  const author = ({ session }: Draft) => {
    if (!session) throw new Error("a session is gone");
    return authorOfCustomerSession(session);
  };
  const begun = await commitRecords(env, author, { session: { addressSha256 } }, (draft) => {
    const session = openSession(draft);
    if (!session) return refuse("NOT_FOUND");
    const place = eq(customerSessions.addressSha256, addressSha256);
    const visitSha256 = sha256Hex(secret);
    draft.write(draft.db.update(customerSessions).set({ visitSha256 }).where(place));
    draft.note("customer_session.opened", session.handleId, { bank: session.bankId });
    return ok(null);
  });
  return begun.ok ? secret : null;
};

/** The author of changes in a session: the customer, vouched for by the bank that opened it. */
export const authorOfCustomerSession = ({
  realm,
  handleId,
  bankId,
}: Pick<CustomerSession, "realm" | "handleId" | "bankId">): Author => ({
  chain: realm,
  actor: `customer:${handleId} at bank:${bankId}`,
});

export interface Visit {
  customerSession: CustomerSession;
  draft: Draft;
  /** Its time is over, or its bank was switched off and no longer vouches for anyone. */
  isOver: boolean;
  /** The bank that sent the customer. */
  bankName: string;
  hasChosen: boolean;
  /** The customer's choice of the last minute, if there is one. */
  justChosen: Chosen | null;
  back: WayBack | null;
}

/** Long enough to load the page that follows a choice. @rule R5.5 */
const NOTICE_MS = 60_000;

/** The session of a browser's cookie with its records; null if there is none. */
export const readCustomerSession = async (
  env: RegistryEnv,
  secret: string,
): Promise<Visit | null> => {
  const draft = await read(env, { session: { visitSha256: sha256Hex(secret) } });
  const { session, at } = draft;
  if (!session) return null;
  const bank = draft.bank(session.bankId);
  return {
    customerSession: { ...session, dailyQuota: bank.daily_quota, secret },
    draft,
    isOver: session.expiresAt <= at || bank.status !== "ACTIVE",
    bankName: bank.name,
    hasChosen: session.chosenAt !== null,
    justChosen:
      session.chosenAt !== null && at - session.chosenAt <= NOTICE_MS ? session.chosen : null,
    back: wayBack(session, bank, at),
  };
};

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

const isOneOf = ({ return_origins }: Pick<RealmBankRow, "return_origins">, address: URL): boolean =>
  return_origins.includes(address.origin);

/** The address that a bank asks for, if its origin is in the bank's terms. @rule R5.2 */
const readReturnUrl = (
  env: { LOCAL?: string },
  bank: Pick<RealmBankRow, "return_origins">,
  asked: { return_url?: string | undefined; state?: string | undefined },
): Result<string | null> => {
  if (asked.return_url === undefined) {
    return asked.state === undefined ? ok(null) : refuseField("state", "needs a return_url");
  }
  const address = checkReturn(env, asked.return_url, "return_url");
  if (!address.ok) return address;
  if (isOneOf(bank, address.value)) return ok(address.value.href);
  return refuseField("return_url", "must be at one of the bank's return_origins");
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
const wayBack = (
  session: Ending,
  bank: Pick<RealmBankRow, "name" | "status" | "return_origins">,
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
