import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { callOut } from "../../../src/base/platform/outbound.ts";
import * as asked from "../../../src/network/banks/account-information.ts";
import { type BankRecord, readInternalKey } from "../../../src/network/banks/bank-records.ts";
import type { BankRequest } from "../../../src/network/banks/contract.ts";
import { facelessBank } from "../parties/faceless.ts";

vi.mock("../../../src/base/platform/outbound.ts", () => ({ callOut: vi.fn() }));
vi.mock("../../../src/network/banks/bank-records.ts", () => ({ readInternalKey: vi.fn() }));
vi.mock(import("../../../src/network/banks/breaker.ts"), async (importOriginal) => ({
  ...(await importOriginal()),
  noteBreaker: vi.fn(),
}));

/**
 * Questions about a customer's accounts (B7.2 to B7.4): data, the bank's own no, or nothing that
 * can be relied on.
 */
const context = { env: {} as GatewayEnv, correlationId: "c-1", traceparent: "00-trace" };
const IBAN = "DE89370400440532013000";
const account = { iban: IBAN, consent_id: "cns_1", reference: "otp_1" };
const AT = "2026-11-21T10:15:00.000Z";
const dates = { from_date: "2026-11-01", to_date: "2026-11-21" };

let banks = 0;
/** A bank of its own, because the breaker remembers. */
const newBank = (changes: Partial<BankRecord> = {}): BankRecord => ({
  bank_id: `bnk_${++banks}`,
  bank_handle: "alpha",
  name: "Alpha Bank",
  mode: "test",
  institution_code: "ALPHDEFFXXX",
  iban_prefixes: ["DE**3704", "GB**ALPH"],
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
  ...changes,
});

const answers = (status: number, body: unknown) => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const answer = { kind: "answered", status, headers: new Headers(), text, durationMs: 1 } as const;
  vi.mocked(callOut).mockResolvedValue(answer);
};

const refusal = (code: string) => ({ error: { code, message: "No.", retryable: false } });

beforeEach(() => {
  vi.mocked(readInternalKey).mockResolvedValue("gk_key");
  vi.mocked(callOut).mockReset();
  vi.spyOn(console, "warn").mockReturnValue();
});

const shared = { iban: IBAN, display_name: "Current account", currency: "USD" };
const sharedAccount = { ...shared, account_type: "CURRENT", status: "SHAREABLE" };
const balance = {
  ...{ type: "CURRENT", amount: 0, credit_debit: "CREDIT", currency: "USD" },
  ...{ credit_line_included: false, as_of: AT },
};
const booked = {
  ...{ transaction_id: "tx_1", status: "BOOKED", credit_debit: "DEBIT" },
  ...{ amount: 1_250, currency: "USD", booked_at: AT },
};
const { booked_at: _, ...unbooked } = booked;
const pending = { ...unbooked, status: "PENDING", arose_at: AT };
const order = {
  ...{ standing_order_id: "so_1", kind: "STANDING_ORDER", status: "ACTIVE" },
  ...{ amount: 1_250, currency: "USD", frequency: { type: "MONTHLY", count_per_period: 1 } },
};
const notification: BankRequest<"notify-authorisation"> = {
  ...{ id: "cns_1", kind: "CONSENT", status: "REVOKED", reason: "CUSTOMER" },
  ...{ ibans: [IBAN], expires_at: AT },
};
const announced: BankRequest<"notify-charge"> = {
  ...{ mandate_id: "mnd_1", charge_id: "chg_1", payer_iban: IBAN, creditor_name: "Corner Shop" },
  ...{ amount: 1_250, currency: "USD", charge_date: "2026-12-01" },
};

const ask = {
  accounts: (bank: BankRecord) => asked.listSharedAccounts(context, bank, account),
  balances: (bank: BankRecord) => asked.readBalances(context, bank, account),
  transactions: (bank: BankRecord) =>
    asked.readTransactions(context, bank, account, { ...dates, count: 2 }),
  "standing-orders": (bank: BankRecord) =>
    asked.readStandingOrders(context, bank, account, { count: 2, cursor: "c_1" }),
  "funds-confirmation": (bank: BankRecord) =>
    asked.confirmFunds(context, bank, account, { amount: 1_250, currency: "USD" }),
  "notify-authorisation": (bank: BankRecord) =>
    asked.notifyAuthorisation(context, bank, notification),
  "notify-charge": (bank: BankRecord) => asked.notifyBankOfCharge(context, bank, announced),
};
type Operation = keyof typeof ask;

const granted = {
  ...{ iban: IBAN, consent_id: "cns_1" },
  authorisation: { type: "SCA", reference: "otp_1" },
};

