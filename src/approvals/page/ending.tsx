import type { Child } from "hono/jsx";
import type { FrameSentences } from "./locales/sentences.ts";

/** The parts of a page that screens without a form use. */
interface EndingPage {
  heading: string;
  view: { redirect_url: string | null; redirect_gone?: boolean };
  words: Pick<FrameSentences, "leave">;
  say(sentence: string): Child[];
}

export const Screen = (props: {
  page: EndingPage;
  symbol: Child;
  tone?: "good" | "bad" | "warn";
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
