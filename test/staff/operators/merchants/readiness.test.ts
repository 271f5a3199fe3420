import { describe, expect, it } from "vitest";
import {
  judgeReadiness,
  type ReadinessFacts,
  readinessChecks,
} from "../../../../src/staff/operators/merchants/readiness.ts";

/** What a merchant still needs before it trades: each fact decides one check. */
const done: ReadinessFacts = {
  ...{ status: "ACTIVE", hasSettings: true, hasApiKey: true, hasSigningSecret: true },
  ...{ hasWebhook: true, bankIsOpen: true, reachesEveryBank: true },
  ...{ refundAuthority: true, hasSupport: true },
};

describe("a merchant", () => {
  it("with everything is ready, and nothing is left to do", () => {
    const { ready, checks } = judgeReadiness(done, "live");
    expect(ready).toBe(true);
    expect(checks.map(({ check }) => check)).toEqual(readinessChecks.map(([check]) => check));
    expect(checks.every((check) => check.done && check.how === null)).toBe(true);
  });

  it.each<[keyof ReadinessFacts, ReadinessFacts[keyof ReadinessFacts], string, boolean]>([
    ["status", "SUSPENDED", "MERCHANT_ACTIVE", false],
    ["hasSettings", false, "MODE_OPEN", false],
    ["bankIsOpen", false, "SETTLEMENT_BANK", false],
    ["reachesEveryBank", false, "EVERY_BANK_REACHED", true],
    ["hasApiKey", false, "API_KEY", false],
    ["hasWebhook", false, "WEBHOOK_URL", false],
    ["hasSigningSecret", false, "SIGNING_SECRET", false],
    ["refundAuthority", false, "REFUND_AUTHORITY", true],
    ["hasSupport", false, "SUPPORT_CONTACT", true],
  ])("whose %s is %s lacks %s; still ready: %s", (fact, value, check, ready) => {
    const judged = judgeReadiness({ ...done, [fact]: value }, "live");
    expect(judged.ready).toBe(ready);
    expect(judged.checks.filter((one) => !one.done)).toEqual([
      { check, required: !ready, done: false, how: expect.stringMatching(/^[^{}]+\.$/) },
    ]);
  });
});
