import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Browser } from "../../products/connections/browser.ts";
import { Consent, openBanking, ownIban } from "../../products/consents/consent-journey.ts";
import { changeBank, closeBank, Payment, party } from "../../workers/gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";

/**
 * What customers can do at a bank that closes (docs/decisions/120): nothing new, and everything
 * that they have begun, until it is closed.
 */
beforeAll(async () => {
  startTest();
  await openBanking();
});
beforeEach(startTest);
afterEach(async () => {
  bodyOf(await changeBank("alpha", { status: "ACTIVE" }));
  endTest();
});

/** Alpha closes in a month, and no isolate remembers it as it was. */
const closing = async (): Promise<void> => {
  bodyOf(await closeBank("alpha"));
  wait(2_001);
};

const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];

describe("while a bank closes", () => {
  it("no payer pays from it any more, and others pay to it", async () => {
    await closing();
    expect(codeOf(await (await Payment.open("alpha")).resolve())).toEqual([422, "PAYER_NOT_FOUND"]);
    const paid = await Payment.open("borealis");
    expect((await paid.resolve()).status).toBe(200);
  });

  it("a payer who was named before pays to the end", async () => {
    const payment = await Payment.open("alpha");
    bodyOf(await payment.resolve());
    await closing();
    bodyOf(await payment.select());
    bodyOf(await payment.confirm());
    await deliverAll();
    expect(await payment.session()).toMatchObject({ state: "COMPLETED" });
  });

  it("a payment is refunded from an account there", async () => {
    const payment = await Payment.open("alpha");
    await payment.pay();
    await deliverAll();
    await closing();
    expect((await payment.refund({ amount: 100 })).status).toBe(201);
  });

  it("a consent that was asked for before is given, and its customer can stop it", async () => {
    const consent = await Consent.ask();
    await closing();
    await (await consent.open()).approved();
    await deliverAll();
    const browser = await Browser.open();
    const listed = await browser.connections(ownIban);
    expect(listed.map(({ consent_id }) => consent_id)).toContain(consent.consent_id);
    expect((await browser.stop(consent.consent_id)).status).toBe(200);
  });

  it("its capabilities say that no consent can be given", async () => {
    const capabilities = async () =>
      bodyOf(await ask("GET", "/banks/alpha/capabilities?mode=test", {})).ob_enabled;
    expect(await capabilities()).toBe(true);
    await closing();
    expect(await capabilities()).toBe(false);
  });
});

describe("when a bank is closed", () => {
  it("a payment that waits for its approval fails with nothing sent", async () => {
    const payment = await Payment.open("alpha");
    await payment.challenged();
    const { bank_id } = party.banks.test.alpha;
    const closes_at = new Date(Date.now() + 1_000).toISOString();
    bodyOf(await askAdmin("POST", `banks/${bank_id}/close`, { closes_at, note: "At once." }));
    wait(1_000);
    expect(codeOf(await payment.confirm())).toEqual([503, "BANK_UNAVAILABLE"]);
    expect(payment.instruction).toBeUndefined();
  });
});
