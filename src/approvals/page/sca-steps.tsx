import { phrase } from "../../frame/pages/document.tsx";
import { BrowserIcon, MessageIcon, PhoneIcon } from "../../frame/pages/icons.tsx";
import { type AuthMode, MAX_CHALLENGES, MAX_WRONG_CODES } from "../authorisation.ts";
import { challengeExpired, type ScaPage, type ScaSituation } from "./approval-page.tsx";
import type { BankPicker } from "./bank-choice.ts";
import { BankStep, RememberBox } from "./bank-picker.tsx";
import { FieldProblem, fieldOf, Heading, StepForm, Submit } from "./customer-form.tsx";
import { OpenApp, PhoneCodeBox } from "./phone-aids.tsx";

/** The screen of each step, the same on every page. */
export const ScaScreen = ({ page, situation }: { page: ScaPage; situation: ScaSituation }) => {
  switch (situation) {
    case "identify":
    case "elsewhere":
      return <Identify page={page} />;
    case "choose":
      return <Choose page={page} />;
    case "otp":
      return <Otp page={page} />;
    case "push":
      return <Push page={page} />;
  }
};

/** The same, and the way to give up. */
export const StepScreen = (props: { page: ScaPage; situation: ScaSituation }) => (
  <>
    <ScaScreen {...props} />
    <GiveUp page={props.page} />
  </>
);

const Identify = ({ page }: { page: ScaPage }) => {
  const { identify, elsewhere } = page.words;
  const { isElsewhere } = page;
  return (
    <>
      {isElsewhere && (
        <p class="symbol quiet">
          <BrowserIcon />
        </p>
      )}
      <Heading page={page} focus={!page.banks?.chosen} />
      <p class="lead">{page.say(isElsewhere ? elsewhere.lead : identify.lead)}</p>
      <Account page={page} submit={isElsewhere ? elsewhere.submit : identify.submit} />
      <p class="small">{page.say(identify.privacy)}</p>
      <PhoneCodeBox page={page} />
    </>
  );
};

/** At any bank: first the bank, then who the customer is there. @rule P3.22 */
const Account = (props: { page: ScaPage; submit: string }) => {
  const { banks } = props.page;
  if (!banks) return <PayerForm {...props} />;
  return (
    <BankStep page={props.page} banks={banks}>
      <PayerForm {...props} banks={banks} />
    </BankStep>
  );
};

export const PayerForm = (props: { page: ScaPage; submit: string; banks?: BankPicker }) => {
  const { page, submit, banks } = props;
  const { identify } = page.words;
  const chosen = banks?.chosen;
  const { remembered = null } = banks ?? {};
  const isRemembered = chosen && chosen.bank_handle === remembered?.bank.bank_handle;
  return (
    <StepForm page={page} step={page.steps.payer} id="payer">
      {banks && <input type="hidden" name="bank" value={chosen?.bank_handle ?? ""} />}
      <label for="payer-value">
        {chosen ? phrase(identify.at_bank, { bank: <bdi>{chosen.name}</bdi> }) : identify.field}
      </label>
      <input
        id="payer-value"
        name="payer"
        class="account-input"
        dir="ltr"
        maxlength={64}
        required
        autocomplete="off"
        autocapitalize="none"
        autocorrect="off"
        spellcheck={false}
        enterkeyhint="next"
        aria-describedby="payer-problem payer-hint"
        value={isRemembered ? (remembered?.alias ?? undefined) : undefined}
        data-focus={chosen ? "" : undefined}
        {...fieldOf(page, "payer")}
      />
      <FieldProblem page={page} form="payer" />
      <p class="hint" id="payer-hint">
        {identify.hint}
      </p>
      {banks && chosen && <RememberBox page={page} banks={banks} />}
      <Submit class="primary">{submit}</Submit>
    </StepForm>
  );
};

const Choose = ({ page }: { page: ScaPage }) => {
  const { choose } = page.words;
  const modes = page.view.payer?.available_auth_methods ?? [];
  return (
    <>
      <Heading page={page} />
      {page.view.challenges_remaining === 0 ? (
        <p class="notice warning">{page.say(choose.none_left)}</p>
      ) : modes.length === 0 ? (
        <p class="notice warning">{choose.no_method}</p>
      ) : (
        <>
          <p class="lead">{page.say(choose.lead)}</p>
          <div class="options" data-alone={modes.length === 1 ? "" : undefined}>
            {modes.includes("PUSH") && (
              <Option page={page} mode="PUSH" name={choose.push} about={choose.push_about} />
            )}
            {modes.includes("OTP") && (
              <Option page={page} mode="OTP" name={choose.otp} about={choose.otp_about} />
            )}
          </div>
        </>
      )}
      <OtherAccount page={page} />
    </>
  );
};

