/** The alias that a caller asks for: a handle, at its default bank or at a named bank. */
export interface AskedAlias {
  /** The alias in small letters: `handle` or `handle@bank`. */
  alias: string;
  handle: string;
  /** Null if the customer's default decides. */
  bankHandle: string | null;
}

// Only ASCII letters, checked before lower-casing. Unicode folds look-alikes such as the Kelvin
// sign into ASCII, so one spelling could reach another person's name.
const aliasForm = /^([A-Za-z0-9._-]{3,30})(?:@([A-Za-z0-9._-]{3,30}))?$/;

/** The alias, or null if no handle can have this form. */
export const parseAlias = (text: string): AskedAlias | null => {
  const [alias, handle, bankHandle] = aliasForm.exec(text) ?? [];
  if (alias === undefined || handle === undefined) return null;
  return {
    alias: alias.toLowerCase(),
    handle: handle.toLowerCase(),
    bankHandle: bankHandle?.toLowerCase() ?? null,
  };
};
