import { createHash, randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { requestJson, requestOk } from "../../scripts/local/http.ts";
import { projectRoot, readJsonFile, writeJsonFile } from "../../scripts/local/places.ts";
import { check } from "../../scripts/operator/check.ts";
import { deploymentOf, ownerKeyOf, worldKeyFile } from "../../scripts/operator/checkout.ts";
import type { Deployment } from "../../scripts/operator/deploy.ts";
import { deployAll, makeSecretsFile, printAll } from "../../scripts/operator/deploy-all.ts";
import { enrol, readApprover } from "../../scripts/operator/enrol.ts";
import { openBank, openMerchant } from "../../scripts/operator/live.ts";
import { type Account, openAccount } from "../support/account.ts";
import { eventually, openCheckoutPage, type SessionView } from "../support/checkout-client.ts";

/**
 * docs/deploy.md, step by step: from an empty account to a paid test payment and a live payment at
 * a live bank. The tool and the workers are those of a deployment, and run with the configuration
 * that the tool wrote; the account is on this machine.
 */
let account: Account;
const said: string[] = [];
const say = (line: string) => void said.push(line);

const [NAMES, SANDBOX, PAY] = ["names.nation.example", "sandbox.acme.example", "pay.acme.example"];

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const newKey = (prefix: string): string => `${prefix}_${randomBytes(32).toString("hex")}`;

const worldKey = newKey("wk");
/** Ada approves at the gateway, Omar at the registry. */
const [ada, omar] = [newKey("ak"), newKey("ak")];

beforeAll(async () => {
  account = await openAccount();
  vi.stubGlobal("fetch", account.fetch);
  account.add({ worker: "registry", name: "nation", domain: NAMES });
  const worldKeySha256 = sha256(worldKey);
  account.add({ worker: "sandbox", name: "acme", domain: SANDBOX, worldKeySha256 });
  writeJsonFile(worldKeyFile(account.checkout, SANDBOX), { key: worldKey });
  account.add({
    // Objects of a jurisdiction need Cloudflare.
    ...{ worker: "gateway", name: "acme", domain: PAY, region: "weur" },
    ...{ registry: `https://${NAMES}`, sandbox: SANDBOX },
  });
  // The day between an approval and its effect is the one value that this test changes.
  for (const config of Object.values(account.checkout.configs)) {
    const text = readFileSync(config, "utf8");
    const delay = /^CHANGE_DELAY_SECONDS = "\d+"$/gm;
    writeFileSync(config, text.replaceAll(delay, 'CHANGE_DELAY_SECONDS = "1"'));
  }
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await account.close();
});

const deployment = (worker: Deployment["worker"], name: string) =>
  deploymentOf(account.checkout, worker, name);
const registry = () => deployment("registry", "nation");
const gateway = () => deployment("gateway", "acme");

const tools = () => ({ checkout: account.checkout, run: account.run, say });

const approve = (one: Deployment, key: string, line: RegExp) => {
  const address = said.findLast((text) => line.test(text))?.match(/https:\S+/)?.[0] ?? "";
  expect(address).toContain(one.needs.url);
  return requestOk(address, { method: "POST", headers: { "x-gateway-admin-key": key } });
};

describe("from an empty account", () => {
  test("the registry is deployed by the printed commands, one after another", async () => {
    const approvers = [readApprover(`Omar=${sha256(omar)}`)];
    const printed: string[] = [];
    printAll(account.checkout, registry(), approvers, (line) => void printed.push(line));
    const operator: Record<string, () => unknown> = {
      "secrets nation --worker registry": () => makeSecretsFile(tools(), registry()),
      [`enrol nation --worker registry --approver Omar=${sha256(omar)}`]: () =>
        enrol(account.checkout, registry(), approvers, say),
      "check nation --worker registry": () => check(registry(), account.run, say),
    };
    for (const line of printed) {
      const own = operator[line.replace("npm run operator -- ", "")];
      const command = line.replace("npx wrangler ", "").split(" ");
      expect([line, own ? await own() : account.run(command).ok]).toEqual([line, true]);
    }
    expect(said).toContain("Approver Omar: in force");
  });

  test("a gateway is deployed, with what it needs from the others, and takes a test payment", async () => {
    const approvers = [readApprover(`Ada=${sha256(ada)}`)];
    const printed: string[] = [];
    printAll(account.checkout, gateway(), approvers, (line) => void printed.push(line));
    account.ran.length = 0;
    said.length = 0;
    expect(await deployAll(tools(), gateway(), approvers)).toBe(true);
    expect(said).toContain("Approver Ada: in force");
    expect(said.join("\n")).toMatch(/Test payment pay_\w+: COMPLETED/);
    expect(said.join("\n")).toMatch(/Merchant \w+ in test mode: ready/);
    const commands = printed.map((line) => line.replaceAll(/\S*\/(?=[\w.-]+\.(?:toml|json))/g, ""));
    expect(commands.filter((line) => line.startsWith("npx"))).toEqual(
      account.ran.map((command) => `npx wrangler ${command}`),
    );
    const enrolling = `enrol acme --approver Ada=${sha256(ada)}`;
    const own = ["secrets nation --worker registry", "secrets acme", enrolling];
    expect(commands.filter((line) => line.startsWith("npm"))).toEqual(
      [...own, "pay acme", "check acme"].map((step) => `npm run operator -- ${step}`),
    );
    expect(account.ran).toContain("d1 create gateway-acme --location weur");
  });

  test("its keys come from registry and sandbox, and live mode says what it waits for", () => {
    expect(said.join("\n")).toContain("Live mode waits for these.");
    const secrets = readJsonFile<Record<string, string>>(gateway().secretsFile);
    const wanted = [...gateway().needs.secrets, "LIVE_REGISTRY_KEY"];
    expect(Object.keys(secrets ?? {}).sort()).toEqual(wanted.sort());
  });

  test("the sandbox's controls are closed without the world's key", async () => {
    expect((await requestJson(`https://${SANDBOX}/ledger.json`)).status).toBe(401);
    expect((await requestJson(`https://${SANDBOX}/world.json`)).status).toBe(401);
  });

  test("the sandbox never gets a key of staff", async () => {
    const headers = { "x-sandbox-key": worldKey };
    const { body } = await requestJson(`https://${SANDBOX}/world.json`, { headers });
    const text = JSON.stringify(body);
    for (const one of [registry(), gateway()]) expect(text).not.toContain(ownerKeyOf(one));
  });

  test("all of it can be repeated: nothing is made twice", async () => {
    const kept = readJsonFile(gateway().enrolmentFile);
    expect(await deployAll(tools(), gateway(), [readApprover(`Ada=${sha256(ada)}`)])).toBe(true);
    expect(said).toContain("Approver Ada: was added before");
    expect(readJsonFile(gateway().enrolmentFile)).toEqual(kept);
  });
});

/** A bank of live mode: a server of its own, outside of the account. */
const CORE = "gateway.aurora.example";
const iban = { payer: "NL91ABNA0417164300", merchant: "NL02ABNA0123456789" };

/** The files bank.json and merchant.json of docs/deploy.md. */
const examples = (): [bank: object, merchant: object] => {
  const page = readFileSync(join(projectRoot, "docs/deploy.md"), "utf8");
  const blocks = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, block = ""]) => block);
  expect(blocks).toHaveLength(2);
  return blocks.map((block) => JSON.parse(block)) as [object, object];
};
const CODE = "482913";

