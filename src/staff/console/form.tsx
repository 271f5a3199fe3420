import type { Child } from "hono/jsx";
import { parameterNames } from "../../base/platform/contract.ts";
import {
  actionFields,
  currencyOf,
  listName,
  stepFields,
  unitOf,
  valueAtFirst,
} from "./action-fields.ts";
import { currentOf, type Field } from "./fields.ts";
import { Confirm, encodingOf, FieldInput, type InputProps } from "./inputs.tsx";
import type { Texts } from "./operations.ts";
import type { Action, At } from "./page.ts";

interface FormProps {
  at: At;
  /** The name of an action of the page. */
  action: string;
  /** Path parameters of the operation that the page's path does not have: a row's key_id. */
  row?: Texts;
  /** The record as it is now: the fields begin with its values. */
  current?: unknown;
  /** What is said below a field, instead of the API's description. */
  hints?: Texts;
  /** For a dangerous action: the text that must be typed first. */
  confirm?: string;
  /** Whether a folded form is open from the beginning. */
  open?: boolean;
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
  return (
    <form
      method="post"
      action={at.address}
      class={isDangerous(action) ? "act danger" : "act"}
      {...encodingOf(firstFields(at, action))}
    >
      <input type="hidden" name="action" value={name} />
      <input type="hidden" name="form_key" value={at.formKey} />
      {Object.entries(row).map(([member, value]) => (
        <input type="hidden" name={member} value={value} />
      ))}
      {props.children}
      {firstFields(at, action).map((field) => (
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
          {action.steps || action.review ? "Continue" : action.label}
        </button>
        <code class="call">{callOf(at, action, row)}</code>
      </div>
    </form>
  );
};

/** A link to a long form, which its own address opens: a list does not carry it along. */
export const LinkedForm = (props: FormProps) => {
  const { at, action: name } = props;
  const action = actionOf(at, name);
  const isOpen = at.query.open === name || refusedHere(at, name, props.row ?? {}) !== null;
  if (isOpen || !at.can(action.operation)) return <FoldedForm {...props} />;
  return (
    <p>
      <a class="button quiet" href={hrefOfForm(name)}>
        {action.label}…
      </a>
    </p>
  );
};

/** A single button looks like the buttons that unfold a form. */
const buttonOf = (at: At, action: Action): string => {
  const kind = asksAnything(at, action) ? "button" : "button quiet";
  return isDangerous(action) ? `${kind} danger` : kind;
};

const isDangerous = ({ tone, confirm }: Action): boolean =>
  (tone ?? (confirm ? "danger" : "plain")) === "danger";

/** The same form, folded behind its label until it is opened or refused. */
export const FoldedForm = (props: FormProps) => {
  const { at, action: name, row = {} } = props;
  const action = actionOf(at, name);
  if (!at.can(action.operation)) return null;
  if (props.not) return <NotPossible label={action.label} why={props.not} />;
  // There is nothing to fill in, so one press is enough.
  if (!asksAnything(at, action) && !props.children) return <ActionForm {...props} />;
  return (
    <details
      class="fold"
      id={Object.keys(row).length === 0 ? formId(name) : undefined}
      open={props.open || refusedHere(at, name, row) !== null || at.query.open === name}
    >
      <summary class={isDangerous(action) ? "button quiet danger" : "button quiet"}>
        {action.label}…
      </summary>
      <ActionForm {...props} />
    </details>
  );
};

const formId = (action: string): string => `form-${action}`;

/** Leads to a form of the page and opens it; more of the query is what the form begins with. */
export const hrefOfForm = (action: string, query: Texts = {}): string =>
  `?${new URLSearchParams({ ...query, open: action } as Record<string, string>)}#${formId(action)}`;

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
  action.confirm !== undefined || firstFields(at, action).length > 0;

const firstFields = (at: At, action: Action): readonly Field[] =>
  stepFields(actionFields(action, operationOf(at, action).contract), action.steps?.[0]);

const operationOf = (at: At, { operation }: Action) => ({
  contract: at.operations.contract(operation),
});

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

const inputOf = ({ at, action: name, row = {}, ...props }: FormProps, field: Field): InputProps => {
  const action = actionOf(at, name);
  const refused = refusedHere(at, name, row);
  const sent = refused?.sent ?? null;
  const own = sent?.get("currency") ?? String(currentOf(props.current, "currency"));
  const currency = currencyOf(action, at, own);
  const options = action.lists?.[field.name];
  return {
    id: idOf(name, row, field.name),
    field: { ...field, hint: props.hints?.[field.name] ?? field.hint },
    value: valueAtFirst(field, sent, props.current, currency),
    problem: refused?.problem ?? null,
    unit: unitOf(currency, firstFields(at, action)),
    list: options && { options, chosen: sent?.get(listName(field.name)) ?? "" },
  };
};
