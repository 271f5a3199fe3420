import { afterAll, expect, test } from "vitest";
import { endBundler } from "../../scripts/local/bundle.ts";
import { runAbuse, type Weakness } from "../abuse/run-abuse.ts";
import { breachesOf, reportOf } from "../abuse/verdict.ts";

/**
 * The short campaign; the long one is `npm run abuse`. The times of so few payments say nothing, so
 * only their success counts here, and none are made in quiet to compare with.
 */
const short = { attackers: 50, merchants: 20, payments: 20, quiet: 0 };

const FAILING = "honest payments succeed beside attackers";

afterAll(endBundler);

const broken = async (plant: Weakness | null) => {
  const result = await runAbuse({ ...short, plant });
  return { failing: breachesOf(result).filter((breach) => breach === FAILING), result };
};

test("fifty attackers keep no honest payer from paying", { timeout: 300_000 }, async () => {
  const { failing, result } = await broken(null);
  expect(failing, reportOf(result)).toEqual([]);
  expect(result.registryRefusals, reportOf(result)).toBe(0);
  const { changed, allowed, others, othersFailed } = result.filled;
  expect(changed, reportOf(result)).toBeLessThanOrEqual(allowed);
  expect([others > 0, othersFailed], reportOf(result)).toEqual([true, 0]);
});

/** In parallel, because most of the time passes between the payments. */
test.concurrent.each<Weakness>(["lookups-without-shares", "strangers-count"])(
  "with the planted weakness %s they do",
  { timeout: 300_000 },
  async (plant) => {
    const { failing, result } = await broken(plant);
    expect(failing, reportOf(result)).toEqual([FAILING]);
  },
);
