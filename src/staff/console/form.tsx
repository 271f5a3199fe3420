import type { Child } from "hono/jsx";
import type { Problem } from "../../base/kernel/problems.ts";
import { parameterNames } from "../../base/platform/contract.ts";
import { currentOf, type Field, fieldsOf, labelOf, shownInstant } from "./fields.ts";
import type { Texts } from "./operations.ts";
import type { Action, At } from "./page.ts";
import { FieldRefusal, refusalOf } from "./parts.tsx";

interface FormProps {
  at: At;
  /** The name of an action of the page. */
  action: string;
  /** Path parameters of the operation that the page's path does not have: a row's key_id. */
  row?: Texts;
  /** The record as it is now: the fields begin with its values. */
  current?: unknown;
  /** For a dangerous action: the text that must be typed first. */
  confirm?: string;
  /** Why the action is impossible now: its button is shown disabled. */
  not?: string | null;
  children?: Child;
}

/** The form of an action; empty for a role that the API would refuse. */
export const ActionForm = (props: FormProps) => {
  const { at, action: name, row = {} } = props;
  const action = actionOf(at, name);
  if (!at.can(action.operation)) return null;
  if (props.not) return <NotPossible label={action.label} why={props.not} />;
  const { contract } = operationOf(at, action);
  return (
    <form method="post" action={at.address} class={action.confirm ? "act danger" : "act"}>
      <input type="hidden" name="action" value={name} />
      <input type="hidden" name="form_key" value={at.formKey} />
      {Object.entries(row).map(([member, value]) => (
        <input type="hidden" name={member} value={value} />
      ))}
      {props.children}
      {fieldsOf(contract.body, action.only)
        .filter((field) => !isFixed(action, field))
        .map((field) => (
          <FieldInput {...inputOf(props, field)} />
        ))}
      {props.confirm !== undefined && (
        <Confirm
          id={idOf(name, row, "confirm")}
          word={props.confirm}
          problem={refusedHere(at, name, row)?.problem ?? null}
        />
      )}
      <div class="send">
        <button type="submit" class={buttonOf(at, action)}>
          {action.label}
        </button>
        <code class="call">{callOf(at, action, row)}</code>
      </div>
    </form>
  );
};

/** A single button looks like the buttons that unfold a form. */
const buttonOf = (at: At, action: Action): string =>
  action.confirm ? "button danger" : asksAnything(at, action) ? "button" : "button quiet";

/** The same form, folded behind its label until it is opened or refused. */
export const FoldedForm = (props: FormProps) => {
  const { at, action: name, row = {} } = props;
  const action = actionOf(at, name);
  if (!at.can(action.operation)) return null;
  if (props.not) return <NotPossible label={action.label} why={props.not} />;
  // There is nothing to fill in, so one press is enough.
  if (!asksAnything(at, action) && !props.children) return <ActionForm {...props} />;
  return (
    <details class="fold" open={refusedHere(at, name, row) !== null}>
      <summary class={action.confirm ? "button quiet danger" : "button quiet"}>
        {action.label}…
      </summary>
      <ActionForm {...props} />
    </details>
  );
};

const NotPossible = ({ label, why }: { label: string; why: string }) => (
  <p class="not-possible">
    <button type="button" class="button quiet" disabled>
      {label}
    </button>
    <span>{why}</span>
  </p>
);

const actionOf = (at: At, name: string): Action => {
  const action = at.page.actions?.[name];
  if (!action) throw new Error(`the page ${at.page.path} has no action ${name}`);
  return action;
};

const asksAnything = (at: At, action: Action): boolean =>
  action.confirm !== undefined ||
  fieldsOf(operationOf(at, action).contract.body, action.only).some(
    (field) => !isFixed(action, field),
  );

const operationOf = (at: At, { operation }: Action) => ({
  contract: at.operations.contract(operation),
});

const isFixed = ({ fixed = {} }: Action, { name }: Field): boolean => Object.hasOwn(fixed, name);

/** The refusal of this form. A page may have the same form for each row. */
const refusedHere = ({ refused }: At, name: string, row: Texts) =>
  refused?.action === name &&
  Object.entries(row).every(([member, value]) => refused.sent.get(member) === value)
    ? refused
    : null;

const callOf = (at: At, action: Action, row: Texts): string => {
  const { method, paths } = operationOf(at, action).contract;
  const values = { ...row, ...at.params };
  const path = parameterNames(paths[0] ?? "").reduce(
    (text, name) => text.replace(`:${name}`, values[name] ?? ""),
    paths[0] ?? "",
  );
  return `${method} ${path}`;
};

const idOf = (...parts: readonly unknown[]): string =>
  parts
    .flatMap((part) => (typeof part === "object" && part ? Object.values(part) : [part]))
    .join("-")
    .replace(/[^\w-]/g, "-");

interface InputProps {
  id: string;
  field: Field;
  value: string | readonly string[];
  problem: Problem | null;
}

const inputOf = ({ at, action, row = {}, current }: FormProps, field: Field): InputProps => {
  const { name } = field;
  const refused = refusedHere(at, action, row);
  const sent = refused?.sent.getAll(name) ?? [];
  const typed = field.kind === "choices" ? sent : (sent[0] ?? "");
  return {
    id: idOf(action, row, name),
    field,
    value: refused ? typed : currentOf(current, name),
    problem: refused?.problem ?? null,
  };
};

/** One field of a form: its kind comes from the schema of the request. */
const FieldInput = ({ id, field, value, problem }: InputProps) => {
  const { name, hint, kind } = field;
  const hintId = hint === null ? undefined : `${id}-hint`;
  const refusal = refusalOf(problem, name, id, hintId);
  if (kind === "choices") return <Choices field={field} values={[value].flat()} />;
  const label = kind === "flag" ? null : <label for={id}>{fieldLabel(field)}</label>;
  return (
    <div class="field">
      {label}
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
          inputmode={kind === "number" ? "numeric" : undefined}
          required={field.required}
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

/** The label of `modes.test.webhook_url` includes the mode. */
const fieldLabel = ({ name, required }: Field): string => {
  return `${labelOf(name)}${groupOf(name)}${required ? "" : ", optional"}`;
};

const groupOf = (name: string): string =>
  name.includes(".") ? ` (${name.split(".").at(-2)})` : "";

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

const Confirm = ({ id, word, problem }: ConfirmProps) => {
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
