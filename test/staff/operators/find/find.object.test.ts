import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { base62FromHex } from "../../../../src/base/kernel/ids.ts";
import { openGateway, Payment, party, registerMerchant } from "../../../workers/gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  env,
  startTest,
  wait,
} from "../../../workers/gateway-worker.ts";
import { answering, refusing } from "../../../workers/neighbours.ts";

/** How staff find an object: by any id that a caller can hold, by a reference, and by filters. */
const paid: {
  payment: Payment;
  request: string;
  names: Record<string, string>;
} = {} as never;

/** Paid across banks and refunded in part, with every name that it can have. */
const payAndRefund = async (): Promise<void> => {
  const payment = await Payment.open("borealis", { reference: "order-7" });
  await payment.pay();
  await deliverAll();
  await payment.credit();
  const { end_to_end_id } = payment.instruction;
  const rail_ref = `RAIL-${end_to_end_id.slice(-8)}`;
  await deliverAll();
  const { refund_id } = bodyOf(await payment.refund({ amount: 100 }), 201);
  await deliverAll();
  const [event] = bodyOf(await payment.asMerchant("GET", "/api/v1/events")).data;
  const refunded = payment.instruction.end_to_end_id;
  const own = { session: payment.session_id, payment: payment.payment_id, refund: refund_id };
  const bank = { end_to_end_id, rail_ref, "end_to_end_id of a refund": refunded };
  Object.assign(paid, { payment, names: { ...own, ...bank, event: event.event_id } });
};

beforeAll(async () => {
  startTest();
  await openGateway();
  await payAndRefund();
});
beforeEach(() => wait(60_000));
afterAll(endTest);

const find = async (query: string, list = "payments") =>
  bodyOf(await askAdmin("GET", `${list}?${query}`)).data;

const idsFor = async (q: string, rest = "", list = "payments"): Promise<string[]> =>
  (await find(`q=${encodeURIComponent(q)}${rest}`, list)).map(
    (row: { payment_id: string }) => row.payment_id,
  );

describe("a payment is found", () => {
  test.each([
    ...["session", "payment", "refund", "event"],
    ...["end_to_end_id", "rail_ref", "end_to_end_id of a refund"],
  ])("by its %s", async (name) => {
    expect(await idsFor(paid.names[name] ?? "")).toEqual([paid.payment.payment_id]);
  });

  test("by a name in another form: with spaces, and in small letters", async () => {
    const { end_to_end_id = "", session = "" } = paid.names;
    const spaced = ` ${end_to_end_id.toLowerCase().replace(/(.{4})/g, "$1 ")} `;
    expect(await idsFor(spaced)).toEqual([paid.payment.payment_id]);
    expect(await idsFor(` ${session} `)).toEqual([paid.payment.payment_id]);
    expect(await idsFor((paid.names.rail_ref ?? "").toLowerCase())).toEqual([
      paid.payment.payment_id,
    ]);
  });

  test("by the correlation id that its creation was answered with, or sent", async () => {
    const create = (headers: object) =>
      ask("POST", "/payments/sessions", { ...party.merchant.headers.test, ...headers }, request);
    const request = { amount: 5, currency: "USD", destination: { type: "iban", value: iban } };
    const made = await create({});
    const sent = await create({ "x-correlation-id": "shop-81" });
    await deliverAll();
    const idOf = ({ body }: typeof made) => body.session_id.replace("ps_", "pay_");
    const given = made.headers.get("x-correlation-id") ?? "";
    expect(await idsFor(given)).toEqual([idOf(made)]);
    expect(await idsFor("shop-81")).toEqual([idOf(sent)]);
    const [{ n } = { n: -1 }] = (
      await env.LISTS_1.prepare("select count(*) as n from object_ids where id = ?")
        .bind(given)
        .all()
    ).results as { n: number }[];
    expect(n).toBe(0);
  });

  test("before its row is in the list, by the ids that are its address", async () => {
    const { payment_id, session_id } = await Payment.create();
    expect(await idsFor(session_id)).toEqual([payment_id]);
    await deliverAll();
  });
});

const iban = "DE89370400440532013000";

