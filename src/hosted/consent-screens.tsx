import { Ltr } from "../pages/phrase.tsx";
import type { ConsentPage } from "./consent-situation.ts";
import { Leave, Screen, Spinner } from "./ending.tsx";
import { CheckIcon, ClockIcon, CrossIcon } from "./icons.tsx";
import { FieldProblem, GiveUp, Heading, ScaScreen, StepForm, Submit } from "./sca-steps.tsx";

/** The screens of the customer's steps on the consent page, and the final screens. */
export const ConsentScreen = ({ page }: { page: ConsentPage }) =>
  page.view.step === "DONE" ? (
    <Ending page={page} />
  ) : (
    <>
      <Step page={page} />
      <GiveUp page={page} />
    </>
  );

const Step = ({ page }: { page: ConsentPage }) => {
  const { name } = page.situation;
  switch (name) {
    case "identify":
    case "elsewhere":
    case "choose":
    case "otp":
    case "push":
      return <ScaScreen page={page} situation={name} />;
    case "wait":
      return (
        <Screen page={page} symbol={<Spinner />}>
          <p class="lead">{page.words.wait.lead}</p>
        </Screen>
      );
    case "approve":
      return <Approve page={page} />;
    default:
      return null;
  }
};

/** Accounts can be left out, never added. A renewal keeps them as they are. @rule O6.4 */
const Approve = ({ page }: { page: ConsentPage }) => {
  const { view, words, say } = page;
  const { approve } = words;
  return (
    <>
      <Heading page={page} />
      <p class="lead">{say(view.is_renewal ? approve.lead_again : approve.lead)}</p>
      <StepForm step="approve" id="approve">
        {view.is_renewal ? <Kept accounts={view.accounts ?? []} /> : <Choices page={page} />}
        <Submit class="primary">{approve.submit}</Submit>
      </StepForm>
    </>
  );
};

type Account = NonNullable<ConsentPage["view"]["accounts"]>[number];

const Choices = ({ page: { view, words } }: { page: ConsentPage }) => (
  <>
    <input type="hidden" name="choice" value="" />
    <fieldset class="accounts">
      <legend class="unseen">{words.approve.accounts}</legend>
      {(view.accounts ?? []).map((account) => (
        <label class="account-choice" for={account.account_id}>
          <input
            type="checkbox"
            id={account.account_id}
            name="accounts"
            value={account.account_id}
            checked
            aria-describedby="approve-problem"
          />
          <AccountName account={account} />
        </label>
      ))}
    </fieldset>
    <FieldProblem id="approve-problem" />
  </>
);

const Kept = ({ accounts }: { accounts: Account[] }) => (
  <ul class="accounts">
    {accounts.map((account) => (
      <li class="account-choice">
        <AccountName account={account} />
      </li>
    ))}
  </ul>
);

const AccountName = ({ account }: { account: Account }) => (
  <span>
    <strong>
      <bdi>{account.display_name}</bdi>
    </strong>
    <small>
      <Ltr>
        {account.masked_iban} · {account.currency}
      </Ltr>
    </small>
  </span>
);

const Ending = ({ page }: { page: ConsentPage }) => {
  const { words, say, situation } = page;
  switch (situation.name) {
    case "approved":
      return (
        <Screen page={page} symbol={<CheckIcon />} tone="good">
          <p class="lead">{say(words.approved.lead)}</p>
          <Leave page={page} seconds={5} />
          <p class="small">
            <a href={`/connections?mode=${page.view.mode}`}>{words.approved.stop}</a>
          </p>
        </Screen>
      );
    case "failed":
    case "no_account":
      return (
        <Screen page={page} symbol={<CrossIcon />} tone="bad">
          <p class="lead">{say(words[situation.name].lead)}</p>
          <Leave page={page} seconds={12} />
        </Screen>
      );
    case "rejected":
    case "expired":
    case "withdrawn":
      return (
        <Screen page={page} symbol={situation.name === "expired" ? <ClockIcon /> : <CrossIcon />}>
          <p class="lead">{say(words[situation.name].lead)}</p>
          <Leave page={page} seconds={situation.name === "rejected" ? 5 : 12} />
        </Screen>
      );
    default:
      return null;
  }
};
