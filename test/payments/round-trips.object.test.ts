import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { migrate } from "../operators/gateway.ts";
import type { Crossing } from "../workers/crossings.ts";
import { GatewayPayment, reportFromRail } from "../workers/gateway-payment.ts";
import { enrol, expectStatus } from "../workers/operator.ts";
import { accounts, CODE, Outside } from "../workers/outside.ts";
import { WholeGateway } from "../workers/whole-gateway.ts";

/**
 * What each step of a payment costs beyond its own computing, with everything that the worker does
 * after its answer. Rows of objects are stored values, alarms, and rows of tables and indexes.
 * Keys, settings and leases of rate limits are cached, as in an isolate that has just served a
 * payment. A figure that rises makes every payment slower or dearer: only a good reason changes
 * one here.
 */
const costs = `
step                          object call  object row  D1 statement  D1 row  queue send  outbound call
create a session                        1           2             0       0           1              0
  its first row in the list             0           0             1       3           0              0
read a session                          1           0             0       0           0              0
read a payment's status                 1           0             0       0           0              0
open the checkout                       1           0             0       0           0              0
resolve the payer by IBAN               2           1             0       0           0              2
resolve the payer by alias              2           1             0       0           0              3
select OTP                              3           3             0       0           0              1
confirm within a bank                   5           6             3       0           2              2
  its event published, delivered        3           5             2       2           0              1
  its last row in the list              1           1             1       1           0              0
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
let gateway: WholeGateway;
let outside: Outside;

const measure = async (step: string, work: () => Promise<unknown>): Promise<void> => {
  gateway.crossings = [];
  await work();
  measured.set(step, gateway.crossings);
  gateway.crossings = [];
};

/** Performs what waits in this queue; the others wait on. */
const perform = async (queue: string): Promise<void> => {
  const others = gateway.waiting.filter((message) => message.queue !== queue);
  gateway.waiting = gateway.waiting.filter((message) => message.queue === queue);
  await gateway.performAll();
  gateway.waiting = others;
};

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
  for (const level of ["log", "warn", "error"] as const) vi.spyOn(console, level).mockReturnValue();
  await migrate();
  gateway = new WholeGateway({ LIMITS: "local" });
  outside = new Outside((crossing) => gateway.crossings.push(crossing));
  const { apiKeys } = await enrol(gateway);
  // The first round fills the caches, and the second is what counts.
  for (let round = 1; round <= 2; round++) await run(apiKeys.test);
});

const run = async (apiKey: string): Promise<void> => {
  let paid = await GatewayPayment.create(gateway, apiKey);
  await gateway.performAll();
  await measure("create a session", async () => {
    paid = await GatewayPayment.create(gateway, apiKey);
  });
  await measure("its first row in the list", () => perform("projections"));
  await measure("read a session", () => paid.view());
  await measure("read a payment's status", () => paid.status());
  await measure("open the checkout", () => paid.open());
  const token = await paid.open();
  const step = async (name: string, json: object) =>
    expectStatus(await paid.step(name, json, token), 200);
  const payer_iban = accounts.amira.iban;
  await measure("resolve the payer by IBAN", () => step("resolve-payer", { payer_iban }));
  await measure("resolve the payer by alias", () =>
    step("resolve-payer", { payer_alias: "amira" }),
  );
  await measure("select OTP", () => step("select-auth", { auth_mode: "OTP" }));
  await measure("confirm within a bank", () => step("confirm", { otp_code: CODE }));
  await measure("its event published, delivered", () => perform("webhooks"));
  await measure("its last row in the list", () => perform("projections"));

  paid = await GatewayPayment.create(gateway, apiKey);
  await paid.untilCode("boris");
  const page = await paid.open();
  await measure("confirm across banks", () => paid.step("confirm", { otp_code: CODE }, page));
  await gateway.performAll();
  const instruction = outside.bodiesOf("borealis/execute-transaction").at(-1);
  await measure("credit callback", async () =>
    expectStatus(await reportFromRail(gateway, instruction, "CREDITED"), 202),
  );
  await measure("payee's bank notified", () => perform("bank-calls"));
  await gateway.performAll();
};

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const listing = (crossings: readonly Crossing[]): string =>
  crossings
    .map(({ kind, what }) => `${kind}: ${what.replace(/\s+/g, " ").slice(0, 80)}`)
    .join("\n");

it.each(table)("%s", (step, ...expected) => {
  const crossings = measured.get(step) ?? [];
  const counts = kinds.map((kind) => crossings.filter((crossing) => crossing.kind === kind).length);
  expect(counts, listing(crossings)).toEqual(expected);
});
