import { afterAll, describe, expect, test } from "vitest";
import { endBundler } from "../../scripts/local/bundle.ts";
import type { Plant } from "./plant.ts";
import { namedSteps, reportOf } from "./report.ts";
import { PATIENCE_MS, runCampaign } from "./run-campaign.ts";

/** The short campaign; the long one is `npm run faults`. */
const SEED = 20_261_120;

afterAll(endBundler);

test("no money is lost and none moves twice, whichever process is killed", async () => {
  const options = {
    seed: SEED,
    payments: 40,
    orders: 24,
    mandates: 6,
    planted: [],
    steps: null,
    patienceMs: PATIENCE_MS,
  };
  const result = await runCampaign(options);
  expect(result.verdict, reportOf(result)).toEqual({ breaches: [], lost: 0, doubleDebits: 0 });
  expect(result.journal.steps.toSorted()).toEqual(namedSteps.toSorted());
});

/**
 * The steps that the bugs get wrong; the campaign above takes all of them without bugs. Their
 * worlds run in parallel, because most of the time is patience with money that never arrives.
 */
describe.concurrent("some steps", () => {
  const some = {
    ...{ seed: SEED, payments: 1, orders: 2, mandates: 2 },
    steps: [
      ...["beyond the session's end", "order: exempt, booked", "while its consent ends"],
      ...["mandate: charge booked, the bank's answer", "mandate: AUTOMATIC"],
    ],
  };

  test.each<{ planted: Plant[]; breaks: string[] }>([
    { planted: ["no-resend"], breaks: ["nothing is pending after the faults"] },
    {
      planted: ["retry-with-new-id"],
      breaks: ["one end_to_end_id per attempt", "at most one debit per order"],
    },
    {
      planted: [
        ...(["expire-executing", "exemption-counted-twice", "permit-not-asked"] as const),
        ...(["caps-not-kept", "charge-counted-twice", "automatic-twice"] as const),
      ],
      breaks: [
        "every debit ends COMPLETED or returned",
        "the gateway counts the exempt orders that the books hold",
        "no order is paid without its consent's permit",
        "the gateway accepts no charge above the cap",
        "the mandate counts what was paid",
        "AUTOMATIC collects a period once",
      ],
    },
  ])("break with these bugs: %j", async ({ planted, breaks }) => {
    const result = await runCampaign({ ...some, planted, patienceMs: 10_000 });
    const broken = result.verdict.breaches.map((breach) => breach.invariant);
    expect(broken, reportOf(result)).toEqual(expect.arrayContaining(breaks));
    expect(result.verdict.lost, reportOf(result)).toBeGreaterThan(0);
  });
});