const table: [Operation, object, object][] = [
  ["accounts", granted, { accounts: [sharedAccount] }],
  ["balances", granted, { balances: [balance, { ...balance, type: "AVAILABLE" }] }],
  [
    "transactions",
    { ...granted, query: { ...dates, count: 2 } },
    { transactions: [{ ...pending, transaction_id: "tx_2" }, booked], next_cursor: "c_2" },
  ],
  [
    "standing-orders",
    { ...granted, query: { count: 2, cursor: "c_1" } },
    { standing_orders: [order], next_cursor: null },
  ],
  [
    "funds-confirmation",
    { ...granted, query: { amount: 1_250, currency: "USD" } },
    { funds_available: false, as_of: AT },
  ],
  ["notify-authorisation", notification, { acknowledged: true }],
  ["notify-charge", announced, { acknowledged: true }],
];
const notices: readonly Operation[] = ["notify-authorisation", "notify-charge"];

// @rule B7.2 B7.3
describe.each(table)("%s", (operation, request, answer) => {
  // @rule B1.2
  it("names consent, approval and query, and gives the data of a strict answer", async () => {
    answers(200, answer);
    expect(await ask[operation](newBank())).toMatchObject({ kind: "data", data: answer });
    const [sent] = vi.mocked(callOut).mock.lastCall ?? [];
    expect(sent?.url).toBe(`https://bank.example/bank/callback/${operation}`);
    expect(JSON.parse(sent?.body ?? "")).toEqual(request);
    expect(sent?.headers).toMatchObject({ "x-correlation-id": "c-1", traceparent: "00-trace" });
  });

  it("has an idempotency key of its own in each call", async () => {
    answers(200, answer);
    const bank = newBank();
    for (let count = 0; count < 3; count++) await ask[operation](bank);
    const keys = vi.mocked(callOut).mock.calls.map(([{ headers }]) => headers?.["idempotency-key"]);
    expect(new Set(keys).size).toBe(3);
    expect(keys).not.toContain(undefined);
  });

  it("takes 422 NOT_AUTHORISED as the bank's own no", async () => {
    answers(422, refusal("NOT_AUTHORISED"));
    expect(await ask[operation](newBank())).toMatchObject({ kind: "not_authorised" });
  });

  it.each([
    ["a refusal about money", 422, refusal("INSUFFICIENT_FUNDS"), "BANK_ERROR"],
    ["an unlisted refusal", 422, refusal("GO_AWAY"), "BANK_ERROR"],
    ["NOT_AUTHORISED with another status", 403, refusal("NOT_AUTHORISED"), "BANK_ERROR"],
    ["401", 401, {}, "BANK_ERROR"],
    ["503", 503, {}, "BANK_UNAVAILABLE"],
    ["an empty object", 200, {}, "BANK_ERROR"],
    ["half an answer", 200, JSON.stringify(answer).slice(0, -2), "BANK_ERROR"],
  ] as const)("takes %s as no answer", async (_, status, body, problem) => {
    answers(status, body);
    expect(await ask[operation](newBank())).toMatchObject({ kind: "unavailable", problem });
  });

  it("takes a lost answer as no answer, and asks no more after five", async () => {
    const lost = { kind: "lost", reason: "timeout", durationMs: 10_000 } as const;
    vi.mocked(callOut).mockResolvedValue(lost);
    const bank = newBank();
    const replies = [];
    for (let count = 0; count < 6; count++) replies.push(await ask[operation](bank));
    expect(replies.map((reply) => reply.kind === "unavailable" && reply.problem)).toEqual([
      ...Array.from({ length: 5 }, () => "BANK_TIMEOUT"),
      "BANK_UNAVAILABLE",
    ]);
    expect(callOut).toHaveBeenCalledTimes(5);
  });

  it(`${notices.includes(operation) ? "reaches" : "spares"} a suspended bank`, async () => {
    answers(200, answer);
    const { kind } = await ask[operation](newBank({ status: "SUSPENDED" }));
    expect(kind).toBe(notices.includes(operation) ? "data" : "unavailable");
  });
});

// @rule B7.4
describe("the funds for a mandate's charge", () => {
  const query = { amount: 1_250, currency: "USD" };
  const confirm = () =>
    asked.confirmMandateFunds(
      context,
      newBank(),
      { iban: IBAN, mandate_id: "mnd_1", reference: "otp_1" },
      query,
    );

  it("are asked for with the approval of the mandate", async () => {
    answers(200, { funds_available: true, as_of: AT });
    expect(await confirm()).toMatchObject({ kind: "data", data: { funds_available: true } });
    const [sent] = vi.mocked(callOut).mock.lastCall ?? [];
    const authorisation = { type: "MANDATE", reference: "otp_1" };
    const asked = { iban: IBAN, mandate_id: "mnd_1", authorisation, query };
    expect(JSON.parse(sent?.body ?? "")).toEqual(asked);
  });

  it.each([
    ["MANDATE_REVOKED", "mandate_revoked"],
    ["NOT_AUTHORISED", "not_authorised"],
    ["INSUFFICIENT_FUNDS", "unavailable"],
  ])("refused with %s are %s", async (code, kind) => {
    answers(422, refusal(code));
    expect(await confirm()).toMatchObject({ kind });
  });
});

