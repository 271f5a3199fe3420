import type { Child } from "hono/jsx";
import { shown } from "../../base/kernel/shown.ts";
import { phrase } from "../../frame/pages/document.tsx";
import type { Locale } from "../../frame/pages/locale.ts";
import type { WayBack } from "../customers/customer-session.ts";
import {
  defaultColumns,
  defaultKinds,
  isShown,
  type LinkSituation,
  mayChooseDefault,
  mayConfirm,
  mayHide,
  mayRename,
} from "../link-rules.ts";
import type { Chosen, Purpose } from "../schema.ts";
import {
  AccountInWords,
  AccountLabel,
  accountText,
  isLabelled,
  type ShownLink,
} from "./account-name.tsx";
import { Back, registryPage, type SessionFrame } from "./frame.tsx";
import type { RegistrySentences } from "./locales/en.ts";
import { registrySentencesOf } from "./locales/index.ts";

export interface CustomerPageModel {
  locale: Locale;
  /** The locale of dates: with the browser's region. */
  dateLocale: string;
  session: SessionFrame;
  alias: string;
  situation: LinkSituation;
  /** The situation's links with the names of their banks. */
  links: readonly ShownLink[];
  /** Proves that a form came from this page. */
  formToken: string;
  notice: { kind: "done"; chosen: Chosen } | Problem | null;
  /** What the bank sent the customer for: that part comes first. */
  purpose: Purpose | null;
  back: WayBack | null;
}

interface Problem {
  kind: "problem";
  is: keyof RegistrySentences["problems"];
  /** The username that was entered, so nobody has to type it again. */
  typed?: string | undefined;
}

const ACTIONS = "/identity/customer/choices";

const Action = (props: {
  model: CustomerPageModel;
  action: string;
  fields?: Record<string, string>;
  label: Child;
  /** The text for screen readers where several buttons have the same label. */
  spoken?: string;
  primary?: boolean;
}) => (
  <form method="post" action={`${ACTIONS}/${props.action}?lang=${props.model.locale}`}>
    <input type="hidden" name="form_token" value={props.model.formToken} />
    {Object.entries(props.fields ?? {}).map(([name, value]) => (
      <input type="hidden" name={name} value={value} />
    ))}
    <button type="submit" class={props.primary ? "primary" : "secondary"} aria-label={props.spoken}>
      <span>{props.label}</span>
    </button>
  </form>
);

const Pending = ({ model, link }: { model: CustomerPageModel; link: ShownLink }) => {
  const words = registrySentencesOf(model.locale).pending;
  const fields = { account_ref: link.accountRef };
  const bank = <bdi>{link.bankName}</bdi>;
  return (
    <article>
      <p>{phrase(words.asks, { bank })}</p>
      <p>
        <AccountLabel {...model} link={link} />
      </p>
      {!isLabelled(link) && <p class="small">{phrase(words.unnamed, { bank })}</p>}
      <Action
        model={model}
        action="confirm"
        fields={fields}
        label={phrase(words.confirm, { bank })}
        primary
      />
      <Action
        model={model}
        action="reject"
        fields={fields}
        label={phrase(words.reject, { bank })}
      />
    </article>
  );
};

const Account = ({ model, link }: { model: CustomerPageModel; link: ShownLink }) => {
  const words = registrySentencesOf(model.locale).accounts;
  const { situation } = model;
  const name = accountText(model.locale, link);
  const facts = [
    ...(link.status === "SUSPENDED" ? [words.suspended] : []),
    ...(link.visibility === "GATEWAYS" ? [words.hidden] : []),
    ...defaultKinds.filter((kind) => link[defaultColumns[kind]]).map((kind) => words.is[kind]),
  ];
  const offered = defaultKinds.filter(
    (kind) => !link[defaultColumns[kind]] && mayChooseDefault(situation, link, kind),
  );
  const visibility = link.visibility === "PUBLIC" ? "GATEWAYS" : "PUBLIC";
  const visibilityLabel = link.visibility === "PUBLIC" ? words.hide : words.show;
  const choices = offered.map((kind) => (
    <Action
      model={model}
      action="default"
      fields={{ account_ref: link.accountRef, kind }}
      label={words.choose[kind]}
      spoken={`${words.choose[kind]}: ${name}`}
    />
  ));
  const hiding = mayHide(situation, link) && (
    <Action
      model={model}
      action="visibility"
      fields={{ account_ref: link.accountRef, visibility }}
      label={visibilityLabel}
      spoken={`${visibilityLabel}: ${name}`}
    />
  );
  return (
    <article>
      <h3>
        <bdi>{link.bankName}</bdi> <AccountLabel {...model} link={link} />
      </h3>
      {facts.length > 0 && (
        <ul class="facts">
          {facts.map((fact) => (
            <li>{fact}</li>
          ))}
        </ul>
      )}
      {model.purpose === "VISIBILITY" ? [hiding, choices] : [choices, hiding]}
    </article>
  );
};

