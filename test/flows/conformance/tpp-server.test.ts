import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import {
  type ClientPair,
  newClients,
  suspendClients,
} from "../../../scripts/conformance/fapi-clients.ts";
import { type Level, prevented } from "../../../src/conformance/case.ts";
import { phoneAt } from "../../../src/conformance/customer.ts";
import { exitCodeOf, type Run } from "../../../src/conformance/run.ts";
import { fapiCases, testTppServer } from "../../../src/conformance/tpp-server/cases.ts";
import {
  type ConsentCustomer,
  customerOnPage,
} from "../../../src/conformance/tpp-server/customer.ts";
import type { KitClock } from "../../../src/conformance/tpp-server/kit.ts";
import { bankHandles, customerAt } from "../../support/checkout-client.ts";
import { clockAt } from "../../support/clock.ts";
import { gatewayOf } from "../steps.ts";
import { idsOf } from "./guide-bank.ts";
import { type ServerLie, serverLies, through } from "./lying-server.ts";

/** The kit for the OAuth server of TPPs against the gateway of the world. */
const world = inject("world");
const { sandbox } = inject("baseUrls");
const { base_url, admin_key } = gatewayOf(world);
const { own } = bankHandles(world);
const { iban, phone_url } = customerAt(world, own);
const worldClock = clockAt(sandbox);
const customer = customerOnPage(iban, phoneAt(`${phone_url}/messages.json`));

const scope = "accounts:read balances:read";
const at = {
  ...{ url: base_url, adminKey: admin_key, scopes: scope.split(" ") },
  redirectUri: `${sandbox}/tpp/callback`,
};

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

interface Lied {
  lies?: readonly ServerLie[];
  customer?: ConsentCustomer;
  only?: readonly string[];
  level?: Level;
}

const runKit = async (
  clients: ClientPair,
  clock: KitClock,
  { lies = [], customer: by = customer, only = [], level = "FULL" }: Lied = {},
): Promise<Run> => {
  const server = {
    ...{ url: base_url, clients, scope, timeoutMs: 60_000, via: through(lies) },
    parameters: { bank_handle: own },
  };
  return testTppServer({ server, customer: by, clock, level, only });
};

let clients: ClientPair;

beforeAll(async () => {
  clients = await newClients(at);
});
afterAll(() => suspendClients(at, clients));

const reasons = ({ cases, cut_short }: Run) => [
  cut_short,
  cases.flatMap((one) => (one.outcome === "failed" ? [`${one.id}: ${one.reason}`] : [])),
];

test("the gateway passes every module of the plan that applies", async () => {
  const run = await runKit(clients, await movableClock());
  expect(reasons(run)).toEqual([null, []]);
  const left = fapiCases.flatMap(({ id, notApplicable }) => (notApplicable ? [id] : []));
  expect([idsOf(run, "skipped"), exitCodeOf(run)]).toEqual([left, 0]);
});

describe("a server that breaks one rule", () => {
  /** No time passes for the other runs: the cases that wait for it are left open. */
  const standingClock = async (): Promise<KitClock> => {
    const { now } = await movableClock();
    const pass = async () => {
      throw prevented("no time passes");
    };
    return { now, pass };
  };

  test.each(serverLies)("%s: %s fails", async (_, id, make) => {
    const run = await runKit(clients, await standingClock(), { lies: [make()], only: [id] });
    expect([idsOf(run, "failed"), exitCodeOf(run)]).toEqual([[id], 1]);
  });

  test("and all of these lies together: no other case of BASIC fails", async () => {
    const all = serverLies.map(([, , make]) => make());
    const pair = await newClients(at);
    const run = await runKit(pair, await standingClock(), { lies: all, level: "BASIC" });
    await suspendClients(at, pair);
    expect(idsOf(run, "failed")).toEqual(serverLies.map(([, id]) => id));
  });

  test("sends no iss: the first case fails, and those that need it say nothing", async () => {
    const withoutIss: ConsentCustomer = {
      async decide(address, verdict) {
        const back = await customer.decide(address, verdict);
        back.searchParams.delete("iss");
        return back;
      },
    };
    const lied = { customer: withoutIss, only: ["FAPI-10x"] };
    const run = await runKit(clients, await standingClock(), lied);
    expect(idsOf(run, "failed")).toEqual(["FAPI-102"]);
    expect(run.cases.find(({ id }) => id === "FAPI-104")).toMatchObject({ isOpen: true });
  });
});

describe("the list of modules", () => {
  const ids = fapiCases.map(({ id }) => id);

  test("has each number and each module once, in order", () => {
    expect(ids).toEqual([...new Set(ids)].sort());
    const modules = fapiCases.map(({ module }) => module);
    expect(modules).toEqual([...new Set(modules)]);
  });
});
