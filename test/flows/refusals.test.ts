import { afterAll, describe, expect, inject, test } from "vitest";
import { requestJson } from "../../scripts/local/http.ts";
import { bankHandles, customerAt, merchantOf, openCheckout } from "../support/checkout-client.ts";
import {
  clearFaults,
  codeOf,
  type ErrorBody,
  foreignCustomer,
  gatewayOf,
  magicCustomer,
  newMerchant,
  opened,
  resolved,
  setFaults,
  settledAndBalanced,
} from "./steps.ts";

const world = inject("world");
const { own } = bankHandles(world);
const { base_url } = gatewayOf(world);
const merchant = merchantOf(world);

afterAll(async () => {
  await clearFaults(world);
  expect(await settledAndBalanced(world)).toBe(true);
});

// @rule P3.4 P3.19
describe("the caller of a checkout step", () => {
  const steps = [
    ["/api/v1/payments/sessions/ID/resolve-payer", { payer_alias: "amira" }],
    ["/session/ID/resolve-payer", { payer_alias: "amira" }],
    ["/api/v1/payments/sessions/ID/select-auth", { auth_mode: "OTP" }],
    ["/session/ID/select-auth", { auth_mode: "OTP" }],
    ["/api/v1/payments/sessions/ID/confirm", { otp_code: "123456" }],
    ["/session/ID/confirm-otp", { otp_code: "123456" }],
  ] as const;

  const call = (path: string, id: string, token: string | null, body: object) =>
    requestJson<ErrorBody>(base_url + path.replace("ID", id), {
      method: "POST",
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      body,
    });

  test.each(steps)(
    "%s is not for merchant keys, valid or not, known session or not",
    async (path, body) => {
      const { session_id } = await merchant.createSession();
      for (const key of [merchant.api_key, merchant.live_api_key, "mk_test_x", "mk_live_x"]) {
        for (const id of [session_id, "ps_unknown"]) {
          const answer = await call(path, id, key, body);
          expect([answer.status, codeOf(answer)]).toEqual([403, "CHECKOUT_STEP_FORBIDDEN"]);
        }
      }
    },
  );

  test.each(steps)("%s needs a session token", async (path, body) => {
    const { session_id } = await merchant.createSession();
    for (const token of [null, "", "st_x", `st_${"a".repeat(100)}.${"0".repeat(64)}`]) {
      const answer = await call(path, session_id, token, body);
      expect([answer.status, codeOf(answer)]).toEqual([401, "SESSION_TOKEN_REQUIRED"]);
    }
  });

  test.each(steps)("%s takes no other session's token", async (path, body) => {
    const { checkout } = await opened(world);
    const { session_id } = await merchant.createSession();
    const answer = await call(path, session_id, checkout.token, body);
    expect([answer.status, codeOf(answer)]).toEqual([403, "FORBIDDEN"]);
    expect((await merchant.readSession(session_id)).state).toBe("PENDING");
  });

  test("gets 404 for malformed ids, and for well-formed ids of no session", async () => {
    const { checkout } = await opened(world);
    for (const id of ["ps_1", `ps_${"0".repeat(43)}`, "%00"]) {
      const answer = await call("/session/ID/resolve-payer", id, checkout.token, {
        payer_alias: "amira",
      });
      expect([id, answer.status, codeOf(answer)]).toEqual([id, 404, "NOT_FOUND"]);
    }
  });
});

