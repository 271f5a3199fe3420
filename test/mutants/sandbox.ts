import type { Mutant } from "./mutant.ts";

export const sandbox: readonly Mutant[] = [
  {
    bug: "a bank of the sandbox creates money",
    file: "src/sandbox/ledger.ts",
    from: `  change(books, movement.debtor_iban, -movement.amount, 0);
  change(books, movement.creditor_iban`,
    to: "  change(books, movement.creditor_iban",
    killer: "test/sandbox/conservation.test.ts",
  },
  {
    bug: "an account of the sandbox is overdrawn",
    file: "src/sandbox/ledger.ts",
    from: "if (booked < 0 || held < 0) throw",
    to: "if (held < 0) throw",
    killer: "test/sandbox/ledger.test.ts",
  },
  {
    bug: "a payment lands twice in the sandbox",
    file: "src/sandbox/ledger.ts",
    from: "if ((stored?.status ?? null) !== from) throw",
    to: 'if (stored?.status === "") throw',
    killer: "test/sandbox/ledger.test.ts",
  },
  {
    bug: "a bank answers another gateway's app",
    file: "src/sandbox/grants.ts",
    from: "challenge.originator === caller.originator &&",
    to: "",
    killer: "test/sandbox/grants.test.ts",
  },
  {
    bug: "an approval opens another consent",
    file: "src/sandbox/grants.ts",
    from: "challenge.session_id === consentId &&",
    to: "",
    killer: "test/sandbox/grants.test.ts",
  },
  {
    bug: "an app reads after the end that the customer was shown",
    file: "src/sandbox/grants.ts",
    from: " || moment.now >= Date.parse(shown.expires_at)) return null",
    to: ") return null",
    killer: "test/sandbox/grants.test.ts",
  },
  {
    bug: "an app reads after a revocation",
    file: "src/sandbox/grants.ts",
    from: 'if (grant && grant.status !== "AUTHORISED") return null;',
    to: "",
    killer: "test/sandbox/grants.test.ts",
  },
  {
    bug: "an app reads another customer's account",
    file: "src/sandbox/grants.ts",
    from: "|| account.customer !== owner) return",
    to: ") return",
    killer: "test/sandbox/grants.test.ts",
  },
  {
    bug: "an app reads an account that is not shared",
    file: "src/sandbox/grants.ts",
    from: 'isChosen && describeAccount(iban).status === "SHAREABLE"',
    to: "isChosen",
    killer: "test/sandbox/grants.test.ts",
  },
  {
    bug: "a late grant undoes its end",
    file: "src/sandbox/grants.ts",
    from: 'if (known && known.status !== "AUTHORISED") return answered',
    to: "if (known === undefined) return answered",
    killer: "test/sandbox/grants.test.ts",
  },
  {
    bug: "held money that comes back stays on the statement",
    file: "src/sandbox/ledger.ts",
    from: "dropPending(books, payment, moment);",
    to: "",
    killer: "test/sandbox/statement.test.ts",
  },
  {
    bug: "a page leaves out lines of the same moment",
    file: "src/sandbox/statement.ts",
    from: "timeOf(line) === Number(time) && line.transaction_id < id",
    to: "timeOf(line) === Number(time)",
    killer: "test/sandbox/statement.test.ts",
  },
];
