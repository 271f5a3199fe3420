import { listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OwnedMandate } from "../products/mandates/row-scene.ts";
import { openBank, PayingTpp } from "../products/payment-orders/order-scene.ts";
import { dumpTables } from "../released/stored.ts";
import { ibanAt, newStaff, Payment } from "./gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  env,
  runSchedule,
  wait,
} from "./gateway-worker.ts";
import { customers } from "./neighbours.ts";

/** What is kept of a person, and what is left when retention is over (docs/decisions/188). */
const DAY_MS = 24 * 3600_000;
const [NAME, ALIAS] = ["Amira Haddad", "dana"];
const { iban } = customers.dana;
const mandateIban = ibanAt("alpha", 997);

let payment: Payment;
let tpp: PayingTpp;
let mandate: OwnedMandate;
let order_id: string;

const days = async (count: number): Promise<void> => {
  wait(count * DAY_MS);
  await runSchedule();
  await deliverAll();
};

interface Kept {
  id: string;
  kind: string;
  accounts: { role: string; name: string | null; alias: string | null }[];
  texts: string[];
  deleted_after: string | null;
}

const exportOf = async (of: string, more: object = {}) =>
  bodyOf(
    await askAdmin("POST", "personal-data", { mode: "test", iban: of, case_id: "DSR-1", ...more }),
  );

