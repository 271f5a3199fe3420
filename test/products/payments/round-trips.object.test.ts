import { afterAll, beforeAll, expect, it } from "vitest";
import { type Crossing, countCrossings, takeCrossings } from "../../workers/crossings.ts";
import { openGateway, Payment, party, registerMerchant } from "../../workers/gateway-journey.ts";
import {
  bodyOf,
  deliver,
  deliverAll,
  endTest,
  env,
  startTest,
  takeFrom,
} from "../../workers/gateway-worker.ts";

/**
 * The cost of each step of a payment besides computing, with the worker's work after its answer.
 * Rows of objects are stored values, alarms, and rows of tables and indexes. Keys, settings and
 * leases of rate limits are cached, as in an isolate that has just served a payment; the payer pays
 * for the first time. A higher figure makes every payment slower or more expensive: change one only
 * for a good reason.
 */
const costs = `
step                          object call  object row  D1 statement  D1 row  queue send  outbound call
create a session                        1           2             0       0           1              0
  its first row in the list             0           0             2       5           0              0
read a session                          1           0             0       0           0              0
read a payment's status                 1           0             0       0           0              0
open the checkout                       1           0             0       0           0              0
resolve the payer by IBAN               2           1             1       0           0              2
resolve the payer by alias              2           1             0       0           0              3
  by an alias never found before        4           4             0       0           0              3
resolve another payer                   2           1             1       0           0              1
select OTP                              3           4             0       0           0              1
confirm within a bank                   5           6             3       0           2              2
  its event published, delivered        3           5             2       3           0              1
  its last row in the list              1           1             3       4           0              0
confirm across banks                    5           6             3       0           1              3
credit callback                         1           1             0       0           3              0
  payee's bank notified                 2           2             0       0           0              1
`;

const [head = "", ...rows] = costs.trim().split("\n");
const kinds = head.split(/\s{2,}/).slice(1) as Crossing["kind"][];
const table = rows.map((row): [step: string, ...counts: number[]] => {
  const [step = "", ...counts] = row.trim().split(/\s{2,}/);
  return [step, ...counts.map(Number)];
});

const measured = new Map<string, Crossing[]>();

const measure = async (step: string, work: () => Promise<unknown>): Promise<void> => {
  takeCrossings();
  await work();
  measured.set(step, takeCrossings());
};

const perform = (queue: string): Promise<unknown> => deliver(queue, takeFrom(queue));

beforeAll(async () => {
  startTest();
  await openGateway();
  party.merchant = await registerMerchant({ webhook_url: "https://shop.example.com/hooks" });
  countCrossings(env);
  // The first round fills the caches. The second one is measured.
  for (const round of [1, 2]) await run(round);
});

afterAll(endTest);

const run = async (round: number): Promise<void> => {
  let paid = await Payment.create();
  await deliverAll();
  await measure("create a session", async () => {
    paid = await Payment.create();
  });
  await measure("its first row in the list", () => perform("projections"));
  await measure("read a session", () => paid.session());
  await measure("read a payment's status", () => paid.status());
  await measure("open the checkout", () => paid.openCheckout());
  const step = async (name: string, json: object) => bodyOf(await paid.step(name, json));
  await measure("resolve the payer by IBAN", async () => bodyOf(await paid.resolve()));
  paid = await Payment.open();
  await deliverAll();
  await measure("resolve the payer by alias", () =>
    step("resolve-payer", { payer_alias: "amira" }),
  );
  paid = await Payment.open();
  await deliverAll();
  await measure("by an alias never found before", () =>
    step("resolve-payer", { payer_alias: round === 1 ? "carla" : "dana" }),
  );
  await measure("resolve another payer", async () => bodyOf(await paid.resolve()));
  await measure("select OTP", async () => bodyOf(await paid.select("OTP")));
  await measure("confirm within a bank", async () => bodyOf(await paid.confirm()));
  await measure("its event published, delivered", () => perform("webhooks"));
  await measure("its last row in the list", () => perform("projections"));

  paid = await Payment.open("borealis");
  await paid.challenged();
  await measure("confirm across banks", async () => bodyOf(await paid.confirm()));
  await deliverAll();
  await measure("credit callback", async () => bodyOf(await paid.credit(), 202));
  await measure("payee's bank notified", () => perform("bank-calls"));
  await deliverAll();
};

const listing = (crossings: readonly Crossing[]): string =>
  crossings
    .map(({ kind, what }) => `${kind}: ${what.replace(/\s+/g, " ").slice(0, 80)}`)
    .join("\n");

it.each(table)("%s", (step, ...expected) => {
  const crossings = measured.get(step) ?? [];
  const counts = kinds.map((kind) => crossings.filter((crossing) => crossing.kind === kind).length);
  expect(counts, listing(crossings)).toEqual(expected);
});
