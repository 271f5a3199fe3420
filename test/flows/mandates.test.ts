import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, describe, expect, inject, test } from "vitest";
import { type HttpReply, requestJson, requestOk } from "../../scripts/local/http.ts";
import { bankHandles, customerAt, eventually, phoneMessage } from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import { gatewayOf, transfersOf } from "./steps.ts";

/** A merchant's mandates over HTTP: the guide's own code, every end that the customer decides. */
const world = inject("world");
const { own, other } = bankHandles(world);
const { merchant, base_url } = gatewayOf(world);
const clock = clockAt(inject("baseUrls").sandbox);

/** Prevents tests from crossing the end of a day or a month. */
beforeEach(() => clock.toNoon());

type Answer = HttpReply<{
  [field: string]: unknown;
  mandate_id: string;
  approval_url: string;
  charge_id: string;
  payment_id: string;
  status: string;
}>;

const ask = (method: string, path: string, body?: object): Promise<Answer> =>
  requestJson(`${base_url}/api/v1${path}`, {
    ...{ method, headers: { authorization: `Bearer ${merchant.api_key}` } },
    ...(body ? { body } : {}),
  });

/** Amounts of this file alone, by which the ledger shows its transfers. */
let amounts = 41_000;

const create = async (changes: object = {}) => {
  const amount = ++amounts;
  const terms = { amount, currency: world.currency, frequency: "MONTHLY", ...changes };
  const { status, body } = await ask("POST", "/recurring/mandates", terms);
  expect(status).toBe(201);
  const path = `/mandates/${body.mandate_id}`;
  return { ...body, amount, path, read: async () => (await ask("GET", path)).body };
};

type Page = { mandate_id: string; approval_url: string };

const stepsOf = async ({ mandate_id, approval_url }: Page) => {
  const headers = { accept: "application/json" };
  const { token } = await requestOk<{ token: string }>(approval_url, { headers });
  return (name: string, body: object) =>
    requestOk(`${base_url}/mandates/${mandate_id}/authorisation/${name}`, {
      ...{ method: "POST", body, headers: { "x-gateway-auth-session": token } },
    });
};

/** The customer approves on the mandate's page, with a code. */
const approve = async (mandate: Page, customer = customerAt(world, own)): Promise<void> => {
  const step = await stepsOf(mandate);
  await step("payer", { payer_iban: customer.iban });
  await step("start", { auth_mode: "OTP" });
  const { otp_code } = await phoneMessage(customer, mandate.mandate_id, "OTP");
  await step("confirm", { otp_code });
};

const active = async (changes: object = {}, customer = customerAt(world, own)) => {
  const mandate = await create(changes);
  await approve(mandate, customer);
  expect(await mandate.read()).toMatchObject({ status: "ACTIVE" });
  return mandate;
};

/** A date by the clock of the world, which other tests move ahead. */
const inDays = async (days: number): Promise<string> =>
  new Date(Date.now() + (await clock.offset()) + days * 24 * 3600_000).toISOString().slice(0, 10);

const untilCharge = (path: string, id: string, status: string) =>
  eventually(`${status} of ${id}`, async () => {
    const { body } = await ask("GET", `${path}/charges/${id}`);
    return body.status === status && body;
  });

describe("the guide's code", () => {
  const root = resolve(import.meta.dirname, "../..");
  const guide = readFileSync(resolve(root, "docs/mandates.md"), "utf8");
  const blocks = [...guide.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code = ""]) => code);

  test("takes a mandate from the approval to its end, without changes", async () => {
    const moved = `const real = Date.now; Date.now = () => real() + ${await clock.offset()};`;
    const code = [moved, ...blocks].join("\n");
    const program = spawn(process.execPath, ["--input-type=module", "-e", code], {
      cwd: root,
      env: { ...process.env, GATEWAY: base_url, MERCHANT_KEY: merchant.api_key },
    });
    let said = "";
    program.stderr.on("data", (bytes) => {
      said += String(bytes);
    });
    const approval_url = await new Promise<string>((found, failed) => {
      program.stdout.on("data", (bytes) => {
        said += String(bytes);
        const [, asked] = /Send the customer to (\S+)\n/.exec(said) ?? [];
        if (asked) found(asked);
      });
      program.on("exit", () => failed(new Error(said)));
    });
    const mandate_id = /\/approval\/(mnd_\w+)\./.exec(approval_url)?.[1] ?? "";
    await approve({ mandate_id, approval_url });
    const ended = await new Promise((over) => program.on("exit", over));
    expect([ended, said]).toEqual([0, expect.stringContaining("The mandate is CANCELLED")]);
    for (const line of [
      ...["The mandate is ACTIVE", "The charge is COMPLETED", "is SCHEDULED"],
      ...["Now it is CANCELLED", "The mandate is CANCELLED by MERCHANT"],
    ]) {
      expect(said).toContain(line);
    }
  });
});

test.each([
  ["one bank", own],
  ["two banks", other],
])("a charge within %s moves the money once, and is refunded", async (_, bank) => {
  const mandate = await active({}, customerAt(world, bank));
  const charge = { amount: mandate.amount, reference: "invoice-1", idempotency_key: "invoice-1" };
  const made = await ask("POST", `${mandate.path}/charge`, charge);
  expect(made.body).toMatchObject({ status: "PROCESSING", reference: "invoice-1" });
  await untilCharge(mandate.path, made.body.charge_id, "COMPLETED");
  const again = await ask("POST", `${mandate.path}/charge`, charge);
  expect(again.body).toEqual(made.body);
  expect(await transfersOf(world, mandate.amount)).toHaveLength(1);
  const refunds = `/payments/${made.body.payment_id}/refunds`;
  const refund = (await ask("POST", refunds, {})).body;
  await eventually("the refund's end", async () => {
    const { body } = await ask("GET", `${refunds}/${refund.refund_id}`);
    return body.status === "COMPLETED";
  });
  const { body } = await ask("GET", `/payments/${made.body.payment_id}/status`);
  expect(body).toMatchObject({ status: "COMPLETED", refunded_amount: mandate.amount });
});

