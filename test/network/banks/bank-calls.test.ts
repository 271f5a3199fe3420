import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { callOut } from "../../../src/base/platform/outbound.ts";
import { callBank } from "../../../src/network/banks/bank-client.ts";
import { type BankRecord, readInternalKey } from "../../../src/network/banks/bank-records.ts";
import type { BankOperation } from "../../../src/network/banks/contract.ts";
import { facelessBank } from "../parties/faceless.ts";

vi.mock("../../../src/base/platform/outbound.ts", () => ({ callOut: vi.fn() }));
vi.mock("../../../src/network/banks/bank-records.ts", () => ({ readInternalKey: vi.fn() }));
vi.mock(import("../../../src/network/banks/breaker.ts"), async (importOriginal) => ({
  ...(await importOriginal()),
  noteBreaker: vi.fn(),
}));

const env = {} as GatewayEnv;

const bankOf = (bank_id: string): BankRecord => ({
  bank_id,
  bank_handle: bank_id,
  name: "Alpha Bank",
  mode: "test",
  institution_code: "ALPHDEFFXXX",
  iban_prefixes: [],
  core_base_url: "https://bank.example/bank/callback",
  status: "ACTIVE",
  takes_new: true,
  capabilities: [],
  available_auth_methods: ["OTP"],
  timeout_ms: 10_000,
  gateway_fee: null,
  ...{ ob_scopes_supported: [], currency: null, sca_exemption_limit: 0 },
  ...{ sca_exemption_daily_limit: null, max_consent_expiry_days: 90, history_days: 365 },
  ...facelessBank,
});

const call = { body: {}, idempotencyKey: "key", correlationId: "c", traceparent: "00-trace" };

const lost = { kind: "lost", reason: "timeout", durationMs: 10_000 } as const;

const callTimes = async (bank: BankRecord, operation: BankOperation, times: number) => {
  for (let count = 0; count < times; count++) await callBank(env, bank, operation, call);
};

beforeEach(() => {
  vi.mocked(readInternalKey).mockResolvedValue("gk_key");
  vi.mocked(callOut).mockReset().mockResolvedValue(lost);
  vi.spyOn(console, "warn").mockReturnValue();
});

// @rule B1.1
describe("a bank that no longer answers one operation", () => {
  it("gets no more such calls after five losses", async () => {
    const bank = bankOf("bnk_gone");
    await callTimes(bank, "resolve-alias", 5);
    const outcome = await callBank(env, bank, "resolve-alias", call);
    expect(outcome).toEqual({
      kind: "not_sent",
      problem: "BANK_UNAVAILABLE",
      noted: null,
    });
    expect(callOut).toHaveBeenCalledTimes(5);
  });

  it.each([
    ["resolve-alias", "execute-transaction"],
    ["execute-transaction", "resolve-alias"],
    ["send-otp", "execute-transaction"],
    ["execute-transaction", "transaction-status"],
  ] as const)("%s, is still asked another: %s", async (failing, other) => {
    const bank = bankOf(`bnk_${failing}_${other}`);
    await callTimes(bank, failing, 5);
    expect(await callBank(env, bank, other, call)).toMatchObject({ kind: "unknown" });
    expect(callOut).toHaveBeenLastCalledWith(
      expect.objectContaining({ url: `https://bank.example/bank/callback/${other}` }),
    );
  });
});
