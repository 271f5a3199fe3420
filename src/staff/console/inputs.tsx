import type { Problem } from "../../base/kernel/problems.ts";
import { listName } from "./action-fields.ts";
import { type Field, labelOf, shownInstant } from "./fields.ts";
import { FieldRefusal, refusalOf } from "./parts.tsx";

/** The fields of a form as people fill them in. */
export interface InputProps {
  id: string;
  field: Field;
  value: string | readonly string[];
  problem: Problem | null;
  /** The currency that an amount is written in; null for minor units. */
  currency: string | null;
  /** What a text is chosen from, and what was chosen. */
  list?: { options: readonly string[]; chosen: string } | undefined;
}

/** One field: its kind comes from the schema of the request. */
export const FieldInput = (props: InputProps) => {
  const { id, field, value, problem, currency, list } = props;
  const { name, hint, kind } = field;
  const hintId = hint === null ? undefined : `${id}-hint`;
  const refusal = refusalOf(problem, name, id, hintId);
  if (kind === "choices") return <Choices field={field} values={[value].flat()} />;
  return (
    <div class="field">
      {kind !== "flag" && <label for={id}>{fieldLabel(field, currency)}</label>}
      {list && <List name={name} {...list} />}
      {kind === "flag" ? (
        <label class="flag">
          <input type="checkbox" id={id} name={name} value="on" checked={isOn(value)} />
          {labelOf(name) + groupOf(name)}
        </label>
      ) : kind === "choice" ? (
        <Choice id={id} field={field} value={String(value)} marks={refusal.marks} />
      ) : kind === "lines" ? (
        <textarea id={id} name={name} rows={3} spellcheck={false} {...refusal.marks}>
          {[value].flat().join("\n")}
        </textarea>
      ) : (
        <input
          id={id}
          name={name}
          value={kind === "time" ? shownInstant(String(value)) : String(value)}
          type={kind === "time" ? "datetime-local" : "text"}
          inputmode={kind === "number" ? "numeric" : kind === "money" ? "decimal" : undefined}
          required={field.required && !list}
          autocomplete="off"
          spellcheck={false}
          {...refusal.marks}
        />
      )}
      <FieldRefusal {...refusal} />
      {hint && (
        <p class="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
};

const isOn = (value: string | readonly string[]): boolean => value === "on" || value === "true";

/** The label of `modes.test.webhook_url` includes the mode; that of an amount its currency. */
const fieldLabel = ({ name, kind, required }: Field, currency: string | null): string => {
  const unit = kind === "money" ? ` (${currency ?? "minor units"})` : "";
  return `${labelOf(name)}${groupOf(name)}${unit}${required ? "" : ", optional"}`;
};

const groupOf = (name: string): string =>
  name.includes(".") ? ` (${name.split(".").at(-2)})` : "";

interface ListProps {
  name: string;
  options: readonly string[];
  chosen: string;
}

/** The usual texts. The field below it takes words of one's own, or more words. */
const List = ({ name, options, chosen }: ListProps) => (
  <select name={listName(name)} aria-label="Choose from a list">
    <option value="">In words of your own</option>
    {options.map((option) => (
      <option value={option} selected={option === chosen}>
        {option}
      </option>
    ))}
  </select>
);

interface ChoiceProps {
  id: string;
  field: Field;
  value: string;
  marks: object;
}

const Choice = ({ id, field, value, marks }: ChoiceProps) => (
  <select id={id} name={field.name} {...marks}>
    {!field.required && <option value="">–</option>}
    {field.options.map((option) => (
      <option value={option} selected={option === value}>
        {option}
      </option>
    ))}
  </select>
);

const Choices = ({ field, values }: { field: Field; values: readonly string[] }) => (
  <fieldset class="field choices">
    <legend>{fieldLabel({ ...field, required: true }, null)}</legend>
    {field.options.map((option) => (
      <label class="flag">
        <input type="checkbox" name={field.name} value={option} checked={values.includes(option)} />
        {option}
      </label>
    ))}
  </fieldset>
);

interface ConfirmProps {
  id: string;
  word: string;
  problem: Problem | null;
}

export const Confirm = ({ id, word, problem }: ConfirmProps) => {
  const refusal = refusalOf(problem, "confirm", id);
  return (
    <div class="field">
      <label for={id}>
        Type <strong>{word}</strong> to confirm
      </label>
      <input
        id={id}
        name="confirm"
        required={true}
        autocomplete="off"
        spellcheck={false}
        {...refusal.marks}
      />
      <FieldRefusal {...refusal} />
    </div>
  );
};
