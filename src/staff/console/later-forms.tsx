import type { Child } from "hono/jsx";
import type { Problem } from "../../base/kernel/problems.ts";
import { listName, unitOf, valueAtFirst } from "./action-fields.ts";
import { type Field, noneName } from "./fields.ts";
import { encodingOf, FieldInput } from "./inputs.tsx";
import type { Action, At, FormStep, Review } from "./page.ts";
import { Part } from "./parts.tsx";

/** The pages of a form after its first: a further step, and the review before it acts. */
interface Later {
  at: At;
  /** Everything that was filled in so far. */
  sent: URLSearchParams;
}

/** What was filled in goes along. The key stays too, so that the whole form acts once. */
const Kept = ({ sent, except }: { sent: URLSearchParams; except: readonly string[] }) => (
  <>
    {[...sent]
      .filter(([name]) => !except.includes(name))
      .map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
  </>
);

interface StepProps extends Later {
  action: Action;
  step: FormStep;
  /** From 0. */
  place: number;
  fields: readonly Field[];
  currency: string | null;
  problem: Problem | null;
}

export const LaterStep = ({ at, sent, action, step, place, fields, ...props }: StepProps) => {
  const isLast = place + 1 === action.steps?.length;
  const own = fields.flatMap(({ name }) => [name, listName(name), noneName(name)]);
  return (
    <>
      {step.shows?.(sent)}
      <Part title={step.title}>
        <form method="post" action={at.address} class="act" {...encodingOf(fields)}>
          <Kept sent={sent} except={["step", ...own]} />
          <input type="hidden" name="step" value={String(place)} />
          {fields.map((field) => (
            <FieldInput
              id={`step-${field.name.replaceAll(".", "-")}`}
              field={field}
              value={valueAtFirst(field, sent, null, props.currency)}
              problem={props.problem}
              unit={unitOf(props.currency, fields)}
            />
          ))}
          <Send label={isLast ? action.label : "Continue"} back={at.address} />
        </form>
      </Part>
    </>
  );
};

export const ReviewForm = ({ at, sent, review }: Later & { review: Review }) => (
  <Part title={review.title}>
    {review.shows}
    <form method="post" action={at.address} class="act">
      <Kept sent={sent} except={["reviewed"]} />
      <input type="hidden" name="reviewed" value={review.button} />
      <Send label={review.button} back={at.address} />
    </form>
  </Part>
);

const Send = ({ label, back }: { label: Child; back: string }) => (
  <div class="send">
    <button type="submit" class="button">
      {label}
    </button>
    <a href={back}>Cancel</a>
  </div>
);
