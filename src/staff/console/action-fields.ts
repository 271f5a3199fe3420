import { readMoney, writeMoney } from "../../base/kernel/money.ts";
import { type Problem, problem, problemMessage } from "../../base/kernel/problems.ts";
import { ok, type Refusal, type Result } from "../../base/kernel/result.ts";
import type { RouteContract } from "../../base/platform/contract.ts";
import { bodyOf, currentOf, type Field, fieldsOf, labelOf } from "./fields.ts";
import type { Action, At, FormStep, Place } from "./page.ts";

/** What the form of an action asks for, and the request that it makes of it. */

/** All fields of the form, also those of its later steps. */
export const actionFields = (action: Action, { body }: RouteContract): readonly Field[] => {
  const { only, except = [], fixed = {}, steps, needs = [] } = action;
  const all = fieldsOf(body, only)
    .filter((field) => !Object.hasOwn(fixed, field.name) && !isIn(except)(field))
    .map((field) => ({ ...field, required: field.required || needs.includes(field.name) }));
  return steps?.flatMap((step) => stepFields(all, step)) ?? all;
};

const isIn = (names: readonly string[]) => (field: Field) =>
  names.some((name) => field.name === name || field.name.startsWith(`${name}.`));

/** The fields of one page of the form. */
export const stepFields = (fields: readonly Field[], step: FormStep | undefined) => {
  if (!step) return fields;
  const { only, except = [] } = step;
  return fields.filter((field) => (only ? isIn(only)(field) : !isIn(except)(field)));
};

/** The currency of the form's amounts: that of its page, or of the form's own field. */
export const currencyOf = (
  { currency }: Action,
  at: Pick<At, "data" | keyof Place>,
  own: string,
): string | null => {
  if (currency) return currency(at.data as never, at);
  return own === "" ? null : own.toUpperCase();
};

/** Whether the form asks for the currency of its amounts itself. */
const asksCurrency = (fields: readonly Field[]): boolean =>
  fields.some(({ name }) => name === "currency");

/** What stands behind the label of an amount. */
export const unitOf = (currency: string | null, fields: readonly Field[]): string =>
  currency ?? (asksCurrency(fields) ? "in its currency" : "minor units");

/** The name of the list beside a text: `reason.list`. */
export const listName = (name: string): string => `${name}.list`;

/** The amount as its field shows it. */
const shownAmount = (value: string, currency: string | null): string =>
  currency === null || !/^\d{1,12}$/.test(value) ? value : writeMoney(Number(value), currency);

/**
 * What was typed, with lists joined to their texts and money in minor units; the refusal of the
 * first field that is empty or no amount.
 */
export const typed = (
  fields: readonly Field[],
  sent: URLSearchParams,
  { lists = {}, needs = [] }: Pick<Action, "lists" | "needs">,
  currency: string | null,
): Result<URLSearchParams> => {
  const values = new URLSearchParams(sent);
  for (const { name, kind } of fields) {
    if (Object.hasOwn(lists, name)) {
      const parts = [sent.get(listName(name)), sent.get(name)].map((text) => text?.trim());
      values.set(name, parts.filter(Boolean).join(": "));
    }
    const text = (values.get(name) ?? "").trim();
    if (text === "" && needs.includes(name)) return refused(name, `Enter the ${low(name)}.`);
    if (kind !== "money" || text === "") continue;
    if (currency === null) {
      if (text === "0" || !asksCurrency(fields)) continue;
      return refused("currency", "Enter the currency of the amounts.");
    }
    const minor = readMoney(text, currency);
    if (minor === null) {
      return refused(name, `Write an amount in ${currency} as ${writeMoney(1_850, currency)}.`);
    }
    values.set(name, String(minor));
  }
  return ok(values);
};

const refused = (field: string, message: string): Refusal => ({
  ok: false,
  problem: problem("VALIDATION_FAILED", { field, message }),
});

const low = (name: string): string => {
  const label = labelOf(name);
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
};

/** The request's body. `keeps` are taken from the form's row. */
export const requestOf = (
  action: Action,
  contract: RouteContract,
  sent: URLSearchParams,
): Record<string, unknown> => {
  const { only, keeps = [], fixed, needs = [] } = action;
  const fields = [...actionFields(action, contract), ...keptFields(contract, keeps)];
  return { ...bodyOf(fields, sent, only && [...only, ...keeps, ...needs]), ...fixed };
};

const keptFields = ({ body }: RouteContract, keeps: readonly string[]): readonly Field[] =>
  keeps.length === 0 ? [] : fieldsOf(body, keeps);

/**
 * A refusal of the API in the words of the form: its field by its label, and the sentence that
 * people write. `modes.test.settlement_iban: is required` is “Enter the settlement IBAN.”
 */
export const inWords = (refusal: Problem, fields: readonly Field[]): Problem => {
  const field = fields.find(({ name }) => name === refusal.field);
  const text = problemMessage(refusal);
  if (!field || !text.startsWith(`${field.name}: `)) return refusal;
  const said = text.slice(field.name.length + 2);
  const message =
    said === "is required"
      ? `Enter the ${low(field.name)}.`
      : field.kind === "money" && said.includes("minor units")
        ? `${labelOf(field.name)} must be an amount that can be paid.`
        : /^(?:must|is|has|needs) /.test(said)
          ? `${labelOf(field.name)} ${said}${said.endsWith(".") ? "" : "."}`
          : `${labelOf(field.name)}: ${said}`;
  return { ...refusal, message };
};

/** The value that a field begins with: as it was sent, else as the record has it. */
export const valueAtFirst = (
  { name, kind }: Field,
  sent: URLSearchParams | null,
  current: unknown,
  currency: string | null,
): string | readonly string[] => {
  if (sent) return kind === "choices" ? sent.getAll(name) : (sent.get(name) ?? "");
  const value = currentOf(current, name);
  return kind === "money" ? shownAmount(String(value), currency) : value;
};
