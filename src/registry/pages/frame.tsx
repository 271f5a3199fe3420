import type { Child } from "hono/jsx";
import { shownText } from "../../base/kernel/shown.ts";
import { assetsBelow, sharedStyles } from "../../frame/pages/assets.ts";
import { Document, phrase, renderDocument } from "../../frame/pages/document.tsx";
import journey from "../../frame/pages/journey.css";
import { Assurance, Progress } from "../../frame/pages/journey.tsx";
import { type Locale, languages } from "../../frame/pages/locale.ts";
import { pageResponse } from "../../frame/pages/response.ts";
import type { WayBack } from "../customers/customer-session.ts";
import type { RegistryEnv } from "../environment.ts";
import type { Realm } from "../schema.ts";
import { registrySentencesOf } from "./locales/index.ts";
import sheet from "./registry.css";

/** What is around every page of the registry: whose it is, the steps, the time, the way back. */
const assets = assetsBelow("/identity/assets", { "registry.css": journey + sheet });

export const registryAssetRoutes = assets.routes<RegistryEnv>();

export const styles = [...sharedStyles, "registry.css"].map(assets.pathOf);

/** What the frame says of a customer's session. */
export interface SessionFrame {
  realm: Realm;
  /** The bank that sent the customer. */
  bankName: string;
  millisecondsLeft: number;
  hasChosen: boolean;
}

interface RegistryPage {
  locale: Locale;
  title: string;
  session?: SessionFrame | undefined;
  /** The customer's place on the line of steps; null where nothing can be done any more. */
  step: 0 | 1 | 3 | null;
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

export const registryPage = (page: RegistryPage, content: Child): Response => {
  const { locale, session } = page;
  const { frame } = registrySentencesOf(locale);
  const html = renderDocument(
    <Document locale={locale} title={page.title} styles={styles}>
      {session?.realm === "test" && (
        <header class="test-mode">
          <p>{frame.test_mode}</p>
        </header>
      )}
      <main>
        <div class="card">
          <Brand locale={locale} session={session} />
          {page.step !== null && (
            <Progress
              names={[frame.step_start, frame.step_choose, frame.step_done]}
              current={page.step}
              words={frame}
            />
          )}
          {content}
        </div>
        <Assurance text={frame.never_asked} />
      </main>
    </Document>,
  );
  return pageResponse(html, page);
};

const Brand = ({ locale, session }: Pick<RegistryPage, "locale" | "session">) => {
  const { frame } = registrySentencesOf(locale);
  return (
    <div class="payee">
      <span class="avatar" aria-hidden="true">
        @
      </span>
      <div class="payee-name">
        <p>{frame.brand}</p>
        {session && (
          <p class="small">
            {phrase(frame.from, { bank: <bdi>{shownText(session.bankName)}</bdi> })}
            {" · "}
            {timeLeft(locale, session.millisecondsLeft)}
          </p>
        )}
      </div>
    </div>
  );
};

/** In whole minutes, and as it was when the page was loaded: the page has no script that counts. */
const timeLeft = (locale: Locale, milliseconds: number): string => {
  const { time_left } = registrySentencesOf(locale).frame;
  const minutes = Math.floor(milliseconds / 60_000);
  const category = new Intl.PluralRules(languages[locale].intlLocale).select(minutes);
  return (time_left[category] ?? time_left.other).replace("{minutes}", String(minutes));
};

/** A link, so no form of the page goes elsewhere. The referrer policy tells the bank nothing. */
export const Back = (props: {
  locale: Locale;
  back: WayBack | null | undefined;
  /** Nothing can be done here any more, so there is nothing to leave. */
  isOver?: boolean;
}) => {
  const { locale, back, isOver } = props;
  if (!back) return null;
  const words = registrySentencesOf(locale).back;
  const label = back.result === "DONE" || isOver ? words.done : words.leave;
  return (
    <a class={back.result === "DONE" ? "primary" : "secondary"} href={back.url}>
      <span>{phrase(label, { bank: <bdi>{shownText(back.bankName)}</bdi> })}</span>
    </a>
  );
};

interface Message {
  locale: Locale;
  heading: string;
  lead?: string;
  session?: SessionFrame | undefined;
  step: RegistryPage["step"];
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

/** A page with one message. */
const message = ({ heading, lead, ...page }: Message, children: Child): Response =>
  registryPage(
    { ...page, title: heading },
    <>
      <h1>{heading}</h1>
      {lead && <p class="lead">{lead}</p>}
      {children}
    </>,
  );

/** Opening the address changes nothing, because link previews open it too. */
export const landingPage = (locale: Locale, back: WayBack | null): Response => {
  const { submit, ...words } = registrySentencesOf(locale).landing;
  return message(
    { locale, ...words, step: 0 },
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
  message(
    { locale, ...registrySentencesOf(locale).gone, step: null, status: 410 },
    <Back locale={locale} back={back} isOver />,
  );

/** The page for a visitor without tokens. */
export const busyPage = (locale: Locale, retryAfterSeconds: number): Response => {
  const { title: heading, problems } = registrySentencesOf(locale);
  const headers = { "retry-after": String(retryAfterSeconds) };
  return message(
    { locale, heading, step: null, status: 429, headers },
    <p class="notice problem" role="alert">
      {problems.busy}
    </p>,
  );
};
