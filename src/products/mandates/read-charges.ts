import { eq, sql } from "drizzle-orm";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { type Call, type Reply, reply, replyWith } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { encodeCursor, type PageQuery } from "../../base/platform/lists.ts";
import { positionOf } from "../../base/platform/newest-first.ts";
import { objects } from "../../base/platform/schema.ts";
import { type ListedPage, listObjects } from "../../frame/objects/list-objects.ts";
import { chargeById } from "../charges/address.ts";
import type { ChargeViewer } from "../charges/charge-record.ts";
import type { chargeView } from "../charges/charge-views.ts";
import { mandateById } from "./address.ts";
import type { ChargeAnswer } from "./charge-view.ts";
import type { MandateViewer } from "./mandate-record.ts";
import { viewerOf } from "./read-mandates.ts";
import type { ChargePath, MandatePath } from "./requests.ts";

/**
 * The charges of a mandate. The mandate's object lists the newest charges and decides about them,
 * so it shows those. Older charges have ended; their own objects show them.
 */
type ReadCall<Path, Query = unknown> = Pick<
  Call<GatewayEnv, MandateViewer, unknown, Path, Query>,
  "env" | "caller" | "path" | "query"
>;

/** GET …/charges/{charge_id}. */
export const readChargeStep = async (call: ReadCall<ChargePath>): Promise<Result<Reply>> =>
  replyWith(await readCharge(call));

export const readCharge = async (call: ReadCall<ChargePath>): Promise<Result<string>> => {
  const { charge_id } = call.path;
  const listed = await readListed(call);
  if (!listed.ok) return listed;
  const newest = listed.value.find((charge) => charge.charge_id === charge_id);
  return newest ? ok(JSON.stringify(newest)) : readOlder(call, charge_id);
};

/** Refused if the mandate is not the caller's. */
const readListed = async ({
  env,
  caller,
  path,
}: ReadCall<MandatePath>): Promise<Result<ChargeAnswer[]>> => {
  const view = await mandateById(env, path.id)?.view({ view: "charges", ...viewerOf(caller) });
  if (!view) return refuse("NOT_FOUND");
  return view.ok ? ok(JSON.parse(view.value) as ChargeAnswer[]) : view;
};

const readOlder = async (
  { env, caller, path }: ReadCall<MandatePath>,
  charge_id: string,
): Promise<Result<string>> => {
  const { owner, mode } = caller;
  const viewer = { owner, mode, mandate_id: path.id };
  const view = await chargeById(env, charge_id)?.view({ view: "charge", ...viewer });
  return view ?? refuse("NOT_FOUND");
};

/** GET …/charges, newest first. A new charge is listed at once. */
export const listChargesStep = async (
  call: ReadCall<MandatePath, PageQuery>,
): Promise<Result<Reply>> => {
  const { env, caller, path, query } = call;
  const { owner, mode } = caller;
  const [listed, page] = await Promise.all([
    readListed(call),
    listCharges(env, { owner, mode, mandate_id: path.id }, query),
  ]);
  if (!listed.ok) return listed;
  if (!page.ok) return page;
  const { data: written, next_cursor } = page.value;
  const newest = new Map(listed.value.map((charge) => [charge.charge_id, charge]));
  const shown = written.map((charge) => newest.get(charge.charge_id) ?? charge);
  for (const { charge_id } of written) newest.delete(charge_id);
  const unwritten = query.cursor === undefined ? newest.values() : [];
  const all = [...unwritten, ...shown].sort(newestFirst);
  const data = all.slice(0, query.limit);
  const last = data.at(-1);
  const isCut = last !== undefined && all.length > data.length;
  return reply(200, { data, next_cursor: isCut ? encodeCursor(positionIn(last)) : next_cursor });
};

type ListedCharge = Pick<ChargeAnswer, "created_at" | "payment_id">;

const positionIn = ({ created_at, payment_id }: ListedCharge): string =>
  positionOf(Date.parse(created_at), payment_id);

const newestFirst = (a: ListedCharge, b: ListedCharge): number =>
  Date.parse(b.created_at) - Date.parse(a.created_at) || (b.payment_id > a.payment_id ? 1 : -1);

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
