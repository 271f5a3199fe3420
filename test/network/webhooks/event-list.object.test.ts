import { env as bindings, createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ok } from "../../../src/base/kernel/result.ts";
import { alsoUnder, guard } from "../../../src/base/platform/edge.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { noteLists } from "../../../src/base/platform/list-databases.ts";
import { serve } from "../../../src/base/platform/serve.ts";
import { sealKey } from "../../../src/frame/records/keys.ts";
import type { Owner } from "../../../src/network/parties/owners.ts";
import { ownerReaders } from "../../../src/network/parties/read-owner.ts";
import type { TppRecord } from "../../../src/network/parties/tpps.ts";
import {
  type EventSubject,
  eventBytes,
  type OutgoingEvent,
} from "../../../src/network/webhooks/events.ts";
import { publishEvent } from "../../../src/network/webhooks/publish.ts";
import { eventRoutes, merchantReaders, tppReaders } from "../../../src/network/webhooks/routes.ts";
import { paymentKind } from "../../../src/products/payments/kind.ts";
import {
  db,
  gatewayEnv,
  iban,
  lists,
  migrate,
  newMerchant,
  post,
} from "../../staff/operators/gateway.ts";

/**
 * Events of a merchant and of a TPP, from publication to list. Both have the same id, so the TPP is
 * not registered and this file has a reader for it. Keys and events are in the real D1.
 */
const env = { ...(bindings as unknown as GatewayEnv), ...gatewayEnv({ LOCAL: "on" }) };

const MERCHANT_URL = "https://shop.example.com/hooks";
const TPP_URL = "https://tpp.example.com/events";
const OWN_URL = "https://orders.example.com/4711";
const MERCHANT_SECRET = `whsec_${btoa("m".repeat(32))}`;
const TPP_SECRET = `whsec_${btoa("t".repeat(32))}`;
const TRACE = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

/** A second kind of object, described as a later capability will describe its own. */
const consentSubject: EventSubject = {
  idName: "consent_id",
  events: { "consent.granted": {}, "consent.used": { optional: true } },
  ownAddress: "AD_HOC" as const,
  readWebhookUrl: async (_, id) => (id === "cns_own" ? OWN_URL : null),
};
const kinds = [paymentKind, { prefixes: ["cns"], subject: consentSubject }];

let id = "";
let apiKey = "";
const merchant = (): Owner => ({ kind: "MERCHANT", id });
/** A TPP with the merchant's id: only the kind distinguishes them. */
const tpp = (): Owner => ({ kind: "TPP", id });

const addSecret = async ({ kind }: Owner, secret: string) => {
  const keyId = `key_${kind}_${id}`;
  const sealed = await sealKey(env, { kind: "SIGNING", keyId }, secret);
  await db
    .prepare(
      `insert into keys (key_id, owner_kind, owner_id, mode, kind, status, sealed, created_at)
        values (?, ?, ?, 'test', 'SIGNING', 'ACTIVE', ?, 0)`,
    )
    .bind(keyId, kind, id, sealed)
    .run();
};

/** The routes as they are served. Here the key of a TPP is not asked for. */
const tppGuard = guard({ accepts: [null], refusals: [] }, () =>
  ok({ tpp: { tpp_id: id, mode: "test" } as TppRecord }),
);
const fetchGateway = serve<GatewayEnv>(
  alsoUnder("/api/v1", [
    ...eventRoutes(merchantReaders, kinds),
    ...eventRoutes(tppReaders(tppGuard), kinds),
  ]),
);

const ask = async (path: string, method = "GET", key = apiKey) => {
  const headers = { authorization: `Bearer ${key}` };
  const context = createExecutionContext();
  const request = new Request(`https://gateway.example.com${path}`, { method, headers });
  const response = await fetchGateway(request, env, context);
  await waitOnExecutionContext(context);
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire is looked at field by field
  return { status: response.status, body: (await response.json()) as any };
};

let count = 0;

