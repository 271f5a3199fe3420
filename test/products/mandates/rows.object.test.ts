import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { maskIban } from "../../../src/base/kernel/iban.ts";
import { openGateway, party, registerMerchant } from "../../workers/gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  env,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";
import { answering, callsOf, lost, refusing } from "../../workers/neighbours.ts";
import { least, OwnedMandate } from "./row-scene.ts";

/** The rows of mandates: what their owners create, read and change, and every refusal. */
beforeAll(async () => {
  startTest();
  await openGateway();
  endTest();
});

beforeEach(startTest);
afterEach(endTest);

const unknownId = `mnd_${"0".repeat(43)}`;
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];

const create = (terms: object = {}, headers: Record<string, string> = {}) =>
  ask(
    "POST",
    "/recurring/mandates",
    { ...party.merchant.headers.test, ...headers },
    {
      ...least,
      ...terms,
    },
  );

describe("a new mandate", () => {
  // @rule M1.8
  it("waits for its customer, and has both names of its page", async () => {
    const { status, body, headers } = await create({ merchant_reference: "subscription-7" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ status: "AWAITING_CUSTOMER_AUTH", mode: "test", amount: 1_250, currency: "USD" },
      ...{ frequency: "MONTHLY", interval_count: 1, amount_type: "VARIABLE" },
      ...{ max_amount_per_period: 1_250, collection: "MANUAL", time_zone: "UTC" },
      ...{ merchant_reference: "subscription-7", expires_at: null, current_period: null },
      ...{ charged_total: 0, next_charge_date: null, activated_at: null, cancelled_by: null },
      creditor: { name: "Meridian Books" },
    });
    expect(body.approval_url).toMatch(
      new RegExp(`^${env.BASE_URL}/approval/${body.mandate_id}\\.\\w+`),
    );
    expect(body.consent_url).toBe(body.approval_url);
    expect(headers.get("location")).toBe(`/mandates/${body.mandate_id}`);
    const authorise_by = Date.parse(body.created_at) + 24 * 3600_000;
    expect(Date.parse(body.authorise_by)).toBe(authorise_by);
  });

  // @rule M1.13
  it("has the same answer at every address, and in both forms", async () => {
    const paths = ["/recurring/mandates", "/mandates/create"];
    const forms = [least, { ...least, interval: undefined, frequency: "monthly" }];
    for (const path of [...paths, ...paths.map((each) => `/api/v1${each}`)]) {
      for (const form of forms) {
        const { status, body } = await ask("POST", path, party.merchant.headers.test, form);
        expect([path, status, body.frequency]).toEqual([path, 201, "MONTHLY"]);
      }
    }
  });

  // @rule M1.9
  it("ends with its last day in its zone", async () => {
    const { body } = await create({ expiry: "2199-11-30", time_zone: "Asia/Tokyo" });
    expect(body.expires_at).toBe("2199-11-30T15:00:00.000Z");
  });

  it("is made once under a key, and every answer is the first", async () => {
    const key = { "idempotency-key": "plus-7" };
    const first = await create({}, key);
    const { mandate_id } = first.body;
    await ask("POST", `/mandates/${mandate_id}/cancel`, party.merchant.headers.test, {});
    wait(60_000);
    const again = await create({ idempotency_key: "plus-7" });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(again.headers.get("location")).toBe(first.headers.get("location"));
    expect(first.headers.get("idempotency-replayed")).toBeNull();
    const other = await create({ amount: 1_251 }, key);
    expect(codeOf(other)).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
  });

  it("ten requests at once under one key make one mandate", async () => {
    const key = { "idempotency-key": "plus-8" };
    const answers = await Promise.all(Array.from({ length: 10 }, () => create({}, key)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.filter(({ headers }) => !headers.has("idempotency-replayed"))).toHaveLength(1);
  });

  it("tells nobody whether its customer's alias exists", async () => {
    const { status } = await create({ customer_alias: "nobody-here" });
    expect([status, callsOf("registry resolve")]).toEqual([201, []]);
  });

  it.each([
    ["frequency", { interval: undefined }],
    ["max_total", { interval: "ON_DEMAND" }],
    ["start_date", { start_date: "2020-01-01" }],
    ["redirect_url", { redirect_url: "http://shop.example/back" }],
    ["source_account_id", { source_account_id: `acc_${"0".repeat(43)}` }],
    ["destination", { destination: { type: "alias", value: "amira" } }],
    ["replaces", { replaces: unknownId }],
    ["idempotency_key", { idempotency_key: "" }],
  ])("is refused for its %s", async (field, terms) => {
    const { status, body } = await create(terms);
    expect([status, body.error.code, body.error.field]).toEqual([422, "VALIDATION_FAILED", field]);
  });

  // @rule M3.24
  it("is refused if it would pass over periods, because of the notice of its charges", async () => {
    const notice = (test: number) =>
      askAdmin("PUT", "charge-notice", { notice_days: { test, live: 0 } });
    const daily = { interval: "DAILY", amount_type: "FIXED", collection: "AUTOMATIC" };
    await notice(2);
    wait(3_000);
    const { body } = await create(daily);
    expect(body.error).toMatchObject({ code: "VALIDATION_FAILED", field: "collection" });
    expect((await create({ ...daily, interval_count: 2 })).status).toBe(201);
    await notice(0);
    wait(3_000);
  });

  it("is refused to a merchant that is not set up for the mode", async () => {
    const { merchant_id, headers } = await registerMerchant();
    await env.DB.prepare("delete from merchant_settings where merchant_id = ?")
      .bind(merchant_id)
      .run();
    expect(codeOf(await ask("POST", "/recurring/mandates", headers.test, least))).toEqual([
      ...[403, "FORBIDDEN"],
    ]);
  });

  // @rule M2.9
  it("replaces only a mandate in force of the same owner and currency", async () => {
    const old = await OwnedMandate.active();
    const waiting = await OwnedMandate.create();
    const foreign = await OwnedMandate.active({}, "test", await registerMerchant());
    const fieldOf = async (terms: object) => (await create(terms)).body.error?.field;
    expect(await fieldOf({ replaces: old.mandate_id })).toBeUndefined();
    expect(await fieldOf({ replaces: waiting.mandate_id })).toBe("replaces");
    expect(await fieldOf({ replaces: foreign.mandate_id })).toBe("replaces");
    expect(await fieldOf({ replaces: old.mandate_id, currency: "EUR" })).toBe("currency");
  });
});

