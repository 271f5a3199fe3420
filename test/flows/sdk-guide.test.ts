import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { projectRoot } from "../../scripts/local/places.ts";
import { bundleSize } from "../../scripts/sdk-pack.ts";
import { bankHandles, customerAt } from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import {
  guideBlocks,
  type OutsideProject,
  outsideProject,
  runProgram,
  usersNode,
} from "../support/packed-sdk.ts";
import {
  approveConsentAt,
  approveMandateAt,
  payAtCheckout,
  programEnvironment,
} from "../support/sdk-steps.ts";
import { startWorker } from "../support/sdk-worker.ts";

/** The packed SDK in a project of its own: the guide's code runs there as it stands. */
const world = inject("world");
const clock = clockAt(inject("baseUrls").sandbox);
const blocks = guideBlocks();
const customer = customerAt(world, bankHandles(world).own);
const environment = programEnvironment(world);

let project: OutsideProject;
beforeAll(async () => {
  project = await outsideProject();
});
afterAll(() => project.end());

/** Starts a block; its clock is the world's. */
const start = async (name: string) => {
  const moved = `const real = Date.now; Date.now = () => real() + ${await clock.offset()};\n`;
  return runProgram(project, name, moved + (blocks[name] ?? ""), environment);
};

const sessionAt = (checkout_url: string) => ({
  checkout_url,
  session_id: /\/checkout\/(ps_\w+)\./.exec(checkout_url)?.[1] ?? "",
});

test("each block has a name, and a test that runs it", () => {
  expect(Object.keys(blocks)).toEqual([
    ...["shop.mjs", "lists.mjs", "endpoint.mjs", "subscription.mjs", "app.mjs"],
    ...["pay-button.js", "returned.js"],
  ]);
});

test("the shop is paid, hears of it, and refunds; its lists show it", async () => {
  await clock.toNoon();
  const shop = await start("shop.mjs");
  const checkout = await shop.said(/Send the customer to (\S+)\n/);
  await payAtCheckout(sessionAt(checkout), customer);
  const said = await shop.ended();
  expect(said).toMatch(/order-1041 is paid\nThe refund is (PROCESSING|COMPLETED)\n/);
  expect(said).toContain("REFUND_EXCEEDS_PAYMENT, retryable: false, refused: true");

  const lists = await (await start("lists.mjs")).ended();
  expect(lists).toMatch(/payment\.completed 20/);
  expect(lists).toMatch(/\d+ payments, and more: (true|false)/);
  expect(lists).toMatch(/PAYMENT 4900 order-1041/);
  const [, portal = ""] = /Portal: (\S+)/.exec(lists) ?? [];
  expect((await fetch(portal)).status).toBe(200);
});

test("the subscription is approved and charged", async () => {
  await clock.toNoon();
  const subscription = await start("subscription.mjs");
  await approveMandateAt(await subscription.said(/Send the customer to (\S+)\n/), customer);
  expect(await subscription.ended()).toContain("The charge is COMPLETED\nEnded by MERCHANT");
});

test("the app reads accounts, pays, and ends its consent", async () => {
  const app = await start("app.mjs");
  const back = await approveConsentAt(await app.said(/Open (\S+)\nThen paste/), customer);
  app.answer(back.href);
  const said = await app.ended();
  expect(said).toMatch(/type: 'AVAILABLE'/);
  expect(said).toMatch(/\n[1-9]\d* transactions\nIt is (PROCESSING|COMPLETED)\n/);
  expect(said).toContain("The consent is over");
});