/** Publishes an event; `webhook_url` is the subject's own address. */
const tell = async (
  owner: Owner,
  event: string,
  subject_id: string,
  webhook_url: string | null = null,
): Promise<OutgoingEvent> => {
  const event_id = `evt_${String(++count).padStart(43, "0")}`;
  const occurred_at = 1_700_000_000_000 + count;
  const bytes = eventBytes(event, {
    event_id,
    occurred_at: "2026-11-20T12:00:00.000Z",
    mode: "test",
  });
  const told: OutgoingEvent = {
    ...{ event_id, event, mode: "test", owner, subject_id, webhook_url, bytes, occurred_at },
  };
  const subject = subject_id.startsWith("ps_") ? paymentKind.subject : consentSubject;
  await publishEvent(env, told, subject, async () => {}, TRACE);
  return told;
};

/** The requests to endpoints since the test began: address, headers, body. */
const requests = () =>
  vi.mocked(fetch).mock.calls.map(([url, init]) => ({
    url,
    headers: init?.headers as Record<string, string>,
    body: init?.body as string,
  }));

beforeAll(() => migrate());

beforeEach(async () => {
  for (const level of ["log", "warn", "error"] as const) vi.spyOn(console, level).mockReturnValue();
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 204 }));
  const settings = { settlement_iban: iban, webhook_url: MERCHANT_URL };
  id = await newMerchant({ modes: { test: settings } });
  noteLists({ kind: "TPP", id }, 1);
  const { body } = await post(`/admin/v1/merchants/${id}/keys`, { kind: "API", mode: "test" });
  apiKey = body.key;
  await addSecret(merchant(), MERCHANT_SECRET);
  await addSecret(tpp(), TPP_SECRET);
  vi.spyOn(ownerReaders, "TPP").mockImplementation(async (_, tppId, mode) =>
    tppId === id && mode === "test" ? { webhook_url: TPP_URL, optional_events: [] } : null,
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("an event", () => {
  it.each([
    ["merchant", merchant, MERCHANT_URL, MERCHANT_SECRET, "payment.completed", "ps_1"],
    ["TPP", tpp, TPP_URL, TPP_SECRET, "consent.granted", "cns_1"],
  ] as const)("of a %s goes to its own endpoint, signed with its own secret", async (...row) => {
    const [, owner, url, secret, event, subjectId] = row;
    const told = await tell(owner(), event, subjectId);
    expect(requests()).toEqual([expect.objectContaining({ url, body: told.bytes })]);
    const [sent] = requests();
    if (!sent) throw new Error("nothing was sent");
    expect(new Webhook(secret).verify(sent.body, sent.headers)).toEqual(JSON.parse(told.bytes));
  });

  it("of an owner that is not registered is listed and not sent", async () => {
    vi.mocked(ownerReaders.TPP).mockResolvedValue(null);
    const { event_id } = await tell(tpp(), "consent.granted", "cns_1");
    expect(requests()).toEqual([]);
    expect((await ask(`/ob/events/${event_id}`)).status).toBe(200);
  });

  it("that its capability calls optional goes only to an owner that asked for it", async () => {
    await tell(tpp(), "consent.used", "cns_1");
    expect(requests()).toEqual([]);
    const asked = { webhook_url: TPP_URL, optional_events: ["consent.used"] };
    vi.mocked(ownerReaders.TPP).mockResolvedValue(asked);
    await tell(tpp(), "consent.used", "cns_1");
    expect(requests()).toHaveLength(1);
  });
});

describe("the list of events", () => {
  it("shows each owner its own, newest first, each with its object's id", async () => {
    const first = await tell(merchant(), "payment.completed", "ps_1");
    const granted = await tell(tpp(), "consent.granted", "cns_1");
    const second = await tell(merchant(), "payment.failed", "ps_2");
    const { body: merchants } = await ask("/api/v1/events");
    expect(merchants).toEqual({
      data: [
        {
          event_id: second.event_id,
          session_id: "ps_2",
          created_at: new Date(second.occurred_at).toISOString(),
          ...JSON.parse(second.bytes),
        },
        expect.objectContaining({ event_id: first.event_id, session_id: "ps_1" }),
      ],
      next_cursor: null,
    });
    const { body: tpps } = await ask("/ob/events");
    expect(tpps.data).toEqual([
      {
        event_id: granted.event_id,
        consent_id: "cns_1",
        created_at: new Date(granted.occurred_at).toISOString(),
        ...JSON.parse(granted.bytes),
      },
    ]);
  });

  it("filters by one type, page by page without gaps", async () => {
    const told = [];
    for (const subject of ["ps_1", "ps_2", "ps_3"]) {
      told.unshift((await tell(merchant(), "payment.completed", subject)).event_id);
      await tell(merchant(), "payment.failed", subject);
    }
    const seen = [];
    let cursor = "";
    do {
      const { body } = await ask(`/api/v1/events?event=payment.completed&limit=2${cursor}`);
      seen.push(...body.data.map((event: { event_id: string }) => event.event_id));
      cursor = body.next_cursor && `&cursor=${body.next_cursor}`;
    } while (cursor);
    expect(seen).toEqual(told);
  });

  it("has no event of another owner, mode or kind", async () => {
    const ofTpp = await tell(tpp(), "consent.granted", "cns_1");
    const ofMerchant = await tell(merchant(), "payment.completed", "ps_1");
    const { event_id: ofLive } = await tell(merchant(), "payment.completed", "ps_1");
    await lists.prepare("update events set mode = 'live' where event_id = ?").bind(ofLive).run();
    for (const path of [
      `/api/v1/events/${ofTpp.event_id}`,
      `/api/v1/events/${ofLive}`,
      "/api/v1/events/evt_unknown",
      `/ob/events/${ofMerchant.event_id}`,
    ]) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
      expect((await ask(`${path}/redeliver`, "POST")).status).toBe(404);
    }
    expect((await ask(`/api/v1/events/${ofMerchant.event_id}`)).body).toMatchObject({
      event_id: ofMerchant.event_id,
      session_id: "ps_1",
    });
    expect((await ask("/api/v1/events")).body.data).toHaveLength(1);
    expect((await ask("/api/v1/events", "GET", "")).status).toBe(401);
  });
});

