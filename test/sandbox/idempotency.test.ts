import { describe, expect, it } from "vitest";
import { worldBooks } from "./memory-books.ts";
import { AMIRA, answer, ask, authorised, bodyOf, callerAt, errorOf, instruction } from "./payer.ts";

/** The layer in front of the banks: a key stands for one request and its first answer. */
const alpha = callerAt("alpha");

const prompt = {
  ...{ session_id: "ps_1", payer_iban: AMIRA, purpose: "PAYMENT" },
  ...{ amount: 5_000, currency: "USD", creditor_name: "Meridian Books", display_code: "42" },
};

describe("a key that a bank knows", () => {
  it("gets the old state of a prompt, and another key gets the new one", () => {
    const world = worldBooks();
    const { push_token } = bodyOf(ask(world, "send-push", prompt));
    const status = (key: string) =>
      bodyOf(ask(world, "push-status", { push_token }, alpha, key)).status;
    expect(status("k1")).toBe("PENDING");
    answer(world, String(push_token), "APPROVED");
    expect([status("k1"), status("k2")]).toEqual(["PENDING", "APPROVED"]);
  });

  it("sends one code, however often the request comes", () => {
    const world = worldBooks();
    const { display_code: _, ...code } = prompt;
    const [first, second] = [1, 2].map(() => ask(world, "send-otp", code, alpha, "k1"));
    expect(second?.answer).toEqual(first?.answer);
    expect(world.books.messages.list({})).toHaveLength(1);
  });

  it.each([
    ["of the same operation", "transaction-status", { end_to_end_id: "OTHER" }],
    ["of another operation", "resolve-alias", { iban: AMIRA }],
  ] as const)("is refused for another request %s", (_, operation, request) => {
    const world = worldBooks();
    ask(world, "transaction-status", { end_to_end_id: "E2E" }, alpha, "k1");
    const refused = ask(world, operation, request, alpha, "k1");
    expect([refused.answer.status, errorOf(refused)]).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
  });

  it("is separate at each bank and for each gateway", () => {
    const world = worldBooks();
    ask(world, "transaction-status", { end_to_end_id: "E2E" }, alpha, "k1");
    for (const caller of [callerAt("borealis"), callerAt("alpha", "globex")]) {
      expect(ask(world, "resolve-alias", { iban: AMIRA }, caller, "k1").answer.status).toBe(200);
    }
  });

  // @rule B5.7
  it("does not hide that a movement came with other content under it", () => {
    const world = worldBooks();
    const order = authorised(world);
    const { end_to_end_id: key } = order;
    const booked = ask(world, "execute-transaction", order, alpha, key);
    const other = ask(world, "execute-transaction", { ...order, amount: 1 }, alpha, key);
    expect([other.answer.status, errorOf(other)]).toEqual([409, "DUPLICATE"]);
    expect(ask(world, "execute-transaction", order, alpha, key).answer).toEqual(booked.answer);
  });

  it("is free again after an invalid request, but not after a definite refusal", () => {
    const world = worldBooks();
    const foreign = instruction({ originator: "somebody else" });
    expect(ask(world, "execute-transaction", foreign, alpha, "k1").answer.status).toBe(403);
    const order = authorised(world);
    expect(ask(world, "execute-transaction", order, alpha, "k1").answer.status).toBe(200);
    expect(ask(world, "execute-transaction", instruction(), alpha, "k2").answer.status).toBe(422);
    expect(errorOf(ask(world, "resolve-alias", { iban: AMIRA }, alpha, "k2"))).toBe(
      "IDEMPOTENCY_KEY_REUSED",
    );
  });
});
