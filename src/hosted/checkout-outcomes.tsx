import { type Page, slownessOf } from "./checkout-context.tsx";
import type { Situation } from "./checkout-situation.ts";
import { Leave, Screen, Spinner, WayBack } from "./ending.tsx";
import { CheckIcon, ClockIcon, CrossIcon, ReturnIcon } from "./icons.tsx";
import type { Sentences } from "./locales/sentences.ts";

/** The screens after the bank received its instruction, and after the end. */
type Ending = Exclude<Situation, "identify" | "elsewhere" | "choose" | "otp" | "push">;

export const Outcome = ({ page, situation }: { page: Page; situation: Ending }) => {
  const { words } = page;
  switch (situation) {
    case "processing":
      return (
        <Screen page={page} symbol={<Spinner />}>
          <p class="lead">
            {words.processing.lead} <Duration page={page} usual={words.processing.duration} />
          </p>
          <DoNotPayAgain page={page} />
        </Screen>
      );
    case "settling":
      return (
        <Screen page={page} symbol={<Spinner />}>
          <p class="lead">
            {page.say(words.settling.lead)} <Duration page={page} usual={words.settling.duration} />
          </p>
          <DoNotPayAgain page={page} />
        </Screen>
      );
    case "completed":
      return (
        <Screen page={page} symbol={<CheckIcon />} tone="good">
          <p class="lead">{page.say(words.completed.lead)}</p>
          <Leave page={page} seconds={5} />
        </Screen>
      );
    case "not-paid":
      return (
        <Screen page={page} symbol={<CrossIcon />} tone="bad">
          <p class="lead">
            {reasonOf(page)} <strong>{words.not_paid.nothing_paid}</strong>
          </p>
          <p>{page.say(words.not_paid.next)}</p>
          <Leave page={page} seconds={12} />
        </Screen>
      );
    case "returning":
      return (
        <Screen page={page} symbol={<ReturnIcon />} tone="warn">
          <p class="lead">{page.say(words.returning.lead)}</p>
          <p class="notice warning">{words.returning.next}</p>
          <Leave page={page} />
        </Screen>
      );
    case "returned":
      return (
        <Screen page={page} symbol={<ReturnIcon />}>
          <p class="lead">{page.say(words.returned.lead)}</p>
          <Leave page={page} seconds={12} />
        </Screen>
      );
    case "expired":
      return (
        <Screen page={page} symbol={<ClockIcon />}>
          <p class="lead">{page.say(words.expired.lead)}</p>
          <Leave page={page} seconds={12} />
        </Screen>
      );
    case "cancelled":
      return (
        <Screen page={page} symbol={<CrossIcon />}>
          <p class="lead">{page.say(words.cancelled.lead)}</p>
          <Leave page={page} seconds={5} />
        </Screen>
      );
  }
};

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
