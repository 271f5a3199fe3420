import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { phoneAt } from "../src/conformance/bank/customer.ts";
import { type BankTest, planBankTest, testBank } from "../src/conformance/bank/test-bank.ts";
import { CannotRun, type Level } from "../src/conformance/case.ts";
import { caseLines, jsonReport, junitReport, summaryLines } from "../src/conformance/report.ts";
import { type CaseResult, exitCodeOf, type Run } from "../src/conformance/run.ts";
import { rawLine } from "./conformance/raw-line.ts";
import { customerAtTerminal } from "./conformance/terminal.ts";
import { runTppServer } from "./conformance/tpp-server.ts";

/** `npm run conformance`: says whether a party keeps the contract (docs/conformance.md). */
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
  --level BASIC       only the cases that the specification alone decides; else FULL
  --only BANK-1xx     only these cases, separated by commas; x is any digit
  --timeout 10        how many seconds the kit waits for an answer
  --json FILE, --junit FILE   writes reports for machines

npm run conformance -- tpp-server --url ISSUER --bank HANDLE --clients FILE

  --clients FILE      two clients under FAPI 2.0: [{client_id, redirect_uri, keys}], keys as JWKs
  --admin-key KEY --redirect URI    registers two in test mode instead, and suspends them
  --account IBAN --codes URL        the customer; else you are asked to open the page
  --scope "accounts:read"           what the consents ask for
  --level, --only FAPI-1xx, --timeout, --json, --junit as above

  Ends with 0 if every case passed, 1 if one failed, 2 if something could not be run.`;

const read = () => {
  try {
    const text = { type: "string" } as const;
    return parseArgs({
      allowPositionals: true,
      options: {
        ...{ url: text, key: text, account: text, payee: text, codes: text, elsewhere: text },
        ...{ json: text, junit: text },
        currency: { ...text, default: "USD" },
        cap: { ...text, default: "100" },
        originator: { ...text, default: "conformance" },
        "payee-name": { ...text, default: "Conformance Test Shop" },
        institution: { ...text, default: "CONFDEFFXXX" },
        level: { ...text, default: "FULL" },
        only: { ...text, default: "" },
        timeout: { ...text, default: "10" },
        mandates: { type: "boolean", default: false },
        ...{ bank: text, clients: text, "admin-key": text, redirect: text },
        scope: { ...text, default: "accounts:read" },
      },
    });
  } catch (error) {
    throw new CannotRun(`${(error as Error).message}\n\n${usage}`);
  }
};

type Values = ReturnType<typeof read>["values"];

const refuseUsage = (message: string): never => {
  throw new CannotRun(`${message}\n\n${usage}`);
};

const needed = (values: Values, name: "url" | "key" | "account" | "payee" | "bank"): string =>
  values[name] ?? refuseUsage(`--${name} is needed.`);

const whole = (values: Values, name: "cap" | "timeout"): number =>
  /^[1-9]\d{0,8}$/.test(values[name])
    ? Number(values[name])
    : refuseUsage(`--${name} takes a whole number above 0, not "${values[name]}".`);

const levelOf = ({ level }: Values): Level =>
  level === "BASIC" || level === "FULL" ? level : refuseUsage("--level takes BASIC or FULL.");

const elsewhereOf = ({ elsewhere }: Values) => {
  if (elsewhere === undefined) return null;
  const [iban = "", institution = ""] = elsewhere.split(",");
  if (institution === "") refuseUsage("--elsewhere takes an IBAN and its bank's code.");
  return { iban, institution };
};

const bankTestOf = (values: Values): BankTest => ({
  bank: {
    url: needed(values, "url").replace(/\/$/, ""),
    key: needed(values, "key"),
    account: needed(values, "account"),
    payee: needed(values, "payee"),
    originator: values.originator,
    payeeName: values["payee-name"],
    currency: values.currency,
    institution: values.institution,
    elsewhere: elsewhereOf(values),
    offersMandates: values.mandates,
    cap: whole(values, "cap"),
    timeoutMs: 1_000 * whole(values, "timeout"),
  },
  customer: values.codes === undefined ? customerAtTerminal() : phoneAt(values.codes),
  raw: rawLine,
  level: levelOf(values),
  only: values.only.split(",").filter(Boolean),
});

const say = (line: string): void => console.log(line);

type Kit = (values: Values, tell: (result: CaseResult) => void) => Promise<Run>;

const kits: Readonly<Record<string, Kit>> = {
  async bank(values, tell) {
    const test = bankTestOf(values);
    const { cases, words } = planBankTest(test);
    say(`${words}\n`);
    return testBank(test, cases, tell);
  },
  "tpp-server": (values, tell) =>
    runTppServer(
      {
        url: needed(values, "url").replace(/\/$/, ""),
        bank: needed(values, "bank"),
        adminKey: values["admin-key"],
        timeoutMs: 1_000 * whole(values, "timeout"),
        level: levelOf(values),
        only: values.only.split(",").filter(Boolean),
        ...{ clients: values.clients, redirect: values.redirect, scope: values.scope },
        ...{ account: values.account, codes: values.codes },
      },
      tell,
    ),
};

const main = async (): Promise<number> => {
  const { positionals, values } = read();
  const kit = kits[positionals.join(" ")];
  if (!kit) return refuseUsage(`The kits are ${Object.keys(kits).join(" and ")}.`);
  const run = await kit(values, (result) => caseLines(result).forEach(say));
  say("");
  summaryLines(run).forEach(say);
  if (values.json !== undefined) writeFileSync(values.json, jsonReport(run));
  if (values.junit !== undefined) writeFileSync(values.junit, junitReport(run));
  return exitCodeOf(run);
};

try {
  process.exitCode = await main();
} catch (error) {
  const isExpected = error instanceof CannotRun;
  console.error(isExpected ? error.message : error);
  process.exitCode = 2;
}
