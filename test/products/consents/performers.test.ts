import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  listSharedAccounts,
  notifyAuthorisation,
} from "../../../src/network/banks/account-information.ts";
import { readBankRecord } from "../../../src/network/banks/bank-records.ts";
import {
  performListAccounts,
  performNotifyOfConsent,
} from "../../../src/products/consents/performers.ts";
import { IBAN, SAVINGS } from "./consent-fixtures.ts";

vi.mock("../../../src/network/banks/account-information.ts", () => ({
  listSharedAccounts: vi.fn(),
  notifyAuthorisation: vi.fn(),
}));
vi.mock("../../../src/network/banks/bank-records.ts", () => ({ readBankRecord: vi.fn() }));

/** What a consent's performers ask of its bank, and what they report of the answer. */
const bank = { bank_id: "bnk_alpha", bank_handle: "alpha" };
const noted = { bank: "alpha", operation: "accounts", outcome: "answered", milliseconds: 1 };

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.mocked(readBankRecord).mockResolvedValue(bank as never);
});

/** The arguments of the one report. */
const reportOf = async (perform: typeof performListAccounts, material: object) => {
  const report = vi.fn(async () => null);
  const attempt = { env: { IDENTITY_KEY: "identity" }, material, report };
  await perform(attempt as never);
  expect(report).toHaveBeenCalledOnce();
  return report.mock.calls[0] as unknown as [Record<string, unknown>, unknown];
};

const query = (consent_id = "cns_1") => ({
  ...{ mode: "test", bank_handle: "alpha" },
  account: { iban: IBAN, consent_id, reference: "t-ch1" },
});

const account = (iban: string, status = "SHAREABLE") => ({
  ...{ iban, display_name: "Current account", currency: "USD", account_type: "CURRENT", status },
});

const listing = (...accounts: object[]) =>
  vi
    .mocked(listSharedAccounts)
    .mockResolvedValue({ kind: "data", data: { accounts }, noted } as never);

const idsOf = async (consentId?: string): Promise<string[]> => {
  const [report] = await reportOf(performListAccounts, query(consentId));
  return (report.accounts as { account_id: string }[]).map(({ account_id }) => account_id);
};

describe("list_accounts", () => {
  it("names the account and the approval, and reports every account with its status", async () => {
    listing(account(IBAN), account(SAVINGS, "NOT_SHAREABLE"));
    const reported = await reportOf(performListAccounts, query());
    expect(vi.mocked(listSharedAccounts).mock.calls[0]?.slice(1)).toEqual([bank, query().account]);
    const account_id = expect.stringMatching(/^acc_[0-9A-Za-z]{43}$/);
    expect(reported).toEqual([
      {
        kind: "list_accounts",
        accounts: [
          { account_id, ...account(IBAN) },
          { account_id, ...account(SAVINGS, "NOT_SHAREABLE") },
        ],
      },
      noted,
    ]);
  });

  // @rule O7.2
  it("gives an account the same id each time, and another one in another consent", async () => {
    listing(account(IBAN), account(SAVINGS));
    const ids = await idsOf();
    listing(account(SAVINGS), account(IBAN));
    expect(await idsOf()).toEqual(ids.toReversed());
    expect(new Set([...ids, ...(await idsOf("cns_2"))]).size).toBe(4);
  });

  it.each([
    ["refuses", { kind: "not_authorised", noted }, { kind: "list_accounts", accounts: null }],
    ["is down", { kind: "unavailable", problem: "BANK_TIMEOUT", noted }, { kind: "again" }],
  ])("reports a bank that %s", async (_, said, report) => {
    vi.mocked(listSharedAccounts).mockResolvedValue(said as never);
    expect(await reportOf(performListAccounts, query())).toEqual([report, noted]);
  });

  it("is tried again while the bank is not enrolled", async () => {
    vi.mocked(readBankRecord).mockResolvedValue(null);
    expect(await reportOf(performListAccounts, query())).toEqual([{ kind: "again" }]);
  });
});

describe("notify_authorisation", () => {
  const notification = { id: "cns_1", kind: "CONSENT", status: "REVOKED" };
  const material = { mode: "test", bank_handle: "alpha", notification };

  it.each([
    ["has it", { kind: "data", data: { acknowledged: true }, noted }, "done"],
    ["refuses it", { kind: "not_authorised", noted }, "done"],
    ["is down", { kind: "unavailable", problem: "BANK_TIMEOUT", noted }, "again"],
  ])("of a bank that %s", async (_, said, kind) => {
    vi.mocked(notifyAuthorisation).mockResolvedValue(said as never);
    expect(await reportOf(performNotifyOfConsent, material)).toEqual([{ kind }, noted]);
    expect(vi.mocked(notifyAuthorisation).mock.lastCall?.slice(1)).toEqual([bank, notification]);
  });

  it("is over once the bank is not enrolled any more", async () => {
    vi.mocked(readBankRecord).mockResolvedValue(null);
    expect(await reportOf(performNotifyOfConsent, material)).toEqual([{ kind: "done" }]);
  });
});
