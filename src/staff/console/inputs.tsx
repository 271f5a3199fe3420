import type { Problem } from "../../base/kernel/problems.ts";
import { listName } from "./action-fields.ts";
import { type Field, fileName, labelOf, noneName, shownInstant } from "./fields.ts";
import { FieldRefusal, refusalOf } from "./parts.tsx";

/** The fields of a form as people fill them in. */
export interface InputProps {
  id: string;
  field: Field;
  value: string | readonly string[];
  problem: Problem | null;
  /** What an amount is written in: its currency, or minor units. */
  unit: string;
  /** What a text is chosen from, and what was chosen. */
  list?: { options: readonly string[]; chosen: string } | undefined;
}

/** One field: its kind comes from the schema of the request. */
export const FieldInput = (props: InputProps) => {
  const { id, field, value, problem, unit, list } = props;
  const { name, hint, kind } = field;
  const hintId = hint === null ? undefined : `${id}-hint`;
  const refusal = refusalOf(problem, name, id, hintId);
  if (kind === "choices") return <Choices field={field} values={[value].flat()} />;
  if (kind === "image") return <ImageInput {...props} hintId={hintId} refusal={refusal} />;
  return (
    <div class="field">
      {kind !== "flag" && <label for={id}>{fieldLabel(field, unit)}</label>}
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

/** A form with a file is sent in parts. */
export const encodingOf = (fields: readonly Field[]): { enctype?: "multipart/form-data" } =>
  fields.some(({ kind }) => kind === "image") ? { enctype: "multipart/form-data" } : {};

const isOn = (value: string | readonly string[]): boolean => value === "on" || value === "true";

/** The label of `modes.test.webhook_url` includes the mode; that of an amount its currency. */
const fieldLabel = ({ name, kind, required }: Field, unit = ""): string => {
  const ofAmount = kind === "money" ? ` (${unit})` : "";
  return `${labelOf(name)}${groupOf(name)}${ofAmount}${required ? "" : ", optional"}`;
};

const groupOf = (name: string): string =>
  name.includes(".") ? ` (${name.split(".").at(-2)})` : "";

interface ImageProps extends InputProps {
  hintId: string | undefined;
  refusal: ReturnType<typeof refusalOf>;
}

/** A file, which goes beside what the record has: without a new one, that stays. */
const ImageInput = ({ id, field, value, hintId, refusal }: ImageProps) => {
  const { name, hint } = field;
  const kept = String(value);
  const isName = /^[0-9a-f]{40}\.(?:svg|png)$/.test(kept);
  return (
    <div class="field">
      <label for={id}>{fieldLabel(field)}</label>
      {isName && <img class="logo" src={`/logos/${kept}`} alt="The logo as it is" />}
      <input type="hidden" name={name} value={kept} />
      <input
        id={id}
        name={fileName(name)}
        type="file"
        accept="image/png,image/svg+xml"
        {...refusal.marks}
      />
      <FieldRefusal {...refusal} />
      {kept !== "" && (
        <label class="flag">
          <input type="checkbox" name={noneName(name)} value="on" />
          {isName ? "Take the logo away" : "Use none: a file was chosen before"}
        </label>
      )}
      <p class="hint" id={hintId}>
        {hint && "A PNG, or an SVG of plain shapes, at most 32 KB."}
      </p>
    </div>
  );
};

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
    <legend>{fieldLabel({ ...field, required: true })}</legend>
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
