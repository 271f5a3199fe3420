import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mayShowSteps } from "../../src/network/parties/read-owner.ts";
import worker from "../../workers/gateway/index.ts";
import { openGateway, registerMerchant, settlement } from "../workers/gateway-journey.ts";
import {
  type Answer,
  ask,
  askAdmin,
  bodyOf,
  endTest,
  env,
  startTest,
  wait,
} from "../workers/gateway-worker.ts";

/** Who may show the steps of hosted pages in an app of its own. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(endTest);

/** Records are at most 2 s old in an isolate. */
const untilRead = () => wait(3_000);

const codeOf = ({ status, body }: Answer) => [status, body?.error?.code ?? "page or token"];

/** A merchant without the permission, with a live and a test payment open. */
const newMerchant = async () => {
  const merchant = await registerMerchant();
  const path = `merchants/${merchant.merchant_id}`;
  bodyOf(await askAdmin("PATCH", path, { modes: { live: { json_pages: false } } }));
  untilRead();
  const pay = async (mode: "test" | "live"): Promise<string> => {
    const terms = {
      amount: 500,
      currency: "USD",
      destination: { type: "iban", value: settlement },
    };
    const { checkout_url } = bodyOf(
      await ask("POST", "/payments/sessions", merchant.headers[mode], terms),
      201,
    );
    return new URL(checkout_url).pathname;
  };
  return { path, live: await pay("live"), test: await pay("test") };
};

const asProgram = (page: string) => ask("GET", page, {});

const asBrowser = async (page: string): Promise<Response> => {
  const context = createExecutionContext();
  const request = new Request(new URL(page, env.BASE_URL), { headers: { accept: "text/html" } });
  const response = await worker.fetch(request, env, context);
  await waitOnExecutionContext(context);
  return response;
};

// @rule O6.12
describe("a live page", () => {
  it("gives a program no token, and a browser its page", async () => {
    const { live } = await newMerchant();
    expect(codeOf(await asProgram(live))).toEqual([403, "HOSTED_STEP_FORBIDDEN"]);
    const page = await asBrowser(live);
    expect([page.status, page.headers.get("content-type")]).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
    await page.text();
  });

  it("gives a program the token when its owner's app was permitted, and not after", async () => {
    const { path, live } = await newMerchant();
    await env.DB.prepare("update merchant_settings set json_pages = 1").run();
    untilRead();
    expect(bodyOf(await asProgram(live)).token).toMatch(/./);
    const taken = { modes: { live: { json_pages: false } } };
    expect((await askAdmin("PATCH", path, taken)).status).toBe(200);
    untilRead();
    expect(codeOf(await asProgram(live))).toEqual([403, "HOSTED_STEP_FORBIDDEN"]);
  });
});

it("a test page gives a program the token", async () => {
  const { test } = await newMerchant();
  expect(bodyOf(await asProgram(test)).token).toMatch(/./);
});

describe("the permission", () => {
  it("of a live merchant is a proposal, and none of its first settings", async () => {
    const { path, live } = await newMerchant();
    const granted = await askAdmin("PATCH", path, { modes: { live: { json_pages: true } } });
    expect([granted.status, granted.body.proposal.changes]).toEqual([
      202,
      [{ field: "json_pages", from: false, to: true }],
    ]);
    untilRead();
    expect(codeOf(await asProgram(live))).toEqual([403, "HOSTED_STEP_FORBIDDEN"]);
    const settings = { settlement_iban: settlement, json_pages: true };
    const first = { name: "Early Shop", modes: { live: settings } };
    expect((await askAdmin("POST", "merchants", first)).body.error).toMatchObject({
      ...{ code: "VALIDATION_FAILED", field: "modes.live.json_pages" },
    });
  });

  it("of a live TPP is a proposal, is taken at once, and is none of its registration", async () => {
    const app = {
      ...{ name: "Budget App", mode: "live", auth_method: "SECRET", scopes: ["accounts:read"] },
      redirect_uris: ["https://tpp.example/back"],
    };
    const early = await askAdmin("POST", "tpps", { ...app, json_pages: true });
    expect(early.body.error).toMatchObject({ code: "VALIDATION_FAILED", field: "json_pages" });
    const { tpp_id } = bodyOf(await askAdmin("POST", "tpps", app), 201);
    const asker = { merchant_id: null, tpp_id };
    expect(await mayShowSteps(env, "live", asker)).toBe(false);
    expect(await mayShowSteps(env, "test", asker)).toBe(true);
    const granted = await askAdmin("PATCH", `tpps/${tpp_id}`, { json_pages: true });
    expect([granted.status, granted.body.proposal.changes]).toEqual([
      202,
      [{ field: "json_pages", from: false, to: true }],
    ]);
    await env.DB.prepare("update tpps set json_pages = 1 where tpp_id = ?").bind(tpp_id).run();
    untilRead();
    expect(await mayShowSteps(env, "live", asker)).toBe(true);
    const taken = await askAdmin("PATCH", `tpps/${tpp_id}`, { json_pages: false });
    expect([taken.status, taken.body.json_pages]).toEqual([200, false]);
    untilRead();
    expect(await mayShowSteps(env, "live", asker)).toBe(false);
  });
});