describe("redelivery", () => {
  it.each([
    ["a merchant's event", merchant, "/api/v1/events", "payment.completed", "ps_1", MERCHANT_URL],
    ["a TPP's event", tpp, "/ob/events", "consent.granted", "cns_1", TPP_URL],
    [
      "the event of an object with its own address",
      tpp,
      "/ob/events",
      "consent.granted",
      "cns_own",
      OWN_URL,
    ],
  ] as const)("sends %s again, with the same bytes under the same id", async (...row) => {
    const [, owner, path, event, subjectId, url] = row;
    const told = await tell(owner(), event, subjectId, subjectId === "cns_own" ? OWN_URL : null);
    const { status, body } = await ask(`${path}/${told.event_id}/redeliver`, "POST");
    expect([status, body]).toEqual([202, { event_id: told.event_id, accepted: true }]);
    expect(requests().map(({ url, body }) => [url, body])).toEqual([
      [url, told.bytes],
      [url, told.bytes],
    ]);
    const ids = requests().map(({ headers }) => headers["webhook-id"]);
    expect(ids).toEqual([told.event_id, told.event_id]);
  });

  it("is refused if the event has no endpoint", async () => {
    const { event_id } = await tell(tpp(), "consent.granted", "cns_1");
    const without = { webhook_url: null, optional_events: [] };
    vi.mocked(ownerReaders.TPP).mockResolvedValue(without);
    const { status, body } = await ask(`/ob/events/${event_id}/redeliver`, "POST");
    expect([status, body.error.code]).toEqual([409, "NO_ENDPOINT"]);
  });
});
