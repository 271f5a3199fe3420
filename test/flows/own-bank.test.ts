import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placesIn, projectRoot, readJsonFile } from "../../scripts/local/places.ts";
import { Bank } from "../guides/bank/bank.ts";
import { customerAt, merchantOf, openCheckout } from "../support/checkout-client.ts";
import { type RunningWorld, startWorld } from "../support/world.ts";
import { ibanAt, openBank } from "./conformance/guide-bank.ts";

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
  running = await startWorld({ banks: [`mine=${bank.url},${PREFIX}`] });
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

/** Runs the command as `npm run conformance` does. */
const runCommand = async (...args: string[]) => {
  const script = join(projectRoot, "scripts/conformance.ts");
  const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, output };
};

describe("npm run conformance", () => {
  /** Everything that the sandbox's first bank must be told. */
  const ofSandbox = () => {
    const { world, stateDir } = running;
    const [alpha, other] = world.banks;
    type Kept = { banks: Record<string, { internal_key: string }> };
    const kept = readJsonFile<Kept>(placesIn(stateDir).world("local"));
    const customer = customerAt(world, alpha?.bank_handle ?? "");
    return [
      ...["bank", "--url", alpha?.core_base_url ?? "", "--originator", "local"],
      ...["--key", kept?.banks[alpha?.bank_handle ?? ""]?.internal_key ?? ""],
      ...["--account", customer.iban, "--payee", merchantOf(world).destination],
      ...["--institution", alpha?.institution_code ?? ""],
      ...["--elsewhere", `${other?.accounts[0]?.iban},${other?.institution_code}`],
      ...["--codes", `${customer.phone_url}/messages.json`, "--timeout", "60", "--mandates"],
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
    expect(output).not.toContain(ofSandbox()[6]);
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
    ["of an unknown kit", ["teapot"], "There is one kit so far"],
  ])("ends with 2 %s", async (_, args, sentence) => {
    const { code, output } = await runCommand(...args);
    expect([code, output]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
