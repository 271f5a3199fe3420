import { type CallOptions, reading, type SdkCall, segment } from "./request.ts";

export interface SettlementQuery {
  /** The day in the time zone, YYYY-MM-DD. */
  date: string;
  /** An IANA name; by default UTC. */
  time_zone?: string;
}

/** What moved. Amounts and fees in minor units; a refund's amount is negative. */
export interface SettlementFileLine {
  type: "PAYMENT" | "CHARGE" | "REFUND";
  completed_at: string;
  payment_id: string;
  refund_id: string | null;
  reference: string | null;
  amount: number;
  currency: string;
  gateway_fee: number | null;
  bank_fee: number | null;
  settlement_fee: number | null;
}

/** The settlement files of your days: payments, charges, refunds and fees. */
export class Settlements {
  readonly #read: (call: SdkCall) => Promise<string>;

  constructor(read: (call: SdkCall) => Promise<string>) {
    this.#read = read;
  }

  /**
   * One part of a day's file, as CSV: its head, at most 900 lines, and the sums of these lines. If
   * there is more, the last line begins with # and says with which cursor to go on.
   */
  csv(query: SettlementQuery & { cursor?: string }, options?: CallOptions): Promise<string> {
    const { date, ...rest } = query;
    return this.#read(reading(`/settlements/${segment(date)}.csv`, options, rest));
  }

  /** Every line of a day's file, the oldest first, without the sums. */
  async *lines(query: SettlementQuery, options?: CallOptions): AsyncGenerator<SettlementFileLine> {
    let cursor: string | undefined;
    do {
      const part = await this.csv({ ...query, ...(cursor ? { cursor } : {}) }, options);
      const [columns = [], ...rows] = cellsOf(part);
      cursor = undefined;
      for (const row of rows) {
        if (/^(PAYMENT|CHARGE|REFUND)$/.test(row[0] ?? "")) yield lineOf(columns, row);
        cursor = /^# .*cursor=(\S+)$/.exec(row[0] ?? "")?.[1] ?? cursor;
      }
    } while (cursor !== undefined);
  }
}

const numbers = /^(amount|.*_fee)$/;

const lineOf = (columns: readonly string[], row: readonly string[]): SettlementFileLine =>
  Object.fromEntries(
    columns.map((column, place) => {
      const cell = row[place] || null;
      return [column, cell !== null && numbers.test(column) ? Number(cell) : cell];
    }),
  ) as unknown as SettlementFileLine;

/** The cells of CSV [RFC 4180]: a quoted one may hold commas, line breaks and doubled quotes. */
const cellsOf = (csv: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of csv.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g,
  )) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
};
