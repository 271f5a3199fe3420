import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { recordOf, T0, wait } from "../../products/payments/object-bench.ts";
import { bankRequest, db, lists, post } from "../operators/gateway.ts";
import {
  enrolStaff,
  env,
  executing,
  keys,
  MINUTE,
  names,
  unknown,
} from "../operators/stuck-payments.ts";
import { ConsoleBrowser, type Shown } from "./browser.ts";

/** Staff find money in doubt on their page of the day, and two of them decide on live money. */
beforeAll(enrolStaff);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  await lists.prepare("delete from reviews").run();
});
afterEach(() => {
  vi.useRealTimers();
});

const signedIn = async (key: string): Promise<ConsoleBrowser> => {
  const browser = new ConsoleBrowser();
  browser.environment = env;
  await browser.logIn(key);
  return browser;
};

/** The form of a decision, as the page has it. */
const decision = ({ html }: Shown, action: string): Record<string, string> => {
  const at = html.indexOf(`name="action" value="${action}"`);
  const form = html.slice(at, html.indexOf("</form>", at));
  const hidden = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const typed = /Type <strong>(\w+)<\/strong>/.exec(form)?.[1] ?? "";
  const fields = Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value]));
  return { ...fields, action, confirm: typed, note: "seen in the bank's ledger" };
};

describe("a live movement under manual review", () => {
  test("is on the page of the day, and ends once two people decide the same", async () => {
    const payment = await unknown({ mode: "live" });
    const path = `/console/payments/${payment.paymentId}`;
    const [owner, approver] = [await signedIn(keys.ada), await signedIn(keys.amir)];
    const today = (await owner.open("/console")).html;
    expect(today).toContain("In live mode there waits too: movements to resolve (1).");
    await owner.send("/console/mode", { mode: "any", back: "/console" });
    expect((await owner.open("/console")).html).toContain(`href="${path}"`);

    const proposed = await owner.send(path, decision(await owner.open(path), "failed"));
    expect([proposed.status, proposed.location?.split(".")[0]]).toEqual([
      ...[303, `${path}?done=failed`],
    ]);
    expect(await recordOf(payment.raw)).toMatchObject({ state: "EXECUTING" });
    const seen = await approver.open(path);
    expect(seen.html).toContain(`${names.ada} proposed that it is <strong>FAILED</strong>`);

    wait(MINUTE);
    const other = await approver.send(path, decision(seen, "completed"));
    expect([other.status, other.html.includes("Nobody has proposed this outcome")]).toEqual([
      ...[403, true],
    ]);
    const decided = await approver.send(path, decision(seen, "failed"));
    expect(decided.status).toBe(303);
    expect(await recordOf(payment.raw)).toMatchObject({ state: "FAILED" });
    await payment.project();
    expect((await owner.open("/console")).html).not.toContain(`href="${path}"`);
  });

  test("stays as it is until the end of its id is typed", async () => {
    const payment = await unknown({ mode: "test" });
    const path = `/console/payments/${payment.paymentId}`;
    const owner = await signedIn(keys.ada);
    const form = { ...decision(await owner.open(path), "completed"), confirm: "AAAAAA" };
    const refused = await owner.send(path, form);
    expect(refused.status).toBe(422);
    expect(refused.html).toContain("seen in the bank&#39;s ledger");
    expect(await recordOf(payment.raw)).toMatchObject({ state: "EXECUTING" });
  });
});

test("money that does not come back to its payer is acknowledged on its page", async () => {
  const payment = await executing();
  await payment.credit("REJECTED");
  wait(2 * 60 * MINUTE);
  await payment.stub.lease("ask_bank");
  await payment.project();
  const path = `/console/payments/${payment.paymentId}`;
  const owner = await signedIn(keys.ada);
  const seen = await owner.open(path);
  expect(seen.html).toContain("manual review");
  expect(seen.html).not.toContain("It completed");
  expect((await owner.send(path, decision(seen, "acknowledged"))).status).toBe(303);
  expect((await owner.open(path)).html).not.toContain("manual review");
});

test("the page of the day leads to everything that waits, also behind its first rows", async () => {
  const idOf = (place: number) => `po_${String(place).padStart(43, "0")}`;
  const rows = Array.from({ length: 26 }, (_, place) =>
    db
      .prepare(
        "insert into callback_mismatches values (?, ?, 'test', ?, '', 'CREDITED', '[]', 'c')",
      )
      .bind(T0 - place, `m${place}`, idOf(place)),
  );
  await db.batch(rows);
  const owner = await signedIn(keys.ada);
  const { html } = await owner.open("/console");
  expect(html).toMatch(/Callbacks that do not match<\/h2><span class="count">25\+</);
  expect(html).not.toContain(idOf(25));
  const [, more = ""] = /href="(\?mismatches=[\w%-]+)"/.exec(html) ?? [];
  const behind = (await owner.open(`/console${more}`)).html;
  expect(behind).toContain(`href="/console/payment-orders/${idOf(25)}"`);
  expect(behind).toMatch(/Callbacks that do not match<\/h2><span class="count">1</);
});

test("support reads a movement in doubt and has no form to decide it", async () => {
  const payment = await unknown();
  const { html } = await (await signedIn(keys.eve)).open(`/console/payments/${payment.paymentId}`);
  expect(html).toContain("manual review");
  // In words of the payment, and by the term of its movement.
  expect(html).toContain("<dd>between two banks, by the rail</dd>");
  expect(html).toContain("<dt>Route</dt><dd>interbank</dd>");
  expect(html).not.toContain('name="action"');
});