const keptOf = async (of: string): Promise<Kept[]> => {
  const all: Kept[] = [];
  let cursor: string | undefined;
  do {
    const page = await exportOf(of, cursor === undefined ? {} : { cursor });
    all.push(...page.data);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return all;
};

/** Objects that another file has left. */
let strangers: Set<string>;

beforeAll(async () => {
  strangers = new Set(await objectIds());
  await openBank();
  payment = await Payment.open("alpha", { payer: iban, description: "A present for Amira Haddad" });
  bodyOf(await payment.step("resolve-payer", { payer_alias: ALIAS }));
  bodyOf(await payment.select());
  bodyOf(await payment.confirm());
  bodyOf(await payment.refund({ amount: 100, reason: "Amira Haddad has it already" }), 201);
  tpp = await PayingTpp.open();
  const asked = { creditor_name: NAME, description: "Rent of Amira Haddad" };
  order_id = bodyOf(await tpp.create(asked), 201).payment_order_id;
  mandate = await OwnedMandate.create({ description: "The paper of Amira Haddad" });
  await mandate.approve({ iban: mandateIban });
  await deliverAll();
});
afterAll(endTest);

describe("the export of one account", () => {
  it("has the payment with its refund, by name and payment username", async () => {
    const { data, guard, next_cursor } = await exportOf(iban);
    expect(data).toMatchObject([
      {
        kind: "PAYMENT",
        id: payment.payment_id,
        status: "COMPLETED",
        accounts: [{ role: "PAYER", iban, name: NAME, alias: ALIAS, phone: "+49 •• 47" }],
        texts: ["A present for Amira Haddad", "Amira Haddad has it already"],
      },
    ]);
    expect(Date.parse(data[0].deleted_after)).toBeGreaterThan(Date.now() + 399 * DAY_MS);
    // The code was good, so nothing counts any more.
    expect(guard).toMatchObject({ codes_sent: 0, exempt_orders: [], funds_questions: 0 });
    expect(next_cursor).toBeNull();
  });

  it("has the consent and the payment order of an app's customer", async () => {
    const kept = await keptOf(tpp.iban);
    expect(kept.map(({ kind, id }) => [kind, id])).toEqual(
      expect.arrayContaining([
        ["PAYMENT_ORDER", order_id],
        ["CONSENT", tpp.consent.consent_id],
      ]),
    );
    const consent = kept.find(({ kind }) => kind === "CONSENT");
    expect(consent?.accounts.map(({ role }) => role)).toContain("SHARED");
    // It is in force.
    expect(consent?.deleted_after).toBeNull();
  });

  it("has the mandate, and nothing of anybody else", async () => {
    const kept = await keptOf(mandateIban);
    expect(kept.map(({ id, deleted_after }) => [id, deleted_after])).toEqual([
      [mandate.mandate_id, null],
    ]);
    expect(await keptOf(ibanAt("alpha", 999))).toEqual([]);
  });

  it("is in the audit log under the operator's case, which names nobody", async () => {
    const { data } = bodyOf(await askAdmin("GET", "audit?limit=1"));
    expect(data).toMatchObject([
      {
        action: "personal_data.exported",
        subject: "personal_data",
        details: { case_id: "DSR-1", mode: "test" },
      },
    ]);
  });

  it("goes on page by page, for the same account and key only", async () => {
    const payer = ibanAt("alpha", 998);
    const first = await Payment.open("alpha", { payer });
    await first.resolve();
    wait(1);
    for (let made = 0; made < 101; made++) await Payment.create("alpha");
    await deliverAll();
    const page = await exportOf(payer);
    expect(page.data).toEqual([]);
    expect(page.next_cursor).not.toBeNull();
    expect((await exportOf(payer, { cursor: page.next_cursor })).data).toMatchObject([
      { id: first.payment_id, status: "OPEN", deleted_after: null },
    ]);
    const asked = { mode: "test", iban: payer, case_id: "DSR-1", cursor: page.next_cursor };
    const { key } = await newStaff("operator");
    const headers = { "x-gateway-admin-key": key };
    for (const refused of [
      await ask("POST", "/admin/v1/personal-data", headers, asked),
      await askAdmin("POST", "personal-data", { ...asked, iban }),
      await askAdmin("POST", "personal-data", { ...asked, cursor: "2.00" }),
    ]) {
      expect([refused.status, refused.body.error.field]).toEqual([422, "cursor"]);
    }
  });
});

const objectIds = async (): Promise<string[]> => {
  const namespaces = (Object.values(env) as object[]).filter(
    (bound) => bound.constructor.name === "DurableObjectNamespace",
  ) as DurableObjectNamespace[];
  const ids = await Promise.all(namespaces.map((one) => listDurableObjectIds(one)));
  return ids.flat().map(String);
};

/** Everything that the gateway has stored: each row of each database, each value of each object. */
const everythingStored = async (): Promise<string[]> => {
  const places: string[] = [];
  for (const [binding, bound] of Object.entries(env) as [string, object][]) {
    const type = bound.constructor.name;
    if (type === "D1Database") {
      const database = bound as D1Database;
      const query = async (sql: string) => (await database.prepare(sql).all()).results;
      places.push(...(await dumpTables(query)).map((row) => `${binding} ${row}`));
    }
    if (type !== "DurableObjectNamespace") continue;
    const namespace = bound as DurableObjectNamespace;
    for (const id of await listDurableObjectIds(namespace)) {
      if (strangers.has(String(id))) continue;
      const stored = await runInDurableObject(namespace.get(id), async (_, { storage }) => [
        ...[...storage.kv.list()].map((entry) => JSON.stringify(entry)),
        ...(await dumpTables((sql) => storage.sql.exec(sql).toArray())),
      ]);
      places.push(...stored.map((value) => `${binding} ${value}`));
    }
  }
  return places;
};

// @rule G4.9 G8.2
it("400 days after the end nothing of them is left, and nobody had to ask", async () => {
  const persons = [iban, tpp.iban, mandateIban, NAME, `"${ALIAS}"`];
  const isAboutThem = (place: string) => persons.some((text) => place.includes(text));
  const before = await everythingStored();
  expect(before.filter(isAboutThem).length).toBeGreaterThan(5);
  const entries = before.filter((place) => place.includes('"audit_log"'));
  expect(entries.length).toBeGreaterThan(5);
  bodyOf(await mandate.ask("POST", "/cancel", {}));
  await tpp.revoke();
  await deliverAll();
  await days(399);
  expect(await keptOf(iban)).toHaveLength(1);
  await days(2);
  await days(1);
  for (const account of persons.slice(0, 3)) expect(await keptOf(account)).toEqual([]);
  const left = await everythingStored();
  expect(left.filter(isAboutThem)).toEqual([]);
  expect(entries.filter((entry) => !left.includes(entry))).toEqual([]);
  // The same request starts nothing anew.
  const asked = { ...payment.created.request, amount: 1 };
  expect((await payment.asMerchant("POST", "/api/v1/payments/sessions", asked)).status).toBe(201);
});