/** As long as the bank may be asked for another code or prompt. */
const OtherAccount = ({ page }: { page: ScaPage }) =>
  page.choosesAccount && page.view.challenges_remaining !== 0 ? (
    <details class="aside" id="other-account" open={page.refused?.form === "payer"}>
      <summary>{page.words.choose.other_account}</summary>
      <PayerForm page={page} submit={page.words.identify.submit} />
    </details>
  ) : null;

const Option = (props: { page: ScaPage; mode: AuthMode; name: string; about: string }) => (
  <StepForm page={props.page} step={props.page.steps.start} id={`choose-${props.mode}`}>
    <input type="hidden" name="auth_mode" value={props.mode} />
    <Submit class="option">
      {props.mode === "PUSH" ? <PhoneIcon /> : <MessageIcon />}
      <span>
        <strong>{props.name}</strong> <small>{props.about}</small>
      </span>
    </Submit>
  </StepForm>
);

const Otp = ({ page }: { page: ScaPage }) => {
  const { otp } = page.words;
  const { challenge } = page.view;
  if (!challenge) return null;
  if (challengeExpired(page)) return <ExpiredChallenge page={page} mode="OTP" />;
  return (
    <>
      <Heading page={page} focus={false} />
      <p class="lead">
        {page.say(challenge.phone_masked ? otp.sent : otp.sent_without_phone)}
        <Resent page={page} sentence={otp.resent} />
      </p>
      <OlderApproved page={page} />
      <StepForm page={page} step="confirm" id="otp">
        <label for="otp-code">{otp.field}</label>
        <input
          id="otp-code"
          name="otp_code"
          class="code-input"
          dir="ltr"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength={16}
          required
          enterkeyhint="done"
          aria-describedby="otp-problem otp-hint"
          data-focus
          {...fieldOf(page, "otp")}
        />
        <FieldProblem page={page} form="otp" />
        <p class="hint" id="otp-hint">
          {page.say(otp.hint)} <ValidFor page={page} />
          <AttemptsLeft page={page} />
        </p>
        <Submit class="primary">
          <span>{page.say(otp.submit)}</span>
        </Submit>
      </StepForm>
      <OtherWays page={page} mode="OTP" />
      <OtherAccount page={page} />
    </>
  );
};

/**
 * Shown only for a code or prompt that ends before the payment. Otherwise the bank decides its
 * lifetime, which may be shorter, and a number here could contradict the bank's message.
 */
const ValidFor = ({ page: { view, words } }: { page: ScaPage }) => {
  const end = view.challenge?.challenge_expires_at;
  if (!end || end >= view.expires_at) return null;
  return (
    <span class="valid-for">
      {words.otp.valid_for} <time data-countdown="challenge" datetime={end} />
    </span>
  );
};

const AttemptsLeft = ({ page: { view, words, intlLocale } }: { page: ScaPage }) => {
  const count = view.challenge?.attempts_remaining ?? null;
  if (count === null || count === MAX_WRONG_CODES) return null;
  const sentences = words.otp.attempts_left;
  const sentence = sentences[new Intl.PluralRules(intlLocale).select(count)];
  return (
    <strong class="attempts-left">
      {phrase(sentence ?? sentences.other, { count: `${count}` })}
    </strong>
  );
};

const Push = ({ page }: { page: ScaPage }) => {
  const { push } = page.words;
  const { challenge } = page.view;
  if (!challenge) return null;
  if (challengeExpired(page)) return <ExpiredChallenge page={page} mode="PUSH" />;
  const digits = challenge.display_code ?? "";
  return (
    <>
      <Heading page={page} />
      <p class="lead">{page.say(push.lead)}</p>
      {digits && (
        <p class="display-code" dir="ltr">
          <span aria-hidden="true">{digits}</span>
          <span class="unseen">{[...digits].join(" ")}</span>
        </p>
      )}
      <Resent page={page} sentence={push.resent} number={digits} />
      <OlderApproved page={page} />
      <p class="compare">{page.say(push.compare)}</p>
      <OpenApp page={page} />
      <PhoneCodeBox page={page} />
      <p class="waiting">
        <span class="spinner" aria-hidden="true" />
        {push.waiting}
      </p>
      <p class="small">
        {push.mismatch} <ValidFor page={page} />
      </p>
      <StepForm page={page} step="confirm" id="ask" class="look-again">
        <Submit class="primary">{page.aids.look_again}</Submit>
      </StepForm>
      <OtherWays page={page} mode="PUSH" />
      <OtherAccount page={page} />
    </>
  );
};

