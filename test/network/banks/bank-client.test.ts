import { describe, expect, it } from "vitest";
import type { OutboundAnswer } from "../../../src/base/platform/outbound.ts";
import { readAnswer } from "../../../src/network/banks/read-answer.ts";

/**
 * Definite and unknown answers (B6.1): only a strictly parsed answer or a listed refusal that
 * repeats the end_to_end_id is definite.
 */
const ID = "E2E0123456789";

const booked = {
  end_to_end_id: ID,
  transfer_ref: "ALPHA-1",
  route_used: "SAME_BANK",
  status: "BOOKED",
  bank_fee: 0,
};
/** The shortest answer (B4.2). */
const specified = { transfer_ref: "A-1", route_used: "SAME_BANK" };

const refusal = (code: string, changes: object = {}, echo: object = { end_to_end_id: ID }) => ({
  ...echo,
  error: { code, message: "No.", retryable: false, ...changes },
});

const answered = (status: number, body: unknown): OutboundAnswer => ({
  kind: "answered",
  status,
  headers: new Headers(),
  text: typeof body === "string" ? body : JSON.stringify(body),
  durationMs: 1,
});

const execute = (status: number, body: unknown) =>
  readAnswer("execute-transaction", answered(status, body), ID);

// @rule B1.4 B6.1
describe("of execute-transaction", () => {
  it.each([
    ["BOOKED", booked],
    ["SUBMITTED on the rail", { ...booked, status: "SUBMITTED", route_used: "NATIONAL_RAIL" }],
    ["without a fee", { ...booked, bank_fee: undefined }],
    ["with unknown members", { ...booked, mood: "fine" }],
    ["by the request's word", { ...booked, route_used: "NATIONAL_RAIL_INITIATE" }],
  ])("%s is an answer", (_, body) => {
    for (const status of [200, 201]) {
      const read = execute(status, body);
      expect(read).toMatchObject({ kind: "answered", answer: { end_to_end_id: ID } });
    }
  });

  // @rule B4.2 B4.3
  it.each([
    ["SAME_BANK", "BOOKED"],
    ["NATIONAL_RAIL", "SUBMITTED"],
    ["NATIONAL_RAIL_INITIATE", "SUBMITTED"],
  ])("exactly the shortest answer is definite: %s is %s", (route_used, status) => {
    for (const code of [200, 201]) {
      expect(execute(code, { ...specified, route_used })).toEqual({
        kind: "answered",
        answer: { end_to_end_id: ID, transfer_ref: "A-1", route_used, status, bank_fee: null },
      });
    }
  });

  it.each([
    ...["INSUFFICIENT_FUNDS", "ACCOUNT_BLOCKED", "LIMIT_EXCEEDED"],
    ...["OTP_EXPIRED", "EXPIRED", "NOT_AUTHORISED", "SCA_REQUIRED"],
  ])("422 %s is a refusal", (code) => {
    expect(execute(422, refusal(code))).toEqual({ kind: "refused", code });
  });

  it.each([
    ["200 without the echo", 200, { ...booked, end_to_end_id: undefined }],
    ["200 with another echo", 200, { ...booked, end_to_end_id: "E2EOTHER" }],
    ["200 without a reference", 200, { ...booked, transfer_ref: "" }],
    ["200 with an unknown status", 200, { ...booked, status: "PENDING" }],
    ["200 with an unknown route", 200, { ...booked, route_used: "RAIL" }],
    [
      "200 and the shortest answer with an unknown route",
      200,
      { transfer_ref: "A-1", route_used: "RAIL" },
    ],
    ["200 and the shortest answer without a reference", 200, { route_used: "SAME_BANK" }],
    ["200 and the shortest answer without a route", 200, { transfer_ref: "A-1" }],
    [
      "200 and the shortest answer with another echo",
      200,
      { ...specified, end_to_end_id: "E2EOTHER" },
    ],
    ["200 and the shortest answer with a null echo", 200, { ...specified, end_to_end_id: null }],
    ["200 and the shortest answer with a status", 200, { ...specified, status: "REJECTED" }],
    ["200 and the shortest answer with half an echo", 200, { ...specified, end_to_end_id: ID }],
    [
      "200 and the shortest answer with an error",
      200,
      { ...specified, error: { code: "EXPIRED" } },
    ],
    ["200 and the shortest answer with any other member", 200, { ...specified, state: "REJECTED" }],
    ["201 without the echo", 201, { ...booked, end_to_end_id: undefined }],
    ["202 and the shortest answer", 202, specified],
    ["200 with an invalid fee", 200, { ...booked, bank_fee: -1 }],
    ["200 with half a body", 200, JSON.stringify(booked).slice(0, 40)],
    ["200 with nothing", 200, ""],
    ["200 with a page", 200, "<html>sorry</html>"],
    ["200 with null", 200, "null"],
    ["200 with a refusal's body", 200, refusal("INSUFFICIENT_FUNDS")],
    ["202 with an answer's body", 202, booked],
    ["204", 204, ""],
    ["302", 302, booked],
    ["400", 400, refusal("INSUFFICIENT_FUNDS")],
    ["401", 401, refusal("NOT_AUTHORISED")],
    ["403", 403, refusal("NOT_AUTHORISED")],
    ["404", 404, refusal("NOT_AUTHORISED")],
    ["409 DUPLICATE", 409, refusal("DUPLICATE")],
    ["422 DUPLICATE", 422, refusal("DUPLICATE")],
    ["422 with an unknown code", 422, refusal("BAD_MOOD")],
    ["422 that may be retried", 422, refusal("INSUFFICIENT_FUNDS", { retryable: true })],
    ["422 without the echo", 422, refusal("INSUFFICIENT_FUNDS", {}, {})],
    ["422 with a null echo", 422, refusal("INSUFFICIENT_FUNDS", {}, { end_to_end_id: null })],
    [
      "422 with another echo",
      422,
      refusal("INSUFFICIENT_FUNDS", {}, { end_to_end_id: "E2EOTHER" }),
    ],
    ["422 without a body", 422, ""],
    ["422 with an answer's body", 422, booked],
    ["429", 429, refusal("LIMIT_EXCEEDED")],
    ["500", 500, booked],
    ["502", 502, "bad gateway"],
    ["503", 503, refusal("INSUFFICIENT_FUNDS")],
    ["504", 504, ""],
    ["520", 520, ""],
    ["522", 522, ""],
    ["530", 530, ""],
  ])("%s is unknown", (_, status, body) => {
    expect(execute(status, body)).toMatchObject({ kind: "unknown" });
  });

  it.each([
    ["timeout", "BANK_TIMEOUT"],
    ["network", "BANK_UNAVAILABLE"],
  ] as const)("a loss by %s is unknown", (reason, problem) => {
    const lost = { kind: "lost", reason, durationMs: 10_000 } as const;
    expect(readAnswer("execute-transaction", lost, ID)).toMatchObject({ kind: "unknown", problem });
  });
});

