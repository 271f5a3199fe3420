/**
 * The calendar of the tests' own model, in another way than the code's: it walks through the days
 * and months one after the other.
 */
const DAY_MS = 24 * 3_600_000;

/** The date on the wall in the zone. */
export const dateIn = (timeZone: string, instant: number): string =>
  new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short" }).format(instant);

const lastOfMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

const text = (year: number, month: number, day: number): string =>
  [year, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");

/** The number of the period of this date, counted from the start; -1 before it. */
export const periodOf = (
  { start, frequency, every }: { start: string; frequency: "WEEKLY" | "MONTHLY"; every: number },
  date: string,
): number => {
  let k = -1;
  let [year = 0, month = 0] = start.split("-").map(Number);
  const day = Number(start.slice(8));
  let first = start;
  while (first <= date) {
    k++;
    if (frequency === "WEEKLY") {
      first = new Date(Date.parse(first) + 7 * every * DAY_MS).toISOString().slice(0, 10);
      continue;
    }
    for (let months = 0; months < every; months++) {
      month = month === 12 ? 1 : month + 1;
      if (month === 1) year++;
    }
    first = text(year, month, Math.min(day, lastOfMonth(year, month)));
  }
  return k;
};
