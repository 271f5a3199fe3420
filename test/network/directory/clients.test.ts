import { afterEach, describe, expect, it, vi } from "vitest";
import type { Result } from "../../../src/base/kernel/result.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { askDirectory, askRegistry } from "../../../src/network/directory/clients.ts";
import {
  confirmCreditor,
  confirmPayeeAlias,
  confirmPayerAlias,
} from "../../../src/network/directory/confirm-account.ts";

const IBAN = "GB39BORE20406010020321";
const entry = { iban: IBAN, institution_code: "BOREGB2LXXX" };

const env = {
  TEST_DIRECTORY_URL: "https://directory.example",
  TEST_DIRECTORY_KEY: "gk_directory",
  REGISTRY_URL: "https://registry.example",
  TEST_REGISTRY_KEY: "gk_registry",
} as GatewayEnv;

interface Sent {
  url: string;
  headers: Headers;
  body: string;
}

/** The network answers each request with `answer`, and records the requests. */
const network = (answer: (sent: Sent) => Response | Error): Sent[] => {
  const all: Sent[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const sent = { url, headers: new Headers(init.headers), body: String(init.body ?? "") };
    all.push(sent);
    const answered = answer(sent);
    if (answered instanceof Error) throw answered;
    return answered;
  });
  return all;
};

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const told = <T>(result: Result<T>) => (result.ok ? result.value : result.problem.code);

afterEach(() => void vi.unstubAllGlobals());

// @rule D3.1 D3.6
describe("the national directory", () => {
  const ask = async () => told(await askDirectory(env, "test", "IBAN", IBAN));

  it("is asked with its own key", async () => {
    const [sent] = await Promise.all([network(() => json(200, entry)), ask()]);
    expect(sent[0]).toMatchObject({
      url: "https://directory.example/resolve",
      body: JSON.stringify({ type: "IBAN", value: IBAN }),
    });
    expect(sent[0]?.headers.get("x-gateway-key")).toBe("gk_directory");
  });

  it("answers an entry, or none", async () => {
    network(() => json(200, entry));
    expect(await ask()).toEqual(entry);
    network(() => json(404, { error: { code: "NOT_FOUND" } }));
    expect(await ask()).toBeNull();
  });

  it.each([
    ["a lost connection", () => new Error("Network connection lost.")],
    ["a time-out", () => new DOMException("time", "TimeoutError")],
    ["401", () => json(401, {})],
    ["410", () => json(410, {})],
    ["429", () => json(429, {})],
    ["500", () => json(500, entry)],
    ["302", () => json(302, entry)],
    ["half a body", () => new Response('{"iban":')],
    ["an entry without an institution", () => json(200, { iban: IBAN })],
    ["an invalid IBAN", () => json(200, { ...entry, iban: "GB00" })],
    ["an IBAN with spaces", () => json(200, { ...entry, iban: "GB39 BORE 2040 6010 0203 21" })],
  ])("is unavailable, never guessed: %s", async (_, answer) => {
    network(answer as () => Response | Error);
    expect(await ask()).toBe("DIRECTORY_UNAVAILABLE");
  });

  it("of live mode is not the one of test mode", async () => {
    const sent = network(() => json(200, entry));
    expect(told(await askDirectory(env, "live", "IBAN", IBAN))).toBe("DIRECTORY_UNAVAILABLE");
    expect(sent).toEqual([]);
  });
});

// @rule D3.2
describe("confirming a payee", () => {
  const context = { env, mode: "test", correlationId: "c", traceparent: "t" } as const;
  const creditor = {
    alias: "elif@borealis" as string | null,
    iban: IBAN,
    display_name: "Elif Yilmaz",
    currency: "USD",
    bank_handle: "borealis",
    bank_name: "Borealis Bank",
    institution_code: entry.institution_code,
  };
  const confirm = async (
    answers: { IBAN?: Response | Error; ALIAS?: Response | Error },
    changes: Partial<typeof creditor> = {},
  ) => {
    const sent = network(({ body }) => {
      const { type } = JSON.parse(body) as { type: "IBAN" | "ALIAS" };
      return answers[type] ?? json(404, {});
    });
    const confirmed = await confirmCreditor(context, { ...creditor, ...changes });
    return { told: told(confirmed), asked: sent.map(({ body }) => JSON.parse(body)) };
  };

  it("looks up the IBAN, and the alias exactly as the payment names it", async () => {
    const { told, asked } = await confirm({ IBAN: json(200, entry), ALIAS: json(200, entry) });
    expect(told).toBeNull();
    expect(asked).toEqual([
      { type: "IBAN", value: IBAN },
      { type: "ALIAS", value: "elif@borealis" },
    ]);
  });

  it("accepts a directory that does not know the alias", async () => {
    expect((await confirm({ IBAN: json(200, entry) })).told).toBeNull();
  });

  it("does not look up an alias if none was named", async () => {
    const { told, asked } = await confirm({ IBAN: json(200, entry) }, { alias: null });
    expect(told).toBeNull();
    expect(asked).toHaveLength(1);
  });

  const elsewhere = { iban: "DE47500208000100200300", institution_code: "ALPHDEFFXXX" };
  it.each([
    ["an unknown IBAN", { ALIAS: json(200, entry) }],
    ["another institution", { IBAN: json(200, { ...entry, institution_code: "ALPHDEFFXXX" }) }],
    ["another account of the alias", { IBAN: json(200, entry), ALIAS: json(200, elsewhere) }],
  ])("refuses %s, and logs it without an account number", async (_, answers) => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect((await confirm(answers)).told).toBe("DESTINATION_MISMATCH");
    const logged = String(warned.mock.lastCall?.[0]);
    warned.mockRestore();
    expect(logged).toContain("does not confirm an account");
    expect(logged).not.toContain(IBAN);
  });

  it.each([
    ["IBAN", { IBAN: json(500, {}), ALIAS: json(200, entry) }],
    ["alias", { IBAN: json(200, entry), ALIAS: new Error("Network connection lost.") }],
  ])("is refused for now if the answer for the %s is missing", async (_, answers) => {
    expect((await confirm(answers)).told).toBe("DIRECTORY_UNAVAILABLE");
  });
});

