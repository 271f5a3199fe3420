import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MandatesToEnd } from "../../../src/products/consents/consent-record.ts";
import { askConsent, type UnderConsent } from "../../../src/products/mandates/ask-consent.ts";
import { mandateById } from "../../../src/products/mandates/mandate-record.ts";
import { CALL } from "../../frame/objects/object-under-test.ts";
import { changeBank, closeBank, ibanAt, settlement } from "../../workers/gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  endTest,
  env,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";
import { answering, callsOf, customers, honestly, lost } from "../../workers/neighbours.ts";
import type { PayingTpp } from "../payment-orders/order-scene.ts";
import { newApp, offerMandates, openMandateBank } from "./app-scene.ts";

/** What a TPP names in a new mandate, and what its consent and its bank say to it. */
const MANDATE_ID = `mnd_${"0".repeat(42)}1`;
const DAY_MS = 86_400_000;

let tpp: PayingTpp;

beforeAll(openMandateBank);
beforeEach(async () => {
  startTest();
  await offerMandates();
  tpp = await newApp();
});
afterEach(async () => {
  await askAdmin("PUT", "settlement-strategy", { strategy: "SAME_BANK_OR_NATIONAL_RAIL" });
  endTest();
});

const create = async (changes: object = {}) => {
  const { status, body } = await ask("POST", "/api/v1/recurring/mandates", tpp.token, {
    ...{ source_account_id: tpp.source, destination: { type: "iban", value: settlement } },
    ...{ amount: 1_250, currency: "USD", frequency: "MONTHLY" },
    ...changes,
  });
  return { status, code: body.error?.code, field: body.error?.field, body };
};

/** What the customer reads on the page of the mandate. */
const BROWSER = "7".repeat(32);

const shown = async ({ mandate_id }: { mandate_id: string }, browser_id = BROWSER) => {
  const view = await mandateById(env, mandate_id)?.view({ view: "page", browser_id });
  return view?.ok ? JSON.parse(view.value) : null;
};

const iban = (value: unknown) => ({ destination: { type: "iban", value } });
const alias = (value: unknown) => ({ destination: { type: "alias", value } });

const wholeName = (name: string) =>
  answering("alpha resolve-alias", ({ body }) =>
    Response.json({
      accounts: [{ ...body, display_name: name, currency: "USD", default: true }],
      available_auth_methods: [],
    }),
  );

/** The customer's browser asks for a code. */
const start = async ({
  mandate_id,
  approval_url,
}: {
  mandate_id: string;
  approval_url: string;
}) => {
  const cookie = `mandate_browser=${BROWSER}`;
  const { token } = bodyOf(await ask("GET", approval_url, { cookie }));
  const path = `/mandates/${mandate_id}/authorisation/start`;
  const { status, body } = await ask(
    ...(["POST", path, { "x-gateway-auth-session": token }, { auth_mode: "OTP" }] as const),
  );
  return { status, code: body.error?.code };
};

describe("the payee that the page shows", () => {
  /** The account of carla belongs to somebody else now. */
  const move = () =>
    answering("alpha resolve-alias", ({ body: { account_ref, iban } }) => {
      const known = account_ref === "carla" ? customers.dana.iban : iban;
      const account = { display_name: "Carla", currency: "USD", default: true };
      return Response.json({
        accounts: [{ iban: known, account_ref: account_ref ?? "", ...account }],
        available_auth_methods: ["OTP"],
      });
    });

  // @rule M1.11
  it("is the one that is bound: an alias that has moved is DESTINATION_MISMATCH", async () => {
    const { body } = await create(alias("carla"));
    move();
    expect(await start(body)).toEqual({ status: 409, code: "DESTINATION_MISMATCH" });
    expect(callsOf("alpha send-otp")).toEqual([]);
    honestly("alpha resolve-alias");
    expect((await start(body)).status).toBe(200);
    expect(callsOf("alpha send-otp").at(-1)?.body).toMatchObject({
      creditor_iban: customers.carla.iban,
    });
  });
});

