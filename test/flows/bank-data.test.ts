import { createHash, randomBytes } from "node:crypto";
import { afterEach, describe, expect, inject, test } from "vitest";
import { requestJson, requestOk } from "../../scripts/local/http.ts";
import {
  bankHandles,
  type Customer,
  customerAt,
  eventually,
  merchantOf,
} from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import { approveConsent } from "../support/consent-client.ts";
import {
  clearFaults,
  codeOf,
  foreignCustomer,
  gatewayOf,
  ownAmount,
  setFaults,
  withCode,
} from "./steps.ts";

/** What banks answer an app, over HTTP: what was paid, their own no, and silence. */
const world = inject("world");
const clock = clockAt(inject("baseUrls").sandbox);
const { base_url, tpp } = gatewayOf(world);
if (!tpp) throw new Error("the world has no TPP");
const { own } = bankHandles(world);

const tokenOf = async (form: Record<string, string>): Promise<string> => {
  const credentials = Buffer.from(`${tpp.client_id}:${tpp.client_secret}`).toString("base64");
  const { access_token } = await requestOk<{ access_token: string }>(`${base_url}/ob/token`, {
    method: "POST",
    headers: {
      authorization: `Basic ${credentials}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams(form).toString(),
  });
  return access_token;
};

const ownHeaders = async () => ({
  authorization: `Bearer ${await tokenOf({ grant_type: "client_credentials" })}`,
});

/** Asks the customer for everything that can be read; the address that leads back to the app. */
const asked = async (customer: Customer) => {
  const code_verifier = randomBytes(32).toString("base64url");
  const consent = await requestOk<{ consent_id: string; consent_url: string }>(
    `${base_url}/ob/consents`,
    {
      method: "POST",
      headers: await ownHeaders(),
      body: {
        ...{ bank_handle: customer.bank_handle, purpose: "Budget", state: "s" },
        scopes: ["accounts:read", "balances:read", "transactions:read"],
        redirect_uri: tpp.redirect_uri,
        code_challenge: createHash("sha256").update(code_verifier).digest("base64url"),
        code_challenge_method: "S256",
      },
    },
  );
  return { consent, code_verifier };
};

interface Transaction {
  transaction_id: string;
  status: string;
  credit_debit: string;
  amount: number;
}

/** The same approved: what the app can read, and the state of the consent. */
const connected = async (customer: Customer) => {
  const { consent, code_verifier } = await asked(customer);
  const { consent_id } = consent;
  const code = (await approveConsent(consent, customer)).searchParams.get("code") ?? "";
  const { redirect_uri } = tpp;
  const grant = { grant_type: "authorization_code", code, redirect_uri, code_verifier };
  const authorization = `Bearer ${await tokenOf(grant)}`;
  const headers = { authorization, "x-consent-id": consent_id };
  const read = (path: string) => requestJson(`${base_url}/ob/accounts${path}`, { headers });
  const { body } = await read("");
  const [account] = (body as { accounts: { account_id: string }[] }).accounts;
  const newest = async (amount: number): Promise<Transaction[]> => {
    const page = await read(`/${account?.account_id}/transactions?count=100`);
    const { transactions } = page.body as { transactions: Transaction[] };
    return transactions.filter((transaction) => transaction.amount === amount);
  };
  const status = async () =>
    requestOk<{ status: string; revoked_by: string | null }>(
      `${base_url}/ob/consents/${consent_id}`,
      { headers: await ownHeaders() },
    );
  return { consent_id, balances: () => read(`/${account?.account_id}/balances`), newest, status };
};

afterEach(() => clearFaults(world));

test("a payment is PENDING while the rail does not take it, then BOOKED; a refund follows", async () => {
  const customer = foreignCustomer(world);
  const { newest } = await connected(customer);
  const amount = ownAmount();
  await setFaults(world, "rail", [{ operation: "submit", fault: "STATUS:503", times: -1 }]);
  const { session, checkout, otp_code } = await withCode(world, { amount }, customer);
  await checkout.confirm(otp_code);
  const pending = await eventually("the pending transaction", async () => {
    const [transaction] = await newest(amount);
    return transaction?.status === "PENDING" && transaction;
  });

  await clearFaults(world);
  const merchant = merchantOf(world);
  await clock.hurry(merchant.untilStatus(session.session_id, "COMPLETED", "FAILED"));
  expect(await newest(amount)).toEqual([
    expect.objectContaining({
      ...{ transaction_id: pending.transaction_id, status: "BOOKED", credit_debit: "DEBIT" },
    }),
  ]);

  const path = `/payments/${session.session_id}/refunds`;
  expect((await merchant.call("POST", path, {})).status).toBe(201);
  await clock.hurry(
    eventually("the refund", async () => {
      const transactions = await newest(amount);
      return transactions.map(({ credit_debit }) => credit_debit).join() === "CREDIT,DEBIT";
    }),
  );
});

describe("a consent ends at the bank", () => {
  test("when the customer ends it there", async () => {
    const customer = customerAt(world, own);
    const { consent_id, balances, status } = await connected(customer);
    const revoke_url = `${customer.phone_url}/consents/${consent_id}/revoke`;
    await eventually("the bank to know the consent", async () => {
      const { status: code } = await requestJson(revoke_url, { method: "POST" });
      return code === 200;
    });
    await eventually("the gateway to hear of it", async () => {
      const { status: state, revoked_by } = await status();
      return `${state} ${revoked_by}` === "REVOKED BANK";
    });
    expect((await balances()).status).toBe(401);
  });

  test("when the bank refuses a data call and the list of accounts", async () => {
    const { balances, status } = await connected(customerAt(world, own));
    const fault = "REFUSE:NOT_AUTHORISED";
    const operations = ["balances", "accounts", "accounts"];
    await setFaults(
      world,
      `banks/${own}`,
      operations.map((operation) => ({ operation, fault })),
    );
    expect((await balances()).status).toBe(403);
    expect(await status()).toMatchObject({ status: "REVOKED", revoked_by: "BANK" });
    expect((await balances()).status).toBe(401);
  });
});

test.each([
  ["STATUS:503", 503, "BANK_UNAVAILABLE"],
  ["RESET_BEFORE_APPLY", 503, "BANK_UNAVAILABLE"],
  ["MALFORMED", 502, "BANK_ERROR"],
  ["REFUSE:INSUFFICIENT_FUNDS", 502, "BANK_ERROR"],
])("a bank's %s is an error for now, and the consent stays", async (fault, status, code) => {
  const consent = await connected(customerAt(world, own));
  await setFaults(world, `banks/${own}`, [{ operation: "balances", fault }]);
  const failed = await consent.balances();
  expect([failed.status, codeOf(failed)]).toEqual([status, code]);
  expect((await consent.balances()).status).toBe(200);
});

test("a customer without a shareable account leads back with access_denied", async () => {
  const [customer] = world.magic.filter(({ alias }) => alias === "private.person");
  if (!customer) throw new Error("the world has no such customer");
  const { consent } = await asked(customer);
  await expect(approveConsent(consent, customer)).rejects.toThrow("INVALID_STATE");
  const { status, status_reason } = await requestOk<Record<string, string>>(
    `${base_url}/ob/consents/${consent.consent_id}`,
    { headers: await ownHeaders() },
  );
  expect([status, status_reason]).toEqual(["REJECTED", "NO_ACCOUNT"]);
});
