import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { experimental_readRawConfig } from "wrangler";
import {
  type NewEnvironment,
  needsOf,
  withEnvironment,
} from "../../scripts/operator/environment.ts";
import { acme, configOf, operatorFiles } from "./operator-files.ts";

/** What `npm run operator -- add` writes. */
const { written } = operatorFiles();

const environmentIn = (path: string, name: string) => {
  const { env } = experimental_readRawConfig({ config: path }).rawConfig as {
    env: Record<string, Record<string, unknown>>;
  };
  return env[name] ?? {};
};

describe("add", () => {
  test("copies the example under the operator's own names, and leaves the rest as it was", () => {
    const path = written(acme);
    const example = JSON.stringify(environmentIn(path, "example"));
    const copied = example
      .replaceAll("https://directory.example", "")
      .replaceAll("https://rail.example", "")
      .replaceAll("gateway.example.com", "pay.acme.example")
      .replaceAll("gateway-example", "gateway-acme")
      .replaceAll('"example', '"acme');
    expect(environmentIn(path, "acme")).toEqual(JSON.parse(copied));
    expect(readFileSync(path, "utf8").startsWith(configOf("gateway").trimEnd())).toBe(true);
  });

  test("writes where the data stay, and which registry is asked", () => {
    const registry = "https://registry.acme.example";
    const path = written({ ...acme, registry, jurisdiction: "eu", region: "weur" });
    expect(environmentIn(path, "acme")).toMatchObject({
      name: "gateway-acme",
      routes: [{ pattern: "pay.acme.example", custom_domain: true }],
      placement: { mode: "smart", hint: "weur" },
      r2_buckets: [{ binding: "ARCHIVE", bucket_name: "gateway-acme-archive", jurisdiction: "eu" }],
      vars: {
        OPERATOR: "acme",
        BASE_URL: "https://pay.acme.example",
        REGISTRY_URL: registry,
        JURISDICTION: "eu",
      },
    });
  });

  test("copies the example even after other operators", () => {
    const globex = { ...acme, name: "globex", domain: "pay.globex.example" };
    const alone = environmentIn(written(globex), "globex");
    expect(environmentIn(written({ ...acme, jurisdiction: "eu" }, globex), "globex")).toEqual(
      alone,
    );
  });

  test("writes a registry", () => {
    const path = written({ worker: "registry", name: "nation", domain: "names.nation.example" });
    expect(environmentIn(path, "nation")).toMatchObject({
      name: "registry-nation",
      vars: { BASE_URL: "https://names.nation.example", DEFAULT_REALM: "live" },
    });
    expect(needsOf(path, "nation").databases).toEqual([
      "registry-nation",
      "registry-nation-lookups",
    ]);
  });

  const hashes = ["a", "b"].map((digit) => digit.repeat(64));
  const sandbox = {
    worker: "sandbox",
    name: "test",
    domain: "sandbox.acme.example",
    worldKeySha256: hashes[0],
  } as const;

  test("writes a sandbox with one world, and adds further worlds to it", () => {
    const globex = { domain: "sandbox.globex.example", worldKeySha256: hashes[1] };
    const path = written(sandbox, { ...sandbox, ...globex });
    expect(environmentIn(path, "test")).toMatchObject({
      name: "sandbox-test",
      routes: [
        { pattern: "sandbox.acme.example", custom_domain: true },
        { pattern: "sandbox.globex.example", custom_domain: true },
      ],
      vars: {
        WORLDS: `sandbox.acme.example=${hashes[0]} sandbox.globex.example=${hashes[1]}`,
      },
    });
    expect(environmentIn(path, "example")).toMatchObject({ vars: { WORLDS: "" } });
    expect(() => withEnvironment(readFileSync(path, "utf8"), sandbox)).toThrow(
      "has a world at sandbox.acme.example already",
    );
    expect(needsOf(path, "test")).toMatchObject({
      ...{ databases: [], queues: [], secrets: [], url: "https://sandbox.acme.example" },
      hosts: ["sandbox.acme.example", "sandbox.globex.example"],
    });
  });

  test("writes who serves a gateway's test mode, and its live mode", () => {
    const rail = "https://rail.nation.example/v2";
    const path = written({ ...acme, sandbox: "sandbox.acme.example", rail });
    expect(needsOf(path, "acme").vars).toMatchObject({
      TEST_DIRECTORY_URL: "https://sandbox.acme.example/directory",
      TEST_RAIL_URL: "https://sandbox.acme.example/rail",
      TEST_BANK_ORIGINS: "https://sandbox.acme.example",
      LIVE_DIRECTORY_URL: "",
      LIVE_RAIL_URL: rail,
    });
  });

  test.each<[what: string, asked: Partial<NewEnvironment>, said: string]>([
    ["a name with a capital", { name: "Acme" }, "A name has small letters"],
    ["a name of two lines", { name: "acme]\n[env.b" }, "A name has small letters"],
    ["the example", { name: "example" }, "A name has small letters"],
    ["an address as a domain", { domain: "https://pay.acme.example" }, "--domain takes a host"],
    ["a domain with a path", { domain: "pay.acme.example/x" }, "--domain takes a host"],
    ["a domain with a quote", { domain: 'pay".example' }, "--domain takes a host"],
    ["a domain without a zone", { domain: "localhost" }, "--domain takes a host"],
    ["an unknown jurisdiction", { jurisdiction: "moon" }, "--jurisdiction takes one of eu"],
    ["an unknown region", { region: "moon" }, "--region takes one of weur"],
    ["a registry without https", { registry: "registry.example" }, "--registry takes an https"],
    ["a registry over http", { registry: "http://r.example" }, "--registry takes an https"],
    [
      "a registry that asks a registry",
      { worker: "registry", registry: "https://r.example" },
      "are for gateways",
    ],
    ["a sandbox with a rail", { ...sandbox, rail: "https://r.example" }, "are for gateways"],
    ["a world without a key", { worker: "sandbox" }, "--key-sha256 takes the SHA-256"],
    ["a world with no hash", { ...sandbox, worldKeySha256: "x" }, "--key-sha256 takes the SHA-256"],
    ["an address as a sandbox", { sandbox: "https://s.example" }, "--sandbox takes the host"],
    ["a rail over http", { rail: "http://r.example" }, "--rail takes an https address"],
    [
      "a directory with a quote",
      { directory: 'https://d.example/"' },
      "--directory takes an https",
    ],
  ])("refuses %s", (_what, changes, said) => {
    const asked = { ...acme, ...changes };
    expect(() => withEnvironment(configOf(asked.worker), asked)).toThrow(said);
  });

  test("refuses a name that the worker has", () => {
    const text = withEnvironment(configOf("gateway"), acme);
    expect(() => withEnvironment(text, acme)).toThrow("has an environment acme already");
  });
});
