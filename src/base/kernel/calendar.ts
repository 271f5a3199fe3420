import * as Instant from "temporal-polyfill/fns/Instant";
import * as PlainDate from "temporal-polyfill/fns/PlainDate";
import * as PlainTime from "temporal-polyfill/fns/PlainTime";
import * as ZonedDateTime from "temporal-polyfill/fns/ZonedDateTime";

/**
 * The calendar of recurring payments: civil dates, time zones and the periods of a schedule. A
 * date is a text YYYY-MM-DD of the years 1970 to 9000, so dates compare as texts. An instant is in
 * milliseconds since 1970. A date that does not exist throws a RangeError: callers have checked it.
 */

export const frequencies = [
  "DAILY",
  "WEEKLY",
  "MONTHLY",
  "QUARTERLY",
  "YEARLY",
  "ON_DEMAND",
] as const;

export type Frequency = (typeof frequencies)[number];

export interface Schedule {
  frequency: Frequency;
  /** 1 to 12. Every two weeks is WEEKLY with 2. */
  interval_count: number;
  start_date: string;
  /** The last day, or null if the schedule has no end. */
  end_date: string | null;
  /** An IANA name. */
  time_zone: string;
}

/** Both dates are inclusive. `to` is null if the period has no end. */
export interface Period {
  k: number;
  from: string;
  to: string | null;
}

type Unit = { days: number } | { months: number };

const units: Record<Exclude<Frequency, "ON_DEMAND">, Unit> = {
  DAILY: { days: 1 },
  WEEKLY: { days: 7 },
  MONTHLY: { months: 1 },
  QUARTERLY: { months: 3 },
  YEARLY: { months: 12 },
};

/** The step from one period to the next, or null where one period covers everything. */
const stepOf = ({ frequency, interval_count }: Schedule): Unit | null => {
  if (frequency === "ON_DEMAND") return null;
  const unit = units[frequency];
  return "days" in unit
    ? { days: unit.days * interval_count }
    : { months: unit.months * interval_count };
};

const parse = (date: string): PlainDate.Record => {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = date.split("-").map(Number);
  return PlainDate.create(year, month, day);
};

/**
 * The first day of period k. Months are counted from the start and then clamped to the month's
 * end, so 31 January leads to 28 February and then to 31 March.
 */
const firstDay = (start: string, step: Unit, k: number): string => {
  const date = parse(start);
  const moved =
    "days" in step
      ? PlainDate.addDays(date, k * step.days)
      : PlainDate.addMonths(date, k * step.months);
  return PlainDate.toString(moved);
};

/**
 * Period k of the schedule, from 0, cut off at the end date. Null if it would begin after the end
 * date, or if k is below 0.
 * @rule M3.2
 */
export const periodNumber = (schedule: Schedule, k: number): Period | null => {
  const { start_date, end_date } = schedule;
  const step = stepOf(schedule);
  if (k < 0 || (step === null && k > 0)) return null;
  const from = step === null ? start_date : firstDay(start_date, step, k);
  if (end_date !== null && from > end_date) return null;
  const last = step === null ? null : addDays(firstDay(start_date, step, k + 1), -1);
  const ends = last === null || (end_date !== null && end_date < last);
  return { k, from, to: ends ? end_date : last };
};

/** The period that holds the date, or null before the start and after the end of the schedule. */
export const periodAt = (schedule: Schedule, date: string): Period | null => {
  const { start_date, end_date } = schedule;
  if (date < start_date || (end_date !== null && date > end_date)) return null;
  const step = stepOf(schedule);
  return periodNumber(schedule, step === null ? 0 : stepsUntil(start_date, step, date));
};

/** How many whole steps lead from the start to the date. */
const stepsUntil = (start: string, step: Unit, date: string): number => {
  const first = parse(start);
  const day = parse(date);
  if ("days" in step) return Math.floor(PlainDate.diffDays(first, day) / step.days);
  const months = (day.year - first.year) * 12 + day.month - first.month;
  const k = Math.floor(months / step.months);
  return firstDay(start, step, k) > date ? k - 1 : k;
};

export const addDays = (date: string, days: number): string =>
  PlainDate.toString(PlainDate.addDays(parse(date), days));

/** The local date in the zone at this instant. */
export const civilDate = (milliseconds: number, timeZone: string): string => {
  const instant = Instant.fromEpochMilliseconds(milliseconds);
  const zoned = Instant.toZonedDateTimeISO(instant, timeZone);
  return PlainDate.toString(ZonedDateTime.toPlainDate(zoned));
};

/**
 * The instant of a local time HH:MM. If a clock change repeats the time, the first one counts. If a
 * clock change skips it, the time moves later by the skipped amount [RFC 5545 3.3.5].
 */
export const instantAt = (date: string, time: string, timeZone: string): number =>
  PlainDate.toZonedDateTime(parse(date), { timeZone, plainTime: PlainTime.fromString(time) })
    .epochMilliseconds;

/**
 * The end of a day, exclusive: the first instant of the next day that exists in the zone. A zone
 * can skip a whole day, as Pacific/Apia skipped 30 December 2011.
 */
export const endOfDay = (date: string, timeZone: string): number =>
  PlainDate.toZonedDateTime(parse(addDays(date, 1)), timeZone).epochMilliseconds;

/** Whether the text is an IANA time zone that the runtime knows. Offsets like +05:30 are not. */
export const isTimeZone = (text: string): boolean => {
  if (!/^[A-Z][\w+-]*(?:\/[A-Z][\w+-]*)*$/.test(text)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: text });
    return true;
  } catch {
    return false;
  }
};
