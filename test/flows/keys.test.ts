import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import * as client from "openid-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requestJson, requestOk } from "../../scripts/local/http.ts";
import { placesIn, projectRoot } from "../../scripts/local/places.ts";
import {
  bankHandles,
  customerAt,
  eventually,
  inboxOf,
  isSigned,
  merchantOf,
  openCheckout,
  phoneMessage,
} from "../support/checkout-client.ts";
import { approveConsent } from "../support/consent-client.ts";
import { type RunningWorld, startWorld } from "../support/world.ts";

/**
 * The procedures of docs/keys.md in a running world: every command of the page runs in a shell, in
 * the page's order. In place of wrangler stands a script that sets the secrets of the world's
 * gateway; then the world starts again, as a worker does whose secret was changed.
 */
const page = readFileSync(join(projectRoot, "docs/keys.md"), "utf8");

/** The commands below a heading, block by block. */
const blocksOf = (heading: string): string[] => {
  const section = page.split(/^(?=## )/m).find((text) => text.startsWith(`## ${heading}\n`)) ?? "";
  return [...section.matchAll(/^( *)```sh\n(.*?)^ *```$/gms)].map(([, indent = "", code = ""]) =>
    code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  );
};

let running: RunningWorld;
let shell: string;
let ran = 0;

interface GatewaySecrets {
  ownerAdminKey: string;
  further?: Record<string, string>;
}
interface Secrets {
  gateway: GatewaySecrets;
}

const secretsFile = () => placesIn(running.stateDir).secrets;
const readSecrets = (): Secrets => JSON.parse(readFileSync(secretsFile(), "utf8"));

const baseUrl = () => running.baseUrls.gateway;
const ownerKey = () => readSecrets().gateway.ownerAdminKey;

/** `npx wrangler secret put NAME --env acme` and `secret delete`; anything else fails. */
const wrangler = `#!/usr/bin/env bash
set -eu
case "$*" in
  "wrangler secret put "*" --env acme") value=$(cat); test -n "$value"; echo "put $4 $value" ;;
  "wrangler secret delete "*" --env acme") echo "delete $4" ;;
  *) echo "not a command of the page: $*" >&2; exit 1 ;;
esac >> "$SECRETS_LOG"
`;

beforeAll(async () => {
  running = await startWorld({ checkAnswers: true, clock: true });
  shell = join(running.stateDir, "shell");
  mkdirSync(join(shell, "bin"), { recursive: true });
  writeFileSync(join(shell, "bin/npx"), wrangler);
  chmodSync(join(shell, "bin/npx"), 0o755);
});

afterAll(() => running?.stop());

/** Runs commands with the variables of the blocks before, and sets the secrets that they set. */
const run = async (block: string, given: Record<string, string> = {}): Promise<string> => {
  const vars = join(shell, "vars");
  const log = join(shell, "log");
  rmSync(log, { force: true });
  const script = [
    `test ! -f ${vars} || source ${vars}`,
    ...Object.entries(given).map(([name, value]) => `export ${name}='${value}'`),
    "set -aeuo pipefail",
    block.replaceAll("https://pay.acme.example", baseUrl()),
    `set +a; export -p | grep -vE ' (PATH|SECRETS_LOG|OLDPWD|PWD|SHLVL)=' > ${vars}`,
  ].join("\n");
  const env = { ...process.env, PATH: `${shell}/bin:${process.env.PATH}`, SECRETS_LOG: log };
  const { stdout } = await promisify(execFile)("bash", ["-c", script], { env, cwd: shell });
  ran += 1;
  if (!existsSync(log)) return stdout;
  const secrets = readSecrets();
  const { gateway } = secrets;
  gateway.further ??= {};
  for (const line of readFileSync(log, "utf8").trim().split("\n")) {
    const [verb, name = "", value = ""] = line.split(" ");
    if (verb === "put") gateway.further[name] = value;
    else delete gateway.further[name];
  }
  const owner = / OWNER_KEY="(.*)"/.exec(readFileSync(vars, "utf8"))?.[1];
  if (owner) gateway.ownerAdminKey = owner;
  await running.killAll();
  writeFileSync(secretsFile(), JSON.stringify(secrets));
  await running.startAgain();
  return stdout;
};

const admin = async <Body>(path: string): Promise<Body> =>
  requestOk<Body>(`${baseUrl()}/admin/v1/${path}`, {
    headers: { "x-gateway-admin-key": ownerKey() },
  });

interface Standing {
  keys: { number: number; status: string; values: number }[];
  fault: string | null;
}

const untilSealedUnder = (number: number): Promise<Standing> =>
  eventually("every value is under the new key", async () => {
    const standing = await admin<Standing>("master-keys");
    const others = standing.keys.filter((key) => key.number !== number);
    const isNow = standing.keys.some((key) => key.number === number && key.status === "PRESENT");
    return isNow && others.every(({ values }) => values === 0) ? standing : null;
  });

const tpp = () => {
  const [gateway] = running.world.gateways;
  if (!gateway?.tpp) throw new Error("the world has no TPP");
  return gateway.tpp;
};

const connect = (): Promise<client.Configuration> =>
  client.discovery(new URL(baseUrl()), tpp().client_id, tpp().client_secret, undefined, {
    execute: [client.allowInsecureRequests],
  });

const customer = () => customerAt(running.world, bankHandles(running.world).own);

/** Lets the customer share every account; the tokens of the code. */
const authorise = async () => {
  const config = await connect();
  const { access_token } = await client.clientCredentialsGrant(config);
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const created = await requestOk<{ consent_id: string; consent_url: string }>(
    `${baseUrl()}/ob/consents`,
    {
      method: "POST",
      headers: { authorization: `Bearer ${access_token}` },
      body: {
        ...{ bank_handle: bankHandles(running.world).own, scopes: ["accounts:read"] },
        ...{ purpose: "Budget", state, redirect_uri: tpp().redirect_uri },
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      },
    },
  );
  const callback = await approveConsent(created, customer());
  const checks = { pkceCodeVerifier: verifier, expectedState: state };
  const tokens = await client.authorizationCodeGrant(config, callback, checks);
  return { consent_id: created.consent_id, tokens };
};

const refresh = async (token = ""): Promise<client.TokenEndpointResponse> =>
  client.refreshTokenGrant(await connect(), token);

const accountsWith = async (accessToken: string, consentId: string): Promise<string[]> => {
  const headers = { authorization: `Bearer ${accessToken}`, "x-consent-id": consentId };
  const { accounts } = await requestOk<{ accounts: { account_id: string }[] }>(
    `${baseUrl()}/ob/accounts`,
    { headers },
  );
  return accounts.map(({ account_id }) => account_id);
};

/** A browser that proves the account on the page of connections. */
const openConnections = async () => {
  const path = `${baseUrl()}/connections`;
  let cookie = "";
  const send = async (address: string, init: RequestInit = {}) => {
    const headers = { accept: "application/json", cookie, ...init.headers };
    const answer = await fetch(address, { ...init, headers });
    cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    // biome-ignore lint/suspicious/noExplicitAny: the contract's answers are checked by the world
    const body = (await answer.json()) as any;
    if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(body)}`);
    return body;
  };
  const { token } = await send(`${path}?mode=test`);
  const step = (name: string, sent: object) =>
    send(`${path}/${name}`, {
      method: "POST",
      body: JSON.stringify(sent),
      headers: { "x-gateway-auth-session": token, "content-type": "application/json" },
    });
  await step("payer", { payer_iban: customer().iban });
  return { step };
};

type Connections = Awaited<ReturnType<typeof openConnections>>;

/** The ids of what the account shares, after its bank has proved the customer. */
const connectionsOf = async ({ step }: Connections): Promise<string[]> => {
  await step("start", { auth_mode: "OTP" });
  const otp_code = await codeOfAccess();
  const { connections } = await step("confirm", { otp_code });
  return connections.map(({ consent_id }: { consent_id: string }) => consent_id);
};

/** The accesses whose code was read. */
const seen = new Set<string>();

/** The code of an access that has just begun; its id is the gateway's own. */
const codeOfAccess = async (): Promise<string> => {
  const message = await eventually("a code for the page of connections", async () => {
    const messages = await requestOk<{ session_id: string; otp_code: string }[]>(
      `${customer().phone_url}/messages.json`,
    );
    return messages.find(({ session_id: id }) => id.startsWith("acs_") && !seen.has(id));
  });
  seen.add(message.session_id);
  return message.otp_code;
};

test("the page's commands are those that run here", () => {
  expect(page.match(/^ *```sh$/gm)).toHaveLength(
    1 + headings.reduce((sum, heading) => sum + blocksOf(heading).length, 0),
  );
});

