import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildVersions, type Deployed } from "../released/mixed.ts";
import { releaseNames } from "../released/release-files.ts";
import {
  answerPrompt,
  bankHandles,
  customerAt,
  eventually,
  inboxOf,
  merchantOf,
  openCheckout,
  phoneMessage,
  readEvent,
} from "../support/checkout-client.ts";
import { approveOrder, type Order, PayingApp } from "../support/order-client.ts";
import { type RunningWorld, startWorld } from "../support/world.ts";
import {
  admin,
  newCode,
  opened,
  type Prepared,
  settledAndBalanced,
  transfersOf,
  withCode,
} from "./steps.ts";

/**
 * A world of the last release is upgraded under load, as a gradual deployment does, and rolled
 * back. Every process is killed between two versions, in the middle of confirmations and refunds.
 * What one version began the next one finishes: no payment is lost, none is made twice.
 */
const release = releaseNames().at(-1) ?? "";
const directory = mkdtempSync(join(tmpdir(), "upgrade-"));
let versions: Awaited<ReturnType<typeof buildVersions>>;
let running: RunningWorld;

beforeAll(async () => {
  versions = await buildVersions(release, directory);
  versions.deploy("released");
  running = await startWorld({ clock: true, env: { BUNDLES_DIR: versions.current } });
});

afterAll(async () => {
  await running?.stop();
  rmSync(directory, { recursive: true, force: true });
});

type Which = "own" | "other";
type Paid = Prepared & { amount: number; otp_code?: string };

const inbox = (amount: number) => inboxOf(running.world, `upgrade-${amount}`);
const payer = (which: Which) => customerAt(running.world, bankHandles(running.world)[which]);
const merchant = () => merchantOf(running.world);

/** Amounts tell the payments apart in the banks' books. */
const amounts: number[] = [];
const nextAmount = (): number => {
  amounts.push(70_001 + amounts.length);
  return amounts.at(-1) ?? 0;
};

const begin = async (
  start: (...input: Parameters<typeof opened>) => Promise<Prepared & { otp_code?: string }>,
  which: Which,
): Promise<Paid> => {
  const amount = nextAmount();
  const terms = { amount, webhook_url: inbox(amount).url };
  return { amount, ...(await start(running.world, terms, payer(which))) };
};

const refund = ({ session, amount }: Paid) =>
  merchant().call<{ status: string }>(
    ...(["POST", `/payments/${session.session_id}/refunds`, {}] as const),
    { "idempotency-key": `refund-${amount}` },
  );

const cookie = `checkout_browser=${"ab".repeat(16)}`;

/** With a prompt. */
const prompted = async (...input: Parameters<typeof opened>): Promise<Prepared> => {
  const { session, customer } = await opened(...input);
  const checkout = await openCheckout(session, { cookie });
  await checkout.resolvePayer({ payer_alias: customer.alias });
  await checkout.selectAuth("PUSH");
  return { session, customer, checkout };
};

const approveInApp = async ({ customer, session }: Paid): Promise<void> =>
  answerPrompt((await phoneMessage(customer, session.session_id, "PUSH")).approve_url);

/** From now on prompts store the addresses of the banks' apps, which the release does not know. */
const registerApps = async (): Promise<void> => {
  const app_url_origin = new URL(running.world.rail.base_url).origin;
  for (const { bank_id } of running.world.banks) {
    await admin(running.world, "PATCH", `/banks/${bank_id}`, { app_url_origin });
  }
  // The banks' records are read anew.
  await running.advance(5_000);
};

const expectAppLink = async ({ session, customer }: Paid): Promise<void> => {
  const headers = { accept: "text/html", cookie };
  const page = await (await fetch(session.checkout_url, { headers })).text();
  expect(page).toContain(`href="${customer.phone_url}"`);
};

/** A call whose answer the kill may take. */
const underWay = (call: Promise<unknown>): void => void call.catch(() => undefined);

const confirmed = async (payment: Paid): Promise<void> => {
  const { status, body } = await payment.checkout.confirm(payment.otp_code);
  expect(status, JSON.stringify(body)).toBe(200);
};

const completed = async ({ session }: Paid): Promise<void> => {
  const view = await merchant().untilStatus(session.session_id, "COMPLETED", "FAILED");
  expect(view.status, JSON.stringify(view)).toBe("COMPLETED");
};

