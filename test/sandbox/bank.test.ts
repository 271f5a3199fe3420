import { describe, expect, it } from "vitest";
import { worldBooks } from "./memory-books.ts";
import {
  AMIRA,
  ask,
  authorised,
  BOOKS_SHOP,
  BRUNO,
  bodyOf,
  callerAt,
  DANIEL,
  errorOf,
  type Instruction,
  ibanOf,
  instruction,
  prompted,
} from "./payer.ts";

const bookedOf = (world: ReturnType<typeof worldBooks>, iban: string) =>
  world.books.accounts.get(iban)?.booked ?? -1;

describe("an authorised transfer at the same bank", () => {
  it("is booked at once", () => {
    const world = worldBooks();
    const order = authorised(world);
    const before = bookedOf(world, BOOKS_SHOP);
    expect(bodyOf(ask(world, "execute-transaction", order))).toMatchObject({
      end_to_end_id: order.end_to_end_id,
      route_used: "SAME_BANK",
      status: "BOOKED",
    });
    expect(bookedOf(world, BOOKS_SHOP)).toBe(before + 5_000);
  });

  it("is authorised by an approved prompt too", () => {
    const world = worldBooks();
    const outcome = ask(world, "execute-transaction", prompted(world, "APPROVED"));
    expect(outcome.answer.status).toBe(200);
  });

  it.each([null, "DECLINED"] as const)("is not authorised by a prompt that is %s", (result) => {
    const world = worldBooks();
    const outcome = ask(world, "execute-transaction", prompted(world, result));
    expect(errorOf(outcome)).toBe("NOT_AUTHORISED");
  });
});

// @rule B5.1 B5.2
describe("the first definite answer is final", () => {
  it("after a booking: the same bytes again, and no second booking", () => {
    const world = worldBooks();
    const order = authorised(world);
    const first = ask(world, "execute-transaction", order);
    const after = bookedOf(world, BOOKS_SHOP);
    world.moment.now += 24 * 3_600_000;
    expect(ask(world, "execute-transaction", order)).toEqual(first);
    expect(bookedOf(world, BOOKS_SHOP)).toBe(after);
  });

  it("after a refusal: money that comes later changes nothing", () => {
    const world = worldBooks();
    const order = authorised(world, { debtor_iban: ibanOf("empty.purse") });
    const first = ask(world, "execute-transaction", order);
    expect(errorOf(first)).toBe("INSUFFICIENT_FUNDS");
    const account = world.books.accounts.get(order.debtor_iban);
    if (account) world.books.accounts.put({ ...account, booked: 1_000_000 });
    expect(ask(world, "execute-transaction", order)).toEqual(first);
  });

  it("for each gateway separately", () => {
    const world = worldBooks();
    const order = authorised(world);
    ask(world, "execute-transaction", order);
    const other = callerAt("alpha", "other");
    const theirs = { ...order, originator: "other" };
    expect(errorOf(ask(world, "execute-transaction", theirs, other))).toBe("NOT_AUTHORISED");
  });

  it("other content under the same id is an alarm, not an answer", () => {
    const world = worldBooks();
    const order = authorised(world);
    ask(world, "execute-transaction", order);
    const outcome = ask(world, "execute-transaction", { ...order, amount: 5_001 });
    expect([outcome.answer.status, errorOf(outcome)]).toEqual([409, "DUPLICATE"]);
  });

  it("one id of a gateway is one payment at the rail, whichever bank submits it", () => {
    const world = worldBooks();
    const cross = { route_type: "NATIONAL_RAIL_INITIATE", creditor_iban: DANIEL } as const;
    const order = authorised(world, cross);
    ask(world, "execute-transaction", order);
    const borealis = callerAt("borealis");
    const changes = { ...cross, debtor_iban: DANIEL, creditor_iban: BOOKS_SHOP };
    const second = authorised(world, { ...changes, end_to_end_id: order.end_to_end_id }, borealis);
    expect(errorOf(ask(world, "execute-transaction", second, borealis))).toBe("DUPLICATE");
  });
});

