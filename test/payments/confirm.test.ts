import { beforeEach, describe, expect, it, vi } from "vitest";
import { ok } from "../../src/kernel/result.ts";
import { confirmStep } from "../../src/payments/confirm.ts";
import { askPush, followTurn } from "../../src/payments/perform.ts";
import type { PaymentSessionRecord } from "../../src/payments/session-record.ts";
import { BROWSER, SessionBench } from "./session-fixtures.ts";

vi.mock("../../src/payments/perform.ts", () => ({ askPush: vi.fn(), followTurn: vi.fn() }));

/** A browser that confirms a prompt; its session's object shows these records, one by one. */
const confirming = (...records: PaymentSessionRecord[]) => {
  const peek = vi.fn();
  for (const record of records) peek.mockResolvedValueOnce(record);
  const background: Promise<unknown>[] = [];
  const call = {
    caller: { stub: { peek }, browser_id: BROWSER },
    body: {},
    correlationId: "c",
    waitUntil: (work: Promise<unknown>) => void background.push(work.catch(() => null)),
  };
  return confirmStep(call as unknown as Parameters<typeof confirmStep>[0]);
};

const turnTo = (record: PaymentSessionRecord) => ({ record, refusal: null, claim: null });

beforeEach(() => vi.resetAllMocks());

describe("confirm, once the payment is executing", () => {
  const asked = new SessionBench().resolved().sent("PUSH").record;
  const executing = new SessionBench().executing().record;

  it("tells where the payment stands when performing it fails on our side", async () => {
    vi.mocked(askPush).mockResolvedValue(ok(turnTo(executing)));
    vi.mocked(followTurn).mockRejectedValue(new Error("database away"));
    const answer = await confirming(asked, executing);
    expect(answer).toMatchObject({ ok: true, value: { status: 200 } });
    expect(answer).toMatchObject({ value: { body: { status: "PROCESSING", state: "EXECUTING" } } });
  });

  it("tells the outcome when it comes in time", async () => {
    const completed = new SessionBench().executing();
    completed.report("execute", completed.answer());
    vi.mocked(askPush).mockResolvedValue(ok(turnTo(executing)));
    vi.mocked(followTurn).mockResolvedValue(completed.record);
    const answer = await confirming(asked);
    expect(answer).toMatchObject({ value: { status: 200, body: { state: "COMPLETED" } } });
  });
});
