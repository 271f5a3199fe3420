import { ok, type Result, refuse } from "../../kernel/result.ts";
import { VAIN_CLAIMS_MS } from "../periods.ts";
import { queries, type RegistryDatabase } from "../queries.ts";
import type { ClaimRow } from "../schema.ts";
import { MAX_VAIN_CLAIMS, MAX_VAIN_DISPUTES } from "./claim-rules.ts";

/** Whose claims on which handle. */
type Place = Pick<ClaimRow, "realm" | "handleId" | "claimantBankId">;

/** An open claim keeps the handle where it is: no bank does that to a customer again and again. */
export const requireFewClaims = async (
  db: RegistryDatabase,
  place: Place,
  at: number,
): Promise<Result<null>> =>
  refuseFrom(MAX_VAIN_CLAIMS, (await countVain(db, place, at)).claims, "claims");

/** The same for those that the holder cannot cancel. */
export const requireFewDisputes = async (
  db: RegistryDatabase,
  place: Place,
  at: number,
): Promise<Result<null>> =>
  refuseFrom(MAX_VAIN_DISPUTES, (await countVain(db, place, at)).disputes, "disputed claims");

const countVain = async (db: RegistryDatabase, place: Place, at: number) => {
  const [vain] = await queries.vainClaims(db, place, at - VAIN_CLAIMS_MS);
  return vain ?? { claims: 0, disputes: 0 };
};

const refuseFrom = (most: number, count: number, what: string): Result<null> => {
  if (count < most) return ok(null);
  const message = `${most} ${what} of this bank on this handle came to nothing in ninety days.`;
  return refuse("INVALID_STATE", { message });
};