interface LiveBank {
  booked: { debtor_iban: string; creditor_iban: string; amount: number }[];
  /** The key that the gateway sends. */
  key: string | null;
}

const openLiveBank = (): LiveBank => {
  const bank: LiveBank = { booked: [], key: null };
  const answer = (operation: string, body: Record<string, unknown>): [number, object] => {
    if (operation === "resolve-alias") {
      const found = { iban: body.iban, display_name: "Lotte de Vries", currency: "EUR" };
      return [200, { accounts: [found], available_auth_methods: ["OTP"] }];
    }
    if (operation === "send-otp") return [200, { otp_token: "otp_1" }];
    if (operation === "verify-otp") return [200, { verified: body.otp_code === CODE }];
    if (operation === "execute-transaction") {
      bank.booked.push(body as unknown as LiveBank["booked"][number]);
      const { end_to_end_id, route_type: route_used } = body;
      return [201, { end_to_end_id, transfer_ref: "LB-1", route_used, status: "BOOKED" }];
    }
    return [404, { error: { code: "NOT_FOUND" } }];
  };
  account.hosts.set(CORE, async (request) => {
    if (request.headers.get("x-gateway-internal-key") !== bank.key) {
      return Response.json({ error: { code: "UNAUTHENTICATED" } }, { status: 401 });
    }
    const operation = new URL(request.url).pathname.split("/").at(-1) ?? "";
    const [status, body] = answer(operation, (await request.json()) as Record<string, unknown>);
    return Response.json(body, { status });
  });
  return bank;
};

