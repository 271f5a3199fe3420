import type { Mutant } from "./mutant.ts";

const charges = {
  file: "src/sandbox/bank/mandate-charges.ts",
  killer: "test/sandbox/mandate-charges.test.ts",
};
const mandates = { file: "src/sandbox/bank/mandates.ts", killer: "test/sandbox/mandates.test.ts" };
const reports = {
  file: "src/products/mandates/routes.ts",
  killer: "test/products/mandates/bank-reports.object.test.ts",
};

/** What a bank checks of mandates, and what it reports. */
export const bankMandates: readonly Mutant[] = [
  {
    bug: "a bank charges under another approval",
    ...charges,
    from: "mandate.reference === instruction.authorisation.reference &&",
    to: "",
  },
  {
    bug: "a bank charges another account than the customer approved",
    ...charges,
    from: "mandate.iban === instruction.debtor_iban &&",
    to: "",
  },
  {
    bug: "a bank pays a mandate's charge to another account",
    ...charges,
    from: "mandate.creditor_iban === instruction.creditor_iban &&",
    to: "",
  },
  {
    bug: "a bank charges a mandate that its customer has ended",
    ...charges,
    from: 'if (mandate.status === "REVOKED") return "MANDATE_REVOKED";\n  if (!isAsAnnounced',
    to: "if (!isAsAnnounced",
  },
  {
    bug: "a bank lets a charge exceed its cap",
    ...charges,
    from: "amount <= terms.amount &&",
    to: "",
  },
  {
    bug: "a bank lets the charges of a period exceed its cap",
    ...charges,
    from: "sumOf(inPeriod) + amount <= terms.max_amount_per_period &&",
    to: "",
  },
  {
    bug: "a bank takes a fixed amount twice in a period",
    ...charges,
    from: "(!isFixed || inPeriod.length === 0) &&",
    to: "",
  },
  {
    bug: "a bank takes less than the fixed amount",
    ...charges,
    from: "if (isFixed && amount !== terms.amount) return",
    to: "if (isFixed && amount > terms.amount) return",
  },
  {
    bug: "a bank charges more often than the customer allowed",
    ...charges,
    from: "moved.length < terms.max_charges",
    to: "moved.length <= terms.max_charges",
  },
  {
    bug: "a bank counts the last charge of the total as free",
    ...charges,
    from: "sumOf(moved) + amount <= terms.max_total",
    to: "sumOf(moved) <= terms.max_total",
  },
  {
    bug: "a bank moves two attempts of one charge",
    ...charges,
    from: 'if (moved.some((other) => other.charge_id === charge_id)) return "NOT_AUTHORISED";',
    to: "",
  },
  {
    bug: "a bank counts charges that came back",
    ...charges,
    from: 'return status === "BOOKED" || status === "SUBMITTED";',
    to: "return status !== undefined;",
  },
  {
    bug: "a bank takes a charge ahead of its day",
    ...charges,
    from: "chargeDate <= civilDate(now + CLOCKS_DIFFER_MS, time_zone) &&",
    to: "",
  },
  {
    bug: "a bank counts days in UTC",
    ...charges,
    from: "chargeDate <= civilDate(now + CLOCKS_DIFFER_MS, time_zone)",
    to: 'chargeDate <= civilDate(now + CLOCKS_DIFFER_MS, "UTC")',
  },
  {
    bug: "a replaced mandate gives its period back",
    ...charges,
    from: "const old = k === 0 ? replacedBy(books, mandate) : null;",
    to: "const old = k < 0 ? replacedBy(books, mandate) : null;",
  },
  {
    bug: "a replaced mandate can still be charged",
    ...charges,
    from: "    endReplaced(books, mandate);\n",
    to: "",
  },
  {
    bug: "a mandate ends that another customer gave",
    ...mandates,
    from: "old.customer === mandate.customer &&",
    to: "",
    killer: "test/sandbox/mandate-charges.test.ts",
  },
  {
    bug: "a late report of the approval undoes the end",
    ...mandates,
    from: '  if (mandate.status !== "AUTHORISED") return answered({ acknowledged: true });\n',
    to: "",
  },
  {
    bug: "a gateway has another payee paid",
    ...mandates,
    from: 'if (report.creditor_name !== terms.creditor_name) return refused("NOT_AUTHORISED");',
    to: "",
  },
  {
    bug: "a customer stops a charge on its day",
    ...mandates,
    from: "termsOf(mandate).time_zone) < charge_date",
    to: "termsOf(mandate).time_zone) <= charge_date",
  },
  {
    bug: "an approval opens a mandate that has ended",
    ...mandates,
    from: '  if (known && known.status !== "AUTHORISED") return;\n',
    to: "",
  },
  {
    bug: "a stopped charge is booked",
    ...charges,
    from: 'announced.status === "ANNOUNCED" &&',
    to: "",
    killer: "test/sandbox/mandates.test.ts",
  },
  {
    bug: "another amount is booked than was announced",
    ...charges,
    from: "announced.amount === amount &&",
    to: "",
    killer: "test/sandbox/mandates.test.ts",
  },
  {
    bug: "the owner reads an account number in a bank's reason",
    ...reports,
    from: "reason: reason && maskIbansIn(reason)",
    to: "reason",
  },
  {
    bug: "a bank is told that a mandate ended whose end was refused",
    ...reports,
    from: "  if (turn.refusal) return turn.refusal;\n",
    to: "",
  },
];
