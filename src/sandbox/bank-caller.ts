import type { Books, SandboxAccount } from "./books.ts";
import type { SandboxBank } from "./residents.ts";

/** The bank that is called, and the gateway whose key was used. */
export interface CalledBank {
  bank: SandboxBank;
  originator: string;
}

/** The account with this IBAN, if it is at this bank. */
export const accountAt = (books: Books, bank: SandboxBank, iban: string): SandboxAccount | null => {
  const account = books.accounts.get(iban);
  return account && account.bank === bank.handle ? account : null;
};

/** The key under which a bank stores its records for a gateway. */
export const bookKeyOf = ({ bank, originator }: CalledBank) => ({ bank: bank.handle, originator });
