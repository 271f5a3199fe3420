import { canonicalJson } from "../../base/kernel/json.ts";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { sha256Hex } from "../../base/platform/crypto.ts";
import { type Call, type Reply, reply, replyWith } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { readIdempotencyKey, requestHash } from "../../base/platform/idempotency-key.ts";
import { followTurn } from "../../frame/objects/perform.ts";
import { replyCreated } from "../../frame/objects/turn.ts";
import { readSettings } from "../../network/parties/read-settings.ts";
import { chargeAddress, chargeById, chargeIds } from "../charges/address.ts";
import type { MandateDecision } from "../charges/charge-record.ts";
import { mandateById } from "./address.ts";
import { command } from "./change-mandate.ts";
import { mandateKind } from "./kind.ts";
import type { MandateViewer } from "./mandate-record.ts";
import { readCharge, showCharge } from "./read-charges.ts";
import { mandateViewerOf } from "./read-mandates.ts";
import type { ChargePath, CreateCharge, MandatePath } from "./requests.ts";

type ChargeCall<Body, Path> = Call<GatewayEnv, MandateViewer, Body, Path>;

/**
 * POST /recurring/mandates/{id}/charge: reserves the amount and answers at once with PROCESSING or
 * SCHEDULED. The charge itself and the event mandate.charge.completed or mandate.charge.failed show
 * its outcome.
 *
 * With an idempotency key the charge's object is addressed by name. It answers repeated requests,
 * even after retention; before it exists, its mandate answers them.
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
  const [known, { notice_days }] = await Promise.all([
    sent.value === null ? null : chargeById(env, charge_id)?.replay(request_hash),
    readSettings(env),
  ]);
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
      ...viewer,
    },
    { correlationId, traceparent },
    { view: "charge_made", charge_id, ...viewer },
  );
  if (!stub || !turn?.view) return refuse("NOT_FOUND");
  if (turn.refusal) return turn.refusal;
  if (!turn.view.ok) return turn.view;
  call.waitUntil(followTurn(call, stub, mandateKind.performers, turn));
  // A new charge is started by this request; a repeated request finds it started.
  return replyCreated(location, { answer: turn.view.value, isRepeat: turn.lease === null });
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
  call.waitUntil(followTurn(call, stub, mandateKind.performers, turn));
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
