import { and, eq } from "drizzle-orm";
import type { Result } from "../kernel/result.ts";
import { database } from "../platform/database.ts";
import { type Call, type Reply, reply, replyWith } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { pageOf } from "../platform/lists.ts";
import { beyondCursor, positionOf, readNewest } from "../platform/newest-first.ts";
import { objects } from "../platform/schema.ts";
import { mandateById } from "./mandate-address.ts";
import { mandateKind } from "./mandate-kind.ts";
import { isFinal } from "./mandate-machine.ts";
import type { MandateViewer } from "./mandate-record.ts";
import type { MandateAnswer } from "./mandate-view.ts";
import type { MandateFilters, MandatePath } from "./requests.ts";

/** GET /mandates/{id}. Another owner's mandate is not found. */
export const readMandateStep = async ({
  env,
  caller,
  path,
}: Call<GatewayEnv, MandateViewer, unknown, MandatePath>): Promise<Result<Reply>> =>
  replyWith(await mandateById(env, path.id)?.view({ view: "mandate", ...viewerOf(caller) }));

/** The members that views and commands take. */
export const viewerOf = ({ owner, mode, consent_id }: MandateViewer): MandateViewer => ({
  ...{ owner, mode, consent_id },
});

const order = { createdAt: objects.createdAt, id: objects.objectId };

/**
 * GET /mandates: the owner's, newest first. Which there are comes from the projection, up to
 * seconds old; each is read from its object, so none is shown in a state that it has left.
 */
export const listMandatesStep = async ({
  env,
  caller,
  query,
}: Call<GatewayEnv, MandateViewer, unknown, unknown, MandateFilters>): Promise<Result<Reply>> => {
  const viewer = viewerOf(caller);
  const { limit, cursor, status, merchant_reference } = query;
  const beyond = beyondCursor(cursor, order);
  if (!beyond.ok) return beyond;
  const own = [
    ...[eq(objects.ownerKind, viewer.owner.kind), eq(objects.ownerId, viewer.owner.id)],
    ...[eq(objects.mode, viewer.mode), eq(objects.kind, mandateKind.kind)],
    ...(merchant_reference === undefined ? [] : [eq(objects.reference, merchant_reference)]),
  ];
  const wanted = status && !isFinal(status) ? "OPEN" : status;
  const { rows, end } = await readNewest(
    database(env),
    { table: objects, order, condition: and(...own, beyond.value) },
    [{ column: objects.status, value: wanted }],
    limit,
  );
  const page = pageOf(rows, limit, (row) => positionOf(row.createdAt, row.objectId));
  const mandates = await Promise.all(
    page.data.map(async ({ objectId }) => {
      const view = await mandateById(env, objectId)?.view({ view: "mandate", ...viewer });
      return view?.ok ? (JSON.parse(view.value) as MandateAnswer) : null;
    }),
  );
  const data = mandates.filter(
    (shown) => shown !== null && (status === undefined || shown.status === status),
  );
  return reply(200, { data, next_cursor: page.next_cursor ?? end });
};
