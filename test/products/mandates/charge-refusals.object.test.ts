import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { openGateway } from "../../workers/gateway-journey.ts";
import {
  type Answer,
  askAdmin,
  deliverAll,
  endTest,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";
import { answering, lost } from "../../workers/neighbours.ts";
import { OwnedMandate } from "./row-scene.ts";

/** Every refusal of a new charge. */
beforeAll(async () => {
  startTest();
  await openGateway();
  endTest();
});

beforeEach(startTest);
afterEach(endTest);

const DAY = 24 * 3600_000;
const execute = "alpha execute-transaction";

const invoice = { amount: 1_000, reference: "invoice-7" };
const charge = (mandate: OwnedMandate, changes: object = {}) =>
  mandate.ask("POST", "/charge", { ...invoice, ...changes });
const codeOf = ({ status, body }: Answer) => [status, body.error?.code];

/** A date so many days ahead, in UTC. */
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

const wide = { max_amount_per_period: 5_000 };

/** Changes a mandate until its next charge is refused. */
type Provoke = () => Promise<Answer>;

const refusals: [string, number, string, object, Provoke][] = [
  [
    ...(["before the approval", 409, "MANDATE_NOT_ACTIVE", {}] as const),
    async () => charge(await OwnedMandate.create()),
  ],
  [
    ...(["while it is paused", 409, "MANDATE_NOT_ACTIVE", {}] as const),
    async () => {
      const mandate = await OwnedMandate.active();
      await mandate.ask("POST", "/pause", {});
      return charge(mandate);
    },
  ],
  [
    ...(["after its end", 409, "MANDATE_NOT_ACTIVE", {}] as const),
    async () => {
      const mandate = await OwnedMandate.active();
      await mandate.ask("POST", "/cancel", {});
      return charge(mandate);
    },
  ],
  [
    ...(["before its start", 409, "MANDATE_NOT_STARTED", {}] as const),
    async () => charge(await OwnedMandate.active({ start_date: inDays(2) })),
  ],
  [
    ...(["beside one that has not ended", 409, "CHARGE_IN_PROGRESS", {}] as const),
    async () => {
      const mandate = await OwnedMandate.active(wide);
      await charge(mandate, { charge_date: inDays(3) });
      return charge(mandate);
    },
  ],
  [
    ...(["above the cap of one charge", 422, "MANDATE_LIMIT_EXCEEDED"] as const),
    { limit: "PER_CHARGE", remaining: 1_250, resets_at: null },
    async () => charge(await OwnedMandate.active(), { amount: 1_251 }),
  ],
  [
    ...(["above the cap of its period", 422, "MANDATE_LIMIT_EXCEEDED"] as const),
    { limit: "PER_PERIOD", remaining: 250, resets_at: expect.stringMatching(/T00:00:00.000Z$/) },
    async () => {
      const mandate = await OwnedMandate.active();
      await charge(mandate);
      await deliverAll();
      return charge(mandate);
    },
  ],
  [
    ...(["above the number of charges", 422, "MANDATE_LIMIT_EXCEEDED"] as const),
    { limit: "MAX_CHARGES", remaining: 0, resets_at: null },
    async () => {
      const mandate = await OwnedMandate.active({ ...wide, max_charges: 1 });
      answering(execute, lost);
      const { charge_id, amount, charge_date } = (await charge(mandate)).body;
      await deliverAll();
      // The rail rejected it: it counts until the bank proves that the money is back.
      await mandate.act({
        ...{ type: "charge_report", charge_id, amount, charge_date, attempt: 1 },
        ...{ version: 1_000, outcome: "FAILED", failure_code: "SETTLEMENT_REJECTED" },
        ...{ at: Date.now(), may_be_paid: true },
      });
      return charge(mandate);
    },
  ],
  [
    ...(["above the sum of all charges", 422, "MANDATE_LIMIT_EXCEEDED"] as const),
    { limit: "MAX_TOTAL", remaining: 800, resets_at: null },
    async () => {
      const mandate = await OwnedMandate.active({ ...wide, max_total: 1_800 });
      await charge(mandate);
      await deliverAll();
      return charge(mandate);
    },
  ],
  [
    ...(["of another amount than the fixed one", 422, "MANDATE_AMOUNT_FIXED", {}] as const),
    async () => charge(await OwnedMandate.active({ amount_type: "FIXED" })),
  ],
  [
    ...(["on a day that has passed", 422, "VALIDATION_FAILED"] as const),
    { field: "charge_date" },
    async () => {
      const mandate = await OwnedMandate.active();
      wait(DAY);
      return charge(mandate, { charge_date: inDays(-1) });
    },
  ],
  [
    ...(["too far ahead", 422, "VALIDATION_FAILED", { field: "charge_date" }] as const),
    async () => charge(await OwnedMandate.active(), { charge_date: inDays(31) }),
  ],
  [
    ...(["after the last day", 422, "VALIDATION_FAILED", { field: "charge_date" }] as const),
    async () =>
      charge(await OwnedMandate.active({ end_date: inDays(3) }), { charge_date: inDays(4) }),
  ],
  [
    ...(["without notice, where the operator demands it", 422, "NOTICE_REQUIRED", {}] as const),
    async () => {
      const notice = (test: number) =>
        askAdmin("PUT", "charge-notice", { notice_days: { test, live: 0 } });
      const mandate = await OwnedMandate.active();
      await notice(3);
      wait(3_000);
      expect((await charge(mandate, { charge_date: inDays(3) })).status).toBe(201);
      await mandate.ask("POST", "/cancel", {});
      const refused = await charge(await OwnedMandate.active(), { charge_date: inDays(2) });
      await notice(0);
      return refused;
    },
  ],
];

// @rule M3.1 M3.4 M3.6 M3.10
it.each(refusals)("a charge %s is %d %s", async (_, status, code, details, provoke) => {
  const answer = await provoke();
  expect(codeOf(answer)).toEqual([status, code]);
  expect(answer.body.error).toMatchObject(details);
});
