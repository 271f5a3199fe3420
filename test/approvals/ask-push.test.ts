import { beforeEach, describe, expect, it, vi } from "vitest";
import { askPushStatus } from "../../src/approvals/bank-questions.ts";
import type { PushReport } from "../../src/approvals/decide-challenge.ts";
import { guardOf } from "../../src/approvals/guard-payer.ts";
import { performAskPush } from "../../src/approvals/push.ts";
import type { ScaTicket } from "../../src/approvals/sca-call.ts";
import { ok, refuse } from "../../src/base/kernel/result.ts";
import type { Attempt, Turn } from "../../src/frame/objects/turn.ts";
import { readBankRecord } from "../../src/network/banks/bank-records.ts";
import { MandateBench } from "../products/mandates/mandate-fixtures.ts";
import { beginChallenge, challengeSent } from "../products/payments/session-fixtures.ts";

vi.mock(import("../../src/approvals/guard-payer.ts"), async (importOriginal) => ({
  ...(await importOriginal()),
  guardOf: vi.fn(),
}));
vi.mock("../../src/approvals/bank-questions.ts", () => ({ askPushStatus: vi.fn() }));
vi.mock("../../src/network/banks/bank-records.ts", () => ({ readBankRecord: vi.fn() }));

/** The object's own question about a prompt, over a mandate, which its approval only activates. */
const verified = vi.fn();

beforeEach(() => {
  verified.mockReset().mockResolvedValue(undefined);
  vi.mocked(guardOf).mockReturnValue({ verified } as never);
  vi.mocked(readBankRecord).mockResolvedValue({} as never);
});

const prompted = () =>
  new MandateBench().named().must(beginChallenge("PUSH", "c1"), challengeSent("c1"));

/** The worker that asks began when the mandate was as it is now; its report comes later. */
const asking = (mandate: MandateBench) => {
  const material = mandate.material<ScaTicket>("ask_push");
  const attempt = {
    ...{ env: {}, correlationId: "c", traceparent: "", waitUntil: () => {} },
    ...{ effect: { id: "ask_push", kind: "ask_push", attempt: 0, held_until: 0 }, material },
    report: async (report: PushReport, _: unknown, view?: { view: "ticket" }): Promise<Turn> => {
      mandate.report("ask_push", report);
      const shown = view ? ok(JSON.stringify(mandate.view(view))) : null;
      return { refusal: null, lease: null, view: shown };
    },
  } as unknown as Attempt<never, never>;
  return (
    lastCheck = ok(mandate.now) as Awaited<ReturnType<Parameters<typeof performAskPush>[0]>>,
  ) => performAskPush(async () => lastCheck)(attempt);
};

const answer = (status: "APPROVED" | "DECLINED" | "PENDING" | null) =>
  vi.mocked(askPushStatus).mockResolvedValue({ status, noted: null } as never);

describe("a prompt that the gateway asks about itself", () => {
  it("gives its send back once it is approved, also if nothing else follows", async () => {
    const mandate = prompted();
    answer("APPROVED");
    await asking(mandate)();
    expect(mandate.record.state).toBe("ACTIVE");
    expect(verified.mock.calls).toEqual([["c1"]]);
  });

  it.each<[string, Parameters<typeof answer>[0]]>([
    ["is declined", "DECLINED"],
    ["waits", "PENDING"],
    ["the bank says nothing about", null],
  ])("that %s gives nothing back", async (_, status) => {
    answer(status);
    await asking(prompted())();
    expect(verified).not.toHaveBeenCalled();
  });

  it("gives nothing back if its approval was not taken", async () => {
    answer("APPROVED");
    await asking(prompted())(refuse("SERVICE_UNAVAILABLE"));
    const replaced = prompted();
    const late = asking(replaced);
    replaced.must(beginChallenge("PUSH", "c2"), challengeSent("c2"));
    await late();
    expect(replaced.record.state).toBe("AWAITING_CUSTOMER_AUTH");
    expect(verified).not.toHaveBeenCalled();
  });
});
