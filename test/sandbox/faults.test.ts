import { describe, expect, it } from "vitest";
import { validate } from "../../src/base/platform/request-body.ts";
import type { Books } from "../../src/sandbox/bank/books.ts";
import {
  faultListProblem,
  isHolding,
  parseFault,
  replaceFaults,
  takeFault,
} from "../../src/sandbox/bank/faults.ts";
import { operateDirectory, operateRailStatus } from "../../src/sandbox/bank/operations.ts";
import { faultsRequest } from "../../src/sandbox/requests.ts";
import { worldBooks } from "./memory-books.ts";
import { AMIRA, ask, authorised, errorOf } from "./payer.ts";

const askRail = (books: Books) => operateRailStatus(books, "gateway", { end_to_end_id: "E1" });
const askDirectory = (books: Books) => operateDirectory(books, { type: "IBAN", value: AMIRA });

describe("a fault as written", () => {
  it.each(["STATUS:404", "SLOW_MS:500", "REFUSE:ACCOUNT_BLOCKED", "MALFORMED", "DROP_CALLBACK"])(
    "%s is understood",
    (text) => expect(parseFault(text)?.text).toBe(text),
  );

  it.each(["RESET", "STATUS", "STATUS:99", "SLOW_MS:-1", "REFUSE:", "MALFORMED:1", ""])(
    "%s is refused",
    (text) => expect(parseFault(text)).toBeNull(),
  );

  it("that is unknown is answered with the list of known ones", () => {
    const list = [{ operation: "send-otp", fault: "DROP", times: 1 }];
    expect(validate(faultsRequest, list)).toMatchObject({
      ok: false,
      problem: { field: "0.fault", message: expect.stringContaining("TIMEOUT_BEFORE_APPLY") },
    });
  });

  it.each([
    ["bank:alpha", "mandates", "MALFORMED", "0.operation"],
    ["bank:alpha", "send-otp", "DROP_CALLBACK", "0.fault"],
    ["directory", "resolve", "WRONG_AMOUNT", "0.fault"],
    ["bank:alpha", "send-otp", "HOLD", undefined],
    ["directory", "resolve", "HOLD", "0.fault"],
    ["rail", "submit", "HOLD", "0.fault"],
    ["rail", "credit", "DROP_CALLBACK", undefined],
  ])("at %s, %s: %s has a problem at %s", (target, operation, fault, field) => {
    expect(faultListProblem(target, [{ operation, fault, times: 1 }])?.field).toBe(field);
  });
});

describe("a list of faults", () => {
  const taken = (times: number, asked: number) => {
    const { books } = worldBooks();
    replaceFaults(books, "directory", [{ operation: "resolve", fault: "MALFORMED", times }]);
    const strikes = Array.from({ length: asked }, () =>
      takeFault(books, "directory", ["resolve"], "answer"),
    );
    return strikes.filter(Boolean).length;
  };

  it("strikes the given number of times, or always", () => {
    expect([taken(1, 5), taken(3, 5), taken(-1, 5)]).toEqual([1, 3, 5]);
  });

  it("strikes in order, replaces the earlier list, and can be cleared", () => {
    const { books } = worldBooks();
    const put = (...faults: string[]) =>
      replaceFaults(
        books,
        "directory",
        faults.map((fault) => ({ operation: "resolve", fault, times: 1 })),
      );
    const take = () => takeFault(books, "directory", ["resolve"], "answer")?.text;
    put("STATUS:500");
    put("MALFORMED", "STATUS:503");
    expect([take(), take(), take()]).toEqual(["MALFORMED", "STATUS:503", undefined]);
    put("MALFORMED");
    put();
    expect(take()).toBeUndefined();
  });
});

