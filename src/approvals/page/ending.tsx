import type { Child } from "hono/jsx";
import { CheckIcon, ClockIcon, CrossIcon } from "../../frame/pages/icons.tsx";
import type { Aids } from "./locales/aids.ts";
import type { FrameSentences } from "./locales/en.ts";

/** The parts of a page that screens without a form use. */
interface EndingPage {
  heading: string;
  view: { redirect_url: string | null; redirect_gone?: boolean };
  words: Pick<FrameSentences, "leave">;
  aids: Aids;
  path: string;
  say(sentence: string): Child[];
}

export const Screen = (props: {
  page: EndingPage;
  symbol: Child;
  tone?: "good" | "bad" | "warn" | "quiet";
  children: Child;
}) => (
  <div class="outcome">
    <p class={`symbol ${props.tone ?? "quiet"}`}>{props.symbol}</p>
    <h1 tabindex={-1} data-focus>
      {props.page.say(props.page.heading)}
    </h1>
    {props.children}
  </div>
);

/** The last screens that several pages have: the symbol, and the seconds before it is left. */
const endings = {
  approved: { Icon: CheckIcon, tone: "good", seconds: 5 },
  paused: { Icon: ClockIcon, tone: "quiet", seconds: 12 },
  rejected: { Icon: CrossIcon, tone: "quiet", seconds: 5 },
  failed: { Icon: CrossIcon, tone: "bad", seconds: 12 },
  no_account: { Icon: CrossIcon, tone: "bad", seconds: 12 },
  expired: { Icon: ClockIcon, tone: "quiet", seconds: 12 },
  withdrawn: { Icon: CrossIcon, tone: "quiet", seconds: 12 },
  ended: { Icon: CrossIcon, tone: "quiet", seconds: 12 },
} as const;

type EndingName = keyof typeof endings;

/** The screen after the end: what happened, and the way back. */
export const Ending = <Name extends EndingName>(props: {
  page: EndingPage & { words: Record<Name, { lead: string }> };
  name: Name;
  /** Before the sentence. */
  reason?: string;
  /** After the way back. */
  children?: Child;
}) => {
  const { page, name, reason, children } = props;
  const { Icon, tone, seconds } = endings[name];
  return (
    <Screen page={page} symbol={<Icon />} tone={tone}>
      <p class="lead">
        {reason !== undefined && `${reason} `}
        {page.say(page.words[name].lead)}
      </p>
      <Leave page={page} seconds={seconds} />
      {children}
    </Screen>
  );
};

/** The page again, for a browser in which nothing else shows what has changed. */
export const LookAgain = ({ page }: { page: Pick<EndingPage, "aids" | "path"> }) => (
  <p class="look-again">
    <a href={page.path}>{page.aids.look_again}</a>
  </p>
);

/** The customer waits for what the bank or the gateway does. */
export const Waiting = ({ page }: { page: EndingPage & { words: { wait: { lead: string } } } }) => (
  <Screen page={page} symbol={<Spinner />}>
    <p class="lead">{page.say(page.words.wait.lead)}</p>
    <LookAgain page={page} />
  </Screen>
);

export const Spinner = () => <span class="spinner large" aria-hidden="true" />;

/**
 * The link back to the merchant or TPP. Its address was checked when the request was made; only
 * http and https are linked.
 */
export const ReturnLink = (props: {
  page: EndingPage;
  class: string;
  seconds?: number | undefined;
}) => {
  const { view, words, say } = props.page;
  if (!view.redirect_url || !/^https?:\/\//u.test(view.redirect_url)) return null;
  return (
    <a class={props.class} href={view.redirect_url} data-leave-after={props.seconds}>
      <span>{say(words.leave.back)}</span>
    </a>
  );
};

/**
 * The link back after the end. With `seconds` the script follows it after that time, unless the
 * customer chooses to stay.
 */
export const Leave = ({ page, seconds }: { page: EndingPage; seconds?: number }) => {
  const { words, view } = page;
  if (view.redirect_gone) return <p class="notice warning">{words.leave.gone}</p>;
  if (!view.redirect_url) return <p class="small">{words.leave.close}</p>;
  return (
    <>
      <ReturnLink page={page} class="primary" seconds={seconds} />
      {seconds !== undefined && (
        <div class="leaving" data-leaving hidden>
          <p>{page.say(words.leave.redirecting)}</p>
          <button type="button" class="secondary" data-stay>
            {words.leave.stay}
          </button>
        </div>
      )}
    </>
  );
};
