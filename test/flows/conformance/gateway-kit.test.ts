import { afterAll, describe, expect, inject, test } from "vitest";
import { openInbox } from "../../../scripts/conformance/inbox.ts";
import { phoneAt } from "../../../src/conformance/customer.ts";
import { gatewayCases } from "../../../src/conformance/gateway/cases.ts";
import {
  type GatewayTest,
  planGatewayTest,
  testGateway,
} from "../../../src/conformance/gateway/test-gateway.ts";
import { exitCodeOf, type Run, verdictOf } from "../../../src/conformance/run.ts";
import { bankHandles, customerAt } from "../../support/checkout-client.ts";
import { clockAt } from "../../support/clock.ts";
import { gatewayOf } from "../steps.ts";
import { gatewayLies } from "./gateway-lies.ts";
import { openLyingGateway } from "./lying-gateway.ts";

/**
 * The gateway kit against the gateway of the world, and against gateways that break one rule each.
 * All are tested at the same time, because most of a run waits.
 */
const world = inject("world");
const { base_url, merchant, further_merchants } = gatewayOf(world);
const worldClock = clockAt(inject("baseUrls").sandbox);
const customer = customerAt(world, bankHandles(world).own);
const otherKey = further_merchants[0]?.api_key ?? "";
const { api_key: key, live_api_key: liveKey, destination: payee } = merchant;
const listening = openInbox("http://127.0.0.1:0", { host: "127.0.0.1", port: 0 });
afterAll(async () => (await listening).close());

const testAt = async (url: string, changes: Partial<GatewayTest> = {}): Promise<Run> => {
  const { signing_secret: secret } = merchant;
  const { inbox } = await listening;
  // Files before this one have moved the world's clock.
  const ahead = await worldClock.offset();
  const now = () => Date.now() + ahead;
  const whole: GatewayTest = {
    gateway: {
      ...{ url, key, payee, payer: customer.alias, currency: world.currency },
      // Patient, because a test must not depend on the speed of its machine.
      ...{ otherKey, liveKey, secret, timeoutMs: 60_000 },
    },
    customer: phoneAt(`${customer.phone_url}/messages.json`),
    ...{ inbox, now, level: "FULL", only: [], ...changes },
  };
  return testGateway(whole, planGatewayTest(whole).cases);
};

const failuresOf = (run: Run): string[] =>
  run.cases.flatMap((one) => (one.outcome === "failed" ? [`${one.id}: ${one.reason}`] : []));

/**
 * The cases of its ten, and what they need; for the whole run those that need no customer. The rest
 * says nothing about a lie of this area; with MORE_RUNS every case is run against every lie.
 */
const around = (id: string): string[] => {
  const isOfWholeRun = (one: string) => one > "GATEWAY-99";
  const isNear = (one: string) =>
    isOfWholeRun(id)
      ? isOfWholeRun(one) || one < "GATEWAY-4"
      : one.slice(0, -1) === id.slice(0, -1);
  const chosen = new Set(gatewayCases.map((one) => one.id).filter(isNear));
  for (const { id: one, needs = [] } of gatewayCases.toReversed()) {
    if (chosen.has(one)) for (const need of needs) chosen.add(need);
  }
  return [...chosen];
};

/** At most so many at the same time: else each waits long for its answers. */
const AT_ONCE = 3;

describe("the gateway of the world", () => {
  test("passes every case", async () => {
    const run = await testAt(base_url);
    const others = run.cases.filter(({ outcome }) => outcome !== "passed");
    expect(others).toEqual([]);
    expect([verdictOf(run, "BASIC"), verdictOf(run, "FULL")]).toEqual(["passed", "passed"]);
    expect(exitCodeOf(run)).toBe(0);
  });
});

describe("a gateway that breaks one rule", () => {
  const lies = gatewayLies({ key, otherKey, liveKey, payee });
  let runs: Promise<Run>[] | null = null;
  const testAll = () => {
    const latest: Promise<unknown>[] = [];
    return lies.map(([, id, lie], place) => {
      const testOne = async () => {
        // Addresses of their own, because lookups of payers are limited for each.
        const { url, close } = await openLyingGateway(base_url, lie(), `192.0.2.${place + 1}`);
        const only = inject("moreRuns") > 1 ? [] : around(id);
        return testAt(url, { only }).finally(close);
      };
      const run = Promise.resolve(latest[place % AT_ONCE]).then(testOne);
      latest[place % AT_ONCE] = run.catch(() => undefined);
      return run;
    });
  };

  test.each(lies.map(([fault, id], place) => [fault, id, place] as const))(
    "%s: fails at %s alone",
    async (_, id, place) => {
      runs ??= testAll();
      const run = await runs[place];
      expect(run && failuresOf(run)).toEqual([expect.stringContaining(`${id}: `)]);
      expect(run && exitCodeOf(run)).toBe(1);
    },
  );
});

describe("the list of cases", () => {
  const ids = gatewayCases.map(({ id }) => id);

  test("has each number once, in order", () => {
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  test("names only earlier cases as needs", () => {
    const wrong = gatewayCases.flatMap(({ id, needs = [] }) =>
      needs.filter((need) => !ids.includes(need) || need >= id),
    );
    expect(wrong).toEqual([]);
  });
});
