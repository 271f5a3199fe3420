import { describe, expect, it } from "vitest";
import type { Result } from "../../../src/base/kernel/result.ts";
import { emptyRequest } from "../../../src/base/platform/contract.ts";
import { validate } from "../../../src/base/platform/request-body.ts";
import { SchemaBook } from "../../../src/documents/schemas.ts";
import * as answers from "../../../src/products/mandates/answers.ts";
import * as requests from "../../../src/products/mandates/requests.ts";
import {
  type AskedTerms,
  askedTerms,
} from "../../../src/products/mandates/verbs/create-mandate.ts";

/** Shortly before midnight in UTC: in Berlin it is the next day already. */
const NOW = Date.UTC(2026, 10, 22, 23, 30);
const ID = `mnd_${"0".repeat(43)}`;
const least = { amount: 1_250, currency: "USD", interval: "MONTHLY" };

const asked = (body: object): Result<AskedTerms> => {
  const checked = validate(requests.createMandateRequest, body);
  return checked.ok ? askedTerms(checked.value, NOW) : checked;
};

const fieldOf = (result: Result<unknown>) => (result.ok ? null : result.problem.field);
const termsOf = (body: object) => {
  const terms = asked(body);
  return terms.ok ? terms.value : terms.problem;
};

const onDemand = { ...least, interval: "ON_DEMAND", max_total: 15_000 };
const fixed = { ...least, amount_type: "FIXED" };

describe("a mandate's request", () => {
  // @rule M1.1 M1.5 M1.6
  it("needs amount, currency and how often, and has a default for the rest", () => {
    expect(termsOf(least)).toEqual({
      ...{ amount: 1_250, currency: "USD", amount_type: "VARIABLE", collection: "MANUAL" },
      ...{ max_amount_per_period: 1_250, max_charges: null, max_total: null },
      schedule: {
        ...{ frequency: "MONTHLY", interval_count: 1, time_zone: "UTC" },
        ...{ start_date: null, end_date: null },
      },
    });
  });

  it.each([
    ["the names of one form", { customer_alias: "Amira", description: "Corner Shop Plus" }],
    ["the names of the other", { interval: undefined, frequency: "weekly", expiry: "2027-01-31" }],
    ["both names of a field, if they are equal", { frequency: "monthly" }],
    ["an end on the day of its start", { start_date: "2026-12-01", end_date: "2026-12-01" }],
    ["a start today", { start_date: "2026-11-22", time_zone: "America/New_York" }],
    ["a fortnight", { interval: "Weekly", interval_count: 2 }],
    ["several charges in a period", { max_amount_per_period: 5_000 }],
    ["limits in number and in sum", { max_charges: 12, max_total: 15_000 }],
    ["room for one charge in all", { max_total: 1_250 }],
    ["automatic collection", { amount_type: "FIXED", collection: "AUTOMATIC" }],
    ["FIXED with its own period", { amount_type: "FIXED", max_amount_per_period: 1_250 }],
    [
      "a TPP's account and payee",
      {
        source_account_id: `acc_${"0".repeat(43)}`,
        destination: { type: "iban", value: "GB33BUKB20201555555555" },
      },
    ],
    ["null for fields that it leaves out", { end_date: null, replaces: null, max_total: null }],
    [
      "what the owner wants back",
      {
        merchant_reference: "subscription-7",
        metadata: { plan: "plus" },
        redirect_url: "https://shop.example/plus",
        replaces: ID,
        idempotency_key: "k",
      },
    ],
  ])("may have %s", (_, changes) => {
    expect(fieldOf(asked({ ...least, ...changes }))).toBeNull();
  });

  // @rule M1.2 M1.13
  it("reads its frequency in any case, and expiry as its end", () => {
    const body = { ...least, interval: "quarterly", expiry: "2027-01-31" };
    expect(termsOf(body)).toMatchObject({
      schedule: { frequency: "QUARTERLY", end_date: "2027-01-31" },
    });
  });

  // @rule M1.21
  it("says what a period usually costs, at most the most of it", () => {
    const asked = { ...least, max_amount_per_period: 2_500, usual_amount: 2_500 };
    expect(termsOf(asked)).toMatchObject({ usual_amount: 2_500, max_amount_per_period: 2_500 });
  });

  // @rule M1.5 M1.14
  it("ON_DEMAND has one period, and max_total is its limit", () => {
    expect(termsOf(onDemand)).toMatchObject({ max_amount_per_period: 15_000, max_total: 15_000 });
  });

  it.each([
    ["amount", { ...least, amount: undefined }],
    ["amount", { ...least, amount: 0 }],
    ["currency", { ...least, currency: "XAU" }],
    ["frequency", { ...least, interval: undefined }],
    ["interval", { ...least, interval: "HOURLY" }],
    ["frequency", { ...least, frequency: 7 }],
    ["interval", { ...least, frequency: "WEEKLY" }],
    ["interval_count", { ...least, interval_count: 13 }],
    ["interval_count", { ...least, interval_count: 0 }],
    ["interval_count", { ...onDemand, interval_count: 2 }],
    ["amount_type", { ...least, amount_type: "ANY" }],
    ["amount_type", { ...onDemand, amount_type: "FIXED" }],
    ["max_amount_per_period", { ...least, max_amount_per_period: 1_249 }],
    ["max_amount_per_period", { ...fixed, max_amount_per_period: 2_500 }],
    ["max_amount_per_period", { ...onDemand, max_amount_per_period: 1_250 }],
    ["usual_amount", { ...least, usual_amount: 1_251 }],
    ["usual_amount", { ...least, usual_amount: 0 }],
    ["usual_amount", { ...fixed, usual_amount: 1_250 }],
    ["usual_amount", { ...onDemand, usual_amount: 1_250 }],
    ["max_charges", { ...least, max_charges: 0 }],
    ["max_charges", { ...least, max_charges: 10_001 }],
    ["max_total", { ...least, max_total: 1_249 }],
    ["max_total", { ...onDemand, max_total: undefined }],
    ["collection", { ...least, collection: "AUTOMATIC" }],
    ["start_date", { ...least, start_date: "2026-11-21" }],
    ["start_date", { ...least, start_date: "2026-11-22", time_zone: "Europe/Berlin" }],
    ["start_date", { ...least, start_date: "2026-02-30" }],
    ["start_date", { ...least, start_date: "2200-01-01" }],
    ["end_date", { ...least, end_date: "2026-11-21" }],
    ["end_date", { ...least, start_date: "2026-12-02", end_date: "2026-12-01" }],
    ["end_date", { ...least, start_date: "2026-12-02", expiry: "2026-12-01" }],
    ["expiry", { ...least, end_date: "2027-01-01", expiry: "2027-01-02" }],
    ["time_zone", { ...least, time_zone: "Mars/Olympus" }],
    ["time_zone", { ...least, time_zone: "+01:00" }],
    ["description", { ...least, description: "a".repeat(141) }],
    ["merchant_reference", { ...least, merchant_reference: "a".repeat(65) }],
    ["redirect_url", { ...least, redirect_url: "shop" }],
    ["replaces", { ...least, replaces: "mnd_1" }],
    ["metadata", { ...least, metadata: [] }],
    ["customer_alias", { ...least, customer_alias: "GB33BUKB20201555555555" }],
    ["source_account_id", { ...least, source_account_id: "GB33BUKB20201555555555" }],
    ["destination", { ...least, destination: "GB33BUKB20201555555555" }],
    ["payer_iban", { ...least, payer_iban: "GB33BUKB20201555555555" }],
  ])("names %s in %j", (field, body) => {
    expect(fieldOf(asked(body))).toBe(field);
  });
});