describe("to a live payment", () => {
  const file = (name: string, content: object): string => {
    const path = join(account.checkout.directory, name);
    writeFileSync(path, JSON.stringify(content));
    return path;
  };
  const openIt = (path: string) => openBank(account.checkout, gateway(), path, say);
  let bankFile = "";
  let bank: LiveBank;

  test("a live bank waits until it answers, then for two approvers", async () => {
    bankFile = file("bank.json", { ...examples()[0], registry_key_sha256: sha256(newKey("bk")) });
    expect(await openIt(bankFile)).toBe(false);
    expect(said.at(-1)).toMatch(/^Activation: waits until the bank answers/);
    bank = openLiveBank();
    expect(await openIt(bankFile)).toBe(false);
    expect(said.at(-1)).toMatch(/^Activation: waits until the bank answers and accepts/);
    const kept = readJsonFile<{ internal_key: string }>(
      join(gateway().keepFile, "../bank-aurora.json"),
    );
    bank.key = kept?.internal_key ?? "";
    expect(await openIt(bankFile)).toBe(false);
    expect(said.at(-1)).toMatch(/^Activation: waits for an approver/);
    await approve(registry(), omar, /^Key at the registry: waits/);
    await approve(gateway(), ada, /^Activation: waits/);
  });

  test("when both are in force, a merchant is paid", async () => {
    await eventually("the bank in force", async () => {
      // Within the limit of a staff key.
      await new Promise((resolve) => setTimeout(resolve, 500));
      return openIt(bankFile);
    });
    const merchantFile = file("merchant.json", examples()[1]);
    account.hosts.set("tulip.example", async () => new Response("ok"));
    expect(await openMerchant(gateway(), merchantFile, say)).toBe(true);
    const kept = readJsonFile<{ api_key: string }>(
      join(gateway().keepFile, "../merchant-tulip-shop.json"),
    );
    const headers = { authorization: `Bearer ${kept?.api_key}` };
    const sessions = `https://${PAY}/api/v1/payments/sessions`;
    type Session = { session_id: string; checkout_url: string };
    const session = await requestOk<Session>(sessions, {
      ...{
        method: "POST",
        headers,
        body: { amount: 990, currency: "EUR", destination: { type: "iban", value: iban.merchant } },
      },
    });
    const browser = await openCheckoutPage(session);
    expect((await browser.resolvePayer({ payer_iban: iban.payer })).status).toBe(200);
    // A worker may know the bank as it was for two more seconds.
    await eventually("the code sent", async () => (await browser.selectAuth("OTP")).status === 200);
    expect((await browser.confirm(CODE)).status).toBe(200);
    const view = await eventually("the payment done", async () => {
      const read = await requestOk<SessionView>(`${sessions}/${session.session_id}`, { headers });
      return read.status === "COMPLETED" && read;
    });
    expect(view.settlement_type).toBe("internal");
    expect(bank.booked).toMatchObject([
      { debtor_iban: iban.payer, creditor_iban: iban.merchant, amount: 990 },
    ]);
  });
});
