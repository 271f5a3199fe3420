import { readBank } from "../banks/bank-records.ts";
import { type Result, refuse } from "../kernel/result.ts";
import type { GatewayEnv, Pointer } from "../platform/env.ts";
import { guardOf } from "../sca/guard-payer.ts";
import type { StepContext } from "../sca/start.ts";
import { askPushStatus } from "../sca/verify.ts";
import type { MoneyReport } from "../transfers/decide-money.ts";
import { askBankStatus, notifyCredit, performExecute } from "../transfers/execute.ts";
import { askRailStatus } from "../transfers/rail.ts";
import { upcastOutgoingEvent } from "../webhooks/events.ts";
import { publishEvent } from "../webhooks/publish.ts";
import { clear } from "./clear.ts";
import { transferOf } from "./decide-movement.ts";
import { sessionSubject } from "./events.ts";
import { type SessionStub, sessionStub } from "./session-address.ts";
import type { SessionClaim, SessionTurn } from "./session-object.ts";
import type { PaymentSessionRecord } from "./session-record.ts";

/**
 * Performing what a session decided: the same for the worker of a request, while the customer
 * waits, and for the consumer of a queue.
 */

/** Performs what a turn asks for, and what comes of that; answers the session as it then stands. */
export const followTurn = async (
  context: StepContext,
  stub: SessionStub,
  turn: SessionTurn,
): Promise<PaymentSessionRecord> => {
  let latest = turn;
  while (latest.claim) {
    const next = await performClaim(context, stub, latest.claim);
    if (!next) break;
    latest = next;
  }
  return latest.record;
};

/** Performs the effect that a pointer names, if it is due. */
export const performSessionPointer = async (env: GatewayEnv, pointer: Pointer): Promise<void> => {
  const stub = sessionStub(env, pointer.object);
  const claim = await stub?.claim(pointer.effect);
  if (!stub || !claim) return;
  const { traceparent } = pointer;
  const correlationId = traceparent.split("-")[1] ?? "";
  const context = { env, traceparent, correlationId };
  const turn = await performClaim(context, stub, claim);
  if (turn) await followTurn(context, stub, turn);
};

const performClaim = async (
  step: StepContext,
  stub: SessionStub,
  { effect, record }: SessionClaim,
): Promise<SessionTurn | null> => {
  const context = { ...step, leaseEndsAt: effect.held_until };
  const report = (what: MoneyReport) => stub.report(effect.id, effect.attempt, what);
  const transfer = "movement" in effect ? transferOf(record, effect.movement) : null;
  switch (effect.kind) {
    case "execute":
      if (!transfer) return report({ kind: "done" });
      return report({ kind: "execute", report: await performExecute(context, transfer) });
    case "ask_bank":
      if (!transfer) return report({ kind: "done" });
      return report({ kind: "ask_bank", report: await askBankStatus(context, transfer) });
    case "ask_rail":
      if (!transfer) return report({ kind: "done" });
      return report({ kind: "ask_rail", callback: await askRailStatus(context, transfer) });
    case "notify_credit": {
      const acknowledged = !transfer || (await notifyCredit(context, transfer));
      return report({ kind: acknowledged ? "done" : "again" });
    }
    case "ask_push": {
      const asked = await askPush(step, stub, record);
      if (asked.ok && asked.value) await followTurn(step, stub, asked.value);
      return report({ kind: "again" });
    }
    case "publish": {
      const event = upcastOutgoingEvent(effect.event, record.terms.session_id);
      const done = () => report({ kind: "done" });
      await publishEvent(step.env, event, sessionSubject, done, step.traceparent);
      return null;
    }
    case "project":
      // Rows go through their own queue, in batches.
      return null;
  }
};

/** Asks the bank what became of the newest prompt, and takes what it says. */
export const askPush = async (
  context: StepContext,
  stub: SessionStub,
  record: PaymentSessionRecord,
): Promise<Result<SessionTurn | null>> => {
  const { payer, terms, sca } = record;
  const token = sca.challenge?.token;
  if (record.state !== "PUSH_SENT" || !payer || !token) return { ok: true, value: null };
  const bank = await readBank(context.env, payer.bank_handle, terms.mode);
  const status = bank && (await askPushStatus(context, bank, token));
  if (status !== "APPROVED" && status !== "DECLINED") return { ok: true, value: null };
  return takePushResult(context, stub, record, { push_token: token, result: status });
};

/**
 * Takes the bank's word on a prompt, called back or asked for. An approval passes the last check
 * first: while that cannot be made, nothing changes and the bank says it again.
 */
export const takePushResult = async (
  context: StepContext,
  stub: SessionStub,
  record: PaymentSessionRecord,
  said: { push_token: string; result: "APPROVED" | "DECLINED" },
): Promise<Result<SessionTurn | null>> => {
  let cleared_at = 0;
  const counts = record.state === "PUSH_SENT" && record.sca.challenge?.token === said.push_token;
  if (counts && said.result === "APPROVED") {
    const cleared = await clear(context, record);
    if (!cleared.ok) {
      if (cleared.problem.code !== "DESTINATION_MISMATCH") return cleared;
      const turn = await stub.act({ type: "destination_changed" }, context.traceparent);
      return { ok: true, value: turn };
    }
    cleared_at = cleared.value;
  }
  const turn = await stub.act({ type: "push_result", ...said, cleared_at }, context.traceparent);
  if (counts && turn?.record.state === "EXECUTING") {
    const { terms, payer, sca } = record;
    const guard = guardOf(context.env, terms.mode, payer?.iban ?? "");
    await guard.verified(sca.challenge?.challenge_id ?? "");
  }
  return turn ? { ok: true, value: turn } : refuse("NOT_FOUND");
};
