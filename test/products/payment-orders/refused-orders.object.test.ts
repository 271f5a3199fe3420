import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeBank, ibanAt, settlement } from "../../workers/gateway-journey.ts";
import { ask, askAdmin, endTest, startTest, wait } from "../../workers/gateway-worker.ts";
import { answering, callsOf, lost } from "../../workers/neighbours.ts";
import { LIMIT, ORDERS, offer, offering, openBank, PayingTpp } from "./order-scene.ts";

/** What POST /ob/payment-orders refuses. Nothing is created, and no money moves. */
let tpp: PayingTpp;

beforeAll(openBank);

beforeEach(async () => {
  startTest();
  await offer();
  tpp = await PayingTpp.open();
});

afterEach(async () => {
  expect(callsOf("alpha execute-transaction")).toEqual([]);
  await changeBank("borealis", { status: "ACTIVE" });
  await askAdmin("PUT", "settlement-strategy", { strategy: "SAME_BANK_OR_NATIONAL_RAIL" });
  endTest();
});

const iban = (value: unknown) => ({ destination: { type: "iban", value } });
const alias = (value: unknown) => ({ destination: { type: "alias", value } });

describe("a field out of its bounds", () => {
  it.each([
    ["source_account_id", { source_account_id: undefined }],
    ["source_account_id", { source_account_id: "acc_1" }],
    ["source_account_id", { source_account_id: `acc_${"9".repeat(43)}` }],
    ["destination", { destination: undefined }],
    ["destination", { destination: settlement }],
    ["destination.type", { destination: { type: "phone", value: "1" } }],
    ["destination.value", iban("DE00500208000100200300")],
    ["destination.value", iban("")],
    ["destination.value", alias("a b")],
    ["amount", { amount: undefined }],
    ["amount", { amount: 0 }],
    ["amount", { amount: -1 }],
    ["amount", { amount: 0.5 }],
    ["amount", { amount: "1" }],
    ["amount", { amount: 1_000_000_000_000 }],
    ["currency", { currency: undefined }],
    ["currency", { currency: "usd" }],
    ["currency", { currency: "XXX" }],
    ["creditor_name", { creditor_name: "" }],
    ["creditor_name", { creditor_name: "x".repeat(71) }],
    ["creditor_name", { creditor_name: "\u200b" }],
    ["creditor_name", { creditor_name: `Pay ${settlement}` }],
    ["description", { description: "" }],
    ["description", { description: "x".repeat(141) }],
    ["reference", { reference: "" }],
    ["reference", { reference: "x".repeat(36) }],
    ["reference", { reference: "a\nb" }],
    ["redirect_uri", { redirect_uri: "https://tpp.example/other" }],
    ["redirect_uri", { redirect_uri: "https://tpp.example/back/" }],
    ["state", { state: "" }],
    ["state", { state: "x".repeat(2_049) }],
    ["state", { state: "é" }],
    ["idempotency_key", { idempotency_key: "" }],
    ["consent_id", { consent_id: "cns_1" }],
    ["metadata", { metadata: {} }],
  ])("%s of %j", async (field, changes) => {
    const { status, body } = await tpp.create(changes);
    expect([status, body.error.code, body.error.field]).toEqual([422, "VALIDATION_FAILED", field]);
  });

  it("an account that the customer did not choose", async () => {
    const { status, body } = await tpp.create({ source_account_id: tpp.private });
    expect([status, body.error.field]).toEqual([422, "source_account_id"]);
  });
});

// @rule O8.1 O8.10
it("takes every field at its bounds", async () => {
  const { status } = await tpp.create({
    ...{ amount: 999_999_999_999, creditor_name: "x".repeat(70), description: "x".repeat(140) },
    ...{ reference: "x".repeat(35), state: "~".repeat(2_048) },
    redirect_uri: "https://tpp.example/back",
  });
  expect(status).toBe(201);
});

