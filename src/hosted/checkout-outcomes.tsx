import type { Child } from "hono/jsx";
import { type Page, slownessOf } from "./checkout-context.tsx";
import type { Situation } from "./checkout-situation.ts";
import { CheckIcon, ClockIcon, CrossIcon, ReturnIcon } from "./icons.tsx";
import type { Sentences } from "./locales/sentences.ts";

/** The screens after the bank received its instruction, and after the end. */
type Ending = Exclude<Situation, "identify" | "elsewhere" | "choose" | "otp" | "push">;

export const Outcome = ({ page, situation }: { page: Page; situation: Ending }) => {
  const { words } = page;
  switch (situation) {
    case "processing":
      return (
        <Screen page={page} symbol={<Spinner />} heading={words.processing.heading}>
          <p class="lead">
            {words.processing.lead} <Duration page={page} usual={words.processing.duration} />
          </p>
          <DoNotPayAgain page={page} />
        </Screen>
      );
    case "settling":
      return (
        <Screen page={page} symbol={<Spinner />} heading={words.settling.heading}>
          <p class="lead">
            {page.say(words.settling.lead)} <Duration page={page} usual={words.settling.duration} />
          </p>
          <DoNotPayAgain page={page} />
        </Screen>
      );
    case "completed":
      return (
        <Screen page={page} symbol={<CheckIcon />} tone="good" heading={words.completed.heading}>
          <p class="lead">{page.say(words.completed.lead)}</p>
          <Leave page={page} seconds={5} />
        </Screen>
      );
    case "not-paid":
      return (
        <Screen page={page} symbol={<CrossIcon />} tone="bad" heading={words.not_paid.heading}>
          <p class="lead">
            {reasonOf(page)} <strong>{words.not_paid.nothing_paid}</strong>
          </p>
          <p>{page.say(words.not_paid.next)}</p>
          <Leave page={page} seconds={12} />
        </Screen>
      );
    case "returning":
      return (
        <Screen page={page} symbol={<ReturnIcon />} tone="warn" heading={words.returning.heading}>
          <p class="lead">{page.say(words.returning.lead)}</p>
          <p class="notice warning">{words.returning.next}</p>
          <Leave page={page} />
        </Screen>
      );
    case "returned":
      return (
        <Screen page={page} symbol={<ReturnIcon />} heading={words.returned.heading}>
          <p class="lead">{page.say(words.returned.lead)}</p>
          <Leave page={page} seconds={12} />
        </Screen>
      );
    case "expired":
      return (
        <Screen page={page} symbol={<ClockIcon />} heading={words.expired.heading}>
          <p class="lead">{page.say(words.expired.lead)}</p>
          <Leave page={page} seconds={12} />
        </Screen>
      );
    case "cancelled":
      return (
        <Screen page={page} symbol={<CrossIcon />} heading={words.cancelled.heading}>
          <p class="lead">{page.say(words.cancelled.lead)}</p>
          <Leave page={page} seconds={5} />
        </Screen>
      );
  }
};

const Screen = (props: {
  page: Page;
  symbol: Child;
  tone?: "good" | "bad" | "warn";
  heading: string;
  children: Child;
}) => (
  <div class="outcome">
    <p class={`symbol ${props.tone ?? "quiet"}`}>{props.symbol}</p>
    <h1 tabindex={-1} data-focus>
      {props.page.say(props.heading)}
    </h1>
    {props.children}
  </div>
);

const Spinner = () => <span class="spinner large" aria-hidden="true" />;

/** How long it usually takes, or that it takes longer. The script reads a change out. */
const Duration = ({ page, usual }: { page: Page; usual: string }) => {
  const { slow } = page.words;
  return <span data-news>{[usual, slow.long, page.say(slow.very_long)][slownessOf(page)]}</span>;
};

const DoNotPayAgain = ({ page }: { page: Page }) => (
  <>
    <p class="notice">
      <strong data-news>{page.words.processing.do_not_pay_again}</strong>{" "}
      {page.words.processing.can_close}
    </p>
    <WayBack page={page} class="secondary" />
  </>
);

/** The reason in the page's language if it is known there, else the server's sentence. */
const reasonOf = ({ view, words }: Page): string => {
  const reasons: Partial<Record<string, string>> = words.failures satisfies Sentences["failures"];
  return view.failure ? (reasons[view.failure.code] ?? view.failure.message) : "";
};

/**
 * The merchant's address was checked when the session was created; only http and https get here.
 */
const WayBack = (props: { page: Page; class: string; seconds?: number | undefined }) => {
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
const Leave = ({ page, seconds }: { page: Page; seconds?: number }) => {
  const { words, view } = page;
  if (!view.redirect_url) return <p class="small">{words.leave.close}</p>;
  return (
    <>
      <WayBack page={page} class="primary" seconds={seconds} />
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
