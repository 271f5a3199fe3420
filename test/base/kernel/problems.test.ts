import { describe, expect, it } from "vitest";
import {
  type ProblemCode,
  problem,
  problemBody,
  problemCatalogue,
  problemMessage,
  problemRetryable,
  problemStatus,
} from "../../../src/base/kernel/problems.ts";

/** The codes and statuses of the error catalogue (G2.3), written a second time. */
const contract = `
MALFORMED_JSON 400, UNAUTHENTICATED 401, SESSION_TOKEN_REQUIRED 401, FORBIDDEN 403,
CHECKOUT_STEP_FORBIDDEN 403, HOSTED_STEP_FORBIDDEN 403, INSUFFICIENT_SCOPE 403, NOT_FOUND 404,
METHOD_NOT_ALLOWED 405, INVALID_STATE 409, IDEMPOTENCY_KEY_REUSED 409, IDEMPOTENCY_IN_PROGRESS 409,
SESSION_NOT_CANCELLABLE 409, DESTINATION_MISMATCH 409, CONTINUED_ELSEWHERE 409,
CALLBACK_MISMATCH 409, SESSION_EXPIRED 410, PAYLOAD_TOO_LARGE 413, UNSUPPORTED_MEDIA_TYPE 415,
VALIDATION_FAILED 422, PAYER_NOT_FOUND 422, DESTINATION_NOT_FOUND 422, ROUTE_NOT_AVAILABLE 422,
CURRENCY_MISMATCH 422, SAME_ACCOUNT 422, PAYER_ACCOUNT_DEBIT_BLOCKED 422, INSUFFICIENT_FUNDS 422,
LIMIT_EXCEEDED 422, OTP_INCORRECT 422, OTP_EXPIRED 422, OTP_ATTEMPTS_EXCEEDED 422,
PUSH_DECLINED 422, REFUND_NOT_AUTHORISED 422, REFUND_EXCEEDS_PAYMENT 422, RATE_LIMITED 429,
CHALLENGE_LIMIT_REACHED 429, PAYER_THROTTLED 429, INTERNAL 500, BANK_ERROR 502,
BANK_UNAVAILABLE 503, DIRECTORY_UNAVAILABLE 503, REGISTRY_UNAVAILABLE 503, BANK_TIMEOUT 504,
MANDATE_NOT_ACTIVE 409, MANDATE_NOT_STARTED 409, CHARGE_IN_PROGRESS 409, CHARGE_NOT_RETRYABLE 409,
MANDATE_LIMIT_EXCEEDED 422, MANDATE_AMOUNT_FIXED 422, NOTICE_REQUIRED 422, MANDATE_REVOKED 422`;

const listed = contract
  .trim()
  .split(/,\s+/)
  .map((entry) => entry.split(" ") as [ProblemCode, string]);

const codes = Object.keys(problemCatalogue) as ProblemCode[];

// @rule G2.3
describe("the error catalogue", () => {
  it.each(listed)("has %s with status %s", (code, status) =>
    expect(problemStatus({ code })).toBe(Number(status)),
  );

  it.each(codes)("says what happened and what to do next: %s", (code) => {
    expect(problemMessage(problem(code))).toMatch(/^[A-Z].*\. [A-Z].*\.$/);
  });

  it("never calls a caller's mistake retryable", () => {
    const invited = codes
      .filter((code) => problemRetryable({ code }))
      .map((code) => problemStatus({ code }));
    expect(invited.filter((status) => ![409, 422, 429].includes(status) && status < 500)).toEqual(
      [],
    );
    expect(problemRetryable({ code: "PAYER_ACCOUNT_DEBIT_BLOCKED" })).toBe(false);
    expect(problemRetryable({ code: "VALIDATION_FAILED" })).toBe(false);
    expect(problemRetryable({ code: "IDEMPOTENCY_IN_PROGRESS" })).toBe(true);
  });

  // Whatever else ends a refusal takes days, a person, or another request.
  // @rule G2.2
  it("calls a refusal below 500 retryable only if it ends by itself within minutes", () => {
    const soon = codes.filter(
      (code) => problemStatus({ code }) < 500 && problemRetryable({ code }),
    );
    expect(soon).toEqual([
      ...["IDEMPOTENCY_IN_PROGRESS", "PAYMENT_UNDER_REVIEW", "MOVEMENT_IN_PROGRESS"],
      ...["CALL_IN_PROGRESS", "CHALLENGE_IN_PROGRESS", "CHARGE_IN_PROGRESS"],
      ...["RATE_LIMITED", "PAYER_THROTTLED"],
    ]);
  });

  it.each(codes.filter((code) => problemStatus({ code }) >= 500))("calls %s retryable", (code) =>
    expect(problemRetryable({ code })).toBe(true),
  );
});

describe("the error object", () => {
  // @rule G2.1
  it("has its four members, and the field at fault if there is one", () => {
    const refusal = problem("VALIDATION_FAILED", {
      field: "amount",
      message: "amount: is missing",
    });
    expect(problemBody(refusal, "corr-1")).toEqual({
      error: {
        code: "VALIDATION_FAILED",
        message: "amount: is missing",
        retryable: false,
        correlation_id: "corr-1",
        field: "amount",
      },
    });
  });

  it("has the number of codes left", () => {
    const { error } = problemBody(problem("OTP_INCORRECT", { attempts_remaining: 0 }), "c");
    expect(error).toMatchObject({ attempts_remaining: 0, retryable: false });
  });

  it("has the limit of a mandate, what is left of it, and when it counts anew", () => {
    const limit = { limit: "MAX_CHARGES", remaining: 0, resets_at: null } as const;
    const { error } = problemBody(problem("MANDATE_LIMIT_EXCEEDED", limit), "c");
    expect(error).toMatchObject(limit);
  });

  it("has no other members", () => {
    const { error } = problemBody(problem("NOT_FOUND"), "c");
    expect(Object.keys(error)).toEqual(["code", "message", "retryable", "correlation_id"]);
  });
});
