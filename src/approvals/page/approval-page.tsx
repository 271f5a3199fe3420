import type { Child } from "hono/jsx";
import { languages } from "../../frame/pages/locale.ts";
import { Ltr, phrase, phraseText } from "../../frame/pages/phrase.tsx";
import { type HostedModel, renderHostedFrame } from "./frame.tsx";
import type { FrameSentences, ScaSentences } from "./locales/en.ts";
import { challengeHeading, type ScaPage } from "./sca-page.tsx";

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
}

/** The page as its components share it. */
export const openPage = <View extends AnyView, PageWords extends Words, Shown extends Situation>(
  { locale, now, around }: HostedModel<unknown>,
  { view, words, situation, values, bank, steps, choosesAccount }: Own<View, PageWords, Shown>,
) => {
  const { name } = situation;
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
    intlLocale: languages[locale].intlLocale,
    /** The address of the merchant's logo. */
    logo: around?.merchant?.logo_url ?? null,
    heading:
      name === "otp" || name === "push"
        ? challengeHeading({ view, words, now }, name)
        : (headings[name.replace("-", "_")]?.heading ?? ""),
    steps: steps ?? { payer: "payer", start: "start", leave: "reject" },
    isElsewhere: name === "elsewhere",
    say: (sentence: string, more: Record<string, Child> = {}) =>
      phrase(sentence, { ...all, ...more }),
  };
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
  /** Sentences by step, for an empty field, beside the payer's and the code's. */
  missing?: Record<string, string>;
  /** The next time at which the same view is shown differently. */
  changesAt?: string | undefined;
  summary: Child;
  children: Child;
}

/** The whole page. */
export const renderPage = (
  model: HostedModel<unknown>,
  page: ReturnType<typeof openPage<AnyView, Words, Situation>>,
  { inTitle, tokenName = "auth-session", missing, ...around }: Around,
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
    missing: {
      [page.steps.payer]: words.identify.missing,
      confirm: words.otp.missing,
      ...missing,
    },
    challenge: view.challenge?.sent_at,
    redirect: view.redirect_url,
  });
};
