import { eq } from "drizzle-orm";
import type { Author } from "../../admin/administration.ts";
import { ok, refuse } from "../../kernel/result.ts";
import { randomBase62, sha256Hex } from "../../platform/crypto.ts";
import { commit, read } from "../change.ts";
import type { Draft } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import type { Realm } from "../schema.ts";
import { customerSessions, type Purpose } from "../schema-governance.ts";
import { type WayBack, wayBack } from "./way-back.ts";

/** A customer who came through a one-time address. */
export interface CustomerSession {
  realm: Realm;
  handleId: string;
  bankId: string;
  /** The bank's quota (callers.ts): the bank pays for what its customers try. */
  dailyQuota: number | null;
  /** What the bank sent the customer for. */
  purpose: Purpose | null;
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

/** Uses up the address; of two browsers at the same moment only one gets in. Returns the secret. */
export const beginCustomerSession = async (
  env: RegistryEnv,
  address: string,
): Promise<string | null> => {
  const addressSha256 = sha256Hex(address);
  const secret = randomBase62();
  const authorOf = ({ session }: Draft) => {
    if (!session) throw new Error("a session is gone");
    return authorOfCustomerSession(session);
  };
  const begun = await commit(env, authorOf, { session: { addressSha256 } }, (draft) => {
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
  back: WayBack | null;
}

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
    customerSession: { ...session, dailyQuota: bank.dailyQuota, secret },
    draft,
    isOver: session.expiresAt <= at || bank.status !== "ACTIVE",
    back: wayBack(session, bank, at),
  };
};
