import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { isVerifiedBrowser } from "../../../src/approvals/verified-browser.ts";
import type { ShownCheckout } from "../../../src/products/payments/page.tsx";
import { sessionById } from "../../../src/products/payments/session-record.ts";
import { BROWSER_ID, openGateway, Payment, party } from "../../workers/gateway-journey.ts";
import { ask, bodyOf, endTest, env, startTest, wait } from "../../workers/gateway-worker.ts";
import { answering, lost, refusing } from "../../workers/neighbours.ts";

/** The content of the checkout page for each browser, and its times. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(endTest);

const viewOf = async (
  { session_id }: Payment,
  browser_id: string = BROWSER_ID,
): Promise<ShownCheckout> => {
  const asked = { view: "page", browser_id } as const;
  const view = await sessionById(env, session_id)?.view(asked);
  if (!view?.ok) throw new Error("the object shows its own page");
  return JSON.parse(view.value);
};

const nowIso = () => new Date(Date.now()).toISOString();

it("the first code is no resend; each later code or prompt is, with its own time", async () => {
  const paid = await Payment.open();
  bodyOf(await paid.challenged());
  const first = nowIso();
  expect((await viewOf(paid)).challenge).toMatchObject({ sent_at: first, is_resend: false });
  wait(61_000);
  bodyOf(await paid.select("OTP"));
  const second = nowIso();
  expect(second > first).toBe(true);
  expect((await viewOf(paid)).challenge).toMatchObject({ sent_at: second, is_resend: true });
  wait(61_000);
  bodyOf(await paid.select("PUSH"));
  expect((await viewOf(paid)).challenge).toMatchObject({ sent_at: nowIso(), is_resend: true });
});

it("a code that could not be sent changes neither of them", async () => {
  const paid = await Payment.open();
  bodyOf(await paid.challenged());
  const sent_at = nowIso();
  wait(61_000);
  answering("alpha send-otp", lost);
  expect((await paid.select("OTP")).status).toBeGreaterThan(500);
  expect((await viewOf(paid)).challenge).toMatchObject({ sent_at, is_resend: false });
});

// @rule P3.13
it("another browser sees neither the payer nor the challenge", async () => {
  const paid = await Payment.open();
  bodyOf(await paid.challenged());
  expect(await viewOf(paid)).toMatchObject({
    payer: {},
    challenge: {},
    continued_elsewhere: false,
  });
  expect(await viewOf(paid, "another")).toMatchObject({
    ...{ payer: null, challenge: null, continued_elsewhere: true },
  });
});

it("the wait for the bank counts from the approval", async () => {
  const paid = await Payment.open();
  bodyOf(await paid.challenged());
  wait(10_000);
  expect((await viewOf(paid)).approved_at).toBeNull();
  answering("alpha execute-transaction", lost);
  bodyOf(await paid.confirm());
  const approved = nowIso();
  wait(40_000);
  expect(await viewOf(paid)).toMatchObject({ state: "EXECUTING", approved_at: approved });
});

/** Whether a browser with this id is known as the payer's after it has read the checkout. */
const isKnownAfterRead = async (
  { created, mode, payer: iban }: Payment,
  { browserId = BROWSER_ID, site = "same-origin" } = {},
): Promise<boolean> => {
  const sends = { cookie: `checkout_browser=${browserId}`, "sec-fetch-site": site };
  const { headers } = await ask("GET", created.answer.checkout_url, sends);
  const [sent = ""] = (headers.get("set-cookie") ?? "").split(";");
  const after = new Request(env.BASE_URL, { headers: { cookie: sent } });
  return isVerifiedBrowser(env, after, { mode, iban });
};

it.each([
  ["is paid", "COMPLETED", null],
  ["then fails", "FAILED", refusing("NOT_AUTHORISED")],
])("the payer's browser is known after a callback approved a payment that %s", async (...row) => {
  const [, state, executed] = row;
  if (executed) answering("alpha execute-transaction", executed);
  const paid = await Payment.open();
  bodyOf(await paid.challenged("PUSH"));
  expect(await isKnownAfterRead(paid)).toBe(false);
  bodyOf(await paid.pushResult("APPROVED", party.banks.test.alpha), 202);
  expect(await paid.status()).toMatchObject({ state });
  expect(await isKnownAfterRead(paid, { browserId: "f".repeat(32) })).toBe(false);
  expect(await isKnownAfterRead(paid, { site: "cross-site" })).toBe(false);
  expect(await isKnownAfterRead(paid)).toBe(true);
});