test("the types of the package are those of a strict project", () => {
  const code = [
    'import { GatewayError, MerchantClient, type PaymentSession } from "gateway-sdk";',
    'import { TppClient, type TokenStore } from "gateway-sdk/tpp";',
    'import { type TppWebhook, WebhookVerifier } from "gateway-sdk/webhooks";',
    'import { openCheckout } from "gateway-sdk/checkout";',
    "declare const store: TokenStore;",
    'const gateway = new MerchantClient({ baseUrl: "https://a.example", apiKey: "mk_test_1" });',
    "// @ts-expect-error: a refund demands a key of its own.",
    'void gateway.refunds.create("pay_1", { amount: 1 });',
    "// @ts-expect-error: an amount is a number in minor units.",
    'void gateway.charges.create("mnd_1", { amount: "1.00", reference: "1" }, { idempotencyKey: "1" });',
    "export const read = (id: string): Promise<PaymentSession> => gateway.payments.read(id);",
    "export const name = (event: TppWebhook) =>",
    '  event.event === "consent.revoked" ? event.data.consent_id : null;',
    'export const verifier = new WebhookVerifier<TppWebhook>({ secrets: ["whsec_AAAA"] });',
    "export const code = (error: GatewayError): string => error.code;",
    'const auth = { method: "none" } as const;',
    "export const app = new TppClient({",
    '  baseUrl: "https://a.example", clientId: "tpp_1", redirectUri: "https://b.example", store, auth,',
    "});",
    "export { openCheckout };",
  ];
  writeFileSync(join(project.folder, "strict.ts"), code.join("\n"));
  const compiler = join(projectRoot, "node_modules/.bin/tsc");
  const args = [
    ..."--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --target es2022".split(" "),
    ..."--module nodenext --moduleResolution nodenext --lib es2022,dom".split(" "),
  ];
  execFileSync(compiler, [...args, "strict.ts"], { cwd: project.folder, encoding: "utf8" });
});

test("a worker verifies a webhook, and is paid, refunds, charges and refreshes", async () => {
  await clock.toNoon();
  const ahead = await clock.offset();
  const worker = await startWorker(project, blocks["endpoint.mjs"] ?? "", {
    ...environment,
    AHEAD: String(ahead),
  });
  try {
    const ask = async <T>(step: string, body: object = {}): Promise<T> => {
      const answer = await worker.dispatchFetch(`http://worker/${step}`, {
        ...{ method: "POST", body: JSON.stringify(body) },
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${step}: ${answer.status} ${text}`);
      return JSON.parse(text) as T;
    };
    const bytes = JSON.stringify({ event: "payment.completed", data: { reference: "order-7" } });
    const sentAt = new Date();
    const headers = {
      "webhook-id": "evt_1",
      "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
      "webhook-signature": new Webhook(environment.SIGNING_SECRET ?? "").sign(
        "evt_1",
        sentAt,
        bytes,
      ),
    };
    const signed = { method: "POST", body: bytes };
    const genuine = await worker.dispatchFetch("http://worker/hook", { ...signed, headers });
    expect([genuine.status, await genuine.json()]).toEqual([
      200,
      { event: "payment.completed", reference: "order-7" },
    ]);
    const forged = { ...headers, "webhook-signature": "v1,AAAA" };
    const refused = await worker.dispatchFetch("http://worker/hook", {
      ...signed,
      headers: forged,
    });
    expect([refused.status, await refused.text()]).toEqual([400, "WRONG_SIGNATURE"]);

    const session = await ask<{ session_id: string; checkout_url: string }>("pay");
    await payAtCheckout(session, customer);
    expect(await ask("refund", session)).toMatchObject({ amount: 500 });

    const mandate = await ask<{ mandate_id: string; approval_url: string }>("subscribe");
    await approveMandateAt(mandate.approval_url, customer);
    expect(await ask("charge", mandate)).toMatchObject({ amount: 1_250 });

    const { url, pending } = await ask<{ url: string; pending: object }>("authorise");
    const back = await approveConsentAt(url, customer);
    expect(await ask("read", { pending, back: back.href })).toMatchObject({
      refreshes: 1,
      accounts: expect.any(Number),
    });
  } finally {
    await worker.dispose();
  }
});

test("the command line of the package runs on the user's Node", () => {
  const program = join(project.folder, "node_modules/.bin/gateway");
  const env = { PATH: dirname(usersNode()), GATEWAY_URL: environment.GATEWAY ?? "" };
  const key = { GATEWAY_KEY: environment.MERCHANT_KEY ?? "" };
  const ask = (...args: string[]) =>
    execFileSync(program, args, { env: { ...env, ...key }, encoding: "utf8", stdio: "pipe" });
  expect(ask("--help")).toMatch(/^gateway COMMAND\n\n {2}listen /);
  expect(ask("trigger", "payment.completed")).toMatch(/^payment\.completed evt_\w+ about ps_\w+\n/);
});

test("a merchant loads at most 12 KB", async () => {
  const sizes = await Promise.all(
    [["merchant", "webhooks"], ["tpp"], ["checkout"]].map(async (names) => ({
      names: names.join("+"),
      ...(await bundleSize(names)),
    })),
  );
  console.log(JSON.stringify({ node: usersNode(), sizes }));
  expect(sizes[0]?.gzip).toBeLessThanOrEqual(12 * 1024);
});
