import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type SendOutcome,
  sendChallenge,
  type VerifyOutcome,
  verifyCode,
} from "../../src/approvals/bank-questions.ts";
import { confirmAuthorisation } from "../../src/approvals/confirm-authorisation.ts";
import { guardOf } from "../../src/approvals/guard-payer.ts";
import type { ScaCall } from "../../src/approvals/sca-call.ts";
import { startChallenge } from "../../src/approvals/start-challenge.ts";
import { ok, type Result, refuse } from "../../src/base/kernel/result.ts";
import { followTurn } from "../../src/frame/objects/perform.ts";
import type { Turn } from "../../src/frame/objects/turn.ts";
import { readBankRecord } from "../../src/network/banks/bank-records.ts";
import type { SessionCommand, SessionView } from "../../src/products/payments/session-record.ts";
import { sessionViews } from "../../src/products/payments/session-views.ts";
import { BROWSER, SessionBench, T0 } from "../products/payments/session-fixtures.ts";

vi.mock("../../src/frame/objects/perform.ts", () => ({ followTurn: vi.fn() }));
vi.mock(import("../../src/approvals/guard-payer.ts"), async (importOriginal) => ({
  ...(await importOriginal()),
  guardOf: vi.fn(),
}));
vi.mock("../../src/approvals/bank-questions.ts", () => ({
  sendChallenge: vi.fn(),
  verifyCode: vi.fn(),
  newDisplayCode: (mode: string) => (mode === "PUSH" ? "42" : null),
}));
vi.mock("../../src/network/banks/bank-records.ts", () => ({ readBankRecord: vi.fn() }));

/**
 * Interleaved steps of an authorisation, over a payment. The session is decided as its object
 * decides it. The test is the bank, and answers when it wants to.
 */
const guard = {
  takeSend: vi.fn(),
  returnSend: vi.fn(),
  takeCode: vi.fn(),
  endCode: vi.fn(),
  verified: vi.fn(),
};

const lastCheck = vi.fn<ScaCall["flow"]["lastCheck"]>();

class Checkout {
  readonly session: SessionBench;
  readonly background: Promise<unknown>[] = [];

  constructor(session = new SessionBench().resolved()) {
    this.session = session;
  }

  #render(request: SessionView): Result<string> {
    const shown = sessionViews[request.view](this.session.record, request as never);
    return shown.ok ? ok(JSON.stringify(shown.value)) : shown;
  }

  #call(browser_id: string): ScaCall {
    const stub = {
      view: async (request: SessionView) => this.#render(request),
      act: async (command: SessionCommand, _: unknown, request?: SessionView): Promise<Turn> => {
        const { state } = this.session.record;
        const refusal = this.session.attempt(command);
        const begins = this.session.record.state === "EXECUTING" && state !== "EXECUTING";
        const lease = begins ? ({ effect: { kind: "execute" }, material: null } as never) : null;
        return { refusal, lease, view: request ? this.#render(request) : null };
      },
    };
    return {
      request: new Request("https://gateway.example/"),
      env: { IDENTITY_KEY: "0".repeat(64), BASE_URL: "https://gateway.example" } as never,
      objectId: "ps_1",
      browser_id,
      stubOf: () => stub as never,
      flow: { lastCheck, performers: {} },
      correlationId: "c",
      traceparent: "00-trace",
      waitUntil: (work: Promise<unknown>) => void this.background.push(work.catch(() => null)),
    };
  }

  selectAuth(auth_mode: "OTP" | "PUSH" = "OTP") {
    return startChallenge(this.#call(BROWSER), auth_mode);
  }

  confirm(otp_code?: string, browser_id = BROWSER) {
    return confirmAuthorisation(this.#call(browser_id), otp_code);
  }
}

/** The bank answers the next call only when the test says so. */
const answerLater = <Outcome>(call: (...input: never[]) => Promise<Outcome>) => {
  const answer = Promise.withResolvers<Outcome>();
  const asked = Promise.withResolvers<void>();
  vi.mocked(call).mockImplementationOnce(() => {
    asked.resolve();
    return answer.promise;
  });
  return { asked: asked.promise, say: answer.resolve };
};

const sent = (token: string): SendOutcome => ({
  ...{ kind: "sent", token, phone_masked: null, app_url: null, noted: null },
});
const lost = { kind: "failed", problem: "BANK_TIMEOUT", noted: null } as const;
const verified: VerifyOutcome = { kind: "verified", noted: null };

const refusalOf = (answer: { ok: boolean }) =>
  "problem" in answer ? (answer.problem as { code: string }).code : null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  vi.resetAllMocks();
  vi.spyOn(console, "error").mockReturnValue();
  for (const method of Object.values(guard)) method.mockResolvedValue(ok(null));
  vi.mocked(guardOf).mockReturnValue(guard as never);
  lastCheck.mockImplementation(async () => ok(Date.now()));
  vi.mocked(followTurn).mockImplementation(async (_context, _stub, _performers, turn) => turn);
  vi.mocked(readBankRecord).mockResolvedValue({ bank_handle: "alpha" } as never);
});

