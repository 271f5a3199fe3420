import { CheckIcon, ClockIcon, CrossIcon, ReturnIcon } from "../../frame/pages/icons.tsx";
import type { ScaPage, Situation } from "./approval-page.tsx";
import { Leave, LookAgain, ReturnLink, Screen, Spinner } from "./ending.tsx";
import type { PaymentSentences } from "./locales/en.ts";

/** The parts of a page that the screens after the approval use. */
export interface PaymentPage extends ScaPage {
  view: ScaPage["view"] & {
    /** When the customer's approval was decided; null before. */
    approved_at: string | null;
    failure: { code: string; message: string } | null;
    redirect_url: string | null;
  };
  words: PaymentSentences;
}

/** The screens after the bank received its instruction, and after the end. */
export type PaymentSituation =
  | { name: "processing" | "settling"; step: 2 }
  | { name: "completed"; step: 3 }
  | { name: "not-paid" | "returning" | "returned" | "expired" | "cancelled"; step: null };

export type PaymentOutcome = PaymentSituation["name"];

/** Whether the page still expects changes and keeps listening. */
export const isLive = ({ name, step }: Situation): boolean =>
  step === null ? name === "returning" : step < 3;

/** When the wait after the approval counts as long, and as very long. */
const [slowAfterMs, verySlowAfterMs] = [30_000, 300_000] as const;

/** How long the wait after the approval is: 0 as usual, 1 long, 2 very long. */
const slownessOf = ({ view, now }: Pick<PaymentPage, "view" | "now">): 0 | 1 | 2 => {
  const waited = view.approved_at === null ? 0 : now - Date.parse(view.approved_at);
  return waited < slowAfterMs ? 0 : waited < verySlowAfterMs ? 1 : 2;
};

/** The next time at which the same view is shown differently; undefined if there is none. */
export const changesAt = (
  page: Pick<PaymentPage, "view" | "now">,
  situation: string,
): string | undefined => {
  const { approved_at } = page.view;
  if (situation !== "processing" && situation !== "settling") return undefined;
  const after = [slowAfterMs, verySlowAfterMs, null][slownessOf(page)];
  if (!after || approved_at === null) return undefined;
  return new Date(Date.parse(approved_at) + after).toISOString();
};

export const Outcome = (props: { page: PaymentPage; situation: PaymentOutcome }) => {
  const { page, situation } = props;
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
            {reasonOf(words, page.view.failure)} <strong>{words.not_paid.nothing_paid}</strong>
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

/**
 * Shows the usual duration, or that it takes longer. The script announces changes to screen
 * readers.
 */
const Duration = ({ page, usual }: { page: PaymentPage; usual: string }) => {
  const { slow } = page.words;
  return <span data-news>{[usual, slow.long, page.say(slow.very_long)][slownessOf(page)]}</span>;
};

const DoNotPayAgain = ({ page }: { page: PaymentPage }) => (
  <>
    <p class="notice">
      <strong data-news>{page.words.processing.do_not_pay_again}</strong>{" "}
      {page.words.processing.can_close}
    </p>
    <LookAgain page={page} />
    <ReturnLink page={page} class="secondary" />
  </>
);

/** The reason in the page's language if it has a sentence, else the server's sentence. */
export const reasonOf = (
  { failures }: Pick<PaymentSentences, "failures">,
  failure: PaymentPage["view"]["failure"],
): string => {
  const reasons: Partial<Record<string, string>> = failures;
  return failure ? (reasons[failure.code] ?? failure.message) : "";
};
