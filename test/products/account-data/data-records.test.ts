import { describe, expect, it, test } from "vitest";
import { base62FromHex } from "../../../src/base/kernel/ids.ts";
import type { StandingOrder, Transaction } from "../../../src/network/banks/data-contract.ts";
import {
  accountAnswer,
  balanceAnswer,
  standingOrderAnswer,
  transactionAnswer,
} from "../../../src/products/account-data/data-records.ts";

const KEY = { MASTER_KEY: "the master key of the tests", IDENTITY_KEY: "the identity key" };
const owner = { consent_id: "cns_1", account_id: "acc_1" };
const IBAN = "DE89370400440532013000";

const booked = {
  transaction_id: "bank-7",
  status: "BOOKED",
  credit_debit: "DEBIT",
  amount: 1_250,
  currency: "USD",
  arose_at: "2026-11-20T10:00:00.000Z",
  booked_at: "2026-11-21T10:00:00.000Z",
  value_date: "2026-11-21",
  description: "CORNER SHOP 4711",
  reference: "order-7",
  counterparty: { name: "Corner Shop", iban: IBAN },
  end_to_end_id: "7Q2M4X9K1B8D3F6H5J0N2P4R6T8V",
  bank_transaction_code: { domain: "PMNT", family: "CCRD", sub_family: "POSD" },
  merchant: { name: "Corner Shop", category_code: "5411" },
  balance_after: { amount: 0, credit_debit: "CREDIT" },
} as const satisfies Transaction;

const shown = (row: Transaction) => transactionAnswer(KEY, owner, row);

describe("a transaction", () => {
  // @rule O7.14
  test("has every member of the contract, and no account number", () => {
    expect(shown(booked)).toEqual({
      transaction_id: expect.stringMatching(/^txn_[0-9A-Za-z]{43}$/),
      status: "BOOKED",
      credit_debit: "DEBIT",
      amount: 1_250,
      currency: "USD",
      booked_at: "2026-11-21T10:00:00.000Z",
      value_date: "2026-11-21",
      description: "CORNER SHOP 4711",
      reference: "order-7",
      counterparty: { name: "Corner Shop", masked_iban: "DE•• •••• 3000" },
      end_to_end_id: "7Q2M4X9K1B8D3F6H5J0N2P4R6T8V",
      bank_transaction_code: { domain: "PMNT", family: "CCRD", sub_family: "POSD" },
      merchant: { name: "Corner Shop", category_code: "5411" },
      balance_after: { amount: 0, credit_debit: "CREDIT" },
    });
    expect(JSON.stringify(shown(booked))).not.toContain("bank-7");
  });

  // @rule O7.14
  test("keeps its id from PENDING to BOOKED; PENDING has neither time nor balance", () => {
    const { booked_at: _, balance_after: __, ...announced } = booked;
    const pending = shown({ ...announced, status: "PENDING" });
    expect(pending).toMatchObject({ status: "PENDING", booked_at: null, balance_after: null });
    expect(pending.transaction_id).toBe(shown(booked).transaction_id);
  });

  test("without what a bank may leave out has null there", () => {
    const least = shown({
      ...booked,
      ...{ value_date: null, description: null, reference: null, counterparty: null },
      ...{ end_to_end_id: null, bank_transaction_code: null, merchant: null, balance_after: null },
    });
    for (const name of [
      ...(["value_date", "description", "reference", "counterparty", "end_to_end_id"] as const),
      ...(["bank_transaction_code", "merchant", "balance_after"] as const),
    ]) {
      expect([name, least[name]]).toEqual([name, null]);
    }
  });

  it.each([
    ["an account number", `from ${IBAN} rent`, "from DE•• •••• 3000 rent"],
    ["one as people write it", "from de89 3704 0044 0532 0130 00", "from DE•• •••• 3000"],
    ["several lines", "Rent\r\n  November\u0000", "Rent   November"],
    ["what turns the text around it", "pay \u202e00.001\u202c back", "pay 00.001 back"],
    ["half a character", "a\ud83d", "a"],
    ["nothing to see", " \u200b\u0007 ", null],
    ["a name in another script", "ليلى حداد", "ليلى حداد"],
  ])("shows %s harmlessly, in every text", (_name, sent, harmless) => {
    const row = shown({
      ...booked,
      ...{ description: sent, reference: sent, end_to_end_id: sent },
      counterparty: { name: sent, iban: null },
      merchant: { name: sent, category_code: null },
    });
    expect([row.description, row.reference, row.end_to_end_id]).toEqual([
      harmless,
      harmless,
      harmless,
    ]);
    expect(row.counterparty).toEqual({ name: harmless, masked_iban: null });
    expect(row.merchant).toEqual({ name: harmless, category_code: null });
  });

  test("passes nothing on that the contract does not name", () => {
    const talkative = { ...booked, customer_number: "4711", counterparty_phone: "+4915550100147" };
    expect(JSON.stringify(shown(talkative))).not.toMatch(/customer_number|phone/);
    const party = { name: "A", iban: null, address: "Street 1" };
    expect(shown({ ...booked, counterparty: party }).counterparty).toEqual({
      name: "A",
      masked_iban: null,
    });
  });
});

