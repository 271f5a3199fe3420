import { aliasForm } from "../kernel/fields.ts";

/** The alias that a caller asks for: a handle, at its default bank or at a named bank. */
export interface AskedAlias {
  /** The alias in small letters: `handle` or `handle@bank`. */
  alias: string;
  handle: string;
  /** Null if the customer's default decides. */
  bankHandle: string | null;
}

/** The alias, or null if no handle can have this form. */
export const parseAlias = (text: string): AskedAlias | null => {
  if (!aliasForm.test(text)) return null;
  const alias = text.toLowerCase();
  const [handle = "", bankHandle = null] = alias.split("@");
  return { alias, handle, bankHandle };
};