describe("a name that names several", () => {
  test("finds all of them, newest first and page by page", async () => {
    const stranger = await registerMerchant();
    const own = [];
    for (const merchant of [party.merchant, stranger, party.merchant]) {
      wait(1_000);
      own.unshift((await Payment.create("alpha", { merchant, reference: "twice" })).payment_id);
    }
    await deliverAll();
    expect(await idsFor("twice")).toEqual(own);
    const first = bodyOf(await askAdmin("GET", "payments?q=twice&limit=2"));
    expect(first.data.map((row: { payment_id: string }) => row.payment_id)).toEqual(
      own.slice(0, 2),
    );
    const rest = `&limit=2&cursor=${first.next_cursor}`;
    expect(await idsFor("twice", rest)).toEqual(own.slice(2));
    expect(await idsFor("twice", `&merchant_id=${stranger.merchant_id}`)).toEqual([own[1]]);
    expect(await idsFor("twice", "&mode=live")).toEqual([]);
  });

  test("counts in each of its meanings", async () => {
    const { names, payment } = paid;
    wait(1_000);
    const other = await Payment.create("alpha", { reference: names.rail_ref });
    await deliverAll();
    expect(await idsFor(names.rail_ref ?? "")).toEqual([other.payment_id, payment.payment_id]);
  });
});

describe("nothing is found", () => {
  test.each([
    ["by half of an id", "order-"],
    ["by an end_to_end_id of the same time", "end_to_end_id"],
    ["by an id of another system", `pay_${base62FromHex("f".repeat(64))}`],
    ["by a wildcard", "order%"],
    ["by an event that was never sent", `evt_${"0".repeat(43)}`],
  ])("%s", async (_, text) => {
    const stranger = `${paid.names.end_to_end_id?.slice(0, 30)}ZZZZZ`;
    expect(await idsFor(text === "end_to_end_id" ? stranger : text)).toEqual([]);
  });

  test("in the list of another kind", async () => {
    for (const list of ["mandates", "consents", "payment-orders"]) {
      for (const name of Object.values(paid.names)) {
        expect(await find(`q=${name}`, list)).toEqual([]);
      }
    }
  });
});

describe("a row", () => {
  test("says everything that the list knows", async () => {
    const [row] = await find(`q=${paid.payment.payment_id}`);
    expect(row).toEqual({
      payment_id: paid.payment.payment_id,
      kind: "PAYMENT",
      merchant_id: party.merchant.merchant_id,
      tpp_id: null,
      mode: "test",
      amount: 2_500,
      currency: "USD",
      reference: "order-7",
      status: "COMPLETED",
      state: "COMPLETED",
      failure_code: null,
      route: "INTERBANK",
      debtor_bank: "borealis",
      creditor_bank: "alpha",
      created_at: expect.stringMatching(/Z$/),
      completed_at: expect.stringMatching(/Z$/),
      unfinished: expect.any(Boolean),
      owner_name: "Meridian Books",
      debtor_bank_name: "borealis",
      creditor_bank_name: "alpha",
    });
  });

  test("is found by its owner's id, and by no part of a name that several have", async () => {
    const strangers = await registerMerchant();
    const { body, status } = await askAdmin("GET", "payments?owner=Meridian");
    expect([status, body.error.field]).toEqual([422, "owner"]);
    expect(body.error.message).toMatch(/names several: Meridian Books, Meridian Books/);
    expect(await find(`owner=${strangers.merchant_id}`)).toEqual([]);
    expect((await askAdmin("GET", "payments?owner=Nobody")).status).toBe(422);
  });

  test("is never older than its object", async () => {
    const payment = await Payment.open();
    await deliverAll();
    await payment.challenged();
    const [row] = await find("status=OPEN&state=OTP_SENT&limit=1");
    expect(row).toBeUndefined();
    const [shown] = await find("status=OPEN&limit=1");
    expect(shown).toMatchObject({ payment_id: payment.payment_id, state: "OTP_SENT" });
    await payment.cancel();
    expect(await find(`q=${payment.payment_id}&status=OPEN`)).toEqual([]);
    expect(await idsFor(payment.payment_id, "&status=CANCELLED")).toEqual([payment.payment_id]);
    await deliverAll();
  });
});

