import type { Child } from "hono/jsx";
import { Document, phrase, renderDocument } from "../../frame/pages/document.tsx";
import { Assurance, Progress } from "../../frame/pages/journey.tsx";
import { type Locale, languages } from "../../frame/pages/locale.ts";
import { checkoutStyles, hostedScript, hostedStyles } from "./assets.ts";
import { colourSheet } from "./brand.ts";
import { BankSupport, Support, WhoIsThis } from "./identity.tsx";
import { aidsOf } from "./locales/aids.ts";
import type { FrameSentences } from "./locales/en.ts";
import type { Maintenance, Surroundings } from "./surroundings.ts";

/** The input of every page on which a payer authorises something. */
export interface HostedModel<View> {
  view: View;
  /** The token of this page in this browser (`st_…`). */
  token: string;
  locale: Locale;
  /** The locale of dates, with the browser's region; by default the language alone. */
  dateLocale?: string;
  /** The path of the page's address; the live status is below it. */
  path: string;
  /** Whether a form was not taken. */
  unsent?: boolean;
  /** Whether the page's script asks: it has the sentences already. */
  fetched?: boolean;
  /** A form of this page that was refused, as the address says. */
  refused?: RefusedForm | null;
  /**
   * Milliseconds since the epoch. The page counts down by the gateway's clock, not by the
   * customer's.
   */
  now: number;
  /** The merchant's brand, and notices about banks. */
  around?: Surroundings;
}

export interface RefusedForm {
  /** A code, or a code with the field, or `missing:` with the step of an empty field. */
  problem: string;
  form: string;
  minutes: string;
}

interface Frame {
  model: Omit<HostedModel<unknown>, "view">;
  words: FrameSentences;
  title: string;
  mode: "test" | "live";
  situation: string;
  /** The state, as in the messages of the live status. */
  state: string;
  /** Whether the customer only waits. */
  waits: boolean;
  /** The customer's position on the progress line; null after an end without success. */
  step: 0 | 1 | 2 | 3 | null;
  /** Whether the customer can still act. */
  isOpen: boolean;
  /**
   * How the page learns of changes: by its socket ("listen"), or by polling for its prompt ("ask");
   * null if not at all.
   */
  live: "listen" | "ask" | null;
  /** The `<meta>` name of the token, which says how the script sends it. */
  tokenName: "session-token" | "auth-session";
  stepsPath: string;
  /** Sentences by step, for an empty field. */
  missing: Record<string, string>;
  /** What became of a form that has no place of its own for it; null if nothing is to be said. */
  problem: string | null;
  /** When the code or prompt was sent. A different time means a new code. */
  challenge: string | null | undefined;
  /** The next time at which the same view is shown differently. */
  changesAt?: string | undefined;
  redirect: string | null;
  /** The summary above the progress line. */
  summary: Child | null;
  children: Child;
}

/** Long enough to press a button between two loads. */
const LOOK_AGAIN_SECONDS = 10;

/**
 * A whole page. The browser's script swaps <main> for a newly rendered one and never builds HTML
 * itself.
 */
export const renderHostedFrame = (frame: Frame): string => {
  const { model, words, situation } = frame;
  const aids = aidsOf(model.locale);
  return renderDocument(
    <Document
      locale={model.locale}
      title={frame.title}
      styles={stylesOf(frame)}
      script={hostedScript}
      refreshSeconds={frame.waits ? LOOK_AGAIN_SECONDS : undefined}
      meta={{
        [frame.tokenName]: model.token,
        "session-steps": frame.stepsPath,
        "live-path": `${model.path}/live`,
        "server-time": String(model.now),
      }}
      data={
        model.fetched
          ? undefined
          : {
              problems: bySentence(words.problems),
              missing: frame.missing,
              working: words.working,
              oneMinuteLeft: words.chrome.one_minute_left,
              time: aids.time,
              resendWait: aids.resend.wait,
            }
      }
    >
      {frame.mode === "test" && (
        <header class="test-mode">
          <p>{words.chrome.test_mode}</p>
        </header>
      )}
      {!model.fetched && <p class="notice problem" role="alert" id="offline" hidden />}
      <main
        data-situation={situation}
        data-state={frame.state}
        data-live={frame.live ?? undefined}
        data-challenge={frame.challenge ?? undefined}
        data-changes-at={frame.changesAt}
        data-redirect={frame.redirect ?? undefined}
      >
        <div class="card">
          {frame.summary}
          {frame.step !== null && (
            <Progress names={stepNames(words)} current={frame.step} words={words.chrome} />
          )}
          {frame.isOpen && (
            <>
              <MaintenanceNotice words={words} around={model.around} {...model} />
              <p class="notice problem" role="alert" data-page-problem hidden={!frame.problem}>
                {frame.problem}
              </p>
            </>
          )}
          {frame.children}
          <WhoIsThis words={words} around={model.around} />
          <BankSupport words={words} around={model.around} situation={situation} />
          <Support words={words} around={model.around} />
        </div>
        <Assurance text={words.chrome.never_asked} />
      </main>
    </Document>,
  );
};

