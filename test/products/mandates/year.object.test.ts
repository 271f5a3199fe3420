import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openGateway } from "../../workers/gateway-journey.ts";
import { endTest, startTest } from "../../workers/gateway-worker.ts";
import { leapYear, type Plan, planned, startOfTest } from "./mandate-plans.ts";
import { MandatePromises } from "./mandate-promises.ts";
import { MandateWorld, type Troubles } from "./mandate-world.ts";

/**
 * A year of a subscription that collects itself, from 31 January in New York: a 29 February, both
 * clock changes, a pause, two failures with retries over a month's end, and a new price in the
 * middle of a period. It is the same year for workers that die and objects that restart.
 */
beforeAll(async () => {
  startTest();
  await openGateway();
});

beforeEach(startTest);
afterEach(endTest);

const zone = "America/New_York";

const plan: Plan = {
  ...{ isFixed: true, isAutomatic: true, railRejects: false, isAcross: true },
  ...{ frequency: "MONTHLY", every: 1, max_charges: null, max_total: null, notice_days: 0 },
  ...{ endsAfterDays: null, time_zone: zone },
};

const noon = (month: number, day: number, year = leapYear): number =>
  Date.UTC(year, month - 1, day, 16);

/** Date and time on the wall in New York. A charge at 07:59 may be repeated for some minutes. */
const timeOf = (instant: number): string => {
  const format = { timeZone: zone, dateStyle: "short", timeStyle: "short" } as const;
  const wall = new Intl.DateTimeFormat("sv", format).format(instant);
  const time = wall.slice(11);
  return `${wall.slice(5, 10)} ${time >= "06:00" && time < "08:15" ? "06-08" : time}`;
};

class Year {
  readonly world = new MandateWorld();
  readonly promises = new MandatePromises(this.world);
  readonly #troubles: Troubles;

  constructor(troubles: Troubles) {
    this.#troubles = troubles;
  }

  async subscribe(price: number, replaces: string | null): Promise<string> {
    const { terms, payer, route } = planned(this.world.newId(), plan, replaces);
    const { mandate_id, schedule } = terms;
    const start_date = replaces === null ? `${leapYear}-01-31` : null;
    await this.world.create({
      ...{ ...terms, amount: price, max_amount_per_period: price },
      schedule: { ...schedule, start_date },
    });
    await this.world.approve(mandate_id, { payer, route });
    return mandate_id;
  }

  async until(instant: number): Promise<void> {
    const watch = () => this.promises.areKept();
    await this.world.liveUntil(instant, { ...this.#troubles, watch });
  }

  /** Month, day, time, text, amount and answer of each instruction that the bank got. */
  statement(): string[] {
    return this.world.bank.instructed.map(({ at, remittance, amount, said }) =>
      [timeOf(at), remittance, amount, said].join(" "),
    );
  }

  events(mandateId: string): string[] {
    return [...this.world.told.values()].flatMap(({ event, data }) =>
      data.mandate_id === mandateId ? event.replace("mandate.", "") : [],
    );
  }
}

/** The same numbers in every run. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
};

const troubled = (seed: number): Troubles => {
  const next = numbers(seed);
  return { livesFor: () => 1 + next(6), restarts: () => next(3) === 0 };
};

// @rule M3.2 M3.11 M3.23
describe("a year by the clock", () => {
  it.each<[string, Troubles]>([
    ["without troubles", {}],
    ["with dying workers and restarts", troubled(1)],
  ])(
    "is the same %s",
    async (_, troubles) => {
      vi.setSystemTime(startOfTest);
      const year = new Year(troubles);
      const { world } = year;
      const first = await year.subscribe(100, null);
      await year.until(noon(5, 15));
      const { viewer } = world;
      await world.must(first, { type: "pause", resume_on: `${leapYear}-07-05`, ...viewer });
      await year.until(noon(7, 20));
      world.bank.wish = "INSUFFICIENT_FUNDS";
      await year.until(noon(8, 2));
      world.bank.wish = "BOOKED";
      await year.until(noon(12, 10));
      const second = await year.subscribe(150, first);
      await year.until(noon(3, 20, leapYear + 1));
      await year.promises.areKeptAtRest();

      expect(year.statement()).toEqual([
        "01-31 06-08 subscription-7-1 100 BOOKED",
        "02-29 06-08 subscription-7-2 100 BOOKED",
        "03-31 06-08 subscription-7-3 100 BOOKED",
        "04-30 06-08 subscription-7-4 100 BOOKED",
        // Paused from 15 May to 5 July: what was missed is not collected later.
        "07-31 06-08 subscription-7-7 100 INSUFFICIENT_FUNDS",
        "08-01 06-08 subscription-7-7 100 INSUFFICIENT_FUNDS",
        "08-03 06-08 subscription-7-7 100 BOOKED",
        "08-31 06-08 subscription-7-8 100 BOOKED",
        "09-30 06-08 subscription-7-9 100 BOOKED",
        "10-31 06-08 subscription-7-10 100 BOOKED",
        "11-30 06-08 subscription-7-11 100 BOOKED",
        // The old price was paid for the period in which the new mandate began on 10 December.
        "01-10 06-08 subscription-7-2 150 BOOKED",
        "02-10 06-08 subscription-7-3 150 BOOKED",
        "03-10 06-08 subscription-7-4 150 BOOKED",
      ]);
      const charges = world.bank.instructed.slice(4, 7).map(({ charge_id }) => charge_id);
      expect(new Set(charges).size).toBe(1);
      expect(world.bank.instructed[6]?.charge_date).toBe(`${leapYear}-07-31`);

      const completed = (times: number) => Array(times).fill("charge.completed");
      expect(year.events(first)).toEqual([
        ...["activated", ...completed(4), "paused", "resumed"],
        ...["charge.failed", "charge.failed", ...completed(5), "cancelled"],
      ]);
      expect(year.events(second)).toEqual(["activated", ...completed(3)]);
      expect(await world.mandate(first)).toMatchObject({
        state: "CANCELLED",
        cancelled_by: "REPLACED",
      });
    },
    120_000,
  );
});
