import { env as bound } from "cloudflare:test";
import { type GenericSchema, parse } from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { type Guard, queryOf, type UnparsedCall } from "../../../src/base/platform/edge.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { pageQuery } from "../../../src/base/platform/lists.ts";
import { sweepUnfinished } from "../../../src/frame/objects/object-list.ts";
import { keepDeadLetters, sweepDeadLetters } from "../../../src/frame/objects/queues.ts";
import { sweepRetention } from "../../../src/frame/objects/retention.ts";
import { adminKey } from "../../../src/frame/records/guard.ts";
import {
  readBankOfIban,
  readBankOfInstitution,
  readBankRecord,
  readInternalKey,
} from "../../../src/network/banks/bank-records.ts";
import { bankKey, merchantKey } from "../../../src/network/parties/guards.ts";
import { readMerchant } from "../../../src/network/parties/merchants.ts";
import { readSigningSecrets } from "../../../src/network/parties/signing-secrets.ts";
import { readTpp } from "../../../src/network/parties/tpps.ts";
import { mayNameOrigin } from "../../../src/network/webhooks/ad-hoc-origins.ts";
import { listEndpoints } from "../../../src/network/webhooks/endpoint-list.ts";
import { noBacklog } from "../../../src/network/webhooks/endpoint-monitor.ts";
import { listEndpoint } from "../../../src/network/webhooks/endpoint-rows.ts";
import { eventFilters, eventSteps } from "../../../src/network/webhooks/event-list.ts";
import { findEvents, readDeliveries } from "../../../src/network/webhooks/find-recoverable.ts";
import { sweepRecoveries } from "../../../src/network/webhooks/recovery-jobs.ts";
import { sweepEndpoints, sweepEvents } from "../../../src/network/webhooks/sweep.ts";
import { listCharges } from "../../../src/products/mandates/verbs/charges.ts";
import { paymentKind } from "../../../src/products/payments/kind.ts";
import { sessionFilters } from "../../../src/products/payments/requests.ts";
import { listSessionsStep } from "../../../src/products/payments/verbs/read-sessions.ts";
import { sweepAnswers } from "../../../src/staff/operators/administration.ts";
import { sweepTotals } from "../../../src/staff/operators/totals/totals-sweep.ts";
import { listRecoveries, readRecovery } from "../../../src/staff/operators/webhooks/recovery.ts";
import { planOf } from "../../base/platform/d1.ts";
import { offIndex } from "../../base/platform/plans.ts";
import {
  approve,
  ask,
  bankRequest,
  db,
  gatewayEnv,
  iban,
  listStatements,
  lists,
  merchantRequest,
  migrate,
  newStaff,
  post,
  statements,
} from "./gateway.ts";
import { askForParties, wrongPlans } from "./plans.ts";

/**
 * Records every statement of the admin API, the guards and the reading functions while they run,
 * and checks its plan. A new query is covered by running it here.
 */
const { PAYMENT_SESSIONS, ENDPOINTS } = bound as unknown as GatewayEnv;
const env = gatewayEnv({ PAYMENT_SESSIONS, ENDPOINTS });

/** The statements sent to both databases, and the values of one use. */
const sent = () => [...statements, ...listStatements];

const forget = () => [statements, listStatements].map((one) => one.clear());

type EventListCall = Parameters<ReturnType<typeof eventSteps>["list"]>[0];
type EventCall = Parameters<ReturnType<typeof eventSteps>["read"]>[0];

/** The query as the edge parses it. */
const parsed = <Schema extends GenericSchema>(schema: Schema, query: string) =>
  parse(schema, queryOf(new URL(`https://gateway.example.com/?${query}`)));

type PaymentsCall = Parameters<typeof listSessionsStep>[0];

