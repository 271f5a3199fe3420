import { beforeAll, describe, expect, test, vi } from "vitest";
import { seal } from "../../../src/base/platform/master-key.ts";
import { readInternalKey } from "../../../src/network/banks/bank-records.ts";
import { merchantKey } from "../../../src/network/parties/guards.ts";
import { readSigningSecrets } from "../../../src/network/parties/signing-secrets.ts";
import { sweepKeys } from "../../../src/staff/operators/administration.ts";
import { newMasterKey } from "../../support/master-keys.ts";
import {
  ask,
  auditOf,
  db,
  gatewayEnv,
  iban,
  migrate,
  newBank,
  newMerchant,
  post,
} from "./gateway.ts";

/** A rotation of MASTER_KEY, with what the database keeps under it (docs/decisions/179). */
const SECOND = newMasterKey(2);
const alone = gatewayEnv();
const both = gatewayEnv({ MASTER_KEY_NEXT: SECOND });
const second = gatewayEnv({ MASTER_KEY: SECOND });

const standing = async (env = both) => (await ask("/admin/v1/master-keys", { env })).body;
const verification = async (env = both) =>
  (await ask("/admin/v1/audit/verification", { env })).body;

let merchant: { kind: "MERCHANT"; id: string };
let bank: { bank_id: string; mode: "test" };
let apiKey: string;

const secretsWith = (env = both) => readSigningSecrets(env, merchant, "test", { fresh: true });
const internalWith = (env = both) => readInternalKey(env, bank, { fresh: true });
const sealedRows = async (): Promise<{ key_id: string; sealed: string }[]> =>
  (
    await db
      .prepare("select key_id, sealed from keys where sealed is not null order by key_id")
      .all<{ key_id: string; sealed: string }>()
  ).results;

let secrets: Awaited<ReturnType<typeof secretsWith>>;
let internal: string | null;

beforeAll(async () => {
  await migrate();
  merchant = {
    kind: "MERCHANT",
    id: await newMerchant({ modes: { test: { settlement_iban: iban } } }),
  };
  const merchantKeys = `/admin/v1/merchants/${merchant.id}/keys`;
  for (let made = 0; made < 2; made++) await post(merchantKeys, { kind: "SIGNING", mode: "test" });
  apiKey = (await post(merchantKeys, { kind: "API", mode: "test" })).body.key;
  bank = { bank_id: await newBank(), mode: "test" };
  await post(`/admin/v1/banks/${bank.bank_id}/keys`, { kind: "GATEWAY_TO_BANK" });
  // Counted also before the sweep has noted the key.
  expect((await standing(alone)).keys).toMatchObject([{ number: 1, values: 3 }]);
  await sweepKeys(alone);
  [secrets, internal] = [await secretsWith(alone), await internalWith(alone)];
  expect(secrets?.all).toHaveLength(2);
});

const callerOf = (env = both) =>
  merchantKey({
    env: { ...env, LIMITS: "local" },
    limits: [],
    waitUntil: () => {},
    request: new Request("https://gateway.example", {
      headers: { authorization: `Bearer ${apiKey}` },
    }),
  } as unknown as Parameters<typeof merchantKey>[0]);

