import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formatId } from "../../../src/base/kernel/ids.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import type { MovementReport } from "../../../src/network/transfers/decide-report.ts";
import type { Transfer } from "../../../src/network/transfers/transfer.ts";
import {
  type ChargeCommand,
  chargeById,
  chargeIds,
  type MandateToTell,
} from "../../../src/products/charges/charge-record.ts";
import { mandateToTell } from "../../../src/products/charges/movements.ts";
import { CALL, creation } from "../../frame/objects/object-under-test.ts";
import { staff } from "../../frame/records/staff.ts";
import { creditOf, executed } from "../../network/transfers/reports.ts";
import { holdQueues } from "../oauth/scene.ts";
import { checkedAt, decision, MERCHANT, OWNER, refusedWith, termsOf } from "./charge-fixtures.ts";
import { type ChargeUnderTest, chargeUnderTest, START } from "./charge-under-test.ts";

/** A charge in a real object: what its storage, its alarm and its callers see. */
const env = bindings as unknown as GatewayEnv;
const DAY = 24 * 3_600_000;
const RETENTION = 400 * DAY;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  vi.spyOn(console, "warn").mockReturnValue();
  holdQueues();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const created = async (): Promise<ChargeUnderTest> => {
  const charge = chargeUnderTest();
  await charge.create();
  return charge;
};

const must = async (charge: ChargeUnderTest, command: ChargeCommand) => {
  const turn = await charge.act(command);
  expect(turn?.refusal ?? null, command.type).toBeNull();
  await charge.look();
  return turn;
};

const start = (charge: ChargeUnderTest, attempt = 1) =>
  must(charge, { type: "start", decision, attempt, ...checkedAt(Date.now()) });

const newest = (charge: ChargeUnderTest): Transfer => {
  const transfer = charge.record.attempts.at(-1)?.transfer;
  if (!transfer) throw new Error("nothing was instructed");
  return transfer;
};

/** Reports what became of a leased effect, and looks. */
const report = async (charge: ChargeUnderTest, id: string, reported: MovementReport) => {
  const turn = await charge.report(id, charge.effect(id)?.attempt ?? 0, reported);
  await charge.look();
  return turn;
};

const booked = (charge: ChargeUnderTest): MovementReport => ({
  kind: "execute",
  report: executed(newest(charge), "BOOKED"),
});

const tellOf = (charge: ChargeUnderTest) =>
  charge.record.effects.find(({ kind }) => kind === "tell_mandate");

const show = async (charge: ChargeUnderTest) => {
  const shown = await charge.stub.view({ view: "charge", decision: null, ...OWNER });
  return shown?.ok ? JSON.parse(shown.value) : shown?.problem.code;
};

describe("creating", () => {
  it("gives the row of the mandate's list, and writes it even if its worker dies", async () => {
    const charge = chargeUnderTest();
    const outcome = await charge.stub.create(termsOf({ created_at: START }), creation, CALL);
    expect(outcome).toMatchObject({
      row: {
        row: {
          ...{ ownerKind: "MERCHANT", ownerId: "mer_1", mode: "test", kind: "CHARGE" },
          ...{ objectId: "pay_1", parentId: "mnd_1", reference: "invoice-7", amount: 2_500 },
          ...{ status: "OPEN", state: "SCHEDULED", completedAt: null, unfinished: true },
        },
        reviews: [],
      },
    });
    await charge.create();
    vi.setSystemTime(START + 1_000);
    await charge.runAlarm();
    expect(charge.sent).toEqual([expect.stringMatching(/^project:/)]);
  });

  it("twice under one key gives the first answer, in parallel too", async () => {
    const charge = chargeUnderTest();
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => charge.stub.create(charge.terms, creation, CALL)),
    );
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["created", "replayed", "replayed"]);
    const changed = { ...creation, request_hash: "hash-2" };
    expect(await charge.stub.create(charge.terms, changed, CALL)).toEqual({ kind: "key_reused" });
  });
});

