import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { WorkContext } from "../../frame/objects/turn.ts";
import { readBanksNow } from "../../network/banks/bank-records.ts";
import type { DebtorAccount } from "../../network/directory/resolve-account.ts";
import { readTpp } from "../../network/parties/tpps.ts";
import { debtorOf, permitMandate } from "../consents/ask-permit.ts";
import { covers } from "../oauth/scopes.ts";
import type { MandateTerms } from "./mandate-record.ts";

/** The consent of a TPP's mandate, and the account to debit. */
export type UnderConsent = Pick<
  MandateTerms,
  "mandate_id" | "mode" | "owner" | "consent_id" | "source_account_id"
>;

/**
 * Asks whether a TPP's mandate may be created, approved or charged: the TPP is active and has the
 * scope, its consent permits the mandate, and the bank offers mandates (docs/decisions/114).
 * Everything is read uncached. The consent remembers the mandate until `lapses_at` (milliseconds;
 * null: as long as it is in force). Returns the account to debit, with its bank's present record.
 */
export const askConsent = async (
  work: WorkContext,
  { mandate_id, mode, owner, consent_id, source_account_id }: UnderConsent,
  lapses_at: number | null,
): Promise<Result<DebtorAccount>> => {
  if (consent_id === null || source_account_id === null) return refuse("INTERNAL");
  const tpp = await readTpp(work.env, owner.id, { fresh: true });
  if (tpp?.status !== "ACTIVE") {
    const message = "This app takes no payments at the moment. Nothing has changed.";
    return refuse("FORBIDDEN", { message });
  }
  if (!covers(tpp.scopes, "mandates:write")) {
    const message = "This app may no longer take regular payments. Nothing has changed.";
    return refuse("INSUFFICIENT_SCOPE", { message });
  }
  const asked = { mandate_id, account_id: source_account_id, lapses_at };
  const permitted = await permitMandate(work, consent_id, asked);
  if (!permitted.ok) return permitted;
  const { bank_id, bank_handle, accounts } = permitted.value;
  const [account] = accounts;
  const [bank] = await readBanksNow(work.env, [bank_handle], mode);
  if (!account || bank?.bank_id !== bank_id || bank.status !== "ACTIVE") {
    return refuse("BANK_UNAVAILABLE");
  }
  const { capabilities, ob_scopes_supported: offered } = bank;
  if (!capabilities.includes("OPEN_BANKING") || !covers(offered, "mandates:write")) {
    const message =
      "The bank takes no regular payments for apps at the moment. Nothing has changed.";
    return refuse("FORBIDDEN", { message });
  }
  return ok(debtorOf(account, bank, permitted.value));
};
