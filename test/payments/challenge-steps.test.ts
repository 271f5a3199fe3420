import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readBank } from "../../src/banks/bank-records.ts";
import { ok, refuse } from "../../src/kernel/result.ts";
import { clear } from "../../src/payments/clear.ts";
import { confirmStep } from "../../src/payments/confirm.ts";
import { selectAuthStep } from "../../src/payments/select-auth.ts";
import { tellSession } from "../../src/payments/session-address.ts";
import type { SessionCommand } from "../../src/payments/session-record.ts";
import { guardOf } from "../../src/sca/guard-payer.ts";
import { type SendOutcome, sendChallenge } from "../../src/sca/start.ts";
import { type VerifyOutcome, verifyCode } from "../../src/sca/verify.ts";
import { BROWSER, SessionBench, T0 } from "./session-fixtures.ts";

vi.mock("../../src/payments/clear.ts", () => ({ clear: vi.fn() }));
vi.mock("../../src/payments/perform.ts", () => ({
  askPush: vi.fn(),
  followTurn: vi.fn(async (_call, _stub, turn) => turn.record),
}));
vi.mock("../../src/sca/guard-payer.ts", () => ({ guardOf: vi.fn() }));
vi.mock("../../src/sca/verify.ts", () => ({ verifyCode: vi.fn() }));
vi.mock("../../src/sca/start.ts", () => ({
  sendChallenge: vi.fn(),
  newDisplayCode: (mode: string) => (mode === "PUSH" ? "42" : null),
}));
vi.mock("../../src/payments/session-address.ts", () => ({ tellSession: vi.fn() }));
vi.mock("../../src/banks/bank-records.ts", () => ({ readBank: vi.fn() }));

/**
 * The steps of a checkout that interleave: the session is decided as its object does it, and the
 * test is the bank, which answers when the test wants it to.
 */
const guard = {
  takeSend: vi.fn(),
  returnSend: vi.fn(),
  takeCode: vi.fn(),
  endCode: vi.fn(),
  verified: vi.fn(),
};

class Checkout {
  readonly session: SessionBench;
  readonly background: Promise<unknown>[] = [];

  constructor(session = new SessionBench().resolved()) {
    this.session = session;
    vi.mocked(tellSession).mockImplementation((_env, _id, command) => this.stub.act(command));
  }

  readonly stub = {
    peek: async () => this.session.record,
    act: async (command: SessionCommand) => {
      const { record, refusal, start } = this.session.act(command);
      return { record, refusal, claim: null, ...(start ? { start } : {}) };
    },
  };

  #call(body: object, browser_id: string) {
    return {
      env: { MASTER_KEY: "0".repeat(64) },
      caller: { stub: this.stub, browser_id },
      body,
      correlationId: "c",
      traceparent: "00-trace",
      waitUntil: (work: Promise<unknown>) => void this.background.push(work.catch(() => null)),
    } as never;
  }

  selectAuth(auth_mode: "OTP" | "PUSH" = "OTP") {
    return selectAuthStep(this.#call({ auth_mode }, BROWSER));
  }

  confirm(otp_code?: string, browser_id = BROWSER) {
    return confirmStep(this.#call(otp_code === undefined ? {} : { otp_code }, browser_id));
  }
}

/** Has the bank answer the next call only when it is told what. */
const answerLater = <Outcome>(call: (...input: never[]) => Promise<Outcome>) => {
  const answer = Promise.withResolvers<Outcome>();
  const asked = Promise.withResolvers<void>();
  vi.mocked(call).mockImplementationOnce(() => {
    asked.resolve();
    return answer.promise;
  });
  return { asked: asked.promise, say: answer.resolve };
};

const sent = (token: string): SendOutcome => ({ kind: "sent", token, phone_masked: null });
const lost = { kind: "failed", problem: "BANK_TIMEOUT" } as const;
const verified: VerifyOutcome = { kind: "verified" };

const refusalOf = (answer: { ok: boolean }) =>
  "problem" in answer ? (answer.problem as { code: string }).code : null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  vi.resetAllMocks();
  vi.spyOn(console, "error").mockReturnValue();
  for (const method of Object.values(guard)) method.mockResolvedValue(ok(null));
  vi.mocked(guardOf).mockReturnValue(guard as never);
  vi.mocked(clear).mockImplementation(async () => ok(Date.now()));
  vi.mocked(readBank).mockResolvedValue({ bank_handle: "alpha" } as never);
});