const headings = [
  "Rotate MASTER_KEY",
  "MASTER_KEY leaked",
  "MASTER_KEY lost",
  "The only approver's key is lost",
  "The owner's key is lost, or leaked",
];

// @rule G7.11 G7.12
test("a rotation in the midst of everything: nobody notices", async () => {
  const merchant = merchantOf(running.world);
  const inbox = inboxOf(running.world, "rotation");
  const session = await merchant.createSession({ amount: 4_321, webhook_url: inbox.url });
  const checkout = await openCheckout(session);
  await checkout.resolvePayer({ payer_alias: customer().alias });
  await checkout.selectAuth("OTP");
  const { consent_id, tokens } = await authorise();
  const before = await accountsWith(tokens.access_token, consent_id);
  const connections = await openConnections();

  const [make = "", look = "", end = ""] = blocksOf("Rotate MASTER_KEY");
  await run("GATEWAY=https://pay.acme.example", { OWNER_KEY: ownerKey() });
  await run(make);
  expect(await admin<Standing>("master-keys")).toMatchObject({
    keys: [
      { number: 2, status: "NEXT" },
      { number: 1, status: "PRESENT" },
    ],
    fault: null,
  });
  await running.advance(601_000);
  await untilSealedUnder(2);
  expect(JSON.parse(await run(look)).keys).toHaveLength(2);

  expect(await connectionsOf(connections)).toContain(consent_id);
  const { otp_code } = await phoneMessage(customer(), session.session_id, "OTP");
  // The bank's code lasted five minutes, the session fifteen.
  const confirmed = await checkout.confirm(otp_code);
  if (confirmed.status !== 200) {
    await checkout.selectAuth("OTP");
    const again = await phoneMessage(customer(), session.session_id, "OTP");
    await checkout.confirm(again.otp_code);
  }
  const webhook = await inbox.event("payment.completed", session.session_id);
  expect(isSigned(webhook, merchant.signing_secret)).toBe(true);
  const refreshed = await refresh(tokens.refresh_token);
  expect(await accountsWith(refreshed.access_token, consent_id)).toEqual(before);

  await run(end);
  expect(await admin<Standing>("master-keys")).toMatchObject({
    keys: [{ number: 2, status: "PRESENT" }],
  });
  const again = await refresh(refreshed.refresh_token);
  expect(await accountsWith(again.access_token, consent_id)).toEqual(before);
  expect(await connectionsOf(await openConnections())).toContain(consent_id);
  expect(await merchant.readSession(session.session_id)).toMatchObject({ status: "COMPLETED" });
  expect(await admin("audit/verification")).toMatchObject({ intact: true });
});