describe("a filter", () => {
  const day = () => new Date(Date.now() - 3_600_000).toISOString();
  const later = () => new Date(Date.now() + 3_600_000).toISOString();

  test.each([
    ["mode=test", "mode=live"],
    ["status=COMPLETED", "status=FAILED"],
    ["state=COMPLETED", "state=EXPIRED"],
    ["route=INTERBANK", "route=SAME_BANK"],
    ["bank=borealis", "bank=third"],
    ["bank=alpha", "bank=third"],
    ["debtor_bank=borealis", "debtor_bank=alpha"],
    ["creditor_bank=alpha", "creditor_bank=borealis"],
    ["amount_from=2500", "amount_from=2501"],
    ["amount_to=2500", "amount_to=2499"],
    ["created_from=DAY", "created_from=LATER"],
    ["created_to=LATER", "created_to=DAY"],
    ["completed_from=DAY", "completed_from=LATER"],
    ["completed_to=LATER", "completed_to=DAY"],
    ["merchant_id=OWN", "tpp_id=OTHER"],
    ["merchant_id=OWN&mode=test", "merchant_id=OWN&mode=live"],
  ])("%s lets the payment pass, %s does not", async (passing, other) => {
    const filled = (query: string) =>
      query
        .replace("DAY", day())
        .replace("LATER", later())
        .replace("OWN", party.merchant.merchant_id)
        .replace("OTHER", `tpp_${"0".repeat(43)}`);
    const { payment_id } = paid.payment;
    const listed = async (query: string) =>
      (await find(`limit=100&${query}`)).some(
        (row: { payment_id: string }) => row.payment_id === payment_id,
      );
    expect(await listed(filled(passing))).toBe(true);
    expect(await listed(filled(other))).toBe(false);
    // The same filters narrow a search.
    expect(await idsFor(payment_id, `&${filled(passing)}`)).toEqual([payment_id]);
    expect(await idsFor(payment_id, `&${filled(other)}`)).toEqual([]);
  });

  test("on the failure finds what failed with it", async () => {
    const payment = await Payment.open("alpha");
    answering("alpha execute-transaction", refusing("NOT_AUTHORISED"));
    await payment.pay();
    await deliverAll();
    const [row] = await find("failure_code=PAYMENT_REFUSED");
    expect(row).toMatchObject({ payment_id: payment.payment_id, status: "FAILED" });
    expect(await find("failure_code=LIMIT_EXCEEDED")).toEqual([]);
  });

  test.each([
    ["payments", "status", "COMPLETE", "FAILED"],
    ["payments", "state", "SETTLING", "SETTLEMENT_PENDING"],
    ["payments", "failure_code", "NO_FUNDS", "INSUFFICIENT_FUNDS"],
    ["payments", "route", "NATIONAL_RAIL_INITIATE", "INTERBANK"],
    ["mandates", "status", "ACTIVE", "REJECTED"],
    ["mandates", "state", "STOPPED", "PAUSED"],
    ["consents", "status", "OPEN", "AUTHORISED"],
    ["consents", "state", "CANCELLED", "REVOKED"],
    ["payment-orders", "status", "PROCESSING", "COMPLETED"],
    ["payment-orders", "state", "EXECUTING", "PROCESSING"],
    ["payment-orders", "failure_code", "TIMEOUT", "AUTHORISATION_TIMEOUT"],
  ])("of %s on %s refuses %s, and takes %s", async (list, field, strange, known) => {
    const { status, body } = await askAdmin("GET", `${list}?${field}=${strange}`);
    expect([status, body.error]).toMatchObject([422, { code: "VALIDATION_FAILED", field }]);
    expect(body.error.message).toContain(known);
    expect((await askAdmin("GET", `${list}?${field}=${known}`)).status).toBe(200);
  });

  test.each([
    ["limit", "limit=0"],
    ["cursor", "cursor=not-one"],
    ["cursor", "cursor=MTI"],
    ["q", "q="],
    ["q", `q=${"x".repeat(256)}`],
    ["mode", "mode=LIVE"],
    ["status", "status=completed"],
    ["amount_from", "amount_from=-1"],
    ["amount_to", "amount_to=1.5"],
    ["created_from", "created_from=yesterday"],
    ["created_to", "created_to=2026-02-30T10:00:00"],
    ["created_to", "created_to=2026-02-29"],
    ["completed_from", "completed_from=2026-13-01"],
    ["completed_to", "completed_to=2026-11-31T10:00:00Z"],
    ["merchant_id", "merchant_id=shop"],
    ["route", "route=CARD"],
  ])("on %s is refused if it is %s", async (field, query) => {
    const { status, body } = await askAdmin("GET", `payments?${query}`);
    expect([status, body.error.code, body.error.details?.field ?? body.error.field]).toEqual([
      422,
      "VALIDATION_FAILED",
      field,
    ]);
  });

  test("on time takes a zone, also if its plus sign arrives as a space", async () => {
    const at = new Date(Date.parse((await find(`q=${paid.payment.payment_id}`))[0].created_at));
    const east = `${new Date(at.getTime() + 7_200_000).toISOString().slice(0, 23)}+02:00`;
    const listed = async (query: string) =>
      (await find(`limit=100&${query}`)).some(
        (row: { payment_id: string }) => row.payment_id === paid.payment.payment_id,
      );
    expect(await listed(`created_from=${east}`)).toBe(true);
    expect(await listed(`created_to=${east}`)).toBe(false);
    expect(await listed(`created_from=${encodeURIComponent(east)}`)).toBe(true);
  });
});
