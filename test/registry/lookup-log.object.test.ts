import { beforeEach, expect, test, vi } from "vitest";
import { flushLookups } from "../../src/registry/lookups/lookup-log.ts";
import { sweep } from "../../src/registry/sweep.ts";
import {
  asAdminWith,
  asGatewayWith,
  ask,
  asOwner,
  db,
  fresh,
  lookupLog,
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

/**
 * An isolate writes its lookups two seconds after the first. In this file only the tests write, so
 * it does not matter how long they take.
 */
const later = globalThis.setTimeout;
vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void, milliseconds?: number) =>
  milliseconds === 2_000 ? 0 : later(work, milliseconds)) as never);

beforeEach(async () => {
  alias = (await newCustomer(await newBank())).alias;
  await flushLookups(registryEnv());
});

const ADDRESS = "203.0.113.77";

const lookUp = (name: string) =>
  ask(`/identity/resolve/${name}?realm=test`, { headers: { "cf-connecting-ip": ADDRESS } });

const lookupsOf = async (name: string, query = "") =>
  ok(await asOwner(`/admin/v1/lookups?realm=test&alias=${name}${query}`), 200).body;

/** What is stored, newest first. */
const stored = async (limit: number) =>
  (
    await lookupLog.db
      .prepare("select * from lookups order by id desc limit ?")
      .bind(limit)
      .all<Record<string, unknown>>()
  ).results;

// @rule R3.7
test("lookups are written together, by keyed hash", async () => {
  const unknown = fresh("nobody-at-all");
  await lookUp(alias);
  await lookUp(unknown);
  const before = lookupLog.trips.count;
  await flushLookups(registryEnv());
  expect(lookupLog.trips.count - before).toBe(1);
  const rows = await stored(2);
  expect(rows).toMatchObject([
    { hit: 0, one_of: 1 },
    { hit: 1, one_of: 1 },
  ]);
  for (const text of [alias, unknown, ADDRESS]) expect(JSON.stringify(rows)).not.toContain(text);
});

test("of very many lookups an isolate keeps a sample, and says of how many", async () => {
  for (let asked = 0; asked < 100; asked++) await lookUp(alias);
  await flushLookups(registryEnv());
  const { data } = await lookupsOf(alias);
  expect(data).toHaveLength(20);
  for (const { one_of } of data) expect(one_of).toBe(5);
});

const broken = new Proxy({} as D1Database, {
  get: () => () => {
    throw new Error("the log is full");
  },
});

test.each([
  ["full", broken],
  ["missing", undefined as unknown as D1Database],
])("a %s log stops no lookup, no suspension and no sweep", async (_state, LOOKUPS) => {
  const logged = vi.spyOn(console, "error").mockReturnValue(undefined);
  const env = registryEnv({ LOOKUPS });
  const bank = await newBank();
  const customer = await newCustomer(bank);
  const path = `/identity/resolve/${customer.alias}?realm=test`;
  expect((await ask(path, { env })).status).toBe(200);
  const suspend = `/identity/handles/${customer.alias}/suspend`;
  ok(await bank.call(suspend, { reason: "BANK" }, { env }), 200);
  expect((await ask(path, { env })).status).toBe(404);
  await db
    .prepare(
      "insert into former_names (realm, alias, handle_id, ends_at) values ('test', ?, 'hdl_1', 0)",
    )
    .bind(fresh("old"))
    .run();
  await sweep(env);
  const { results } = await db.prepare("select * from former_names where ends_at = 0").all();
  expect(results).toEqual([]);
  await flushLookups(env).catch(() => undefined);
  expect(logged.mock.calls.join()).toContain("old lookups were not deleted");
  logged.mockRestore();
});

test("the oldest are deleted beyond the number that the database holds", async () => {
  await lookUp(alias);
  await flushLookups(registryEnv());
  const [{ id } = { id: 0 }] = await stored(1);
  await lookupLog.db
    .prepare(
      "insert into lookups (id, at, caller, handle_hmac, hit, one_of) values (?, ?, 'x', 'x', 1, 1)",
    )
    .bind(Number(id) + 40_000_000, Date.now())
    .run();
  await sweep(registryEnv());
  expect((await lookupsOf(alias)).data).toEqual([]);
  expect(await stored(2)).toHaveLength(1);
});

test("the operator sees who asked for a name, the public only as a hash", async () => {
  await gateway.resolve(alias);
  await lookUp(alias.toUpperCase());
  await lookUp(`${alias}@nowhere`);
  await asGatewayWith(gateway.key)(`/identity/resolve/${fresh("other")}`);
  await flushLookups(registryEnv());
  const { data, next_cursor } = await lookupsOf(alias);
  const caller = expect.stringMatching(/^[0-9a-f]{32}$/);
  const ofThePublic = { at: expect.any(String), caller, one_of: 1 };
  expect(data).toEqual([
    { ...ofThePublic, hit: false },
    { ...ofThePublic, hit: true },
    { at: expect.any(String), caller: gateway.gateway_id, hit: true, one_of: 1 },
  ]);
  expect(next_cursor).toBeNull();
  expect((await lookupsOf(`${alias}@nowhere`)).data).toEqual(data);
  expect((await lookupsOf(fresh("nobody"))).data).toEqual([]);
});

test("page by page each lookup appears once", async () => {
  for (const size of [3, 1, 4]) {
    for (let count = 0; count < size; count++) await lookUp(alias);
    await lookUp(fresh("other"));
    await flushLookups(registryEnv());
  }
  const found: unknown[] = [];
  let query = "&limit=3";
  for (let page = 0; page < 5; page++) {
    const { data, next_cursor } = await lookupsOf(alias, query);
    expect(data.length).toBeLessThanOrEqual(3);
    found.push(...data);
    if (next_cursor === null) break;
    query = `&limit=3&cursor=${next_cursor}`;
  }
  expect(found).toHaveLength(8);
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
