import type { ScaPage } from "../../approvals/page/approval-page.tsx";
import { FieldProblem } from "../../approvals/page/customer-form.tsx";
import { accountTitle } from "../../frame/pages/account-types.ts";
import { Ltr } from "../../frame/pages/document.tsx";
import type { Locale } from "../../frame/pages/locale.ts";
import type { ConsentSentences } from "./locales/en.ts";

/** The accounts of a consent, as its customer chooses and sees them. */
interface Account {
  display_name: string;
  masked_iban: string;
  currency: string;
  /** The bank's word for its kind; consents of before release 0.2.0 lack it. */
  account_type?: string | null;
}

interface Choice {
  page: Pick<ScaPage, "refused" | "locale">;
  accounts: readonly (Account & { account_id: string })[];
  words: Pick<ConsentSentences["approve"], "accounts" | "all">;
}

/**
 * Nothing is ticked, so that sharing is the customer's own act [GDPR Recital 32]. Where there is
 * only one account, there is nothing to choose.
 * @rule O6.4
 */
export const Choices = ({ page, accounts, words }: Choice) => (
  <>
    <input type="hidden" name="choice" value="" />
    <fieldset class="accounts">
      <legend class="unseen">{words.accounts}</legend>
      {accounts.map((account) => (
        <label class="account-choice" for={account.account_id}>
          <input
            type="checkbox"
            id={account.account_id}
            name="accounts"
            value={account.account_id}
            checked={accounts.length === 1}
            aria-describedby="approve-problem"
          />
          <AccountName locale={page.locale} account={account} />
        </label>
      ))}
    </fieldset>
    {accounts.length > 1 && (
      <button type="button" class="secondary select-all" data-select-all disabled>
        {words.all}
      </button>
    )}
    <FieldProblem page={page} form="approve" />
  </>
);

export const Kept = ({ page, accounts }: Pick<Choice, "page" | "accounts">) => (
  <ul class="accounts">
    {accounts.map((account) => (
      <li class="account-choice">
        <AccountName locale={page.locale} account={account} />
      </li>
    ))}
  </ul>
);

export const AccountName = ({ locale, account }: { locale: Locale; account: Account }) => {
  const { name, type } = accountTitle(locale, account);
  return (
    <span class="account-name">
      <strong>{name === null ? type : <bdi lang="">{name}</bdi>}</strong>
      <small>
        {name !== null && type !== null && `${type} · `}
        <Ltr>{account.masked_iban}</Ltr> · <Ltr>{account.currency}</Ltr>
      </small>
    </span>
  );
};