/** Enrols the bank that was paid, and the merchant with its authority to refund. */
const allowRefunds = async (creditor: { bank_handle: string | null; iban: string } | undefined) => {
  const core_base_url = "https://core.example.com/bank";
  const bank = bankRequest({ mode: "live", bank_handle: creditor?.bank_handle, core_base_url });
  const { status } = await post("/admin/v1/banks", bank, { env });
  // One of the tests enrols it, and the others find it.
  expect([201, 409]).toContain(status);
  const merchant = `insert or ignore into merchants (merchant_id, name, status, lists, created_at, updated_at)
    values ('mer_1', 'Meridian Books', 'ACTIVE', 1, 0, 0)`;
  const settings = `insert or ignore into merchant_settings (merchant_id, mode, settlement_iban,
    optional_events, refund_authority) values ('mer_1', 'live', '${creditor?.iban}', '[]', 1)`;
  await db.batch([
    db.prepare("update banks set status = 'ACTIVE'"),
    ...[merchant, settings].map((statement) => db.prepare(statement)),
  ]);
  wait(3_000);
};

test("a refund that staff ask for is approved or rejected by an approver on its page", async () => {
  const payment = await executing({ mode: "live" });
  await payment.credit("CREDITED");
  const refund_id = `rf_${"w".repeat(43)}`;
  await payment.stub.act({
    ...{ type: "refund", refund_id, amount: 1_000, reason: "damaged", request_hash: "hash" },
    ...{ idempotency_key_hash: null, checked_at: Date.now(), actor: names.bob, alone_up_to: 0 },
  });
  await payment.project();
  const path = `/console/payments/${payment.paymentId}`;
  const [owner, approver] = [await signedIn(keys.ada), await signedIn(keys.amir)];
  expect((await owner.open("/console")).html).toContain(`href="${path}"`);
  // Without a merchant that may refund, the page says why instead.
  expect((await approver.open(path)).html).toContain("Refunds are not set up");
  await allowRefunds((await recordOf(payment.raw))?.route?.creditor);
  expect((await owner.open(path)).html).not.toContain('value="approveRefund"');
  wait(MINUTE);
  const seen = await approver.open(path);
  expect(seen.html).toContain("damaged");
  // To agree looks harmless; what destroys the request does not.
  expect(seen.html).toMatch(/<summary class="button quiet">Approve…/);
  expect(seen.html).toMatch(/class="button quiet danger">Reject</);
  const form = decision(seen, "approveRefund");
  expect(form.confirm).toBe(refund_id.slice(-6));
  expect((await approver.send(path, { ...form, confirm: "" })).status).toBe(422);
  // No directory answers, so it cannot leave now. The page says so, and the refund still waits.
  expect((await approver.send(path, form)).status).toBe(503);
  expect(await recordOf(payment.raw)).toMatchObject({ refunds: [] });
  const rejected = await approver.send(path, decision(seen, "rejectRefund"));
  expect(rejected.status).toBe(303);
  await payment.project();
  expect((await owner.open("/console")).html).not.toContain(`href="${path}"`);
  expect((await approver.open(path)).html).not.toContain('value="rejectRefund"');
});

test("a refund is written as money, never by an empty field, and its sum is confirmed", async () => {
  const payment = await executing({ mode: "live" });
  await payment.credit("CREDITED");
  await payment.project();
  await allowRefunds((await recordOf(payment.raw))?.route?.creditor);
  const path = `/console/payments/${payment.paymentId}`;
  const owner = await signedIn(keys.ada);
  const { html } = await owner.open(path);
  expect(html).toMatch(/name="amount" value="25\.00"[^>]* required/);
  expect(html).toContain("Of $25.00 refundable.");
  const send = (form: Record<string, string>) =>
    owner.send(path, { action: "refund", form_key: "r1", ...form });
  const refused = async (form: Record<string, string>) => {
    const { status, html: shown } = await send(form);
    return [status, /class="refusal"[^>]*>([^<]*)/.exec(shown)?.[1]];
  };
  const reason = { "reason.list": "Not delivered", reason: "Parcel lost" };
  expect(await refused({ amount: "", ...reason })).toEqual([422, "Enter the amount."]);
  expect(await refused({ amount: "5.00" })).toEqual([422, "Enter the reason."]);
  expect(await refused({ amount: "5.001", ...reason })).toEqual([
    ...[422, "Write an amount in USD as 18.50."],
  ]);
  const review = await send({ amount: "5,00", ...reason });
  expect([review.status, review.html]).toEqual([
    ...[200, expect.stringContaining("<h2>Refund $5.00 to the payer?</h2>")],
  ]);
  expect(review.html).toContain("Not delivered: Parcel lost");
  expect(review.html).toMatch(/<button type="submit" class="button">Refund \$5\.00</);
  // A sum that was not confirmed is shown again.
  const other = await send({ amount: "15", ...reason, reviewed: "Refund $5.00" });
  expect([other.status, other.html.includes("Refund $15.00 to the payer?")]).toEqual([200, true]);
  expect(await recordOf(payment.raw)).toMatchObject({ refunds: [], refund_proposals: [] });
  // No directory answers, so the refund itself is refused: by the API, and with the same sum.
  const sent = await send({ amount: "5,00", ...reason, reviewed: "Refund $5.00" });
  expect([sent.status, sent.html.includes('value="5,00"')]).toEqual([503, true]);
});
