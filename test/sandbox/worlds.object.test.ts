import { createExecutionContext } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { sha256Hex } from "../../src/base/platform/crypto.ts";
import type { SandboxEnv } from "../../src/sandbox/env.ts";
import { sandboxRoutes } from "../../src/sandbox/routes.ts";
import { worldOf } from "../../src/sandbox/world.ts";
import worker from "../../workers/sandbox/index.ts";
import { env as local } from "./worker.ts";

/** A deployed sandbox: worlds at host names of their own, each with its own books and key. */
const [ACME, GLOBEX] = ["sandbox.acme.example", "sandbox.globex.example"];
const [acmeKey, globexKey] = ["wk_acme", "wk_globex"];

const env: SandboxEnv = {
  ...local,
  LOCAL: "",
  // A key that rotates is listed twice; a value that is no hash opens nothing.
  WORLDS: [
    `${ACME}=${sha256Hex(acmeKey)}`,
    `${ACME}=${sha256Hex("wk_next")}`,
    `${GLOBEX}=${sha256Hex(globexKey)}`,
    "sandbox.broken.example=",
  ].join(" "),
};

const ask = async (
  host: string,
  method: string,
  path: string,
  { body, ...headers }: Record<string, unknown> = {},
) => {
  const request = new Request(`https://${host}${path}`, {
    method,
    headers: { "content-type": "application/json", ...(headers as Record<string, string>) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await worker.fetch(request as never, env, createExecutionContext());
  const text = await response.text();
  return { status: response.status, json: text.startsWith("<") ? null : JSON.parse(text) };
};

const withKey = (key: string) => ({ "x-sandbox-key": key });

const operator = (name: string) => ({
  operator: name,
  base_url: `https://pay.${name}.example`,
  bank_keys: { alpha: "1", borealis: "2" },
  internal_keys: { alpha: `${name}-to-alpha`, borealis: `${name}-to-borealis` },
  rail_callback_key: "3",
  rail_key: `${name}-to-rail`,
});

const enrol = (host: string, key: string, name: string) =>
  ask(host, "PUT", "/__local/world", {
    ...withKey(key),
    body: { world: { currency: "USD", gateways: [] }, operators: [operator(name)] },
  });

const withinPath = (path: string): string =>
  path.replace(":bank", "alpha").replace(":name", "me").replace(":customer", "amira");

/** What a gateway, a browser or a webhook may call without the world's key. */
const open = new Set(["/banks", "/rail", "/directory", "/phones", "/shop", "/tpp", "/assets", "/"]);

describe("the controls of a deployed world", () => {
  const controls = sandboxRoutes
    .map(({ contract }) => contract)
    .filter(({ guard }) => guard.accepts.some((scheme) => scheme?.name === "worldKey"));

  it("are its documents, ledger, faults, forgeries and inboxes", () => {
    expect(controls.map(({ id }) => id).sort()).toEqual([
      "configureWorld",
      "readInbox",
      "readLedger",
      "readSeed",
      "readWorld",
      "sendForgedCallback",
      "setBankFaults",
      "setDirectoryFaults",
      "setRailFaults",
    ]);
  });

  it.each([
    ["no key", {}],
    ["an empty key", withKey("")],
    ["another key", withKey("wk_other")],
    ["the key of another world", withKey(globexKey)],
    ["the hash of the key", withKey(sha256Hex(acmeKey))],
  ])("are closed with %s", async (_, headers) => {
    for (const { method, paths } of controls) {
      const [path = ""] = paths;
      const body = method === "GET" ? {} : { body: {} };
      const { status, json } = await ask(ACME, method, withinPath(path), { ...headers, ...body });
      expect([path, status, json.error.code]).toEqual([path, 401, "UNAUTHENTICATED"]);
    }
  });

  it.each([acmeKey, "wk_next"])("open with its key %s", async (key) => {
    expect((await ask(ACME, "GET", "/ledger.json", withKey(key))).status).toBe(200);
    expect((await enrol(ACME, key, "acme")).status).toBe(200);
    expect((await ask(ACME, "GET", "/world.json", withKey(key))).status).toBe(200);
  });

  it("never include the clock", async () => {
    for (const method of ["GET", "PUT"]) {
      const body = method === "GET" ? {} : { body: { offset_ms: 1 } };
      const answer = await ask(ACME, method, "/__local/clock", { ...withKey(acmeKey), ...body });
      expect(answer.status).toBe(404);
    }
  });
});

describe("a host name without a world", () => {
  it.each(["sandbox.example", "acme.example", "sandbox.broken.example", "127.0.0.1"])(
    "%s has no address at all",
    async (host) => {
      for (const { contract } of sandboxRoutes) {
        const [path = ""] = contract.paths;
        const body = contract.method === "GET" ? {} : { body: {} };
        const sent = { ...withKey(""), ...body };
        expect([path, (await ask(host, contract.method, withinPath(path), sent)).status]).toEqual([
          path,
          404,
        ]);
      }
    },
  );
});

describe("two worlds", () => {
  it("have their own keys of gateways, and the same accounts", async () => {
    await enrol(ACME, acmeKey, "acme");
    await enrol(GLOBEX, globexKey, "globex");
    const look = (host: string, key: string) =>
      ask(host, "POST", "/directory/resolve", {
        "x-gateway-key": key,
        body: { type: "ALIAS", value: "amira" },
      });
    expect((await look(ACME, "acme-to-rail")).status).toBe(200);
    expect((await look(GLOBEX, "acme-to-rail")).status).toBe(401);
    const seedOf = async (host: string, key: string) =>
      (await ask(host, "GET", "/__local/seed.json", withKey(key))).json;
    const [acme, globex] = [await seedOf(ACME, acmeKey), await seedOf(GLOBEX, globexKey)];
    // One registry names the accounts for all worlds.
    expect(acme.links).toEqual(globex.links);
    expect(acme.rail.base_url).toBe(`https://${ACME}/rail`);
    expect(globex.rail.base_url).toBe(`https://${GLOBEX}/rail`);
  });

  it("have their own books", async () => {
    await enrol(ACME, acmeKey, "acme");
    const body = { operation: "resolve", fault: "STATUS:503", times: 1 };
    await ask(ACME, "PUT", "/directory/faults", { ...withKey(acmeKey), body: [body] });
    const look = (host: string, name: string) =>
      ask(host, "POST", "/directory/resolve", {
        "x-gateway-key": `${name}-to-rail`,
        body: { type: "ALIAS", value: "amira" },
      });
    expect((await look(GLOBEX, "globex")).status).toBe(200);
    expect((await look(ACME, "acme")).status).toBe(503);
  });
});

it("strangers cannot fill a deployed world's inboxes: it takes messages under twenty names", async () => {
  const statuses: number[] = [];
  for (let name = 0; name < 22; name++) {
    const { status } = await ask(ACME, "POST", `/inbox/n${name}`, { body: { name } });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(20).fill(200), 404, 404]);
  expect((await ask(ACME, "POST", "/inbox/n0", { body: {} })).status).toBe(200);
  const kept = await ask(ACME, "GET", "/inbox/n0/messages.json", withKey(acmeKey));
  expect(kept.json).toHaveLength(2);
});

it("every other address is for gateways and browsers", () => {
  const others = sandboxRoutes
    .filter(({ contract }) => !contract.guard.accepts.some((one) => one?.name === "worldKey"))
    .flatMap(({ contract }) => contract.paths)
    .filter((path) => !/^\/(__local\/clock|inbox\/:name)$/.test(path));
  const firsts = new Set(others.map((path) => `/${path.split("/")[1] ?? ""}`));
  expect([...firsts].filter((first) => !open.has(first))).toEqual([]);
});

it("a local run needs no key", () => {
  expect(worldOf(local).name).toBe("world");
});
