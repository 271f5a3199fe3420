import { expect, test } from "vitest";
import { reserve } from "../../src/platform/budget.ts";

const terms = { capacity: 1_000, perMinute: 300 };

/** Buckets that give of so many tokens whatever is wanted, and say whose was asked. */
const buckets = (tokens = Number.POSITIVE_INFINITY) => {
  const asked: string[] = [];
  let left = tokens;
  const budgets = {
    idFromName: (name: string) => name,
    get: (name: string) => ({
      take: async (_terms: unknown, { wanted }: { wanted: number }) => {
        asked.push(name);
        const granted = Math.min(left, wanted);
        left -= granted;
        return { granted, retryAfterSeconds: 1 };
      },
    }),
  } as unknown as DurableObjectNamespace;
  const spend = (name: string, cost = 1) =>
    reserve({ budgets, waitUntil: () => undefined }, { name, terms }, cost);
  return { asked, spend };
};

test("a crowd that comes once pushes nobody out who comes all the time", async () => {
  const { asked, spend } = buckets();
  await spend("gateway");
  for (let count = 0; count < 12_000; count++) {
    await spend(`address ${count}`);
    if (count % 1_000 === 0) await spend("gateway");
  }
  expect(asked.filter((name) => name === "gateway")).toHaveLength(1);
  // While whoever did not come again was forgotten.
  await spend("address 0");
  expect(asked.filter((name) => name === "address 0")).toHaveLength(2);
});

test("what is dearer than a bucket takes a full one, and gives back no more than that", async () => {
  const { spend } = buckets(1_000);
  const dear = await spend("dear", 5_000);
  if (dear.ok) dear.refund(5_000);
  const spent: boolean[] = [];
  for (let count = 0; count < 21; count++) spent.push((await spend("dear", 50)).ok);
  expect(spent).toEqual([...Array(20).fill(true), false]);
});
