import { afterAll, describe, expect, test } from "vitest";
import { endBundler } from "../../scripts/local/bundle.ts";
import { reportOf } from "./report.ts";
import { PATIENCE_MS, runCampaign } from "./run-campaign.ts";
import { namedSteps } from "./steps.ts";

/** The short campaign; the long one is `npm run faults`. */
const SEED = 20_261_120;

afterAll(endBundler);

test("no money is lost and none moves twice, whichever process is killed", {
  timeout: 300_000,
}, async () => {
  const options = { seed: SEED, payments: 40, plant: null, steps: null, patienceMs: PATIENCE_MS };
  const result = await runCampaign(options);
  expect(result.verdict, reportOf(result)).toEqual({ breaches: [], lost: 0, doubleDebits: 0 });
  expect(result.journal.steps.toSorted()).toEqual(namedSteps.map(({ name }) => name).toSorted());
});

/**
 * The one step that each bug gets wrong; without the bugs it ends at once. Their worlds run in
 * parallel, because most of the time is patience with money that never arrives.
 */
describe.concurrent("one step", { timeout: 300_000 }, () => {
  const step = { seed: SEED, payments: 1, steps: "beyond the session's end" };

  test("holds without a planted bug", async () => {
    const result = await runCampaign({ ...step, plant: null, patienceMs: PATIENCE_MS });
    expect(result.verdict.breaches, reportOf(result)).toEqual([]);
  });

  test.each([
    ["no-resend", "nothing is pending after the faults"],
    ["retry-with-new-id", "one end_to_end_id per payment"],
    ["expire-executing", "every debit ends COMPLETED or returned"],
  ] as const)("with the planted bug %s breaks: %s", async (plant, invariant) => {
    const result = await runCampaign({ ...step, plant, patienceMs: 10_000 });
    const broken = result.verdict.breaches.map((breach) => breach.invariant);
    expect(broken, reportOf(result)).toContain(invariant);
    expect(result.verdict.lost, reportOf(result)).toBeGreaterThan(0);
  });
});
