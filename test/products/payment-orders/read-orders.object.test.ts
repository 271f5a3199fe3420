import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  ask,
  askAdmin,
  deliverAll,
  endTest,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";
import { answering, lost } from "../../workers/neighbours.ts";
import { LIMIT, ORDERS, offer, openBank, PayingTpp, unknownId } from "./order-scene.ts";

/** How a TPP reads, lists and cancels its orders, and who else cannot. */
let tpp: PayingTpp;

beforeAll(openBank);

beforeEach(async () => {
  startTest();
  await offer();
  tpp = await PayingTpp.open();
});

afterEach(endTest);

const waiting = async (changes: object = {}): Promise<string> =>
  (await tpp.create({ amount: LIMIT + 1, ...changes })).body.payment_order_id;

/** Every way to name an order. */
const callsAbout = (id: string, headers: Record<string, string>) => [
  tpp.read(id, headers),
  tpp.cancel(id, headers),
];

describe("an order", () => {
  // @rule O8.15
  it("is read with its consent's token and the TPP's own", async () => {
    const { body } = await tpp.create();
    const id = body.payment_order_id;
    expect((await tpp.read(id)).body).toEqual(body);
    expect((await tpp.read(id, tpp.own)).body).toEqual(body);
  });

  // @rule O3.1
  it("is read after the end of its consent, with the TPP's own token", async () => {
    const paid = (await tpp.create()).body;
    const id = await waiting();
    await tpp.revoke();
    await deliverAll();
    expect((await tpp.read(id)).status).toBe(401);
    const end = { status: "REJECTED", status_reason: "CONSENT_REVOKED", cancellable: false };
    expect((await tpp.read(id, tpp.own)).body).toMatchObject(end);
    expect((await tpp.read(paid.payment_order_id, tpp.own)).body).toEqual(paid);
  });

  it("of another TPP, another consent or nobody is not found", async () => {
    const id = await waiting();
    const stranger = await PayingTpp.open();
    const sister = await PayingTpp.open({ registered: tpp.registered });
    const answers = await Promise.all([
      ...callsAbout(id, stranger.token),
      ...callsAbout(id, stranger.own),
      ...callsAbout(id, sister.token),
      ...callsAbout(unknownId, tpp.own),
      ...callsAbout("po_1", tpp.own),
      ...callsAbout(tpp.consent.consent_id, tpp.own),
    ]);
    for (const { status, body } of answers) {
      expect([status, body.error.code]).toEqual([404, "NOT_FOUND"]);
    }
    expect((await tpp.read(id)).body.status).toBe("PENDING_SCA");
  });

  it("is not for a consent's token without a payments scope, or without its header", async () => {
    const id = await waiting();
    const scopes = ["accounts:read", "payments:write"] as const;
    const narrow = await PayingTpp.open({ scopes: [...scopes], narrowed: "accounts:read" });
    expect((await tpp.read(id, narrow.token)).body.error.code).toBe("INSUFFICIENT_SCOPE");
    const { authorization = "" } = tpp.token;
    expect((await tpp.read(id, { authorization })).body.error.code).toBe("CONSENT_ID_REQUIRED");
    expect((await tpp.read(id, {})).status).toBe(401);
  });
});

describe("cancel", () => {
  it("ends an order that awaits SCA, and repeated answers the same", async () => {
    const id = await waiting();
    wait(1_000);
    const { status, body } = await tpp.cancel(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "CANCELLED", sca_url: null, cancellable: false });
    expect((await tpp.cancel(id)).body).toEqual(body);
  });

  // @rule O8.6
  it.each(["COMPLETED", "PROCESSING"])("of a %s one is refused", async (wanted) => {
    if (wanted === "PROCESSING") answering("alpha execute-transaction", lost);
    const { body } = await tpp.create();
    expect(body.status).toBe(wanted);
    const { status, body: refused } = await tpp.cancel(body.payment_order_id);
    expect([status, refused.error.code]).toEqual([409, "PAYMENT_ORDER_NOT_CANCELLABLE"]);
  });

  it("of one whose time is over is refused", async () => {
    const id = await waiting();
    wait(15 * 60_000);
    await tpp.renew();
    expect((await tpp.read(id)).body).toMatchObject({
      ...{ status: "REJECTED", status_reason: "AUTHORISATION_TIMEOUT", cancellable: false },
    });
    expect((await tpp.cancel(id)).body.error.code).toBe("PAYMENT_ORDER_NOT_CANCELLABLE");
  });
});

describe("the list", () => {
  const idsOf = (data: { payment_order_id: string }[]) =>
    data.map(({ payment_order_id }) => payment_order_id);

  it("has the orders newest first, page by page, in their states of now", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) {
      wait(1);
      ids.unshift(await waiting());
    }
    await deliverAll();
    await tpp.cancel(ids[1] ?? "");
    const first = (await tpp.list("limit=2")).body;
    expect(idsOf(first.data)).toEqual(ids.slice(0, 2));
    expect(first.data[1].status).toBe("CANCELLED");
    const rest = (await tpp.list(`limit=2&cursor=${first.next_cursor}`)).body;
    expect([idsOf(rest.data), rest.next_cursor]).toEqual([ids.slice(2), null]);
  });

  it("is of one consent with its token, of all with the TPP's own", async () => {
    const id = await waiting();
    const sister = await PayingTpp.open({ registered: tpp.registered });
    wait(1);
    const hers = (await sister.create()).body.payment_order_id;
    await deliverAll();
    expect(idsOf((await tpp.list()).body.data)).toEqual([id]);
    expect(idsOf((await sister.list()).body.data)).toEqual([hers]);
    expect(idsOf((await tpp.list("", tpp.own)).body.data)).toEqual([hers, id]);
    const stranger = await PayingTpp.open();
    expect((await stranger.list("", stranger.own)).body.data).toEqual([]);
  });

  it.each([
    ["status=COMPLETED", ["done"]],
    ["status=PENDING_SCA", ["waiting"]],
    ["status=PROCESSING", []],
    ["reference=done", ["done"]],
    ["reference=nothing", []],
    ["status=PENDING_SCA&reference=done", []],
  ])("with %s has %j", async (query, references) => {
    await waiting({ reference: "waiting" });
    await tpp.create({ reference: "done" });
    await deliverAll();
    const { data } = (await tpp.list(query)).body;
    expect(data.map(({ reference }: { reference: string }) => reference)).toEqual(references);
  });

  it.each([
    ["status", "status=OPEN"],
    ["cursor", "cursor=x"],
    ["limit", "limit=101"],
  ])("refuses another %s", async (field, query) => {
    const { status, body } = await tpp.list(query);
    expect([status, body.error.field]).toEqual([422, field]);
  });
});

it("a suspended TPP reads nothing", async () => {
  const id = await waiting();
  await askAdmin("PATCH", `tpps/${tpp.registered.tpp.tpp_id}`, { status: "SUSPENDED" });
  wait(2_001);
  expect((await tpp.read(id, tpp.own)).body.error.code).toBe("FORBIDDEN");
});

it("merchants and strangers are not asked at all", async () => {
  expect((await ask("GET", ORDERS, {})).status).toBe(401);
});
