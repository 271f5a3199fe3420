import { afterAll, describe, expect, test } from "vitest";
import { endBundler } from "../../scripts/local/bundle.ts";
import { runAbuse, runInsiders, type Weakness } from "../abuse/run-abuse.ts";
import { breachesOf, breachesOfInsiders, reportOf, reportOfInsiders } from "../abuse/verdict.ts";

/**
 * The short campaign; the long one is `npm run abuse`. The times of so few payments say nothing, so
 * only their success counts here, and none are made in quiet to compare with.
 */
const short = { attackers: 50, merchants: 20, payments: 20, quiet: 0, insiders: null };
const fewMandates = { mandates: 20, payments: 8, rounds: 3 };
/** So many show that a weakness is found. */
const fewest = { mandates: 5, payments: 2, rounds: 1 };

const FAILING = "honest payments succeed beside attackers";

afterAll(endBundler);

const broken = async (plants: readonly Weakness[]) => {
  const result = await runAbuse({ ...short, plants, endsAtFailure: plants.length > 0 });
  return { failing: breachesOf(result).filter((breach) => breach === FAILING), result };
};

test("fifty attackers keep no honest payer from paying", async () => {
  const { failing, result } = await broken([]);
  expect(failing, reportOf(result)).toEqual([]);
  expect(result.registryRefusals, reportOf(result)).toBe(0);
  const { changed, allowed, others, othersFailed } = result.filled;
  expect(changed, reportOf(result)).toBeLessThanOrEqual(allowed);
  expect([others > 0, othersFailed], reportOf(result)).toEqual([true, 0]);
});

test("who has a key gets no further, and a morning charges each mandate once", async () => {
  const result = await runInsiders(fewMandates);
  expect(breachesOfInsiders(result, false), reportOfInsiders(result)).toEqual([]);
});

/** In parallel, because most of the time passes between the payments. */
describe.concurrent("the campaign finds", () => {
  test.each<Weakness>(["lookups-without-shares", "strangers-count"])(
    "the planted weakness %s",
    async (plant) => {
      const { failing, result } = await broken([plant]);
      expect(failing, reportOf(result)).toEqual([FAILING]);
    },
  );

  test("a weakness of each promise about insiders", async () => {
    const planted = ["one-is-enough", "scopes-stay", "automatic-twice"] as const;
    const result = await runInsiders(fewest, planted);
    const found = [
      ...["one key of the staff redirects nothing", "a scope that staff take ends"],
      "each mandate is charged once",
    ];
    const breaches = breachesOfInsiders(result, false);
    expect(breaches, reportOfInsiders(result)).toEqual(expect.arrayContaining(found));
  });
});
