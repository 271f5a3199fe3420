import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { transferOf } from "../payments/decide-movement.ts";
import { sessionById } from "../payments/session-address.ts";
import { type Reply, reply } from "../platform/edge.ts";
import { type AdminCall, commit } from "./administration.ts";
import { settlementView } from "./reconciliation-views.ts";
import type { settleRequest } from "./requests.ts";

/**
 * `POST /admin/v1/reconciliation/{payment_id}/settle`: people decide about a movement. The audit
 * log says who wanted what before the object acts, and what came of it after; the object keeps the
 * decision too, and its moves tell the merchant. 202: another person has to say the same.
 */
export const settleMovement = async (
  call: AdminCall<InferOutput<typeof settleRequest>>,
): Promise<Result<Reply>> => {
  const { env, caller, traceparent } = call;
  const { outcome, note } = call.body;
  const movement = call.body.movement ?? "";
  const stub = sessionById(env, call.param("payment_id"));
  const record = await stub?.peek();
  if (!stub || !record || !transferOf(record, movement)) return refuse("NOT_FOUND");
  const { payment_id } = record.terms;

  const audit = (action: string, more: Record<string, unknown>) =>
    commit(call, async () => {
      const details = { movement, outcome, ...more };
      const entries = [{ action: `reconciliation.${action}`, subject: payment_id, details }];
      return ok({ statements: [], entries, answer: null });
    });
  const intended = await audit("requested", { note });
  if (!intended.ok) return intended;
  const turn = await stub.act(
    { type: "settle", movement, outcome, actor: caller.key_id, note },
    traceparent,
  );
  const transfer = turn && transferOf(turn.record, movement);
  if (!transfer) return refuse("NOT_FOUND");
  if (turn.refusal) {
    const { code } = turn.refusal.problem;
    call.waitUntil(audit("refused", { code }));
    return turn.refusal;
  }
  const settlement = settlementView(payment_id, movement, transfer, outcome);
  const settled = settlement.status === "SETTLED";
  call.waitUntil(audit(settled ? "settled" : "proposed", {}));
  return reply(settled ? 200 : 202, settlement);
};