const Rename = ({ model }: { model: CustomerPageModel }) => {
  const words = registrySentencesOf(model.locale).rename;
  const typed = model.notice?.kind === "problem" ? model.notice.typed : undefined;
  return (
    <section aria-labelledby="rename">
      <h2 id="rename">{words.heading}</h2>
      <p class="lead">{words.lead}</p>
      <form method="post" action={`${ACTIONS}/username?lang=${model.locale}`}>
        <input type="hidden" name="form_token" value={model.formToken} />
        <label for="username">{words.field}</label>
        <input
          id="username"
          name="username"
          required
          minlength={3}
          maxlength={30}
          pattern="[A-Za-z0-9._\-]+"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          dir="ltr"
          value={typed}
          aria-invalid={typed === undefined ? undefined : "true"}
          aria-describedby="username-hint"
        />
        <p id="username-hint" class="hint">
          {words.hint}
        </p>
        <button type="submit" class="secondary">
          {words.submit}
        </button>
      </form>
    </section>
  );
};

const Notice = ({ model }: { model: CustomerPageModel }) => {
  const words = registrySentencesOf(model.locale);
  if (!model.notice) return null;
  if (model.notice.kind === "problem") {
    return (
      <p class="notice problem" role="alert">
        {words.problems[model.notice.is]}
      </p>
    );
  }
  return (
    <div class="notice" role="status">
      <p>{savedSentence(model, model.notice.chosen)}</p>
      <p class="small">
        {words.saved.told} {!model.back && words.saved.close}
      </p>
    </div>
  );
};

/** Names what is saved, as the records have it now. */
const savedSentence = ({ locale, alias, links }: CustomerPageModel, chosen: Chosen): Child[] => {
  const { saved } = registrySentencesOf(locale);
  if (chosen.does === "username") {
    return phrase(saved.username, { username: <bdi dir="ltr">{alias}</bdi> });
  }
  const link = links.find(({ accountRef }) => accountRef === chosen.account_ref);
  const bank = <bdi>{link?.bankName ?? chosen.bank_name}</bdi>;
  const account = link ? <AccountInWords locale={locale} link={link} /> : bank;
  switch (chosen.does) {
    case "default":
      return phrase(saved.default[chosen.kind], { account });
    case "visibility":
      return phrase(saved.visibility[chosen.visibility], { account });
    default:
      return phrase(saved[chosen.does], { account, bank });
  }
};

type Parts = Record<Exclude<Purpose, "VISIBILITY">, Child>;

/** The part that the bank sent the customer for comes first. */
const inOrder = (parts: Parts, purpose: Purpose | null): Child[] => {
  const { CONFIRM_LINK, DEFAULT, USERNAME } = parts;
  switch (purpose) {
    case "DEFAULT":
    case "VISIBILITY":
      return [DEFAULT, CONFIRM_LINK, USERNAME];
    case "USERNAME":
      return [USERNAME, CONFIRM_LINK, DEFAULT];
    default:
      return [CONFIRM_LINK, DEFAULT, USERNAME];
  }
};

/** The customer's name, waiting links, the accounts, and the change of the name. */
export const customerPage = (given: CustomerPageModel, status = 200): Response => {
  const model = {
    ...given,
    links: shown(given.links),
    session: shown(given.session),
    notice: shown(given.notice),
  };
  const words = registrySentencesOf(model.locale);
  const { situation } = model;
  const onPage = model.links.filter((link) => isShown(situation, link));
  const pending = onPage.filter((link) => mayConfirm(situation, link));
  const accounts = onPage.filter((link) => link.status !== "PENDING_CONFIRMATION");
  const parts: Parts = {
    CONFIRM_LINK: pending.length > 0 && (
      <section aria-labelledby="pending">
        <h2 id="pending">{words.pending.heading}</h2>
        <p class="notice warning">{words.pending.warning}</p>
        {pending.map((link) => (
          <Pending model={model} link={link} />
        ))}
      </section>
    ),
    DEFAULT: (
      <section aria-labelledby="accounts">
        <h2 id="accounts">{words.accounts.heading}</h2>
        {accounts.length === 0 && <p class="lead">{words.accounts.none}</p>}
        {accounts.map((link) => (
          <Account model={model} link={link} />
        ))}
      </section>
    ),
    USERNAME: mayRename(situation) && <Rename model={model} />,
  };
  const isDone = model.back?.result === "DONE";
  const content = (
    <>
      <h1>{words.title}</h1>
      <Notice model={model} />
      {isDone && <Back locale={model.locale} back={model.back} />}
      <section>
        <p class="lead">{words.username}</p>
        <p class="name">
          <bdi dir="ltr">{model.alias}</bdi>
        </p>
      </section>
      {inOrder(parts, model.purpose)}
      {!isDone && <Back locale={model.locale} back={model.back} />}
    </>
  );
  const { locale, session } = model;
  const step = session.hasChosen ? 3 : 1;
  return registryPage({ locale, title: words.title, session, step, status }, content);
};
