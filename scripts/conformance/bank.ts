import { type BankTest, planBankTest, testBank } from "../../src/conformance/bank/test-bank.ts";
import { phoneAt } from "../../src/conformance/customer.ts";
import { type KitCommand, type Options, optionsOf, refuseWith } from "./options.ts";
import { rawLine } from "./raw-line.ts";
import { customerAtTerminal } from "./terminal.ts";

/** `npm run conformance -- bank` */
const usage = `npm run conformance -- bank --url URL --key KEY --account IBAN --payee IBAN

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
  --app-origin URL    the origin of the addresses that open the bank's app, as an operator registers it
  --level BASIC       only the cases that the specification alone decides; else FULL
  --only BANK-1xx     only these cases, separated by commas; x is any digit
  --timeout 10        how many seconds the kit waits for an answer
  --json FILE, --junit FILE   writes reports for machines

  Ends with 0 if every case passed, 1 if one failed, 2 if something could not be run.`;

const names = [
  ...["url", "key", "account", "payee", "currency", "cap", "codes", "originator", "payee-name"],
  ...["institution", "elsewhere", "app-origin"],
];

export const planBank = async (args: readonly string[]): Promise<KitCommand> => {
  const options = optionsOf(args, names, usage, ["mandates"]);
  const { choice, files, given, has, needed, whole } = options;
  const codes = given("codes");
  const test: BankTest = {
    bank: {
      url: needed("url").replace(/\/$/, ""),
      key: needed("key"),
      account: needed("account"),
      payee: needed("payee"),
      originator: given("originator") ?? "conformance",
      payeeName: given("payee-name") ?? "Conformance Test Shop",
      currency: given("currency") ?? "USD",
      institution: given("institution") ?? "CONFDEFFXXX",
      elsewhere: elsewhereOf(options),
      offersMandates: has("mandates"),
      appOrigin: given("app-origin"),
      cap: whole("cap", 100),
      timeoutMs: 1_000 * whole("timeout", 10),
    },
    customer: codes === null ? customerAtTerminal() : phoneAt(codes),
    raw: rawLine,
    ...choice,
  };
  const { cases, words } = planBankTest(test);
  return { ...files, words, run: (tell) => testBank(test, cases, tell) };
};

const elsewhereOf = ({ given }: Options) => {
  const elsewhere = given("elsewhere");
  if (elsewhere === null) return null;
  const [iban = "", institution = ""] = elsewhere.split(",");
  if (institution === "") refuseWith(usage, "--elsewhere takes an IBAN and its bank's code.");
  return { iban, institution };
};
