/**
 * Text of others as pages, messages and banks get it: without the characters that turn the text
 * around them (embeddings, overrides and isolates, U+202A to U+202E and U+2066 to U+2069 [Unicode
 * TR 9]). With one of them, a payee's name could show another amount, or another name.
 */
export const shownText = (text: string): string =>
  text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "");

/** The same for every text in a view. */
export const shown = <View>(view: View): View => shownValue(view) as View;

const shownValue = (value: unknown): unknown => {
  if (typeof value === "string") return shownText(value);
  if (Array.isArray(value)) return value.map(shownValue);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shownValue(part)]));
};

/** Whether anything of the text can be seen: more than spaces and invisible characters. */
export const isVisible = (text: string): boolean => /[^\p{C}\p{Z}]/u.test(text);

/**
 * An address that events are sent to, as staff see it in answers, files, pages and the audit log:
 * its query may hold the receiver's secret, so `?hidden` stands for it.
 */
export const shownAddress = (address: string): string => address.replace(/\?.*$/s, "?hidden");

/**
 * The address that a change leaves: undefined changes nothing, and neither does the address as it
 * was shown, because a form sends it back unchanged.
 */
export const changedAddress = (
  present: string | null,
  given: string | null | undefined,
): string | null =>
  given === undefined || (present !== null && given === shownAddress(present)) ? present : given;