/** One of each kind of work, left in the middle. */
const beginWork = async () => {
  const [created, coded, asked, settling, confirming, refunded, app] = await Promise.all([
    begin(opened, "own"),
    begin(withCode, "own"),
    begin(prompted, "own"),
    begin(withCode, "other"),
    begin(withCode, "own"),
    begin(withCode, "own"),
    PayingApp.connect(running.world, payer("own")),
  ]);
  await confirmed(refunded);
  await completed(refunded);
  await confirmed(settling);
  const amount = nextAmount();
  const { status, body: order } = await app.pay({ amount }, { "idempotency-key": `${amount}` });
  expect(status, JSON.stringify(order)).toBe(201);
  underWay(confirming.checkout.confirm(confirming.otp_code));
  underWay(refund(refunded));
  return { created, coded, asked, settling, confirming, refunded, app, order };
};

type Work = Awaited<ReturnType<typeof beginWork>>;

/** If the code was used up by a call that died, the customer asks for another. */
const confirmAgain = async (payment: Paid): Promise<void> => {
  const { body } = await payment.checkout.live();
  if (body.state !== "OTP_SENT") return;
  const otp_code = await eventually("a code", () => newCode(payment).catch(() => null));
  await confirmed({ ...payment, otp_code });
};

const finishOrder = async (app: PayingApp, order: Order): Promise<void> => {
  const { status, body } = await approveOrder(order, app.customer);
  expect(status, JSON.stringify(body)).toBe(200);
  const ended = await app.until(order.payment_order_id, "COMPLETED", "FAILED", "REJECTED");
  expect(ended.status, JSON.stringify(ended)).toBe("COMPLETED");
};

const refundedOnce = async (payment: Paid): Promise<void> => {
  // The merchant got no answer, and asks again with the same key.
  await eventually("the refund's answer", async () => (await refund(payment)).status < 300);
  await eventually("the refund's end", async () => {
    const view = await merchant().readSession(payment.session.session_id);
    return (view as { refunded_amount?: number }).refunded_amount === payment.amount;
  });
};

const finishWork = async (work: Work): Promise<void> => {
  const { created, coded, asked, settling, confirming, refunded, app, order } = work;
  await created.checkout.resolvePayer({ payer_alias: created.customer.alias });
  const otp_code = await newCode(created);
  await Promise.all([
    confirmed({ ...created, otp_code }),
    // The code of the version before.
    confirmed(coded),
    approveInApp(asked),
    confirmAgain(confirming),
    refundedOnce(refunded),
    finishOrder(app, order),
  ]);
  await Promise.all([created, coded, asked, settling, confirming].map(completed));
};

const startNext = async (next: Deployed): Promise<void> => {
  await running.killAll();
  versions.deploy(next);
  await running.startAgain();
  // The leases of the calls that died. Objects of another version than the edge learn the clock
  // when their worker starts.
  await running.advance(15_000);
  if (next.startsWith("new")) {
    await running.kill("gateway");
    await running.untilAnswering("gateway");
  }
};

/** Every event of a payment has one id, however often it was sent. */
const checkEvents = async (amount: number, expected: string[]): Promise<void> => {
  const messages = await eventually(`${expected} of ${amount}`, async () => {
    const all = (await inbox(amount).messages()).map(readEvent);
    const names = new Set<string>(all.map(({ event }) => event));
    return expected.every((name) => names.has(name)) && all;
  });
  for (const name of expected) {
    const ids = messages.filter(({ event }) => event === name).map(({ data }) => data.event_id);
    expect([amount, name, new Set(ids).size]).toEqual([amount, name, 1]);
  }
};

test("what a version began the next one finishes, forth and back", async () => {
  const works: Work[] = [await beginWork()];
  for (const next of ["new edge", "new objects", "today", "released"] as const) {
    await startNext(next);
    await finishWork(works.at(-1) as Work);
    if (next === "today") await registerApps();
    if (next === "released") break;
    const work = await beginWork();
    if (next === "today") await expectAppLink(work.asked);
    works.push(work);
  }
  expect(await settledAndBalanced(running.world)).toBe(true);
  for (const { created, coded, asked, settling, confirming, refunded, order } of works) {
    for (const { amount } of [created, coded, asked, settling, confirming]) {
      const transfers = await transfersOf(running.world, amount);
      expect([amount, transfers.map(({ status }) => status)]).toEqual([amount, ["BOOKED"]]);
      await checkEvents(amount, ["payment.completed"]);
    }
    const back = await transfersOf(running.world, refunded.amount);
    expect(back.map(({ status }) => status)).toEqual(["BOOKED", "BOOKED"]);
    await checkEvents(refunded.amount, ["payment.completed", "refund.completed"]);
    expect(await transfersOf(running.world, order.amount)).toMatchObject([{ status: "BOOKED" }]);
  }
});
