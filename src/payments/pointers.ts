import type { GatewayEnv, Pointer } from "../platform/env.ts";
import { logFault } from "../platform/log.ts";
import { type ProjectionMessage, projectionOf } from "./projection.ts";
import type { PaymentSessionRecord, SessionEffect } from "./session-record.ts";

/**
 * Puts what is due on its queue. A failed send loses nothing: the hold on the effect runs out and
 * the object's alarm sends another pointer.
 */
export const sendPointers = async (
  env: GatewayEnv,
  object: string,
  record: PaymentSessionRecord,
  due: readonly SessionEffect[],
): Promise<void> => {
  const sends = due.map((effect) => {
    if (effect.kind === "project") {
      const { id, attempt } = effect;
      const message: ProjectionMessage = {
        ...projectionOf(record),
        effect: { object, id, attempt },
      };
      return env.PROJECTIONS.send(message);
    }
    const queue = effect.kind === "publish" ? env.WEBHOOKS : env.BANK_CALLS;
    const { traceparent } = record;
    const pointer: Pointer = {
      namespace: "PAYMENT_SESSIONS",
      object,
      effect: effect.id,
      traceparent,
    };
    return queue.send(pointer);
  });
  try {
    await Promise.all(sends);
  } catch (error) {
    logFault("pointers not sent", error, { session_id: record.terms.session_id });
  }
};