/** Every way to name a mandate. */
const callsAbout = (id: string, headers: Record<string, string>) =>
  (
    [
      ["GET", "", undefined],
      ["POST", "/cancel", {}],
      ["POST", "/pause", {}],
      ["POST", "/resume", {}],
      ["POST", "/funds-confirmation", { amount: 1 }],
    ] as const
  ).map(([method, path, json]) => ask(method, `/mandates/${id}${path}`, headers, json));

it("a mandate of another merchant, another mode or nobody is not found", async () => {
  const mandate = await OwnedMandate.active();
  const stranger = await registerMerchant();
  const answers = await Promise.all([
    ...callsAbout(mandate.mandate_id, stranger.headers.test),
    ...callsAbout(mandate.mandate_id, party.merchant.headers.live),
    ...callsAbout(unknownId, party.merchant.headers.test),
    ...callsAbout("mnd_1", party.merchant.headers.test),
    ...callsAbout(`ps_${mandate.mandate_id.slice(4)}`, party.merchant.headers.test),
  ]);
  expect(answers).toHaveLength(25);
  for (const answer of answers) expect(codeOf(answer)).toEqual([404, "NOT_FOUND"]);
  expect((await mandate.read()).status).toBe("ACTIVE");
});

describe("the owner of a mandate", () => {
  // @rule M1.12
  it("reads nothing of its payer, neither of the mandate nor of its charges", async () => {
    const mandate = await OwnedMandate.active({ max_amount_per_period: 5_000 });
    const made = await mandate.ask("POST", "/charge", { amount: 1_000, reference: "invoice-7" });
    await deliverAll();
    const { iban, display_name } = mandate.payer;
    for (const answer of [
      made,
      await mandate.ask("GET"),
      await mandate.ask("GET", "/charges"),
      await ask("GET", "/mandates", mandate.headers),
      await ask("GET", `/payments/${made.body.payment_id}/status`, mandate.headers),
    ]) {
      const shown = JSON.stringify(bodyOf(answer, answer === made ? 201 : 200));
      for (const secret of [iban, maskIban(iban), display_name])
        expect(shown).not.toContain(secret);
    }
  });

  // @rule M2.10
  it("pauses and resumes it, and each again", async () => {
    const mandate = await OwnedMandate.active();
    const paused = await mandate.ask("POST", "/pause", { resume_on: "2199-01-01" });
    expect(paused.body).toMatchObject({ status: "PAUSED", resume_on: "2199-01-01" });
    expect((await mandate.ask("POST", "/pause", {})).body).toMatchObject({ resume_on: null });
    const resumed = await mandate.ask("POST", "/resume", {});
    expect(resumed.body).toMatchObject({ status: "ACTIVE", resume_on: null });
    expect((await mandate.ask("POST", "/resume", {})).body).toEqual(resumed.body);
  });

  // @rule M2.4
  it("cancels it once, and a repeat gets the same answer", async () => {
    const mandate = await OwnedMandate.active();
    const first = await mandate.ask("POST", "/cancel", {});
    expect(first.body).toMatchObject({ status: "CANCELLED", cancelled_by: "MERCHANT" });
    wait(60_000);
    expect((await mandate.ask("POST", "/cancel", {})).body).toEqual(first.body);
    await deliverAll();
    const told = callsOf("alpha notify-authorisation").at(-1);
    expect([told]).toMatchObject([
      { body: { id: mandate.mandate_id, kind: "MANDATE", status: "REVOKED" } },
    ]);
  });

  it("cannot pause or resume one that is not in force, nor cancel one that has ended", async () => {
    const waiting = await OwnedMandate.create();
    expect(codeOf(await waiting.ask("POST", "/pause", {}))).toEqual([409, "INVALID_STATE"]);
    expect(codeOf(await waiting.ask("POST", "/resume", {}))).toEqual([409, "INVALID_STATE"]);
    wait(24 * 3600_000);
    expect((await waiting.read()).status).toBe("EXPIRED");
    expect(codeOf(await waiting.ask("POST", "/cancel", {}))).toEqual([409, "INVALID_STATE"]);
  });

  it("cannot resume it on a day that has come", async () => {
    const mandate = await OwnedMandate.active();
    const { status, body } = await mandate.ask("POST", "/pause", { resume_on: "2020-01-01" });
    expect([status, body.error.field]).toEqual([422, "resume_on"]);
  });

  // @rule M1.19
  it("finds it in the list, by status and by its own reference", async () => {
    const merchant = await registerMerchant();
    const active = await OwnedMandate.active({ merchant_reference: "a" }, "test", merchant);
    wait(1_000);
    const waiting = await OwnedMandate.create({ merchant_reference: "b" }, "test", merchant);
    await deliverAll();
    const listed = async (query: string) => {
      const { body } = await ask("GET", `/mandates${query}`, merchant.headers.test);
      return body.data.map(({ mandate_id }: { mandate_id: string }) => mandate_id);
    };
    const both = [waiting.mandate_id, active.mandate_id];
    expect(await listed("")).toEqual(both);
    expect(await listed("?status=ACTIVE")).toEqual([active.mandate_id]);
    expect(await listed("?status=AWAITING_CUSTOMER_AUTH")).toEqual([waiting.mandate_id]);
    expect(await listed("?status=CANCELLED")).toEqual([]);
    expect(await listed("?merchant_reference=a")).toEqual([active.mandate_id]);
    const first = (await ask("GET", "/api/v1/mandates?limit=1", merchant.headers.test)).body;
    expect(first.data).toMatchObject([{ mandate_id: waiting.mandate_id }]);
    expect(await listed(`?limit=1&cursor=${first.next_cursor}`)).toEqual([active.mandate_id]);
    const other = await ask("GET", "/mandates", merchant.headers.live);
    expect(other.body).toEqual({ data: [], next_cursor: null });
    // The row is older than the state that the object shows.
    await active.ask("POST", "/cancel", {});
    expect(await listed("?status=ACTIVE")).toEqual([]);
    expect(codeOf(await ask("GET", "/mandates?cursor=x", merchant.headers.test))).toEqual([
      ...[422, "VALIDATION_FAILED"],
    ]);
  });
});

