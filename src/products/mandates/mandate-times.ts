import {
  addDays,
  civilDate,
  endOfDay,
  instantAt,
  type Schedule,
} from "../../base/kernel/calendar.ts";
import { DAY_MS } from "../../base/platform/clock.ts";
import type { ChargeEntry } from "./charge-entry.ts";
import type { MandateRecord, MandateTerms } from "./mandate-record.ts";

/** The times of a mandate. Instants in milliseconds. */

/** How long the customer may take to approve. */
const AUTHORISE_MS = DAY_MS;

/** How long before the end the owner is told. @rule M4.1 */
const NOTICE_MS = 14 * DAY_MS;

/** When announced and automatic charges begin, local time, and over how long. @rule M3.9 */
const CHARGE_TIME = "06:00";
const CHARGE_SPREAD_MS = 2 * 60 * 60_000;

/** How many days ahead a charge may be announced. @rule M3.8 */
export const MOST_DAYS_AHEAD = 30;

/** The days after its first failure on which an automatic charge is retried. @rule M3.14 */
export const automaticRetryDays = [1, 3, 7] as const;

/** An attempt is given up at the end of its day, but never sooner than this after its decision. */
const LEAST_ATTEMPT_MS = 10 * 60_000;

/** The civil date in the mandate's zone. */
export const dateOf = ({ terms }: Pick<MandateRecord, "terms">, instant: number): string =>
  civilDate(instant, terms.schedule.time_zone);

/** The schedule with its start, which is fixed when the customer is challenged. */
export const scheduleOf = ({
  terms,
  start_date,
}: Pick<MandateRecord, "terms" | "start_date">): Schedule => {
  if (start_date === null) throw new Error("a mandate that has not begun");
  return { ...terms.schedule, start_date };
};

/** The end of the last day; Infinity without one. @rule M1.9 */
export const endOf = ({ schedule }: Pick<MandateTerms, "schedule">): number =>
  schedule.end_date === null ? Infinity : endOfDay(schedule.end_date, schedule.time_zone);

/** Until when the customer can approve. @rule M1.9 */
export const authoriseBy = (terms: Pick<MandateTerms, "created_at" | "schedule">): number =>
  Math.min(terms.created_at + AUTHORISE_MS, endOf(terms));

/** When the notice before the end is due; null for a mandate that ends sooner, or never. */
export const noticeBefore = (terms: MandateTerms, nowMs: number): number | null => {
  const at = endOf(terms) - NOTICE_MS;
  return at > nowMs && at < Infinity ? at : null;
};

/**
 * When the charges of this date begin by themselves. Each mandate has its own instant, the same on
 * every day, so that the mandates of a zone do not all begin at once.
 * @rule M3.9
 */
export const chargeInstant = (
  { terms }: { terms: Pick<MandateTerms, "mandate_id" | "schedule"> },
  date: string,
): number =>
  instantAt(date, CHARGE_TIME, terms.schedule.time_zone) +
  (hash32(terms.mandate_id) % CHARGE_SPREAD_MS);

/**
 * A number from 0 to 2^32 - 1 that looks random and is always the same for a text [MurmurHash3,
 * 32 bits, over UTF-16 units]. For spreading work over time, never for secrets.
 */
export const hash32 = (text: string): number => {
  let hash = 0;
  for (let place = 0; place < text.length; place++) {
    const mixed = Math.imul(text.charCodeAt(place), 0xcc9e2d51);
    hash ^= Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
    hash = Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64;
  }
  hash ^= text.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** The later one of two civil dates. */
export const laterOf = (a: string, b: string): string => [a, b].sort()[1] ?? a;

/** The first instant of a date in the zone. */
export const startOfDay = (date: string, timeZone: string): number =>
  endOfDay(addDays(date, -1), timeZone);

/**
 * When the present attempt of a charge is given up if it has not begun: a charge that the gateway
 * starts on a later day than announced is late.
 * @rule M3.21
 */
export const attemptDeadline = (record: MandateRecord, entry: ChargeEntry): number => {
  const { attempt, charge_date, decided_at } = entry;
  const attempted_on = attemptedOn(record, entry);
  const day = attempt > 1 && attempted_on !== null ? attempted_on : charge_date;
  const grace = day === attempted_on ? (decided_at ?? 0) + LEAST_ATTEMPT_MS : 0;
  return Math.max(endOfDay(day, record.terms.schedule.time_zone), grace);
};

/** The civil date of the newest attempt's decision; null before the first. */
export const attemptedOn = (
  record: Pick<MandateRecord, "terms">,
  { decided_at }: ChargeEntry,
): string | null => (decided_at === null ? null : dateOf(record, decided_at));
