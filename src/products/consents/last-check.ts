import type { ScaTicket } from "../../approvals/sca-call.ts";
import type { DataScope } from "../../base/kernel/answer-words.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import type { WorkContext } from "../../frame/objects/turn.ts";
import { readBanksNow } from "../../network/banks/bank-records.ts";
import { isEnabled } from "../../network/banks/capabilities.ts";
import { readTpp } from "../../network/parties/tpps.ts";
import { coverAll } from "../oauth/scopes.ts";

/** The input for a consent's last check, from its ticket. */
export interface ConsentToCheck {
  tpp_id: string;
  scopes: DataScope[];
}

/** Whether the TPP is active and has every scope of the consent; read uncached. */
export const checkTpp = async (
  env: WorkContext["env"],
  { tpp_id, scopes }: ConsentToCheck,
): Promise<Result<null>> => {
  const tpp = await readTpp(env, tpp_id, { fresh: true });
  if (tpp?.status !== "ACTIVE") {
    return refuse("FORBIDDEN", {
      message: "This app gets no access at the moment. Nothing is shared.",
    });
  }
  // @rule O2.7
  return coverAll(tpp.scopes, scopes)
    ? ok(null)
    : refuse("INSUFFICIENT_SCOPE", {
        message: "This app may no longer ask for all of this. Nothing is shared.",
      });
};

/**
 * The last check of a consent, right before a code is verified or an approval is accepted. It reads
 * bank and TPP uncached: both must be active, and the bank must still offer everything that the
 * customer approves. Returns the time of the check.
 */
export const lastConsentCheck = async (
  { env }: WorkContext,
  { mode, payer, last_check }: ScaTicket,
): Promise<Result<number>> => {
  if (!payer) return refuse("INVALID_STATE");
  const checkedAt = now();
  const consent = last_check as ConsentToCheck;
  const [[bank], permitted] = await Promise.all([
    readBanksNow(env, [payer.bank_handle], mode),
    checkTpp(env, consent),
  ]);
  if (bank?.bank_id !== payer.bank_id || !isEnabled(bank)) return refuse("BANK_UNAVAILABLE");
  if (!permitted.ok) return permitted;
  return coverAll(bank.ob_scopes_supported, consent.scopes)
    ? ok(checkedAt)
    : refuse("FORBIDDEN", {
        message: "The bank no longer offers what the app asks for. Nothing is shared.",
      });
};
