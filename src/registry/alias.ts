/** What a caller asks for: a handle, at its default bank or at the bank that is named. */
export interface AskedAlias {
  /** As asked, folded: `handle` or `handle@bank`. */
  alias: string;
  handle: string;
  /** Null where the customer's default decides. */
  bankHandle: string | null;
}

// Letters of ASCII only, checked before folding: Unicode folds look-alikes such as the Kelvin sign
// into ASCII, and one person's name would then be reached under another's spelling.
const aliasForm = /^([A-Za-z0-9._-]{3,30})(?:@([A-Za-z0-9._-]{3,30}))?$/;

/** The alias, or null where no handle can have this form. */
export const parseAlias = (text: string): AskedAlias | null => {
  const [alias, handle, bankHandle] = aliasForm.exec(text) ?? [];
  if (alias === undefined || handle === undefined) return null;
  return {
    alias: alias.toLowerCase(),
    handle: handle.toLowerCase(),
    bankHandle: bankHandle?.toLowerCase() ?? null,
  };
};
