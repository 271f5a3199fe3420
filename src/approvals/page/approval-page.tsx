import type { Child } from "hono/jsx";
import { Ltr, phrase, phraseText } from "../../frame/pages/document.tsx";
import { type Locale, languages } from "../../frame/pages/locale.ts";
import type { ChallengeView } from "../approval-view.ts";
import type { AuthMode } from "../authorisation.ts";
import type { BankPicker } from "./bank-choice.ts";
import { type HostedModel, renderHostedFrame, type TimeLeft } from "./frame.tsx";
import { authorisationIn, logoIn } from "./identity.tsx";
import { type Aids, aidsOf } from "./locales/aids.ts";
import type { FrameSentences, ScaSentences } from "./locales/en.ts";

/** A screen, and the position on the progress line; null after an end without success. */
export interface Situation {
  name: string;
  step: 0 | 1 | 2 | 3 | null;
}

/** The screens while the customer can act, the same for everything that is approved. */
export type OpenSituation =
  | { name: "identify" | "elsewhere"; step: 0 }
  | { name: "choose" | "otp" | "push"; step: 1 };

type OpenView = ScaPage["view"] & { step: string; continued_elsewhere: boolean };

export const openSituation = (view: OpenView): OpenSituation => {
  if (view.continued_elsewhere) return { name: "elsewhere", step: 0 };
  if (view.step === "PAYER") return { name: "identify", step: 0 };
  if (view.challenge === null) return { name: "choose", step: 1 };
  return { name: view.challenge.auth_mode === "OTP" ? "otp" : "push", step: 1 };
};

/** The last screen of what was not approved. */
export const notApproved = (reason: string | null) => {
  if (reason === "CUSTOMER_REJECTED") return { name: "rejected", step: null } as const;
  const name = reason === "AUTHORISATION_TIMEOUT" ? "expired" : "failed";
  return { name, step: null } as const;
};

/** Whether the customer can still act. */
export const canStillAct = ({ step }: Situation): boolean => step === 0 || step === 1;

type Words = ScaSentences & FrameSentences;

type AnyView = ScaPage["view"] & { mode: "test" | "live"; redirect_url: string | null };

/** What one kind's page has of its own. */
interface Own<View, PageWords, Shown> {
  view: View;
  words: PageWords;
  situation: Shown;
  /** The values of the page's sentences, beside the payer's bank and the masked phone number. */
  values: Record<string, Child>;
  /** The bank's name in sentences. */
  bank: string | null;
  steps?: ScaPage["steps"];
  choosesAccount: boolean;
  /** Sentences by step, for an empty field, beside the payer's and the code's. */
  missing?: Record<string, string>;
}

/** The page as its components share it. */
export const openPage = <View extends AnyView, PageWords extends Words, Shown extends Situation>(
  model: HostedModel<unknown>,
  { view, words, situation, values, bank, choosesAccount, ...own }: Own<View, PageWords, Shown>,
) => {
  const { locale, dateLocale, now, around } = model;
  const { name } = situation;
  const aids = aidsOf(locale);
  const steps = own.steps ?? { payer: "payer", start: "start", leave: "reject" };
  const missing = {
    [steps.payer]: words.identify.missing,
    confirm: words.otp.missing,
    bank: words.identify.which_bank,
    ...own.missing,
  };
  const all = {
    ...values,
    bank: <bdi>{bank ?? ""}</bdi>,
    phone: <Ltr>{view.challenge?.phone_masked ?? ""}</Ltr>,
  };
  const headings = words as unknown as Record<string, { heading: string }>;
  return {
    view,
    words,
    situation,
    now,
    choosesAccount,
    locale,
    intlLocale: languages[locale].intlLocale,
    dateLocale: dateLocale ?? languages[locale].intlLocale,
    /** The address of the logo of who asks. */
    logo: logoIn(around),
    /** By whom a TPP is authorised. */
    about: authorisationIn(around, words.chrome, locale),
    banks: around?.banks ?? null,
    heading:
      name === "otp" || name === "push"
        ? challengeHeading({ view, words, now }, name)
        : name === "choose" && view.payer?.available_auth_methods.length === 1
          ? words.choose.heading_one
          : (headings[name.replace("-", "_")]?.heading ?? ""),
    steps,
    token: model.token,
    aids,
    /** The time until `end` for the page's countdown; null without an end. */
    until: (end: string | null): TimeLeft | null =>
      end === null ? null : { at: end, text: timeLeft(Date.parse(end) - now, aids) },
    path: model.path,
    missing,
    refused: refusedIn(model, words, missing),
    isElsewhere: name === "elsewhere",
    say: (sentence: string, more: Record<string, Child> = {}) =>
      phrase(sentence, { ...all, ...more }),
  };
};

/** The refusal of a form in the page's words; a code without a sentence of its own is a fault. */
const refusedIn = (
  { refused }: HostedModel<unknown>,
  { problems }: Words,
  missing: Readonly<Record<string, string>>,
): ScaPage["refused"] => {
  if (!refused) return null;
  const [code = "", place = ""] = refused.problem.split(":");
  const sentences: Readonly<Record<string, string>> = code === "missing" ? missing : problems;
  const names = code === "missing" ? [place] : [refused.problem, code];
  const name = names.find((one) => Object.hasOwn(sentences, one));
  const sentence = (name && sentences[name]) ?? problems.INTERNAL;
  return { form: refused.form, sentence: sentence.replace("{minutes}", refused.minutes) };
};

