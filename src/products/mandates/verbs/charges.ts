import { eq, sql } from "drizzle-orm";
import { canonicalJson } from "../../../base/kernel/json.ts";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { sha256Hex } from "../../../base/platform/crypto.ts";
import { type Call, type Reply, reply, replyWith } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { encodeCursor, type PageQuery, positionOf } from "../../../base/platform/lists.ts";
import { objects } from "../../../base/platform/lists-schema.ts";
import { readIdempotencyKey, requestHash } from "../../../base/platform/request-body.ts";
import { followAfterAnswer } from "../../../frame/objects/follow-for-a-while.ts";
import { type ListedPage, listObjects } from "../../../frame/objects/object-list.ts";
import { replyCreated } from "../../../frame/objects/turn.ts";
import { readSettings } from "../../../network/parties/administration.ts";
import {
  type ChargeViewer,
  chargeAddress,
  chargeById,
  chargeIds,
  type MandateDecision,
} from "../../charges/charge-record.ts";
import type { ChargeAnswer } from "../../charges/charge-views.ts";
import { listsAll } from "../decide/sums.ts";
import { mandateKind } from "../kind.ts";
import { type MandateViewer, mandateById } from "../mandate-record.ts";
import type { ChargePath, CreateCharge, MandatePath } from "../requests.ts";
import { command, mandateViewerOf } from "./mandates.ts";

type ChargeCall<Body, Path> = Call<GatewayEnv, MandateViewer, Body, Path>;

/**
 * POST /recurring/mandates/{id}/charge: reserves the amount and answers at once with PROCESSING or
 * SCHEDULED. The charge itself and the event mandate.charge.completed or mandate.charge.failed show
 * its outcome.
 *
 * With an idempotency key the charge's object is addressed by name. Its mandate answers repeated
 * requests while it lists the charge, and the object afterwards, even after retention. While the
 * mandate lists every charge that it ever had, the object is not asked (docs/decisions/214).
 */
export const createChargeStep = async (
  call: ChargeCall<CreateCharge, MandatePath>,
): Promise<Result<Reply>> => {
  const { env, body, path, correlationId, traceparent } = call;
  const sent = readIdempotencyKey(call.request, call.input);
  if (!sent.ok) return sent;
  const viewer = mandateViewerOf(call.caller);
  const { mode, owner } = viewer;
  const hex = chargeAddress.newHex(env, ["charge", mode, owner.id, path.id], sent.value);
  const { charge_id, payment_id } = chargeIds(hex);
  const request_hash = requestHash(call.input);
  const [unasked, { notice_days }] = await Promise.all([
    sent.value === null || isKnownToMandate(call, charge_id),
    readSettings(env),
  ]);
  const known = unasked ? null : await chargeById(env, charge_id)?.replay(request_hash);
  if (known?.kind === "key_reused") return refuse("IDEMPOTENCY_KEY_REUSED");
  const location = `/mandates/${path.id}/charges/${charge_id}`;
  if (known) return replyCreated(location, { answer: known.answer, isRepeat: true });
  const { amount, reference, description, charge_date } = body;
  const stub = mandateById(env, path.id);
  const turn = await stub?.act(
    {
      type: "charge",
      charge_id,
      payment_id,
      amount,
      reference,
      description,
      charge_date,
      notice_days: notice_days[mode],
      request_hash,
      unasked: sent.value !== null && unasked,
      ...viewer,
    },
    { correlationId, traceparent },
    { view: "charge_made", charge_id, ...viewer },
  );
  if (!stub || !turn?.view) return refuse("NOT_FOUND");
  if (turn.refusal) return turn.refusal;
  if (!turn.view.ok) return turn.view;
  followAfterAnswer(call, stub, mandateKind.performers, turn);
  // A new charge is started by this request; a repeated request finds it started.
  return replyCreated(location, { answer: turn.view.value, isRepeat: turn.lease === null });
};

/** Whether the mandate can tell alone if this charge exists: it lists it, or every charge. */
const isKnownToMandate = async (
  call: ChargeCall<unknown, MandatePath>,
  charge_id: string,
): Promise<boolean> => {
  const listed = await readDecisions(call);
  if (!listed.ok) return false;
  const lists = listed.value.some((decision) => decision.charge_id === charge_id);
  return lists || listsAll(listed.value.length);
};

