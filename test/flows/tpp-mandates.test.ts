import { beforeAll, expect, inject, test } from "vitest";
import { type HttpReply, requestJson, requestOk } from "../../scripts/local/http.ts";
import {
  bankHandles,
  customerAt,
  eventually,
  inboxOf,
  isSigned,
  merchantOf,
  phoneMessage,
  readEvent,
} from "../support/checkout-client.ts";
import { PayingApp } from "../support/order-client.ts";
import { gatewayOf, transfersOf } from "./steps.ts";

/** A TPP that collects by a mandate: from the request to the end of its consent. */
const world = inject("world");
const { own, other } = bankHandles(world);
const { merchant, tpp, base_url } = gatewayOf(world);
const customer = customerAt(world, own);

/** An amount of this file alone, by which the ledger shows its transfers. */
const AMOUNT = 31_417;

interface Mandate {
  mandate_id: string;
  approval_url: string;
  status: string;
  error?: { code: string; field?: string };
}

let app: PayingApp;

beforeAll(async () => {
  app = await PayingApp.connect(world, customer, { scope: "mandates:write" });
});

const ask = <Body = Mandate>(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<HttpReply<Body>> =>
  requestJson(`${base_url}/api/v1${path}`, { method, headers, ...(body ? { body } : {}) });

const create = (changes: object = {}, headers = app.token) =>
  ask("POST", "/recurring/mandates", headers, {
    ...{ source_account_id: app.source, amount: AMOUNT, currency: world.currency },
    destination: { type: "iban", value: merchant.destination },
    ...{ frequency: "MONTHLY", description: "Rent" },
    ...changes,
  });

/** The customer approves on the mandate's page, with a code. */
const approve = async ({ mandate_id, approval_url }: Mandate): Promise<void> => {
  const headers = { accept: "application/json" };
  const { token } = await requestOk<{ token: string }>(approval_url, { headers });
  const step = (name: string, body: object) =>
    requestOk(`${base_url}/mandates/${mandate_id}/authorisation/${name}`, {
      ...{ method: "POST", body, headers: { "x-gateway-auth-session": token } },
    });
  await step("start", { auth_mode: "OTP" });
  const { otp_code } = await phoneMessage(customer, mandate_id, "OTP");
  await step("confirm", { otp_code });
};

const inbox = inboxOf(world, "tpp");

/** The event of this mandate as it reached the TPP. */
const eventOf = (name: string, mandate_id: string) =>
  eventually(`${name} of ${mandate_id}`, async () =>
    (await inbox.messages()).find((message) => {
      const { event, data } = readEvent(message);
      return event === name && (data as object as Mandate).mandate_id === mandate_id;
    }),
  );

// @rule O5.14
test("a bank that does not offer mandates grants none", async () => {
  const offered = async (bank: string) =>
    (
      await requestOk<{ ob_scopes_supported: string[] }>(
        `${base_url}/banks/${bank}/capabilities?mode=test`,
      )
    ).ob_scopes_supported;
  expect(await offered(own)).toContain("mandates:write");
  expect(await offered(other)).not.toContain("mandates:write");
  const elsewhere = customerAt(world, other);
  await expect(PayingApp.connect(world, elsewhere, { scope: "mandates:write" })).rejects.toThrow(
    /A scope is not offered by this bank/,
  );
});

// @rule M2.6 M3.22
test("an app collects what its customer has approved, until the consent ends", async () => {
  const made = await create();
  expect([made.status, made.body.status]).toEqual([201, "AWAITING_CUSTOMER_AUTH"]);
  const mandate = made.body;
  const path = `/mandates/${mandate.mandate_id}`;
  const early = await ask("POST", `${path}/charge`, app.token, { amount: 1, reference: "r" });
  expect(early.body.error?.code).toBe("MANDATE_NOT_ACTIVE");
  await approve(mandate);
  expect((await ask("GET", path, app.token)).body.status).toBe("ACTIVE");

  const asked = { amount: AMOUNT, reference: "rent-1" };
  const charged = await ask<{ charge_id: string; status: string }>(
    ...(["POST", `${path}/charge`, app.token, asked] as const),
  );
  expect(charged.status).toBe(201);
  const one = `${path}/charges/${charged.body.charge_id}`;
  await eventually("the charge is COMPLETED", async () => {
    const { body } = await ask("GET", one, app.own);
    return body.status === "COMPLETED";
  });
  expect(await transfersOf(world, AMOUNT)).toMatchObject([
    { debtor_iban: customer.iban, creditor_iban: merchant.destination, status: "BOOKED" },
  ]);

  expect((await app.revoke()).status).toBe(204);
  const ended = await eventually("the mandate is CANCELLED", async () => {
    const { body } = await ask("GET", path, app.own);
    return body.status === "CANCELLED" && body;
  });
  expect(ended).toMatchObject({ cancelled_by: "TPP", status_reason: "CONSENT_REVOKED" });

  const { consentId: consent_id } = app;
  for (const name of ["mandate.activated", "mandate.charge.completed", "mandate.cancelled"]) {
    const message = await eventOf(name, mandate.mandate_id);
    expect(isSigned(message, tpp.signing_secret)).toBe(true);
    expect(readEvent(message).data).toMatchObject({ consent_id });
  }
  const listed = await requestOk<{ data: { event: string }[] }>(
    `${base_url}/ob/events?event=mandate.cancelled`,
    { headers: app.own },
  );
  expect(listed.data.map(({ event }) => event)).toContain("mandate.cancelled");
});

test("merchants and TPPs do not find each other's mandates", async () => {
  app = await PayingApp.connect(world, customer, { scope: "mandates:write" });
  const { body: mine } = await create();
  const theirs = await merchantOf(world).call<Mandate>("POST", "/recurring/mandates", {
    ...{ amount: AMOUNT, currency: world.currency, frequency: "MONTHLY" },
  });
  const read = async ({ mandate_id }: Mandate, headers: Record<string, string>) =>
    (await ask("GET", `/mandates/${mandate_id}`, headers)).status;
  const key = { authorization: `Bearer ${merchant.api_key}` };
  expect([await read(mine, app.token), await read(theirs.body, key)]).toEqual([200, 200]);
  expect([await read(mine, key), await read(theirs.body, app.token)]).toEqual([404, 404]);
  expect(await read(theirs.body, app.own)).toBe(404);
});