// @rule B1.4
describe("of questions that move nothing", () => {
  const read = (operation: Parameters<typeof readAnswer>[0], status: number, body: unknown) =>
    readAnswer(operation, answered(status, body), undefined);

  it.each([
    ["send-otp", { otp_token: "t", phone_masked: "•• 47" }],
    ["send-otp", { otp_token: "t" }],
    ["send-push", { push_token: "t" }],
    ["verify-otp", { verified: true }],
    ["verify-otp", { verified: false, attempts_remaining: 2 }],
    ["push-status", { status: "PENDING" }],
    ["resolve-alias", { accounts: [] }],
    ["notify-credit", { acknowledged: true }],
  ] as const)("%s %j is an answer", (operation, body) => {
    expect(read(operation, 200, body).kind).toBe("answered");
  });

  it.each([
    ["send-otp", { otp_token: "" }],
    ["send-otp", { push_token: "t" }],
    ["send-push", {}],
    ["verify-otp", { verified: "true" }],
    ["verify-otp", { verified: 1 }],
    ["verify-otp", {}],
    ["push-status", { status: "MAYBE" }],
    ["notify-credit", { acknowledged: false }],
    ["resolve-alias", { accounts: [{ iban: "DE00", display_name: "A", currency: "USD" }] }],
    ["resolve-alias", { accounts: [{ iban: "DE47500208000100200300", currency: "USD" }] }],
    [
      "resolve-alias",
      { accounts: [{ iban: "de47500208000100200300", display_name: "A", currency: "USD" }] },
    ],
  ] as const)("%s %j is not an answer", (operation, body) => {
    expect(read(operation, 200, body)).toMatchObject({ kind: "unknown", problem: "BANK_ERROR" });
  });

  // @rule B4.7
  it.each([
    [200, ""],
    [201, "{}"],
    [204, ""],
  ])("notify-credit is acknowledged by %d and %j", (status, text) => {
    expect(read("notify-credit", status, text).kind).toBe("answered");
    expect(read("verify-otp", status, text).kind).toBe("unknown");
  });

  it.each([404, 405, 501])("%d says that the bank does not have the operation", (status) => {
    expect(read("resolve-alias", status, "")).toMatchObject({ kind: "unknown", isMissing: true });
  });

  it("a refusal needs no echo", () => {
    expect(read("verify-otp", 422, refusal("OTP_EXPIRED", {}, {}))).toEqual({
      kind: "refused",
      code: "OTP_EXPIRED",
    });
  });

  it.each([
    [503, "BANK_UNAVAILABLE"],
    [500, "BANK_UNAVAILABLE"],
    [401, "BANK_ERROR"],
    [404, "BANK_ERROR"],
  ])("status %i becomes %s", (status, problem) => {
    expect(read("send-otp", status, {})).toMatchObject({ kind: "unknown", problem });
  });
});

// @rule B4.6
describe("of transaction-status", () => {
  it.each(["BOOKED", "SUBMITTED", "REJECTED", "RETURNED", "NOT_FOUND"])("%s counts", (status) => {
    const body = { end_to_end_id: ID, status };
    expect(readAnswer("transaction-status", answered(200, body), ID).kind).toBe("answered");
  });

  it("another payment's does not", () => {
    const body = { end_to_end_id: "E2EOTHER", status: "BOOKED" };
    expect(readAnswer("transaction-status", answered(200, body), ID).kind).toBe("unknown");
  });
});

// @rule B5.7
describe("DUPLICATE", () => {
  it.each([409, 422])("with status %d is told apart from what a resend may cure", (status) => {
    expect(execute(status, refusal("DUPLICATE"))).toMatchObject({
      kind: "unknown",
      detail: "DUPLICATE",
    });
  });
});
