import type { Mutant } from "./mutant.ts";

const calls = {
  file: "src/products/account-data/ask-bank.ts",
  killer: "test/products/account-data/account-data.object.test.ts",
} as const;
const transactions = {
  file: "src/products/account-data/list-transactions.ts",
  killer: "test/products/account-data/lying-bank.object.test.ts",
} as const;
const cursors = {
  file: "src/products/account-data/data-cursor.ts",
  killer: "test/products/account-data/data-cursor.test.ts",
} as const;
const records = {
  file: "src/products/account-data/data-records.ts",
  killer: "test/products/account-data/data-records.test.ts",
} as const;

/** What a TPP reads of a customer's accounts. */
export const accountData: readonly Mutant[] = [
  {
    bug: "a TPP finds out a balance by funds confirmations",
    file: "src/products/account-data/read-accounts.ts",
    from: "if (!counted.ok) return counted;",
    to: "",
    killer: "test/products/account-data/account-data.object.test.ts",
  },
  {
    bug: "a merchant finds out a balance by its mandate",
    file: "src/products/mandates/verbs/mandates.ts",
    from: "if (!counted.ok) return counted;",
    to: "",
    killer: "test/products/mandates/rows.object.test.ts",
  },
  {
    bug: "an eleventh amount is answered",
    file: "src/approvals/payer-guard.ts",
    from: "own.length < MAX_AMOUNTS",
    to: "own.length <= MAX_AMOUNTS",
    killer: "test/approvals/funds-questions.test.ts",
  },
  {
    bug: "one app uses up the amounts of another",
    file: "src/approvals/payer-guard.ts",
    from: "question.owner === owner",
    to: 'question.owner !== ""',
    killer: "test/approvals/funds-questions.test.ts",
  },
  {
    ...calls,
    bug: "a bank is asked for what it no longer offers",
    from: " || !covers(offered, scope)",
    to: "",
  },
  {
    ...calls,
    bug: "a bank that left open banking is asked",
    from: '!capabilities.includes("OPEN_BANKING") || ',
    to: "",
  },
  {
    ...calls,
    bug: "the refusal of an older approval ends the consent",
    from: ", reference: authorisation.reference }",
    to: " }",
  },
  {
    bug: "account numbers are shown without a payments scope",
    file: "src/products/account-data/read-accounts.ts",
    from: 'full: covers(scopes, "payments:write")',
    to: "full: true",
    killer: "test/products/account-data/account-records.object.test.ts",
  },
  {
    bug: "an account that the bank no longer shows is listed",
    file: "src/products/account-data/read-accounts.ts",
    from: '.filter(({ status }) => status === "SHAREABLE")',
    to: "",
    killer: "test/products/account-data/account-records.object.test.ts",
  },
  {
    bug: "a balance in another currency reaches the TPP",
    file: "src/products/account-data/read-accounts.ts",
    from: "balance.currency !== currency",
    to: "false",
    killer: "test/products/account-data/lying-bank.object.test.ts",
  },
  {
    ...transactions,
    bug: "a transaction of another day reaches the TPP",
    from: "date < from || date > to",
    to: "false",
  },
  {
    ...transactions,
    bug: "a list of transactions never ends",
    from: "next_cursor !== null && next_cursor === bankCursor",
    to: "false",
  },
  {
    ...cursors,
    bug: "a cursor is good for another consent",
    from: "JSON.stringify([consent_id, account_id, list])",
    to: "JSON.stringify([account_id, list])",
  },
  {
    ...cursors,
    bug: "a cursor is good for other dates",
    from: "(toDate === undefined || toDate === to)",
    to: "true",
  },
  {
    bug: "dates before the bank's history are asked for",
    file: "src/products/account-data/data-cursor.ts",
    from: "Math.max(asked, today - historyDays)",
    to: "asked",
    killer: "test/products/account-data/date-window.test.ts",
  },
  {
    bug: "two consents show the same ids",
    file: "src/products/account-data/data-records.ts",
    from: "JSON.stringify([prefix, consent_id, account_id, bankId])",
    to: "JSON.stringify([prefix, account_id, bankId])",
    killer: "test/products/account-data/record-ids.test.ts",
  },
  {
    ...records,
    bug: "an account number in a statement's text reaches the TPP",
    from: "maskIbansIn(",
    to: "(",
  },
  {
    ...records,
    bug: "the other side's account number reaches the TPP",
    from: "party?.iban ? maskIban(party.iban) : null",
    to: "party?.iban ?? null",
  },
  {
    ...calls,
    bug: "a refusal of one account ends the consent",
    from: ".slice(0, MOST_LISTS)",
    to: ".slice(0, 0)",
  },
  {
    ...calls,
    bug: "a list is asked for with one account only, which may be closed",
    from: "const MOST_LISTS = 2;",
    to: "const MOST_LISTS = 1;",
  },
  {
    ...calls,
    bug: "a second account that the bank refuses ends the consent",
    file: "src/products/consents/views.ts",
    from: "filter((iban) => !closed.includes(iban))",
    to: "filter((iban) => closed.length >= 0 && iban)",
  },
  {
    ...calls,
    bug: "a consent whose accounts are all closed ends",
    from: "open_ibans.length > 0 ? open_ibans : [payer_iban]",
    to: "open_ibans.length > 0 ? open_ibans : open_ibans",
  },
];
