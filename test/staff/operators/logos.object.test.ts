import { createExecutionContext } from "cloudflare:test";
import { beforeAll, describe, expect, test } from "vitest";
import { serve } from "../../../src/base/platform/serve.ts";
import { logoRoutes } from "../../../src/network/parties/logos.ts";
import {
  ask,
  auditOf,
  bankRequest,
  gatewayEnv,
  merchantRequest,
  migrate,
  post,
} from "./gateway.ts";

beforeAll(() => migrate());

/** The logos of banks, merchants and TPPs, from the admin API to the address of the image. */
const svg = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${colour}" d="M0 0h8v8"/></svg>`;

const green = btoa(svg("#0e5f55"));
const blue = btoa(svg("#0000ff"));
const tppRequest = (changes: object = {}) => ({
  ...{ mode: "test", name: "Budget App", auth_method: "SECRET" },
  ...{ redirect_uris: ["https://tpp.example/back"], scopes: ["accounts:read"] },
  ...changes,
});

const show = (logo: string): Promise<Response> =>
  serve(logoRoutes)(
    new Request(`https://gateway.example.com/logos/${logo}`),
    gatewayEnv(),
    createExecutionContext(),
  );

const name = /^[0-9a-f]{40}\.svg$/;

describe.each([
  ["banks", "bank_id", bankRequest],
  ["merchants", "merchant_id", merchantRequest],
  ["tpps", "tpp_id", tppRequest],
] as const)("the logo of %s", (collection, id, request) => {
  const registered = async (changes: Record<string, unknown>) => {
    const { status, body } = await post(`/admin/v1/${collection}`, request(changes));
    expect(status).toBe(201);
    const record = `/admin/v1/${collection}/${body[id]}`;
    const patch = (json: object) => ask(record, { method: "PATCH", json });
    return { body, patch };
  };

  // @rule P3.23
  test("is shown at an address of ours that runs and loads nothing", async () => {
    const { body } = await registered({ logo: green });
    expect(body.logo).toMatch(name);
    const image = await show(body.logo);
    expect(image.status).toBe(200);
    expect(await image.text()).toBe(svg("#0e5f55"));
    expect(Object.fromEntries(image.headers)).toMatchObject({
      "content-type": "image/svg+xml",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    });
  });

  // @rule A3.16
  test("is changed, sent back as it was read, and taken away", async () => {
    const { body, patch } = await registered({ logo: green });
    const changed = await patch({ logo: blue });
    expect(changed.body.logo).toMatch(name);
    expect(changed.body.logo).not.toBe(body.logo);
    expect((await patch({ logo: body.logo })).body.logo).toBe(body.logo);
    expect((await patch({ name: "Other" })).body.logo).toBe(body.logo);
    expect((await patch({ logo: null })).body.logo).toBeNull();
    const details = (await auditOf(body[id])).map((entry) => entry.details.logo);
    const changes = details.filter((logo) => logo !== undefined);
    expect(changes).toEqual([body.logo, changed.body.logo, body.logo, null]);
  });

  test.each([
    ["an image with a script", btoa('<svg onload="alert(1)"/>')],
    ["a name that nothing is kept by", `${"0".repeat(40)}.svg`],
    ["an address", "https://shop.example/logo.svg"],
  ])("is not %s", async (_, logo) => {
    const { patch, body } = await registered({});
    expect(body.logo).toBeNull();
    const { status, body: refusal } = await patch({ logo });
    expect([status, refusal.error.code, refusal.error.field]).toEqual([
      422,
      "VALIDATION_FAILED",
      "logo",
    ]);
  });
});

test("an unknown image is not found", async () => {
  expect((await show(`${"0".repeat(40)}.png`)).status).toBe(404);
  expect((await show("other.svg")).status).toBe(404);
});