describe("accounts that cannot be paid from or to", () => {
  it("the account itself", async () => {
    const { status, body } = await tpp.create(iban(tpp.iban));
    expect([status, body.error.code]).toEqual([422, "SAME_ACCOUNT"]);
  });

  it("another currency than the account's", async () => {
    const { status, body } = await tpp.create({ currency: "EUR" });
    expect([status, body.error.code]).toEqual([422, "CURRENCY_MISMATCH"]);
  });

  it("a payee in another currency", async () => {
    answering("alpha resolve-alias", ({ body }) =>
      Response.json({
        accounts: [{ ...body, display_name: "A", currency: "EUR", default: true }],
        available_auth_methods: [],
      }),
    );
    const { status, body } = await tpp.create();
    expect([status, body.error.code]).toEqual([422, "CURRENCY_MISMATCH"]);
  });

  it("a payee that its bank does not know", async () => {
    answering("alpha resolve-alias", { accounts: [], available_auth_methods: [] });
    const { status, body } = await tpp.create();
    expect([status, body.error.code]).toEqual([422, "DESTINATION_NOT_FOUND"]);
  });

  it("a payee whom the directory does not confirm", async () => {
    answering("directory resolve", { iban: ibanAt("borealis", 7), institution_code: "OTHERXX" });
    const { status, body } = await tpp.create(iban(ibanAt("borealis", 7)));
    expect([status, body.error.code]).toEqual([409, "DESTINATION_MISMATCH"]);
  });

  it("a payee at a bank that the strategy does not reach", async () => {
    await askAdmin("PUT", "settlement-strategy", { strategy: "SAME_BANK_ONLY" });
    wait(2_001);
    const { status, body } = await tpp.create(iban(ibanAt("borealis", 7)));
    expect([status, body.error.code]).toEqual([422, "ROUTE_NOT_AVAILABLE"]);
  });

  it("a payee at a suspended bank", async () => {
    await changeBank("borealis", { status: "SUSPENDED" });
    wait(2_001);
    const { status, body } = await tpp.create(iban(ibanAt("borealis", 7)));
    expect([status, body.error.code]).toEqual([422, "DESTINATION_NOT_FOUND"]);
  });
});

describe("what is down", () => {
  it.each([
    ["the payee's bank", "alpha resolve-alias", {}, 503, "BANK_UNAVAILABLE"],
    ["the registry", "registry resolve", alias("boris"), 503, "REGISTRY_UNAVAILABLE"],
    [
      "the directory",
      "directory resolve",
      iban(ibanAt("borealis", 7)),
      503,
      "DIRECTORY_UNAVAILABLE",
    ],
  ])("%s", async (_, operation, changes, expected, code) => {
    answering(operation, lost);
    const { status, body } = await tpp.create(changes);
    expect([status, body.error.code, body.error.retryable]).toEqual([expected, code, true]);
  });

  it("the customer's bank, which the operator has suspended", async () => {
    await offering({ status: "SUSPENDED" });
    const { status, body } = await tpp.create();
    expect([status, body.error.code]).toEqual([503, "BANK_UNAVAILABLE"]);
  });

  it("payments of TPPs at the customer's bank", async () => {
    await offering({ ob_scopes_supported: ["accounts:read"] });
    const { status, body } = await tpp.create();
    expect([status, body.error.code]).toEqual([403, "INSUFFICIENT_SCOPE"]);
  });
});

describe("who may not pay", () => {
  it.each([
    ["a consent without a payments scope", { scopes: ["accounts:read" as const] }],
    [
      "a token without it",
      {
        scopes: ["accounts:read" as const, "payments:write" as const],
        narrowed: "accounts:read",
      },
    ],
  ])("%s", async (_, choices) => {
    const other = await PayingTpp.open(choices);
    const { status, body, headers } = await other.create();
    expect([status, body.error.code]).toEqual([403, "INSUFFICIENT_SCOPE"]);
    expect(headers.get("www-authenticate")).toContain("insufficient_scope");
  });

  it("the TPP's own token", async () => {
    const { status, body } = await ask("POST", ORDERS, tpp.own, tpp.asked);
    expect([status, body.error.code]).toEqual([403, "INSUFFICIENT_SCOPE"]);
  });

  it("nobody", async () => {
    expect((await ask("POST", ORDERS, {}, tpp.asked)).status).toBe(401);
  });

  it("a token without X-Consent-Id, or with another one", async () => {
    const { "x-consent-id": id = "", ...less } = tpp.token;
    const missing = await ask("POST", ORDERS, less, tpp.asked);
    expect([missing.status, missing.body.error.code]).toEqual([400, "CONSENT_ID_REQUIRED"]);
    const other = await PayingTpp.open();
    const mixed = await tpp.create({}, { "x-consent-id": other.consent.consent_id });
    expect([mixed.status, mixed.body.error.code]).toEqual([403, "CONSENT_MISMATCH"]);
    expect(id).not.toBe(other.consent.consent_id);
  });

  it("a TPP with a revoked consent", async () => {
    expect((await tpp.revoke()).status).toBe(204);
    const { status, body } = await tpp.create();
    expect([status, body.error.code]).toEqual([401, "UNAUTHENTICATED"]);
  });

  it("a suspended TPP", async () => {
    const { tpp_id } = tpp.registered.tpp;
    await askAdmin("PATCH", `tpps/${tpp_id}`, { status: "SUSPENDED" });
    wait(2_001);
    const { status, body } = await tpp.create();
    expect([status, body.error.code]).toEqual([403, "FORBIDDEN"]);
  });
});

// @rule O8.1 O5.4
it("pays an alias, under either name of the scope", async () => {
  const other = await PayingTpp.open({ scopes: ["payments:initiate"] });
  const { status, body } = await other.create({ ...alias("carla"), amount: LIMIT + 1 });
  expect([status, body.status]).toEqual([201, "PENDING_SCA"]);
  expect(body.destination).toEqual({ type: "alias", value: "carla" });
});