// @rule B5.4 B5.5
describe("definite refusals of a bank", () => {
  it.each<[string, Partial<Instruction>, string]>([
    ["an instruction after not_after", { not_after: "2026-01-01T11:59:59.999Z" }, "EXPIRED"],
    ["a blocked payer", { debtor_iban: ibanOf("blocked.account") }, "ACCOUNT_BLOCKED"],
    ["an empty account", { debtor_iban: ibanOf("empty.purse") }, "INSUFFICIENT_FUNDS"],
    [
      "an amount above the account's limit",
      { debtor_iban: ibanOf("small.limit"), amount: 10_001 },
      "LIMIT_EXCEEDED",
    ],
    ["a payee that is not at this bank", { creditor_iban: DANIEL }, "NOT_AUTHORISED"],
    [
      "a payee whose account is blocked",
      { creditor_iban: ibanOf("blocked.account") },
      "NOT_AUTHORISED",
    ],
    ["a transfer to the same account", { creditor_iban: AMIRA }, "NOT_AUTHORISED"],
    ["another currency than the account's", { currency: "EUR" }, "NOT_AUTHORISED"],
  ])("%s", (_what, changes, code) => {
    const world = worldBooks();
    const order = authorised(world, changes);
    const outcome = ask(world, "execute-transaction", order);
    expect([outcome.answer.status, errorOf(outcome)]).toEqual([422, code]);
    expect(bodyOf(outcome).end_to_end_id).toBe(order.end_to_end_id);
    const status = ask(world, "transaction-status", { end_to_end_id: order.end_to_end_id });
    expect(bodyOf(status).status).toBe("REJECTED");
  });

  // @rule B5.3
  it("books exactly at not_after", () => {
    const world = worldBooks();
    const order = authorised(world, { not_after: "2026-01-01T12:00:00.000Z" });
    expect(ask(world, "execute-transaction", order).answer.status).toBe(200);
  });

  it("a payer at another bank", () => {
    const world = worldBooks();
    const outcome = ask(world, "execute-transaction", instruction({ debtor_iban: DANIEL }));
    expect(errorOf(outcome)).toBe("NOT_AUTHORISED");
  });

  it.each<[string, Partial<Instruction>]>([
    ["another account", { debtor_iban: BRUNO }],
    ["another amount", { amount: 4_999 }],
    ["another payee", { creditor_name: "Meridian Boots" }],
    ["another session", { session_id: "ps_2" }],
    ["another type of authorisation", { authorisation: { type: "MANDATE", reference: "m" } }],
  ])("an authorisation for %s", (_what, changes) => {
    const world = worldBooks();
    const order = { ...authorised(world), ...changes };
    expect(errorOf(ask(world, "execute-transaction", order))).toBe("NOT_AUTHORISED");
  });

  // @rule B5.6
  it("an authorisation that was used", () => {
    const world = worldBooks();
    const order = authorised(world);
    ask(world, "execute-transaction", order);
    const again = { ...order, end_to_end_id: "ANOTHER" };
    expect(errorOf(ask(world, "execute-transaction", again))).toBe("NOT_AUTHORISED");
  });
});

describe("requests", () => {
  it("may carry members that the bank does not know", () => {
    const world = worldBooks();
    const order = { ...authorised(world), colour: "blue" };
    expect(ask(world, "execute-transaction", order).answer.status).toBe(200);
  });

  it("under another originator's key are refused", () => {
    const world = worldBooks();
    const order = authorised(world, { originator: "somebody" });
    expect(ask(world, "execute-transaction", order).answer.status).toBe(403);
  });
});

describe("resolve-alias", () => {
  it.each<[string, object, string[]]>([
    ["an alias in any case", { alias: "Amira" }, [AMIRA]],
    ["an IBAN", { iban: BRUNO }, [BRUNO]],
    ["a merchant's IBAN", { iban: BOOKS_SHOP }, [BOOKS_SHOP]],
    ["the customer of two banks, here", { alias: "chloe" }, [ibanOf("chloe", "alpha")]],
    ["an IBAN of the other bank", { iban: DANIEL }, []],
    ["nobody", { alias: "nobody" }, []],
  ])("finds %s", (_what, request, ibans) => {
    const { accounts } = bodyOf(ask(worldBooks(), "resolve-alias", request)) as {
      accounts: { iban: string }[];
    };
    expect(accounts.map((account) => account.iban)).toEqual(ibans);
  });

  it("finds an account by its reference, which does not contain the IBAN", () => {
    const world = worldBooks();
    const [link] = world.books.links.list({ alias: "amira" });
    const found = ask(world, "resolve-alias", { account_ref: link?.account_ref });
    expect(bodyOf(found)).toMatchObject({
      accounts: [{ iban: AMIRA, account_ref: link?.account_ref, display_name: "Amira Haddad" }],
      available_auth_methods: ["OTP", "PUSH"],
    });
    expect(link?.account_ref).not.toContain(AMIRA.slice(-6));
  });
});

it("transaction-status of an unknown id is NOT_FOUND", () => {
  const outcome = ask(worldBooks(), "transaction-status", { end_to_end_id: "NEVER" });
  expect(bodyOf(outcome)).toEqual({
    end_to_end_id: "NEVER",
    status: "NOT_FOUND",
    transfer_ref: null,
  });
});
