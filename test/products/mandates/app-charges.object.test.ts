import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { settlement } from "../../workers/gateway-journey.ts";
import {
  type Answer,
  ask,
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";
import { callsOf } from "../../workers/neighbours.ts";
import type { PayingTpp } from "../payment-orders/order-scene.ts";
import { newApp, offerMandates, openMandateBank } from "./app-scene.ts";

/**
 * Charges of a TPP's mandate. What lets the TPP collect is asked again for each of them, uncached:
 * the guard of its request may remember a scope for two seconds.
 */
let tpp: PayingTpp;
let mandate_id: string;

beforeAll(openMandateBank);
beforeEach(async () => {
  startTest();
  await offerMandates();
  tpp = await newApp();
  mandate_id = await approvedMandate();
});
afterEach(endTest);

/** A mandate that the TPP asked for and its customer has approved. */
const approvedMandate = async (): Promise<string> => {
  const asked = {
    ...{ source_account_id: tpp.source, destination: { type: "iban", value: settlement } },
    ...{ amount: 1_250, max_amount_per_period: 5_000, currency: "USD", frequency: "MONTHLY" },
  };
  const { body } = await ask("POST", "/api/v1/recurring/mandates", tpp.token, asked);
  const { token } = bodyOf(await ask("GET", body.approval_url, { cookie: "mandate_browser=1" }));
  const step = (name: string, json: object) =>
    ask(
      ...(["POST", `/mandates/${body.mandate_id}/authorisation/${name}`] as const),
      ...([{ "x-gateway-auth-session": token }, json] as const),
    );
  bodyOf(await step("start", { auth_mode: "OTP" }));
  bodyOf(await step("confirm", { otp_code: "123456" }));
  await deliverAll();
  return body.mandate_id;
};

const charge = (): Promise<Answer> => {
  const asked = { amount: 1_000, reference: "invoice-7" };
  return ask("POST", `/mandates/${mandate_id}/charge`, tpp.token, asked);
};

const sent = () => callsOf("alpha execute-transaction");
const patch = (json: object) => askAdmin("PATCH", `tpps/${tpp.registered.tpp.tpp_id}`, json);

/** The charge once all is done that follows from it. A suspended TPP could not read it. */
const ended = async ({ charge_id }: { charge_id: string }) => {
  await deliverAll();
  bodyOf(await patch({ status: "ACTIVE" }));
  wait(2_001);
  return bodyOf(await ask("GET", `/mandates/${mandate_id}/charges/${charge_id}`, tpp.own));
};

describe("a charge of a TPP's mandate", () => {
  it("is executed from the account of its consent", async () => {
    expect(await ended(bodyOf(await charge(), 201))).toMatchObject({ status: "COMPLETED" });
    expect(sent().map(({ body }) => [body.debtor_iban, body.amount])).toEqual([[tpp.iban, 1_000]]);
  });

  it.each<[why: string, code: string, bring: () => Promise<Answer>]>([
    [
      "once a scope was taken from the TPP",
      "INSUFFICIENT_SCOPE",
      () => patch({ scopes: ["accounts:read"] }),
    ],
    ["once the TPP is suspended", "FORBIDDEN", () => patch({ status: "SUSPENDED" })],
    [
      "once the bank no longer offers mandates",
      "FORBIDDEN",
      () => offerMandates({ ob_scopes_supported: ["accounts:read"] }),
    ],
  ])("never leaves %s: %s", async (_, code, bring) => {
    bodyOf(await bring());
    const made = bodyOf(await charge(), 201);
    expect(await ended(made)).toMatchObject({ status: "FAILED", failure_code: code });
    expect(sent()).toEqual([]);
  });
});