test("a leaked master key: tokens of it end, and webhooks go on", async () => {
  const { consent_id, tokens } = await authorise();
  const ids = await accountsWith(tokens.access_token, consent_id);
  const [make = "", look = "", end = "", verify = ""] = blocksOf("MASTER_KEY leaked");
  await run(make);
  await untilSealedUnder(3);
  await run(look);
  await run(end);
  await expect(refresh(tokens.refresh_token)).rejects.toMatchObject({ error: "invalid_grant" });
  await expect(accountsWith(tokens.access_token, consent_id)).rejects.toThrow("401");
  const after = await authorise();
  expect(await accountsWith(after.tokens.access_token, after.consent_id)).toHaveLength(ids.length);
  expect(JSON.parse(await run(verify))).toMatchObject({ intact: true });
});

test("the only approver's key is lost: break-glass, after the delay, in the chain", async () => {
  const { data } = await admin<{ data: { key_id: string; role: string; status: string }[] }>(
    "admin-keys?limit=100",
  );
  const [lost] = data.filter(({ role, status }) => role === "approver" && status === "ACTIVE");
  const [make = "", name = "", add = "", retire = ""] = blocksOf("The only approver's key is lost");
  await run(make);
  await run(name);
  const answer = JSON.parse(await run(add));
  expect(answer).toMatchObject({ role: "approver", approved_by: null });
  await running.advance(24 * 60 * 60_000 + 1_000);
  const retired = JSON.parse(await run(retire, { LOST: lost?.key_id ?? "" }));
  expect(retired).toMatchObject({ key_id: lost?.key_id, status: "RETIRED" });
  const audit = await admin<{ data: { action: string; subject: string }[] }>("audit?limit=100");
  const entry = audit.data.find(({ subject }) => subject === answer.key_id);
  expect(entry?.action).toBe("admin_key.added_by_break_glass");
  expect(await admin("audit/verification")).toMatchObject({ intact: true });
});

test("the owner's key is replaced, and the former one is refused", async () => {
  const former = ownerKey();
  const [replace = "", look = ""] = blocksOf("The owner's key is lost, or leaked");
  await run(replace);
  expect(ownerKey()).not.toBe(former);
  await run(look);
  const refused = await requestJson(`${baseUrl()}/admin/v1/admin-keys`, {
    headers: { "x-gateway-admin-key": former },
  });
  expect(refused.status).toBe(401);
});

test("a master key that is lost for good: payments go on, secrets are replaced", async () => {
  const merchant = merchantOf(running.world);
  const inbox = inboxOf(running.world, "lost");
  const [begin = "", replace = ""] = blocksOf("MASTER_KEY lost");
  await run(begin);
  const session = await merchant.createSession({ amount: 1_234, webhook_url: inbox.url });
  const checkout = await openCheckout(session);
  await checkout.resolvePayer({ payer_iban: customer().iban });
  const { data } = await admin<{ data: { merchant_id: string }[] }>("merchants?limit=100");
  const secrets: string[] = [];
  for (const { merchant_id } of data) {
    await run(`${replace}\necho "$ADDED" > added`, { MERCHANT: merchant_id });
    secrets.push(JSON.parse(readFileSync(join(shell, "added"), "utf8")).key);
  }
  const standing = await admin<Standing>("master-keys");
  expect(standing.keys[0]).toMatchObject({ number: 100, status: "PRESENT" });
  await running.advance(15 * 60_000);
  const webhook = await inbox.event("payment.expired", session.session_id);
  expect(isSigned(webhook, merchant.signing_secret)).toBe(false);
  expect(secrets.filter((secret) => isSigned(webhook, secret))).toHaveLength(1);
  expect(ran).toBeGreaterThanOrEqual(page.match(/^ *```sh$/gm)?.length ?? 0);
});
