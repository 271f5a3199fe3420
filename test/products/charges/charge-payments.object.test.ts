import { safeParse } from "valibot";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formatId } from "../../../src/base/kernel/ids.ts";
import { newObjectId } from "../../../src/base/platform/objects.ts";
import { listCharges } from "../../../src/products/mandates/verbs/charges.ts";
import { paymentEvents } from "../../../src/products/payments/events.ts";
import {
  changeMerchant,
  openGateway,
  party,
  registerMerchant,
  settlement,
} from "../../workers/gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  env,
  runSchedule,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";
import { answering, callsOf, lost, refusing } from "../../workers/neighbours.ts";
import { ChargeScene, newMandateId } from "./charge-scene.ts";

/** A charge as the payment that it is: status, refunds, rail, staff, lists, retention. */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(async () => {
  await changeMerchant({ settlement_iban: settlement, refund_authority: true });
  endTest();
});

const execute = "alpha execute-transaction";

describe("the status of a charge's payment", () => {
  // @rule M3.16
  it("is shown to its merchant, with route and fees", async () => {
    const charge = await ChargeScene.scheduled();
    expect(await charge.status()).toMatchObject({ status: "PENDING", state: "SCHEDULED" });
    await charge.start();
    expect(await charge.status()).toMatchObject({
      ...{ payment_id: charge.payment_id, charge_id: charge.charge_id, session_id: null },
      ...{ mandate_id: charge.viewer.mandate_id, status: "COMPLETED", amount: 2_500 },
      route: { type: "SAME_BANK", rail: null, debtor_bank: "alpha", creditor_bank: "alpha" },
      fees: { gateway_fee: 15, bank_fee: 25, settlement_fee: 0 },
    });
  });

  it("is not found by others, nor under an id that nobody has", async () => {
    const charge = await ChargeScene.paid();
    const stranger = await registerMerchant();
    const unused = formatId("pay", newObjectId(env, "CHARGES"));
    const { headers } = party.merchant;
    const answers = [
      await charge.ask("GET", "status", undefined, stranger),
      await charge.ask("GET", "refunds", undefined, stranger),
      await charge.ask("POST", "refunds", {}, stranger),
      await ask("GET", `/payments/${charge.payment_id}/status`, headers.live),
      await ask("GET", `/payments/${unused}/status`, headers.test),
      await ask("POST", `/payments/${unused}/refunds`, headers.test, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });
});

describe("a refund of a charge", () => {
  it("goes back to the account that was debited, and its end is told", async () => {
    const charge = await ChargeScene.paid();
    const paid = charge.instruction;
    const { status, body, headers } = await charge.refund({ amount: 1_000, reason: "Too much" });
    expect([status, body.status]).toEqual([201, "PROCESSING"]);
    expect(headers.get("location")).toBe(
      `/payments/${charge.payment_id}/refunds/${body.refund_id}`,
    );
    expect(charge.instruction).toMatchObject({
      ...{ purpose: "REFUND", debtor_iban: settlement, creditor_iban: charge.payer, amount: 1_000 },
      authorisation: { type: "REFUND", reference: paid.end_to_end_id },
      ...{ session_id: charge.viewer.mandate_id, remittance: "invoice-7" },
    });
    expect((await charge.ask("GET", `refunds/${body.refund_id}`)).body).toMatchObject({
      ...{ payment_id: charge.payment_id, status: "COMPLETED", amount: 1_000 },
    });
    expect(await charge.status()).toMatchObject({ status: "COMPLETED", refunded_amount: 1_000 });
    await deliverAll();
    const events = await ask("GET", "/api/v1/events?limit=100", party.merchant.headers.test);
    const own = events.body.data.filter(
      ({ charge_id }: { charge_id?: string }) => charge_id === charge.charge_id,
    );
    expect(own).toMatchObject([{ event: "refund.completed" }]);
    const { data } = own[0];
    expect(data).toMatchObject({
      ...{ charge_id: charge.charge_id, mandate_id: charge.viewer.mandate_id },
      ...{ payment_id: charge.payment_id, refund_id: body.refund_id, amount: 1_000 },
    });
    expect(safeParse(paymentEvents["refund.completed"].data, data).issues).toBeUndefined();
  });

  it("never exceeds the charge, and its key gives the first answer", async () => {
    const charge = await ChargeScene.paid();
    const keyed = { amount: 2_000, idempotency_key: "refund-1" };
    const first = bodyOf(await charge.refund(keyed), 201);
    const again = await charge.refund(keyed);
    expect([again.body, again.headers.get("idempotency-replayed")]).toEqual([first, "true"]);
    expect((await charge.refund({ amount: 501 })).body.error.code).toBe("REFUND_EXCEEDS_PAYMENT");
    bodyOf(await charge.refund({}), 201);
    expect((await charge.ask("GET", "refunds")).body.data).toMatchObject([
      { amount: 500 },
      { amount: 2_000 },
    ]);
    expect((await charge.refund({})).body.error.code).toBe("REFUND_EXCEEDS_PAYMENT");
  });

  it.each([
    ["is not paid yet", "PAYMENT_NOT_COMPLETED", () => ChargeScene.scheduled()],
    [
      "has failed",
      "PAYMENT_NOT_COMPLETED",
      async () => {
        answering(execute, refusing("INSUFFICIENT_FUNDS"));
        const charge = await ChargeScene.scheduled();
        await charge.start();
        return charge;
      },
    ],
    [
      "was paid to a former account",
      "REFUND_NOT_AUTHORISED",
      async () => {
        const charge = await ChargeScene.paid();
        await changeMerchant({ settlement_iban: "DE75512108001245126199" });
        return charge;
      },
    ],
    [
      "is under review",
      "PAYMENT_UNDER_REVIEW",
      async () => {
        const charge = await ChargeScene.paid("borealis");
        await charge.credit("REJECTED");
        return charge;
      },
    ],
  ])("that %s is refused: %s", async (_, code, provoke) => {
    const charge = await provoke();
    expect((await charge.refund({})).body.error?.code).toBe(code);
    expect(await charge.status()).toMatchObject({ refunded_amount: 0 });
  });

  it("of the second attempt names that attempt's movement", async () => {
    answering(execute, refusing("INSUFFICIENT_FUNDS"));
    const charge = await ChargeScene.scheduled();
    await charge.start();
    answering(execute, ({ body }: { body: { end_to_end_id: string } }) =>
      Response.json({
        ...{ end_to_end_id: body.end_to_end_id, transfer_ref: "REF-2", bank_fee: 25 },
        ...{ route_used: "SAME_BANK", status: "BOOKED" },
      }),
    );
    wait(DAY);
    await charge.start(2);
    const paid = charge.instruction;
    expect(paid.originator_ref).toBe(`${charge.payment_id}.retry1`);
    bodyOf(await charge.refund({}), 201);
    expect(charge.instruction).toMatchObject({
      authorisation: { type: "REFUND", reference: paid.end_to_end_id },
    });
    expect(callsOf(execute)).toHaveLength(3);
  });
});

describe("the rail's report", () => {
  it("completes a charge across banks, once, whatever comes again", async () => {
    const charge = await ChargeScene.scheduled("borealis");
    await charge.start();
    expect(await charge.status()).toMatchObject({ state: "SETTLEMENT_PENDING" });
    expect((await charge.credit()).status).toBe(202);
    expect((await charge.credit()).status).toBe(202);
    expect(await charge.status()).toMatchObject({
      ...{ status: "COMPLETED", fees: { gateway_fee: 15, bank_fee: 25, settlement_fee: 10 } },
    });
  });

  it("reaches the attempt that it names", async () => {
    answering("borealis execute-transaction", refusing("INSUFFICIENT_FUNDS"));
    const charge = await ChargeScene.scheduled("borealis");
    await charge.start();
    const first = charge.instruction;
    answering("borealis execute-transaction", lost);
    wait(DAY);
    await charge.start(2);
    expect((await charge.credit()).status).toBe(202);
    expect(await charge.status()).toMatchObject({ status: "COMPLETED" });
    // Money of the first attempt, after its refusal: for staff, and nothing else.
    const late = { ...first, status: "CREDITED", rail_ref: "RAIL-late", settlement_fee: 10 };
    const { end_to_end_id, originator_ref, amount, currency, debtor_iban, creditor_iban } = late;
    const told = await charge.credit("CREDITED", {
      ...{ end_to_end_id, originator_ref, amount, currency, debtor_iban, creditor_iban },
      rail_ref: "RAIL-late",
    });
    expect(told.status).toBe(202);
    await charge.wake();
    const { data } = bodyOf(await askAdmin("GET", "reconciliation?limit=100"));
    const own = data.filter(
      ({ payment_id }: { payment_id: string }) => payment_id === charge.payment_id,
    );
    expect(own).toMatchObject([{ movement: null, reason: "LATE_MONEY", end_to_end_id }]);
  });

  it.each([
    ["another amount", { amount: 2_499 }, 409],
    ["a movement that is none", { originator_ref: "retry9" }, 404],
  ])("about %s is not accepted", async (_, changes, status) => {
    const charge = await ChargeScene.scheduled("borealis");
    await charge.start();
    const { originator_ref } = { originator_ref: null, ...changes };
    const wrong =
      originator_ref === null
        ? changes
        : { originator_ref: `${charge.payment_id}.${originator_ref}` };
    expect((await charge.credit("CREDITED", wrong)).status).toBe(status);
    expect(await charge.status()).toMatchObject({ state: "SETTLEMENT_PENDING" });
  });
});

describe("staff", () => {
  const stuck = async () => {
    answering(execute, lost);
    const charge = await ChargeScene.scheduled();
    await charge.start();
    wait(30 * MINUTE);
    await charge.wake();
    return charge;
  };
  const listed = async ({ payment_id }: ChargeScene) => {
    const { data } = bodyOf(await askAdmin("GET", "reconciliation?limit=100"));
    return data.filter((movement: { payment_id: string }) => movement.payment_id === payment_id);
  };

  it("see a charge without an outcome, and resolve it", async () => {
    const charge = await stuck();
    const { merchant_id } = party.merchant;
    const seen = { reason: "UNKNOWN_OUTCOME", movement: null, merchant_id, tpp_id: null };
    expect(await listed(charge)).toMatchObject([{ payment_id: charge.payment_id, ...seen }]);
    const path = `reconciliation/${charge.payment_id}`;
    const resolution = { outcome: "COMPLETED", note: "seen in the bank's ledger" };
    const resolved = bodyOf(await askAdmin("POST", `${path}/resolve`, resolution));
    expect(resolved).toMatchObject({ payment_id: charge.payment_id, status: "RESOLVED" });
    expect(await charge.status()).toMatchObject({ status: "COMPLETED" });
    expect(bodyOf(await askAdmin("GET", path)).movements).toMatchObject([{ state: "COMPLETED" }]);
    expect(await listed(charge)).toEqual([]);
  });

  it("do not see the account number of its payer", async () => {
    const charge = await stuck();
    const { data } = bodyOf(await askAdmin("GET", "reconciliation?limit=100"));
    expect(JSON.stringify(data)).not.toContain(charge.payer);
  });
});

describe("the charges of a mandate", () => {
  const listOf = async (charge: ChargeScene, page: { limit: number; cursor?: string }) => {
    const listed = await listCharges(env, charge.viewer, new Map(), page);
    if (!listed.ok) throw new Error(listed.problem.code);
    return listed.value;
  };

  it("are listed from its rows, newest first, each in its present state", async () => {
    const mandate_id = newMandateId();
    const charges: ChargeScene[] = [];
    for (const _ of [1, 2, 3]) {
      wait(2_000);
      const charge = await ChargeScene.scheduled("alpha", mandate_id);
      wait(1_000);
      await charge.wake();
      charges.unshift(charge);
    }
    await ChargeScene.scheduled();
    const [newest] = charges;
    if (!newest) throw new Error("there are three");
    await newest.start();
    const first = await listOf(newest, { limit: 2 });
    expect(first.data).toMatchObject([
      { charge_id: charges[0]?.charge_id, status: "COMPLETED" },
      { charge_id: charges[1]?.charge_id, status: "SCHEDULED" },
    ]);
    const cursor = decodeURIComponent(atob(first.next_cursor ?? ""));
    const second = await listOf(newest, { limit: 2, cursor });
    expect(second).toMatchObject({
      data: [{ charge_id: charges[2]?.charge_id }],
      next_cursor: null,
    });
    const foreign = { ...newest.viewer, mode: "live" } as const;
    expect(await listCharges(env, foreign, new Map(), { limit: 2 })).toMatchObject({
      value: { data: [] },
    });
  });

  it("refuse a cursor of another list", async () => {
    const charge = await ChargeScene.scheduled();
    const listed = await listCharges(env, charge.viewer, new Map(), { limit: 2, cursor: "x" });
    expect(listed).toMatchObject({ ok: false, problem: { code: "VALIDATION_FAILED" } });
  });
});

describe("retention", () => {
  it("takes a charge and its rows after 400 days, and not before its mandate is told", async () => {
    const charge = await ChargeScene.paid();
    await deliverAll();
    const rows = async () => {
      const found = env.LISTS_1.prepare("select count(*) as n from objects where object_id = ?");
      return found.bind(charge.payment_id).first<number>("n");
    };
    wait(400 * DAY + 1);
    await runSchedule();
    expect(await rows()).toBe(1);
    await deliverAll();
    await runSchedule();
    expect(await rows()).toBe(0);
    expect((await charge.ask("GET", "status")).status).toBe(404);
  });
});
