import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { replaceIbans } from "../../src/kernel/iban.ts";
import { parameterNames } from "../../src/platform/path-map.ts";
import worker from "../../workers/gateway/index.ts";
import { gatewayRoutes } from "../../workers/gateway/routes.ts";
import { offerMandates } from "../mandates/app-scene.ts";
import { Mandate } from "../mandates/approval-journey.ts";
import { newTpp } from "../oauth/scene.ts";
import { PayingTpp } from "../payment-orders/order-scene.ts";
import { openGateway, Payment, party, registerMerchant } from "./gateway-journey.ts";
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

/**
 * Everything secret that goes through the worker in these journeys is collected from the wire:
 * account numbers, codes, keys, tokens and the addresses of pages. Then every address of staff and
 * every page of the console is read, and the log of it all, also while the database fails.
 */
const secrets = new Map<string, string>();
const ids = new Map<string, Set<string>>();
const log: string[] = [];

const keep = (what: string, text: unknown): void => {
  if (typeof text === "string" && text.length >= 6) secrets.set(text, what);
};

const secretMember =
  /^(key|token|access_token|refresh_token|client_secret|signing_secret|otp_code)$/;

/** Collects secrets and ids from a body, by the names of its members. */
const collect = (value: unknown): void => {
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (secretMember.test(name)) keep(name, member);
    if (/_id$/.test(name) && typeof member === "string") keepId(name, member);
    if (/^(checkout|approval|sca)_url$/.test(name)) keepAddress(name, String(member));
    collect(member);
  }
};

const keepId = (name: string, id: string): void =>
  void ids.set(name, (ids.get(name) ?? new Set()).add(id));

/** What follows the dot admits the holder of a page's address. */
const keepAddress = (name: string, url: string): void => {
  const reference = url.split("/").at(-1) ?? "";
  keep(name, reference.split(".").at(-1));
  keepId("reference", reference);
};

const collectIbans = (text: string): void =>
  void replaceIbans(text, (iban) => {
    if (/^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/.test(iban)) keep("an account number", iban);
    return "";
  });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const secretHeaders = ["authorization", "x-gateway-admin-key", "x-gateway-bank-key"];

/** Listens to every request of the journeys and its answer. */
const listen = (): void => {
  const fetch = worker.fetch;
  vi.spyOn(worker, "fetch").mockImplementation(async (request, ...rest) => {
    for (const name of [...secretHeaders, "x-gateway-rail-key", "x-gateway-auth-session"]) {
      keep(name, request.headers.get(name)?.replace(/^Bearer /, ""));
    }
    const sent = await request.clone().text();
    const response = await fetch(request, ...rest);
    const text = response.webSocket ? "" : await response.clone().text();
    collectIbans(sent);
    for (const part of [sent, text]) collect(parsed(part));
    return response;
  });
};

const journeys = async (): Promise<void> => {
  await openGateway();
  await offerMandates();
  const webhook_url = "https://shop.example.com/hooks";
  party.merchant = await registerMerchant({ webhook_url });
  const [same, cross, prompt, stuck] = [
    await Payment.open("alpha"),
    await Payment.open("borealis"),
    await Payment.open("alpha"),
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
  });
  keep("client_secret", registered.client_secret);
  const tpp = await PayingTpp.open({ registered });
  await tpp.create();
  await deliverAll();
  wait(3 * 86_400_000);
  await wake(stuck.session_id);
  await askAdmin("POST", "admin-keys", { name: "Support", role: "support" });
  await deliverAll();
};

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
}, 60_000);
afterAll(endTest);

/** The secrets that a text holds, by their kind. A code is only one if it stands alone. */
const leaksIn = (text: string): string[] => {
  const compact = text.replaceAll(/[ ._-]/g, "");
  return [...secrets].flatMap(([secret, what]) => {
    const isCode = /^\d{6}$/.test(secret);
    const isThere = isCode
      ? new RegExp(`(?<![0-9A-Za-z])${secret}(?![0-9A-Za-z])`).test(text)
      : text.includes(secret) || (what === "an account number" && compact.includes(secret));
    return isThere ? `${what} …${secret.slice(-6)}` : [];
  });
};

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

describe("nothing secret", () => {
  it("is missing from what these tests look for", () => {
    const kinds = new Set(secrets.values());
    for (const kind of ["an account number", "key", "checkout_url", "otp_code", "authorization"]) {
      expect([...kinds]).toContain(kind);
    }
    expect(leaksIn(`x ${[...secrets.keys()][3]} y`)).toHaveLength(1);
    expect(ids.get("session_id")?.size).toBeGreaterThan(3);
  });

  it("is in what staff read, in files and on the console's pages", async () => {
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

  it("is in the log, also while database and objects fail", async () => {
    // Whole addresses come with the requests: of a part alone nobody can tell what it is.
    const shown = [...secrets.keys()].filter((secret) => !/^([0-9a-f]{32,}|rk_test)$/.test(secret));
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
