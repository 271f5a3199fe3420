import { env, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { Head } from "../../src/admin/chain.ts";
import type { HeadKeeper } from "../../src/admin/head-keeper.ts";
import type { RegistryEnv } from "../../src/registry/environment.ts";
import { DAY, standingClock } from "./clock.ts";
import { fresh } from "./registry.ts";

const clock = standingClock(DAY);

const at = (sequence: number, history = "a"): Head => ({
  sequence,
  hash: `${history}${sequence}`.padStart(64, "0"),
});

/** A keeper, and its answer after each of these changes was stored. */
const keeper = () => {
  const { AUDIT_HEADS } = env as unknown as RegistryEnv;
  const stub = AUDIT_HEADS.get(AUDIT_HEADS.idFromName(fresh("chain")));
  return (...changes: [from: Head, head: Head][]) =>
    runInDurableObject(stub as never, (object: HeadKeeper) => {
      for (const [from, head] of changes) object.note(from, head);
      return object.read();
    });
};

test("successive changes, stored late, twice and out of order", async () => {
  const note = keeper();
  const kept = await note(
    [at(2), at(4)],
    [at(0), at(2)],
    [at(4), at(7)],
    [at(2), at(4)],
    [at(7), at(7)],
  );
  expect(kept.heads).toEqual([at(2), at(4), at(7)]);
  expect(kept.forkedAt).toBeNull();
});

test.each<[string, [from: Head, head: Head], number]>([
  ["another hash at a head", [at(2), at(4, "b")], 4],
  ["a change that begins at another hash", [at(4, "b"), at(9, "b")], 4],
  ["one change across stored heads", [at(2), at(40, "b")], 4],
])("a fork: %s", async (_case, change, forkedAt) => {
  const note = keeper();
  await note([at(0), at(2)], [at(2), at(4)], [at(4), at(7)]);
  expect((await note(change)).forkedAt).toBe(forkedAt);
  // It is never forgotten, whatever follows.
  const later = Array.from({ length: 300 }, (_, n): [Head, Head] => [at(50 + n), at(51 + n)]);
  expect((await note(...later)).forkedAt).toBe(forkedAt);
});

test("the latest two hundred, and the first of each day forever", async () => {
  const note = keeper();
  await note([at(0), at(1)]);
  clock.moveBy(DAY);
  const many = Array.from({ length: 250 }, (_, n): [Head, Head] => [at(1 + n), at(2 + n)]);
  const { heads, daily } = await note(...many);
  expect([heads[0], heads.at(-1), heads.length]).toEqual([at(52), at(251), 200]);
  expect(daily).toMatchObject([at(1), at(2)]);
  expect((await note([at(1, "b"), at(300, "b")])).forkedAt).toBe(1);
});
