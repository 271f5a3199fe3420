import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placesIn, readJsonFile } from "../../scripts/local/places.ts";
import { phoneAt } from "../../src/conformance/customer.ts";
import type { Run } from "../../src/conformance/run.ts";
import { Bank } from "../guides/bank/bank.ts";
import { customerAt, merchantOf, openCheckout } from "../support/checkout-client.ts";
import { type RunningWorld, startWorld } from "../support/world.ts";
import { runCommand } from "./conformance/command.ts";
import { ibanAt, idsOf, openBank, runKit, underTest } from "./conformance/guide-bank.ts";
import { lies, openProxy } from "./conformance/lying-proxy.ts";

/**
 * What a bank's engineer does (docs/conformance.md): a bank of the own in the local world, and the
 * kit as a command, here against a bank of the sandbox.
 */
const PREFIX = "AT**54321";
const [payer, payee] = [ibanAt(PREFIX, 1), ibanAt(PREFIX, 2)];
let bank: Awaited<ReturnType<typeof openBank>>;
let running: RunningWorld;
let files: string;

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), "conformance-"));
  bank = await openBank(Bank, "", [payer, payee]);
  running = await startWorld({ checkAnswers: true, banks: [`mine=${bank.url},${PREFIX}`] });
});

afterAll(async () => {
  await running?.stop();
  await bank?.close();
  await rm(files, { recursive: true, force: true });
});

test("a bank of one's own completes a payment in the local world", async () => {
  const { world } = running;
  const [own] = world.gateways[0]?.own_banks ?? [];
  expect(own).toMatchObject({ bank_handle: "mine", iban_prefixes: [PREFIX] });
  expect(own?.example_ibans).toEqual([payer, payee]);
  bank.bank.key = own?.internal_key ?? "";
  const destination = { type: "iban", value: payee };
  const session = await merchantOf(world).createSession({ amount: 1_250, destination });
  const checkout = await openCheckout(session);
  expect((await checkout.resolvePayer({ payer_iban: payer })).status).toBe(200);
  expect((await checkout.selectAuth("OTP")).status).toBe(200);
  const [approval] = [...bank.bank.approvals.values()].reverse();
  const { status, body } = await checkout.confirm(approval?.code ?? "");
  expect([status, body]).toMatchObject([200, { status: "COMPLETED", settlement_type: "internal" }]);
  expect(bank.bank.balances.get(payee)).toBe(1_001_250);
});

/** The sandbox's first bank, a customer of it, and an account at the other bank. */
const sandboxBank = () => {
  const { world, stateDir } = running;
  const [alpha, other] = world.banks;
  if (!alpha || !other?.accounts[0]) throw new Error("the world has fewer than two banks");
  type Kept = { banks: Record<string, { internal_key: string }> };
  const kept = readJsonFile<Kept>(placesIn(stateDir).world("local"));
  const customer = customerAt(world, alpha.bank_handle);
  return {
    url: alpha.core_base_url,
    key: kept?.banks[alpha.bank_handle]?.internal_key ?? "",
    institution: alpha.institution_code,
    account: customer.iban,
    payee: merchantOf(world).destination,
    elsewhere: { iban: other.accounts[0].iban, institution: other.institution_code },
    phone: `${customer.phone_url}/messages.json`,
  };
};

describe("a bank that breaks one rule of what the bank of the guide does not have", () => {
  /** The account's balance is compared only where nobody else pays from it. */
  const only = ["1", "2", "3", "4", "5", "6", "7", "8"].map((group) => `BANK-${group}xx`);
  const further = ["BANK-90x", "BANK-91x", "BANK-92x", "BANK-99x"];
  let runs: Promise<Run>[] | null = null;

  const testAll = () => {
    const { phone, url, ...bank } = sandboxBank();
    return lies(bank.account).map(async ([, , lie]) => {
      const proxy = await openProxy(url, lie);
      const appOrigin = new URL(url).origin;
      const told = { ...bank, originator: "local", offersMandates: true, appOrigin };
      const customer = phoneAt(phone);
      const test = { bank: underTest(proxy.url, told), customer, only: [...only, ...further] };
      return runKit(test).finally(proxy.close);
    });
  };

  test.each(lies("").map(([fault, id], place) => [fault, id, place] as const))(
    "%s: fails at %s alone",
    async (_, id, place) => {
      runs ??= testAll();
      const run = await runs[place];
      expect(run && [idsOf(run, "failed"), run.cut_short]).toEqual([[id], null]);
    },
  );
});

describe("npm run conformance", () => {
  const ofSandbox = () => {
    const { url, key, institution, account, payee, elsewhere, phone } = sandboxBank();
    return [
      ...["bank", "--url", url, "--key", key, "--originator", "local", "--account", account],
      ...["--payee", payee, "--institution", institution, "--codes", phone, "--timeout", "60"],
      ...["--elsewhere", `${elsewhere.iban},${elsewhere.institution}`, "--mandates"],
      ...["--app-origin", new URL(url).origin],
    ];
  };

  test("finds that a bank of the sandbox passes every case", async () => {
    const [json, junit] = [join(files, "report.json"), join(files, "report.xml")];
    const { code, output } = await runCommand(...ofSandbox(), "--json", json, "--junit", junit);
    expect(output).toMatch(/They move at most \d+ minor units of USD in all/);
    expect(output).toContain(" passed, 0 failed, 0 skipped.");
    expect(output).toMatch(/was paid (\d+) minor units of USD; \1 of them were sent back/);
    expect(code).toBe(0);
    const report = JSON.parse(readFileSync(json, "utf8"));
    expect(report.levels).toEqual({ BASIC: "passed", FULL: "passed" });
    expect(readFileSync(junit, "utf8")).toContain('failures="0" errors="0" skipped="0"');
  });

  test("ends with 1 if a case fails, and shows what was sent and what came", async () => {
    const lying = [...ofSandbox(), "--currency", "EUR", "--only", "BANK-201"];
    const { code, output } = await runCommand(...lying);
    expect(output).toContain("FAIL  BANK-201");
    expect(output).toMatch(/sent {3}POST .*resolve-alias[\s\S]*came {3}200/);
    expect(output).not.toContain(sandboxBank().key);
    expect(code).toBe(1);
  });

  test.each([
    ["without a key", ["bank", "--url", "http://127.0.0.1:1"], "--key is needed"],
    [
      "with a cap that is too low",
      [
        ...["bank", "--url", "http://127.0.0.1:1", "--key", "k"],
        ...["--account", payer, "--payee", payee, "--cap", "3"],
      ],
      "These cases move up to",
    ],
    [
      "against nobody",
      [
        ...["bank", "--url", "http://127.0.0.1:1", "--key", "k"],
        ...["--account", payer, "--payee", payee],
      ],
      "http://127.0.0.1:1 does not answer",
    ],
    ["of an unknown kit", ["teapot"], "The kits are bank, gateway, rail, directory, tpp-server"],
  ])("ends with 2 %s", async (_, args, sentence) => {
    const { code, output } = await runCommand(...args);
    expect([code, output]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
