import { ok, type Result, refuse } from "../../kernel/result.ts";
import { VAIN_CLAIMS_MS } from "../periods.ts";
import { queries, type RegistryDatabase } from "../queries.ts";
import type { ClaimRow } from "../schema.ts";
import { MAX_VAIN_CLAIMS, MAX_VAIN_DISPUTES } from "./claim-rules.ts";

/** Whose claim on which handle. */
type Asked = Pick<ClaimRow, "realm" | "handleId" | "claimantBankId" | "type">;

/**
 * An open claim keeps the handle where it is: no bank does that to a customer again and again.
 * Recoveries count by themselves, so that the last way to an account is not shut by earlier tries.
 */
export const requireFewClaims = async (
  db: RegistryDatabase,
  asked: Asked,
  at: number,
): Promise<Result<null>> => {
  const vain = await queries.vainClaims(db, asked, at - VAIN_CLAIMS_MS);
  const isRecovery = asked.type === "RECOVERY";
  const alike = vain.filter(({ type }) => (type === "RECOVERY") === isRecovery);
  return refuseFrom(MAX_VAIN_CLAIMS, alike.length, "claims");
};

/** The same for those that it disputed, which the holder cannot cancel. */
export const requireFewDisputes = async (
  db: RegistryDatabase,
  asked: Asked,
  at: number,
): Promise<Result<null>> => {
  const vain = await queries.vainClaims(db, asked, at - VAIN_CLAIMS_MS);
  const disputes = vain.filter(({ disputedBy }) => disputedBy === "claimant");
  return refuseFrom(MAX_VAIN_DISPUTES, disputes.length, "disputed claims");
};

const refuseFrom = (most: number, count: number, what: string): Result<null> => {
  if (count < most) return ok(null);
  const message = `${most} ${what} of this bank on this handle came to nothing in ninety days.`;
  return refuse("INVALID_STATE", { message });
};
