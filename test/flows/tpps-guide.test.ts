import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, inject, test } from "vitest";
import { customerAt } from "../support/checkout-client.ts";
import { approveConsent } from "../support/consent-client.ts";
import { gatewayOf } from "./steps.ts";

/** The guide for TPPs: its code runs as it stands, with openid-client as it is published. */
const root = resolve(import.meta.dirname, "../..");
const world = inject("world");
const { base_url, tpp } = gatewayOf(world);

const guide = readFileSync(resolve(root, "docs/tpps.md"), "utf8");
const blocks = [...guide.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code = ""]) => code);

test("from nothing to balances it takes at most 40 lines", () => {
  expect(blocks).toHaveLength(2);
  expect(blocks[0]?.trim().split("\n").length).toBeLessThanOrEqual(40);
});

/** Where the customer's browser is sent to: the consent's page. */
const consentPageOf = async (address: string) => {
  const { headers } = await fetch(address, { redirect: "manual" });
  const consent_url = headers.get("location") ?? "";
  const consent_id = /\/consent\/(cns_\w+)\./.exec(consent_url)?.[1] ?? "";
  return { consent_url, consent_id };
};

test("the code of the guide reads balances, and renews its tokens", async () => {
  const program = spawn(process.execPath, ["--input-type=module", "-e", blocks.join("\n")], {
    cwd: root,
    env: {
      ...process.env,
      GATEWAY: base_url,
      CLIENT_ID: tpp.client_id,
      CLIENT_SECRET: tpp.client_secret ?? "",
      REDIRECT_URI: tpp.redirect_uri,
    },
  });
  let said = "";
  program.stderr.on("data", (bytes) => {
    said += String(bytes);
  });
  const address = await new Promise<string>((found, failed) => {
    program.stdout.on("data", (bytes) => {
      said += String(bytes);
      const [, asked] = /Open (\S+)\nThen paste/.exec(said) ?? [];
      if (asked) found(asked);
    });
    program.on("exit", () => failed(new Error(said)));
  });
  const customer = customerAt(world, "alpha");
  const back = await approveConsent(await consentPageOf(address), customer);
  program.stdin.write(`${back.href}\n`);
  const ended = await new Promise((over) => program.on("exit", over));
  expect([ended, said]).toEqual([0, expect.stringContaining("type: 'AVAILABLE'")]);
  expect(said).toMatch(/\n900 accounts:read balances:read\n/);
});
