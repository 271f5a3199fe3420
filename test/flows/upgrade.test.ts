import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildVersions, type Deployed } from "../released/mixed.ts";
import { releaseNames } from "../released/release-files.ts";
import {
  bankHandles,
  customerAt,
  eventually,
  inboxOf,
  merchantOf,
  readEvent,
} from "../support/checkout-client.ts";
import { approveOrder, type Order, PayingApp } from "../support/order-client.ts";
import { type RunningWorld, startWorld } from "../support/world.ts";
import {
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
  const [created, coded, settling, confirming, refunded, app] = await Promise.all([
    begin(opened, "own"),
    begin(withCode, "own"),
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
  return { created, coded, settling, confirming, refunded, app, order };
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
  const { created, coded, settling, confirming, refunded, app, order } = work;
  await created.checkout.resolvePayer({ payer_alias: created.customer.alias });
  const otp_code = await newCode(created);
  await Promise.all([
    confirmed({ ...created, otp_code }),
    // The code of the version before.
    confirmed(coded),
    confirmAgain(confirming),
    refundedOnce(refunded),
    finishOrder(app, order),
  ]);
  await Promise.all([created, coded, settling, confirming].map(completed));
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
    if (next !== "released") works.push(await beginWork());
  }
  expect(await settledAndBalanced(running.world)).toBe(true);
  for (const { created, coded, settling, confirming, refunded, order } of works) {
    for (const { amount } of [created, coded, settling, confirming]) {
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
