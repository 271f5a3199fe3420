import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import * as v from "valibot";
import { addDays, endOfDay, isTimeZone } from "../../../base/kernel/calendar.ts";
import { date, described, merchantId, mode, rule } from "../../../base/kernel/fields.ts";
import { type Result, refuse } from "../../../base/kernel/result.ts";
import { isoTime } from "../../../base/platform/clock.ts";
import { type Cell, csvFile, csvLines, cutLine } from "../../../base/platform/csv.ts";
import type { Answer, Call } from "../../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../../base/platform/env.ts";
import { listsOf } from "../../../base/platform/list-databases.ts";
import {
  decodeCursor,
  type ListAnswer,
  type Position,
  pageOf,
  pageQuery,
  positionOf,
  readCursor,
  refuseCursor,
} from "../../../base/platform/lists.ts";
import { events } from "../../../base/platform/lists-schema.ts";
import { callObject } from "../../../base/platform/objects.ts";
import { findObject } from "../../../frame/objects/kinds.ts";
import type { MerchantCaller } from "../../../network/parties/guards.ts";
import { chargeKind } from "../../../products/charges/kind.ts";
import { paymentKind } from "../../../products/payments/kind.ts";
import type { AdminCall } from "../administration.ts";
import { findMerchant } from "../merchants/read-merchants.ts";

type OwnQuery = InferOutput<typeof ownSettlementQuery>;

/** `GET /admin/v1/merchants/{merchant_id}/settlements/{date}.csv` */
export const readSettlementFile = async (
  call: AdminCall<unknown, InferOutput<typeof settlementPath>, InferOutput<typeof settlementQuery>>,
): Promise<Answer> => {
  const { merchant_id, file } = call.path;
  const { mode } = call.query;
  const merchant = await findMerchant(call.env, merchant_id);
  if (!merchant?.[mode]) return refuse("NOT_FOUND");
  return settlementFile(call.env, { merchantId: merchant_id, mode }, file, call.query);
};

/** `GET /api/v1/settlements/{date}.csv`, in the mode of the merchant's key. */
export const readOwnSettlementFile = (
  call: Call<GatewayEnv, MerchantCaller, unknown, InferOutput<typeof ownSettlementPath>, OwnQuery>,
): Promise<Answer> => {
  const { merchant_id: merchantId, mode } = call.caller;
  return settlementFile(call.env, { merchantId, mode }, call.path.file, call.query);
};

interface Scope {
  merchantId: string;
  mode: Mode;
}

/** Milliseconds since the epoch, the second excluded. */
interface Day {
  from: number;
  to: number;
}

/**
 * What moved on a day of a time zone, and sums for each currency in the last lines. The events tell
 * which payments; each payment's fees are read from its object. The first page is read before the
 * answer begins, so a fault or a refusal is an answer of its own.
 */
const settlementFile = async (
  env: GatewayEnv,
  scope: Scope,
  date: string,
  { time_zone, cursor }: OwnQuery,
): Promise<Answer> => {
  const day = { from: endOfDay(addDays(date, -1), time_zone), to: endOfDay(date, time_zone) };
  const read = readCursor(cursor);
  if (!read.ok) return read;
  const start = read.value ?? { createdAt: day.from, id: "" };
  if (start.createdAt < day.from || start.createdAt >= day.to) return refuseCursor();
  const readPage = (behind: Position) => readLines(env, scope, behind, day);
  const lines = linesOf(await readPage(start), readPage);
  return csvFile(`settlement-${date}.csv`, lines);
};

/** The events of one page, and so the objects that are read at once. */
const PAGE_SIZE = 25;

/** An answer reads an object for each: far below the calls that an invocation may make. */
export const MOST_LINES = 900;

const types = {
  "payment.completed": "PAYMENT",
  "mandate.charge.completed": "CHARGE",
  "refund.completed": "REFUND",
} as const;

type Type = keyof typeof types;

/** The lines from this page on, at most MOST_LINES, and their sums. */
async function* linesOf(
  first: ListAnswer<SettlementLine>,
  readPage: (behind: Position) => Promise<ListAnswer<SettlementLine>>,
): AsyncGenerator<string> {
  const sums: SettlementSums = new Map();
  let page = first;
  let count = 0;
  yield csvLines([settlementColumns]);
  for (;;) {
    for (const line of page.data) addLine(sums, line);
    yield csvLines(page.data.map(settlementCells));
    count += page.data.length;
    if (page.next_cursor === null || count >= MOST_LINES) break;
    page = await readPage(positionIn(page.next_cursor));
  }
  yield csvLines(sumLines(sums));
  if (page.next_cursor !== null) yield cutLine(count, page.next_cursor);
}

const positionIn = (cursor: string): Position => {
  const read = readCursor(decodeCursor(cursor) ?? undefined);
  if (!read.ok || !read.value) throw new Error("a cursor of our own cannot be read");
  return read.value;
};

const readLines = async (
  env: GatewayEnv,
  scope: Scope,
  behind: Position,
  day: Day,
): Promise<ListAnswer<SettlementLine>> => {
  const rows = await readEvents(env, scope, behind, day);
  const { data, next_cursor } = pageOf(rows, PAGE_SIZE, (row) =>
    positionOf(row.createdAt, row.eventId),
  );
  return { data: await Promise.all(data.map((event) => lineOf(env, scope, event))), next_cursor };
};

type EventRow = typeof events.$inferSelect;

