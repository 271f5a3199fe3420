import type { Mode } from "../../base/platform/env.ts";
import type { BankFace } from "../../network/banks/bank-faces.ts";

/**
 * The banks that a page offers (docs/decisions/201). What the customer has typed and chosen is in
 * the page's query, so the choice works without a script and changes nothing.
 */
export interface BankPicker {
  mode: Mode;
  /** The bank that the customer has chosen; null before. */
  chosen: BankFace | null;
  /** What was typed to find a bank. */
  search: string;
  /** How many banks it finds. */
  count: number;
  /** The first of them. */
  shown: readonly BankFace[];
  /** The bank that this browser remembers, if it is open, and the username there. */
  remembered: { bank: BankFace; alias: string | null } | null;
  /** The language that the address names, for its links; null if it names none. */
  lang: string | null;
}

/** What a bank must offer to be among them; ANY for every bank. */
export type Picks = "PAYMENTS" | "ANY";

/** No account number fits: the shortest IBAN has fifteen characters, and addresses are logged. */
export const MOST_SEARCHED = 14;

/** The address that remembers a bank and a username, and forgets them (remembered.ts). */
export const REMEMBERED_PATH = "/remembered";
