import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { endTest, startTest } from "../../workers/gateway-worker.ts";
import { answering, callsOf } from "../../workers/neighbours.ts";
import { LIMIT, offer, openBank, PayingTpp } from "./order-scene.ts";

/** The consent is revoked while its order is being created. */
let tpp: PayingTpp;

beforeAll(openBank);

beforeEach(async () => {
  startTest();
  await offer();
  tpp = await PayingTpp.open();
});

afterEach(endTest);

const found = { display_name: "Amira Haddad", currency: "USD", default: true };

/** Revokes the consent while the payee's bank is asked, so after the token was accepted. */
const revokingMeanwhile = () =>
  answering("alpha resolve-alias", async ({ body }) => {
    await tpp.revoke();
    return Response.json({ accounts: [{ ...body, ...found }], available_auth_methods: [] });
  });

describe("a consent that ends while its order is created", () => {
  it.each([
    ["exempt", LIMIT],
    ["awaiting SCA", LIMIT + 1],
  ])("gives an order %s no permit, so there is none", async (_, amount) => {
    revokingMeanwhile();
    const { status, body } = await tpp.create({ amount }, { "idempotency-key": "one" });
    expect([status, body.error.code]).toEqual([403, "CONSENT_REVOKED"]);
    expect(callsOf("alpha execute-transaction")).toEqual([]);
    expect((await tpp.list("", tpp.own)).body.data).toEqual([]);
  });
});

it("a hundred orders of one consent may wait for their customer, and no more", async () => {
  for (let count = 0; count < 100; count += 20) {
    const some = Array.from({ length: 20 }, () => tpp.create({ amount: LIMIT + 1 }));
    const statuses = (await Promise.all(some)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201]));
  }
  const { status, body, headers } = await tpp.create({ amount: LIMIT + 1 });
  expect([status, body.error.code]).toEqual([429, "RATE_LIMITED"]);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await tpp.create()).body.status).toBe("COMPLETED");
});