/** POST …/charges/{charge_id}/cancel: until the day before its charge_date ends. */
export const cancelChargeStep = async (
  call: ChargeCall<unknown, ChargePath>,
): Promise<Result<Reply>> => {
  const { charge_id } = call.path;
  const viewer = mandateViewerOf(call.caller);
  const cancel = { type: "cancel_charge", charge_id, by: { kind: "OWNER", ...viewer } } as const;
  const cancelled = await command(call, cancel, { view: "charge", charge_id, ...viewer });
  if (cancelled.ok) return replyWith(await showCharge(call, JSON.parse(cancelled.value)));
  if (cancelled.problem.code !== "NOT_FOUND") return cancelled;
  // A charge that its mandate no longer lists ended long ago.
  const old = await readCharge(call);
  return old.ok ? refuse("INVALID_STATE") : old;
};

/**
 * POST …/charges/{charge_id}/retry: reserves the amount again, under the same charge_id. The
 * mandate remembers the keys of the charges that it lists, and the charge its first answers. If a
 * worker dies in between, nobody has got an answer yet, and the repeat's is the first.
 */
export const retryChargeStep = async (
  call: ChargeCall<unknown, ChargePath>,
): Promise<Result<Reply>> => {
  const { env, path, correlationId, traceparent } = call;
  const { charge_id } = path;
  const sent = readIdempotencyKey(call.request, call.input);
  if (!sent.ok) return sent;
  const key_hash = sent.value === null ? null : sha256Hex(canonicalJson([sent.value]));
  const viewer = mandateViewerOf(call.caller);
  const stub = mandateById(env, path.id);
  const turn = await stub?.act(
    { type: "retry_charge", charge_id, key_hash, ...viewer },
    { correlationId, traceparent },
    { view: "charge", charge_id, ...viewer },
  );
  if (!stub || !turn?.view) return refuse("NOT_FOUND");
  if (turn.refusal?.problem.code === "NOT_FOUND") return retryUnlisted(call, key_hash);
  if (turn.refusal) return turn.refusal;
  if (!turn.view.ok) return turn.view;
  followAfterAnswer(call, stub, mandateKind.performers, turn);
  const decision: MandateDecision = JSON.parse(turn.view.value);
  const answer =
    key_hash === null
      ? await showCharge(call, decision)
      : await keepRetry(call, key_hash, decision);
  return answer.ok ? retried(answer.value, turn.lease === null) : answer;
};

/** The first answer to a retry under a key, which the charge's object keeps. */
const keepRetry = async (
  { env, path, caller, correlationId, traceparent }: ChargeCall<unknown, ChargePath>,
  key_hash: string,
  decision: MandateDecision,
): Promise<Result<string>> => {
  const turn = await chargeById(env, path.charge_id)?.act(
    { type: "keep_retry", key_hash, decision },
    { correlationId, traceparent, performs: false },
    { view: "retry", key_hash, owner: caller.owner, mode: caller.mode, mandate_id: path.id },
  );
  return turn?.view ?? refuse("NOT_FOUND");
};

/** A charge that its mandate no longer lists is not retried, but it remembers its own retries. */
const retryUnlisted = async (
  call: ChargeCall<unknown, ChargePath>,
  key_hash: string | null,
): Promise<Result<Reply>> => {
  const { env, path, caller } = call;
  const old = await readCharge(call);
  if (!old.ok) return old;
  const { owner, mode } = caller;
  const viewer = { owner, mode, mandate_id: path.id };
  const known =
    key_hash === null
      ? null
      : await chargeById(env, path.charge_id)?.view({ view: "retry", key_hash, ...viewer });
  return known?.ok ? retried(known.value, true) : refuse("CHARGE_NOT_RETRYABLE");
};

const retried = (answer: string, isReplayed: boolean): Result<Reply> =>
  reply(200, answer, isReplayed ? { "idempotency-replayed": "true" } : {});

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
const showCharge = async (
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
    owner: viewer.owner,
    condition: [sql`parent_id IS NOT NULL`, eq(objects.parentId, viewer.mandate_id)],
    filters: [],
    query,
    read: (id) =>
      chargeById(env, id)?.view({ view: "charge", decision: decisions.get(id) ?? null, ...viewer }),
  });
