import { DAY_MS } from "../../base/platform/clock.ts";
import { boundedMap } from "../../base/platform/isolate-cache.ts";
import { type Resident, residentIban, residents } from "../residents.ts";
import type { Line, LineKind } from "./books.ts";

/**
 * The year before the world began: the movements of each account on each day, as a pure function of
 * account and day. It is never stored, and ends when the world begins.
 */
export const HISTORY_DAYS = 365;

/** A movement of an account: a line without its account, position and time. */
interface Event {
  kind: LineKind;
  credit_debit: Line["credit_debit"];
  /** Minor units. */
  amount: number;
  name: string | null;
  iban?: string;
  category_code?: string;
  remittance?: string;
}

/** A day of history, and draws that are always the same for this account and day. */
interface Day {
  /** Days since 1970. */
  number: number;
  date: Date;
  /** From `least` to `most`, both included; another `name` draws another number. */
  draw(name: string, least: number, most: number): number;
}

/** FNV-1a: enough to look random, and the same in every isolate. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) {
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
};

const debit = (kind: LineKind, amount: number, name: string, more: Partial<Event> = {}): Event => ({
  kind,
  credit_debit: "DEBIT",
  amount,
  name,
  ...more,
});
const credit = (
  kind: LineKind,
  amount: number,
  name: string,
  more: Partial<Event> = {},
): Event => ({
  ...debit(kind, amount, name, more),
  credit_debit: "CREDIT",
});
const card = (amount: number, name: string, category_code: string): Event =>
  debit("CARD", amount, name, { category_code });

/** One of several merchants; the amount lies in its range. */
type Merchant = readonly [name: string, category: string, least: number, most: number];
const groceries: readonly Merchant[] = [
  ["Green Basket", "5411", 1_150, 9_400],
  ["Corner Market", "5411", 420, 3_800],
  ["Baker Lindqvist", "5462", 280, 1_150],
];
const meals: readonly Merchant[] = [
  ["Cafe Orion", "5814", 340, 1_280],
  ["Trattoria Sole", "5812", 1_900, 7_600],
  ["Noodle House", "5812", 1_150, 3_400],
];
const shops: readonly Merchant[] = [
  ["Nordstern Electronics", "5732", 2_900, 38_900],
  ["Weaver and Sons", "5651", 1_990, 17_500],
  ["Blue Door Pharmacy", "5912", 480, 4_200],
  ["City Cinema", "7832", 1_100, 3_200],
];

const buyAt = (day: Day, name: string, merchants: readonly Merchant[]): Event => {
  const [shop, category, least, most] = merchants[
    day.draw(`${name} shop`, 0, merchants.length - 1)
  ] as Merchant;
  return card(day.draw(`${name} amount`, least, most), shop, category);
};

const landlord = { iban: "DE89370400440532013000", remittance: "Rent" };
const gym = { iban: "GB29NWBK60161331926819", remittance: "Membership" };

/** The monthly payments, by their day. */
const monthly: Readonly<Record<number, readonly Event[]>> = {
  1: [debit("STANDING_ORDER", 145_000, "Harbour Homes", landlord)],
  3: [debit("DIRECT_DEBIT", 8_640, "City Power", { remittance: "Electricity" })],
  5: [debit("DIRECT_DEBIT", 2_999, "Cirrus Mobile", { remittance: "Phone" })],
  12: [card(1_399, "Streamline Films", "4899")],
  15: [debit("STANDING_ORDER", 3_900, "Peak Gym", gym)],
  20: [card(1_099, "Tonic Music", "5815")],
};

const SAVED = 30_000;
const SAVING_DAY = 2;

/** Two journeys a year: flight, hotel and meals. */
const journey = (day: Day): Event[] => {
  const dayOfMonth = day.date.getUTCDate();
  const isSeason = [2, 7].includes(day.date.getUTCMonth());
  if (!isSeason) return [];
  if (dayOfMonth === 8) return [card(day.draw("flight", 18_000, 64_000), "Aerolinea", "4511")];
  if (dayOfMonth === 18) return [card(day.draw("hotel", 31_000, 88_000), "Hotel Miramar", "7011")];
  return dayOfMonth > 18 && dayOfMonth < 23 ? [buyAt(day, "journey", meals)] : [];
};

