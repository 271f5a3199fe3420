import { and, desc, eq, gte, lt } from "drizzle-orm";
import type { InferOutput } from "valibot";
import * as v from "valibot";
import { bankId } from "../../../base/kernel/fields.ts";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { DAY_MS, HOUR_MS, isoTime, MINUTE_MS, now } from "../../../base/platform/clock.ts";
import { type Database, database } from "../../../base/platform/database.ts";
import { type Reply, type Route, reply, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../../base/platform/env.ts";
import { everyLists, findLists, type ListDatabase } from "../../../base/platform/list-databases.ts";
import { MOST_ROWS } from "../../../base/platform/lists.ts";
import { objects } from "../../../base/platform/lists-schema.ts";
import { banks } from "../../../base/platform/schema.ts";
import { type Figures, hourlyTotals } from "../../../base/platform/tables.ts";
import { ofOwner } from "../../../frame/objects/object-list.ts";
import { type AdminCall, reads } from "../administration.ts";
import { merchantNamed } from "../named-parties.ts";
import { add, countedColumns, countedKinds, figuresOf, type Piece } from "./figures.ts";
import { ownerDaysUntil } from "./owner-days.ts";
import type { callsQuery, totalsQuery } from "./totals-schemas.ts";
import * as schemas from "./totals-schemas.ts";
import { totalsUntil } from "./totals-sweep.ts";
import { bankCallsView, seriesView, totalsView } from "./totals-view.ts";
import { askWebhooks, webhookHoursUntil } from "./webhook-totals-sweep.ts";

/** A time span, from inclusive, to exclusive. */
interface Span {
  from: number;
  to: number;
}

/** Whose figures: those of one merchant, or of all owners. */
interface Scope {
  mode: Mode;
  merchantId: string | null;
}

/** The pieces of a span. They are not complete if there were too many objects to look at. */
interface Pieces {
  pieces: Piece[];
  complete: boolean;
}

/** A span of at most this is read from the rows of its objects, for figures of five minutes. */
const MOST_LIVE_MS = 2 * HOUR_MS;

/**
 * The steps of a series: at most 24 of five minutes, 73 hours or 91 days. A merchant's have no
 * hours, because its figures are kept by day.
 */
const stepOf = ({ merchantId }: Scope, { from, to }: Span): number => {
  if (to - from <= MOST_LIVE_MS) return 5 * MINUTE_MS;
  return merchantId === null && to - from <= 3 * DAY_MS ? HOUR_MS : DAY_MS;
};

/** `GET /admin/v1/totals`: a span, beside the span of the same length before it. */
const readTotals = async (
  call: AdminCall<unknown, unknown, InferOutput<typeof totalsQuery>>,
): Promise<Result<Reply>> => {
  const { mode, merchant } = call.query;
  const named = merchant ? await merchantNamed(call.env, merchant) : ok(null);
  if (!named.ok) return named;
  const merchantId = named.value ?? call.query.merchant_id ?? null;
  const span = spanOf(call.query, 90 * DAY_MS);
  if (!span.ok) return span;
  const { from, to } = span.value;
  const before = { from: from - (to - from), to: from };
  const scope = { mode, merchantId };
  const [present, earlier, webhooks, earlierWebhooks] = await Promise.all([
    readPieces(call.env, scope, { from, to }),
    readPieces(call.env, scope, before),
    readWebhooks(call.env, scope, { from, to }),
    readWebhooks(call.env, scope, before),
  ]);
  const step = stepOf(scope, { from, to });
  return reply(200, {
    from: isoTime(from),
    to: isoTime(to),
    mode,
    merchant_id: merchantId,
    complete: present.complete && earlier.complete,
    step_seconds: step / 1_000,
    webhooks_until: isoTime(webhooks.until),
    present: totalsView(sumOf(together([present, webhooks]))),
    before: totalsView(sumOf(together([earlier, earlierWebhooks]))),
    series: seriesView({ from, to }, step, present.pieces),
  });
};

/** `GET /admin/v1/banks/{bank_id}/calls`: what a bank was asked, by hour and operation. */
const readBankCalls = async (
  call: AdminCall<unknown, { bank_id: string }, InferOutput<typeof callsQuery>>,
): Promise<Result<Reply>> => {
  const span = spanOf(call.query, 7 * DAY_MS);
  if (!span.ok) return span;
  const bank = await database(call.env)
    .select({ handle: banks.bank_handle, mode: banks.mode })
    .from(banks)
    .where(eq(banks.bank_id, call.path.bank_id))
    .get();
  if (!bank) return refuse("NOT_FOUND");
  const scope = { mode: bank.mode, merchantId: null };
  const { pieces, complete } = await readPieces(call.env, scope, span.value);
  const { from, to } = span.value;
  return reply(200, {
    from: isoTime(from),
    to: isoTime(to),
    complete,
    data: bankCallsView(bank.handle, HOUR_MS, pieces),
  });
};

/** By default the last 24 hours. */
const spanOf = (query: { from?: number | undefined; to?: number | undefined }, most: number) => {
  const to = query.to ?? now();
  const from = query.from ?? to - DAY_MS;
  const isSpan = from < to && to - from <= most;
  const message = `from: must be before to, by at most ${most / DAY_MS} days`;
  return isSpan
    ? { ok: true as const, value: { from, to } }
    : refuse("VALIDATION_FAILED", { field: "from", message });
};

const sumOf = ({ pieces }: Pieces): Figures => {
  let sum: Figures = {};
  for (const { figures } of pieces) sum = add(sum, figures);
  return sum;
};

/**
 * The pieces of the scope's list databases, side by side: of the merchant's, or of all. Each is
 * summed as far as its own sweep has come.
 */
const readPieces = async (env: GatewayEnv, scope: Scope, span: Span): Promise<Pieces> => {
  const { merchantId } = scope;
  const lists =
    merchantId === null
      ? everyLists(env)
      : [await findLists(env, { kind: "MERCHANT", id: merchantId })];
  const known = lists.filter((found) => found !== null);
  return together(await Promise.all(known.map((one) => readPiecesIn(env, one, scope, span))));
};

const together = (parts: readonly Pieces[]): Pieces => ({
  pieces: parts.flatMap(({ pieces }) => pieces),
  complete: parts.every(({ complete }) => complete),
});

/** The whole hours of a span, or of a merchant whole days. */
const wholeIn = ({ from, to }: Span, unit: number): Span => ({
  from: Math.ceil(from / unit) * unit,
  to: Math.floor(to / unit) * unit,
});

/**
 * Whole hours, or a merchant's whole days, come from the table as far as the sweep has summed them;
 * the rest of the span from the rows of its objects.
 */
const readPiecesIn = async (
  env: GatewayEnv,
  { number, db }: ListDatabase,
  scope: Scope,
  span: Span,
): Promise<Pieces> => {
  const { from, to } = span;
  if (to - from <= MOST_LIVE_MS) return readRows(db, scope, span);
  const isOfAll = scope.merchantId === null;
  const until = await (isOfAll ? totalsUntil : ownerDaysUntil)(env, number);
  const whole = wholeIn(span, isOfAll ? HOUR_MS : DAY_MS);
  const last = Math.min(whole.to, until);
  if (last <= whole.from) return readRows(db, scope, span);
  return together(
    await Promise.all([
      readRows(db, scope, { from, to: whole.from }),
      readTable(db, scope, { from: whole.from, to: last }),
      readRows(db, scope, { from: last, to }),
    ]),
  );
};

interface Webhooks extends Pieces {
  /** What ended later is not counted. */
  until: number;
}

/**
 * What all endpoints answered: summed hours from the table, and what is not summed yet from the
 * endpoints themselves, if there are few. A merchant's are summed by day, with its objects.
 */
const readWebhooks = async (env: GatewayEnv, scope: Scope, span: Span): Promise<Webhooks> => {
  const { mode, merchantId } = scope;
  const none = { pieces: [], complete: true };
  if (merchantId !== null) return { ...none, until: span.to - (span.to % DAY_MS) };
  const isShort = span.to - span.from <= MOST_LIVE_MS;
  const whole = isShort ? { from: span.from, to: span.from } : wholeIn(span, HOUR_MS);
  const summed = await webhookHoursUntil(env, now());
  const until = Math.max(whole.from, Math.min(whole.to, summed));
  const known =
    until > whole.from ? await readTable(database(env), scope, { ...whole, to: until }) : none;
  // A sweep that is behind is not done here: somebody waits.
  const isAsked = (isShort || until >= summed) && span.to - until <= MOST_LIVE_MS;
  const figures = isAsked ? await askWebhooks(env, mode, until, span.to) : null;
  if (figures === null) return { ...known, until };
  return {
    ...together([known, { pieces: [{ at: until, figures }], complete: true }]),
    until: span.to,
  };
};

const readTable = async (db: Database, scope: Scope, span: Span): Promise<Pieces> => {
  const pieces = await db
    .select({ at: hourlyTotals.hour, figures: hourlyTotals.figures })
    .from(hourlyTotals)
    .where(
      and(
        eq(hourlyTotals.mode, scope.mode),
        eq(hourlyTotals.ownerId, scope.merchantId ?? ""),
        gte(hourlyTotals.hour, span.from),
        lt(hourlyTotals.hour, span.to),
      ),
    );
  return { pieces, complete: true };
};

/** The objects created in the span, the newest MOST_ROWS of each kind. */
const readRows = async (db: Database, scope: Scope, { from, to }: Span): Promise<Pieces> => {
  if (from >= to) return { pieces: [], complete: true };
  const { mode, merchantId } = scope;
  const listOf = (kind: string) =>
    merchantId === null
      ? [eq(objects.kind, kind)]
      : ofOwner({ kind: "MERCHANT", id: merchantId }, mode, kind);
  const lists = await Promise.all(
    countedKinds.map((kind) =>
      db
        .select(countedColumns)
        .from(objects)
        .where(and(...listOf(kind), gte(objects.createdAt, from), lt(objects.createdAt, to)))
        .orderBy(desc(objects.createdAt), desc(objects.objectId))
        .limit(MOST_ROWS),
    ),
  );
  const rows = lists.flat().filter((row) => row.mode === mode);
  return {
    pieces: rows.map((row) => ({ at: row.createdAt, figures: figuresOf(row) })),
    complete: lists.every((list) => list.length < MOST_ROWS),
  };
};

/** The admin API's rows about figures over time. */
export const totalsRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "readTotals",
    method: "GET",
    paths: ["/admin/v1/totals"],
    summary: "Count what was created in a time span, beside the span before it",
    description:
      "Steps of five minutes up to 2 hours, hours up to 3 days, else days in UTC; of one merchant " +
      "days from 2 hours on. Objects count where they were created, with what has become of them.",
    guard: reads,
    query: schemas.totalsQuery,
    answers: { 200: schemas.totalsAnswer },
    step: readTotals,
  }),
  route({
    id: "readBankCalls",
    method: "GET",
    paths: ["/admin/v1/banks/:bank_id/calls"],
    summary: "Read how a bank has answered, by hour and operation",
    description: "Each call counts in the hour in which its payment was created.",
    guard: reads,
    path: v.object({ bank_id: bankId }),
    query: schemas.callsQuery,
    answers: { 200: schemas.bankCallsAnswer },
    step: readBankCalls,
  }),
];