// @rule B2.2
describe("resolving the payer refuses", () => {
  const unknownAtKnownBank = () => {
    // Accounts of a bank share their check digits, because their numbers are 97 apart.
    const { iban } = customerAt(world, own);
    const digits = iban.slice(-10);
    return iban.slice(0, -10) + String(Number(digits) + 97 * 77).padStart(10, "0");
  };

  // @rule P3.7
  test("unknown payers with the same message, wherever they are missing", async () => {
    const { checkout, session } = await opened(world);
    const answers = [
      await checkout.resolvePayer({ payer_alias: "nobody.here" }),
      await checkout.resolvePayer({ payer_alias: "amira@nowhere" }),
      await checkout.resolvePayer({ payer_iban: unknownAtKnownBank() }),
      await checkout.resolvePayer({ payer_iban: "FR1420041010050500013M02606" }),
    ];
    const words = answers.map(({ status, body }) => {
      const { code, message, retryable } = (body as unknown as ErrorBody).error;
      return { status, code, message, retryable };
    });
    expect(words[0]).toMatchObject({ status: 422, code: "PAYER_NOT_FOUND", retryable: false });
    for (const word of words) expect(word).toEqual(words[0]);
    expect((await merchant.readSession(session.session_id)).status).toBe("PENDING");
  });

  test.each([
    "DE89370400440532013000",
    "de89-3704-0044-0532-0130-00",
    "de88370400440532013000",
    "de89370400440532013000@aurora",
    "amira@de89370400440532013000",
  ])("an account number in place of a username: %s", async (value) => {
    const { checkout } = await opened(world);
    const { status, body } = await checkout.resolvePayer({ payer_alias: value });
    expect([status, (body as unknown as ErrorBody).error]).toMatchObject([
      422,
      { code: "VALIDATION_FAILED", field: "payer_alias" },
    ]);
    const created = await requestJson<ErrorBody>(`${base_url}/payments/sessions`, {
      method: "POST",
      headers: { authorization: `Bearer ${gatewayOf(world).merchant.api_key}` },
      body: { amount: 1, currency: world.currency, destination: { type: "alias", value } },
    });
    expect([created.status, created.body.error]).toMatchObject([
      422,
      { code: "VALIDATION_FAILED", field: "destination.value" },
    ]);
  });

  test("an account that is also the payee's", async () => {
    const { iban, alias } = customerAt(world, own);
    const { checkout } = await opened(world, { destination: { type: "iban", value: iban } });
    const answer = await checkout.resolvePayer({ payer_alias: alias });
    expect([answer.status, codeOf(answer)]).toEqual([422, "SAME_ACCOUNT"]);
  });

  test("a currency that the account is not held in", async () => {
    const { checkout } = await opened(world, { currency: "EUR" });
    const answer = await checkout.resolvePayer({ payer_alias: customerAt(world, own).alias });
    expect([answer.status, codeOf(answer)]).toEqual([422, "CURRENCY_MISMATCH"]);
  });

  test.each([
    { type: "iban", value: "FR1420041010050500013M02606" },
    { type: "alias", value: "nobody.here" },
  ])("an unknown payee: %j", async (destination) => {
    const { checkout } = await opened(world, { destination });
    const answer = await checkout.resolvePayer({ payer_alias: customerAt(world, own).alias });
    expect([answer.status, codeOf(answer)]).toEqual([422, "DESTINATION_NOT_FOUND"]);
  });

  test("a route that the merchant's strategy does not permit", async () => {
    const shop = await newMerchant(world, { settlement_strategy: "SAME_BANK_ONLY" });
    const created = await requestJson<{ session_id: string; checkout_url: string }>(
      `${base_url}/payments/initiate`,
      {
        method: "POST",
        headers: { authorization: `Bearer ${shop.api_key}` },
        body: { amount: 100, currency: world.currency },
      },
    );
    const checkout = await openCheckout(created.body);
    const answer = await checkout.resolvePayer({ payer_alias: foreignCustomer(world).alias });
    expect([answer.status, codeOf(answer)]).toEqual([422, "ROUTE_NOT_AVAILABLE"]);
    const { status } = await checkout.resolvePayer({ payer_alias: customerAt(world, own).alias });
    expect(status).toBe(200);
  });

  test("the eleventh time", async () => {
    const { checkout, customer } = await opened(world);
    for (let count = 0; count < 10; count++) {
      const { status } = await checkout.resolvePayer({ payer_iban: customer.iban });
      expect(status).toBe(200);
    }
    const answer = await checkout.resolvePayer({ payer_iban: customer.iban });
    expect([answer.status, codeOf(answer)]).toEqual([429, "PAYER_CHANGE_LIMIT_REACHED"]);
  });

  test("a body that is not one payer", async () => {
    const { checkout } = await opened(world);
    for (const body of [{}, [], { payer_alias: "amira", payer_iban: "DE00" }, { payer: "amira" }]) {
      const answer = await checkout.step("resolve-payer", body);
      expect([answer.status, codeOf(answer)]).toEqual([422, "VALIDATION_FAILED"]);
    }
  });
});

