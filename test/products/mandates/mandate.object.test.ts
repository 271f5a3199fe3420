import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formatId } from "../../../src/base/kernel/ids.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { newObjectId } from "../../../src/base/platform/objects.ts";
import type { Effect } from "../../../src/frame/objects/effects.ts";
import {
  type MandateCommand,
  type MandateTerms,
  mandateById,
  mandateStub,
} from "../../../src/products/mandates/mandate-record.ts";
import { CALL, creation } from "../../frame/objects/object-under-test.ts";
import { holdQueues } from "../oauth/scene.ts";
import {
  BROWSER,
  beginChallenge,
  beginVerification,
  challengeSent,
  endVerification,
  routes,
} from "../payments/session-fixtures.ts";
import { automatic, chargeOf, DAY, OWNER, PAYER, T0, termsOf } from "./mandate-fixtures.ts";

/** A mandate in a real object: what its storage, its alarm and its callers see. */
const env = bindings as unknown as GatewayEnv;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  vi.spyOn(console, "warn").mockReturnValue();
  holdQueues();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const created = async (terms: Partial<MandateTerms> = {}) => {
  const hex = newObjectId(env, "MANDATES");
  const stub = mandateStub(env, hex);
  if (!stub) throw new Error("an id that we made ourselves");
  const mandate_id = formatId("mnd", hex);
  await stub.create(termsOf({ mandate_id, ...terms }), creation, CALL);
  const act = async (...commands: MandateCommand[]) => {
    for (const command of commands) {
      const turn = await stub.act(command, CALL);
      expect(turn?.refusal ?? null, command.type).toBeNull();
    }
  };
  const show = async () => {
    const view = await stub.view({ view: "mandate", ...OWNER });
    return view?.ok ? JSON.parse(view.value) : view;
  };
  const raw = env.MANDATES.get(env.MANDATES.idFromString(hex));
  const stored = <T>(key: string) =>
    runInDurableObject(raw, (_, state) => state.storage.kv.get<T>(key));
  return { hex, mandate_id, stub, act, show, raw, stored };
};

const approval: MandateCommand[] = [
  { type: "name_payer", browser_id: BROWSER, payer: PAYER, route: routes.sameBank },
  beginChallenge("OTP", "c1"),
  challengeSent("c1"),
  beginVerification("v1"),
  endVerification("v1", "verified", T0),
];

describe("a mandate's object", () => {
  it("answers its creation again, and refuses another request under its key", async () => {
    const { stub, mandate_id } = await created();
    const repeated = await stub.replay(creation.request_hash);
    if (repeated?.kind !== "replayed") throw new Error("not replayed");
    expect(JSON.parse(repeated.answer)).toMatchObject({
      mandate_id,
      status: "AWAITING_CUSTOMER_AUTH",
    });
    expect(await stub.replay("other")).toEqual({ kind: "key_reused" });
  });

  it("is found by its id, and by no other", async () => {
    const { mandate_id, show } = await created();
    expect((await show()).mandate_id).toBe(mandate_id);
    expect(mandateById(env, "mnd_1")).toBeNull();
    expect(mandateById(env, mandate_id.replace("mnd_", "ps_"))).toBeNull();
  });

  it("hands the command of a charge to the request that made it", async () => {
    const { stub, act } = await created();
    await act(...approval);
    const turn = await stub.act(chargeOf("1"), CALL);
    expect(turn?.lease?.effect).toMatchObject({ kind: "command_charge", attempt: 1 });
    const repeated = await stub.act(chargeOf("1"), CALL);
    expect(repeated?.lease).toBeNull();
  });

  it("leaves the command of a charge to the queue if its caller performs nothing", async () => {
    const { stub, act, stored } = await created();
    await act(...approval, chargeOf("1", { charge_date: "2026-11-24" }));
    const end: MandateCommand = { type: "end", by: { kind: "OPERATOR" }, reason: null };
    const turn = await stub.act(end, { ...CALL, performs: false });
    expect(turn?.lease).toBeNull();
    const { effects = [] } = (await stored<{ effects: Effect[] }>("record")) ?? {};
    const command = effects.find(({ id }) => id === "command_charge:chg_1:cancelled");
    // A pointer to it is on its way, and nobody holds it.
    expect(command).toMatchObject({ leased: false, attempt: 0 });
    expect(command?.held_until).toBeGreaterThan(T0);
  });

  it("collects by its alarm, once", async () => {
    const { act, show, raw } = await created(automatic);
    await act(...approval);
    vi.setSystemTime(T0 + 1_000);
    await runDurableObjectAlarm(raw);
    await runDurableObjectAlarm(raw);
    const { current_period, next_charge_date } = await show();
    expect(current_period).toMatchObject({ reserved: 1_250, remaining: 0 });
    expect(next_charge_date).toBe("2026-12-22");
  });

  it("stays while a charge is in flight, and leaves a tombstone 400 days after its end", async () => {
    const { stub, act, show, stored } = await created();
    await act(...approval, chargeOf("1"), { type: "cancel", reason: null, ...OWNER });
    expect(await stub.look()).toMatchObject({ row: { unfinished: true, status: "CANCELLED" } });
    const report = { charge_id: "chg_1", attempt: 1, at: T0, version: 1 } as const;
    const of = { amount: 1_000, charge_date: "2026-11-22" };
    const paid = { outcome: "COMPLETED", failure_code: null, may_be_paid: true } as const;
    await act({ type: "charge_report", ...report, ...paid, ...of });
    const { effects = [] } = (await stored<{ effects: { id: string }[] }>("record")) ?? {};
    for (const { id } of effects) await stub.finish(id);
    vi.setSystemTime(T0 + 400 * DAY - 1);
    expect(await stub.retire()).toBe(false);
    vi.setSystemTime(T0 + 400 * DAY);
    expect(await stub.retire()).toBe(true);
    expect(await show()).toBeNull();
    expect(await stub.replay(creation.request_hash)).toMatchObject({ kind: "replayed" });
    const tombstone = JSON.stringify(await stored("tombstone"));
    expect(tombstone).not.toContain(PAYER.iban);
  });
});