it("HOLD strikes until the bank's faults are replaced, and at this bank only", () => {
  const { books } = worldBooks();
  const hold = { operation: "send-otp", fault: "HOLD", times: 1 };
  replaceFaults(books, "bank:alpha", [hold]);
  const take = () => takeFault(books, "bank:alpha", ["send-otp"], "answer")?.name;
  expect([take(), take(), isHolding(books, "alpha")]).toEqual(["HOLD", "HOLD", true]);
  expect(isHolding(books, "borealis")).toBe(false);
  replaceFaults(books, "bank:alpha", []);
  expect([take(), isHolding(books, "alpha")]).toEqual([undefined, false]);
});

describe("the effect of a fault on an execution", () => {
  it.each([
    ["TIMEOUT_BEFORE_APPLY", false, { manner: "HANG" }],
    ["STATUS:503", false, { answer: { status: 503 } }],
    ["TIMEOUT_AFTER_APPLY", true, { manner: "HANG" }],
    ["ERROR_500_AFTER_APPLY", true, { answer: { status: 500 } }],
    ["RESET_BEFORE_APPLY", false, { manner: "RESET" }],
    ["RESET_AFTER_APPLY", true, { manner: "RESET", answer: { status: 200 } }],
    ["DRIP", true, { manner: "DRIP", answer: { status: 200 } }],
    ["MALFORMED", true, { manner: "GARBLED" }],
    ["SLOW_MS:700", true, { delayMs: 700, answer: { status: 200 } }],
    ["HOLD", true, { manner: "HOLD", answer: { status: 200 } }],
  ])("%s: applied is %s", (fault, applied, expected) => {
    const world = worldBooks();
    const order = authorised(world);
    replaceFaults(world.books, "bank:alpha", [
      { operation: "execute-transaction", fault, times: 1 },
    ]);
    expect(ask(world, "execute-transaction", order)).toMatchObject(expected);
    expect(world.books.transfers.list({})).toHaveLength(applied ? 1 : 0);
    expect(ask(world, "execute-transaction", order).answer.status).toBe(200);
  });

  it("REFUSE is a definite answer, and final like any other", () => {
    const world = worldBooks();
    const order = authorised(world);
    const fault = { operation: "execute-transaction", fault: "REFUSE:LIMIT_EXCEEDED", times: 1 };
    replaceFaults(world.books, "bank:alpha", [fault]);
    const codes = [1, 2].map(() => errorOf(ask(world, "execute-transaction", order)));
    expect(codes).toEqual(["LIMIT_EXCEEDED", "LIMIT_EXCEEDED"]);
  });
});

it("REFUSE prevents any other operation", () => {
  const world = worldBooks();
  replaceFaults(world.books, "bank:alpha", [
    { operation: "resolve-alias", fault: "REFUSE:NOT_AUTHORISED", times: 1 },
  ]);
  expect(errorOf(ask(world, "resolve-alias", { iban: AMIRA }))).toBe("NOT_AUTHORISED");
});

describe.each([
  ["rail", "status", askRail],
  ["directory", "resolve", askDirectory],
] as const)("%s %s suffers once", (target, operation, operate) => {
  const healthy = { manner: "NORMAL", delayMs: 0, answer: { status: 200 } };

  it.each([
    ["TIMEOUT_BEFORE_APPLY", { manner: "HANG" }],
    ["TIMEOUT_AFTER_APPLY", { manner: "HANG" }],
    ["ERROR_500_AFTER_APPLY", { answer: { status: 500 } }],
    ["RESET_BEFORE_APPLY", { manner: "RESET" }],
    ["RESET_AFTER_APPLY", { manner: "RESET" }],
    ["DRIP", { manner: "DRIP" }],
    ["MALFORMED", { manner: "GARBLED" }],
    ["SLOW_MS:900", { delayMs: 900 }],
    ["STATUS:429", { answer: { status: 429 } }],
    ["REFUSE:NOT_AUTHORISED", { answer: { status: 422 } }],
  ])("%s", (fault, expected) => {
    const { books } = worldBooks();
    replaceFaults(books, target, [{ operation, fault, times: 1 }]);
    expect(operate(books)).toMatchObject(expected);
    expect(operate(books)).toMatchObject(healthy);
  });
});