// @rule P3.6
describe("a payer is shown masked, with the fields of both forms", () => {
  test.each([own, bankHandles(world).other])("at %s", async (handle) => {
    const { checkout } = await opened(world);
    const customer = customerAt(world, handle);
    const { body } = await checkout.resolvePayer({ payer_alias: customer.alias });
    expect(body).toMatchObject({
      status: "AUTH_REQUIRED",
      bank_handle: handle,
      auth_modes: ["OTP", "PUSH"],
      payer: { alias: customer.alias, available_auth_methods: ["OTP", "PUSH"] },
    });
    const { payer } = body as { payer: { masked_iban: string; display_name: string } };
    expect(payer.masked_iban).toMatch(/^[A-Z]{2}•• •••• .{4}$/);
    expect(payer.display_name).toContain("•");
    expect(JSON.stringify(body)).not.toContain(customer.iban);
  });

  test("at the bank that the alias names", async () => {
    const twice = world.customers.filter(({ alias }, _, all) => {
      return all.filter((customer) => customer.alias === alias).length > 1;
    });
    expect(twice.length).toBeGreaterThanOrEqual(2);
    const { checkout } = await opened(world);
    for (const { alias, bank_handle } of twice) {
      const { body } = await checkout.resolvePayer({ payer_alias: `${alias}@${bank_handle}` });
      expect(body).toMatchObject({ bank_handle });
    }
  });
});

// @rule P3.8
describe("asking for a code or a prompt refuses", () => {
  test("before the payer is known", async () => {
    const { checkout } = await opened(world);
    for (const answer of [await checkout.selectAuth("OTP"), await checkout.confirm("123456")]) {
      expect([answer.status, codeOf(answer)]).toEqual([409, "PAYER_REQUIRED"]);
    }
  });

  test.each([
    ["otp.only", "PUSH"],
    ["push.only", "OTP"],
  ] as const)("a method that the bank does not offer %s: %s", async (alias, mode) => {
    const { checkout } = await resolved(world, {}, magicCustomer(world, alias));
    const answer = await checkout.selectAuth(mode);
    expect([answer.status, codeOf(answer)]).toEqual([422, "AUTH_METHOD_NOT_AVAILABLE"]);
  });

  // @rule P2.7
  test("the sixth time, counting lost sends", async () => {
    const { checkout, session } = await resolved(world);
    await setFaults(world, `banks/${own}`, [{ operation: "send-otp", fault: "STATUS:503" }]);
    const lost = await checkout.selectAuth("OTP");
    expect([lost.status, codeOf(lost)]).toEqual([503, "BANK_UNAVAILABLE"]);
    for (const mode of ["OTP", "PUSH", "OTP", "PUSH"] as const) {
      expect((await checkout.selectAuth(mode)).status).toBe(200);
    }
    const answer = await checkout.selectAuth("OTP");
    expect([answer.status, codeOf(answer)]).toEqual([429, "CHALLENGE_LIMIT_REACHED"]);
    expect((await merchant.readSession(session.session_id)).state).toBe("PUSH_SENT");
  });

  test.each([
    ["STATUS:500", 503, "BANK_UNAVAILABLE", "PENDING"],
    ["MALFORMED", 502, "BANK_ERROR", "PENDING"],
    ["REFUSE:ACCOUNT_BLOCKED", 422, "PAYER_ACCOUNT_DEBIT_BLOCKED", "PENDING"],
    ["REFUSE:NOT_AUTHORISED", 422, "PAYMENT_REFUSED", "FAILED"],
  ])("with the bank's refusal: %s", async (fault, status, code, state) => {
    const { checkout, session } = await resolved(world);
    await setFaults(world, `banks/${own}`, [{ operation: "send-otp", fault }]);
    const answer = await checkout.selectAuth("OTP");
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    expect((await merchant.readSession(session.session_id)).state).toBe(state);
  });
});
