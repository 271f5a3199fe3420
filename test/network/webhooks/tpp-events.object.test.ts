import { env as bindings, createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { serve } from "../../../src/base/platform/serve.ts";
import type { TppRecord } from "../../../src/network/parties/tpps.ts";
import { eventBytes, type OutgoingEvent } from "../../../src/network/webhooks/events.ts";
import { publishEvent } from "../../../src/network/webhooks/publish.ts";
import { endpointRoutes, eventRoutes, tppReaders } from "../../../src/network/webhooks/routes.ts";
import { consentKind } from "../../../src/products/consents/kind.ts";
import { clientToken } from "../../../src/products/consents/tpp-caller.ts";
import { newTpp, tokenOf } from "../../products/oauth/scene.ts";
import { ask as askAdmin, gatewayEnv, migrate, post } from "../../staff/operators/gateway.ts";
import { untilTrue } from "../../support/until-true.ts";

/** Events of registered TPPs, from publication to what the TPP reads with its own token. */
const env = { ...(bindings as unknown as GatewayEnv), ...gatewayEnv() };
const readers = tppReaders(clientToken);
const handle = serve<GatewayEnv>([
  ...eventRoutes(readers, [consentKind]),
  ...endpointRoutes(readers),
]);

const TRACE = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

/** How each origin answers; 204 unless a test says otherwise. */
let answers: Record<string, () => Promise<Response>> = {};

beforeAll(() => migrate());
beforeEach(() => {
  answers = {};
  for (const level of ["log", "warn", "error"] as const) vi.spyOn(console, level).mockReturnValue();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    const answer = answers[new URL(url as string).origin];
    return answer ? answer() : new Response(null, { status: 204 });
  });
});
afterEach(() => void vi.restoreAllMocks());

const newReader = async (name: string) => {
  const event_url = `https://${name}.example.com/events`;
  const { tpp } = await newTpp({ event_url });
  const headers = { authorization: `Bearer ${await tokenOf(env, tpp)}` };
  return { tpp, event_url, headers };
};

const ask = async (path: string, headers: Record<string, string>, method = "GET") => {
  const context = createExecutionContext();
  const request = new Request(`https://gateway.example.com${path}`, { method, headers });
  const response = await handle(request, env, context);
  await waitOnExecutionContext(context);
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire is looked at field by field
  return { status: response.status, body: (await response.json()) as any };
};

let count = 0;

/** Publishes consent.granted, as the consent's object does. */
const tell = async ({ tpp_id, mode }: TppRecord): Promise<OutgoingEvent> => {
  const event_id = `evt_${String(++count).padStart(43, "0")}`;
  const head = { event_id, occurred_at: "2026-11-22T12:00:00.000Z", mode };
  const told: OutgoingEvent = {
    ...{ event_id, event: "consent.granted", mode, owner: { kind: "TPP", id: tpp_id } },
    ...{ subject_id: "cns_1", webhook_url: null, occurred_at: 1_700_000_000_000 + count },
    bytes: eventBytes("consent.granted", head),
  };
  await publishEvent(env, told, consentKind.subject, async () => {}, TRACE);
  return told;
};

/** The requests to one address. */
const sentTo = (address: string) =>
  vi
    .mocked(fetch)
    .mock.calls.filter(([url]) => url === address)
    .map(([, init]) => ({
      headers: init?.headers as Record<string, string>,
      body: init?.body as string,
    }));

