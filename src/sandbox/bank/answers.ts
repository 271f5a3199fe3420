import type { SandboxBank } from "../residents.ts";
import type { Books, SandboxAccount } from "./books.ts";

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

/** A bank's answer: a success, a definite refusal, or an invalid request. */
export interface SandboxAnswer {
  status: number;
  body: object;
}

/** The refusals of the bank interface, and the messages of the sandbox's banks. */
const refusalSentences = {
  INSUFFICIENT_FUNDS: "The balance is too low.",
  ACCOUNT_BLOCKED: "The account is blocked.",
  LIMIT_EXCEEDED: "The amount is above a limit of the account or of the mandate.",
  OTP_EXPIRED: "The code has expired.",
  EXPIRED: "The instruction arrived after not_after.",
  NOT_AUTHORISED: "Nothing of this kind was authorised for this account.",
  SCA_REQUIRED: "The customer must approve this payment.",
  MANDATE_REVOKED: "The customer has ended this mandate.",
} as const;
export type RefusalCode = keyof typeof refusalSentences;

export const answered = (body: object): SandboxAnswer => ({ status: 200, body });

/** A definite refusal. `REFUSE:` faults may use codes that are not in the list. */
export const refused = (
  code: RefusalCode | (string & {}),
  endToEndId?: string,
  message?: string,
): SandboxAnswer => ({
  status: 422,
  body: {
    ...(endToEndId === undefined ? {} : { end_to_end_id: endToEndId }),
    error: {
      code,
      message: message ?? refusalSentences[code as RefusalCode] ?? "The bank refuses.",
      retryable: false,
    },
  },
});

/** The request itself is invalid, so the answer says nothing about any payment. */
export const complained = (status: number, code: string, message: string): SandboxAnswer => ({
  status,
  body: { error: { code, message, retryable: false } },
});
