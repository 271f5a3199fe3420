import type { ScaPage } from "../../approvals/page/approval-page.tsx";
import { FieldProblem } from "../../approvals/page/customer-form.tsx";
import { Ltr } from "../../frame/pages/document.tsx";
import type { ConsentSentences } from "./locales/en.ts";

/** The accounts of a consent, as its customer chooses and sees them. */
interface Account {
  account_id: string;
  display_name: string;
  masked_iban: string;
  currency: string;
}

interface Choice {
  page: Pick<ScaPage, "refused">;
  accounts: readonly Account[];
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
          <AccountName account={account} />
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

export const Kept = ({ accounts }: Pick<Choice, "accounts">) => (
  <ul class="accounts">
    {accounts.map((account) => (
      <li class="account-choice">
        <AccountName account={account} />
      </li>
    ))}
  </ul>
);

export const AccountName = ({ account }: { account: Account }) => (
  <span class="account-name">
    <strong>
      <bdi lang="">{account.display_name}</bdi>
    </strong>
    <small>
      <Ltr>
        {account.masked_iban} · {account.currency}
      </Ltr>
    </small>
  </span>
);