const times = <Item>(count: number, item: (place: number) => Item) =>
  Array.from({ length: count }, (_, place) => item(place));

const page = (...transactions: object[]) => ({ transactions, next_cursor: null });
const malformed: [Operation, string, object][] = [
  ["accounts", "an account without a status", { accounts: [{ ...sharedAccount, status: null }] }],
  [
    "accounts",
    "an IBAN with a wrong digit",
    { accounts: [{ ...sharedAccount, iban: "DE88370400440532013000" }] },
  ],
  ["accounts", "one account twice", { accounts: [sharedAccount, sharedAccount] }],
  ["accounts", "101 accounts", { accounts: times(101, () => sharedAccount) }],
  ["balances", "an amount below zero", { balances: [{ ...balance, amount: -1 }] }],
  ["balances", "an amount in text", { balances: [{ ...balance, amount: "1250" }] }],
  ["balances", "half a cent", { balances: [{ ...balance, amount: 0.5 }] }],
  ["balances", "one type twice", { balances: [balance, balance] }],
  [
    "balances",
    "a time in another zone",
    { balances: [{ ...balance, as_of: "2026-11-21T10:15:00+01:00" }] },
  ],
  [
    "transactions",
    "more than requested",
    page(...times(3, (n) => ({ ...booked, transaction_id: `${n}` }))),
  ],
  ["transactions", "one id twice", page(booked, pending)],
  ["transactions", "BOOKED without its time", page({ ...booked, booked_at: null })],
  ["transactions", "PENDING without its time", page({ ...pending, arose_at: null })],
  ["transactions", "an amount of zero", page({ ...booked, amount: 0 })],
  ["transactions", "a text that is too long", page({ ...booked, description: "x".repeat(281) })],
  ["transactions", "30 February", page({ ...booked, value_date: "2026-02-30" })],
  [
    "transactions",
    "a category of letters",
    page({ ...booked, merchant: { name: "Shop", category_code: "food" } }),
  ],
  ["transactions", "a cursor that is too long", { transactions: [], next_cursor: "c".repeat(513) }],
  [
    "standing-orders",
    "more than requested",
    { standing_orders: times(3, (n) => ({ ...order, standing_order_id: `${n}` })) },
  ],
  [
    "standing-orders",
    "an unknown period",
    { standing_orders: [{ ...order, frequency: { type: "OFTEN", count_per_period: 1 } }] },
  ],
  ["standing-orders", "an unknown kind", { standing_orders: [{ ...order, kind: "WISH" }] }],
  ["funds-confirmation", "a text for a boolean", { funds_available: "yes", as_of: AT }],
  ["notify-authorisation", "acknowledged false", { acknowledged: false }],
];

describe("an answer that is not one", () => {
  it.each(malformed)("%s: %s", async (operation, _, body) => {
    answers(200, body);
    const reply = await ask[operation](newBank());
    expect(reply).toMatchObject({ kind: "unavailable", problem: "BANK_ERROR" });
  });
});

it("a full page of the longest transactions is within the size limit", async () => {
  const long = (length: number) => "\u0001".repeat(length);
  const longest = (place: number) => ({
    ...booked,
    transaction_id: `${place}`.padStart(128, "\u0001"),
    amount: 999_999_999_999,
    value_date: "2026-11-21",
    arose_at: AT,
    description: long(280),
    reference: long(140),
    counterparty: { name: long(140), iban: IBAN },
    end_to_end_id: long(35),
    bank_transaction_code: { domain: "PMNT", family: "ICDT", sub_family: "STDO" },
    merchant: { name: long(140), category_code: "5411" },
    balance_after: { amount: 999_999_999_999, credit_debit: "CREDIT" },
  });
  const full = { transactions: times(500, longest), next_cursor: long(512) };
  answers(200, full);
  const query = { ...dates, count: 500 };
  const reply = await asked.readTransactions(context, newBank(), account, query);
  expect(reply.kind === "data" && reply.data.transactions.length).toBe(500);
  const [{ maxBytes = 0 } = {}] = vi.mocked(callOut).mock.lastCall ?? [];
  expect(maxBytes).toBeGreaterThan(JSON.stringify(full).length);
});

// @rule B2.3
describe("a list of accounts", () => {
  const listedWith = async (iban: string) => {
    answers(200, { accounts: [sharedAccount, { ...sharedAccount, iban }] });
    return ask.accounts(newBank());
  };

  it.each([
    ["another bank of the country", "DE47500208000100200300"],
    ["another country", "FR7630006000011234567890189"],
  ])("with an IBAN of %s is no answer", async (_case, iban) => {
    expect(await listedWith(iban)).toMatchObject({ kind: "unavailable", problem: "BANK_ERROR" });
  });

  it("may have IBANs of each of the bank's prefixes", async () => {
    expect(await listedWith("GB79ALPH20201555555555")).toMatchObject({ kind: "data" });
  });
});