describe("an address", () => {
  const hex = () => env.CHARGES.newUniqueId().toString();

  it("is the charge's own under either name", async () => {
    const { charge_id, payment_id } = chargeIds(hex());
    expect(payment_id.slice(4)).toBe(charge_id.slice(4));
    await chargeById(env, charge_id)?.create(termsOf(), creation, CALL);
    const view = await chargeById(env, payment_id)?.view({ view: "payment", ...MERCHANT });
    expect(view).toMatchObject({ ok: true });
  });

  it.each([
    ["malformed", "chg_1"],
    ["of a payment", formatId("pay", env.PAYMENT_SESSIONS.newUniqueId().toString())],
    ["with another prefix", formatId("ps", env.CHARGES.newUniqueId().toString())],
  ])("that is %s has no object", (_, id) => {
    expect(chargeById(env, id)).toBeNull();
  });

  it("that nobody has used has an object without a charge", async () => {
    const stub = chargeById(env, chargeIds(hex()).charge_id);
    expect(await stub?.act({ type: "cancel", by: "MERCHANT", at: START }, CALL)).toBeNull();
  });
});

describe("an attempt", () => {
  it("is handed to the worker that commits it, and so is its end", async () => {
    const charge = await created();
    const turn = await start(charge);
    expect(turn?.lease).toMatchObject({ effect: { id: "execute", attempt: 1 } });
    const after = await report(charge, "execute", booked(charge));
    expect(after?.lease?.effect).toMatchObject({ kind: "tell_mandate", attempt: 1 });
    expect(after?.lease?.material).toEqual({
      ...{ mandate_id: "mnd_1", amount: 2_500, charge_date: "2026-11-22" },
      report: {
        ...{ charge_id: "chg_1", attempt: 1, outcome: "COMPLETED", failure_code: null },
        ...{ at: START, may_be_paid: true, version: charge.record.version },
      },
    } satisfies MandateToTell);
    await charge.stub.finish(after?.lease?.effect.id ?? "");
    expect((await charge.look()).record?.effects.map(({ kind }) => kind)).toEqual(["project"]);
  });

  it("begins once though two workers command it", async () => {
    const charge = await created();
    const begin: ChargeCommand = { type: "start", decision, attempt: 1, ...checkedAt(Date.now()) };
    await charge.actTwice(begin, begin);
    await charge.look();
    expect(charge.record.attempts).toHaveLength(1);
    expect(newest(charge).attempts_open).toBe(1);
  });

  it.each([
    ["its commit fails", "write", 0],
    ["its object dies after the commit", "answer", 1],
  ] as const)("where %s is commanded again, and is one", async (_, fault, count) => {
    const charge = await created();
    const begin: ChargeCommand = { type: "start", decision, attempt: 1, ...checkedAt(Date.now()) };
    charge.begin();
    await charge.actBreaking(fault, begin);
    await charge.look();
    expect(charge.record.attempts).toHaveLength(count);
    await charge.evict();
    await must(charge, begin);
    expect(charge.record.attempts).toHaveLength(1);
    expect(charge.record.state).toBe("EXECUTING");
  });

  it("whose end nobody has told is told by the alarm, until the mandate has it", async () => {
    const charge = await created();
    await start(charge);
    await report(charge, "execute", refusedWith("INSUFFICIENT_FUNDS"));
    const id = tellOf(charge)?.id ?? "";
    await charge.evict();
    for (const _ of [1, 2]) {
      charge.sent = [];
      vi.setSystemTime(Date.now() + 60_000);
      await charge.runAlarm();
      expect(charge.sent).toContain(id);
      await charge.look();
    }
    expect(await charge.lease(id)).toMatchObject({ material: { mandate_id: "mnd_1" } });
    await charge.stub.finish(id);
    await charge.look();
    expect(tellOf(charge)).toBeUndefined();
  });

  it("fails, is tried again under the same name, and is paid by the second", async () => {
    const charge = await created();
    await start(charge);
    const first = newest(charge).end_to_end_id;
    await report(charge, "execute", refusedWith("INSUFFICIENT_FUNDS"));
    expect(await show(charge)).toMatchObject({ status: "FAILED" });
    vi.setSystemTime(START + DAY);
    await start(charge, 2);
    expect(await show(charge)).toMatchObject({ status: "PROCESSING", failure_code: null });
    await report(charge, "execute:retry1", booked(charge));
    expect(await show(charge)).toMatchObject({ status: "COMPLETED" });
    expect(newest(charge).end_to_end_id).not.toBe(first);
    const moves = charge.record.timeline.filter(({ kind }) => kind === "move");
    expect(moves.map(({ what }) => what)).toEqual([
      "created",
      "SCHEDULED → EXECUTING",
      "EXECUTING → FAILED",
      "FAILED → EXECUTING",
      "EXECUTING → COMPLETED",
    ]);
  });

  it("without an outcome is resent, and goes to staff after half an hour", async () => {
    const charge = await created();
    await start(charge);
    await report(charge, "execute", { kind: "execute", report: { kind: "unknown" } });
    vi.setSystemTime(START + 2_000);
    expect(await charge.lease("execute")).toMatchObject({ effect: { attempt: 2 } });
    vi.setSystemTime(START + 30 * 60_000);
    await charge.runAlarm();
    await charge.look();
    expect(newest(charge).manual_review).toMatchObject({ reason: "UNKNOWN_OUTCOME" });
    const row = await charge.stub.look();
    expect(row?.reviews).toMatchObject([{ objectId: "pay_1", movement: "", resolvedAt: null }]);
    // The bank may yet say that it booked what staff decide to have failed.
    const decision = { outcome: "FAILED", actor: staff("key_bob"), note: "seen" } as const;
    await must(charge, { type: "resolve", movement: "", ...decision });
    expect(mandateToTell(charge.record, 1)?.report).toMatchObject({
      ...{ outcome: "FAILED", may_be_paid: false, by_staff: true },
    });
  });
});

