import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { guardOf } from "../../../src/approvals/guard-payer.ts";
import { endpointObjectId } from "../../../src/network/webhooks/endpoint-address.ts";
import type { Endpoint } from "../../../src/network/webhooks/endpoint-object.ts";
import { openBanking } from "../../products/consents/consent-journey.ts";
import { OwnedMandate } from "../../products/mandates/row-scene.ts";
import { Payment, party } from "../../workers/gateway-journey.ts";
import {
  ask,
  bodyOf,
  deliver,
  endTest,
  env,
  startTest,
  takeFrom,
  wait,
} from "../../workers/gateway-worker.ts";
import { numbers } from "./payment-rows.ts";
import { type Use, watched } from "./statements.ts";

/**
 * What many payments share, each alone and as fast as it goes: how many it takes in a second on
 * one thread, the caller's work included. docs/scale.md compares them with what they have to take.
 */
const EVENTS = 1_000;
const PAYMENTS = 200;
const CHARGES = 100;
const BANKS = 500;
const AT_ONCE = 32;
/** Most rows in one batch of the queue. */
const PAGE = 100;

const lines: string[] = [];

const note = (what: string, count: number, startedAt: number): void => {
  const ms = performance.now() - startedAt;
  lines.push(`${String(Math.round((count * 1_000) / ms)).padStart(6)} a second  ${what}`);
};

/** So many at once, one after the other in each lane. */
const each = async (count: number, work: (place: number) => Promise<unknown>): Promise<void> => {
  let next = 0;
  const lane = async () => {
    for (let place = next++; place < count; place = next++) await work(place);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
};

beforeAll(async () => {
  startTest();
  await openBanking();
}, 600_000);

afterAll(endTest);

test("one endpoint takes its merchant's events", async () => {
  const owner = { kind: "MERCHANT" as const, id: party.merchant.merchant_id };
  const origin = "https://shop.example.com";
  const name = { owner, mode: "test" as const, kind: "REGISTERED" as const, origin };
  const endpoints = env.ENDPOINTS as unknown as DurableObjectNamespace<Endpoint>;
  const stub = endpoints.get(endpoints.idFromString(endpointObjectId(env, name)));
  const delivered = { result: "SUCCEEDED", http_status: 200, duration_ms: 5 } as const;
  const startedAt = performance.now();
  await each(EVENTS, async (place) => {
    const event_id = `evt_${place}`;
    const leased = await stub.accept(name, {
      ...{ event_id, event: "payment.completed", url: `${origin}/hooks`, traceparent: "" },
      ...{ bytes: JSON.stringify({ event_id, text: "x".repeat(700) }), occurred_at: Date.now() },
    });
    expect(leased?.attempt).toBe(1);
    await stub.report(event_id, 1, delivered);
  });
  note("events of one endpoint, taken and reported", EVENTS, startedAt);
}, 600_000);

test("one database takes the rows of payments", async () => {
  await each(PAYMENTS, async () => (await Payment.open()).pay());
  const rows = takeFrom("projections");
  const uses: Use[] = [];
  const bound = env.LISTS_1;
  env.LISTS_1 = watched(bound, uses);
  const startedAt = performance.now();
  for (let done = 0; done < rows.length; done += PAGE) {
    await deliver("projections", rows.slice(done, done + PAGE));
  }
  note(
    "payments, of which one list database takes the first and the last row",
    PAYMENTS,
    startedAt,
  );
  const ms = uses.reduce((sum, use) => sum + use.ms, 0);
  lines.push(`${(ms / PAYMENTS).toFixed(2).padStart(6)} ms        of it for one payment in D1`);
  env.LISTS_1 = bound;
}, 600_000);

test("one payer's guard refuses what is too much", async () => {
  const guard = guardOf(env, "test", "DE1");
  const send = (id: number) =>
    ({
      id: `s${id}`,
      auth_mode: "OTP",
      is_verified_browser: false,
      address: `a${id}`,
      owner: `m${id}`,
    }) as const;
  const startedAt = performance.now();
  let allowed = 0;
  await each(EVENTS, async (place) => {
    if ((await guard.takeSend(send(place))).ok) allowed += 1;
  });
  note("codes asked of one payer's guard", EVENTS, startedAt);
  expect(allowed).toBe(10);
}, 600_000);

test("mandates are charged on one morning", async () => {
  const mandates: OwnedMandate[] = [];
  await each(CHARGES, async () => void mandates.push(await OwnedMandate.active()));
  takeFrom("projections");
  const startedAt = performance.now();
  const charges: string[] = [];
  await each(CHARGES, async (place) => {
    const path = `/recurring/mandates/${mandates[place]?.mandate_id}/charge`;
    const asked = { amount: 1_250, reference: `invoice-${place}` };
    const answer = await ask("POST", path, party.merchant.headers.test, asked);
    charges.push(bodyOf(answer, 201).charge_id);
  });
  await Promise.all(takeFrom("bank-calls").map((pointer) => deliver("bank-calls", [pointer])));
  note("charges of as many mandates, paid", CHARGES, startedAt);
  expect(new Set(charges).size).toBe(CHARGES);
}, 600_000);

test("five hundred banks can be chosen from", async () => {
  const { bank_id } = party.banks.test.alpha;
  const { results } = await env.DB.prepare("SELECT name FROM pragma_table_info('banks')").all<{
    name: string;
  }>();
  const others: Record<string, string> = {
    ...{ bank_id: "bank_id || i", bank_handle: "bank_handle || i" },
    institution_code: "printf('B%03dFRPPXXX', i)",
    iban_prefixes: "json_array(printf('FR**%05d', i))",
  };
  const names = results.map(({ name }) => name);
  const values = names.map((name) => others[name] ?? name);
  await env.DB.prepare(
    `INSERT INTO banks (${names.join()}) ${numbers(0, BANKS)}
      SELECT ${values.join()} FROM banks, n WHERE bank_id = ?`,
  )
    .bind(bank_id)
    .run();
  const uses: Use[] = [];
  const bound = env.DB;
  env.DB = watched(bound, uses);
  for (const [what, read] of readers) {
    wait(10_000);
    uses.length = 0;
    await read();
    const rows = uses.reduce((sum, use) => sum + use.rows, 0);
    const ms = uses.reduce((sum, use) => sum + use.ms, 0);
    lines.push(`${String(ms).padStart(6)} ms and ${rows} rows of D1: ${what}, with ${BANKS} banks`);
  }
  env.DB = bound;
}, 600_000);

const readers: [what: string, read: () => Promise<unknown>][] = [
  ["open a checkout", async () => (await Payment.create()).openCheckout()],
  ["create, open and pay", async () => (await Payment.open()).pay()],
];

test("prints", () => {
  vi.restoreAllMocks();
  console.log(`\n${lines.join("\n")}\n`);
});