describe("the registry", () => {
  const route = {
    bank_id: "bnk_alpha",
    bank_handle: "alpha",
    account_ref: "acc_1",
    default: true,
    capabilities: ["PAYMENTS"],
  };
  const found = { handle: "amira", bank_handle: "alpha", status: "ACTIVE", routes: [route] };
  const routed = (bank_handle: string, account_ref: string) => ({
    kind: "routed",
    route: { bank_handle, account_ref },
  });
  const ask = async (alias = "amira") => told(await askRegistry(env, "test", alias, "PAYER"));

  it("is asked with its own key, whatever the alias looks like", async () => {
    const sent = network(() => json(200, found));
    expect(await ask("a/b@c?d")).toEqual(routed("alpha", "acc_1"));
    expect(sent[0]?.url).toBe(
      "https://registry.example/identity/resolve/a%2Fb%40c%3Fd?context=PAYER",
    );
    expect(sent[0]?.headers.get("x-gateway-key")).toBe("gk_registry");
  });

  it("finds the route of the named bank, not just any", async () => {
    const other = { ...route, bank_handle: "borealis", account_ref: "acc_2", default: false };
    network(() => json(200, { ...found, bank_handle: "borealis", routes: [route, other] }));
    expect(await ask()).toEqual(routed("borealis", "acc_2"));
  });

  it("leaves an unknown alias to the directory", async () => {
    network(() => json(404, {}));
    expect(await ask()).toEqual({ kind: "unknown" });
  });

  const routedBefore = { bank_handle: "alpha", account_ref: "acc_1" };
  it.each([
    ["the registry no longer holds it", routedBefore, 404, "PAYER_NOT_FOUND"],
    ["the registry did not hold it before either", null, 404, null],
    ["the registry routes it as before", routedBefore, 200, null],
    ["the registry holds it now", null, 200, "PAYER_NOT_FOUND"],
  ])("confirms an alias again: %s", async (_, alias_route, status, answer) => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    network(() => json(status, status === 200 ? found : {}));
    const context = { env, mode: "test", correlationId: "c", traceparent: "t" } as const;
    const named = { alias: "amira", alias_route };
    expect(told(await confirmPayerAlias(context, named))).toBe(answer);
    const payee = told(await confirmPayeeAlias(context, named));
    expect(payee === null).toBe(answer === null);
    warned.mockRestore();
  });

  const takesNone = { ...route, capabilities: ["OPEN_BANKING"] };
  it.each([
    ["without routes", { ...found, routes: [] }],
    ["with a route that takes no payments", { ...found, routes: [takesNone] }],
    ["with routes at another bank only", { ...found, bank_handle: "borealis" }],
    ["suspended", { ...found, status: "SUSPENDED", routes: [] }],
    ["deactivated", { ...found, status: "DEACTIVATED", routes: [] }],
    [
      "not routable, at no bank",
      { ...found, status: "NOT_ROUTABLE", bank_handle: null, routes: [] },
    ],
    ["with a status of a later release", { ...found, status: "FROZEN", routes: [] }],
  ])("knows an alias that is held and pays nobody: %s", async (_, answer) => {
    network(() => json(200, answer));
    expect(await ask()).toEqual({ kind: "switched_off" });
  });

  it.each([
    ["a lost connection", () => new Error("Network connection lost.")],
    ["401", () => json(401, {})],
    ["429", () => json(429, {})],
    ["500", () => json(500, found)],
    ["half a body", () => new Response('{"handle":')],
    ["routes under another status", () => json(200, { ...found, status: "SUSPENDED" })],
    ["a route without an account", () => json(200, { ...found, routes: [{ bank_id: "b" }] })],
  ])("is unavailable: %s", async (_, answer) => {
    network(answer as () => Response | Error);
    expect(await ask()).toBe("REGISTRY_UNAVAILABLE");
  });

  it.each([
    ["17", 17],
    ["0", undefined],
    ["soon", undefined],
    ["86400", undefined],
  ])("says when to try again: Retry-After %s", async (after, retry_after) => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    network(() => new Response("{}", { status: 429, headers: { "retry-after": after } }));
    const answer = await askRegistry(env, "test", "amira", "PAYER");
    warned.mockRestore();
    expect(!answer.ok && answer.problem).toMatchObject({ code: "REGISTRY_UNAVAILABLE" });
    expect(!answer.ok && answer.problem.retry_after).toBe(retry_after);
  });
});
