import { describe, expect, inject, test } from "vitest";
import { withNewClients } from "../../../scripts/conformance/fapi-clients.ts";
import { phoneAt } from "../../../src/conformance/bank/customer.ts";
import { prevented } from "../../../src/conformance/case.ts";
import { exitCodeOf, type Run } from "../../../src/conformance/run.ts";
import { fapiCases, testTppServer } from "../../../src/conformance/tpp-server/cases.ts";
import { customerOnPage } from "../../../src/conformance/tpp-server/customer.ts";
import type { KitClock } from "../../../src/conformance/tpp-server/kit.ts";
import { bankHandles, customerAt } from "../../support/checkout-client.ts";
import { clockAt } from "../../support/clock.ts";
import { gatewayOf } from "../steps.ts";
import { idsOf } from "./guide-bank.ts";

/** The kit for the OAuth server of TPPs against the gateway of the world. */
const world = inject("world");
const { sandbox } = inject("baseUrls");
const { base_url, admin_key } = gatewayOf(world);
const { own } = bankHandles(world);
const { iban, phone_url } = customerAt(world, own);
const worldClock = clockAt(sandbox);

const SCOPE = "accounts:read balances:read";

const runAt = async (url: string, clock: KitClock): Promise<Run> =>
  withNewClients(
    {
      ...{ url: base_url, adminKey: admin_key, redirectUri: `${sandbox}/tpp/callback` },
      scopes: SCOPE.split(" "),
    },
    (clients) =>
      testTppServer({
        server: { url, clients, parameters: { bank_handle: own }, scope: SCOPE, timeoutMs: 60_000 },
        customer: customerOnPage(iban, phoneAt(phone_url)),
        clock,
        ...{ level: "FULL", only: [] },
      }),
  );

/** The world's time, which passes when it is told to. */
const movableClock = async (): Promise<KitClock> => {
  let ahead = await worldClock.offset();
  return {
    now: () => Date.now() + ahead,
    async pass(milliseconds) {
      await worldClock.advance(milliseconds);
      ahead = await worldClock.offset();
    },
  };
};

describe("the gateway", () => {
  let run: Run;

  test("passes every module of the plan that applies", async () => {
    run = await runAt(base_url, await movableClock());
    const failed = run.cases.filter(({ outcome }) => outcome === "failed");
    expect([run.cut_short, failed]).toEqual([null, []]);
    const left = fapiCases.flatMap(({ id, notApplicable }) => (notApplicable ? [id] : []));
    expect(idsOf(run, "skipped")).toEqual(left);
    expect(exitCodeOf(run)).toBe(0);
    console.log(run.cases.map((c) => `${c.id} ${c.milliseconds}`).join("\n"), prevented);
  });
});
