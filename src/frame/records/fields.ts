import { canonicalJson } from "../../base/kernel/json.ts";
import type { FieldChange, FieldValue } from "./schema.ts";

/**
 * What one field of a record is. Each kind of record declares all its fields once, by their names
 * on the wire. What takes two people, what a proposal may write, and what is masked follow from it.
 */
export interface Field {
  /** How many people change it while the record is live. */
  readonly changedBy: "NOBODY" | "ONE" | "TWO";
  /** The value as it may leave the database. Without this it is shown as it is. */
  readonly masked?: (value: string) => string;
}

/** Others know the record by it, or it follows from what happens. */
export const fixed = { changedBy: "NOBODY" } as const satisfies Field;
/** One person changes it at once. */
export const open = { changedBy: "ONE" } as const satisfies Field;
/** It is proposed, and an approver decides. @rule A2.1 */
export const guarded = { changedBy: "TWO" } as const satisfies Field;

type Fields = Readonly<Record<string, Field>>;

type GuardedName<Of extends Fields> = {
  [Name in keyof Of]: Of[Name]["changedBy"] extends "TWO" ? Name : never;
}[keyof Of];

const chosen = (fields: Fields, values: object, changedBy: Field["changedBy"]) =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((name) => fields[name]?.changedBy === changedBy && name in values)
      .map((name) => [name, values[name as keyof typeof values]]),
  );

/** The guarded ones of these values, in the order of the declaration. */
export const guardedOf = <Of extends Fields, Values extends object>(
  fields: Of,
  values: Values,
): Pick<Values, GuardedName<Of> & keyof Values> =>
  chosen(fields, values, "TWO") as Pick<Values, GuardedName<Of> & keyof Values>;

/** Those that one person may change. A value without a declaration is not among them. */
export const openOf = <Of extends Fields, Values extends object>(
  fields: Of,
  values: Values,
): Omit<Values, GuardedName<Of>> => chosen(fields, values, "ONE") as Omit<Values, GuardedName<Of>>;

const shownValue = (fields: Fields, name: string, value: FieldValue): FieldValue => {
  const masked = fields[name]?.masked;
  return masked && typeof value === "string" ? masked(value) : value;
};

/** These values as they may leave the database. */
export const shown = <Values extends object>(fields: Fields, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, shownValue(fields, name, value)]),
  ) as Values;

/** A change as staff, the audit log and owners see it. */
export const shownChange =
  (fields: Fields) =>
  ({ field, from, to }: FieldChange): FieldChange => ({
    field,
    from: shownValue(fields, field, from),
    to: shownValue(fields, field, to),
  });

/** The fields that would get another value. A field that was left out does not change. */
export const differences = <Values extends { [Name in keyof Values]: FieldValue }>(
  present: Values,
  wanted: { [Name in keyof Values]?: Values[Name] | undefined },
): FieldChange[] =>
  Object.entries<FieldValue | undefined>(wanted).flatMap(([field, to]) => {
    const from: FieldValue = present[field as keyof Values] ?? null;
    const isSame = to === undefined || canonicalJson(to) === canonicalJson(from);
    return isSame ? [] : [{ field, from, to }];
  });

/** Whether the record still has the values that the proposal started from. */
export const standsAsProposed = (present: object, changes: readonly FieldChange[]): boolean =>
  changes.every(
    ({ field, from }) =>
      canonicalJson((present as Record<string, unknown>)[field] ?? null) === canonicalJson(from),
  );

/** The values that a proposal leads to. */
export const valuesOf = <Values>(changes: readonly FieldChange[]): Partial<Values> =>
  Object.fromEntries(changes.map(({ field, to }) => [field, to])) as Partial<Values>;