/** Each stage builds on the one before it. */
describe("a rotation of MASTER_KEY", () => {
  test("begins with one key, that everything names", async () => {
    expect(await standing(alone)).toEqual({
      keys: [{ number: 1, status: "PRESENT", present_from: null, values: 5 }],
      former_needed_until: null,
      fault: null,
    });
  });

  // @rule G7.11
  test("announces the next key: it reads before it writes", async () => {
    const at = Math.floor(Date.now() / 1000) + 600;
    const announced = gatewayEnv({ MASTER_KEY_NEXT: SECOND.replace(".0.", `.${at}.`) });
    expect((await standing(announced)).keys).toMatchObject([
      { number: 2, status: "NEXT", present_from: new Date(at * 1000).toISOString(), values: 0 },
      { number: 1, status: "PRESENT", values: 5 },
    ]);
    await sweepKeys(announced);
    expect((await standing(announced)).keys).toMatchObject([{ values: 0 }, { values: 6 }]);
    expect(await auditOf("master_key")).toMatchObject([
      { actor: "gateway", action: "master_key.added", details: { number: 2 } },
    ]);
    await sweepKeys(announced);
    expect(await auditOf("master_key")).toHaveLength(1);
  });

  test("reads every stored value with the former key", async () => {
    expect(await secretsWith()).toEqual(secrets);
    expect(await internalWith()).toBe(internal);
    expect((await standing()).keys).toMatchObject([
      { number: 2, status: "PRESENT", values: 0 },
      { number: 1, status: "FORMER", values: 6 },
    ]);
  });

  test("removed too early it says what is missing, and nothing is lost", async () => {
    await expect(secretsWith(second)).rejects.toThrow("master key 1, which this worker lacks");
    await sweepKeys(second);
    expect((await standing(second)).keys).toMatchObject([
      { number: 2, status: "PRESENT", values: 0 },
      { number: 1, status: "MISSING", present_from: null, values: 6 },
    ]);
    expect(await verification(second)).toMatchObject({ intact: false, fault: { kind: "KEY" } });
    expect(await secretsWith()).toEqual(secrets);
    expect(await verification()).toMatchObject({ intact: true });
  });

  test("seals anew, with two sweeps at once, and leaves what was altered", async () => {
    const [altered, ...others] = await sealedRows();
    const broken = `${altered?.sealed.slice(0, -1)}${altered?.sealed.endsWith("0") ? "1" : "0"}`;
    const write = (sealed = "") =>
      db.prepare("update keys set sealed = ? where key_id = ?").bind(sealed, altered?.key_id).run();
    await write(broken);
    const log = vi.spyOn(console, "error").mockReturnValue();
    await Promise.all([sweepKeys(both), sweepKeys(both)]);
    expect(log.mock.calls.join()).toContain("sealed key not readable");
    vi.restoreAllMocks();
    const rows = await sealedRows();
    expect(rows.filter(({ sealed }) => sealed.startsWith("2."))).toHaveLength(others.length);
    expect(rows.find(({ key_id }) => key_id === altered?.key_id)?.sealed).toBe(broken);
    await write(altered?.sealed);
    await sweepKeys(both);
    expect((await standing()).keys).toMatchObject([
      { number: 2, values: 6 },
      { number: 1, status: "FORMER", values: 0 },
    ]);
    expect(await secretsWith()).toEqual(secrets);
  });

  test("another next key over the one in use is reported and takes over nothing", async () => {
    const overwritten = gatewayEnv({ MASTER_KEY_NEXT: newMasterKey(3) });
    const log = vi.spyOn(console, "error").mockReturnValue();
    const before = await sealedRows();
    await sweepKeys(overwritten);
    expect(log.mock.calls.join()).toContain("master key not usable");
    vi.restoreAllMocks();
    expect(await standing(overwritten)).toMatchObject({
      keys: [
        { number: 2, status: "MISSING", values: 6 },
        { number: 1, status: "PRESENT", values: 0 },
      ],
      fault: "MASTER_KEY_NEXT has the number 3, and 2 follows MASTER_KEY",
    });
    expect(await sealedRows()).toEqual(before);
    expect(await seal(overwritten, "p", "row", "x")).toMatch(/^1\./);
    expect(await secretsWith()).toEqual(secrets);
  });

  test("says until when a token of the former key may live", async () => {
    const at = Math.floor(Date.now() / 1000) - 60;
    const env = gatewayEnv({ MASTER_KEY_NEXT: SECOND.replace(".0.", `.${at}.`) });
    const until = new Date((at + 90 * 24 * 60 * 60) * 1000).toISOString();
    expect(await standing(env)).toMatchObject({ former_needed_until: until });
  });

  // @rule G7.12
  test("ends with the second key alone, and keys that were handed out stay", async () => {
    expect(await secretsWith(second)).toEqual(secrets);
    expect(await internalWith(second)).toBe(internal);
    expect(await standing(second)).toMatchObject({
      keys: [{ number: 2, status: "PRESENT", values: 6 }],
      former_needed_until: null,
    });
    expect(await callerOf(second)).toMatchObject({ ok: true, value: { merchant_id: merchant.id } });
  });

  // @rule A5.4
  test("leaves a chain that is proved with both keys, after the first is gone", async () => {
    expect(
      (
        await post(
          "/admin/v1/merchants",
          { name: "Later", modes: { test: { settlement_iban: iban } } },
          { env: second },
        )
      ).status,
    ).toBe(201);
    const { data } = (await ask("/admin/v1/audit?limit=100", { env: second })).body;
    const numbers = new Set(data.map(({ signing_key }: { signing_key: number }) => signing_key));
    expect(numbers).toEqual(new Set([1, 2]));
    expect(await verification(second)).toMatchObject({ intact: true, complete: true });
    const heads = (await ask("/admin/v1/audit/heads", { env: second })).body;
    expect(heads.public_keys.map(({ key }: { key: number }) => key)).toEqual([1, 2]);
    expect(heads.public_key).toBe(heads.public_keys[1].public_key);
    expect(heads.data[0].signing_key).toBe(2);
  });

  test("a former key that somebody writes into the database proves nothing", async () => {
    const row = await db
      .prepare("select * from master_keys where number = 1")
      .first<{ audit_key: string }>();
    const write = (key = "") =>
      db.prepare("update master_keys set audit_key = ? where number = 1").bind(key).run();
    await write("0".repeat(64));
    expect(await verification(second)).toMatchObject({ intact: false, fault: { kind: "KEY" } });
    await write(row?.audit_key);
    expect(await verification(second)).toMatchObject({ intact: true });
  });
});

