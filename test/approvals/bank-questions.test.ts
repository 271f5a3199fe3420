import { expect, it, vi } from "vitest";
import {
  type ChallengeContent,
  sendChallenge,
  verifyCode,
} from "../../src/approvals/bank-questions.ts";
import { callBank } from "../../src/network/banks/bank-client.ts";
import type { BankRecord } from "../../src/network/banks/bank-records.ts";
import type { BankOutcome } from "../../src/network/banks/read-answer.ts";

vi.mock("../../src/network/banks/bank-client.ts", () => ({ callBank: vi.fn() }));

/** The meaning of a call to the bank for its challenge. */
const step = { env: {}, correlationId: "c", traceparent: "00-trace" } as never;
const bank = {} as BankRecord;
const noted = { bank: "alpha", operation: "verify-otp", outcome: "answered", milliseconds: 7 };
const content = { session_id: "ps_1" } as ChallengeContent;

type Outcome = BankOutcome<"send-otp" | "send-push" | "verify-otp">;

const notSent: Outcome = { kind: "not_sent", problem: "BANK_UNAVAILABLE" };
const lost: Outcome = { kind: "unknown", problem: "BANK_TIMEOUT", detail: "timeout" };
const refused = (code: "OTP_EXPIRED" | "ACCOUNT_BLOCKED"): Outcome => ({ kind: "refused", code });

it.each(
  (["OTP", "PUSH"] as const).flatMap((auth_mode) =>
    (
      [
        [notSent, { kind: "not_asked", problem: "BANK_UNAVAILABLE" }],
        [lost, { kind: "failed", problem: "BANK_TIMEOUT" }],
        [refused("ACCOUNT_BLOCKED"), { kind: "refused", problem: "PAYER_ACCOUNT_DEBIT_BLOCKED" }],
      ] as const
    ).map(([outcome, expected]) => [auth_mode, outcome, expected] as const),
  ),
)("%s: of a challenge, %j is %j", async (auth_mode, outcome, expected) => {
  vi.mocked(callBank).mockResolvedValueOnce({ ...outcome, noted } as never);
  const asked = { challenge_id: "c1", auth_mode, display_code: null };
  expect(await sendChallenge(step, bank, asked, content, 0)).toEqual({ ...expected, noted });
});

it.each([
  [{ kind: "answered", answer: { verified: true } }, { kind: "verified" }],
  [{ kind: "answered", answer: { verified: false } }, { kind: "wrong" }],
  [refused("OTP_EXPIRED"), { kind: "expired" }],
  [refused("ACCOUNT_BLOCKED"), { kind: "refused", problem: "PAYER_ACCOUNT_DEBIT_BLOCKED" }],
  [lost, { kind: "lost", problem: "BANK_TIMEOUT" }],
  [notSent, { kind: "not_checked", problem: "BANK_UNAVAILABLE" }],
] as const)("of a code, %j is %j", async (outcome, expected) => {
  vi.mocked(callBank).mockResolvedValueOnce({ ...outcome, noted } as never);
  const body = { session_id: "ps_1", payer_iban: "DE1", otp_token: "t", otp_code: "1" };
  expect(await verifyCode(step, bank, "v1", body, 0)).toEqual({ ...expected, noted });
});
