import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { findObject } from "../aggregate/kinds.ts";
import { chargeKind } from "../charges/charge-kind.ts";
import { addDays, endOfDay } from "../kernel/calendar.ts";
import { type Result, refuse } from "../kernel/result.ts";
import type { MerchantCaller } from "../parties/guards.ts";
import { paymentKind } from "../payments/payment-kind.ts";
import { isoTime } from "../platform/clock.ts";
import { csvFile, csvLines } from "../platform/csv.ts";
import { database } from "../platform/database.ts";
import type { Answer, Call } from "../platform/edge.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { events } from "../platform/schema.ts";
import type { AdminCall } from "./administration.ts";
import { findMerchant } from "./read-merchants.ts";
import {
  addLine,
  type Fees,
  type SettlementLine,
  type SettlementSums,
  settlementCells,
  settlementColumns,
  sumLines,
} from "./settlement-lines.ts";
import type { ownSettlementPath, settlementPath, settlementQuery } from "./settlement-schemas.ts";

type Zone = { time_zone: string };

/** `GET /admin/v1/merchants/{merchant_id}/settlements/{date}.csv` */
export const readSettlementFile = async (
  call: AdminCall<unknown, InferOutput<typeof settlementPath>, InferOutput<typeof settlementQuery>>,
): Promise<Answer> => {
  const { merchant_id, file } = call.path;
  const { mode, time_zone } = call.query;
  const merchant = await findMerchant(call.env, merchant_id);
  if (!merchant?.[mode]) return refuse("NOT_FOUND");
  return settlementFile(call.env, { merchantId: merchant_id, mode }, file, time_zone);
};

/** `GET /api/v1/settlements/{date}.csv`, in the mode of the merchant's key. */
export const readOwnSettlementFile = (
  call: Call<GatewayEnv, MerchantCaller, unknown, InferOutput<typeof ownSettlementPath>, Zone>,
): Answer => {
  const { merchant_id: merchantId, mode } = call.caller;
  return settlementFile(call.env, { merchantId, mode }, call.path.file, call.query.time_zone);
};

interface Scope {
  merchantId: string;
  mode: Mode;
}

/**
 * What moved on a day of a time zone, and sums for each currency in the last lines. The events tell
 * which payments; each payment's fees are read from its object.
 */
const settlementFile = (
  env: GatewayEnv,
  scope: Scope,
  date: string,
  timeZone: string,
): Response => {
  const day = { from: endOfDay(addDays(date, -1), timeZone), to: endOfDay(date, timeZone) };
  return csvFile(`settlement-${date}.csv`, linesOf(env, scope, day));
};

/** The events of one page, and so the objects that are read at once. */
const PAGE_SIZE = 100;

const types = {
  "payment.completed": "PAYMENT",
  "mandate.charge.completed": "CHARGE",
  "refund.completed": "REFUND",
} as const;

type Type = keyof typeof types;

async function* linesOf(
  env: GatewayEnv,
  scope: Scope,
  day: { from: number; to: number },
): AsyncGenerator<string> {
  const sums: SettlementSums = new Map();
  yield csvLines([settlementColumns]);
  for (let behind: [number, string] = [day.from, ""]; ; ) {
    const page = await readPage(env, scope, behind, day.to);
    const lines = await Promise.all(page.map((event) => lineOf(env, scope, event)));
    for (const line of lines) addLine(sums, line);
    yield csvLines(lines.map(settlementCells));
    const last = page.at(-1);
    if (!last || page.length < PAGE_SIZE) break;
    behind = [last.createdAt, last.eventId];
  }
  yield csvLines(sumLines(sums));
}

type EventRow = typeof events.$inferSelect;

const readPage = (env: GatewayEnv, scope: Scope, behind: [number, string], to: number) =>
  database(env)
    .select()
    .from(events)
    .where(
      and(
        eq(events.ownerKind, "MERCHANT"),
        eq(events.ownerId, scope.merchantId),
        eq(events.mode, scope.mode),
        sql`(${events.createdAt}, ${events.eventId}) > (${behind[0]}, ${behind[1]})`,
        lt(events.createdAt, to),
        inArray(events.type, Object.keys(types)),
      ),
    )
    .orderBy(asc(events.createdAt), asc(events.eventId))
    .limit(PAGE_SIZE);

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
    ...{ type, completed_at: isoTime(event.createdAt), payment_id, refund_id, reference },
    ...{
      amount,
      currency,
      fees: type === "REFUND" ? null : await readFees(env, scope, payment_id),
    },
  };
};

interface Viewed {
  view(request: object): Promise<Result<string> | null>;
}

/** Null once retention has deleted the payment. */
const readFees = async (
  env: GatewayEnv,
  { merchantId: merchant_id, mode }: Scope,
  paymentId: string,
): Promise<Fees | null> => {
  const found = findObject<Viewed>(env, [paymentKind, chargeKind], paymentId);
  const view = await found?.stubOf().view({ view: "payment", merchant_id, mode });
  return view?.ok ? (JSON.parse(view.value) as { fees: Fees | null }).fees : null;
};
