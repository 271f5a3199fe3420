import { maskIban, maskName } from "../base/kernel/iban.ts";
import { isoTime } from "../base/platform/clock.ts";
import type { CreditorAccount, DebtorAccount } from "../network/directory/resolve-account.ts";
import type { Authorisation } from "./authorisation.ts";

/** What staff see of the payer, and how far the approval came (docs/decisions/117). */

/** Payer and payee, as far as they are known; masked. */
export const partiesView = (payer: DebtorAccount | null, payee: CreditorAccount | null) => ({
  payer: payer && {
    bank_handle: payer.bank_handle,
    masked_iban: maskIban(payer.iban),
    masked_name: maskName(payer.display_name),
  },
  payee: payee && {
    bank_handle: payee.bank_handle,
    masked_iban: maskIban(payee.iban),
  },
});

/** Never a code, a token or a phone number. */
export const authorisationView = ({ challenges, wrong_codes, challenge }: Authorisation) => ({
  challenges,
  wrong_codes,
  challenge: challenge && {
    auth_mode: challenge.auth_mode,
    state: challenge.state,
    expires_at: isoTime(challenge.expires_at),
  },
});