const salaried = (day: Day, resident: Resident): Event[] => {
  const dayOfMonth = day.date.getUTCDate();
  const isWorkday = day.date.getUTCDay() % 6 !== 0;
  const chance = (name: string, percent: number): boolean => day.draw(name, 1, 100) <= percent;
  const events: Event[] = [...(monthly[dayOfMonth] ?? []), ...journey(day)];
  if (dayOfMonth === 25) {
    events.push(credit("SALARY", 428_000, "Lindner Works", { remittance: "Salary" }));
  }
  const savings = residents.find(
    (other) => other.life === "SAVINGS" && other.alias === resident.alias,
  );
  if (savings && dayOfMonth === SAVING_DAY) {
    const more = { iban: residentIban(savings), remittance: "Saving" };
    events.push(debit("STANDING_ORDER", SAVED, savings.holder, more));
  }
  if (isWorkday && chance("tram", 35)) events.push(card(290, "City Transport", "4111"));
  if (chance("groceries", 42)) events.push(buyAt(day, "groceries", groceries));
  if (chance("meal", 30)) events.push(buyAt(day, "meal", meals));
  if (chance("shop", 9)) events.push(buyAt(day, "shop", shops));
  if (chance("cash", 4)) {
    events.push(debit("CASH", 5_000 * day.draw("notes", 1, 3), "Cash machine"));
  }
  return events;
};

const saving = (day: Day, resident: Resident): Event[] => {
  const dayOfMonth = day.date.getUTCDate();
  const current = residents.find(
    (other) => other.life === "SALARIED" && other.alias === resident.alias,
  );
  const events: Event[] = [];
  if (current && dayOfMonth === SAVING_DAY) {
    const more = { iban: residentIban(current), remittance: "Saving" };
    events.push(credit("STANDING_ORDER", SAVED, current.holder, more));
  }
  if (dayOfMonth === 1 && day.date.getUTCMonth() % 3 === 0) {
    events.push(credit("INTEREST", day.draw("interest", 3_100, 4_900), "Alpha Bank"));
  }
  return events;
};

const marketStall = (day: Day): Event[] => {
  const sales = Array.from({ length: day.draw("sales", 3, 6) }, (_, place) =>
    credit("INSTANT", day.draw(`sale ${place}`, 250, 6_400), "Market customer", {
      remittance: `Sale ${place + 1}`,
    }),
  );
  const supply = debit("TRANSFER", day.draw("supply", 2_000, 9_000), "Orchard Wholesale");
  return day.date.getUTCDay() % 3 === 0 ? [...sales, supply] : sales;
};

const lives = { SALARIED: salaried, SAVINGS: saving, MARKET_STALL: marketStall } as const;

const eventsOf = (resident: Resident, number: number): Event[] => {
  if (!resident.life) return [];
  const seed = `${residentIban(resident)} ${number} `;
  const date = new Date(number * DAY_MS);
  const draw: Day["draw"] = (name, least, most) => least + (hash(seed + name) % (most - least + 1));
  return lives[resident.life]({ number, date, draw }, resident);
};

/** The lines of one day, in the order of their times: between 6:00 and 22:00. */
const linesOf = (resident: Resident, number: number): Line[] => {
  const iban = residentIban(resident);
  const events = eventsOf(resident, number);
  const date = new Date(number * DAY_MS).toISOString().slice(0, 10).replaceAll("-", "");
  return events.map((event, place) => {
    const minutes = 6 * 60 + Math.floor(((place + 1) * 16 * 60) / (events.length + 1));
    const at = number * DAY_MS + minutes * 60_000;
    const { kind, credit_debit, amount } = event;
    return {
      iban,
      transaction_id: `tx_${date}_${place + 1}`,
      status: "BOOKED",
      kind,
      credit_debit,
      amount,
      arose_at: at,
      booked_at: at,
      counterparty_name: event.name,
      counterparty_iban: event.iban ?? null,
      category_code: event.category_code ?? null,
      remittance: event.remittance ?? null,
      end_to_end_id: null,
    };
  });
};

/** The function is pure, so cached values are always right. */
const remembered = boundedMap<string, readonly Line[]>(100);

/** The lines of the year before the world began (milliseconds), oldest first. */
export const historyOf = (iban: string, beganAt: number): readonly Line[] => {
  const firstDay = Math.floor(beganAt / DAY_MS) - HISTORY_DAYS;
  const name = `${iban} ${firstDay}`;
  const known = remembered.get(name);
  if (known) return known;
  const resident = residents.find((row) => residentIban(row) === iban);
  const lines = Array.from({ length: resident?.life ? HISTORY_DAYS : 0 }, (_, day) =>
    resident ? linesOf(resident, firstDay + day) : [],
  ).flat();
  remembered.set(name, lines);
  return lines;
};

export const signed = ({ credit_debit, amount }: Pick<Line, "credit_debit" | "amount">): number =>
  credit_debit === "CREDIT" ? amount : -amount;
