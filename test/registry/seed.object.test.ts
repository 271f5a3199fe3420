import { beforeAll, describe, expect, test } from "vitest";
import { ask, change, db, migrate, seed, testKey, world } from "./registry.ts";

beforeAll(migrate);

const tables = ["banks", "bank_keys", "gateways", "gateway_keys", "handles", "links"];
const stored = () =>
  Promise.all(
    tables.map(async (table) => {
      const { results } = await db.prepare(`select * from ${table} order by 1, 2`).all();
      return [table, results];
    }),
  );
const layla = () => ask("/identity/resolve/layla", { key: testKey });

describe("where LOCAL is not on, the address does not exist", () => {
  test.each(["PUT", "GET", "POST"])("%s", async (method) => {
    const json = method === "GET" ? undefined : world();
    const { status, body } = await ask("/__local/seed", { method, json, local: false });
    expect(status).toBe(404);
    expect(body.error.code).toBe("NOT_FOUND");
    expect((await db.prepare("select * from banks").all()).results).toEqual([]);
  });
});

test("seeding twice leaves what is there as it is", async () => {
  const answer = await seed();
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ banks: 3, gateways: 2, links: 5 });
  const once = await stored();
  expect((await seed()).status).toBe(200);
  expect(await stored()).toEqual(once);
});

test("seeding lifts no suspension", async () => {
  await seed();
  const switches = ["handles", "links", "gateways", "banks"];
  for (const table of switches) {
    await change(`update ${table} set status = 'SUSPENDED'`);
  }
  await seed();
  for (const table of switches) {
    const { results } = await db.prepare(`select distinct status from ${table}`).all();
    expect(results).toEqual([{ status: "SUSPENDED" }]);
    await change(`update ${table} set status = '${table === "links" ? "LINKED" : "ACTIVE"}'`);
  }
});

test("seeding brings a bank's name and capabilities up to date", async () => {
  await seed();
  const document = world();
  document.banks[0] = { ...document.banks[0], name: "Aurora", capabilities: ["PAYMENTS"] } as never;
  expect((await seed(document)).status).toBe(200);
  const { body } = await ask("/identity/banks?realm=test&limit=1");
  expect(body.data[0]).toMatchObject({ name: "Aurora", capabilities: ["PAYMENTS"] });
  expect((await layla()).body.routes[0].capabilities).toEqual(["PAYMENTS"]);
});

test("an empty world is a world", async () => {
  const { status, body } = await seed({ banks: [], gateways: [], links: [] });
  expect(status).toBe(200);
  expect(body).toEqual({ banks: 0, gateways: 0, links: 0 });
});

describe("a document that contradicts what is stored is not stored at all", () => {
  test.each([
    [
      "a second default",
      {
        links: [{ ...world().links[1], account_ref: "ref_new", default: true }],
      },
    ],
    [
      "another bank under a handle that is taken",
      { links: [], banks: [{ ...world().banks[0], bank_id: "bnk_other" }] },
    ],
  ])("%s", async (_case, part) => {
    await seed();
    const before = await stored();
    const { status, body } = await seed({ ...world(), ...part });
    expect(status).toBe(409);
    expect(body.error.code).toBe("ALREADY_EXISTS");
    expect(await stored()).toEqual(before);
  });
});

describe("a document that is not acceptable is refused by its field", () => {
  const bank = world().banks[0];
  const gateway = world().gateways[0];
  const link = world().links[0];
  test.each([
    ["banks", { gateways: [], links: [] }],
    ["extra", { ...world(), extra: true }],
    ["banks.0.bank_handle", { ...world(), banks: [{ ...bank, bank_handle: "AB" }] }],
    ["banks.0.realm", { ...world(), banks: [{ ...bank, realm: "prod" }] }],
    ["banks.0.capabilities.0", { ...world(), banks: [{ ...bank, capabilities: ["GOLD"] }] }],
    [
      "banks.0.capabilities",
      { ...world(), banks: [{ ...bank, capabilities: ["PAYMENTS", "PAYMENTS"] }] },
    ],
    ["gateways.0.key_sha256", { ...world(), gateways: [{ ...gateway, key_sha256: "gk_1" }] }],
    ["links.0.alias", { ...world(), links: [{ ...link, alias: "layla@aurora" }] }],
    ["links.0.bank_handle", { ...world(), links: [{ ...link, bank_handle: "cirrus" }] }],
    [
      "links.0.bank_handle",
      { ...world(), links: [{ ...link, bank_handle: "borealis", realm: "live" }] },
    ],
  ])("%s", async (field, document) => {
    const { status, body } = await seed(document);
    expect(status).toBe(422);
    expect(body.error).toMatchObject({ code: "VALIDATION_FAILED", field });
  });
});
