import { and, desc, eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { AdminCaller } from "../../admin/guard.ts";
import { ok, type Result, refuse } from "../../kernel/result.ts";
import { isoTime } from "../../platform/clock.ts";
import { randomBase62 } from "../../platform/crypto.ts";
import { database } from "../../platform/database.ts";
import { type Call, type Reply, reply } from "../../platform/edge.ts";
import { type PageQuery, pageOf } from "../../platform/lists.ts";
import { beyondCursor, positionOf } from "../../platform/newest-first.ts";
import type { gateway as gatewayAnswer } from "../answers.ts";
import { type AdminInRealm, authorOf } from "../callers.ts";
import { create } from "../change.ts";
import type { RegistryEnv } from "../environment.ts";
import type { RegistryDatabase } from "../queries.ts";
import type { changeGatewayRequest, registerGatewayRequest } from "../requests.ts";
import { type GatewayRow, gateways } from "../schema.ts";
import { changeParticipant } from "./participants.ts";

type AdminCall<Body = unknown> = Call<RegistryEnv, AdminCaller, Body, { gateway_id: string }>;

const gatewayView = (row: GatewayRow): InferOutput<typeof gatewayAnswer> => ({
  gateway_id: row.gatewayId,
  realm: row.realm,
  name: row.name,
  status: row.status,
  lookup_burst: row.lookupBurst,
  lookups_per_minute: row.lookupsPerMinute,
  created_at: isoTime(row.createdAt),
  updated_at: isoTime(row.updatedAt),
});

/** The gateway, in either realm. */
export const findGateway = (db: RegistryDatabase, gatewayId: string) =>
  db.select().from(gateways).where(eq(gateways.gatewayId, gatewayId));

/** `POST /admin/v1/gateways`: registers a gateway that may look up routes in one realm. */
export const registerGateway = (
  call: Call<RegistryEnv, AdminInRealm, InferOutput<typeof registerGatewayRequest>>,
): Promise<Result<Reply>> => {
  const { name, realm = call.caller.realm } = call.body;
  const author = authorOf({ ...call.caller, realm });
  return create(call, author, "/admin/v1/gateways", { realm }, (draft) => {
    const { db, at } = draft;
    const gatewayId = `gtw_${randomBase62()}`;
    const gateway: GatewayRow = {
      ...{ gatewayId, realm, name },
      ...{ status: "ACTIVE", lookupBurst: null, lookupsPerMinute: null },
      ...{ createdAt: at, updatedAt: at },
    };
    draft.write(db.insert(gateways).values(gateway));
    draft.note("gateway.registered", gatewayId, { name });
    const location = `/admin/v1/gateways/${gatewayId}`;
    const answer = { show: gatewayView(gateway) };
    return ok({ location, answer });
  });
};

/** `GET /admin/v1/gateways/{gateway_id}` */
export const readGateway = async (call: AdminCall): Promise<Result<Reply>> => {
  const gateway = await findGateway(database(call.env), call.path.gateway_id).get();
  return gateway ? reply(200, gatewayView(gateway)) : refuse("NOT_FOUND");
};

/** `GET /admin/v1/gateways`: the realm's, newest first. */
export const listGateways = async ({
  env,
  caller,
  query: { limit, cursor },
}: Call<RegistryEnv, AdminInRealm, unknown, unknown, PageQuery>): Promise<Result<Reply>> => {
  const beyond = beyondCursor(cursor, { createdAt: gateways.createdAt, id: gateways.gatewayId });
  if (!beyond.ok) return beyond;
  const rows = await database(env)
    .select()
    .from(gateways)
    .where(and(eq(gateways.realm, caller.realm), beyond.value))
    .orderBy(desc(gateways.createdAt), desc(gateways.gatewayId))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => positionOf(row.createdAt, row.gatewayId));
  return reply(200, { ...page, data: page.data.map(gatewayView) });
};

/**
 * `PATCH /admin/v1/gateways/{gateway_id}`: suspends or reinstates it, and sets its lookup limits in
 * tokens; null for the default.
 */
export const changeGateway = async (
  call: AdminCall<InferOutput<typeof changeGatewayRequest>>,
): Promise<Result<Reply>> => {
  const done = await applyChange(call, call.body);
  return done.ok ? reply(200, gatewayView(done.value)) : done;
};

/**
 * `DELETE /admin/v1/gateways/{gateway_id}`: closes it permanently. Repeated, it changes nothing.
 */
export const closeGateway = async (call: AdminCall): Promise<Result<Reply>> => {
  const done = await applyChange(call, { status: "CLOSED" });
  return done.ok ? reply(204, null) : done;
};

const applyChange = (call: AdminCall, change: InferOutput<typeof changeGatewayRequest>) => {
  const id = call.path.gateway_id;
  const { status, lookup_burst: lookupBurst, lookups_per_minute: lookupsPerMinute } = change;
  return changeParticipant<GatewayRow>(
    call,
    {
      ...{ kind: "gateway", id },
      find: (db) => findGateway(db, id),
      write: (db, changes: Partial<GatewayRow>) =>
        db.update(gateways).set(changes).where(eq(gateways.gatewayId, id)),
    },
    change,
    { status, lookupBurst, lookupsPerMinute },
  );
};
