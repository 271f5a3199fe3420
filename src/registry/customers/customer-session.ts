import { and, eq, getTableColumns, gt, isNull } from "drizzle-orm";
import type { Author } from "../../admin/administration.ts";
import { ok, refuse } from "../../kernel/result.ts";
import { now } from "../../platform/clock.ts";
import { randomBase62, sha256Hex } from "../../platform/crypto.ts";
import { database } from "../../platform/database.ts";
import { commit } from "../administration.ts";
import { Draft } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import type { RegistryDatabase } from "../queries.ts";
import { banks, type Realm } from "../schema.ts";
import { customerSessions } from "../schema-governance.ts";

/** A customer who came through a one-time address. */
export interface CustomerSession {
  realm: Realm;
  handleId: string;
  bankId: string;
  /** The bank's quota (callers.ts): the bank pays for what its customers try. */
  dailyQuota: number | null;
  /** The value of the browser's cookie. */
  secret: string;
}

/** Whether an address still waits for its customer. Asking does not use it up. */
export const isAddressOpen = async (env: RegistryEnv, address: string): Promise<boolean> =>
  (await findOpen(database(env), address, now())) !== undefined;

const findOpen = (db: RegistryDatabase, address: string, at: number) =>
  db
    .select()
    .from(customerSessions)
    .where(
      and(
        eq(customerSessions.addressSha256, sha256Hex(address)),
        isNull(customerSessions.visitSha256),
        gt(customerSessions.expiresAt, at),
      ),
    )
    .get();

/** Uses up the address; of two browsers at the same moment only one gets in. Returns the secret. */
export const beginCustomerSession = async (
  env: RegistryEnv,
  address: string,
): Promise<string | null> => {
  const session = await findOpen(database(env), address, now());
  if (!session) return null;
  const { realm, handleId, bankId } = session;
  const secret = randomBase62();
  const begun = await commit(env, authorOfCustomerSession(session), async (db, at) => {
    if (!(await findOpen(db, address, at))) return refuse("NOT_FOUND");
    const draft = new Draft(db, realm, at);
    const place = eq(customerSessions.addressSha256, sha256Hex(address));
    const visitSha256 = sha256Hex(secret);
    draft.write(db.update(customerSessions).set({ visitSha256 }).where(place));
    draft.note("customer_session.opened", handleId, { bank: bankId });
    return ok(await draft.decision(null));
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

/** The session of a browser's cookie; null if its time is over. */
export const readCustomerSession = async (
  env: RegistryEnv,
  secret: string,
): Promise<CustomerSession | null> => {
  const row = await database(env)
    .select({
      ...getTableColumns(customerSessions),
      bankStatus: banks.status,
      dailyQuota: banks.dailyQuota,
    })
    .from(customerSessions)
    .innerJoin(banks, eq(banks.bankId, customerSessions.bankId))
    .where(eq(customerSessions.visitSha256, sha256Hex(secret)))
    .get();
  // A bank that was switched off no longer vouches for anyone.
  return row && row.expiresAt > now() && row.bankStatus === "ACTIVE" ? { ...row, secret } : null;
};