describe("the funds of a mandate's account", () => {
  const about = (mandate: OwnedMandate) =>
    mandate.ask("POST", "/funds-confirmation", { amount: 7 });
  const operation = "alpha funds-confirmation";

  // @rule M3.17
  it("are confirmed by the payer's bank", async () => {
    answering(operation, { funds_available: true, as_of: "2026-11-22T10:00:00.000Z" });
    const mandate = await OwnedMandate.active();
    expect((await about(mandate)).body).toEqual({
      funds_available: true,
      as_of: "2026-11-22T10:00:00.000Z",
    });
    expect(callsOf(operation)).toMatchObject([
      {
        body: {
          ...{ iban: mandate.payer.iban, mandate_id: mandate.mandate_id },
          authorisation: { type: "MANDATE", reference: "token-c1" },
          query: { amount: 7, currency: "USD" },
        },
      },
    ]);
  });

  // @rule M3.17
  it("are asked about for one charge at most", async () => {
    const mandate = await OwnedMandate.active();
    const { amount } = (await mandate.read()) as { amount: number };
    const answer = await mandate.ask("POST", "/funds-confirmation", { amount: amount + 1 });
    expect(codeOf(answer)).toEqual([422, "MANDATE_LIMIT_EXCEEDED"]);
    expect(answer.body.error).toMatchObject({ limit: "PER_CHARGE", remaining: amount });
    expect(callsOf(operation)).toEqual([]);
  });

  it("are asked about for ten amounts a day, whatever the mandate", async () => {
    answering(operation, { funds_available: true, as_of: "2026-11-22T10:00:00.000Z" });
    const mandate = await OwnedMandate.active();
    const askFor = (amount: number) => mandate.ask("POST", "/funds-confirmation", { amount });
    for (let amount = 1; amount <= 10; amount++) expect((await askFor(amount)).status).toBe(200);
    const refused = await askFor(11);
    expect(codeOf(refused)).toEqual([429, "RATE_LIMITED"]);
    expect((await askFor(3)).status).toBe(200);
    expect(callsOf(operation)).toHaveLength(11);
  });

  it("are not asked about before the approval", async () => {
    const answer = await about(await OwnedMandate.create());
    expect([codeOf(answer), callsOf(operation)]).toEqual([[409, "MANDATE_NOT_ACTIVE"], []]);
  });

  it.each<[string, (mandate: OwnedMandate) => Promise<unknown>]>([
    ["is paused", (mandate) => mandate.ask("POST", "/pause", {})],
    ["was cancelled", (mandate) => mandate.ask("POST", "/cancel", {})],
    ["has expired", async () => wait(3 * 24 * 3_600_000)],
  ])("are not asked about once it %s", async (_, end) => {
    const today = new Date().toISOString().slice(0, 10);
    const mandate = await OwnedMandate.active({ expiry: today, time_zone: "UTC" });
    await end(mandate);
    expect((await mandate.read()).status).not.toBe("ACTIVE");
    const answer = await about(mandate);
    expect([codeOf(answer), callsOf(operation)]).toEqual([[409, "MANDATE_NOT_ACTIVE"], []]);
  });

  it("are not asked about once it is used up", async () => {
    const mandate = await OwnedMandate.active({ max_charges: 1 });
    const by = { ...mandate.viewer, request_hash: "hash", notice_days: 0, reference: "order-1" };
    const charge_id = `chg_${"1".repeat(43)}`;
    const terms = { charge_id, payment_id: `pay_${"1".repeat(43)}`, amount: 1_000 };
    const today = new Date().toISOString().slice(0, 10);
    await mandate.act({ type: "charge", ...terms, ...by, description: null, charge_date: null });
    await mandate.act({
      ...{ type: "charge_report", charge_id, attempt: 1, outcome: "COMPLETED", at: Date.now() },
      ...{ failure_code: null, may_be_paid: true, version: 1, amount: 1_000, charge_date: today },
    });
    expect((await mandate.read()).status).toBe("COMPLETED");
    const answer = await about(mandate);
    expect([codeOf(answer), callsOf(operation)]).toEqual([[409, "MANDATE_NOT_ACTIVE"], []]);
  });

  it("are refused by a bank that confirms none to mandates", async () => {
    answering(operation, refusing("NOT_AUTHORISED"));
    expect(codeOf(await about(await OwnedMandate.active()))).toEqual([403, "FORBIDDEN"]);
  });

  // @rule M2.5
  it("of a mandate that the bank has ended end it here too", async () => {
    answering(operation, refusing("MANDATE_REVOKED"));
    const mandate = await OwnedMandate.active();
    expect(codeOf(await about(mandate))).toEqual([422, "MANDATE_REVOKED"]);
    expect(await mandate.read()).toMatchObject({ status: "CANCELLED", cancelled_by: "BANK" });
  });

  it("are unknown while the bank does not answer", async () => {
    answering(operation, lost);
    expect((await about(await OwnedMandate.active())).status).toBeGreaterThanOrEqual(502);
  });

  it("cannot be asked about at a bank that has left", async () => {
    const mandate = await OwnedMandate.create();
    await mandate.approve({ bank_id: "bnk_former" });
    expect(codeOf(await about(mandate))).toEqual([503, "BANK_UNAVAILABLE"]);
  });
});