/** Codes with one sentence share it: `{"A B": "What A and B mean."}`. */
const bySentence = (problems: Readonly<Record<string, string>>): Record<string, string> => {
  const codes = Object.groupBy(Object.keys(problems), (code) => problems[code] ?? "");
  return Object.fromEntries(
    Object.entries(codes).map(([sentence, same = []]) => [same.join(" "), sentence]),
  );
};

const stylesOf = ({ model, tokenName }: Frame): string[] => {
  const styles = tokenName === "session-token" ? checkoutStyles : hostedStyles;
  const colour = model.around?.merchant?.colour;
  return colour ? [...styles, colourSheet(colour)] : styles;
};

const stepNames = ({ chrome }: FrameSentences): string[] => [
  chrome.step_account,
  chrome.step_approve,
  chrome.step_done,
];

/** The remaining time, which the script keeps right. */
export interface TimeLeft {
  at: string;
  text: string;
}

/** The party that asks, and the remaining time. */
export const Asker = (props: {
  name: string;
  words: FrameSentences;
  until: TimeLeft | null;
  logo?: string | null | undefined;
  /** By whom it is authorised, as `authorisationIn` says. */
  about?: Child;
}) => (
  <div class="payee">
    {props.logo ? (
      <img
        class="logo"
        src={props.logo}
        alt=""
        width="40"
        height="40"
        referrerpolicy="no-referrer"
      />
    ) : (
      <span class="avatar" aria-hidden="true">
        {([...props.name.trim()][0] ?? "").toUpperCase()}
      </span>
    )}
    <p class="payee-name">
      <bdi>{props.name}</bdi>
      {props.about && <small class="authorised">{props.about}</small>}
    </p>
    {props.until && (
      <p class="time-left">
        <time data-countdown="session" datetime={props.until.at}>
          {props.until.text}
        </time>
      </p>
    )}
  </div>
);

/** The notices around the screens of every page: announced maintenance, beside who asks. */
interface Props {
  words: FrameSentences;
  around: Surroundings | undefined;
}

/**
 * The banks with maintenance now or soon. Times are in UTC, because the page does not know the
 * customer's zone.
 */
const MaintenanceNotice = ({
  words,
  around,
  locale,
  dateLocale = languages[locale].intlLocale,
  now,
}: Props & { locale: Locale; dateLocale?: string; now: number }) => {
  if (!around || around.maintenance.length === 0) return null;
  const format = new Intl.DateTimeFormat(dateLocale, {
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
    timeZoneName: "short",
  });
  const time = (milliseconds: number) => (
    <bdi>
      <time datetime={new Date(milliseconds).toISOString()}>{format.format(milliseconds)}</time>
    </bdi>
  );
  const sentenceOf = ({ bank_name, starts_at, ends_at }: Maintenance) =>
    phrase(starts_at <= now ? words.chrome.maintenance : words.chrome.maintenance_soon, {
      bank: <bdi>{bank_name}</bdi>,
      from: time(starts_at),
      until: time(ends_at),
    });
  return (
    <div class="notice warning" data-maintenance>
      {around.maintenance.map((it) => (
        <p>{sentenceOf(it)}</p>
      ))}
    </div>
  );
};
