import type { Mutant } from "./mutant.ts";

export const kernel: readonly Mutant[] = [
  {
    bug: "a payment of nothing is accepted",
    file: "src/kernel/money.ts",
    from: "(amount as number) >= 1 &&",
    to: "(amount as number) >= 0 &&",
    killer: "test/kernel/money.test.ts",
  },
  {
    bug: "yen are shown with decimals",
    file: "src/kernel/money.ts",
    from: "const decimals = currencyDecimals(currency);",
    to: 'const decimals = currency === "" ? currencyDecimals(currency) : 2;',
    killer: "test/kernel/money.test.ts",
  },
  {
    bug: "a masked IBAN shows eight characters at its end",
    file: "src/kernel/iban.ts",
    from: "iban.slice(-4)",
    to: "iban.slice(-8)",
    killer: "test/kernel/iban.test.ts",
  },
  {
    bug: "the order of members changes a request's hash",
    file: "src/kernel/json.ts",
    from: ".sort(([a], [b]) => (a < b ? -1 : 1))",
    to: "",
    killer: "test/kernel/json.test.ts",
  },
  {
    bug: "two ids name one object",
    file: "src/kernel/ids.ts",
    from: 'return hex.length > 64 ? null : hex.padStart(64, "0");',
    to: 'return hex.slice(-64).padStart(64, "0");',
    killer: "test/kernel/ids.test.ts",
  },
  {
    bug: "a payee's name turns the amount around it",
    file: "src/kernel/shown.ts",
    from: "/[\\u202a-\\u202e\\u2066-\\u2069]/g",
    to: "/[\\u202a-\\u202e]/g",
    killer: "test/kernel/shown.test.ts",
  },
];
