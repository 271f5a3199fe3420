import { beforeEach, expect, test } from "vitest";
import { flushLookups } from "../../src/registry/lookups/lookup-log.ts";
import {
  asAdminWith,
  asGatewayWith,
  ask,
  asOwner,
  db,
  fresh,
  migrate,
  newBank,
  newCustomer,
  newGateway,
  ok,
  registryEnv,
} from "./registry.ts";

await migrate();
const gateway = await newGateway();
let alias: string;

beforeEach(async () => {
  alias = (await newCustomer(await newBank())).alias;
  await flushLookups(registryEnv());
});

const ADDRESS = "203.0.113.77";

const lookUp = (name: string) =>
  ask(`/identity/resolve/${name}?realm=test`, { headers: { "cf-connecting-ip": ADDRESS } });

const lookupsOf = async (name: string, query = "") =>
  ok(await asOwner(`/admin/v1/lookups?realm=test&alias=${name}${query}`), 200).body;

test("lookups are written in batches, by keyed hash", async () => {
  const unknown = fresh("nobody-at-all");
  await lookUp(alias);
  await lookUp(unknown);
  await flushLookups(registryEnv());
  const { results } = await db
    .prepare("select entries from lookup_batches order by batch_id desc limit 1")
    .all<{ entries: string }>();
  const [batch] = results;
  expect(JSON.parse(batch?.entries ?? "")).toMatchObject([
    { realm: "test", hit: false },
    { realm: "test", hit: true },
  ]);
  for (const word of [alias, unknown, ADDRESS]) expect(batch?.entries).not.toContain(word);
});

test("the operator sees who asked for a name, the public only as a hash", async () => {
  await gateway.resolve(alias);
  await lookUp(alias.toUpperCase());
  await lookUp(`${alias}@nowhere`);
  await asGatewayWith(gateway.key)(`/identity/resolve/${fresh("other")}`);
  await flushLookups(registryEnv());
  const { data, next_cursor } = await lookupsOf(alias);
  const ofThePublic = { at: expect.any(String), caller: expect.stringMatching(/^[0-9a-f]{64}$/) };
  expect(data).toEqual([
    { ...ofThePublic, hit: false },
    { ...ofThePublic, hit: true },
    { at: expect.any(String), caller: gateway.gateway_id, hit: true },
  ]);
  expect(next_cursor).toBeNull();
  expect((await lookupsOf(`${alias}@nowhere`)).data).toEqual(data);
  expect((await lookupsOf(fresh("nobody"))).data).toEqual([]);
});

test("page by page each lookup appears once, whatever the batches are", async () => {
  for (const size of [3, 1, 4]) {
    for (let count = 0; count < size; count++) await lookUp(alias);
    await lookUp(fresh("other"));
    await flushLookups(registryEnv());
  }
  // Far more batches than one page searches.
  await db
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 600)
       insert into lookup_batches (at, entries) select 0, '[]' from n`,
    )
    .run();
  await lookUp(alias);
  await flushLookups(registryEnv());
  const found: unknown[] = [];
  let query = "&limit=3";
  for (let page = 0; page < 20; page++) {
    const { data, next_cursor } = await lookupsOf(alias, query);
    expect(data.length).toBeLessThanOrEqual(3);
    found.push(...data);
    if (next_cursor === null) break;
    query = `&limit=3&cursor=${next_cursor}`;
  }
  expect(found).toHaveLength(9);
});

test("refused without an alias, with a cursor of another list, and to support", async () => {
  const { key } = ok(
    await asOwner("/admin/v1/admin-keys", { name: fresh("reader"), role: "support" }),
  ).body;
  const path = "/admin/v1/lookups?realm=test";
  expect((await asOwner(path)).body.error.field).toBe("alias");
  const cursor = btoa("nothing").replace(/=+$/, "");
  expect((await asOwner(`${path}&alias=${alias}&cursor=${cursor}`)).body.error.field).toBe(
    "cursor",
  );
  expect((await asAdminWith(key)(`${path}&alias=${alias}`)).status).toBe(403);
});
