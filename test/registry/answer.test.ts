import { describe, expect, test } from "vitest";
import { answerFor } from "../../src/registry/lookups/resolve-alias.ts";

const asked = (bankHandle: string | null, context: "PAYER" | "PAYEE" | null = null) => ({
  context,
  alias: bankHandle === null ? "layla" : `layla@${bankHandle}`,
  handle: "layla",
  bankHandle,
});

const link = (bankHandle: string, accountRef: string, isDefault: boolean, linkedAt: number) => ({
  bankId: `bnk_${bankHandle}`,
  bankHandle,
  bankCapabilities: ["PAYMENTS", "OPEN_BANKING"] as const,
  accountRef,
  capabilities: ["PAYMENTS", "OPEN_BANKING"] as const,
  isDefault,
  isBankDefault: false,
  isPayerDefault: false,
  isPayeeDefault: false,
  linkedAt,
});

const links = [
  link("aurora", "newest", false, 3),
  link("borealis", "elsewhere", false, 0),
  link("aurora", "chosen", true, 2),
  link("aurora", "oldest", false, 1),
  link("aurora", "as_old", false, 1),
];

const refs = (view: ReturnType<typeof answerFor>) => view?.routes.map((row) => row.account_ref);

// @rule R3.4
describe("the answer shows one bank", () => {
  test("the default's if none is named: the default first, then the oldest", () => {
    const view = answerFor(asked(null), links);
    expect(view?.bank_handle).toBe("aurora");
    expect(refs(view)).toEqual(["chosen", "as_old", "oldest", "newest"]);
  });

  test("the named one, even if the default is elsewhere", () => {
    const view = answerFor(asked("borealis"), links);
    expect(view).toEqual({
      alias: "layla@borealis",
      handle: "layla",
      bank_handle: "borealis",
      status: "ACTIVE",
      routes: [
        {
          bank_id: "bnk_borealis",
          bank_handle: "borealis",
          account_ref: "elsewhere",
          default: false,
          capabilities: ["PAYMENTS", "OPEN_BANKING"],
        },
      ],
    });
  });
});

describe("there is no answer", () => {
  test("without a link", () => {
    expect(answerFor(asked(null), [])).toBeNull();
  });

  test("at a bank without a link", () => {
    expect(answerFor(asked("cirrus"), links)).toBeNull();
  });

  test("if the default is not routable: no other account replaces it", () => {
    const others = links.filter((row) => !row.isDefault);
    expect(answerFor(asked(null), others)).toBeNull();
  });
});

test("a route has only the capabilities of both its link and its bank", () => {
  const both = link("aurora", "chosen", true, 1);
  const capabilitiesOf = (row: Parameters<typeof answerFor>[1][number]) =>
    answerFor(asked(null), [row])?.routes[0]?.capabilities;
  expect(capabilitiesOf({ ...both, bankCapabilities: ["PAYMENTS"] })).toEqual(["PAYMENTS"]);
  expect(capabilitiesOf({ ...both, capabilities: ["OPEN_BANKING"] })).toEqual(["OPEN_BANKING"]);
});

// @rule R3.10
describe("a payment context has its own default", () => {
  const payer = { ...link("borealis", "pays", false, 4), isPayerDefault: true };

  test("for that context only", () => {
    const all = [...links, payer];
    expect(refs(answerFor(asked(null, "PAYER"), all))?.[0]).toBe("pays");
    expect(refs(answerFor(asked(null, "PAYEE"), all))?.[0]).toBe("chosen");
    expect(refs(answerFor(asked(null), all))?.[0]).toBe("chosen");
  });

  test("and the general one if it is not routable", () => {
    expect(refs(answerFor(asked(null, "PAYER"), links))?.[0]).toBe("chosen");
  });
});

test("a lookup that names a bank gets that bank's own default first", () => {
  const own = { ...link("borealis", "own", false, 9), isBankDefault: true };
  expect(refs(answerFor(asked("borealis"), [...links, own]))).toEqual(["own", "elsewhere"]);
});

test("even if the customer's general default is at that bank too", () => {
  const general = { ...link("cirrus", "general", true, 1), isBankDefault: false };
  const own = { ...link("cirrus", "own", false, 9), isBankDefault: true };
  const oldest = link("cirrus", "oldest", false, 0);
  const all = [oldest, general, own];
  expect(refs(answerFor(asked("cirrus"), all))).toEqual(["own", "general", "oldest"]);
  expect(refs(answerFor(asked(null), all))).toEqual(["general", "own", "oldest"]);
});
