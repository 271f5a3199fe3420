import { eq, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { orNull } from "../../../base/kernel/answer-words.ts";
import {
  amount,
  consentId,
  date,
  mandateId,
  named,
  paymentId,
  paymentOrderId,
  timeOrNull,
} from "../../../base/kernel/fields.ts";
import type { Result } from "../../../base/kernel/result.ts";
import { type Reply, type Route, reply, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import {
  encodeCursor,
  isOfFile,
  listOf,
  type Position,
  pageOf,
  positionOf,
  readCursor,
} from "../../../base/platform/lists.ts";
import { objects } from "../../../base/platform/lists-schema.ts";
import { logFault } from "../../../base/platform/log.ts";
import type { AdminView } from "../../../frame/objects/explain.ts";
import { findObject, type ObjectKind } from "../../../frame/objects/kinds.ts";
import { chargeKind } from "../../../products/charges/kind.ts";
import { consentById } from "../../../products/consents/consent-record.ts";
import { consentKind } from "../../../products/consents/kind.ts";
import { mandateKind } from "../../../products/mandates/kind.ts";
import { mandateById } from "../../../products/mandates/mandate-record.ts";
import { paymentOrderKind } from "../../../products/payment-orders/kind.ts";
import { paymentKind } from "../../../products/payments/kind.ts";
import { type AdminCall, reads } from "../administration.ts";
import { adminView } from "../explain/explain.ts";
import { readPartyNames } from "../party-names.ts";
import {
  databasesOf,
  type Found,
  findByName,
  ownerLists,
  readInOrder,
  type Search,
} from "./find-by-name.ts";
import {
  consentFilters,
  type FindFilters,
  type FoundRow,
  foundEntries,
  foundRow,
  lookedForIn,
  mandateFilters,
  nameEntries,
  orderFilters,
  partyNamesOf,
  passesAll,
  paymentFilters,
  viewOf,
} from "./found-row.ts";
import { withOwner } from "./owner-filter.ts";

/** A list that staff search (docs/decisions/116). Its rows show an id, and what all lists show. */
interface FoundList {
  name: string;
  kinds: readonly ObjectKind[];
  id: readonly [name: string, schema: v.GenericSchema];
  query: v.GenericSchema<unknown, FindFilters>;
  summary: string;
  /** Members that only the object knows. A file has none of them: it would be 100,000 calls. */
  more?: {
    entries: Record<string, v.GenericSchema>;
    read(env: GatewayEnv, id: string, viewer: AdminView): Promise<Result<string> | null>;
  };
}

const list = (
  path: string,
  { name, kinds, id: [idName, id], query, summary, more }: FoundList,
): Route<GatewayEnv> => {
  const kind = v.picklist(kinds.map((one) => one.kind));
  const row = v.strictObject({
    ...{ [idName]: id, kind },
    ...foundEntries,
    ...nameEntries,
    ...more?.entries,
  });
  return route({
    id: `find${name}s`,
    method: "GET",
    paths: [path],
    summary,
    description:
      "With `q` only what it names, in the same form. Filters on anything but the owner and the " +
      "creation look through 5,000 rows a page: a short page may still have a next_cursor.",
    guard: reads,
    query,
    answers: { 200: listOf(v.pipe(row, named(`Found${name}`, "A row of the list."))) },
    step: findStep(kinds, idName, more),
  });
};

/**
 * A list that staff search: the objects of these kinds, newest first, of all owners. Which there
 * are comes from the projection; what is unfinished there is read from its object, so it is never
 * shown in a state that it has left. A file has the projection's rows: it would be 100,000 calls.
 */
const findStep =
  (kinds: readonly ObjectKind[], idName: string, more: FoundList["more"]) =>
  async (call: FindCall): Promise<Result<Reply>> => {
    const { env } = call;
    const owned = await withOwner(env, call.query);
    if (!owned.ok) return owned;
    const query = owned.value;
    const after = readCursor(query.cursor);
    if (!after.ok) return after;
    const search = { env, databases: await databasesOf(env, query), kinds, query };
    const { rows, endsAt } =
      query.q === undefined ? await readLists(search, query) : await findByName(search, query.q);
    const newest = rows
      .filter((row) => isBetween(row, after.value, endsAt) && passesAll(row, query))
      .sort(newestFirst)
      .slice(0, query.limit + 1);
    const { data, next_cursor } = pageOf(newest, query.limit, ({ createdAt, objectId }) =>
      positionOf(createdAt, objectId),
    );
    const current = isOfFile(query)
      ? data
      : await Promise.all(data.map((row) => readCurrent(search, row)));
    const shown = current.filter((row) => passesAll(row, query));
    const end = endsAt && encodeCursor(positionOf(endsAt.createdAt, endsAt.id));
    const names = await readPartyNames(env, {
      owners: shown.map(({ ownerId }) => ownerId),
      banks: shown.flatMap(({ debtorBank, creditorBank }) => [debtorBank, creditorBank]),
    });
    const others = more ? await readMore(call, more, shown) : [];
    return reply(200, {
      data: shown.map((row, place) => ({
        ...{ [idName]: row.objectId, kind: row.kind },
        ...viewOf(row),
        ...partyNamesOf(row, names),
        ...others[place],
      })),
      next_cursor: next_cursor ?? end,
    });
  };

/** What the objects of a page add to their rows; null members for one that cannot be reached. */
const readMore = async (
  call: FindCall,
  { entries, read }: NonNullable<FoundList["more"]>,
  rows: readonly FoundRow[],
): Promise<object[]> => {
  const names = Object.keys(entries);
  const withNames = (view: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, view[name] ?? null]));
  if (isOfFile(call.query)) return rows.map(() => withNames({}));
  const viewer = await adminView(call);
  return Promise.all(
    rows.map(async ({ objectId }) => {
      try {
        const view = await read(call.env, objectId, viewer);
        return withNames(view?.ok ? JSON.parse(view.value) : {});
      } catch (error) {
        logFault("object not reached", error, { object_id: objectId });
        return withNames({});
      }
    }),
  );
};

