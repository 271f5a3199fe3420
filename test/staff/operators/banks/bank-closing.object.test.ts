import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readBankRecord } from "../../../../src/network/banks/bank-records.ts";
import { standingOf } from "../../../../src/network/parties/guarded-bank.ts";
import { ask, auditOf, bankRequest, gatewayEnv, migrate, newBank, post } from "../gateway.ts";

/** A bank that closes, and its planned maintenance. */
beforeAll(() => migrate());

const DAY = 86_400_000;
const T0 = Date.UTC(2031, 0, 1);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: T0 }));
afterEach(() => void vi.useRealTimers());

const banks = "/admin/v1/banks";
const iso = (after: number) => new Date(T0 + after).toISOString();
const patch = (bankId: string, json: object) =>
  ask(`${banks}/${bankId}`, { method: "PATCH", json });

describe("a bank is", () => {
  test.each([
    ["ACTIVE", null, 0, "ACTIVE"],
    ["ACTIVE", 1_000, 999, "CLOSING"],
    ["ACTIVE", 1_000, 1_000, "CLOSED"],
    ["SUSPENDED", null, 0, "SUSPENDED"],
    ["SUSPENDED", 1_000, 999, "SUSPENDED"],
    ["SUSPENDED", 1_000, 1_000, "CLOSED"],
  ] as const)("%s that closes at %s, at %s: %s", (status, closesAt, at, standing) => {
    expect(standingOf({ status, closes_at: closesAt }, at)).toBe(standing);
  });
});

describe("closing a bank", () => {
  const close = (bankId: string, closes_at: string) =>
    post(`${banks}/${bankId}/close`, { closes_at, note: "It leaves the scheme." });

  test("lets it finish until its time, and take nothing new", async () => {
    const { body } = await post(banks, bankRequest());
    const read = () => readBankRecord(gatewayEnv(), body.bank_handle, "test", { fresh: true });
    expect(await read()).toMatchObject({ status: "ACTIVE", takes_new: true });
    const closing = await close(body.bank_id, iso(30 * DAY));
    expect([closing.status, closing.body]).toMatchObject([
      200,
      { status: "CLOSING", closes_at: iso(30 * DAY) },
    ]);
    expect(await read()).toMatchObject({ status: "ACTIVE", takes_new: false });
    vi.setSystemTime(T0 + 30 * DAY - 1);
    expect(await read()).toMatchObject({ status: "ACTIVE", takes_new: false });
    vi.setSystemTime(T0 + 30 * DAY);
    expect(await read()).toMatchObject({ status: "SUSPENDED", takes_new: false });
    expect((await ask(`${banks}/${body.bank_id}`)).body.status).toBe("CLOSED");
    expect((await auditOf(body.bank_id)).at(-1)).toMatchObject({
      action: "bank.closing",
      details: { closes_at: iso(30 * DAY), note: "It leaves the scheme." },
    });
  });

  test("is announced at most exactly 400 days ahead", async () => {
    const bankId = await newBank();
    expect((await close(bankId, iso(400 * DAY + 1))).status).toBe(422);
    expect((await close(bankId, iso(400 * DAY))).status).toBe(200);
  });

  test("again brings the time forward, and never back", async () => {
    const bankId = await newBank();
    await close(bankId, iso(30 * DAY));
    expect((await close(bankId, iso(30 * DAY))).status).toBe(200);
    expect((await auditOf(bankId)).map(({ action }) => action)).toEqual([
      "bank.registered",
      "bank.closing",
    ]);
    expect((await close(bankId, iso(2 * DAY))).body.closes_at).toBe(iso(2 * DAY));
    const later = await close(bankId, iso(3 * DAY));
    expect([later.status, later.body.error.message]).toEqual([
      422,
      "closes_at: must not be later than it is already",
    ]);
    vi.setSystemTime(T0 + 2 * DAY);
    expect((await close(bankId, iso(3 * DAY))).status).toBe(422);
    expect((await ask(`${banks}/${bankId}`)).body.status).toBe("CLOSED");
  });

  test.each([
    ["must be in the future", 0],
    ["must be at most 400 days ahead", 400 * DAY + 1],
  ])("%s", async (reason, after) => {
    const { status, body } = await close(await newBank(), iso(after));
    expect([status, body.error.message]).toEqual([422, `closes_at: ${reason}`]);
  });

  test.each([
    ["while it closes", 1],
    ["when it is closed", 2 * DAY],
  ])("a change to ACTIVE opens it again, in test mode at once, %s", async (_, after) => {
    const bankId = await newBank();
    await close(bankId, iso(2 * DAY));
    vi.setSystemTime(T0 + after);
    const { body } = await patch(bankId, { status: "ACTIVE" });
    expect(body).toMatchObject({ status: "ACTIVE", closes_at: null });
  });

  test("a suspended one that closes stays suspended until it is closed", async () => {
    const bankId = await newBank();
    await patch(bankId, { status: "SUSPENDED" });
    expect((await close(bankId, iso(DAY))).body.status).toBe("SUSPENDED");
    vi.setSystemTime(T0 + DAY);
    expect((await ask(`${banks}/${bankId}`)).body.status).toBe("CLOSED");
  });
});

