import * as v from "valibot";
import { described } from "./fields.ts";

/**
 * The words that answers are written in, beside `text`. Each says what the value is, and gives an
 * example.
 */
export const wholeNumber = (description: string, example: number) =>
  v.pipe(v.number(), v.integer(), described(description, example));

export const flag = (description: string, example: boolean) =>
  v.pipe(v.boolean(), described(description, example));

export const oneOf = <const Name extends string>(
  names: readonly Name[],
  description: string,
  example: Name,
) => v.pipe(v.picklist(names), described(description, example));

/** A value that may be null. The description says when. */
export const orNull = <Value extends v.GenericSchema>(
  value: Value,
  description: string,
  example: unknown = null,
) => v.pipe(v.nullable(value), described(description, example));