afterEach(() => {
  vi.useRealTimers();
});

// @rule P3.12
describe("confirm, while the bank sends a challenge", () => {
  it.each([
    ["the first code", new SessionBench().resolved()],
    ["another code", new SessionBench().resolved().sent("OTP", "c1")],
    ["a code instead of a prompt", new SessionBench().resolved().sent("PUSH", "c1")],
  ])("is refused for the moment and uses nothing up: %s", async (_, session) => {
    const checkout = new Checkout(session);
    const bank = answerLater<SendOutcome>(sendChallenge);
    const sending = checkout.selectAuth("OTP");
    await bank.asked;
    const early = await checkout.confirm("123456");
    expect(early).toMatchObject({ problem: { code: "CHALLENGE_IN_PROGRESS", retry_after: 1 } });
    expect(verifyCode).not.toHaveBeenCalled();
    expect(guard.takeCode).not.toHaveBeenCalled();
    expect(lastCheck).not.toHaveBeenCalled();

    bank.say(sent("token-new"));
    expect(await sending).toMatchObject({ ok: true });
    vi.mocked(verifyCode).mockResolvedValue(verified);
    expect(await checkout.confirm("123456")).toMatchObject({ value: { status: 200 } });
    const [, , , asked] = vi.mocked(verifyCode).mock.calls[0] ?? [];
    expect(asked).toMatchObject({ otp_token: "token-new" });
  });

  it("then checks the earlier code, if the bank's answer was lost", async () => {
    const checkout = new Checkout(new SessionBench().resolved().sent("OTP", "c1"));
    const bank = answerLater<SendOutcome>(sendChallenge);
    const sending = checkout.selectAuth("OTP");
    await bank.asked;
    bank.say(lost);
    expect(refusalOf(await sending)).toBe("BANK_TIMEOUT");
    vi.mocked(verifyCode).mockResolvedValue(verified);
    expect(await checkout.confirm("123456")).toMatchObject({ value: { status: 200 } });
    const [, , , asked] = vi.mocked(verifyCode).mock.calls[0] ?? [];
    expect(asked).toMatchObject({ otp_token: "token-c1" });
  });

  it("shows another browser nothing of it", async () => {
    const checkout = new Checkout();
    const bank = answerLater<SendOutcome>(sendChallenge);
    const sending = checkout.selectAuth("OTP");
    await bank.asked;
    expect(refusalOf(await checkout.confirm("123456", "browser-2"))).toBe("CONTINUED_ELSEWHERE");
    bank.say(lost);
    await sending;
  });
});

