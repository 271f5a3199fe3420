import { Webhook } from "standardwebhooks";
import * as v from "valibot";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formatId } from "../../../../src/base/kernel/ids.ts";
import { hmacHex, randomBase62 } from "../../../../src/base/platform/crypto.ts";
import { eventBody } from "../../../../src/documents/document.ts";
import { endpointObjectId } from "../../../../src/network/webhooks/endpoint-address.ts";
import { PING, pingEvent } from "../../../../src/network/webhooks/publish.ts";
import { answered, Shop } from "../../../network/webhooks/shop.ts";
import {
  type Merchant,
  newStaff,
  openGateway,
  Payment,
  registerMerchant,
} from "../../../workers/gateway-journey.ts";
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
import { answering, callsOf, honestly } from "../../../workers/neighbours.ts";

/** Staff find deliveries and every attempt, send one again, and send a test event. */
interface Row {
  event_id: string;
  endpoint_id: string;
  status: string;
  type: string;
}

beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(endTest);

const list = async (query: string): Promise<Row[]> =>
  bodyOf(await askAdmin("GET", `deliveries?${query}`)).data;

describe("a payment whose shop answers with an error", () => {
  let merchant: Merchant;
  let payment: Payment;
  let row: Row;
  const secretAnswer = "No such order; token=abcdef and code 123456";

  beforeEach(async () => {
    merchant = await registerMerchant({ webhook_url: "https://shop.example/hooks" });
    answering("shop hooks", () => new Response(secretAnswer, { status: 500 }));
    payment = await Payment.open("alpha", { merchant });
    await payment.pay();
    await deliverAll();
    honestly("shop hooks");
    [row] = (await list(`subject=${payment.session_id}`)) as [Row];
  });

  const path = () => `deliveries/${row.endpoint_id}/${row.event_id}`;

  it("is found by its id, by its payment_id, by the event and by the endpoint", async () => {
    expect(row).toMatchObject({
      ...{ type: "payment.completed", subject: payment.session_id, status: "WAITING" },
      ...{ attempts: 1, last_result: "REFUSED", last_http_status: 500 },
      next_attempt_at: expect.any(String),
    });
    for (const query of [
      `subject=${payment.payment_id}`,
      `event_id=${row.event_id}`,
      `endpoint_id=${row.endpoint_id}`,
      `endpoint_id=${row.endpoint_id}&type=payment.completed&status=WAITING`,
    ]) {
      expect([query, await list(query)]).toEqual([query, [row]]);
    }
    for (const query of [
      `subject=${payment.session_id}&status=DELIVERED`,
      `event_id=${row.event_id}&type=payment.failed`,
      `endpoint_id=${row.endpoint_id}&status=FAILED`,
      `endpoint_id=${row.endpoint_id}&to=2020-01-01T00:00:00.000Z`,
      `event_id=evt_${randomBase62()}`,
      `subject=ps_${randomBase62()}`,
    ]) {
      expect([query, await list(query)]).toEqual([query, []]);
    }
  });

  it("is shown with its attempts and the redacted answer, also to its merchant", async () => {
    const attempt = {
      ...{ attempt: 1, result: "REFUSED", http_status: 500, at: expect.any(String) },
      milliseconds: expect.any(Number),
      answer: "No such order; token=[removed] and code [code]",
    };
    const read = bodyOf(await askAdmin("GET", path()));
    expect(read).toEqual({ ...row, log: [attempt], request: expect.any(Object) });
    expect(read.request).toMatchObject({
      ...{ url: expect.stringMatching(/^https:/), body_redacted: false },
      headers: { "webhook-id": row.event_id, "webhook-signature": "…" },
      body: { event: row.type, data: { event_id: row.event_id } },
    });
    const { key } = await newStaff("support");
    const reader = { "x-gateway-admin-key": key };
    const redacted = bodyOf(await ask("GET", `/admin/v1/${path()}`, reader));
    expect(redacted.log).toEqual([{ ...attempt, answer: "[hidden]" }]);
    const own = await ask("GET", `/api/v1/events/${row.event_id}`, merchant.headers.test);
    expect(bodyOf(own).deliveries).toEqual([
      {
        ...{ endpoint_id: row.endpoint_id, status: "WAITING", attempts: [attempt] },
        next_attempt_at: expect.any(String),
      },
    ]);
  });

  // @rule A3.5
  it("is sent again by staff, audited", async () => {
    const sent = await askAdmin("POST", `${path()}/redeliver`, {});
    const { event_id, endpoint_id } = row;
    expect(sent).toMatchObject({ status: 202, body: { event_id, endpoint_id, accepted: true } });
    const received = callsOf("shop hooks").map(({ body }) => body.data.event_id);
    expect(received.slice(-2)).toEqual([event_id, event_id]);
    expect(await list(`event_id=${event_id}`)).toMatchObject([
      { status: "DELIVERED", attempts: 2 },
    ]);
    const [entry] = bodyOf(await askAdmin("GET", "audit?limit=1")).data;
    expect(entry).toMatchObject({
      ...{ action: "merchant.event_redelivered", subject: merchant.merchant_id },
      details: { event_id, endpoint_id },
    });
  });

  it("is not sent again while its endpoint is disabled, and staff see that it is held", async () => {
    await askAdmin("POST", `endpoints/${row.endpoint_id}/disable`, { reason: "For an hour." });
    expect(await list(`endpoint_id=${row.endpoint_id}&status=HELD`)).toMatchObject([
      { event_id: row.event_id, next_attempt_at: null },
    ]);
    const refused = await askAdmin("POST", `${path()}/redeliver`, {});
    expect(refused).toMatchObject({ status: 409, body: { error: { code: "ENDPOINT_DISABLED" } } });
  });

  it("has an endpoint that staff ping: signed, shown, counted nowhere", async () => {
    const before = bodyOf(await askAdmin("GET", `endpoints/${row.endpoint_id}`));
    answering("shop hooks", () => new Response("pong", { status: 202 }));
    const pinged = await askAdmin("POST", `endpoints/${row.endpoint_id}/ping`, {});
    expect(pinged).toMatchObject({
      status: 200,
      body: { result: "SUCCEEDED", http_status: 202, answer: "pong" },
    });
    const call = callsOf("shop hooks").at(-1);
    expect(call?.body).toEqual({
      event: "endpoint.ping",
      data: { event_id: pinged.body.event_id, occurred_at: expect.any(String), mode: "test" },
    });
    expect(v.is(eventBody(PING, pingEvent), call?.body)).toBe(true);
    expect(call?.headers["webhook-signature"]).toMatch(/^v1,/);
    expect(bodyOf(await askAdmin("GET", `endpoints/${row.endpoint_id}`))).toEqual(before);
    expect(await list(`event_id=${pinged.body.event_id}`)).toEqual([]);
  });

  it("has a merchant that replaces its signing secret without a gap", async () => {
    const keys = `merchants/${merchant.merchant_id}/keys`;
    const signed = async () => {
      wait(3_000);
      await askAdmin("POST", `endpoints/${row.endpoint_id}/ping`, {});
      const { headers = {}, text = "" } = callsOf("shop hooks").at(-1) ?? {};
      const both = headers["webhook-signature"]?.split(" ").length;
      return { headers, text, both };
    };
    expect((await signed()).both).toBe(1);
    const { data } = bodyOf(await askAdmin("GET", keys));
    const old = data.find(
      ({ kind, mode }: { kind: string; mode: string }) => kind === "SIGNING" && mode === "test",
    );
    const added = await askAdmin("POST", keys, { kind: "SIGNING", mode: "test" });
    const { key_id, key } = bodyOf(added, 201);
    const isNew = ({ headers, text }: Awaited<ReturnType<typeof signed>>) =>
      headers["x-gateway-signature"] === `sha256=${hmacHex(key, text)}`;
    const during = await signed();
    expect([during.both, isNew(during)]).toEqual([2, false]);
    // The new secret is accepted before it is promoted.
    expect(() => new Webhook(key).verify(during.text, during.headers)).not.toThrow();
    bodyOf(await askAdmin("POST", `${keys}/${key_id}/promote`, {}));
    const promoted = await signed();
    expect([promoted.both, isNew(promoted)]).toEqual([2, true]);
    bodyOf(await askAdmin("POST", `${keys}/${old.key_id}/retire`, {}));
    const after = await signed();
    expect([after.both, isNew(after)]).toEqual([1, true]);
  });

  it("has no endpoint to ping any more once its merchant has another address", async () => {
    const modes = { test: { webhook_url: "https://elsewhere.example/hooks" } };
    bodyOf(await askAdmin("PATCH", `merchants/${merchant.merchant_id}`, { modes }));
    wait(3_000);
    const refused = await askAdmin("POST", `endpoints/${row.endpoint_id}/ping`, {});
    expect(refused).toMatchObject({ status: 409, body: { error: { code: "NO_ENDPOINT" } } });
  });

  it.each<[string, () => Promise<{ status: number }>, number]>([
    ["without what to look for", () => askAdmin("GET", "deliveries"), 422],
    [
      "by two things at once",
      () => askAdmin("GET", `deliveries?event_id=${row.event_id}&endpoint_id=${row.endpoint_id}`),
      422,
    ],
    [
      "with an unknown status",
      () => askAdmin("GET", `deliveries?event_id=${row.event_id}&status=X`),
      422,
    ],
    [
      "with a cursor of another list",
      () => askAdmin("GET", `deliveries?endpoint_id=${row.endpoint_id}&cursor=eA`),
      422,
    ],
    [
      "of an unknown endpoint",
      () => askAdmin("GET", `deliveries?endpoint_id=ep_${"0".repeat(43)}`),
      404,
    ],
    [
      "of another event",
      () => askAdmin("GET", `deliveries/${row.endpoint_id}/evt_${randomBase62()}`),
      404,
    ],
    [
      "to send another event again",
      () => askAdmin("POST", `deliveries/${row.endpoint_id}/evt_${randomBase62()}/redeliver`, {}),
      404,
    ],
    [
      "to ping an unknown endpoint",
      () => askAdmin("POST", `endpoints/ep_${"0".repeat(43)}/ping`, {}),
      404,
    ],
  ])("is not found %s", async (_, attempt, status) => {
    expect((await attempt()).status).toBe(status);
  });
});