const runEverything = async () => {
  const idempotent = { headers: { "idempotency-key": "plans" } };
  const { body: bank } = await post("/admin/v1/banks", bankRequest(), idempotent);
  await post("/admin/v1/banks", bankRequest(), idempotent);
  const { body: merchant } = await post("/admin/v1/merchants", merchantRequest());
  const bankPath = `/admin/v1/banks/${bank.bank_id}`;
  const merchantPath = `/admin/v1/merchants/${merchant.merchant_id}`;
  await askForParties(bankPath, merchantPath);
  await ask(bankPath, { method: "PATCH", json: { name: "New", iban_prefixes: ["FR**9"] } });
  const modes = { test: { refund_authority: true } };
  await ask(merchantPath, { method: "PATCH", json: { status: "ACTIVE", modes } });
  await post(`${bankPath}/keys`, { kind: "GATEWAY_TO_BANK" });
  const { body: inbound } = await post(`${bankPath}/keys`, { kind: "BANK_TO_GATEWAY" });
  await post(`${merchantPath}/keys`, { kind: "SIGNING", mode: "test" });
  const { body: api } = await post(`${merchantPath}/keys`, { kind: "API", mode: "test" });
  const { body: added } = await post(`${merchantPath}/keys`, { kind: "API", mode: "test" });
  await post(`${merchantPath}/keys/${added.key_id}/promote`);
  const live = { live: { settlement_iban: iban } };
  await ask(merchantPath, { method: "PATCH", json: { modes: live } });
  const moved = { live: { settlement_iban: "GB29NWBK60161331926819" } };
  const { body: asked } = await ask(merchantPath, { method: "PATCH", json: { modes: moved } });
  await approve(asked.proposal.proposal_id);
  const liveBank = bankRequest({ mode: "live", core_base_url: "https://core.example.com/bank" });
  const { body: core } = await post("/admin/v1/banks", liveBank);
  const { body: changed } = await ask(`/admin/v1/banks/${core.bank_id}`, {
    method: "PATCH",
    json: { institution_code: "NEWCODE1", iban_prefixes: ["FR**8"] },
  });
  await approve(changed.proposal.proposal_id);
  const subject = "subject=mer_x&limit=1";
  for (const query of ["status=PROPOSED&limit=1", subject, `${subject}&status=PROPOSED`]) {
    await ask(`/admin/v1/approvals?${query}`);
  }
  const operator = await newStaff("operator");
  await post(`/admin/v1/admin-keys/${operator.key_id}/retire`);
  const admin = { name: "Somebody", role: "support" };
  const { body: person } = await post("/admin/v1/admin-keys", admin);
  const gatewayFee = { gateway_fee: { test: 1, live: 1 } };
  await ask("/admin/v1/fees", { method: "PUT", json: gatewayFee });
  await ask("/admin/v1/settlement-strategy");
  const toRail = { strategy: "NATIONAL_RAIL_ONLY" };
  const set = await ask("/admin/v1/settlement-strategy", { method: "PUT", json: toRail });
  await approve(set.body.proposal.proposal_id);
  for (const query of ["", "mode=test", "cursor=MTc5NTI1NjEwMDAwMC5zdHZfeA"]) {
    await ask(`/admin/v1/settlement-strategy/versions?${query}`);
  }
  await sweepAnswers(env);

  const { body: tpp } = await post("/admin/v1/tpps", {
    ...{ name: "Budget App", mode: "test", auth_method: "SECRET" },
    ...{ redirect_uris: ["https://tpp.example/"], scopes: ["accounts:read"] },
  });
  await post("/admin/v1/tpps", {
    ...{ name: "Another App", mode: "test", auth_method: "NONE" },
    ...{ redirect_uris: ["https://tpp.example/"], scopes: ["accounts:read"] },
  });
  const tppPath = `/admin/v1/tpps/${tpp.tpp_id}`;
  await ask(tppPath, { method: "PATCH", json: { dpop: "REQUIRED" } });
  await post(`${tppPath}/keys`, { kind: "CLIENT_SECRET" });
  await ask(`${tppPath}/endpoints`);
  await readTpp(env, tpp.tpp_id);

  await ask("/admin/v1/audit/heads");
  await ask("/admin/v1/audit/verification");
  const lists = ["banks", "merchants", "tpps", "admin-keys", "approvals", "audit"].map(
    (name) => `/admin/v1/${name}`,
  );
  for (const path of [...lists, `${bankPath}/keys`, `${merchantPath}/keys`, `${tppPath}/keys`]) {
    const { body } = await ask(`${path}?limit=1`);
    if (body.next_cursor) await ask(`${path}?limit=1&cursor=${body.next_cursor}`);
  }
  const admit = <Caller>(guard: Guard<GatewayEnv, Caller>, headers: Record<string, string>) =>
    guard({
      env,
      request: new Request("https://x.example/", { headers }),
      waitUntil: () => {},
      limits: [],
    } as unknown as UnparsedCall<GatewayEnv>);
  await admit(merchantKey, { authorization: `Bearer ${api.key}` });
  await admit(bankKey, { "x-gateway-bank-key": inbound.key });
  await admit(adminKey<GatewayEnv>("read"), { "x-gateway-admin-key": person.key });
  await readBankRecord(env, bank.bank_handle, "test");
  await readBankOfInstitution(env, bank.institution_code, "test");
  await readBankOfIban(env, iban, "test");
  await readInternalKey(env, bank);
  await readMerchant(env, merchant.merchant_id, "test");
  await readSigningSecrets(env, { kind: "MERCHANT", id: merchant.merchant_id }, "test");
  await post(`${merchantPath}/keys/${added.key_id}/retire`);
  await post(`/admin/v1/admin-keys/${person.key_id}/retire`);
};

