import { and, eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { Result } from "../kernel/result.ts";
import { database } from "../platform/database.ts";
import { type Call, type Reply, reply, replyWith } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { pageOf } from "../platform/lists.ts";
import { beyondCursor, positionOf, readNewest } from "../platform/newest-first.ts";
import { objects } from "../platform/schema.ts";
import { consentById } from "./consent-address.ts";
import { consentKind } from "./consent-kind.ts";
import type { ConsentPath, consentFilters } from "./requests.ts";
import { type TppCaller, viewerOf } from "./tpp-caller.ts";
import type { ConsentAnswer } from "./views.ts";

type ConsentCall = Call<GatewayEnv, TppCaller, unknown, ConsentPath>;

/** GET /ob/consents/{id}. Another TPP's consent is not found. */
export const readConsentStep = async ({ env, caller, path }: ConsentCall): Promise<Result<Reply>> =>
  replyWith(await consentById(env, path.id)?.view({ view: "consent", ...viewerOf(caller) }));

type Filters = InferOutput<typeof consentFilters>;

const order = { createdAt: objects.createdAt, id: objects.objectId };

/**
 * GET /ob/consents: the TPP's consents, newest first. Which there are comes from the projection, up
 * to seconds old; each is read from its object, so none is shown in a state that it has left.
 */
export const listConsentsStep = async ({
  env,
  caller,
  query,
}: Call<GatewayEnv, TppCaller, unknown, unknown, Filters>): Promise<Result<Reply>> => {
  const { tpp_id, mode } = caller.tpp;
  const { limit, cursor, status, bank_handle } = query;
  const beyond = beyondCursor(cursor, order);
  if (!beyond.ok) return beyond;
  const own = [
    ...[eq(objects.ownerKind, "TPP"), eq(objects.ownerId, tpp_id)],
    ...[eq(objects.mode, mode), eq(objects.kind, consentKind.kind)],
  ];
  const { rows, end } = await readNewest(
    database(env),
    { table: objects, order, condition: and(...own, beyond.value) },
    [
      { column: objects.status, value: status },
      { column: objects.bankHandle, value: bank_handle },
    ],
    limit,
  );
  const page = pageOf(rows, limit, (row) => positionOf(row.createdAt, row.objectId));
  const consents = await Promise.all(
    page.data.map(async ({ objectId }) => {
      const view = await consentById(env, objectId)?.view({ view: "consent", tpp_id, mode });
      return view?.ok ? (JSON.parse(view.value) as ConsentAnswer) : null;
    }),
  );
  const data = consents.filter(
    (consent) => consent !== null && (status === undefined || consent.status === status),
  );
  return reply(200, { data, next_cursor: page.next_cursor ?? end });
};