describe("starting a challenge", () => {
  it("continues after the customer has closed the page", async () => {
    const checkout = new Checkout();
    vi.mocked(sendChallenge).mockResolvedValue(sent("token-new"));
    void checkout.selectAuth();
    expect(checkout.background).toHaveLength(1);
    await Promise.all(checkout.background);
    expect(checkout.session.record.state).toBe("OTP_SENT");
  });

  it("a second time asks the bank once", async () => {
    const checkout = new Checkout();
    const bank = answerLater<SendOutcome>(sendChallenge);
    const first = checkout.selectAuth();
    await bank.asked;
    expect(refusalOf(await checkout.selectAuth())).toBe("CHALLENGE_IN_PROGRESS");
    bank.say(sent("token-new"));
    expect(await first).toMatchObject({ ok: true });
    expect(sendChallenge).toHaveBeenCalledOnce();
    expect(guard.takeSend).toHaveBeenCalledOnce();
  });

  it("delays nobody after a fault of ours: the guard cannot be reached", async () => {
    const checkout = new Checkout();
    guard.takeSend.mockRejectedValueOnce(new Error("reset"));
    await expect(checkout.selectAuth()).rejects.toThrow("reset");
    expect(checkout.session.record.sca).toMatchObject({ challenges: 0, sending: null });
  });

  it.each<[string, () => void, string]>([
    [
      "the bank's record cannot be read",
      () => vi.mocked(readBankRecord).mockRejectedValueOnce(new Error("D1 away")),
      "SERVICE_UNAVAILABLE",
    ],
    [
      "the bank is no longer enrolled",
      () => vi.mocked(readBankRecord).mockResolvedValueOnce(null),
      "BANK_UNAVAILABLE",
    ],
    [
      "calls to the bank are held back",
      () =>
        vi
          .mocked(sendChallenge)
          .mockResolvedValueOnce({ kind: "not_asked", problem: "BANK_UNAVAILABLE", noted: null }),
      "BANK_UNAVAILABLE",
    ],
  ])("does not count if the bank was not asked: %s", async (_, failing, code) => {
    const checkout = new Checkout();
    failing();
    expect(refusalOf(await checkout.selectAuth())).toBe(code);
    await Promise.all(checkout.background);
    expect(checkout.session.record.sca).toMatchObject({ challenges: 0, sending: null });
    expect(guard.returnSend.mock.calls).toEqual([[guard.takeSend.mock.calls[0]?.[0].id]]);
  });

  // @rule P2.7
  it("counts if the bank's answer was lost", async () => {
    const checkout = new Checkout();
    vi.mocked(sendChallenge).mockResolvedValueOnce(lost);
    expect(refusalOf(await checkout.selectAuth())).toBe("BANK_TIMEOUT");
    expect(checkout.session.record.sca).toMatchObject({ challenges: 1, sending: null });
    expect(guard.returnSend).not.toHaveBeenCalled();
  });

  it("does not count if the guard refuses it", async () => {
    const checkout = new Checkout();
    guard.takeSend.mockResolvedValueOnce(refuse("PAYER_THROTTLED", { retry_after: 9 }));
    expect(refusalOf(await checkout.selectAuth())).toBe("PAYER_THROTTLED");
    expect(checkout.session.record.sca).toMatchObject({ challenges: 0, sending: null });
  });
});

describe("confirm, if the code could not be checked", () => {
  const withCode = () => new Checkout(new SessionBench().resolved().sent("OTP", "c1"));

  it.each<[string, () => void, string]>([
    [
      "the bank was not asked",
      () =>
        vi
          .mocked(verifyCode)
          .mockResolvedValueOnce({ kind: "not_checked", problem: "BANK_UNAVAILABLE", noted: null }),
      "BANK_UNAVAILABLE",
    ],
    [
      "the bank's record could not be read",
      () => vi.mocked(readBankRecord).mockRejectedValueOnce(new Error("D1 away")),
      "SERVICE_UNAVAILABLE",
    ],
  ])("leaves the code valid, and returns the attempt: %s", async (_, failing, code) => {
    const checkout = withCode();
    failing();
    expect(refusalOf(await checkout.confirm("123456"))).toBe(code);
    await Promise.all(checkout.background);
    expect(guard.endCode).toHaveBeenCalledWith(expect.any(String), "not_checked");
    expect(checkout.session.record.sca).toMatchObject({
      wrong_codes: 0,
      challenge: { state: "OPEN", verification: null },
    });
    vi.mocked(verifyCode).mockResolvedValue(verified);
    expect(await checkout.confirm("123456")).toMatchObject({ value: { status: 200 } });
  });

  it.each([
    ["wrong", "wrong"],
    ...["lost", "expired", "refused", "not_checked"].map((kind) => [kind, "not_checked"]),
  ])("tells the payer's guard whether the bank called the code wrong: %s", async (kind, told) => {
    const checkout = withCode();
    vi.mocked(verifyCode).mockResolvedValueOnce({ kind, problem: "BANK_TIMEOUT" } as never);
    await checkout.confirm("123456");
    await Promise.all(checkout.background);
    expect(guard.endCode.mock.calls).toEqual([[expect.any(String), told]]);
  });

  it.each(["wrong", "verified"] as const)(
    "does not call a code wrong if its payer was changed in the meantime: %s",
    async (kind) => {
      const checkout = withCode();
      const bank = answerLater<VerifyOutcome>(verifyCode);
      const confirming = checkout.confirm("123456");
      await bank.asked;
      checkout.session.resolved().sent("OTP", "c2");
      bank.say({ kind, noted: null });
      expect(refusalOf(await confirming)).toBe("CHALLENGE_REPLACED");
      expect(checkout.session.record).toMatchObject({ state: "OTP_SENT", transfer: null });
    },
  );

  it("continues after the customer has closed the page", async () => {
    const checkout = withCode();
    vi.mocked(verifyCode).mockResolvedValue(verified);
    void checkout.confirm("123456");
    expect(checkout.background).toHaveLength(1);
    await Promise.all(checkout.background);
    expect(checkout.session.record.state).toBe("EXECUTING");
  });
});