describe("a bank's planned maintenance", () => {
  const plan = (bankId: string, startsAfter: number, endsAfter: number, headers = {}) =>
    post(
      `${banks}/${bankId}/maintenance`,
      { starts_at: iso(startsAfter), ends_at: iso(endsAfter) },
      { headers },
    );

  test("is announced once for its key, listed newest first, and taken back", async () => {
    const bankId = await newBank();
    const first = await plan(bankId, DAY, DAY + 3_600_000, { "idempotency-key": "one" });
    expect([first.status, first.body]).toEqual([
      201,
      {
        ...{ window_id: expect.stringMatching(/^mnt_/), bank_id: bankId },
        ...{ starts_at: iso(DAY), ends_at: iso(DAY + 3_600_000), created_at: iso(0) },
      },
    ]);
    const again = await plan(bankId, DAY, DAY + 3_600_000, { "idempotency-key": "one" });
    expect([again.status, again.text]).toEqual([201, first.text]);
    vi.setSystemTime(T0 + 1);
    const second = await plan(bankId, 2 * DAY, 3 * DAY);
    await plan(await newBank(), DAY, 2 * DAY);
    const list = async (query = "") => (await ask(`${banks}/${bankId}/maintenance${query}`)).body;
    expect(await list()).toEqual({ data: [second.body, first.body], next_cursor: null });
    const page = await list("?limit=1");
    expect(page.data).toEqual([second.body]);
    expect((await list(`?limit=1&cursor=${page.next_cursor}`)).data).toEqual([first.body]);

    const one = first.headers.location as string;
    expect(one).toBe(`${banks}/${bankId}/maintenance/${first.body.window_id}`);
    expect((await ask(one, { method: "DELETE" })).status).toBe(204);
    expect((await ask(one, { method: "DELETE" })).status).toBe(404);
    expect((await list()).data).toEqual([second.body]);
    expect((await auditOf(bankId)).map(({ action }) => action)).toEqual([
      ...["bank.registered", "bank.maintenance_planned", "bank.maintenance_planned"],
      "bank.maintenance_cancelled",
    ]);
  });

  test("is forgotten 90 days after its end, with the next announcement", async () => {
    const bankId = await newBank();
    await plan(bankId, 0, DAY);
    vi.setSystemTime(T0 + 91 * DAY);
    const kept = await plan(bankId, 92 * DAY, 93 * DAY);
    const listed = async () => (await ask(`${banks}/${bankId}/maintenance`)).body.data;
    expect(await listed()).toHaveLength(2);
    vi.setSystemTime(T0 + 91 * DAY + 1);
    const next = await plan(bankId, 94 * DAY, 95 * DAY);
    expect(await listed()).toEqual([next.body, kept.body]);
  });

  test.each([
    ["that begins in exactly a year", 366 * DAY, 367 * DAY],
    ["of exactly seven days", DAY, 8 * DAY],
    ["that ends in a moment", -DAY, 1],
  ])("%s is announced", async (_, starts, ends) => {
    expect((await plan(await newBank(), starts, ends)).status).toBe(201);
  });

  test.each([
    ["starts_at: must be at most a year ahead", 366 * DAY + 1, 367 * DAY],
    ["ends_at: must be after starts_at", DAY, DAY],
    ["ends_at: must be in the future", -DAY, 0],
    ["ends_at: must be at most seven days after starts_at", DAY, 8 * DAY + 1],
  ])("%s", async (message, starts, ends) => {
    const { status, body } = await plan(await newBank(), starts, ends);
    expect([status, body.error.message]).toEqual([422, message]);
  });
});
