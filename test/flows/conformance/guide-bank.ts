import type { AddressInfo } from "node:net";
import { composeIBAN } from "ibantools";
import { rawLine } from "../../../scripts/conformance/raw-line.ts";
import type { BankUnderTest } from "../../../src/conformance/bank/kit.ts";
import { type BankTest, planBankTest, testBank } from "../../../src/conformance/bank/test-bank.ts";
import { phoneAt } from "../../../src/conformance/customer.ts";
import type { Run } from "../../../src/conformance/run.ts";
import type { Bank } from "../../guides/bank/bank.ts";

/** The bank of the guide under the kit. */
const KEY = "the key of the guide bank";

export const ibanAt = (prefix: string, account: number): string => {
  const bban = prefix.slice(4) + String(account).padStart(20 - prefix.length, "0");
  const iban = composeIBAN({ countryCode: prefix.slice(0, 2), bban });
  if (!iban) throw new Error("not an account number");
  return iban;
};

const [account, payee] = [ibanAt("AT**12345", 1), ibanAt("AT**12345", 2)];

export type BankClass = new (key: string, ibans: readonly string[]) => Bank;

/** Listens on loopback until it is closed. */
export const openBank = async (Kind: BankClass, key = KEY, ibans = [account, payee]) => {
  const bank = new Kind(key, ibans);
  const { server } = bank;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { bank, port, url: `http://127.0.0.1:${port}`, close };
};

/** Patient, because a test must not depend on the speed of its machine. */
export const underTest = (url: string, changes: Partial<BankUnderTest> = {}): BankUnderTest => ({
  ...{ url, key: KEY, originator: "acme", account, payee, payeeName: "Corner Shop" },
  ...{ currency: "USD", institution: "GUIDATWWXXX", elsewhere: null, cap: 300, timeoutMs: 60_000 },
  ...{ offersMandates: false, appOrigin: null },
  ...changes,
});

export const runKit = (test: Pick<BankTest, "bank"> & Partial<BankTest>): Promise<Run> => {
  const customer = phoneAt(`${test.bank.url}/messages.json`);
  const whole: BankTest = { customer, raw: rawLine, level: "FULL", only: [], ...test };
  return testBank(whole, planBankTest(whole).cases);
};

/** Runs every case against a new bank of this kind. */
export const testKind = async (Kind: BankClass, changes: Partial<BankUnderTest> = {}) => {
  const { url, close } = await openBank(Kind);
  try {
    return await runKit({ bank: underTest(url, changes) });
  } finally {
    await close();
  }
};

export const idsOf = (run: Run, outcome: "passed" | "failed" | "skipped"): string[] =>
  run.cases.filter((one) => one.outcome === outcome).map(({ id }) => id);