describe("at the bank the customer", () => {
  const customer = customerAt(world, own);

  // @rule M3.8
  test("cancels one announced charge: its mandate goes on", async () => {
    const mandate = await active({}, customer);
    const later = { amount: mandate.amount, reference: "later", charge_date: await inDays(3) };
    const { charge_id } = (await ask("POST", `${mandate.path}/charge`, later)).body;
    const told = `${customer.phone_url}/charges/${charge_id}/stop`;
    await eventually("the bank knows the charge", async () => {
      const { status } = await requestJson(told, { method: "POST", body: {} });
      return status < 400;
    });
    await untilCharge(mandate.path, charge_id, "CANCELLED");
    expect(await mandate.read()).toMatchObject({
      ...{ status: "ACTIVE", current_period: { reserved: 0 } },
    });
  });

  test("ends the mandate between a reservation and its execution: nothing is paid", async () => {
    const mandate = await active({}, customer);
    const later = { amount: mandate.amount, reference: "later", charge_date: await inDays(3) };
    const { charge_id } = (await ask("POST", `${mandate.path}/charge`, later)).body;
    const address = `${customer.phone_url}/mandates/${mandate.mandate_id}/cancel`;
    await requestJson(address, { method: "POST", body: {} });
    await eventually("the end of the mandate", async () => {
      const { status, cancelled_by } = await mandate.read();
      return status === "CANCELLED" && cancelled_by === "CUSTOMER";
    });
    await untilCharge(mandate.path, charge_id, "CANCELLED");
    expect(await transfersOf(world, mandate.amount)).toEqual([]);
  });
});

test("on the page the customer rejects it", async () => {
  const mandate = await create();
  await (await stepsOf(mandate))("reject", {});
  expect(await mandate.read()).toMatchObject({
    ...{ status: "REJECTED", status_reason: "CUSTOMER_REJECTED", approval_url: null },
  });
});

test("a newer mandate replaces the older one", async () => {
  const old = await active();
  const charge = { amount: old.amount, reference: "first" };
  const { charge_id } = (await ask("POST", `${old.path}/charge`, charge)).body;
  await untilCharge(old.path, charge_id, "COMPLETED");
  const dearer = old.amount + 500;
  const next = await create({ amount: dearer, replaces: old.mandate_id });
  expect(await old.read()).toMatchObject({ status: "ACTIVE" });
  await approve(next);
  await eventually("the new one", async () => (await next.read()).status === "ACTIVE");
  expect(await old.read()).toMatchObject({ status: "CANCELLED", cancelled_by: "REPLACED" });
  const over = await ask("POST", `${next.path}/charge`, { amount: 501, reference: "second" });
  expect(over.body.error).toMatchObject({
    ...{ code: "MANDATE_LIMIT_EXCEEDED", limit: "PER_PERIOD", remaining: 500 },
  });
});

test("its last charge completes it", async () => {
  const mandate = await active({ max_charges: 1 });
  const charge = { amount: mandate.amount, reference: "the only one" };
  const { charge_id } = (await ask("POST", `${mandate.path}/charge`, charge)).body;
  await untilCharge(mandate.path, charge_id, "COMPLETED");
  expect(await mandate.read()).toMatchObject({ status: "COMPLETED", charge_count: 1 });
  const next = await ask("POST", `${mandate.path}/charge`, { ...charge, reference: "another" });
  expect([next.status, next.body.error]).toMatchObject([409, { code: "MANDATE_NOT_ACTIVE" }]);
});

// @rule M3.20
test("the end of its last day ends it, and a pause over an announced day cancels the charge", async () => {
  const ending = await active({ end_date: await inDays(0) });
  const paused = await active();
  const later = { amount: paused.amount, reference: "later", charge_date: await inDays(1) };
  const { charge_id } = (await ask("POST", `${paused.path}/charge`, later)).body;
  await ask("POST", `${paused.path}/pause`, {});
  await clock.advance(30 * 3600_000);
  expect(await ending.read()).toMatchObject({ status: "EXPIRED" });
  const charge = await ask("POST", `${ending.path}/charge`, { amount: 1, reference: "late" });
  expect([charge.status, charge.body.error]).toMatchObject([409, { code: "MANDATE_NOT_ACTIVE" }]);
  await untilCharge(paused.path, charge_id, "CANCELLED");
  expect(await paused.read()).toMatchObject({ status: "PAUSED" });
  expect(await transfersOf(world, paused.amount)).toEqual([]);
});

test("its events are listed, and sent again on request", async () => {
  const mandate = await active();
  await ask("POST", `${mandate.path}/cancel`, {});
  const listed = await eventually("both events", async () => {
    const { body } = await ask("GET", "/events?limit=100");
    const events = body.data as { event: string; event_id: string; mandate_id?: string }[];
    const own = events.filter(({ mandate_id }) => mandate_id === mandate.mandate_id);
    return own.length === 2 && own;
  });
  expect(listed.map(({ event }) => event)).toEqual(["mandate.cancelled", "mandate.activated"]);
  const again = await ask("POST", `/events/${listed[0]?.event_id}/redeliver`, {});
  expect(again.status).toBe(202);
});
