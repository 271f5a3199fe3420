import type { Child } from "hono/jsx";
import type { ScaPage } from "./approval-page.tsx";

/**
 * The customer's steps. Each form names the step that receives its answer. The page's script sends
 * it, or the browser itself to the page's address (`page-forms.ts`). `post` keeps account numbers
 * and codes out of addresses.
 */
export const StepForm = (props: {
  page: Pick<ScaPage, "token">;
  step: string;
  id: string;
  class?: string;
  children: Child;
}) => (
  <form method="post" id={props.id} class={props.class} data-step={props.step} novalidate>
    <input type="hidden" name="token" value={props.page.token} />
    <input type="hidden" name="step" value={props.step} />
    <input type="hidden" name="form" value={props.id} />
    {props.children}
  </form>
);

export const Submit = (props: {
  class: string;
  /** Until when the script keeps it from being pressed. */
  waitUntil?: string | undefined;
  children: Child;
}) => (
  <button type="submit" class={props.class} data-wait-until={props.waitUntil}>
    {props.children}
  </button>
);

/** The place of a form's refusal, which is also the field's description. */
export const FieldProblem = ({ page, form }: { page: Pick<ScaPage, "refused">; form: string }) => {
  const sentence = refusalOf(page, form);
  return (
    <p class="field-problem" id={`${form}-problem`} role="alert" data-problem hidden={!sentence}>
      {sentence}
    </p>
  );
};

const refusalOf = ({ refused }: Pick<ScaPage, "refused">, form: string): string | null =>
  refused?.form === form ? refused.sentence : null;

/** The attributes of a field whose form was refused. */
export const fieldOf = (page: Pick<ScaPage, "refused">, form: string) =>
  refusalOf(page, form) === null ? {} : ({ "aria-invalid": "true", autofocus: true } as const);

export const Heading = ({ page, focus = true }: { page: ScaPage; focus?: boolean }) => (
  <h1 tabindex={-1} data-focus={focus ? "" : undefined}>
    {page.say(page.heading)}
  </h1>
);
