import { createHash, randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type HttpReply,
  type HttpRequest,
  requestJson,
  requestOk,
} from "../../scripts/local/http.ts";
import type { Phone } from "../../src/sandbox/answers.ts";
import {
  bankHandles,
  customerAt,
  eventually,
  inboxOf,
  type Json,
  readEvent,
} from "../support/checkout-client.ts";
import { type RunningWorld, startWorld } from "../support/world.ts";
import { approveAsAsked, PATIENCE_MS } from "./approve-consent.ts";
import { randomFrom } from "./random.ts";

/**
 * Consents while a process is killed: once in the course of every step, at a moment that the seed
 * chooses. It is the gateway, or the sandbox: the banks, the phones and the TPP's inbox. TPP and
 * customer repeat the step whose answer they lost, as careful clients do. No token outlives its
 * consent, a lost answer ends no consent, the bank hears of every end, and every event is told
 * under one id.
 */
const SEED = 20_261_122;
const victims = ["gateway", "sandbox"] as const;
type Victim = (typeof victims)[number];
const steps = [
  ...["none", "create", "payer", "start", "confirm", "approve"],
  ...["redeem", "read", "refresh", "revoke"],
] as const;
type Step = (typeof steps)[number];

let running: RunningWorld;
beforeAll(async () => {
  running = await startWorld({ checkAnswers: true, clock: true });
});
afterAll(() => running?.stop());

/** The answer once it is no fault of the moment. */
const insist = <Body = Json>(url: string, request: HttpRequest): Promise<HttpReply<Body>> =>
  eventually(
    `${request.method ?? "GET"} ${new URL(url).pathname}`,
    async () => {
      const reply = await requestJson<Body>(url, request).catch(() => null);
      return reply && reply.status < 500 && reply.status !== 409 && reply;
    },
    PATIENCE_MS,
  );

interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** One consent from its request to its end, with a process killed in the course of one step. */
const live = async (victim: Victim, deadly: Step, delayMs: number): Promise<string> => {
  const { world } = running;
  const [gateway] = world.gateways;
  if (!gateway) throw new Error("the world has no gateway");
  const { base_url, tpp } = gateway;
  const { own } = bankHandles(world);
  const customer = customerAt(world, own);
  let killed: Promise<void> | null = null;

  /** Does a step. The victim dies in the course of the deadly one, which is done again. */
  const during = async <T>(step: Step, work: () => Promise<T>): Promise<T> => {
    if (step !== deadly || killed) return work();
    killed = sleep(delayMs).then(() => running.kill(victim));
    await Promise.all([work(), killed]);
    await running.untilAnswering(victim);
    return work();
  };

  const basic = Buffer.from(`${tpp.client_id}:${tpp.client_secret}`).toString("base64");
  const form = <Body = Json>(path: string, fields: Record<string, string>) =>
    insist<Body>(base_url + path, {
      method: "POST",
      headers: {
        authorization: `Basic ${basic}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams(fields).toString(),
    });
  const own_token = await form<Tokens>("/ob/token", { grant_type: "client_credentials" });
  const asClient = { authorization: `Bearer ${own_token.body.access_token}` };

  const code_verifier = randomBytes(32).toString("base64url");
  const created = await during("create", () =>
    insist<{ consent_id: string; consent_url: string }>(`${base_url}/ob/consents`, {
      method: "POST",
      headers: { ...asClient, "idempotency-key": code_verifier },
      body: {
        ...{ bank_handle: own, scopes: ["accounts:read"], redirect_uri: tpp.redirect_uri },
        ...{ state: "s", code_challenge_method: "S256" },
        code_challenge: createHash("sha256").update(code_verifier).digest("base64url"),
      },
    }),
  );
  expect(created.status).toBe(201);
  const { consent_id } = created.body;

  const redirect = await approveAsAsked(created.body, customer, during);
  expect(redirect.searchParams.get("error")).toBeNull();

  const redeemed = await during("redeem", () =>
    form<Tokens>("/ob/token", {
      ...{ grant_type: "authorization_code", redirect_uri: tpp.redirect_uri, code_verifier },
      ...{ code: redirect.searchParams.get("code") ?? "", idempotency_key: "redeem" },
    }),
  );
  expect(redeemed).toMatchObject({ status: 200, body: { consent_id } });
  const read = (token: string) =>
    insist(`${base_url}/ob/accounts`, {
      headers: { authorization: `Bearer ${token}`, "x-consent-id": consent_id },
    });
  const data = await during("read", () => read(redeemed.body.access_token));
  expect(data.status).toBe(200);

  const refreshed = await during("refresh", () =>
    form<Tokens>("/ob/token", {
      ...{ grant_type: "refresh_token", refresh_token: redeemed.body.refresh_token },
      idempotency_key: "refresh",
    }),
  );
  expect(refreshed.status).toBe(200);
  const consent = `${base_url}/ob/consents/${consent_id}`;
  expect((await insist(consent, { headers: asClient })).body).toMatchObject({
    status: "AUTHORISED",
  });

  const revoked = await during("revoke", () =>
    insist(consent, { method: "DELETE", headers: asClient }),
  );
  expect(revoked.status).toBe(204);
  for (const { access_token, refresh_token } of [redeemed.body, refreshed.body]) {
    expect((await read(access_token)).status).toBe(401);
    const introspected = await form("/ob/introspect", { token: access_token });
    expect(introspected.body).toEqual({ active: false });
    const again = await form("/ob/token", { grant_type: "refresh_token", refresh_token });
    expect(again).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
  }
  if (deadly !== "none") expect(killed).not.toBeNull();
  return consent_id;
};

/** Longer than the wait after two unsuccessful deliveries. */
const RETRY_MS = 8 * 60_000;

test.each(victims)(
  "consents keep their promises, whichever step the %s dies in",
  {
    timeout: 600_000,
  },
  async (victim) => {
    const random = randomFrom(SEED, `consents ${victim}`);
    const ended: string[] = [];
    for (const step of steps) ended.push(await live(victim, step, random.between(0, 40)));
    await running.advance(RETRY_MS);

    const inbox = inboxOf(running.world, "tpp");
    const heard = async () =>
      (await inbox.messages())
        .map(readEvent)
        .filter(({ data }) => ended.includes(String(data.consent_id)));
    const told = await eventually(
      "both events of every consent",
      async () => {
        const events = await heard();
        const names = new Set(events.map(({ event, data }) => `${event} ${data.consent_id}`));
        return names.size === 2 * ended.length && events;
      },
      PATIENCE_MS,
    );
    const ids = new Set(told.map(({ data }) => data.event_id));
    expect(ids.size).toBe(2 * ended.length);

    const { world } = running;
    const { phone_url } = customerAt(world, bankHandles(world).own);
    await eventually(
      "the end of every consent in the bank's own records",
      async () => {
        const { consents } = await requestOk<Phone>(`${phone_url}/phone.json`);
        const known = consents.filter(({ status }) => status === "REVOKED");
        return ended.every((id) => known.some(({ consent_id }) => consent_id === id));
      },
      PATIENCE_MS,
    );
  },
);
