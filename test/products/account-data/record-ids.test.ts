import { expect, it, test } from "vitest";
import { recordId } from "../../../src/products/account-data/data-records.ts";
import { newMasterKey } from "../../support/master-keys.ts";

const KEY = { MASTER_KEY: "the master key of the tests", IDENTITY_KEY: "the identity key" };
const owner = { consent_id: "cns_1", account_id: "acc_1" };
const id = recordId(KEY, "txn", owner, "bank-7");

test("the id of a record is opaque and always the same", () => {
  expect(id).toMatch(/^txn_[0-9A-Za-z]{43}$/);
  expect(recordId(KEY, "txn", owner, "bank-7")).toBe(id);
});

// @rule G7.12
test("the id of a record outlives every master key", () => {
  expect(recordId({ ...KEY, MASTER_KEY: newMasterKey(2) }, "txn", owner, "bank-7")).toBe(id);
});

it.each([
  ["consent", recordId(KEY, "txn", { ...owner, consent_id: "cns_2" }, "bank-7")],
  ["account", recordId(KEY, "txn", { ...owner, account_id: "acc_2" }, "bank-7")],
  ["record", recordId(KEY, "txn", owner, "bank-8")],
  ["deployment", recordId({ ...KEY, IDENTITY_KEY: "another key" }, "txn", owner, "bank-7")],
  ["kind", recordId(KEY, "so", owner, "bank-7").replace("so_", "txn_")],
])("another %s has another id", (_name, other) => {
  expect(other).not.toBe(id);
});
