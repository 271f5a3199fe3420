import { and, eq, sql } from "drizzle-orm";
import { ok, type Result } from "../kernel/result.ts";
import { database } from "../platform/database.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { type PageQuery, pageOf } from "../platform/lists.ts";
import { beyondCursor, positionOf, readNewest } from "../platform/newest-first.ts";
import { objects } from "../platform/schema.ts";
import { chargeById } from "./charge-address.ts";
import type { ChargeViewer } from "./charge-record.ts";
import type { chargeView } from "./charge-views.ts";

type ListedCharge = ReturnType<typeof chargeView>;

/** A page of a mandate's charges. */
export interface ChargePage {
  data: ListedCharge[];
  next_cursor: string | null;
}

const order = { createdAt: objects.createdAt, id: objects.objectId };

/**
 * The charges of a mandate, newest first. Which there are comes from the projection, up to seconds
 * old; each is read from its object, so none is shown in a state that it has left. The caller has
 * found the mandate to be the viewer's.
 */
export const listCharges = async (
  env: GatewayEnv,
  viewer: ChargeViewer,
  { limit, cursor }: PageQuery,
): Promise<Result<ChargePage>> => {
  const beyond = beyondCursor(cursor, order);
  if (!beyond.ok) return beyond;
  // The index holds only rows with a parent.
  const ofMandate = and(sql`parent_id IS NOT NULL`, eq(objects.parentId, viewer.mandate_id));
  const condition = and(ofMandate, beyond.value);
  const { rows } = await readNewest(database(env), { table: objects, order, condition }, [], limit);
  const page = pageOf(rows, limit, (row) => positionOf(row.createdAt, row.objectId));
  const charges = await Promise.all(
    page.data.map(async ({ objectId }): Promise<ListedCharge[]> => {
      const view = await chargeById(env, objectId)?.view({ view: "charge", ...viewer });
      return view?.ok ? [JSON.parse(view.value)] : [];
    }),
  );
  return ok({ data: charges.flat(), next_cursor: page.next_cursor });
};