describe("a charge's request", () => {
  const charge = { amount: 1_250, reference: "invoice-7" };
  const field = (body: object) => fieldOf(validate(requests.chargeRequest, body));

  // @rule M3.18
  it("needs amount and reference", () => {
    expect(field(charge)).toBeNull();
    expect(field({ ...charge, charge_date: "2026-12-01", description: "December" })).toBeNull();
  });

  it.each([
    ["amount", { ...charge, amount: 1.5 }],
    ["reference", { amount: 1_250 }],
    ["reference", { ...charge, reference: "" }],
    ["charge_date", { ...charge, charge_date: "tomorrow" }],
    ["description", { ...charge, description: "a".repeat(141) }],
    ["currency", { ...charge, currency: "USD" }],
  ])("names %s in %j", (name, body) => {
    expect(field(body)).toBe(name);
  });
});

describe("the requests for a mandate", () => {
  it.each([
    ["resume_on", requests.pauseRequest, { resume_on: "2027-13-01" }],
    ["until", requests.pauseRequest, { until: "2027-01-01" }],
    ["idempotency_key", requests.retryRequest, { idempotency_key: "" }],
    ["amount", requests.mandateFundsRequest, {}],
    ["reason", emptyRequest, { reason: "moved" }],
    ["status", requests.ownMandateFilters, { status: "REPLACING" }],
    ["limit", requests.ownMandateFilters, { limit: "101" }],
    ["id", requests.mandatePath, { id: "mnd_1" }],
    ["charge_id", requests.chargePath, { id: ID, charge_id: ID }],
  ])("name %s when it is wrong", (name, schema, body) => {
    expect(fieldOf(validate(schema, body))).toBe(name);
  });
});

describe("every schema of mandates has an example that fits", () => {
  it.each(Object.entries(answers).filter(([, each]) => "kind" in each))("%s", (_, schema) => {
    expect(() => new SchemaBook().describe(schema as never, "open")).not.toThrow();
  });
  it.each(Object.entries(requests))("%s", (name, schema) => {
    const use = /Filters|Path/.test(name) ? "parameters" : "closed";
    expect(() => new SchemaBook().describe(schema as never, use)).not.toThrow();
  });
});