describe("the list of an endpoint", () => {
  /** An endpoint with one event of each status in turn, a second apart; ids in order of time. */
  const busy = async (count: number) => {
    const shop = new Shop("AD_HOC");
    const { owner, mode } = shop.name;
    const at = Date.now() - 3600_000;
    const statement = env.LISTS_1.prepare(
      `insert into events (owner_kind, owner_id, mode, created_at, event_id, type, subject_id, payload)
        values (?, ?, ?, ?, ?, 'payment.completed', 'ps_1', '{}')`,
    );
    const rows = [];
    for (let place = 0; place < count; place++) {
      const event_id = `evt_${String(place).padStart(43, "0")}`;
      const occurred_at = at + Math.floor(place / 2) * 1_000;
      rows.push(statement.bind(owner.kind, owner.id, mode, occurred_at, `${event_id}`));
      const leased = await shop.accept(event_id, { occurred_at });
      const status = [200, 410, 503][place % 3] ?? 0;
      await shop.stub.report(event_id, leased?.attempt ?? 0, answered(status));
    }
    await env.LISTS_1.prepare("delete from events").run();
    await env.LISTS_1.batch(rows);
    return formatId("ep", endpointObjectId(env, shop.name));
  };

  const pages = async (query: string): Promise<string[][]> => {
    const read: string[][] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const { data, next_cursor }: { data: Row[]; next_cursor: string | null } = bodyOf(
        await askAdmin("GET", `deliveries?${query}${cursor && `&cursor=${cursor}`}`),
      );
      read.push(data.map(({ event_id }) => event_id));
      cursor = next_cursor;
    }
    return read;
  };

  it.each<[string, number]>([
    ["", 1],
    ["&status=FAILED", 3],
    ["&status=WAITING", 3],
    ["&status=DELIVERED", 3],
  ])("is newest first in every status, page by page%s", async (filter, every) => {
    const id = await busy(12);
    const read = await pages(`endpoint_id=${id}&limit=3${filter}`);
    expect(read.flat()).toHaveLength(12 / every);
    expect(read.flat()).toEqual(read.flat().toSorted().reverse());
    expect(Math.max(...read.map((page) => page.length))).toBe(Math.min(3, 12 / every));
  });
});