beforeAll(async () => {
  await migrate();
  await runEverything();
});

describe("every query runs on an index", () => {
  test("in the admin API, the guards and the reading functions", async () => {
    expect(sent().length).toBeGreaterThan(30);
    expect(await wrongPlans()).toEqual({});
  });

  test("in the reconciliation list", async () => {
    forget();
    const cursor = btoa(encodeURIComponent("1700000000000.E2E")).replace(/=+$/, "");
    await ask("/admin/v1/reconciliation");
    await ask(`/admin/v1/reconciliation?cursor=${cursor}`);
    expect(sent().length).toBe(2);
    expect(await wrongPlans()).toEqual({});
  });

  test("in the list of payments, with any filter, and in the sweep", async () => {
    forget();
    const cursor = btoa(encodeURIComponent("1700000000000.pay_x")).replace(/=+$/, "");
    const filters = [
      "status=OPEN",
      "reference=order-1",
      "created_after=2026-01-01",
      "created_before=2026-01-01",
      `cursor=${cursor}`,
    ];
    for (let chosen = 0; chosen < 2 ** filters.length; chosen++) {
      const query = filters.filter((_, place) => chosen & (1 << place)).join("&");
      const caller = { merchant_id: "mer_x", mode: "test", key_id: "key_x" };
      const call = { env, caller, query: parsed(sessionFilters, query) };
      const listed = await listSessionsStep(call as PaymentsCall);
      expect(listed.ok).toBe(true);
    }
    await sweepUnfinished(env, [paymentKind]);
    // The sweep continues where it stopped, and then begins again.
    await db
      .prepare("insert into settings values ('sweep_position PAYMENT 1', ?, 0)")
      .bind('[1700000000000,"pay_x"]')
      .run();
    await sweepUnfinished(env, [paymentKind]);
    for (const [sql, values] of sent()) {
      const others = /offset/.test(sql) ? /PRIMARY KEY/ : /objects_late/;
      const index = /owner_id/.test(sql) ? /objects_(owner|reference)/ : others;
      if (!/^select .* from "objects"/.test(sql)) continue;
      expect((await planOf(lists, sql, values)).join()).toMatch(index);
    }
    // A status that few have needs another statement: where the next page goes on.
    expect(sent().length).toBe(1.5 * 2 ** filters.length + 7);
    expect(await wrongPlans()).toEqual({});
  });

  test("in the list of a mandate's charges", async () => {
    forget();
    const owner = { kind: "MERCHANT", id: "mer_x" } as const;
    const viewer = { owner, mode: "test", mandate_id: "mnd_x" } as const;
    await listCharges(env, viewer, new Map(), { limit: 1 });
    await listCharges(env, viewer, new Map(), { limit: 1, cursor: "1700000000000.pay_x" });
    expect(sent().length).toBe(2);
    expect(sent().join()).toContain("parent_id IS NOT NULL");
    for (const [sql, values] of sent()) {
      expect(await planOf(lists, sql, values)).toEqual([expect.stringContaining("objects_parent")]);
    }
    expect(await wrongPlans()).toEqual({});
  });

  test("in the list of endpoints, and in its sweep", async () => {
    forget();
    const name = {
      owner: { kind: "MERCHANT", id: "mer_x" },
      mode: "test",
      kind: "AD_HOC",
      origin: "https://shop.example.com",
    } as const;
    await listEndpoint(env, name);
    const looks = [false, true];
    const endpoints = {
      idFromName: (id: string) => id,
      idFromString: (id: string) => id,
      get: () => ({ look: async () => looks.shift() ?? { level: "HEALTHY", backlog: noBacklog } }),
    } as unknown as GatewayEnv["ENDPOINTS"];
    await sweepEndpoints({ ...env, ENDPOINTS: endpoints });
    await db
      .prepare("insert into settings values ('endpoints_position', ?, 0)")
      .bind('["MERCHANT","mer_x","test","AD_HOC","https://shop.example.com"]')
      .run();
    await sweepEndpoints(env);
    expect(await mayNameOrigin(env, name.owner, "test", name.origin)).toBe(true);
    const silent = { ...endpoints, get: () => ({ status: async () => null }) };
    const place = { ...env, ENDPOINTS: silent as unknown as GatewayEnv["ENDPOINTS"] };
    await listEndpoints(place, name.owner, "test", parsed(pageQuery, "limit=2"));
    // List, delete, read a page, read and drop the position, keep the backlog; two count origins,
    // one lists them, two read what is registered.
    expect(sent().length).toBe(11);
    expect(await wrongPlans()).toEqual({});
  });

  test("in the sweep of retention", async () => {
    forget();
    await lists
      .prepare(
        `insert into objects (kind, created_at, object_id, owner_kind, owner_id, mode, status, state,
          version, updated_at, unfinished, other_ids) values ('PAYMENT', 1, 'gone', 'MERCHANT', 'mer_x',
          'test', 'FAILED', 'FAILED', 1, 1, 0, '["rf_gone"]')`,
      )
      .run();
    // Its object is gone, so its rows are deleted too.
    await sweepRetention(env, [paymentKind]);
    expect(await lists.prepare("select count(*) as n from objects").first("n")).toBe(0);
    // The position, the old objects, the rows of four tables.
    expect(sent().filter(([sql]) => !sql.startsWith("insert"))).toHaveLength(6);
    expect(await wrongPlans()).toEqual({});
  });

  test("in the list of events, with any filter, and in its retention", async () => {
    await lists.prepare("delete from events").run();
    forget();
    const event = "'TPP', 'tpp_x', 'test', 0, 'evt_x', 'consent.granted', 'cns_x', '{}'";
    await lists.prepare(`insert into events values (${event})`).run();
    const owner = { kind: "TPP", id: "tpp_y" } as const;
    const steps = eventSteps([], () => ({ owner, mode: "test" }));
    const cursor = btoa(encodeURIComponent("1700000000000.evt_x")).replace(/=+$/, "");
    for (const query of ["", "event=consent.granted", `cursor=${cursor}`]) {
      const call = { env, query: parsed(eventFilters, query) };
      const listed = await steps.list(call as unknown as EventListCall);
      expect(listed.ok).toBe(true);
    }
    const call = { env, path: { id: "evt_x" } };
    expect((await steps.read(call as unknown as EventCall)).ok).toBe(false);
    await sweepEvents(env);
    // Four for three lists, one event; the oldest event, and those to delete.
    expect(sent().length).toBe(7);
    expect(await wrongPlans()).toEqual({});
  });

  test("in totals, and in their sweep", async () => {
    forget();
    await sweepTotals(env);
    // Further runs, with an open hour.
    const hour = Math.floor(Date.now() / 3_600_000 - 5) * 3_600_000;
    await lists
      .prepare(
        `insert into objects (kind, created_at, object_id, owner_kind, owner_id, mode, amount,
          currency, status, state, version, updated_at, unfinished) values
          ('PAYMENT', ${hour + 1}, 'pay_x', 'MERCHANT', 'mer_x', 'test', 1, 'USD', 'OPEN', 'PENDING',
          1, 1, 0)`,
      )
      .run();
    await db.prepare("delete from settings where name = 'totals_until 1'").run();
    await lists
      .prepare("insert into hourly_totals values ('test', '', 1, 'OBJECTS', '{}', 0, 1)")
      .run();
    await sweepTotals(env);
    await lists.prepare("update hourly_totals set updated_at = 1").run();
    await sweepTotals(env);
    await lists.prepare("delete from objects").run();
    const merchant = `merchant_id=mer_${"0".repeat(43)}`;
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    for (const hours of [1, 24, 24 * 89]) {
      const span = `mode=test&from=${ago(hours)}`;
      for (const query of [span, `${span}&${merchant}`]) {
        expect((await ask(`/admin/v1/totals?${query}`)).status).toBe(200);
      }
    }
    const { body } = await ask("/admin/v1/banks?limit=1");
    expect((await ask(`/admin/v1/banks/${body.data[0].bank_id}/calls`)).status).toBe(200);
    expect(sent().filter(([sql]) => sql.includes("hourly_totals"))).toHaveLength(6);
    expect(await wrongPlans()).toEqual({});
  });

  test("in the rows of dead letters, their list and their retention", async () => {
    forget();
    for (const id of ["1", "2"]) {
      const letter = { id, timestamp: new Date(0), attempts: 1, body: null };
      await keepDeadLetters(env, [letter as unknown as Message]);
    }
    const letters = "/admin/v1/dead-letters";
    const { body } = await ask(`${letters}?limit=1`);
    for (const query of ["?status=KEPT", "?status=PUT_BACK", `?cursor=${body.next_cursor}`]) {
      expect((await ask(`${letters}${query}`)).status).toBe(200);
    }
    expect((await ask(`${letters}/0.1`)).status).toBe(200);
    await sweepDeadLetters(env);
    expect(await db.prepare("select count(*) as n from dead_letters").first("n")).toBe(0);
    expect(sent().length).toBe(7);
    expect(await wrongPlans()).toEqual({});
  });

  test("in recovery jobs: their list, their events and their sweep", async () => {
    const owner = { kind: "MERCHANT", id: "mer_x" } as const;
    const range = { from: 0, to: 1, types: null };
    const target = { id: "0".repeat(64), owner, mode: "test", which: "MISSING", ...range } as const;
    forget();
    await findEvents(env, target, [0, ""]);
    await readDeliveries(env, owner, ["evt_x"], "https://shop.example");
    await sweepRecoveries(env);
    const query = { limit: 1, cursor: "1.job_x", endpoint_id: "ep_x" };
    for (const asked of [query, { limit: 1 }]) {
      const call = { env, query: asked } as unknown as Parameters<typeof listRecoveries>[0];
      expect((await listRecoveries(call)).ok).toBe(true);
    }
    const read = { env, path: { job_id: "job_x" } } as unknown as Parameters<
      typeof readRecovery
    >[0];
    expect((await readRecovery(read)).ok).toBe(false);
    expect(sent().length).toBe(9);
    expect(await wrongPlans()).toEqual({});
  });

  test("a query without one would be found", async () => {
    const sql = "select * from objects where currency = ?";
    expect(offIndex(sql, await planOf(lists, sql, ["USD"]))).toEqual(["SCAN objects"]);
  });
});

test("tables that are read in the order of their key have no rowid", async () => {
  const withoutRowid = async (of: D1Database) => {
    const { results } = await of
      .prepare("select name from pragma_table_list where wr = 1 order by name")
      .all<{ name: string }>();
    return results.map((row) => row.name);
  };
  expect(await withoutRowid(db)).toEqual([
    ...["audit_archive", "bank_breakers", "bank_iban_prefixes", "bank_maintenance"],
    ...["callback_mismatches", "endpoints", "merchant_settings"],
  ]);
  const ofLists = "consent_accounts mandate_accounts object_counts object_ids objects reviews";
  expect(await withoutRowid(lists)).toEqual(ofLists.split(" "));
});
