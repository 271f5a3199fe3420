import { and, desc, eq, gte, type SQL } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import { database } from "../../base/platform/database.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import { beyondCursor, pageOf, positionOf } from "../../base/platform/lists.ts";
import type { AdminCaller } from "../../frame/records/guard.ts";
import type * as answers from "../answers.ts";
import { type Approvers, approversOf, type StoredClaim, standingApprovals } from "../approvers.ts";
import type { AdminInRealm, RealmBankCaller } from "../callers.ts";
import { lapse } from "../claim-machine.ts";
import type { RegistryEnv } from "../environment.ts";
import type { allClaimsQuery, ClaimPath, claimsQuery } from "../parameters.ts";
import { queries } from "../queries.ts";
import { claimStatus } from "../requests.ts";
import { type ClaimRow, claims } from "../schema.ts";
import { changedClaimView } from "../views.ts";

type PartyCall = Call<RegistryEnv, RealmBankCaller | AdminCaller, unknown, ClaimPath>;

/** `GET /identity/claims/{claim_id}`, for its parties and the operator; others do not find it. */
export const showClaim = async ({ env, caller, path }: PartyCall): Promise<Result<Reply>> => {
  const stored = await queries.claimById(database(env), path.claim_id).get();
  return stored && isParty(caller, stored.claim) ? reply(200, viewOf(stored)) : refuse("NOT_FOUND");
};

/** Whether the caller may see the claim: one of its banks, or the operator. */
export const isParty = (caller: RealmBankCaller | AdminCaller, claim: ClaimRow): boolean =>
  caller.kind === "admin" ||
  (claim.realm === caller.realm &&
    [claim.claimantBankId, claim.holderBankId].includes(caller.bankId));

/**
 * A claim as it is now. An overdue claim counts as cancelled before the sweep has written it, and
 * an approval that did not stand at the end does not count.
 */
export const claimView = (
  stored: ClaimRow,
  { first, second }: Approvers,
): InferOutput<typeof answers.claim> => {
  const lapsed = lapse(stored, now());
  const row = lapsed
    ? { ...stored, ...lapsed.changes, updatedAt: lapsed.changes.closedAt }
    : stored;
  const given = [first, second].filter((one) => one !== null);
  const counted = row.closedAt === null ? standingApprovals({ first, second }) : given;
  return { ...changedClaimView(row), approvals: counted.length };
};

const viewOf = (stored: StoredClaim) => claimView(stored.claim, approversOf(stored));

const sides = { holder: claims.holderBankId, claimant: claims.claimantBankId };

/**
 * `GET /identity/claims`: the asking bank's, the last changed first; `?role=` selects one side.
 * @rule R6.5
 */
export const listOwnClaims = ({
  env,
  caller,
  query,
}: Call<RegistryEnv, RealmBankCaller, unknown, unknown, InferOutput<typeof claimsQuery>>): Promise<
  Result<Reply>
> => {
  const roles = query.role === undefined ? (["holder", "claimant"] as const) : [query.role];
  const ofBank = roles.map((role) =>
    and(eq(claims.realm, caller.realm), eq(sides[role], caller.bankId)),
  );
  return listEach(env, query, ofBank);
};

/** `GET /admin/v1/claims`: the realm's, the last changed first. */
export const listClaims = ({
  env,
  caller,
  query,
}: Call<RegistryEnv, AdminInRealm, unknown, unknown, InferOutput<typeof allClaimsQuery>>): Promise<
  Result<Reply>
> => listEach(env, query, [eq(claims.realm, caller.realm)]);

const order = { createdAt: claims.updatedAt, id: claims.claimId };

/** Reads each status of each side on its own index, in one batch, and merges them to a page. */
const listEach = async (
  env: RegistryEnv,
  { limit, cursor, status, changed_since: since }: InferOutput<typeof allClaimsQuery>,
  owners: readonly (SQL | undefined)[],
): Promise<Result<Reply>> => {
  const beyond = beyondCursor(cursor, order);
  if (!beyond.ok) return beyond;
  const changed = since === undefined ? undefined : gte(claims.updatedAt, since);
  const statuses = status === undefined ? claimStatus.options : [status];
  const db = database(env);
  const [first, ...others] = owners.flatMap((owner) =>
    statuses.map((one) =>
      queries
        .claims(db, and(owner, eq(claims.status, one), changed, beyond.value))
        .orderBy(desc(claims.updatedAt), desc(claims.claimId))
        .limit(limit + 1),
    ),
  );
  if (!first) throw new Error("a list without a side");
  const rows = (await db.batch([first, ...others])).flat().sort(lastChangedFirst);
  const page = pageOf(rows, limit, ({ claim }) => positionOf(claim.updatedAt, claim.claimId));
  const views = page.data.map(viewOf);
  // An overdue claim is CANCELLED before the sweep has written it.
  const data = views.filter((view) => status === undefined || view.status === status);
  return reply(200, { ...page, data });
};

const lastChangedFirst = ({ claim: a }: StoredClaim, { claim: b }: StoredClaim): number =>
  b.updatedAt - a.updatedAt || (a.claimId < b.claimId ? 1 : -1);
