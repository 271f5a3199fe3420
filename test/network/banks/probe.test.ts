import { describe, expect, it } from "vitest";
import type { OutboundAnswer } from "../../../src/base/platform/outbound.ts";
import { judgeProbe } from "../../../src/network/banks/bank-client.ts";

const answered = (status: number, body: unknown): OutboundAnswer => ({
  kind: "answered",
  ...{ status, headers: new Headers(), durationMs: 84 },
  text: typeof body === "string" ? body : JSON.stringify(body),
});

const complaint = (code: string) => ({ error: { code, message: "Unknown." } });

describe("a probe of a bank", () => {
  it.each([
    ["an answer", 200, { status: "PENDING" }, "answered PENDING", true, "answered PENDING"],
    ["a refusal", 422, {}, "refused EXPIRED", true, "refused EXPIRED"],
    ["a complaint", 404, complaint("NOT_FOUND"), null, true, "complained NOT_FOUND"],
    ["401", 401, complaint("UNAUTHENTICATED"), null, false, "key not accepted"],
    ["403", 403, "<h1>no</h1>", null, false, "key not accepted"],
    [
      "a page of another server",
      404,
      "<h1>no</h1>",
      null,
      null,
      "not an answer of the bank interface",
    ],
    ["a redirect", 302, "", null, null, "not an answer of the bank interface"],
    ["a fault", 500, complaint("INTERNAL"), null, null, "not an answer of the bank interface"],
  ])("%s", (_, status, body, definite, authenticated, answer) => {
    expect(judgeProbe(answered(status, body), definite)).toEqual({
      ...{ reachable: true, authenticated, http_status: status, milliseconds: 84, answer },
    });
  });

  it.each(["timeout", "network"] as const)("no answer: %s", (reason) => {
    expect(judgeProbe({ kind: "lost", reason, durationMs: 10_000 }, null)).toEqual({
      ...{ reachable: false, authenticated: null, http_status: null },
      ...{ milliseconds: 10_000, answer: reason },
    });
  });

  it("shows no account number or key that the bank writes into a code, and cuts it", () => {
    const code = `DE89370400440532013000 ak_0123456789abcdef ${"x".repeat(200)}`;
    const { answer } = judgeProbe(answered(400, complaint(code)), null);
    expect(answer).toMatch(/^complained \[iban\] \[key\] x+$/);
    expect(answer.length).toBeLessThanOrEqual(71);
  });
});
