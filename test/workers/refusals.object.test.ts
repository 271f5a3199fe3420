import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { problemCatalogue, problemStatus } from "../../src/base/kernel/problems.ts";
import * as result from "../../src/base/kernel/result.ts";
import { directoryReasons } from "../network/directory/refusals.ts";
import { checkoutReasons } from "../products/payments/refusals-checkout.ts";
import { moneyReasons, restoreParties } from "../products/payments/refusals-money.ts";
import { sessionReasons } from "../products/payments/refusals-session.ts";
import { operatorReasons } from "../staff/operators/refusals.ts";
import { explainReasons } from "../staff/operators/refusals-explain.ts";
import { openGateway } from "./gateway-journey.ts";
import { endTest, startTest } from "./gateway-worker.ts";
import { givenButNotListed, listedButNotGiven, paymentContracts } from "./refused-rows.ts";

/**
 * Every reason for a refusal of the gateway, caused once. At the end each place of the source that
 * refuses must have been a caller's answer: a place counts if its code, and its own sentence if it
 * has one, came from a request that it refused.
 */
const reasons = [
  ...sessionReasons,
  ...checkoutReasons,
  ...moneyReasons,
  ...directoryReasons,
  ...operatorReasons,
  ...explainReasons,
];

/** The refusals since `startReason`, with their places: `verbs/refunds.ts:107`. */
const refused: { place: string; code: string }[] = [];

/** Not a mock of the module, which would need a workerd of its own. */
const listen = (): void => {
  const { refuse } = result;
  vi.spyOn(result, "refuse").mockImplementation((code, extras) => {
    const frames = `${new Error().stack}`.split("\n");
    const frame = frames.find((line) => line.includes("/src/")) ?? "";
    refused.push({ place: frame.replace(/^.*\/src\/(.+?:\d+):\d+.*$/, "$1"), code });
    return refuse(code, extras);
  });
};

beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(() => {
  startTest();
  listen();
});
afterEach(async () => {
  await restoreParties();
  endTest();
});

const answeredBy = new Set<string>();

describe("the gateway refuses", () => {
  const rows = reasons.map((reason) => [reason.title, reason.code, reason] as const);
  it.each(rows)("%s: %s", async (_, __, { code, message, final, provoke }) => {
    refused.length = 0;
    const { status, body } = await provoke();
    expect([status, body.error?.code]).toEqual([
      problemStatus(final ? { code, final } : { code }),
      code,
    ]);
    if (message !== undefined) expect(body.error.message).toBe(message);
    for (const known of refused) {
      if (known.code === code) answeredBy.add(`${known.place} ${code}`).add(known.place);
    }
  });
});

describe("the rows of the contract", () => {
  it("list every code that a request was refused with", () => {
    expect(givenButNotListed()).toEqual([]);
  });

  it("list no code of a step that no request above is refused with", () => {
    expect(listedButNotGiven(paymentContracts)).toEqual([]);
  });
});

const sources = import.meta.glob<string>(
  [
    "../../src/{products/payments,network/transfers,network/directory,staff/operators}/**/*.ts",
    "../../src/approvals/*.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);

/**
 * Only for the compiler: every caller has a payer and a route, and an id that was just made has an
 * object. The last is an example of an answer.
 */
const neverReached = [
  'if (!payer || !route) return refuse("INVALID_STATE");',
  'if (!payer || !route || !sca.challenge) return refuse("INVALID_STATE");',
  'if (!rejection) return refuse("INVALID_STATE");',
  'if (outcome === undefined) return refuse("INTERNAL");',
  'allowed: [judged("cancel", null, null, refuse("PAYMENT_ORDER_NOT_CANCELLABLE"))],',
];

/**
 * Funds confirmations: account-data.object.test.ts and mandates/rows.object.test.ts. What consents,
 * payment orders and mandates share without payments: their own tests of their steps.
 */
const causedElsewhere = [
  "approvals/guard-payer.ts RATE_LIMITED",
  "approvals/approval.ts INVALID_STATE",
  "approvals/approval.ts CONTINUED_ELSEWHERE",
  "approvals/approval-steps.ts NOT_FOUND",
];

interface Place {
  file: string;
  line: number;
  text: string;
  /** The codes at this place in the source; none if it passes on another code. */
  codes: string[];
}

const places: Place[] = Object.entries(sources).flatMap(([path, source]) =>
  source.split("\n").flatMap((text, at) => {
    if (!text.includes("refuse(") || neverReached.includes(text.trim())) return [];
    const words = text.match(/(?<=")[A-Z_]+(?=")/g) ?? [];
    const codes = words.filter((word) => word in problemCatalogue);
    return { file: path.replace("../../src/", ""), line: at + 1, text: text.trim(), codes };
  }),
);

const isAnswer = ({ file, line, codes }: Place): boolean => {
  const place = `${file}:${line}`;
  return codes.length === 0
    ? answeredBy.has(place)
    : codes.every(
        (code) => answeredBy.has(`${place} ${code}`) || causedElsewhere.includes(`${file} ${code}`),
      );
};

describe("every place that refuses has a reason above", () => {
  const told = ({ file, line, text }: Place) => `${file}:${line}  ${text}`;
  const isNotFound = ({ codes }: Place) => codes.includes("NOT_FOUND");

  it("in the source of payments, sca, transfers, directory and operators", () => {
    const missing = places.filter((place) => !isNotFound(place) && !isAnswer(place));
    expect(missing.map(told)).toEqual([]);
    expect(places.length).toBeGreaterThan(100);
  });

  // Most of these are for objects that retention has deleted between two calls.
  it("and NOT_FOUND once in each file with it", () => {
    const given = places.filter(isNotFound);
    const tested = new Set(given.filter(isAnswer).map(({ file }) => file));
    expect([...new Set(given.map(({ file }) => file))].filter((file) => !tested.has(file))).toEqual(
      [],
    );
  });
});
