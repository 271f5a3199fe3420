import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parameterNames } from "../../src/base/platform/contract.ts";
import worker from "../../workers/gateway/index.ts";
import { gatewayRoutes } from "../../workers/gateway/routes.ts";
import { Browser } from "../products/connections/browser.ts";
import { Consent, GRANTABLE, openBanking } from "../products/consents/consent-journey.ts";
import { offerMandates } from "../products/mandates/app-scene.ts";
import { Mandate } from "../products/mandates/approval-journey.ts";
import { newTpp } from "../products/oauth/scene.ts";
import { Order } from "../products/payment-orders/order-journey.ts";
import { PayingTpp } from "../products/payment-orders/order-scene.ts";
import { Payment, party, registerMerchant } from "./gateway-journey.ts";
import {
  askAdmin,
  deliverAll,
  endTest,
  env,
  ownerKey,
  startTest,
  wait,
  wake,
} from "./gateway-worker.ts";
import { calls } from "./neighbours.ts";
import {
  collectIbans,
  ids,
  keep,
  keepAddress,
  knownSecrets,
  leaksIn,
  listen,
  seen,
} from "./wiretap.ts";

/**
 * Nothing secret that goes through the worker in these journeys is on a page of a customer, in what
 * staff read, in files, on the console's pages, or in the log, also while the database fails.
 */
const SECRET_ADDRESS = "a secret in an address";
const addresses: string[] = [];

/** The address of a receiver that is known by a secret in its query. */
const secretAddress = (host: string, path: string): string => {
  const secret = `${host}${path}${"0a1b2c3d4e5f".repeat(2)}`;
  keep(SECRET_ADDRESS, secret);
  const address = `https://${host}.example.com/${path}?token=${secret}`;
  addresses.push(address);
  return address;
};

/** The pages of a consent, of a payment order and of connections. */
const customersOfTpps = async (): Promise<void> => {
  const consent = await Consent.ask();
  keepAddress("consent_url", consent.url);
  await (await consent.open()).approved();
  const order = await Order.ask();
  keepAddress("sca_url", order.url);
  await (await order.open()).paid();
  const browser = await Browser.open();
  await browser.connections();
};

const journeys = async (): Promise<void> => {
  await openBanking();
  await offerMandates({ ob_scopes_supported: [...GRANTABLE, "mandates:write"] });
  party.merchant = await registerMerchant({
    webhook_url: secretAddress("shop", "hooks"),
    alert_url: secretAddress("shop", "alerts"),
  });
  const [same, cross, prompt, stuck] = [
    await Payment.open("alpha"),
    await Payment.open("borealis"),
    await Payment.open("alpha", { webhook_url: secretAddress("own", "hooks") }),
    await Payment.open("borealis"),
  ];
  await same.pay();
  await same.refund({ amount: 100, reason: "Returned" });
  await cross.pay();
  await cross.credit();
  await prompt.challenged("PUSH");
  await prompt.pushResult("APPROVED", party.banks.test.alpha);
  await stuck.challenged();
  await stuck.confirm("654321");
  await stuck.confirm();
  await deliverAll();
  const customer = await (await Mandate.ask()).open();
  await customer.approved();
  const registered = await newTpp({
    scopes: ["accounts:read", "payments:write", "mandates:write"],
    event_url: secretAddress("tpp", "hooks"),
  });
  keep("client_secret", registered.client_secret);
  const tpp = await PayingTpp.open({ registered });
  await tpp.create();
  await deliverAll();
  await customersOfTpps();
  await deliverAll();
  wait(3 * 86_400_000);
  await wake(stuck.session_id);
  await askAdmin("POST", "admin-keys", { name: "Support", role: "support" });
  await deliverAll();
};

const log: string[] = [];

beforeAll(async () => {
  startTest();
  for (const level of ["log", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void log.push(String(line)));
  }
  listen();
  await journeys();
  for (const { headers, text } of calls) {
    collectIbans(text);
    for (const name of ["authorization", "x-gateway-internal-key"]) keep(name, headers[name]);
  }
});
afterAll(endTest);

const read = async (path: string, headers: Record<string, string>) => {
  const context = createExecutionContext();
  const request = new Request(new URL(path, env.BASE_URL), { headers, redirect: "manual" });
  const response = await worker.fetch(request, env, context);
  const text = await response.text();
  await waitOnExecutionContext(context);
  return { status: response.status, text };
};

const logIn = async (): Promise<Record<string, string>> => {
  const { origin } = new URL(env.BASE_URL);
  const request = new Request(new URL("/console/login", origin), {
    method: "POST",
    headers: { origin, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ key: ownerKey }),
  });
  const { headers } = await worker.fetch(request, env, createExecutionContext());
  const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
  keep("the console's cookie", cookie.split("=")[1]);
  return { cookie };
};

