import { ok, type Result, refuse } from "../../kernel/result.ts";
import { UNSUCCESSFUL_CLAIMS_MS } from "../periods.ts";
import { queries, type RegistryDatabase } from "../queries.ts";
import type { ClaimRow } from "../schema.ts";
import { MAX_UNSUCCESSFUL_CLAIMS, MAX_UNSUCCESSFUL_DISPUTES } from "./claim-rules.ts";

/** The identity of the claims that count together. */
type Asked = Pick<ClaimRow, "realm" | "handleId" | "claimantBankId" | "type">;

/**
 * An open claim blocks the handle, so a bank may not open them again and again. Recoveries are
 * counted separately, so earlier claims never block the last way to an account.
 */
export const requireFewClaims = async (
  db: RegistryDatabase,
  asked: Asked,
  at: number,
): Promise<Result<null>> => {
  const unsuccessful = await queries.unsuccessfulClaims(db, asked, at - UNSUCCESSFUL_CLAIMS_MS);
  const isRecovery = asked.type === "RECOVERY";
  const alike = unsuccessful.filter(({ type }) => (type === "RECOVERY") === isRecovery);
  return refuseFrom(MAX_UNSUCCESSFUL_CLAIMS, alike.length, "claims");
};

/** The same for claims that the bank disputed, because the holder cannot cancel those. */
export const requireFewDisputes = async (
  db: RegistryDatabase,
  asked: Asked,
  at: number,
): Promise<Result<null>> => {
  const unsuccessful = await queries.unsuccessfulClaims(db, asked, at - UNSUCCESSFUL_CLAIMS_MS);
  const disputes = unsuccessful.filter(({ disputedBy }) => disputedBy === "claimant");
  return refuseFrom(MAX_UNSUCCESSFUL_DISPUTES, disputes.length, "disputed claims");
};

const refuseFrom = (most: number, count: number, what: string): Result<null> => {
  if (count < most) return ok(null);
  const message = `This bank has had ${most} unsuccessful ${what} on this handle in ninety days.`;
  return refuse("CLAIM_LIMIT_REACHED", { message });
};