const compare = (row: FoundRow, position: Position): number =>
  row.createdAt - position.createdAt ||
  Number(row.objectId > position.id) - Number(row.objectId < position.id);

const newestFirst = (a: FoundRow, b: FoundRow): number =>
  compare(b, { createdAt: a.createdAt, id: a.objectId });

const isBetween = (row: FoundRow, after: Position | null, endsAt: Position | null): boolean =>
  (after === null || compare(row, after) < 0) && (endsAt === null || compare(row, endsAt) >= 0);

/**
 * The newest rows of every list that the query is about: one for each kind, or for each kind and
 * mode of an owner. A list that was looked through in part ends the page where its part ends.
 */
const readLists = (search: Search, query: FindFilters): Promise<Found> => {
  if (query.consent_id !== undefined) {
    const under = [sql`parent_id IS NOT NULL`, eq(objects.parentId, query.consent_id)];
    return readInOrder(search, [under], lookedForIn(query));
  }
  const owned = ownerLists(search);
  const lists: SQL[][] =
    owned.length > 0 ? owned : search.kinds.map(({ kind }) => [eq(objects.kind, kind)]);
  const { mode, ...others } = query;
  return readInOrder(search, lists, lookedForIn(owned.length > 0 ? others : query));
};

/** An unfinished object's row as the object gives it, or the stored row if it cannot be reached. */
const readCurrent = async ({ env, kinds }: Search, row: FoundRow): Promise<FoundRow> => {
  if (!row.unfinished && row.status !== "OPEN") return row;
  try {
    const current = await findObject(env, kinds, row.objectId)?.stubOf().look();
    return current ? foundRow(current.row) : row;
  } catch (error) {
    logFault("object not reached", error, { object_id: row.objectId });
    return row;
  }
};

export const findRoutes: readonly Route<GatewayEnv>[] = [
  list("/admin/v1/payments", {
    name: "Payment",
    kinds: [paymentKind, chargeKind],
    id: ["payment_id", paymentId],
    query: paymentFilters,
    summary: "Search the payments and charges of all merchants, newest first",
  }),
  list("/admin/v1/mandates", {
    name: "Mandate",
    kinds: [mandateKind],
    id: ["mandate_id", mandateId],
    query: mandateFilters,
    summary: "Search the mandates of all owners, newest first",
    more: {
      entries: {
        max_amount_per_period: orNull(amount, "The most in one period; null if unlimited.", 2_400),
        frequency: orNull(v.string(), "The unit of a period.", "MONTHLY"),
        interval_count: orNull(v.number(), "How many units a period has.", 1),
        next_charge_date: orNull(date, "Null without one."),
      },
      read: async (env, id, viewer) => mandateById(env, id)?.view(viewer) ?? null,
    },
  }),
  list("/admin/v1/consents", {
    name: "Consent",
    kinds: [consentKind],
    id: ["consent_id", consentId],
    query: consentFilters,
    summary: "Search the consents of all TPPs, newest first",
    more: {
      entries: {
        expires_at: timeOrNull,
        last_used_at: orNull(timeOrNull, "The hour in which it was last used."),
      },
      read: async (env, id, viewer) => consentById(env, id)?.view(viewer) ?? null,
    },
  }),
  list("/admin/v1/payment-orders", {
    name: "PaymentOrder",
    kinds: [paymentOrderKind],
    id: ["payment_order_id", paymentOrderId],
    query: orderFilters,
    summary: "Search the payment orders of all TPPs, newest first",
  }),
];

type FindCall = AdminCall<unknown, unknown, FindFilters>;
