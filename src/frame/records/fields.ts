import { canonicalJson } from "../../base/kernel/json.ts";
import type { FieldChange, FieldValue } from "./schema.ts";

/**
 * What one field of a record is. Each kind of record declares all its fields once, by their names
 * on the wire. What takes two people, what a proposal may write, and what is masked follow from it.
 */
export interface RecordField {
  /** How many people change it while the record is live. */
  readonly changedBy: "NOBODY" | "ONE" | "TWO";
  /** The value as it may leave the database. Without this it is shown as it is. */
  readonly masked?: (value: string) => string;
}

/** Others know the record by it, or it follows from what happens. */
export const fixed = { changedBy: "NOBODY" } as const satisfies RecordField;
/** One person changes it at once. */
export const open = { changedBy: "ONE" } as const satisfies RecordField;
/** It is proposed, and an approver decides. @rule A2.1 */
export const guarded = { changedBy: "TWO" } as const satisfies RecordField;

type Fields = Readonly<Record<string, RecordField>>;

type People = RecordField["changedBy"];

type Chosen<Of extends Fields, Who extends People, Values> = Pick<
  Values,
  keyof Values & { [Name in keyof Of]: Of[Name]["changedBy"] extends Who ? Name : never }[keyof Of]
>;

/** In the order of the declaration. A value without a declaration is never chosen. */
const chosenBy =
  <Who extends People>(who: Who) =>
  <Of extends Fields, Values extends object>(fields: Of, values: Values): Chosen<Of, Who, Values> =>
    Object.fromEntries(
      Object.keys(fields)
        .filter((name) => fields[name]?.changedBy === who && name in values)
        .map((name) => [name, values[name as keyof Values]]),
    ) as Chosen<Of, Who, Values>;

/** Those of the values that take two people. */
export const guardedOf = chosenBy("TWO");

/** Those of the values that one person may change at once. */
export const openOf = chosenBy("ONE");

const shownValue = (fields: Fields, name: string, value: FieldValue): FieldValue => {
  const masked = fields[name]?.masked;
  return masked && typeof value === "string" ? masked(value) : value;
};

/** These values as they may leave the database. */
export const shownValues = <Values extends object>(fields: Fields, values: Values): Values =>
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

/**
 * What the record had where the change has another value, for the audit log: both as they may leave
 * the database. Empty objects are left out.
 */
export const formerOf = (change: object, present: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(change).flatMap(([name, to]) => {
      const from = (present as Record<string, unknown>)[name];
      if (to === undefined || from === undefined || canonicalJson(to) === canonicalJson(from)) {
        return [];
      }
      if (!isRecord(to) || !isRecord(from)) return [[name, from]];
      const below = formerOf(to, from);
      return Object.keys(below).length === 0 ? [] : [[name, below]];
    }),
  );

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether the record still has the values that the proposal started from. */
export const standsAsProposed = (present: object, changes: readonly FieldChange[]): boolean =>
  changes.every(
    ({ field, from }) =>
      canonicalJson((present as Record<string, unknown>)[field] ?? null) === canonicalJson(from),
  );

/** The values that a proposal leads to. */
export const valuesOf = <Values>(changes: readonly FieldChange[]): Partial<Values> =>
  Object.fromEntries(changes.map(({ field, to }) => [field, to])) as Partial<Values>;
