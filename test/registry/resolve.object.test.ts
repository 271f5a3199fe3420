import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ask, change, db, migrate, seed, testKey } from "./registry.ts";

beforeAll(migrate);

// What the public was told before is forgotten: each test is a day later than the one before.
let today = Date.UTC(2026, 0, 1);
beforeEach(async () => {
  today += 86_400_000;
  vi.useFakeTimers({ toFake: ["Date"], now: today });
  const tables = ["links", "handles", "bank_keys", "gateway_keys", "gateways", "banks"];
  await db.batch(tables.map((table) => db.prepare(`delete from ${table}`)));
  expect((await seed()).status).toBe(200);
});
afterEach(() => {
  vi.useRealTimers();
});

const asGateway = (alias: string) => ask(`/identity/resolve/${alias}`, { key: testKey });
const asPublic = (alias: string, realm = "test") =>
  ask(`/identity/resolve/${alias}?realm=${realm}`);

describe("an alias resolves to what routing requires", () => {
  test("a handle alone: the default's bank", async () => {
    const { status, body } = await asPublic("Layla");
    expect(status).toBe(200);
    expect(body).toEqual({
      alias: "layla",
      handle: "layla",
      bank_handle: "aurora",
      status: "ACTIVE",
      routes: [
        {
          bank_id: "bnk_aurora",
          bank_handle: "aurora",
          account_ref: "ref_test_layla_aurora",
          default: true,
          capabilities: ["PAYMENTS", "OPEN_BANKING"],
        },
      ],
    });
  });

  test.each(["layla@borealis", "LAYLA%40Borealis", "layla%40BOREALIS"])(
    "a handle at a bank: %s",
    async (alias) => {
      const { status, body } = await asPublic(alias);
      expect(status).toBe(200);
      expect(body).toEqual({
        alias: "layla@borealis",
        handle: "layla",
        bank_handle: "borealis",
        status: "ACTIVE",
        routes: [
          {
            bank_id: "bnk_borealis",
            bank_handle: "borealis",
            account_ref: "ref_test_layla_borealis",
            default: false,
            capabilities: ["PAYMENTS"],
          },
        ],
      });
    },
  );

  test("gateways and the public are told the same", async () => {
    for (const alias of ["layla", "layla@borealis", "omar", "sam.o-neil_2"]) {
      expect((await asGateway(alias)).body).toEqual((await asPublic(alias)).body);
    }
  });
});

describe("what cannot be routed to is refused like an unknown name, to everyone", () => {
  const cases: [reason: string, alias: string, sql?: string][] = [
    ["unknown handle", "nobody"],
    ["unknown bank", "layla@cirrus"],
    ["no link at the asked bank", "omar@aurora"],
    ["malformed: too short", "ab"],
    ["malformed: a slash", "layla%2Fomar"],
    ["malformed: encoded twice", "layla%2540aurora"],
    ["malformed: not percent-encoding", "layla%zz"],
    ["malformed: not UTF-8", "layla%ff"],
    ["malformed: an injection", "x'%20or%20'1'='1"],
    ["malformed: very long", "x".repeat(4_000)],
    ["handle pending", "layla", "update handles set status = 'PENDING_VERIFICATION'"],
    ["handle suspended", "layla", "update handles set status = 'SUSPENDED'"],
    ["handle suspended, at a bank", "layla@aurora", "update handles set status = 'SUSPENDED'"],
    ["handle deactivated", "layla", "update handles set status = 'DEACTIVATED'"],
    ["link pending", "layla", "update links set status = 'PENDING_CONFIRMATION'"],
    ["link suspended", "layla", "update links set status = 'SUSPENDED'"],
    ["link unlinked", "layla", "update links set status = 'UNLINKED'"],
    [
      "default suspended, another account linked",
      "layla",
      "update links set status = 'SUSPENDED' where is_default = 1",
    ],
    [
      "bank suspended",
      "layla",
      "update banks set status = 'SUSPENDED' where bank_handle = 'aurora'",
    ],
    ["bank closed", "layla@aurora", "update banks set status = 'CLOSED'"],
    ["live realm's handle", "lena"],
  ];

  test.each(cases)("%s", async (_reason, alias, sql) => {
    const unknown = await asPublic("unheard-of");
    expect(unknown.status).toBe(404);
    expect(unknown.body).toEqual({
      error: {
        code: "NOT_FOUND",
        message: "There is nothing at this address.",
        retryable: false,
        correlation_id: "the-test",
      },
    });
    if (sql) await change(sql);
    expect(await asPublic(alias)).toEqual(unknown);
    expect(await asGateway(alias)).toEqual(unknown);
  });
});

describe("the realms never meet", () => {
  test("the public sees the live realm unless it asks for the other", async () => {
    expect((await ask("/identity/resolve/lena")).status).toBe(200);
    expect((await asPublic("lena", "live")).status).toBe(200);
    expect((await ask("/identity/resolve/layla")).status).toBe(404);
    expect((await asPublic("layla", "live")).status).toBe(404);
  });

  test("the same name in both is two people", async () => {
    await change("update handles set alias = 'layla' where realm = 'live'");
    const live = await asPublic("layla", "live");
    expect(live.body.routes[0].account_ref).toBe("ref_live_lena_aurora");
    const test = await asPublic("layla", "test");
    expect(test.body.routes[0].account_ref).toBe("ref_test_layla_aurora");
  });

  test("the database refuses a link from one to the other", async () => {
    const crossing = change("update links set realm = 'live' where account_ref like '%omar%'");
    await expect(crossing).rejects.toThrow(/FOREIGN KEY constraint failed/);
  });
});

describe("switching off takes effect", () => {
  const suspendLayla = "update handles set status = 'SUSPENDED' where alias = 'layla'";

  test("for a gateway with its next question", async () => {
    expect((await asGateway("layla")).status).toBe(200);
    expect((await asPublic("layla")).status).toBe(200);
    await change(suspendLayla);
    expect((await asGateway("layla")).status).toBe(404);
  });

  test("for the public within two seconds, and until then it may be told the same", async () => {
    expect((await asPublic("layla")).status).toBe(200);
    await change(suspendLayla);
    vi.setSystemTime(today + 1_999);
    expect((await asPublic("layla")).status).toBe(200);
    vi.setSystemTime(today + 2_000);
    expect((await asPublic("layla")).status).toBe(404);
  });

  test("and back on at once, since a miss is not kept", async () => {
    await change(suspendLayla);
    expect((await asPublic("layla")).status).toBe(404);
    await change("update handles set status = 'ACTIVE'");
    expect((await asPublic("layla")).status).toBe(200);
  });
});

test("a link that its customer hides is told to gateways alone", async () => {
  await change(
    "update links set visibility = 'GATEWAYS' where account_ref = ?",
    "ref_test_layla_aurora",
  );
  expect((await asGateway("layla")).body.bank_handle).toBe("aurora");
  expect((await asPublic("layla")).status).toBe(404);
  expect((await asPublic("layla@borealis")).status).toBe(200);
});