describe("retention", () => {
  const paid = async () => {
    const charge = await created();
    await start(charge);
    const turn = await report(charge, "execute", booked(charge));
    return { charge, tell: turn?.lease?.effect.id ?? "" };
  };

  it("waits until the mandate was told", async () => {
    const { charge, tell } = await paid();
    vi.setSystemTime(START + RETENTION);
    expect(await charge.stub.retire()).toBe(false);
    await charge.stub.finish(tell);
    expect(await charge.stub.retire()).toBe(true);
  });

  it("leaves the key's first answer and every end_to_end_id", async () => {
    const charge = await created();
    await start(charge);
    const first = newest(charge).end_to_end_id;
    const failed = await report(charge, "execute", refusedWith("INSUFFICIENT_FUNDS"));
    await charge.stub.finish(failed?.lease?.effect.id ?? "");
    await start(charge, 2);
    const second = newest(charge).end_to_end_id;
    const ended = await report(charge, "execute:retry1", booked(charge));
    await charge.stub.finish(ended?.lease?.effect.id ?? "");
    expect(await charge.stub.retire()).toBe(true);
    const { tombstone, record } = await charge.look();
    expect(record).toBeNull();
    expect(tombstone).toMatchObject({ creation, end_to_end_ids: [first, second] });
    expect(await charge.stub.replay(creation.request_hash)).toMatchObject({ kind: "replayed" });
  });

  it("does not take one whose credit is still on its way", async () => {
    const charge = await created();
    await must(charge, {
      type: "start",
      decision,
      attempt: 1,
      ...checkedAt(Date.now(), "crossBank"),
    });
    const submitted = executed(newest(charge), "SUBMITTED");
    await report(charge, "execute", { kind: "execute", report: submitted });
    vi.setSystemTime(START + RETENTION);
    expect(await charge.stub.retire()).toBe(false);
    const credit = creditOf(newest(charge));
    await must(charge, { type: "rail_report", mode: "test", movement: "", report: credit });
    expect(await show(charge)).toMatchObject({ status: "COMPLETED" });
  });
});
