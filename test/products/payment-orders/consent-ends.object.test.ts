import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { guardOf } from "../../../src/approvals/guard-payer.ts";
import { formatId } from "../../../src/base/kernel/ids.ts";
import { newObjectId } from "../../../src/base/platform/objects.ts";
import type { TppRecord } from "../../../src/network/parties/tpps.ts";
import { permitOrder } from "../../../src/products/consents/ask-permit.ts";
import {
  type OrderStub,
  type OrderTerms,
  orderById,
} from "../../../src/products/payment-orders/order-record.ts";
import { CALL, creation } from "../../frame/objects/object-under-test.ts";
import { migrate } from "../../staff/operators/gateway.ts";
import { deliverAll, endTest, env, startTest, wait } from "../../workers/gateway-worker.ts";
import { type Approved, mustAct, newApproved } from "../oauth/scene.ts";
import { BROWSER, beginChallenge, challengeSent } from "../payments/session-fixtures.ts";
import { EXEMPTION, TPP, termsOf } from "./order-fixtures.ts";

/** A consent, its payment orders and the payer's guard, as the deployed worker connects them. */
const tpp = TPP as unknown as TppRecord;
const work = { env, ...CALL, traceparent: "" };

beforeAll(() => migrate());
beforeEach(startTest);
afterEach(endTest);

const newPaying = () => newApproved(env, tpp, { terms: { scopes: ["payments:write"] } });

/** An order under this consent that asked for its permit, as its creation does. */
const newOrder = async ({ consent_id }: Approved, changes: Partial<OrderTerms> = {}) => {
  const payment_order_id = formatId("po", newObjectId(env, "PAYMENT_ORDERS"));
  const use = changes.exemption !== undefined;
  const account_id = "acc_1";
  const permitted = await permitOrder(work, consent_id, { payment_order_id, account_id, use });
  if (!permitted.ok) throw new Error(permitted.problem.code);
  const terms = termsOf({ payment_order_id, consent_id, created_at: Date.now(), ...changes });
  const stub = orderById(env, payment_order_id);
  if (!stub) throw new Error("an id that we made ourselves");
  await stub.create({ terms, checked_at: Date.now() }, creation, CALL);
  return { payment_order_id, stub };
};

const seen = async (stub: OrderStub) => {
  const shown = await stub.view({ view: "order", ...TPP });
  return shown?.ok ? JSON.parse(shown.value) : shown;
};

const revoke = ({ stub }: Approved) =>
  mustAct(stub, { type: "revoke", by: { kind: "OPERATOR" }, reason: null });

const ended = { status: "REJECTED", status_reason: "CONSENT_REVOKED" };

describe("the end of a consent", () => {
  // @rule O8.7
  it("ends its orders that wait, in whatever state of the approval, and no others", async () => {
    const [consent, other] = [await newPaying(), await newPaying()];
    const [untouched, challenged] = [await newOrder(consent), await newOrder(consent)];
    for (const command of [beginChallenge("OTP", "c1", BROWSER), challengeSent()]) {
      await challenged.stub.act(command, CALL);
    }
    const elsewhere = await newOrder(other);
    await revoke(consent);
    await deliverAll();
    for (const { stub } of [untouched, challenged]) expect(await seen(stub)).toMatchObject(ended);
    expect(await seen(elsewhere.stub)).toMatchObject({ status: "PENDING_SCA" });
  });

  it("by time ends them too", async () => {
    const consent = await newPaying();
    wait(90 * 86_400_000 - 60_000);
    const { stub } = await newOrder(consent);
    wait(60_000);
    await consent.stub.look();
    await deliverAll();
    expect(await seen(stub)).toMatchObject(ended);
  });

  it("leaves orders that go on, those that ended and those that were never created", async () => {
    const consent = await newPaying();
    const [exempt, cancelled] = [
      await newOrder(consent, { exemption: EXEMPTION }),
      await newOrder(consent),
    ];
    await cancelled.stub.act({ type: "cancel", ...TPP }, CALL);
    const payment_order_id = formatId("po", newObjectId(env, "PAYMENT_ORDERS"));
    await permitOrder(work, consent.consent_id, {
      ...{ payment_order_id, account_id: "acc_1", use: false },
    });
    await revoke(consent);
    await deliverAll();
    wait(15_000);
    await consent.stub.look();
    await deliverAll();
    expect(await seen(exempt.stub)).toMatchObject({ status: "PROCESSING" });
    expect(await seen(cancelled.stub)).toMatchObject({ status: "CANCELLED" });
    expect(await seen(orderById(env, payment_order_id) as OrderStub)).toBeNull();
  });
});

describe("a permit", () => {
  const asked = { payment_order_id: "po_1", account_id: "acc_1", use: true };

  it("answers the approval and the account of this moment", async () => {
    const consent = await newPaying();
    expect(await permitOrder(work, consent.consent_id, asked)).toMatchObject({
      ok: true,
      value: {
        authorisation: { type: "SCA", reference: "t-ch1" },
        accounts: [{ account_id: "acc_1" }],
      },
    });
  });

  it.each<[string, (consent: Approved) => Promise<string>]>([
    [
      "after the end of the consent",
      async (consent) => {
        await revoke(consent);
        return consent.consent_id;
      },
    ],
    ["of a consent that is gone", async () => formatId("cns", newObjectId(env, "CONSENTS"))],
    ["of a malformed id", async () => "cns_1"],
  ])("%s is refused", async (_, bring) => {
    const consentId = await bring(await newPaying());
    const refused = { ok: false, problem: { code: "CONSENT_REVOKED" } };
    expect(await permitOrder(work, consentId, asked)).toMatchObject(refused);
  });
});

it("an exempt order that the bank refuses frees its part of the day's sum, once", async () => {
  const consent = await newPaying();
  const iban = `DE47${Date.now()}`;
  const guard = guardOf(env, "test", iban);
  const source = { ...termsOf().source, iban };
  const { payment_order_id, stub } = await newOrder(consent, { exemption: EXEMPTION, source });
  const counted = { id: payment_order_id, amount: 2_500, limit: 4_000 };
  expect(await guard.takeExemption(counted)).toBe(true);
  expect(await guard.takeExemption({ ...counted, id: "po_2" })).toBe(false);
  const lease = await stub.lease("execute:exempt");
  const report = { kind: "refused", code: "INSUFFICIENT_FUNDS" } as const;
  await stub.report(
    "execute:exempt",
    lease?.effect.attempt ?? 1,
    { kind: "execute", report } as never,
    CALL,
  );
  expect(await seen(stub)).toMatchObject({ status: "FAILED" });
  await deliverAll();
  expect(await guard.takeExemption({ ...counted, id: "po_2" })).toBe(true);
  expect(await guard.takeExemption({ ...counted, id: "po_3" })).toBe(false);
});
