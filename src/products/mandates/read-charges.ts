import { eq, sql } from "drizzle-orm";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { type Call, type Reply, reply, replyWith } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { encodeCursor, type PageQuery } from "../../base/platform/lists.ts";
import { positionOf } from "../../base/platform/newest-first.ts";
import { objects } from "../../base/platform/schema.ts";
import { type ListedPage, listObjects } from "../../frame/objects/list-objects.ts";
import { chargeById } from "../charges/address.ts";
import type { ChargeViewer, MandateDecision } from "../charges/charge-record.ts";
import type { ChargeAnswer } from "../charges/charge-views.ts";
import { mandateById } from "./address.ts";
import type { MandateViewer } from "./mandate-record.ts";
import { mandateViewerOf } from "./read-mandates.ts";
import type { ChargePath, MandatePath } from "./requests.ts";

/**
 * The charges of a mandate. Each charge's own object shows it, with the decision of the mandate,
 * which is read first: so a charge is never shown as ended before its mandate knows.
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
  const decisions = await readDecisions(call);
  if (!decisions.ok) return decisions;
  const decision = decisions.value.find((listed) => listed.charge_id === charge_id);
  return decision
    ? showCharge(call, decision)
    : ((await viewOf(call, charge_id, null)) ?? notFound);
};

const notFound = refuse("NOT_FOUND");

/** Refused if the mandate is not the caller's. */
const readDecisions = async ({
  env,
  caller,
  path,
}: ReadCall<MandatePath>): Promise<Result<MandateDecision[]>> => {
  const view = await mandateById(env, path.id)?.view({
    view: "charges",
    ...mandateViewerOf(caller),
  });
  if (!view) return notFound;
  return view.ok ? ok(JSON.parse(view.value) as MandateDecision[]) : view;
};

/** Null if the charge has no object. */
const viewOf = async (
  { env, caller, path }: ReadCall<MandatePath>,
  charge_id: string,
  decision: MandateDecision | null,
): Promise<Result<string> | null> => {
  const viewer = { owner: caller.owner, mode: caller.mode, mandate_id: path.id };
  return (await chargeById(env, charge_id)?.view({ view: "charge", decision, ...viewer })) ?? null;
};

/** A charge that its mandate lists. Until its object exists, the mandate shows it. */
export const showCharge = async (
  call: ReadCall<MandatePath>,
  decision: MandateDecision,
): Promise<Result<string>> => {
  const { charge_id } = decision;
  const shown = await viewOf(call, charge_id, decision);
  if (shown) return shown;
  const asked = { view: "charge_unmade", charge_id, ...mandateViewerOf(call.caller) } as const;
  const unmade = await mandateById(call.env, call.path.id)?.view(asked);
  if (unmade?.ok) return unmade;
  // Its object may have been made in between.
  return (await viewOf(call, charge_id, decision)) ?? notFound;
};

/** Of several that the mandate lists, those that are found. */
export const showCharges = async (
  call: ReadCall<MandatePath>,
  decisions: readonly MandateDecision[],
): Promise<ChargeAnswer[]> => {
  const shown = await Promise.all(decisions.map((decision) => showCharge(call, decision)));
  return shown.flatMap((charge) => (charge.ok ? [JSON.parse(charge.value) as ChargeAnswer] : []));
};

/** GET …/charges, newest first. A new charge is listed at once, before its row is written. */
export const listChargesStep = async (
  call: ReadCall<MandatePath, PageQuery>,
): Promise<Result<Reply>> => {
  const { env, caller, path, query } = call;
  const { owner, mode } = caller;
  const decisions = await readDecisions(call);
  if (!decisions.ok) return decisions;
  const listed = new Map(decisions.value.map((decision) => [decision.payment_id, decision]));
  const page = await listCharges(env, { owner, mode, mandate_id: path.id }, listed, query);
  if (!page.ok) return page;
  const { data: written, next_cursor } = page.value;
  for (const { payment_id } of written) listed.delete(payment_id);
  const unwritten = query.cursor === undefined ? [...listed.values()] : [];
  const all = [...unwritten.map(positionIn), ...written.map(positionIn)].sort().reverse();
  const least = all[query.limit - 1] ?? "";
  const newest = unwritten.filter((decision) => positionIn(decision) >= least);
  const shown = [...(await showCharges(call, newest)), ...written];
  const data = shown.sort(newestFirst).slice(0, query.limit);
  const last = data.at(-1);
  const isCut = last !== undefined && all.length > data.length;
  return reply(200, { data, next_cursor: isCut ? encodeCursor(positionIn(last)) : next_cursor });
};

type Placed = Pick<ChargeAnswer, "payment_id"> & { created_at: string | number };

const positionIn = ({ created_at, payment_id }: Placed): string =>
  positionOf(new Date(created_at).getTime(), payment_id);

const newestFirst = (a: Placed, b: Placed): number => (positionIn(b) > positionIn(a) ? 1 : -1);

/**
 * The charges of a mandate, newest first, each with the mandate's decision (by its payment_id). The
 * caller has found the mandate to be the viewer's. The index holds only rows with a parent.
 */
export const listCharges = (
  env: GatewayEnv,
  viewer: ChargeViewer,
  decisions: ReadonlyMap<string, MandateDecision>,
  query: PageQuery,
): Promise<Result<ListedPage<ChargeAnswer>>> =>
  listObjects({
    env,
    condition: [sql`parent_id IS NOT NULL`, eq(objects.parentId, viewer.mandate_id)],
    filters: [],
    query,
    read: (id) =>
      chargeById(env, id)?.view({ view: "charge", decision: decisions.get(id) ?? null, ...viewer }),
  });
