import { CheckIcon, ClockIcon, CrossIcon, ReturnIcon } from "../../frame/pages/icons.tsx";
import type { ScaPage, Situation } from "./approval-page.tsx";
import { Leave, LookAgain, ReturnLink, Screen, Spinner } from "./ending.tsx";
import type { FrameSentences, PaymentSentences } from "./locales/en.ts";
import { Receipt, type Receipted } from "./receipt.tsx";

/** The parts of a page that the screens after the approval use. */
export interface PaymentPage extends ScaPage {
  view: ScaPage["view"] &
    Receipted & {
      /** Whether staff are looking at the movement. */
      with_staff: boolean;
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

/** After how long a wait since the approval the page says something else. @rule P3.28 */
const steps = [30_000, 120_000, 600_000] as const;

/** How many of these times the wait has passed. */
const slownessOf = ({ view, now }: Pick<PaymentPage, "view" | "now">): number => {
  const waited = view.approved_at === null ? 0 : now - Date.parse(view.approved_at);
  return steps.filter((step) => waited >= step).length;
};

/** What the amount is, for screen readers: the sum to pay until the end, and paid or not after. */
export const amountIs = ({
  aids,
  words,
  situation: { name, step },
}: Pick<ScaPage, "aids"> & { words: FrameSentences; situation: Situation }): string => {
  if (name === "completed") return aids.paid;
  return step === null && name !== "returning" ? aids.not_paid : words.chrome.amount;
};

/** The next time at which the same view is shown differently; undefined if there is none. */
export const changesAt = (
  page: Pick<PaymentPage, "view" | "now">,
  situation: string,
): string | undefined => {
  const { approved_at } = page.view;
  if (situation !== "processing" && situation !== "settling") return undefined;
  const after = steps[slownessOf(page)];
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
          <Receipt page={page} />
        </Screen>
      );
    case "not-paid":
      return (
        <Screen page={page} symbol={<CrossIcon />} tone="bad">
          <p class="lead">
            {whyNotPaid(words, page.view.failure)} <strong>{words.not_paid.nothing_paid}</strong>
          </p>
          <p>{page.say(words.not_paid.next)}</p>
          <Leave page={page} seconds={12} />
          <Receipt page={page} />
        </Screen>
      );
    case "returning":
      return (
        <Screen page={page} symbol={<ReturnIcon />} tone="warn">
          <p class="lead">{page.say(words.returning.lead)}</p>
          <p class="notice warning">{words.returning.next}</p>
          <Leave page={page} />
          <Receipt page={page} />
        </Screen>
      );
    case "returned":
      return (
        <Screen page={page} symbol={<ReturnIcon />}>
          <p class="lead">{page.say(words.returned.lead)}</p>
          <Leave page={page} seconds={12} />
          <Receipt page={page} />
        </Screen>
      );
    case "expired":
      return (
        <Screen page={page} symbol={<ClockIcon />}>
          <p class="lead">{page.say(words.expired.lead)}</p>
          <Leave page={page} seconds={12} />
          <Receipt page={page} />
        </Screen>
      );
    case "cancelled":
      return (
        <Screen page={page} symbol={<CrossIcon />}>
          <p class="lead">{page.say(words.cancelled.lead)}</p>
          <Leave page={page} seconds={5} />
          <Receipt page={page} />
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
  const { wait } = page.aids;
  if (page.view.with_staff) return <span data-news>{wait.staff}</span>;
  const said = [usual, slow.long, wait.longer, page.say(slow.very_long)];
  return <span data-news>{said[slownessOf(page)]}</span>;
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
export const whyNotPaid = (
  { failures }: Pick<PaymentSentences, "failures">,
  failure: PaymentPage["view"]["failure"],
): string => {
  const reasons: Partial<Record<string, string>> = failures;
  return failure ? (reasons[failure.code] ?? failure.message) : "";
};
