import { runInDurableObject } from "cloudflare:test";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { guardOf } from "../../../src/approvals/guard-payer.ts";
import { emptyGuard, type GuardRecord } from "../../../src/approvals/payer-guard.ts";
import { changeBank, ibanAt } from "../../workers/gateway-journey.ts";
import { endTest, env, startTest } from "../../workers/gateway-worker.ts";
import { answering, callsOf, honestly, lost, refusing } from "../../workers/neighbours.ts";
import { openBanking } from "../consents/consent-journey.ts";
import { Browser, codeOf } from "./browser.ts";

/** The guard of an account counts what the page of connections sends and checks. */
beforeAll(async () => {
  startTest();
  await openBanking();
});
beforeEach(startTest);
afterEach(endTest);

const counted = async (iban: string) => {
  const read = async (_: unknown, { storage }: DurableObjectState) =>
    storage.kv.get<GuardRecord>("guard") ?? emptyGuard;
  const { codes, sends } = await runInDurableObject(guardOf(env, "test", iban) as never, read);
  return { codes: codes.length, sends: sends.length };
};

describe("the page of connections", () => {
  it("counts a wrong code, and none that the bank did not judge, until the proof", async () => {
    const iban = ibanAt("alpha", 7_101);
    const browser = await (await Browser.open()).challenged(iban);
    expect(codeOf(await browser.confirm("000000"))).toEqual([422, "OTP_INCORRECT"]);
    expect(await counted(iban)).toEqual({ codes: 1, sends: 1 });
    for (const unjudged of [lost, refusing("OTP_EXPIRED"), refusing("BANK_ERROR")]) {
      answering("alpha verify-otp", unjudged);
      expect((await browser.confirm()).status).not.toBe(200);
      expect(await counted(iban)).toEqual({ codes: 1, sends: 1 });
    }
    honestly("alpha verify-otp");
    expect(codeOf(await browser.confirm())).toEqual([200, "LIST"]);
    expect(await counted(iban)).toEqual({ codes: 0, sends: 0 });
  });

  it("counts no send that the bank was not asked for", async () => {
    const iban = ibanAt("alpha", 7_102);
    const browser = await Browser.open();
    await browser.payer(iban);
    answering("alpha send-otp", lost);
    for (let time = 0; time < 5; time++) {
      expect((await browser.start()).status).toBe(503);
    }
    const asked = callsOf("alpha send-otp").length;
    expect(await counted(iban)).toEqual({ codes: 0, sends: asked });
    const other = ibanAt("alpha", 7_103);
    await browser.payer(other);
    expect((await browser.start()).status).toBe(503);
    expect(callsOf("alpha send-otp")).toHaveLength(asked);
    expect(await counted(other)).toEqual({ codes: 0, sends: 0 });
  });

  it("counts no send and no code at a bank that is suspended meanwhile", async () => {
    const iban = ibanAt("alpha", 7_104);
    const browser = await Browser.open();
    await browser.payer(iban);
    await changeBank("alpha", { status: "SUSPENDED" });
    const refused = codeOf(await browser.start());
    await changeBank("alpha", { status: "ACTIVE" });
    expect(refused).toEqual([503, "BANK_UNAVAILABLE"]);
    expect(await counted(iban)).toEqual({ codes: 0, sends: 0 });
  });

  it("asks about a prompt once a moment, however often the customer clicks", async () => {
    const browser = await Browser.open();
    await browser.payer(ibanAt("alpha", 7_105));
    await browser.start("PUSH");
    for (let click = 0; click < 3; click++) {
      expect(codeOf(await browser.step("confirm"))).toEqual([200, "CONFIRM"]);
    }
    expect(callsOf("alpha push-status")).toHaveLength(1);
  });
});