/** As the script counts it: whole minutes, and no clock that frightens. */
const timeLeft = (milliseconds: number, { time }: Aids): string => {
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes > 1 ? time.left.replace("{count}", `${minutes}`) : time.last;
};

interface Around {
  /** The values of the title. */
  inTitle: Record<string, string>;
  /** The state, as in the messages of the live status. */
  state: string;
  /** How the page learns of changes. */
  live: "listen" | "ask" | null;
  /** Whether the customer can still act, if not as long as a step is to be taken. */
  isOpen?: boolean;
  tokenName?: "session-token" | "auth-session";
  stepsPath: string;
  /** The next time at which the same view is shown differently. */
  changesAt?: string | undefined;
  summary: Child;
  children: Child;
}

/** The whole page. */
export const renderPage = (
  model: HostedModel<unknown>,
  page: ReturnType<typeof openPage<AnyView, Words, Situation>>,
  { inTitle, tokenName = "auth-session", ...around }: Around,
): string => {
  const { view, words, situation } = page;
  return renderHostedFrame({
    model,
    words,
    ...around,
    tokenName,
    situation: situation.name,
    step: situation.step,
    title: `${phraseText(page.heading, inTitle)} – ${phraseText(words.chrome.title, inTitle)}`,
    mode: view.mode,
    isOpen: around.isOpen ?? canStillAct(situation),
    missing: page.missing,
    waits: waiting.has(situation.name) && around.live !== null,
    problem: model.unsent ? words.chrome.unsent : problemOf(page),
    challenge: view.challenge?.sent_at,
    redirect: view.redirect_url,
  });
};

/** The screens on which only the bank or the gateway can do something. */
const waiting: ReadonlySet<string> = new Set([
  "push",
  "wait",
  "processing",
  "settling",
  "returning",
]);

/** The forms with a place for their refusal. Every other one has it at the top of the page. */
const hasPlace: Readonly<Record<string, readonly string[]>> = {
  identify: ["payer"],
  elsewhere: ["payer"],
  choose: ["payer"],
  list: ["payer"],
  otp: ["otp"],
  approve: ["approve"],
};

const problemOf = ({
  refused,
  situation,
}: Pick<ScaPage, "refused"> & { situation: Situation }): string | null =>
  refused && !hasPlace[situation.name]?.includes(refused.form) ? refused.sentence : null;

/**
 * The parts of a page that the screens of an authorisation use: the account, the challenge, the
 * code or prompt. Each page of an authorisation extends them with its subject.
 */
export interface ScaPage {
  view: {
    payer: { available_auth_methods: AuthMode[] } | null;
    challenge: ChallengeView | null;
    /** Opens the bank's app at the prompt that waits; null if nothing does. */
    app_url: string | null;
    /** What a code leads a phone to; null or absent if there is none. */
    code?: "page" | "app" | null;
    /** How many more codes or prompts the customer may request; absent where only time limits. */
    challenges_remaining?: number;
    /** When the customer can no longer act. */
    expires_at: string;
  };
  /** The token of this page in this browser, for its forms. */
  token: string;
  /** A form of this page that was refused, and why. */
  refused: { form: string; sentence: string } | null;
  /** Whether another browser made the last step. */
  isElsewhere: boolean;
  /** Whether the payer chose the account on this page, and may choose another. */
  choosesAccount: boolean;
  /** The sentence that names the situation: the page's heading and the first part of its title. */
  heading: string;
  words: ScaSentences;
  /** The banks to choose from; null if the page does not ask for one. */
  banks: BankPicker | null;
  aids: Aids;
  /** The path of the page's address. */
  path: string;
  /** The names of the steps that receive the forms. */
  steps: { payer: string; start: string; leave: string };
  /** The page's language. */
  locale: Locale;
  /** The locale for `Intl`. */
  intlLocale: string;
  /** The same for dates, with the browser's region. */
  dateLocale: string;
  now: number;
  /** A sentence with the page's values filled in. */
  say(sentence: string, more?: Record<string, Child>): Child[];
}

/** The steps that have a screen. */
export type ScaSituation = "identify" | "elsewhere" | "choose" | "otp" | "push";

/** A code or prompt that can no longer be used; the customer must request another. */
export const challengeExpired = ({ view, now }: Pick<ScaPage, "view" | "now">): boolean =>
  view.challenge !== null && Date.parse(view.challenge.challenge_expires_at) <= now;

/** The heading of the screen with a code or prompt. */
const challengeHeading = (
  { words, ...page }: Pick<ScaPage, "view" | "now" | "words">,
  situation: "otp" | "push",
): string => {
  const { expired_heading, heading } = words[situation];
  return challengeExpired(page) ? expired_heading : heading;
};

/** The named facts in a page's summary. */
export const Detail = (props: { name: string; children: Child }) => (
  <div>
    <dt>{props.name}</dt>
    <dd>{props.children}</dd>
  </div>
);

/** A fact whose text another party wrote, in a language of its own; nothing if there is no text. */
export const TextDetail = ({ name, text }: { name: string; text: string | null }) =>
  text ? (
    <Detail name={name}>
      <bdi lang="">{text}</bdi>
    </Detail>
  ) : null;

export const Account = (props: {
  bank: string | null;
  /** The kind of account, in the page's language. */
  type?: string | null;
  iban: string;
}) => (
  <span class="account">
    {props.bank && <bdi>{props.bank}</bdi>}
    {props.bank && " · "}
    {props.type && `${props.type} · `}
    <Ltr>{props.iban}</Ltr>
  </span>
);
