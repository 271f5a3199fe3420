import { beforeAll, describe, expect, test } from "vitest";
import { ask, bankRequest, migrate, newMerchant, newStaff, post, statements } from "../gateway.ts";

/** Which way a payment would take, asked of the real records. */
const path = "/admin/v1/settlement-strategy/dry-run";
const [debtor, creditor] = ["DE89370400440532013000", "GB29NWBK60161331926819"];
const between = { mode: "test", debtor_iban: debtor, creditor_iban: creditor };
const banks: string[] = [];

beforeAll(async () => {
  await migrate();
  for (const prefix of ["DE**37040044", "GB**NWBK"]) {
    const request = bankRequest({ iban_prefixes: [prefix] });
    banks.push(request.bank_handle);
    await post("/admin/v1/banks", request);
  }
});

describe("a dry run", () => {
  test("goes by the operator's strategy", async () => {
    const { status, body } = await post(path, between);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      route: "INTERBANK",
      debtor_bank: banks[0],
      creditor_bank: banks[1],
    });
    expect(body.because[2]).toMatch(/the operator's in test mode/);
  });

  test("goes by the merchant's own strategy, if it has one", async () => {
    const settings = { settlement_iban: creditor, settlement_strategy: "SAME_BANK_ONLY" };
    const merchant_id = await newMerchant({ modes: { test: settings } });
    const { body } = await post(path, { ...between, merchant_id });
    expect(body).toMatchObject({ route: null, strategy: "SAME_BANK_ONLY" });
    expect(body.because[2]).toMatch(/the merchant's own/);
    const usual = await post(path, { ...between, merchant_id: await newMerchant() });
    expect(usual.body.because[2]).toMatch(/the operator's in test mode/);
  });

  test("tries another strategy than the one in force", async () => {
    const { body } = await post(path, { ...between, strategy: "SAME_BANK_ONLY" });
    expect(body).toMatchObject({ route: null, strategy: "SAME_BANK_ONLY" });
  });

  /** What a checkout refuses for all accounts, or for these. */
  const refused = async (asked: object) => {
    const { status, body } = await post(path, { ...between, ...asked });
    expect([status, body.route]).toEqual([200, null]);
    return body.because.at(-1);
  };

  test("goes nowhere for a merchant that is suspended", async () => {
    const merchant_id = await newMerchant();
    await ask(`/admin/v1/merchants/${merchant_id}`, {
      method: "PATCH",
      json: { status: "SUSPENDED" },
    });
    expect(await refused({ merchant_id })).toMatch(/merchant is SUSPENDED/);
  });

  test("goes nowhere from an account to itself", async () => {
    expect(await refused({ creditor_iban: debtor })).toMatch(/same account/);
  });

  test("goes nowhere from a bank that is closing", async () => {
    const request = bankRequest({ iban_prefixes: ["NL**ABNA"] });
    const { body } = await post("/admin/v1/banks", request);
    const closes_at = new Date(Date.now() + 86_400_000).toISOString();
    await post(`/admin/v1/banks/${body.bank_id}/close`, { closes_at, note: "A test." });
    expect(await refused({ debtor_iban: "NL91ABNA0417164300" })).toMatch(/is CLOSING/);
  });

  test("writes nothing, and staff who only read may ask for it", async () => {
    const { key } = await newStaff("support");
    statements.clear();
    expect((await post(path, between, { key })).status).toBe(200);
    expect([...statements.keys()].filter((sql) => !/^select/i.test(sql))).toEqual([]);
  });

  test.each([
    [{ debtor_iban: "DE00" }, "debtor_iban"],
    [{ merchant_id: `mer_${"0".repeat(43)}` }, "merchant_id"],
    [{ strategy: "FASTEST" }, "strategy"],
  ])("with %j is 422 naming %s", async (change, field) => {
    const { status, body } = await post(path, { ...between, ...change });
    expect([status, body.error.field]).toEqual([422, field]);
  });

  test("about an account that only the directory knows needs the directory", async () => {
    const unknown = { ...between, creditor_iban: "FR1420041010050500013M02606" };
    expect((await post(path, unknown)).body.error.code).toBe("DIRECTORY_UNAVAILABLE");
    expect((await ask("/admin/v1/settlement-strategy")).status).toBe(200);
  });
});