describe("an owner whose address got no event yet", () => {
  const hooks = "https://shop.example/hooks";
  const newMerchant = async () => (await registerMerchant({ webhook_url: hooks })).merchant_id;
  const newTpp = async () => {
    const tpp = await askAdmin("POST", "tpps", {
      ...{ name: "Budget App", mode: "test", auth_method: "SECRET", event_url: hooks },
      ...{ redirect_uris: ["https://tpp.example/back"], scopes: ["accounts:read"] },
    });
    return bodyOf(tpp, 201).tpp_id;
  };

  it.each([
    ["merchant", newMerchant, { mode: "test" }],
    ["tpp", newTpp, {}],
  ] as const)("is pinged there by staff: a %s", async (kind, open, body) => {
    const id = await open();
    expect(bodyOf(await askAdmin("GET", `${kind}s/${id}/endpoints?mode=test`)).data).toEqual([]);
    answering("shop hooks", () => new Response("pong", { status: 202 }));
    const before = callsOf("shop hooks").length;
    const pinged = bodyOf(await askAdmin("POST", `${kind}s/${id}/ping`, body));
    expect(pinged).toMatchObject({ result: "SUCCEEDED", http_status: 202, answer: "pong" });
    const [call, ...more] = callsOf("shop hooks").slice(before);
    expect(more).toEqual([]);
    expect(v.is(eventBody(PING, pingEvent), call?.body)).toBe(true);
    expect(call?.body.data).toMatchObject({ event_id: pinged.event_id, mode: "test" });
    expect(call?.headers["webhook-signature"]).toMatch(/^v1,/);
    const [entry] = bodyOf(await askAdmin("GET", "audit?limit=1")).data;
    expect(entry).toMatchObject({
      ...{ action: `${kind}.endpoint_pinged`, subject: id },
      details: { endpoint_id: pinged.endpoint_id },
    });
    expect(bodyOf(await askAdmin("GET", `${kind}s/${id}/endpoints?mode=test`)).data).toEqual([]);
  });

  it("has the endpoint that the ping named once its first event was sent", async () => {
    const merchant = await registerMerchant({ webhook_url: hooks });
    const path = `merchants/${merchant.merchant_id}`;
    const { endpoint_id } = bodyOf(await askAdmin("POST", `${path}/ping`, { mode: "test" }));
    await (await Payment.open("alpha", { merchant })).pay();
    await deliverAll();
    const { data } = bodyOf(await askAdmin("GET", `${path}/endpoints?mode=test`));
    expect(data).toMatchObject([{ endpoint_id }]);
  });
});