describe("confirm, before the bank is asked", () => {
  const withCode = () => new Checkout(new SessionBench().resolved().sent("OTP", "c1"));

  it("returns the attempt if the guard throttles, and makes no last check", async () => {
    const checkout = withCode();
    guard.takeCode.mockResolvedValueOnce(refuse("PAYER_THROTTLED", { retry_after: 9 }));
    expect(refusalOf(await checkout.confirm("123456"))).toBe("PAYER_THROTTLED");
    expect(lastCheck).not.toHaveBeenCalled();
    expect(checkout.session.record.sca).toMatchObject({
      wrong_codes: 0,
      challenge: { state: "OPEN", verification: null },
    });
  });

  // @rule P2.9 P5.3
  it("returns code and attempt if the last check cannot be made", async () => {
    const checkout = withCode();
    lastCheck.mockResolvedValueOnce(refuse("DIRECTORY_UNAVAILABLE"));
    expect(refusalOf(await checkout.confirm("123456"))).toBe("DIRECTORY_UNAVAILABLE");
    await Promise.all(checkout.background);
    expect(guard.endCode).toHaveBeenCalledWith(expect.any(String), "not_checked");
    expect(checkout.session.record.sca).toMatchObject({
      wrong_codes: 0,
      challenge: { state: "OPEN", verification: null },
    });
    expect(verifyCode).not.toHaveBeenCalled();
  });

  it("delays no later code after a fault of ours: the guard cannot be reached", async () => {
    const checkout = withCode();
    guard.takeCode.mockRejectedValueOnce(new Error("reset"));
    await expect(checkout.confirm("123456")).rejects.toThrow("reset");
    expect(checkout.session.record.sca).toMatchObject({
      wrong_codes: 0,
      challenge: { state: "OPEN", verification: null },
    });
  });

  it("ends the session if the payee's account has changed", async () => {
    const checkout = withCode();
    lastCheck.mockResolvedValueOnce(refuse("DESTINATION_MISMATCH"));
    expect(await checkout.confirm("123456")).toMatchObject({
      problem: { code: "DESTINATION_MISMATCH", final: true },
    });
    expect(checkout.session.record).toMatchObject({ state: "FAILED", transfer: null });
    expect(verifyCode).not.toHaveBeenCalled();
  });
});

describe("confirm, while the payment is executing", () => {
  it("answers the payment's state if performing it fails on our side", async () => {
    const checkout = new Checkout(new SessionBench().resolved().sent("OTP", "c1"));
    vi.mocked(verifyCode).mockResolvedValue(verified);
    vi.mocked(followTurn).mockRejectedValue(new Error("database away"));
    expect(await checkout.confirm("123456")).toMatchObject({
      value: { status: 200, body: { status: "PROCESSING", state: "EXECUTING" } },
    });
  });

  it("answers the outcome if it comes in time", async () => {
    const checkout = new Checkout(new SessionBench().resolved().sent("OTP", "c1"));
    vi.mocked(verifyCode).mockResolvedValue(verified);
    vi.mocked(followTurn).mockImplementation(async (_context, stub, _performers, turn) => {
      checkout.session.report("execute", checkout.session.answer());
      const view = await (stub as never as Pick<ReturnType<ScaCall["stubOf"]>, "view">).view({
        view: "ticket",
      });
      return { ...turn, view };
    });
    const done = { status: 200, body: { state: "COMPLETED" } };
    const answer = await checkout.confirm("123456");
    expect(answer).toMatchObject({ value: done });

    // Only the browser in which the payer was verified is told so.
    const headers = { "set-cookie": expect.stringMatching(/^__Host-verified=/) };
    expect(answer).toMatchObject({ value: { headers } });
    const elsewhere = await checkout.confirm("123456", "browser-2");
    expect(elsewhere).toMatchObject({ value: done });
    expect(elsewhere).not.toHaveProperty("value.headers");
  });
});