/** Which ids stand for a parameter: those that an answer gave under its name. */
const idsOf = (path: string, name: string): string[] => {
  const kinds: Record<string, string[]> = {
    id: path.includes("/payments/") ? ["payment_id", "session_id"] : ["consent_id"],
  };
  if (name === "reference") return referencesOf(path);
  return (kinds[name] ?? [name]).flatMap((kind) => [...(ids.get(kind) ?? [])]).slice(0, 6);
};

const pages: Record<string, string> = {
  checkout: "ps",
  consent: "cns",
  sca: "po",
  approval: "mnd",
};

const referencesOf = (path: string): string[] =>
  [...(ids.get("reference") ?? [])].filter((reference) =>
    reference.startsWith(`${pages[path.split("/")[1] ?? ""]}_`),
  );

/** The address with each id; the same id is not combined with others. */
const addressesOf = (path: string): string[] => {
  const names = parameterNames(path);
  if (names.length === 0) return [path];
  const counts = names.map((name) => idsOf(path, name));
  const most = Math.max(...counts.map((known) => known.length));
  return Array.from({ length: most }, (_, at) =>
    names.reduce(
      (text, name, which) =>
        text.replace(`:${name}`, counts[which]?.[at] ?? counts[which]?.[0] ?? "x"),
      path,
    ),
  );
};

const readable = gatewayRoutes
  .map(({ contract }) => contract)
  .filter(({ method, paths: [path = ""] }) => method === "GET" && /^\/(admin|console)/.test(path));

// @rule G5.8
describe("nothing secret", () => {
  it("is missing from the list of secrets that these tests look for", () => {
    const kinds = new Set(knownSecrets().map(([, kind]) => kind));
    for (const kind of [
      "an account number",
      "key",
      "checkout_url",
      "otp_code",
      "authorization",
      SECRET_ADDRESS,
      "x-gateway-auth-session",
    ]) {
      expect([...kinds]).toContain(kind);
    }
    expect(leaksIn(`x ${knownSecrets()[3]?.[0]} y`)).toHaveLength(1);
    expect(ids.get("session_id")?.size).toBeGreaterThan(3);
  });

  it("is in answers to staff, in files and on the console's pages", async () => {
    const staff = { "x-gateway-admin-key": ownerKey, ...(await logIn()) };
    const leaks: string[] = [];
    let found = 0;
    for (const { paths } of readable) {
      for (const address of addressesOf(paths[0] ?? "")) {
        const { status, text } = await read(address, staff);
        if (status === 200) found += 1;
        leaks.push(...leaksIn(text).map((leak) => `${address} ${status}: ${leak}`));
      }
    }
    expect(leaks).toEqual([]);
    expect(found).toBeGreaterThan(60);
  });

  it("is on a page of a customer, whatever its step", () => {
    expect(seen.leaks).toEqual([]);
    for (const page of ["checkout", "consent", "sca", "approval", "connections"]) {
      expect([page, seen.pages.get(page)]).toEqual([page, expect.any(Number)]);
    }
  });

  it("is in the log, also while database and objects fail", async () => {
    // Whole addresses come with the requests, because a part of one cannot be recognised.
    const shown = knownSecrets().flatMap(([secret, kind]) =>
      kind === SECRET_ADDRESS || /^([0-9a-f]{32,}|rk_test)$/.test(secret) ? [] : [secret],
    );
    shown.push(...addresses);
    const fails = (): never => {
      throw new Error(`D1_ERROR: with ${shown.join(" ")}`);
    };
    const failing = [
      vi.spyOn(env.DB, "prepare").mockImplementation(fails),
      ...[env.PAYMENT_SESSIONS, env.CONSENTS, env.PAYMENT_ORDERS, env.MANDATES].map((objects) =>
        vi.spyOn(objects, "get").mockImplementation(fails),
      ),
    ];
    const headers = { "x-gateway-admin-key": ownerKey, ...party.merchant.headers.test };
    for (const { contract } of gatewayRoutes) {
      const [path = ""] = contract.paths;
      if (contract.method !== "GET") continue;
      for (const address of addressesOf(path)) {
        const { status, text } = await read(address, headers);
        expect([address, status, status === 200 ? [] : leaksIn(text)]).toEqual([
          address,
          status,
          [],
        ]);
      }
    }
    for (const spy of failing) spy.mockRestore();
    expect(log.length).toBeGreaterThan(20);
    expect([...new Set(leaksIn(log.join("\n")))]).toEqual([]);
  });
});