afterEach(() => {
  vi.useRealTimers();
});

describe("confirm, while the bank is being asked for a challenge", () => {
  it.each([
    ["the first code", new SessionBench().resolved()],
    ["another code", new SessionBench().resolved().sent("OTP", "c1")],
    ["a code instead of a prompt", new SessionBench().resolved().sent("PUSH", "c1")],
  ])("asks for patience and uses nothing up: %s", async (_, session) => {
    const checkout = new Checkout(session);
    const bank = answerLater<SendOutcome>(sendChallenge);
    const sending = checkout.selectAuth("OTP");
    await bank.asked;
    const early = await checkout.confirm("123456");
    expect(early).toMatchObject({ problem: { code: "CHALLENGE_IN_PROGRESS", retry_after: 1 } });
    expect(verifyCode).not.toHaveBeenCalled();
    const counted = guard.takeCode.mock.calls.map(([id]) => [id, "not_checked"]);
    expect(guard.endCode.mock.calls).toEqual(counted);

    bank.say(sent("token-new"));
    expect(await sending).toMatchObject({ value: { status: 200 } });
    vi.mocked(verifyCode).mockResolvedValue(verified);
    expect(await checkout.confirm("123456")).toMatchObject({ value: { status: 200 } });
    const [, , , asked] = vi.mocked(verifyCode).mock.calls[0] ?? [];
    expect(asked).toMatchObject({ otp_token: "token-new" });
  });

  it("then checks against the code before, where the bank's answer was lost", async () => {
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

  it("tells another browser nothing of it", async () => {
    const checkout = new Checkout();
    const bank = answerLater<SendOutcome>(sendChallenge);
    const sending = checkout.selectAuth("OTP");
    await bank.asked;
    expect(refusalOf(await checkout.confirm("123456", "browser-2"))).toBe("INVALID_STATE");
    bank.say(lost);
    await sending;
  });
});

describe("select-auth", () => {
  it("goes on when the customer has closed the page", async () => {
    const checkout = new Checkout();
    vi.mocked(sendChallenge).mockResolvedValue(sent("token-new"));
    void checkout.selectAuth();
    expect(checkout.background).toHaveLength(1);
    await Promise.all(checkout.background);
    expect(checkout.session.record.state).toBe("OTP_SENT");
  });

  it("a second time has the bank asked once", async () => {
    const checkout = new Checkout();
    const bank = answerLater<SendOutcome>(sendChallenge);
    const first = checkout.selectAuth();
    await bank.asked;
    expect(refusalOf(await checkout.selectAuth())).toBe("CHALLENGE_IN_PROGRESS");
    bank.say(sent("token-new"));
    expect(await first).toMatchObject({ value: { status: 200 } });
    expect(sendChallenge).toHaveBeenCalledOnce();
    expect(guard.takeSend).toHaveBeenCalledOnce();
  });

  it("holds nobody up after a fault of ours: the guard cannot be reached", async () => {
    const checkout = new Checkout();
    guard.takeSend.mockRejectedValueOnce(new Error("reset"));
    await expect(checkout.selectAuth()).rejects.toThrow("reset");
    expect(checkout.session.record.sca).toMatchObject({ challenges: 0, sending: null });
  });

  it.each<[string, () => void, string]>([
    [
      "the bank's record cannot be read",
      () => vi.mocked(readBank).mockRejectedValueOnce(new Error("D1 away")),
      "SERVICE_UNAVAILABLE",
    ],
    [
      "the bank is no longer enrolled",
      () => vi.mocked(readBank).mockResolvedValueOnce(null),
      "BANK_UNAVAILABLE",
    ],
    [
      "calls to the bank are held back",
      () =>
        vi
          .mocked(sendChallenge)
          .mockResolvedValueOnce({ kind: "not_asked", problem: "BANK_UNAVAILABLE" }),
      "BANK_UNAVAILABLE",
    ],
  ])("counts for nothing where the bank was not asked: %s", async (_, failing, code) => {
    const checkout = new Checkout();
    failing();
    expect(refusalOf(await checkout.selectAuth())).toBe(code);
    await Promise.all(checkout.background);
    expect(checkout.session.record.sca).toMatchObject({ challenges: 0, sending: null });
    expect(guard.returnSend.mock.calls).toEqual([[guard.takeSend.mock.calls[0]?.[1]]]);
  });

  it("counts where the bank's answer was lost", async () => {
    const checkout = new Checkout();
    vi.mocked(sendChallenge).mockResolvedValueOnce(lost);
    expect(refusalOf(await checkout.selectAuth())).toBe("BANK_TIMEOUT");
    expect(checkout.session.record.sca).toMatchObject({ challenges: 1, sending: null });
    expect(guard.returnSend).not.toHaveBeenCalled();
  });

  it("is withheld by the guard without counting", async () => {
    const checkout = new Checkout();
    guard.takeSend.mockResolvedValueOnce(refuse("PAYER_THROTTLED", { retry_after: 9 }));
    expect(refusalOf(await checkout.selectAuth())).toBe("PAYER_THROTTLED");
    expect(checkout.session.record.sca).toMatchObject({ challenges: 0, sending: null });
  });
});

describe("confirm, when the code could not be checked", () => {
  const withCode = () => new Checkout(new SessionBench().resolved().sent("OTP", "c1"));

  it.each<[string, () => void, string]>([
    [
      "the bank was not asked",
      () =>
        vi
          .mocked(verifyCode)
          .mockResolvedValueOnce({ kind: "not_checked", problem: "BANK_UNAVAILABLE" }),
      "BANK_UNAVAILABLE",
    ],
    [
      "the bank's record could not be read",
      () => vi.mocked(readBank).mockRejectedValueOnce(new Error("D1 away")),
      "SERVICE_UNAVAILABLE",
    ],
  ])("leaves the code good, and gives the attempt back: %s", async (_, failing, code) => {
    const checkout = withCode();
    failing();
    expect(refusalOf(await checkout.confirm("123456"))).toBe(code);
    await Promise.all(checkout.background);
    expect(guard.endCode).toHaveBeenCalledWith(expect.any(String), "not_checked");
    expect(checkout.session.record.sca).toMatchObject({
      wrong_codes: 0,
      challenge: { status: "OPEN", verification: null },
    });
    vi.mocked(verifyCode).mockResolvedValue(verified);
    expect(await checkout.confirm("123456")).toMatchObject({ value: { status: 200 } });
  });

  it.each(["wrong", "verified"] as const)(
    "does not call a code wrong whose payer was changed meanwhile: %s",
    async (kind) => {
      const checkout = withCode();
      const bank = answerLater<VerifyOutcome>(verifyCode);
      const confirming = checkout.confirm("123456");
      await bank.asked;
      checkout.session.resolved().sent("OTP", "c2");
      bank.say({ kind });
      expect(refusalOf(await confirming)).toBe("INVALID_STATE");
      expect(checkout.session.record).toMatchObject({ state: "OTP_SENT", transfer: null });
    },
  );

  it("goes on when the customer has closed the page", async () => {
    const checkout = withCode();
    vi.mocked(verifyCode).mockResolvedValue(verified);
    void checkout.confirm("123456");
    expect(checkout.background).toHaveLength(1);
    await Promise.all(checkout.background);
    expect(checkout.session.record.state).toBe("EXECUTING");
  });
});