/**
 * Shows that a new code or prompt was sent, and when. The script inserts the customer's local time.
 */
const Resent = (props: { page: ScaPage; sentence: string; number?: string }) => {
  const { words, view, say } = props.page;
  const { challenge } = view;
  if (!challenge?.is_resend || challenge.sent_at === null) return null;
  const time = <time data-clock datetime={challenge.sent_at} />;
  return (
    <span class="resent" data-news>
      {say(props.sentence, { time })}
      {props.number && (
        <span class="unseen">
          {" "}
          {say(words.push.number, { number: [...props.number].join(" ") })}
        </span>
      )}
    </span>
  );
};

/** The customer approved a prompt that this code or prompt has replaced. */
const OlderApproved = ({ page: { view, words } }: { page: ScaPage }) =>
  view.challenge?.older_approved ? (
    <p class="notice warning" data-news>
      {words.push.older_approved}
    </p>
  ) : null;

const ExpiredChallenge = ({ page, mode }: { page: ScaPage; mode: AuthMode }) => {
  const words = mode === "OTP" ? page.words.otp : page.words.push;
  return (
    <>
      <Heading page={page} />
      {page.view.challenges_remaining !== 0 ? (
        <>
          <p class="lead">{words.expired}</p>
          <Ask page={page} mode={mode} id="resend" class="primary" label={words.resend} />
          <Switch page={page} mode={mode} />
          <OtherAccount page={page} />
        </>
      ) : (
        <p class="notice warning">{page.say(page.words.choose.none_left)}</p>
      )}
    </>
  );
};

/** A new code or prompt, or the other approval method, while more may be requested. */
const OtherWays = ({ page, mode }: { page: ScaPage; mode: AuthMode }) => {
  if (page.view.challenges_remaining === 0) return null;
  const words = mode === "OTP" ? page.words.otp : page.words.push;
  return (
    <div class="other-ways">
      <p>
        {words.not_received} <SentCount page={page} />
      </p>
      <Ask
        page={page}
        mode={mode}
        id="resend"
        class="secondary"
        label={words.resend}
        waitUntil={resendAt(page)}
      />
      <Switch page={page} mode={mode} />
    </div>
  );
};

/** A code or prompt needs a moment to arrive, and each new one makes the earlier one useless. */
const RESEND_AFTER_MS = 10_000;

const resendAt = ({ view }: ScaPage): string | undefined => {
  const sent = view.challenge?.sent_at;
  return sent ? new Date(Date.parse(sent) + RESEND_AFTER_MS).toISOString() : undefined;
};

/** How many codes and prompts were sent, where their number is limited. @rule P2.6 */
const SentCount = ({ page: { view, aids } }: { page: ScaPage }) => {
  if (view.challenges_remaining === undefined) return null;
  const sent = `${MAX_CHALLENGES - view.challenges_remaining}`;
  return <span>{phrase(aids.resend.count, { sent, most: `${MAX_CHALLENGES}` })}</span>;
};

const Switch = ({ page, mode }: { page: ScaPage; mode: AuthMode }) => {
  const other: AuthMode = mode === "OTP" ? "PUSH" : "OTP";
  if (!page.view.payer?.available_auth_methods.includes(other)) return null;
  const label = mode === "OTP" ? page.words.otp.switch : page.words.push.switch;
  return <Ask page={page} mode={other} id="switch" class="secondary" label={label} />;
};

const Ask = (props: {
  page: ScaPage;
  mode: AuthMode;
  id: string;
  class: string;
  label: string;
  waitUntil?: string | undefined;
}) => (
  <StepForm page={props.page} step={props.page.steps.start} id={props.id}>
    <input type="hidden" name="auth_mode" value={props.mode} />
    <Submit class={props.class} waitUntil={props.waitUntil}>
      {props.label}
    </Submit>
  </StepForm>
);

/** Giving up takes two presses, to prevent accidents. It opens and closes without a script. */
export const GiveUp = ({ page }: { page: ScaPage }) => (
  <details class="aside cancel" id="give-up">
    <summary>{page.words.cancel.open}</summary>
    <StepForm page={page} step={page.steps.leave} id="leave">
      <p>{page.words.cancel.sure}</p>
      <Submit class="secondary danger">{page.words.cancel.confirm}</Submit>
    </StepForm>
  </details>
);
