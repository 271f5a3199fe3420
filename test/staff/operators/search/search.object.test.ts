import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MOST_ROWS } from "../../../../src/base/platform/lists.ts";
import { accountName } from "../../../../src/frame/objects/payer-names.ts";
import {
  ibanAt,
  newStaff,
  openGateway,
  Payment,
  party,
  type StaffKey,
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

/** One search over everything: by whatever a caller may hold or say, with each hit's kind. */
let paid: Payment;
let support: StaffKey;

/** No other account of these tests ends so. */
const payer = ibanAt("borealis", 70_317);

beforeAll(async () => {
  startTest();
  await openGateway();
  support = await newStaff("support");
  paid = await Payment.open("borealis", { reference: "sub-5I6P-QO0CEZLH", amount: 1_850, payer });
  await paid.pay();
  await deliverAll();
  await paid.credit();
  await deliverAll();
});
beforeEach(() => wait(60_000));
afterAll(endTest);

interface Hit {
  kind: string;
  id: string;
  found_by: string[];
  name: string | null;
}

const search = async (q: string, key = support.key) =>
  ask("GET", `/admin/v1/search?q=${encodeURIComponent(q)}`, { "x-gateway-admin-key": key });

const hits = async (q: string): Promise<Hit[]> => bodyOf(await search(q)).data;

const audited = async () => {
  const { data } = bodyOf(await askAdmin("GET", "audit?action=customer.searched&limit=100"));
  return data as { actor: string; details: object }[];
};

const day = () => new Date().toISOString().slice(0, 10);
const short = (id: string) => `${id.slice(0, 12)}…${id.slice(-6)}`;

/** @rule A4.3 */
describe("a payment is found", () => {
  test.each<[string, () => string, string]>([
    ["its id", () => paid.payment_id, "ID"],
    ["the beginning of its id", () => paid.payment_id.slice(0, 12), "BEGINNING"],
    ["the beginning of its session's id", () => paid.session_id.slice(0, 12), "BEGINNING"],
    ["the short form of its id", () => short(paid.payment_id), "BEGINNING"],
    ["its reference", () => "sub-5I6P-QO0CEZLH", "ID"],
    ["the beginning of its reference", () => "sub-5I6P", "BEGINNING"],
    ["its end_to_end_id", () => paid.instruction.end_to_end_id, "ID"],
    ["an amount and a day", () => `18.50 ${day()}`, "AMOUNT"],
    ["an amount with its currency", () => "$18.50", "AMOUNT"],
    ["the end of its payer's account", () => payer.slice(-4), "ACCOUNT"],
    ["the masked account", () => `GB•• •••• ${payer.slice(-4)}`, "ACCOUNT"],
  ])("by %s", async (_, text, by) => {
    const found = await hits(text());
    expect(found.map(({ id }) => id)).toEqual([paid.payment_id]);
    expect(found[0]).toMatchObject({ kind: "PAYMENT", found_by: [by], name: "Meridian Books" });
  });

  test("by the beginning of an event's id, which is about it", async () => {
    const [event] = bodyOf(await paid.asMerchant("GET", "/api/v1/events")).data;
    expect((await hits(event.event_id.slice(0, 14))).map(({ id }) => id)).toEqual([
      paid.payment_id,
    ]);
  });

  test("by the short form of an event's id", async () => {
    const [event] = bodyOf(await paid.asMerchant("GET", "/api/v1/events")).data;
    expect((await hits(short(event.event_id))).map(({ id }) => id)).toEqual([paid.payment_id]);
  });

  test.each([
    [20, ["found"], false],
    [MOST_ROWS, [], true],
  ])(
    "by its amount behind %d newer ones in another currency, or told that there may be more",
    async (newer, found, has_more) => {
      const others = `insert into objects (kind, created_at, object_id, owner_kind, owner_id, mode,
      amount, currency, status, state, version, updated_at, unfinished)
      with recursive n (i) as (select 1 union all select i + 1 from n where i < ${newer})
      select 'PAYMENT', ${Date.now()} + i, printf('pay_%043d', i), 'MERCHANT', 'mer_other', 'test',
      1850, 'EUR', 'COMPLETED', 'COMPLETED', 1, 1, 0 from n`;
      await env.LISTS_1.prepare(others).run();
      const { data, has_more: more } = bodyOf(await search("$18.50"));
      await env.LISTS_1.exec("delete from objects where owner_id = 'mer_other'");
      expect([data.map(({ id }: Hit) => id), more]).toEqual([
        found.map(() => paid.payment_id),
        has_more,
      ]);
    },
  );

  test("by its payer while it is still open", async () => {
    const open = await Payment.open("borealis", { payer: ibanAt("borealis", 80_417) });
    await open.resolve();
    await deliverAll();
    expect((await hits(open.payer.slice(-4))).map(({ id }) => id)).toEqual([open.payment_id]);
  });

  test("not by another amount, day, currency or ending", async () => {
    const wrong = ["18.51", "18.50 2020-01-01", "EUR 18.50", "9991", "pay_zzzz", "never-was"];
    for (const text of wrong) expect(await hits(text)).toEqual([]);
  });
});

describe("a customer's username finds what it paid", () => {
  test("in any case, and with its bank", async () => {
    const open = await Payment.open("alpha", { reference: "by-name" });
    bodyOf(await open.step("resolve-payer", { payer_alias: "amira" }));
    await open.select();
    await open.confirm();
    await deliverAll();
    for (const text of ["amira", "Amira", "amira@alpha"]) {
      const found = await hits(text);
      expect(found.map(({ id, found_by }) => [id, found_by])).toEqual([
        [open.payment_id, ["USERNAME"]],
      ]);
    }
  });
});

describe("a party is found", () => {
  test.each([
    ["a part of its name", "idian bo", "MERCHANT"],
    ["the beginning of its id", () => party.merchant.merchant_id.slice(0, 10), "MERCHANT"],
    ["the short form of its id", () => short(party.merchant.merchant_id), "MERCHANT"],
    ["its handle", "borealis", "BANK"],
  ])("by %s", async (_, text, kind) => {
    const found = await hits(typeof text === "string" ? text : text());
    expect(new Set(found.map((one) => one.kind))).toEqual(new Set([kind]));
  });
});

/** @rule A5.6 */
describe("a search for a customer", () => {
  test("is in the audit log, with who and how, and never with the text", async () => {
    const before = (await audited()).length;
    await hits(payer.slice(-4));
    await hits("no.such.customer");
    await hits(paid.payment_id);
    const [missed, found] = await audited();
    expect((await audited()).length).toBe(before + 2);
    expect(found).toMatchObject({
      actor: support.key_id,
      details: { by: ["ACCOUNT"], found: 1 },
    });
    expect(missed).toMatchObject({ details: { by: ["USERNAME"], found: 0 } });
    expect(JSON.stringify([missed, found])).not.toMatch(/0317|no\.such/);
  });

  test("takes no whole account number", async () => {
    expect(await search(payer)).toMatchObject({
      status: 422,
      body: { error: { code: "VALIDATION_FAILED" } },
    });
  });

  test("finds only keyed digests in the database", async () => {
    const { results } = await env.LISTS_1.prepare(
      "select id from object_ids where object_id = ? and id like 'payer.%'",
    )
      .bind(paid.payment_id)
      .all();
    expect(results).toEqual([{ id: accountName(env, payer) }]);
  });

  test("leaves no digest behind where a row is written by version 0.1.0, which has none", async () => {
    const update = "update objects set other_ids = ?, version = version + 1 where object_id = ?";
    const other_ids = await env.LISTS_1.prepare("select other_ids from objects where object_id = ?")
      .bind(paid.payment_id)
      .first<string>("other_ids");
    const names: string[] = JSON.parse(other_ids ?? "[]");
    const withoutPayer = JSON.stringify(names.filter((name) => name !== accountName(env, payer)));
    await env.LISTS_1.prepare(update).bind(withoutPayer, paid.payment_id).run();
    const { results } = await env.LISTS_1.prepare("select id from object_ids where object_id = ?")
      .bind(paid.payment_id)
      .all<{ id: string }>();
    expect(JSON.stringify(results.map(({ id }) => id).toSorted())).toBe(
      JSON.stringify(JSON.parse(withoutPayer).toSorted()),
    );
  });
});
