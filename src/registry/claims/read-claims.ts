import { and, desc, eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { AdminCaller } from "../../admin/guard.ts";
import { type Result, refuse } from "../../kernel/result.ts";
import { database } from "../../platform/database.ts";
import { type Call, type Reply, reply } from "../../platform/edge.ts";
import { type PageQuery, pageOf } from "../../platform/lists.ts";
import { beyondCursor, positionOf } from "../../platform/newest-first.ts";
import type { AdminInRealm, BankCaller } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import type { ClaimPath, claimsQuery } from "../parameters.ts";
import { queries, type RegistryDatabase } from "../queries.ts";
import { type ClaimRow, claims } from "../schema.ts";
import { approversOf, claimView } from "../views.ts";

type PartyCall = Call<RegistryEnv, BankCaller | AdminCaller, unknown, ClaimPath>;

/** The claim of the path, for its parties and the operator; other banks do not find it. */
export const findClaim = async ({ env, caller, path }: PartyCall): Promise<ClaimRow | null> => {
  const claim = await queries.claimById(database(env), path.claim_id).get();
  if (!claim || caller.kind === "admin") return claim ?? null;
  const isParty = [claim.claimantBankId, claim.holderBankId].includes(caller.bankId);
  return claim.realm === caller.realm && isParty ? claim : null;
};

/** `GET /identity/claims/{claim_id}` */
export const showClaim = async (call: PartyCall): Promise<Result<Reply>> => {
  const claim = await findClaim(call);
  if (!claim) return refuse("NOT_FOUND");
  const [view] = await viewsOf(database(call.env), [claim]);
  if (!view) throw new Error("a claim has no view");
  return reply(200, view);
};

const order = { createdAt: claims.openedAt, id: claims.claimId };

const parties = { holder: claims.holderBankId, claimant: claims.claimantBankId };

/** `GET /identity/claims`: the asking bank's claims, newest first; `?role=` selects one side. */
export const listOwnClaims = async (
  call: Call<RegistryEnv, BankCaller, unknown, unknown, InferOutput<typeof claimsQuery>>,
): Promise<Result<Reply>> => {
  const { query, env, caller } = call;
  const { role } = query;
  const roles = role === undefined ? Object.values(parties) : [parties[role]];
  const asParty = (party: (typeof roles)[number]) =>
    and(eq(claims.realm, caller.realm), eq(party, caller.bankId));
  return listEach(env, query, roles.map(asParty));
};

/** `GET /admin/v1/claims`: the realm's, newest first. */
export const listClaims = async ({
  env,
  query,
  caller,
}: Call<RegistryEnv, AdminInRealm, unknown, unknown, PageQuery>): Promise<Result<Reply>> =>
  listEach(env, query, [eq(claims.realm, caller.realm)]);

/** One page of the results of several queries, each on its own index. */
const listEach = async (
  env: RegistryEnv,
  { limit, cursor }: PageQuery,
  questions: readonly ReturnType<typeof and>[],
): Promise<Result<Reply>> => {
  const beyond = beyondCursor(cursor, order);
  if (!beyond.ok) return beyond;
  const found = await Promise.all(
    questions.map((whose) =>
      database(env)
        .select()
        .from(claims)
        .where(and(whose, beyond.value))
        .orderBy(desc(claims.openedAt), desc(claims.claimId))
        .limit(limit + 1),
    ),
  );
  const rows = found.flat().sort(newestFirst);
  const page = pageOf(rows, limit, (row) => positionOf(row.openedAt, row.claimId));
  return reply(200, { ...page, data: await viewsOf(database(env), page.data) });
};

const viewsOf = async (db: RegistryDatabase, rows: readonly ClaimRow[]) => {
  const approvers = rows.flatMap(approversOf);
  const found = approvers.length > 0 ? await queries.retiredAdminKeys(db, approvers) : [];
  const retired = new Set(found.map(({ keyId }) => keyId));
  return rows.map((row) => claimView(row, retired));
};

const newestFirst = (a: ClaimRow, b: ClaimRow): number =>
  b.openedAt - a.openedAt || (a.claimId < b.claimId ? 1 : -1);
