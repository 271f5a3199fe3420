import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { sleep } from "../../src/base/platform/clock.ts";
import { type BankChange, insertChanges } from "../../src/registry/bank-changes.ts";
import { bankChanges } from "../../src/registry/schema.ts";
import { sweep } from "../../src/registry/sweep.ts";
import { DAY, standingClock } from "./clock.ts";
import { type Change, Follower } from "./follower.ts";
import {
  type Bank,
  confirmAt,
  db,
  link,
  migrate,
  newBank,
  newCustomer,
  ok,
  registryEnv,
} from "./registry.ts";

/** How a bank follows its changes: places, their age, and many writers. */
const clock = standingClock(400 * DAY);
await migrate();

let home: Bank;
let guest: Bank;
let stranger: Bank;
let customer: Awaited<ReturnType<typeof newCustomer>>;
let atGuest: string;

beforeEach(async () => {
  vi.spyOn(console, "log").mockReturnValue();
  [home, guest, stranger] = await Promise.all([newBank(), newBank(), newBank()]);
  customer = await newCustomer(home);
  atGuest = await link(guest, customer.alias);
  await confirmAt(home, customer, atGuest);
});

describe("a place", () => {
  const path = () => `/identity/banks/${home.bank_handle}/changes`;
  const feed = async (query: string) => home.call(`${path()}?${query}`);
  const latest = async (): Promise<string> => ok(await feed("after=latest"), 200).body.next_after;

  // @rule R6.3
  test("goes on where an answer has ended, also within one decision", async () => {
    const all = ok(await feed("limit=100"), 200).body;
    expect(all.has_more).toBe(false);
    const one: unknown[] = [];
    let after = "";
    for (let isMore = true; isMore; ) {
      const page = ok(await feed(`limit=1${after}`), 200).body;
      one.push(...page.data);
      expect(one.length).toBeLessThanOrEqual(all.data.length);
      after = `&after=${page.next_after}`;
      isMore = page.has_more;
    }
    expect(one).toEqual(all.data);
    expect(ok(await feed(after), 200).body.data).toEqual([]);
  });

  // @rule R6.7
  test("grows old after 30 days, unless the bank asks", async () => {
    const [old, asked] = [await latest(), await latest()];
    clock.moveBy(30 * DAY - 1);
    const renewed = ok(await feed(`after=${asked}`), 200).body.next_after;
    ok(await feed(`after=${old}`), 200);
    clock.moveBy(1);
    const refused = ok(await feed(`after=${old}`), 410).body.error;
    expect(refused).toMatchObject({ code: "CHANGES_FORGOTTEN", retryable: false });
    ok(await feed(`after=${renewed}`), 200);
  });

  test("in the middle of the changes is as old as they are, whenever it was read", async () => {
    clock.moveBy(DAY);
    const page = ok(await feed("limit=1"), 200).body;
    expect(page.has_more).toBe(true);
    clock.moveBy(29 * DAY - 1);
    ok(await feed(`after=${page.next_after}`), 200);
    clock.moveBy(1);
    ok(await feed(`after=${page.next_after}`), 410);
  });

  test("of a first page works for a day, however old the changes are", async () => {
    clock.moveBy(29 * DAY - 1);
    const page = ok(await feed("limit=1"), 200).body;
    expect(page.has_more).toBe(true);
    clock.moveBy(1);
    expect(ok(await feed("limit=1"), 200).body).toMatchObject({ data: [], has_more: false });
    clock.moveBy(DAY - 1);
    ok(await feed(`after=${page.next_after}`), 200);
    clock.moveBy(1);
    ok(await feed(`after=${page.next_after}`), 410);
  });

  test("that still works leads to changes that the sweep still keeps", async () => {
    const kept = async () =>
      drizzle(db).select().from(bankChanges).where(eq(bankChanges.bankId, home.bank_id));
    const before = await kept();
    expect(before.length).toBeGreaterThan(1);
    clock.moveBy(31 * DAY - 1);
    await sweep(registryEnv());
    expect(await kept()).toEqual(before);
    clock.moveBy(1);
    await sweep(registryEnv());
    expect(await kept()).toEqual([]);
  });

  test("of another bank shows a bank its own changes only", async () => {
    const theirs = ok(await guest.call(`/identity/banks/${guest.bank_handle}/changes?limit=1`), 200)
      .body.next_after;
    const { data } = ok(await feed(`after=${theirs}`), 200).body;
    expect(JSON.stringify(data)).not.toContain(atGuest);
  });

  test.each(["", "0", "newest", btoa("1.2"), btoa("1.2.x"), btoa("-1.2.3"), "a".repeat(600)])(
    "is refused if it is %j",
    async (after) => {
      const { error } = ok(await feed(`after=${after}`), 422).body;
      expect(error).toMatchObject({ code: "VALIDATION_FAILED", field: "after" });
    },
  );
});

test("a bank that reads while others write misses nothing and sees nothing twice", async () => {
  const reader = new Follower(home);
  await reader.follow();
  const writers = [
    ...Array.from({ length: 12 }, () => newCustomer(home)),
    ...Array.from({ length: 3 }, () => link(home, customer.alias)),
    link(stranger, customer.alias),
  ];
  let left = writers.length;
  for (const writer of writers) void writer.finally(() => left--);
  const seen: Change[] = [];
  while (left > 0) {
    seen.push(...(await reader.follow(3)));
    // Writers wait for each other with timers, which a busy isolate does not run.
    await sleep(1);
  }
  await Promise.all(writers);
  seen.push(...(await reader.follow()));
  await reader.requireExact("after many writers");
  const keys = seen.map(({ type, id }) => `${type} ${id}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toHaveLength(2 * 12 + 3 + 1);
});

test("a decision can tell more rows than one statement takes", async () => {
  const rows = Array.from({ length: 1_201 }, (_, place): BankChange => {
    const id = `hdl_${String(place).padStart(43, "0")}`;
    return { bankId: stranger.bank_id, type: "LINK_WAITING", id, record: null };
  });
  const [first, ...others] = insertChanges(drizzle(db), "test", Date.now(), rows);
  await drizzle(db).batch([first as NonNullable<typeof first>, ...others]);
  const seen = await new Follower(stranger).follow(100);
  expect(seen.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});
