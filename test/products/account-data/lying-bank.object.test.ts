import { describe, expect, it, test } from "vitest";
import { answering } from "../../workers/neighbours.ts";
import {
  balance,
  booked,
  CURRENT,
  ibans,
  listed,
  posting,
  scene,
  standingOrder,
  useScene,
} from "./data-scene.ts";

/** A bank's answer is parsed as strictly as a request. */
useScene();

const funds = posting({ amount: 1_000, currency: "USD" });

// @rule O7.15
describe("what a lying bank says never reaches the TPP", () => {
  const long = "x".repeat(281);
  const many = Array.from({ length: 3 }, (_, place) => booked({ transaction_id: `bank-${place}` }));
  const at = (operation: string) => `/ob/accounts/${CURRENT}/${operation}`;

  it.each<[string, string, string, object]>([
    [
      ...(["an account in another currency", "/ob/accounts", "accounts"] as const),
      { accounts: [listed(ibans.current, { currency: "EUR" })] },
    ],
    [
      ...(["an account twice", "/ob/accounts", "accounts"] as const),
      { accounts: [listed(ibans.current), listed(ibans.current)] },
    ],
    [
      ...(["an account of another bank", "/ob/accounts", "accounts"] as const),
      { accounts: [listed(ibans.current), listed("DE89370400440532013000")] },
    ],
    [
      ...(["a balance in another currency", at("balances"), "balances"] as const),
      { balances: [balance({ currency: "EUR" })] },
    ],
    [
      ...(["a negative balance", at("balances"), "balances"] as const),
      { balances: [balance({ amount: -1 })] },
    ],
    [
      ...(["a balance with a fraction", at("balances"), "balances"] as const),
      { balances: [balance({ amount: 0.5 })] },
    ],
    [
      ...(["two balances of one type", at("balances"), "balances"] as const),
      { balances: [balance(), balance({ amount: 7 })] },
    ],
    [
      ...(["another currency", at("transactions"), "transactions"] as const),
      { transactions: [booked(), booked({ transaction_id: "b", currency: "EUR" })] },
    ],
    [
      ...(["an amount beyond money", at("transactions"), "transactions"] as const),
      { transactions: [booked({ amount: 1e15 })] },
    ],
    [
      ...(["a day before", at("transactions?fromDate=2099-11-22"), "transactions"] as const),
      { transactions: [booked({ booked_at: "2099-11-21T23:59:59.999Z" })] },
    ],
    [
      ...(["a day after", at("transactions?toDate=2099-11-20"), "transactions"] as const),
      { transactions: [booked({ booked_at: "2099-11-21T00:00:00.000Z" })] },
    ],
    [
      ...([
        "a PENDING day before",
        at("transactions?fromDate=2099-11-22"),
        "transactions",
      ] as const),
      { transactions: [booked({ status: "PENDING", arose_at: "2099-11-21T12:00:00.000Z" })] },
    ],
    [
      ...(["more rows than asked", at("transactions?count=2"), "transactions"] as const),
      { transactions: many },
    ],
    [
      ...(["one id twice", at("transactions"), "transactions"] as const),
      { transactions: [booked(), booked({ amount: 7 })] },
    ],
    [
      ...(["a text bomb", at("transactions"), "transactions"] as const),
      { transactions: [booked({ description: long })] },
    ],
    [
      ...(["more orders than asked", at("standing-orders?count=1"), "standing-orders"] as const),
      { standing_orders: [standingOrder(), standingOrder({ standing_order_id: "b" })] },
    ],
    [
      ...(["funds that are perhaps", at("funds-confirmation"), "funds-confirmation"] as const),
      { funds_available: "yes", as_of: "2099-11-22T10:00:00.000Z" },
    ],
  ])("%s is BANK_ERROR", async (_case, path, operation, answer) => {
    answering(`alpha ${operation}`, answer);
    const refused = await scene.tpp.ask(path, operation === "funds-confirmation" ? funds : {});
    expect(refused).toMatchObject({ status: 502, code: "BANK_ERROR" });
    expect(await scene.tpp.shown()).toMatchObject({ status: "AUTHORISED" });
  });

  it.each([
    ["transactions", { transactions: [] }],
    ["standing-orders", { standing_orders: [] }],
  ])("%s without an end are BANK_ERROR", async (operation, empty) => {
    answering(`alpha ${operation}`, { ...empty, next_cursor: "for ever" });
    const { body } = await scene.tpp.ask(at(operation));
    const refused = await scene.tpp.ask(`${at(operation)}?cursor=${body.next_cursor}`);
    expect(refused).toMatchObject({ status: 502, code: "BANK_ERROR" });
  });

  test("an answer of more than its size limit is BANK_ERROR", async () => {
    const rows = Array.from({ length: 500 }, (_, place) =>
      booked({ transaction_id: `bank-${place}`, padding: "x".repeat(10_000) }),
    );
    answering("alpha transactions", { transactions: rows });
    expect(await scene.tpp.ask(at("transactions?count=500"))).toMatchObject({ status: 502 });
  });

  test("what the contract does not name is left out", async () => {
    answering("alpha balances", { balances: [balance({ limit: 7 })], owner: "Amira Haddad" });
    answering("alpha transactions", { transactions: [booked({ customer: "0815" })] });
    const texts = [await scene.tpp.ask(at("balances")), await scene.tpp.ask(at("transactions"))];
    expect(JSON.stringify(texts)).not.toMatch(/limit|Amira|0815/);
  });
});