test.each([
  ["MASTER_KEY", { MASTER_KEY: newMasterKey(2) }, "master key 2 is not the one"],
  ["IDENTITY_KEY", { MASTER_KEY: SECOND, IDENTITY_KEY: "another" }, "IDENTITY_KEY is not the one"],
])("with another %s than the database's nothing is written", async (_name, changes, fault) => {
  const env = gatewayEnv(changes);
  const log = vi.spyOn(console, "error").mockReturnValue();
  const before = await sealedRows();
  await sweepKeys(env);
  expect(log.mock.calls.join()).toContain(fault);
  const refused = await post(
    "/admin/v1/merchants",
    { name: "Never", modes: { test: { settlement_iban: iban } } },
    { env },
  );
  expect(refused.status).toBe(500);
  vi.restoreAllMocks();
  expect(await standing(env)).toMatchObject({ fault: expect.stringContaining(fault) });
  expect(await sealedRows()).toEqual(before);
  expect(await verification(second)).toMatchObject({ intact: true });
});

test("a key that retires while it is sealed anew stays erased", async () => {
  const third = newMasterKey(3);
  const env = gatewayEnv({ MASTER_KEY: SECOND, MASTER_KEY_NEXT: third });
  const [row] = await sealedRows();
  const prepare = env.DB.prepare.bind(env.DB);
  let isErased = false;
  const DB = new Proxy(env.DB, {
    get: (target, name) => {
      const member = Reflect.get(target, name);
      if (name !== "prepare") return typeof member === "function" ? member.bind(target) : member;
      return (sql: string) => {
        const statement = prepare(sql);
        if (isErased || !sql.startsWith('update "keys"')) return statement;
        isErased = true;
        return new Proxy(statement, {
          get: (one, part) => {
            if (part !== "bind") return Reflect.get(one, part);
            return (...values: unknown[]) => {
              const bound = one.bind(...values);
              const first = (method: "run" | "all" | "raw") => async () => {
                await prepare("update keys set sealed = null where key_id = ?")
                  .bind(row?.key_id)
                  .run();
                return (bound[method] as () => Promise<unknown>)();
              };
              return { run: first("run"), all: first("all"), raw: first("raw") };
            };
          },
        });
      };
    },
  });
  await sweepKeys({ ...env, DB });
  expect(isErased).toBe(true);
  const rows = await sealedRows();
  expect(rows.map(({ key_id }) => key_id)).not.toContain(row?.key_id);
  expect(rows.every(({ sealed }) => sealed.startsWith("3."))).toBe(true);
  expect(await seal(env, "p", "row", "x")).toMatch(/^3\./);
});
