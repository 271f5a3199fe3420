import { describe, expect, test, vi } from "vitest";
import { flushLookups } from "../../src/registry/lookups/lookup-log.ts";
import { sweep } from "../../src/registry/sweep.ts";
import { DAY, standingClock } from "./clock.ts";
import {
  accountRef,
  ask,
  auditOf,
  db,
  fresh,
  link,
  lookupLog,
  migrate,
  newBank,
  newCustomer,
  ok,
  registryEnv,
} from "./registry.ts";

/** What the registry does by itself each minute. Nobody reads the records in between. */
const clock = standingClock(500 * DAY);
await migrate();
const [aurora, borealis] = [await newBank(), await newBank()];

const run = async (): Promise<string[]> => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "log").mockReturnValue();
  await sweep(registryEnv());
  const faults = log.mock.calls.map(([line]) => String(line));
  vi.restoreAllMocks();
  return faults;
};

const handleIdOf = async (alias: string) => {
  const row = await db.prepare("select handle_id from handles where alias = ?").bind(alias).first();
  return String(row?.handle_id);
};

const count = async (query: string) => {
  const isLog = query.endsWith(" lookups");
  return (await (isLog ? lookupLog.db : db).prepare(query).all()).results.length;
};

const countDue = () => {
  const due = (table: string) => `select due_at from ${table} where due_at <= ${Date.now()}`;
  return count(["handles", "links", "claims"].map(due).join(" union all "));
};

const unverified = async () => {
  const alias = fresh("unverified");
  ok(await aurora.call("/identity/handles", { alias }));
  return handleIdOf(alias);
};

const unconfirmed = async () => link(borealis, (await newCustomer(aurora)).alias);

const unanswered = async () => {
  const { alias, proof: customer_proof } = await newCustomer(aurora);
  const json = { type: "PORTABILITY", alias, account_ref: accountRef(), customer_proof };
  return ok(await borealis.call("/identity/claims", json)).body.claim_id as string;
};

const givenUp = async () => {
  const { alias } = await newCustomer(aurora);
  const id = await handleIdOf(alias);
  ok(await aurora.call(`/identity/handles/${alias}`, undefined, { method: "DELETE" }), 204);
  return id;
};

describe("writes what is due, not earlier, under its own name", () => {
  test.each<[string, () => Promise<string>, number, string]>([
    ["an unverified handle", unverified, 7, "handle.lapsed"],
    ["an unconfirmed link", unconfirmed, 7, "link.lapsed"],
    ["an unanswered claim", unanswered, 14, "claim.lapsed"],
    ["a name in quarantine", givenUp, 90, "handle.released"],
  ])("%s", async (_what, make, days, action) => {
    const subject = await make();
    const before = await auditOf(subject);
    clock.moveTo(days * DAY - 1);
    await run();
    expect(await auditOf(subject)).toEqual(before);
    clock.moveTo(days * DAY);
    await run();
    const after = (await auditOf(subject)).slice(before.length);
    expect(after).toMatchObject([{ actor: "registry", action }]);
    // What stays due would fill the next run's list, however little there is to do.
    expect(await countDue()).toBe(0);
    await run();
    expect(await auditOf(subject)).toHaveLength(before.length + 1);
  });
});

test("one handle that fails does not delay the others", async () => {
  const broken = await newCustomer(aurora);
  const brokenId = await handleIdOf(broken.alias);
  // Due although it is ACTIVE, which no decision writes, and due before the other one.
  await db
    .prepare("update handles set due_at = ? where handle_id = ?")
    .bind(clock.start(), brokenId)
    .run();
  const subject = await unconfirmed();
  clock.moveTo(7 * DAY);
  const faults = await run();
  expect(faults.join()).toContain(brokenId);
  expect((await auditOf(subject)).at(-1)?.action).toBe("link.lapsed");
  await db.prepare("update handles set due_at = null where handle_id = ?").bind(brokenId).run();
});

test("a step that fails stops none of the others, and the heads come first", async () => {
  const subject = await unconfirmed();
  clock.moveTo(7 * DAY);
  const lines: string[] = [];
  for (const level of ["log", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
  }
  const env = registryEnv();
  let isCut = false;
  let alike = 0;
  const batch = (statements: D1PreparedStatement[]) => {
    // The first of that size reads the heads.
    if (isCut || statements.length !== 4 || ++alike < 2) return env.DB.batch(statements);
    isCut = true;
    return Promise.reject(new Error("cut off"));
  };
  const DB = new Proxy(env.DB, {
    get: (target, name) => {
      const member = Reflect.get(target, name);
      return name === "batch" ? batch : typeof member === "function" ? member.bind(target) : member;
    },
  });
  await sweep({ ...env, DB });
  vi.restoreAllMocks();
  expect(lines[0]).toContain("audit head");
  expect(lines.join()).toContain("cut off");
  expect(lines.join()).toContain('"step":"forget"');
  expect((await auditOf(subject)).at(-1)?.action).toBe("link.lapsed");
});

test("logs the size of both databases", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  await sweep(registryEnv());
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)));
  vi.restoreAllMocks();
  const sizes = lines.filter(({ event }) => event === "database size");
  expect(sizes.map(({ database }) => database)).toEqual(["DB", "LOOKUPS"]);
  expect(sizes.every(({ bytes }) => bytes > 0)).toBe(true);
});

describe("forgets", () => {
  test.each<[string, string, () => Promise<unknown>, number]>([
    [
      "a former username, after its quarantine",
      "select * from former_names",
      async () => {
        const at = clock.start() + 90 * DAY;
        const columns = "(realm, alias, handle_id, ends_at)";
        const insert = `insert into former_names ${columns} values ('test', ?, 'hdl_1', ?)`;
        return db.prepare(insert).bind(fresh("former"), at).run();
      },
      90 * DAY,
    ],
    [
      "an unopened address of a customer",
      "select * from customer_sessions",
      async () => {
        const { alias, proof: customer_proof } = await newCustomer(aurora);
        ok(await aurora.call("/identity/customer-sessions", { alias, customer_proof }));
      },
      75 * 60_000,
    ],
    [
      "lookups",
      "select * from lookups",
      async () => {
        await ask(`/identity/resolve/${fresh("nobody")}?realm=test`);
        await flushLookups(registryEnv());
      },
      90 * DAY,
    ],
    [
      "the first answer to an idempotency key",
      "select * from idempotency",
      async () => {
        const question = { headers: { "idempotency-key": fresh("key") } };
        ok(await aurora.call("/identity/handles", { alias: fresh("once") }, question));
      },
      30 * DAY,
    ],
  ])("%s", async (_what, all, make, ms) => {
    await make();
    clock.moveTo(ms - 1);
    await run();
    expect(await count(all)).toBe(1);
    clock.moveTo(ms);
    await run();
    expect(await count(all)).toBe(0);
  });
});