const readEvents = async (
  env: GatewayEnv,
  scope: Scope,
  behind: Position,
  day: Day,
): Promise<EventRow[]> => {
  const { db } = await listsOf(env, { kind: "MERCHANT", id: scope.merchantId });
  return db
    .select()
    .from(events)
    .where(
      and(
        eq(events.ownerKind, "MERCHANT"),
        eq(events.ownerId, scope.merchantId),
        eq(events.mode, scope.mode),
        sql`(${events.createdAt}, ${events.eventId}) > (${behind.createdAt}, ${behind.id})`,
        lt(events.createdAt, day.to),
        inArray(events.type, Object.keys(types)),
      ),
    )
    .orderBy(asc(events.createdAt), asc(events.eventId))
    .limit(PAGE_SIZE + 1);
};

/** The members of these events that a line shows. */
interface Told {
  payment_id: string;
  refund_id?: string;
  reference?: string;
  amount: number;
  currency: string;
}

const lineOf = async (env: GatewayEnv, scope: Scope, event: EventRow): Promise<SettlementLine> => {
  const type = types[event.type as Type];
  const { data } = JSON.parse(event.payload) as { data: Told };
  const { payment_id, refund_id = null, reference = null, amount, currency } = data;
  return {
    type,
    completed_at: isoTime(event.createdAt),
    payment_id,
    refund_id,
    reference,
    amount,
    currency,
    fees: type === "REFUND" ? null : await readFees(env, scope, payment_id),
  };
};

interface Viewed {
  view(request: object): Promise<Result<string> | null>;
}

/** Null once retention has deleted the payment. An object that cannot be reached breaks it off. */
const readFees = async (
  env: GatewayEnv,
  { merchantId: merchant_id, mode }: Scope,
  paymentId: string,
): Promise<Fees | null> => {
  const found = findObject<Viewed>(env, [paymentKind, chargeKind], paymentId);
  if (!found) return null;
  const request = { view: "payment", merchant_id, mode };
  const view = await callObject(found.stubOf, (object) => object.view(request));
  return view?.ok ? (JSON.parse(view.value) as { fees: Fees | null }).fees : null;
};

/** The lines of a settlement file; pure. */
export const settlementColumns = [
  "type",
  "completed_at",
  "payment_id",
  "refund_id",
  "reference",
  "amount",
  "currency",
  "gateway_fee",
  "bank_fee",
  "settlement_fee",
] as const;

/** Money that moved: to the merchant, or as a refund from it. */
export interface SettlementLine {
  type: "PAYMENT" | "CHARGE" | "REFUND";
  completed_at: string;
  payment_id: string;
  refund_id: string | null;
  reference: string | null;
  /** Minor units, also of a refund. */
  amount: number;
  currency: string;
  /** Minor units. Reported, never deducted; null for a refund. */
  fees: Fees | null;
}

export interface Fees {
  gateway_fee: number;
  bank_fee: number | null;
  settlement_fee: number | null;
}

/** A refund is negative, so a column adds up. */
export const settlementCells = (line: SettlementLine): Cell[] => {
  const { type, completed_at, payment_id, refund_id, reference, amount, currency, fees } = line;
  return [
    type,
    completed_at,
    payment_id,
    refund_id,
    reference,
    type === "REFUND" ? -amount : amount,
    currency,
    fees?.gateway_fee ?? null,
    fees?.bank_fee ?? null,
    fees?.settlement_fee ?? null,
  ];
};

/** Exact, however much a day moves. */
interface Sum {
  paid: bigint;
  refunded: bigint;
  fees: [gateway: bigint, bank: bigint, settlement: bigint];
}

/** Sums by currency. */
export type SettlementSums = Map<string, Sum>;

export const addLine = (sums: SettlementSums, line: SettlementLine): void => {
  const { type, amount, currency, fees } = line;
  const known = sums.get(currency) ?? { paid: 0n, refunded: 0n, fees: [0n, 0n, 0n] };
  const [gateway, bank, settlement] = known.fees;
  sums.set(currency, {
    paid: known.paid + (type === "REFUND" ? 0n : BigInt(amount)),
    refunded: known.refunded + (type === "REFUND" ? BigInt(amount) : 0n),
    fees: [
      gateway + BigInt(fees?.gateway_fee ?? 0),
      bank + BigInt(fees?.bank_fee ?? 0),
      settlement + BigInt(fees?.settlement_fee ?? 0),
    ],
  });
};

/** The last lines: the sum paid, the sum refunded and the difference, for each currency. */
export const sumLines = (sums: SettlementSums): Cell[][] =>
  [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([currency, { paid, refunded, fees }]) => [
      ["TOTAL_PAID", null, null, null, null, paid, currency, ...fees],
      ["TOTAL_REFUNDED", null, null, null, null, -refunded, currency, null, null, null],
      ["TOTAL", null, null, null, null, paid - refunded, currency, null, null, null],
    ]);

/** The requests for settlement files. */
const file = v.pipe(
  v.string(),
  rule((name) => name.endsWith(".csv") && v.is(date, name.slice(0, -4)), "is not a date and .csv", {
    pattern: "^\\d{4}-\\d{2}-\\d{2}\\.csv$",
  }),
  described("The day, and `.csv`.", "2026-11-21.csv"),
  v.transform((name) => name.slice(0, -4)),
);

const timeZone = v.pipe(
  v.optional(v.string(), "UTC"),
  rule(isTimeZone, "must be an IANA time zone", { maxLength: 64, default: "UTC" }),
  described("The day is one of this time zone.", "Europe/Berlin"),
);

export const settlementPath = v.object({ merchant_id: merchantId, file });
export const ownSettlementPath = v.object({ file });
export const ownSettlementQuery = v.object({
  time_zone: timeZone,
  cursor: pageQuery.entries.cursor,
});
export const settlementQuery = v.object({ mode, ...ownSettlementQuery.entries });
