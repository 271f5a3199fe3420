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
 * under one id. Only a code cannot be sent again: that costs another approval.
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

interface Ended {
  consent_id: string;
  /** The names of its events. */
  told: string[];
}

/** One consent from its request to its end, with a process killed in the course of one step. */
const live = async (victim: Victim, deadly: Step, delayMs: number): Promise<Ended> => {
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
  const { redirect_uri } = tpp;
  const challenge = {
    ...{ redirect_uri, state: "s", code_challenge_method: "S256" },
    code_challenge: createHash("sha256").update(code_verifier).digest("base64url"),
  };
  const created = await during("create", () =>
    insist<{ consent_id: string; consent_url: string }>(`${base_url}/ob/consents`, {
      method: "POST",
      headers: { ...asClient, "idempotency-key": code_verifier },
      body: { bank_handle: own, scopes: ["accounts:read"], ...challenge },
    }),
  );
  expect(created.status).toBe(201);
  const { consent_id } = created.body;

  const redirect = await approveAsAsked(created.body, customer, during);
  expect(redirect.searchParams.get("error")).toBeNull();

  const redeem = (back: URL) =>
    form<Tokens>("/ob/token", {
      ...{ grant_type: "authorization_code", redirect_uri, code_verifier },
      code: back.searchParams.get("code") ?? "",
    });
  const first = await during("redeem", () => redeem(redirect));
  const approveAgain = async () => {
    expect(first).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    const path = `${base_url}/ob/consents/${consent_id}/reauthorise`;
    const { body } = await insist<typeof created.body>(path, {
      ...{ method: "POST", headers: asClient, body: challenge },
    });
    return redeem(await approveAsAsked(body, customer));
  };
  const redeemed = deadly === "redeem" ? await approveAgain() : first;
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
  const again = ["consent.reauthorisation_required", "consent.granted"];
  const told = ["consent.granted", ...(deadly === "redeem" ? again : []), "consent.revoked"];
  return { consent_id, told };
};

/** Longer than the wait after two unsuccessful deliveries. */
const RETRY_MS = 8 * 60_000;

test.each(victims)(
  "consents keep their promises, whichever step the %s dies in",
  async (victim) => {
    const random = randomFrom(SEED, `consents ${victim}`);
    const ended: Ended[] = [];
    for (const step of steps) ended.push(await live(victim, step, random.between(0, 40)));
    await running.advance(RETRY_MS);

    const inbox = inboxOf(running.world, "tpp");
    const heard = async () =>
      (await inbox.messages())
        .map(readEvent)
        .map(({ event, data }) => [data.event_id, `${event} ${data.consent_id}`] as const);
    const expected = ended.flatMap(({ consent_id, told }) =>
      told.map((event) => `${event} ${consent_id}`),
    );
    const told = await eventually(
      "every event of every consent",
      async () => {
        const events = (await heard()).filter(([, name]) => expected.includes(name));
        return new Set(events.map(([id]) => id)).size >= expected.length && new Map(events);
      },
      PATIENCE_MS,
    );
    expect([...told.values()].sort()).toEqual(expected.toSorted());

    const { world } = running;
    const { phone_url } = customerAt(world, bankHandles(world).own);
    await eventually(
      "the end of every consent in the bank's own records",
      async () => {
        const { consents } = await requestOk<Phone>(`${phone_url}/phone.json`);
        const known = consents.filter(({ status }) => status === "REVOKED");
        return ended.every((one) => known.some(({ consent_id }) => consent_id === one.consent_id));
      },
      PATIENCE_MS,
    );
  },
);
