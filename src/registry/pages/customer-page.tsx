import type { Child } from "hono/jsx";
import { shown, shownText } from "../../base/kernel/shown.ts";
import { assetsBelow, sharedStyles } from "../../frame/pages/assets.ts";
import { phrase, phraseText } from "../../frame/pages/document.tsx";
import type { Locale } from "../../frame/pages/locale.ts";
import { messagePage, plainPage } from "../../frame/pages/problem-page.tsx";
import type { WayBack } from "../customers/customer-session.ts";
import type { RegistryEnv } from "../environment.ts";
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
import type { LinkRow, Purpose } from "../schema.ts";
import type { RegistrySentences } from "./locales/en.ts";
import { registrySentencesOf } from "./locales/index.ts";
import sheet from "./registry.css";

const assets = assetsBelow("/identity/assets", { "registry.css": sheet });

export const registryAssetRoutes = assets.routes<RegistryEnv>();

export const styles = [...sharedStyles, "registry.css"].map(assets.pathOf);

type ShownLink = LinkRow & { bankName: string };

export interface CustomerPageModel {
  locale: Locale;
  alias: string;
  situation: LinkSituation;
  /** The situation's links with the names of their banks. */
  links: readonly ShownLink[];
  /** Proves that a form came from this page. */
  formToken: string;
  notice: { kind: "done" } | Problem | null;
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
  label: string;
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
      {props.label}
    </button>
  </form>
);

const Pending = ({ model, link }: { model: CustomerPageModel; link: ShownLink }) => {
  const words = registrySentencesOf(model.locale).pending;
  const fields = { account_ref: link.accountRef };
  return (
    <article>
      <p>
        {phrase(words.asks, { bank: <bdi>{link.bankName}</bdi> })}{" "}
        {link.currency && <bdi>({link.currency})</bdi>}
      </p>
      <Action
        model={model}
        action="confirm"
        fields={fields}
        label={phraseText(words.confirm, { bank: link.bankName })}
        primary
      />
      <Action
        model={model}
        action="reject"
        fields={fields}
        label={phraseText(words.reject, { bank: link.bankName })}
      />
    </article>
  );
};

const Account = ({ model, link }: { model: CustomerPageModel; link: ShownLink }) => {
  const words = registrySentencesOf(model.locale).accounts;
  const { situation } = model;
  const name = `${link.bankName} ${link.currency ?? ""} …${link.accountRef.slice(-4)}`;
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
        <bdi>{name}</bdi>
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

/** A link, so no form of the page goes elsewhere. The referrer policy tells the bank nothing. */
const Back = ({ locale, back }: { locale: Locale; back: WayBack | null | undefined }) => {
  if (!back) return null;
  const words = registrySentencesOf(locale).back;
  const label = back.result === "DONE" ? words.done : words.leave;
  return (
    <a class={back.result === "DONE" ? "primary" : "secondary"} href={back.url}>
      {phraseText(label, { bank: shownText(back.bankName) })}
    </a>
  );
};

const Notice = ({ model }: { model: CustomerPageModel }) => {
  const words = registrySentencesOf(model.locale);
  if (!model.notice) return null;
  return model.notice.kind === "done" ? (
    <p class="notice" role="status">
      {words.done}
    </p>
  ) : (
    <p class="notice problem" role="alert">
      {words.problems[model.notice.is]}
    </p>
  );
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
  const model = { ...given, links: shown(given.links), notice: shown(given.notice) };
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
  return plainPage({ locale: model.locale, title: words.title, styles, status }, content);
};

/** Opening the address changes nothing, because link previews open it too. */
export const landingPage = (locale: Locale, back: WayBack | null): Response => {
  const { submit, ...message } = registrySentencesOf(locale).landing;
  return messagePage(
    { locale, styles, ...message },
    <form method="post" action={`?lang=${locale}`}>
      <button type="submit" class="primary">
        {submit}
      </button>
      <Back locale={locale} back={back} />
    </form>,
  );
};

/** The page for a used address, or after the end of a session. */
export const gonePage = (locale: Locale, back?: WayBack | null): Response =>
  messagePage(
    { locale, styles, ...registrySentencesOf(locale).gone, status: 410 },
    <Back locale={locale} back={back} />,
  );

/** The page for a visitor without tokens. */
export const busyPage = (locale: Locale, retryAfterSeconds: number): Response => {
  const { title: heading, problems } = registrySentencesOf(locale);
  const headers = { "retry-after": String(retryAfterSeconds) };
  return messagePage(
    { locale, styles, heading, status: 429, headers },
    <p class="notice problem" role="alert">
      {problems.busy}
    </p>,
  );
};