describe("a TPP's new mandate", () => {
  const masked = `${settlement.slice(0, 2)}•• •••• ${settlement.slice(-4)}`;

  // @rule M1.18 O6.7
  it("shows the customer the app, and the payee's name at its bank once a code was sent", async () => {
    wholeName("Rent Ltd");
    const { status, body } = await create();
    expect([status, body.creditor]).toEqual([201, { name: masked, masked_iban: masked }]);
    expect(await shown(body)).toMatchObject({
      ...{ app_name: tpp.registered.tpp.name, creditor_name: masked, step: "START" },
      ...{ creditor_withheld: true, chooses_account: false },
    });
    await start(body);
    expect(callsOf("alpha send-otp").at(-1)?.body).toMatchObject({ creditor_name: "Rent Ltd" });
    expect(await shown(body)).toMatchObject({ creditor_name: "Rent Ltd" });
    expect(await shown(body, "8".repeat(32))).toMatchObject({ creditor_name: masked });
    const read = await ask("GET", `/mandates/${body.mandate_id}`, tpp.token);
    expect(read.body.creditor).toEqual({ name: masked, masked_iban: masked });
  });

  it("names a payee whose name cannot be seen by the account, without its number", async () => {
    wholeName("\u200b");
    expect(await shown((await create()).body)).toMatchObject({
      ...{ creditor_name: masked, creditor_withheld: false },
    });
  });

  // @rule M1.10 M1.16
  it("may name the payee by an alias, and return to a registered address", async () => {
    const redirect_url = "https://tpp.example/back";
    expect((await create({ ...alias("amira"), redirect_url })).status).toBe(201);
  });

  it.each<[field: string, changes: object]>([
    ["source_account_id", { source_account_id: undefined }],
    ["source_account_id", { source_account_id: "acc_1" }],
    ["source_account_id", { source_account_id: `acc_${"9".repeat(43)}` }],
    ["destination", { destination: undefined }],
    ["destination.value", iban("DE00500208000100200300")],
    ["customer_alias", { customer_alias: "amira" }],
    ["redirect_url", { redirect_url: "https://tpp.example/other" }],
  ])("is refused with another %s: %j", async (field, changes) => {
    const { status, code, field: named } = await create(changes);
    expect([status, code, named]).toEqual([422, "VALIDATION_FAILED", field]);
  });

  it("is refused on an account that the customer did not choose", async () => {
    const { status, field } = await create({ source_account_id: tpp.private });
    expect([status, field]).toEqual([422, "source_account_id"]);
  });

  it.each<[why: string, code: string, changes: () => object | Promise<object>]>([
    ["to the account itself", "SAME_ACCOUNT", () => iban(tpp.iban)],
    ["in another currency", "CURRENCY_MISMATCH", () => ({ currency: "EUR" })],
    [
      "to a payee that its bank does not know",
      "DESTINATION_NOT_FOUND",
      () => {
        answering("alpha resolve-alias", { accounts: [], available_auth_methods: [] });
        return {};
      },
    ],
    [
      "to a bank that the strategy does not reach",
      "ROUTE_NOT_AVAILABLE",
      async () => {
        await askAdmin("PUT", "settlement-strategy", { strategy: "SAME_BANK_ONLY" });
        wait(2_001);
        return iban(ibanAt("borealis", 7));
      },
    ],
    [
      "at a bank that closes",
      "BANK_UNAVAILABLE",
      async () => {
        await closeBank("alpha");
        wait(2_001);
        return {};
      },
    ],
    [
      "while the registry is down",
      "REGISTRY_UNAVAILABLE",
      () => {
        answering("registry resolve", lost);
        return alias("boris");
      },
    ],
  ])("is refused %s: %s", async (_, code, changes) => {
    expect((await create(await changes())).code).toBe(code);
    expect(await remembered()).toEqual([]);
  });
});

/** The ids that the consent would end. */
const remembered = async (): Promise<string[]> => {
  const { stub } = tpp.consent;
  await stub.act({ type: "revoke", by: { kind: "OPERATOR" }, reason: null }, CALL);
  const lease = await stub.lease("end_mandates");
  return lease ? (lease.material as MandatesToEnd).mandates : [];
};

describe("the consent of a mandate", () => {
  const work = { env, ...CALL, traceparent: "", waitUntil: () => {} };
  const permit = (lapses_at: number | null = null, changes: Partial<UnderConsent> = {}) => {
    const { tpp_id, mode } = tpp.registered.tpp;
    const { consent_id } = tpp.consent;
    const owner = { kind: "TPP", id: tpp_id } as const;
    const asked = { mandate_id: MANDATE_ID, mode, owner, consent_id };
    return askConsent(work, { ...asked, source_account_id: tpp.source, ...changes }, lapses_at);
  };

  it("answers the account to debit, at its bank of today", async () => {
    expect(await permit()).toMatchObject({
      ok: true,
      value: { iban: tpp.iban, bank_handle: "alpha", available_auth_methods: ["OTP", "PUSH"] },
    });
  });

  it("remembers the mandate from its creation on", async () => {
    const { mandate_id } = (await create()).body;
    expect(await remembered()).toEqual([mandate_id]);
  });

  it("is asked at the creation too", async () => {
    await offerMandates({ ob_scopes_supported: ["accounts:read"] });
    expect((await create()).code).toBe("FORBIDDEN");
  });

  it("forgets a mandate that nobody approved in time", async () => {
    await permit(Date.now() + DAY_MS);
    wait(DAY_MS);
    expect(await remembered()).toEqual([]);
  });

  it.each<[why: string, code: string, bring: () => Promise<unknown>]>([
    [
      "has ended",
      "CONSENT_REVOKED",
      () => tpp.consent.stub.act({ type: "revoke", by: { kind: "OPERATOR" }, reason: null }, CALL),
    ],
    [
      "is of a TPP that is suspended",
      "FORBIDDEN",
      () => askAdmin("PATCH", `tpps/${tpp.registered.tpp.tpp_id}`, { status: "SUSPENDED" }),
    ],
    [
      "is of a TPP that has lost the scope",
      "INSUFFICIENT_SCOPE",
      () => askAdmin("PATCH", `tpps/${tpp.registered.tpp.tpp_id}`, { scopes: ["accounts:read"] }),
    ],
    [
      "is at a bank that no longer offers mandates",
      "FORBIDDEN",
      () => offerMandates({ ob_scopes_supported: ["accounts:read"] }),
    ],
    [
      "is at a bank that left open banking",
      "FORBIDDEN",
      () => offerMandates({ capabilities: ["PAYMENTS"] }),
    ],
    [
      "is at a bank that is suspended",
      "BANK_UNAVAILABLE",
      () => changeBank("alpha", { status: "SUSPENDED" }),
    ],
  ])("that %s refuses: %s", async (_, code, bring) => {
    await bring();
    expect(await permit()).toMatchObject({ ok: false, problem: { code } });
  });

  // @rule M1.16
  it("covers the accounts of the customer's choice only", async () => {
    expect(await permit(null, { source_account_id: tpp.private })).toMatchObject({
      ...{ ok: false, problem: { code: "CONSENT_REVOKED" } },
    });
  });
});
