import { eq, sql } from "drizzle-orm";
import type { Result } from "../../base/kernel/result.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import type { PageQuery } from "../../base/platform/lists.ts";
import { objects } from "../../base/platform/schema.ts";
import { type ListedPage, listObjects } from "../../frame/objects/list-objects.ts";
import { chargeById } from "./address.ts";
import type { ChargeViewer } from "./charge-record.ts";
import type { chargeView } from "./charge-views.ts";

/**
 * The charges of a mandate, newest first. The caller has found the mandate to be the viewer's. The
 * index holds only rows with a parent.
 */
export const listCharges = (
  env: GatewayEnv,
  viewer: ChargeViewer,
  query: PageQuery,
): Promise<Result<ListedPage<ReturnType<typeof chargeView>>>> =>
  listObjects({
    env,
    condition: [sql`parent_id IS NOT NULL`, eq(objects.parentId, viewer.mandate_id)],
    filters: [],
    query,
    read: (id) => chargeById(env, id)?.view({ view: "charge", ...viewer }),
  });