describe("an event of a TPP", () => {
  it("goes to its event_url, signed with the secret that its registration showed", async () => {
    const event_url = "https://signed.example.com/events";
    const { body } = await post("/admin/v1/tpps", {
      ...{ name: "Signed", mode: "test", auth_method: "NONE", event_url },
      ...{ redirect_uris: ["https://tpp.example/"], scopes: ["accounts:read"] },
    });
    const told = await tell(body);
    const [sent] = sentTo(event_url);
    if (!sent) throw new Error("nothing was sent");
    const verified = new Webhook(body.signing_secret).verify(sent.body, sent.headers);
    expect(verified).toEqual(JSON.parse(told.bytes));
    const other = new Webhook(`whsec_${btoa("o".repeat(32))}`);
    expect(() => other.verify(sent.body, sent.headers)).toThrow();
  });

  it("is listed, read and sent again with the TPP's own token", async () => {
    const { tpp, event_url, headers } = await newReader("reads");
    const { event_id, bytes } = await tell(tpp);
    const event = {
      ...{ event_id, consent_id: "cns_1", created_at: expect.any(String) },
      ...JSON.parse(bytes),
    };
    expect((await ask("/ob/events", headers)).body).toEqual({ data: [event], next_cursor: null });
    const { deliveries, ...read } = (await ask(`/ob/events/${event_id}`, headers)).body;
    expect(read).toEqual(event);
    expect(deliveries).toMatchObject([{ status: "DELIVERED", attempts: [{ attempt: 1 }] }]);
    const again = await ask(`/ob/events/${event_id}/redeliver`, headers, "POST");
    expect(again).toEqual({ status: 202, body: { event_id, accepted: true } });
    expect(sentTo(event_url).map(({ body }) => body)).toEqual([bytes, bytes]);
  });

  it("is not another TPP's, nor that of a stranger or of a consent's token", async () => {
    const { tpp } = await newReader("owns");
    const other = await newReader("other");
    const { event_id } = await tell(tpp);
    expect((await ask("/ob/events", other.headers)).body.data).toEqual([]);
    for (const [path, method] of [
      [`/ob/events/${event_id}`, "GET"],
      [`/ob/events/${event_id}/redeliver`, "POST"],
    ] as const) {
      expect((await ask(path, other.headers, method)).status).toBe(404);
      expect((await ask(path, {}, method)).status).toBe(401);
      const consent_id = `cns_${"0".repeat(43)}`;
      const authorization = `Bearer ${await tokenOf(env, tpp, { consent_id })}`;
      const refused = await ask(path, { authorization }, method);
      expect([refused.status, refused.body.error.code]).toEqual([403, "INSUFFICIENT_SCOPE"]);
    }
  });

  it("without an event_url is listed only", async () => {
    const { tpp } = await newTpp();
    const headers = { authorization: `Bearer ${await tokenOf(env, tpp)}` };
    const { event_id } = await tell(tpp);
    expect(fetch).not.toHaveBeenCalled();
    expect((await ask(`/ob/events/${event_id}`, headers)).status).toBe(200);
  });

  // @rule P8.12
  it("does not wait for another TPP's endpoint that hangs", async () => {
    const slow = await newReader("slow");
    const quick = await newReader("quick");
    let release = () => {};
    const hanging = new Promise<void>((resolve) => {
      release = resolve;
    });
    answers["https://slow.example.com"] = () => hanging.then(() => new Response());
    let isSlowDone = false;
    const waiting = tell(slow.tpp).then(() => {
      isSlowDone = true;
    });
    await untilTrue(() => expect(sentTo(slow.event_url)).toHaveLength(1));
    await tell(quick.tpp);
    expect(sentTo(quick.event_url)).toHaveLength(1);
    expect(isSlowDone).toBe(false);
    release();
    await waiting;
  });
});

describe("the endpoint of a TPP", () => {
  it("that is gone holds its events, and the TPP or staff enable it", async () => {
    const { tpp, event_url, headers } = await newReader("gone");
    const own = `/admin/v1/tpps/${tpp.tpp_id}/endpoints`;
    const enabledBy = {
      TPP: (id: string) => ask(`/ob/endpoints/${id}/enable`, headers, "POST"),
      staff: (id: string) => post(`${own}/${id}/enable`, {}, { env }),
    };
    for (const who of ["TPP", "staff"] as const) {
      answers["https://gone.example.com"] = async () => new Response(null, { status: 410 });
      await tell(tpp);
      answers = {};
      await tell(tpp);
      const { body } = await ask("/ob/endpoints", headers);
      const [endpoint] = body.data;
      expect(endpoint).toMatchObject({ status: "DISABLED", disabled_reason: "GONE" });
      expect((await askAdmin(own, { env })).body.data).toEqual([endpoint]);
      const stranger = (await newReader("stranger")).headers;
      const path = `/ob/endpoints/${endpoint.endpoint_id}/enable`;
      expect((await ask(path, stranger, "POST")).status).toBe(404);
      const enabled = await enabledBy[who](endpoint.endpoint_id);
      expect(enabled.body).toMatchObject({ status: "ENABLED" });
    }
    expect(sentTo(event_url)).toHaveLength(2);
  });
});