describe("an account", () => {
  const account = { account_id: `acc_${base62FromHex("1".repeat(64))}`, iban: IBAN };
  const today = {
    iban: IBAN,
    display_name: "Current account",
    currency: "USD",
    account_type: "CURRENT",
    status: "SHAREABLE",
  } as const;

  it.each([
    [true, IBAN],
    [false, null],
  ])("shows its number where that is granted: %s", (full, iban) => {
    expect(accountAnswer(account, today, { bank_id: "bnk_alpha", full })).toEqual({
      account_id: account.account_id,
      bank_id: "bnk_alpha",
      display_name: "Current account",
      currency: "USD",
      account_type: "CURRENT",
      iban,
      masked_iban: "DE•• •••• 3000",
    });
  });

  test("named after its number shows the number masked", () => {
    const named = { ...today, display_name: IBAN, account_type: "\u0007" };
    expect(accountAnswer(account, named, { bank_id: "bnk_alpha", full: false })).toMatchObject({
      display_name: "DE•• •••• 3000",
      account_type: "OTHER",
    });
  });
});

// @rule O7.5
test("a balance is passed on as it is, and nothing beside it", () => {
  const balance = {
    type: "AVAILABLE",
    amount: 0,
    credit_debit: "CREDIT",
    currency: "USD",
    credit_line_included: true,
    as_of: "2026-11-22T10:00:00.000Z",
  } as const;
  expect(balanceAnswer({ ...balance, ...{ limit: 7 } })).toEqual(balance);
});

test("a standing order has an id of its own and a masked payee", () => {
  const order: StandingOrder = {
    standing_order_id: "bank-7",
    kind: "STANDING_ORDER",
    status: "ACTIVE",
    amount: 80_000,
    currency: "USD",
    frequency: { type: "MONTHLY", count_per_period: 1, point_in_time: "01" },
    first_date: "2026-01-01",
    next_date: "2026-12-01",
    last_date: null,
    number_of_payments: null,
    creditor: { name: "Greenfield Housing", iban: IBAN },
    reference: `rent ${IBAN}`,
  };
  expect(standingOrderAnswer(KEY, owner, order)).toEqual({
    ...order,
    standing_order_id: expect.stringMatching(/^so_[0-9A-Za-z]{43}$/),
    creditor: { name: "Greenfield Housing", masked_iban: "DE•• •••• 3000" },
    reference: "rent DE•• •••• 3000",
  });
  expect(standingOrderAnswer(KEY, owner, { ...order, creditor: null }).creditor).toEqual({
    name: null,
    masked_iban: null,
  });
});
