import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { consentById } from "../../../src/products/consents/consent-record.ts";
import { changeBank, party } from "../../workers/gateway-journey.ts";
import {
  ask,
  askAdmin,
  deliverAll,
  endTest,
  env,
  railKeys,
  startTest,
} from "../../workers/gateway-worker.ts";
import { answering, callsOf, refusing } from "../../workers/neighbours.ts";
import { type Approved, mustAct, newConsent } from "../oauth/scene.ts";
import { prove } from "./consent-commands.ts";
import { BROWSER, IBAN, payerOf } from "./consent-fixtures.ts";
import { CallingTpp, openBank } from "./row-scene.ts";

/** What a bank reports of its prompt about a consent, and what the worker then asks the bank. */
let tpp: CallingTpp;

beforeAll(openBank);

beforeEach(async () => {
  startTest();
  tpp = await CallingTpp.register();
  const account = { display_name: "Current account", currency: "USD", account_type: "CURRENT" };
  answering("alpha accounts", { accounts: [{ iban: IBAN, status: "SHAREABLE", ...account }] });
});

afterEach(endTest);

/** A consent whose customer got a prompt. */
const prompted = async (): Promise<Approved> => {
  const { bank_id } = party.banks.test.alpha;
  const consent = await newConsent(env, tpp.registered.tpp, { terms: { bank_id } });
  await mustAct(
    consent.stub,
    prove(BROWSER, payerOf({ bank_id })),
    {
      ...{ type: "begin_challenge", browser_id: BROWSER, auth_mode: "PUSH" },
      ...{ challenge_id: "ch1", display_code: "42" },
    },
    { type: "challenge_sent", challenge_id: "ch1", token: "push-1", phone_masked: null },
  );
  return consent;
};

const report = (session_id: string, result: string, bank = party.banks.test.alpha) =>
  ask("POST", "/gateway/callback/push-result", bank.headers, {
    ...{ session_id, push_token: "push-1", result },
  });

const stepOf = async ({ consent_id }: Approved) => {
  const view = await consentById(env, consent_id)?.view({ view: "step", browser_id: BROWSER });
  return view?.ok ? JSON.parse(view.value) : null;
};

describe("a bank's report on its prompt", () => {
  it("of an approval brings the accounts, with the bank's own token", async () => {
    const consent = await prompted();
    expect((await report(consent.consent_id, "APPROVED")).status).toBe(202);
    expect(await stepOf(consent)).toMatchObject({
      step: "APPROVE",
      accounts: [{ masked_iban: "DE•• •••• 0300", display_name: "Current account" }],
    });
    expect(callsOf("alpha accounts").map(({ body }) => body)).toEqual([
      {
        ...{ iban: IBAN, consent_id: consent.consent_id },
        authorisation: { type: "SCA", reference: "push-1" },
      },
    ]);
  });

  it("of a declined one rejects the consent", async () => {
    const consent = await prompted();
    expect((await report(consent.consent_id, "DECLINED")).status).toBe(202);
    expect((await tpp.read(consent.consent_id)).body).toMatchObject({
      ...{ status: "REJECTED", status_reason: "SCA_FAILED" },
    });
    expect(callsOf("alpha accounts")).toEqual([]);
  });

  // @rule B8.1
  it("is not heard from another bank", async () => {
    const consent = await prompted();
    const { borealis } = party.banks.test;
    expect((await report(consent.consent_id, "APPROVED", borealis)).status).toBe(404);
    expect(await stepOf(consent)).toMatchObject({ step: "CONFIRM" });
  });

  it("of an approval waits while TPP or bank are suspended", async () => {
    const consent = await prompted();
    const { tpp_id } = tpp.registered.tpp;
    await changeBank("alpha", { status: "SUSPENDED" });
    expect((await report(consent.consent_id, "APPROVED")).body.error.code).toBe("BANK_UNAVAILABLE");
    await changeBank("alpha", { status: "ACTIVE" });
    await askAdmin("PATCH", `tpps/${tpp_id}`, { status: "SUSPENDED" });
    await report(consent.consent_id, "APPROVED");
    expect(await stepOf(consent)).toMatchObject({ step: "CONFIRM" });
    await askAdmin("PATCH", `tpps/${tpp_id}`, { status: "ACTIVE" });
    expect((await report(consent.consent_id, "APPROVED")).status).toBe(202);
    expect(await stepOf(consent)).toMatchObject({ step: "APPROVE" });
  });

  it("of a bank that then lists nothing rejects the consent", async () => {
    const consent = await prompted();
    answering("alpha accounts", { accounts: [] });
    await report(consent.consent_id, "APPROVED");
    expect((await tpp.read(consent.consent_id)).body.status_reason).toBe("NO_ACCOUNT");
    const refused = await prompted();
    answering("alpha accounts", refusing("NOT_AUTHORISED"));
    await report(refused.consent_id, "APPROVED");
    expect((await tpp.read(refused.consent_id)).body.status_reason).toBe("SCA_FAILED");
  });
});

// @rule B7.1
it("a grant and its end reach the bank, in the state of the moment", async () => {
  const consent = await prompted();
  await report(consent.consent_id, "APPROVED");
  await mustAct(consent.stub, { type: "approve", browser_id: BROWSER, accounts: null });
  await deliverAll();
  await tpp.revoke(consent.consent_id);
  await deliverAll();
  const told = callsOf("alpha notify-authorisation").map(({ body }) => body);
  const about = { id: consent.consent_id, kind: "CONSENT", ibans: [IBAN] };
  expect(told).toMatchObject([
    { ...about, status: "AUTHORISED", reason: null },
    { ...about, status: "REVOKED", reason: "TPP" },
  ]);
});

it("the rail's report on money about a consent is 404", async () => {
  const { consent_id } = await prompted();
  const movement = {
    ...{ end_to_end_id: "E2E1", originator_ref: consent_id, status: "CREDITED" },
    ...{ amount: 1, currency: "USD", debtor_iban: IBAN, creditor_iban: IBAN },
    ...{ rail_ref: "R1", settlement_fee: 0 },
  };
  const headers = { "x-gateway-rail-key": railKeys.test };
  expect((await ask("POST", "/gateway/callback/credit", headers, movement)).status).toBe(404);
});
