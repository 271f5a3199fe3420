import { and, eq, getTableColumns, gt, isNull } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../../kernel/result.ts";
import { isoTime, now } from "../../platform/clock.ts";
import { randomBase62, sha256Hex } from "../../platform/crypto.ts";
import { database } from "../../platform/database.ts";
import type { Call, Reply } from "../../platform/edge.ts";
import { commit } from "../audit/commit.ts";
import { create } from "../audit/create.ts";
import { authorOf, type BankCaller } from "../callers.ts";
import { Draft } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { readByAlias } from "../handles/settle.ts";
import { CUSTOMER_SESSION_MS } from "../periods.ts";
import type { RegistryDatabase } from "../queries.ts";
import type { customerSessionRequest } from "../requests.ts";
import { banks, type Realm } from "../schema.ts";
import { customerSessions } from "../schema-governance.ts";
import { provenSubject } from "../subjects.ts";
import { mayBeginVisit } from "./customer-rules.ts";

/**
 * `POST /identity/customer-sessions`: a one-time address for a customer whom the bank has just
 * verified. It works for fifteen minutes and opens in one browser.
 */
export const openCustomerSession = (
  call: Call<RegistryEnv, BankCaller, InferOutput<typeof customerSessionRequest>>,
): Promise<Result<Reply>> => {
  const { env, body, caller } = call;
  const subject = provenSubject(env, caller.realm, body.customer_proof);
  return create(call, authorOf(caller), "/identity/customer-sessions", async (db, at) => {
    const draft = new Draft(db, caller.realm, at);
    const context = await readByAlias(draft, body.alias);
    if (context?.handle.status !== "ACTIVE") return refuse("NOT_FOUND");
    const { handle, links } = context;
    if (!mayBeginVisit({ bankId: caller.bankId, handle, links })) return refuse("NOT_FOUND");
    if (handle.subject !== null && handle.subject !== subject) {
      return refuse("FORBIDDEN", { message: "The proof is not that of the handle's customer." });
    }
    const address = randomBase62();
    const expiresAt = at + CUSTOMER_SESSION_MS;
    const row = { realm: caller.realm, handleId: handle.handleId, bankId: caller.bankId };
    draft.write(
      db.insert(customerSessions).values({
        ...row,
        addressSha256: sha256Hex(address),
        createdAt: at,
        expiresAt,
      }),
    );
    draft.note("customer_session.issued", handle.handleId, { bank: caller.bankId });
    const url = `${env.BASE_URL}/identity/customer/${address}`;
    const answer = { showOnce: { url, expires_at: isoTime(expiresAt) } };
    return ok({ ...(await draft.decision(null)), answer });
  });
};

/** A customer who came through a one-time address. */
export interface Visit {
  realm: Realm;
  handleId: string;
  bankId: string;
  dailyQuota: number | null;
  /** What the browser's cookie holds. */
  secret: string;
}

/** Whether an address still waits for its customer; asking does not use it up. */
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

/** Uses the address up; of two browsers at the same moment one gets in. Answers the secret. */
export const beginVisit = async (env: RegistryEnv, address: string): Promise<string | null> => {
  const session = await findOpen(database(env), address, now());
  if (!session) return null;
  const { realm, handleId, bankId } = session;
  const secret = randomBase62();
  const begun = await commit(env, authorOfVisit(session), async (db, at) => {
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

/** Whoever acts in a visit: the customer, as far as the bank that began it can be trusted. */
export const authorOfVisit = ({
  realm,
  handleId,
  bankId,
}: Omit<Visit, "secret" | "dailyQuota">) => ({
  chain: realm,
  actor: `customer:${handleId} at bank:${bankId}`,
});

export const readVisit = async (env: RegistryEnv, secret: string): Promise<Visit | null> => {
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
  // A bank that was switched off vouches for nobody any more.
  return row && row.expiresAt > now() && row.bankStatus === "ACTIVE" ? { ...row, secret } : null;
};
