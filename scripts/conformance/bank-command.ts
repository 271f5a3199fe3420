import { type BankTest, planBankTest, testBank } from "../../src/conformance/bank/test-bank.ts";
import { phoneAt } from "../../src/conformance/customer.ts";
import {
  type KitCommand,
  levelOf,
  listed,
  needed,
  readOptions,
  refuseWith,
  sharedOptions,
  whole,
} from "./command.ts";
import { rawLine } from "./raw-line.ts";
import { customerAtTerminal } from "./terminal.ts";

export const bankUsage = `npm run conformance -- bank --url URL --key KEY --account IBAN --payee IBAN

  --url URL           the bank's core_base_url: operations are POST {URL}/{operation}
  --key KEY           the key that the bank gave to this kit as to a gateway
  --account IBAN      a test account of the bank, which pays
  --payee IBAN        another account of the bank, which is paid
  --currency USD      that of the accounts
  --cap 100           the most that may move in one run, in minor units
  --codes URL         where the codes on the customer's phone can be read; else they are asked for
                      at the terminal
  --originator NAME   the name that the bank has for this kit as a gateway ("conformance")
  --payee-name NAME   the name of the account that is paid ("Conformance Test Shop")
  --institution CODE  the bank's code in the national directory ("CONFDEFFXXX")
  --elsewhere IBAN,CODE   an account at another bank with that bank's code, to test the rail
  --mandates          the bank offers mandates
  --level BASIC       only the cases that the specification alone decides; else FULL
  --only BANK-1xx     only these cases, separated by commas; x is any digit
  --timeout 10        how many seconds the kit waits for an answer
  --json FILE, --junit FILE   writes reports for machines

  Ends with 0 if every case passed, 1 if one failed, 2 if something could not be run.`;

const refuse = refuseWith(bankUsage);
const text = { type: "string" } as const;

const options = {
  ...sharedOptions,
  ...{ account: text, payee: text, elsewhere: text },
  cap: { ...text, default: "100" },
  originator: { ...text, default: "conformance" },
  "payee-name": { ...text, default: "Conformance Test Shop" },
  institution: { ...text, default: "CONFDEFFXXX" },
  mandates: { type: "boolean", default: false },
} as const;

const elsewhereOf = (elsewhere: string | undefined) => {
  if (elsewhere === undefined) return null;
  const [iban = "", institution = ""] = elsewhere.split(",");
  if (institution === "") refuse("--elsewhere takes an IBAN and its bank's code.");
  return { iban, institution };
};

export const bankCommand = (args: readonly string[]): KitCommand => {
  const values = readOptions(args, options, refuse);
  const { codes, json, junit } = values;
  const test: BankTest = {
    bank: {
      url: needed(values.url, "url", refuse).replace(/\/$/, ""),
      key: needed(values.key, "key", refuse),
      account: needed(values.account, "account", refuse),
      payee: needed(values.payee, "payee", refuse),
      originator: values.originator,
      payeeName: values["payee-name"],
      currency: values.currency,
      institution: values.institution,
      elsewhere: elsewhereOf(values.elsewhere),
      offersMandates: values.mandates,
      cap: whole(values.cap, "cap", refuse),
      timeoutMs: 1_000 * whole(values.timeout, "timeout", refuse),
    },
    customer: codes === undefined ? customerAtTerminal() : phoneAt(codes),
    raw: rawLine,
    level: levelOf(values.level, refuse),
    only: listed(values.only),
  };
  const { cases, words } = planBankTest(test);
  return { words, run: (tell) => testBank(test, cases, tell), json, junit };
};
