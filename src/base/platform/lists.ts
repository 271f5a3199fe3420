import * as v from "valibot";
import { orNull } from "../kernel/answer-words.ts";
import { described, named, rule } from "../kernel/fields.ts";

/** Lists (G1.11): `limit`, an opaque `cursor`, `{data, next_cursor}`. */
export interface ListAnswer<Row> {
  data: Row[];
  next_cursor: string | null;
}

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;

/**
 * The query parameters of every list. Parsed, the cursor is the key of the last row.
 * @rule G1.11
 */
export const pageQuery = v.object({
  limit: v.pipe(
    v.optional(v.string(), String(DEFAULT_LIMIT)),
    rule(
      (text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_LIMIT,
      `must be a whole number from 1 to ${MAX_LIMIT}`,
      { type: "integer", minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT },
    ),
    described("How many records the page has at most.", DEFAULT_LIMIT),
    v.transform(Number),
  ),
  cursor: v.optional(
    v.pipe(
      v.string(),
      rule((text) => decodeCursor(text) !== null, "must be the next_cursor of an earlier page", {
        minLength: 1,
        maxLength: 512,
      }),
      described("The next_cursor of the page before.", "MTc5NTI1NjEwMDAwMA"),
      v.transform((text) => decodeCursor(text) as string),
    ),
  ),
});

export type PageQuery = v.InferOutput<typeof pageQuery>;

/** Whether a page is part of a file: a caller cannot ask for more rows than `MAX_LIMIT`. */
export const isOfFile = ({ limit }: Pick<PageQuery, "limit">): boolean => limit > MAX_LIMIT;

/** The answer of a list. @rule G1.12 */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.strictObject({
      data: v.array(item),
      next_cursor: orNull(v.string(), "Asks for the next page; null on the last one."),
    }),
    named(`${titleOf(item)}List`, "A page of the list."),
  );

const titleOf = (schema: v.GenericSchema): unknown =>
  (v.getMetadata(schema) as { title?: string }).title;

/** Cuts `limit + 1` rows to a page. The extra row only shows that another page follows. */
export const pageOf = <Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => string,
): ListAnswer<Row> => {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  const next_cursor = rows.length > limit && last !== undefined ? encodeCursor(keyOf(last)) : null;
  return { data, next_cursor };
};

/** In base64url, so that callers do not build cursors themselves. */
export const encodeCursor = (key: string): string =>
  btoa(encodeURIComponent(key)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

/** The key in a cursor; null if it is not one of ours. */
export const decodeCursor = (cursor: string): string | null => {
  if (cursor === "" || cursor.length > 512) return null;
  try {
    const key = decodeURIComponent(atob(cursor.replace(/-/g, "+").replace(/_/g, "/")));
    return encodeCursor(key) === cursor ? key : null;
  } catch {
    return null;
  }
};
