import { guardOf } from "../../approvals/guard-payer.ts";
import type { Mode } from "../../base/platform/env.ts";
import type { Turn } from "../../frame/objects/turn.ts";
import type { Attempt, Perform } from "../../frame/objects/work.ts";
import type { OrdersToEnd } from "../consents/consent-record.ts";
import { orderById } from "./address.ts";

interface CountedExemption {
  payment_order_id: string;
  mode: Mode;
  iban: string;
}

/** Performs `return_exemption`: the payer's guard no longer counts the order. */
export const performReturnExemption: Perform = async (
  attempt: Attempt<CountedExemption>,
): Promise<Turn | null> => {
  const { payment_order_id, mode, iban } = attempt.material;
  await guardOf(attempt.env, mode, iban).returnExemption(payment_order_id);
  await attempt.finish();
  return null;
};

/**
 * Performs `end_orders` of a consent. An order that was never created, or that has its permit and
 * continues, does not change.
 */
export const performEndOrders: Perform = async ({
  env,
  correlationId,
  material,
  finish,
}: Attempt<OrdersToEnd>): Promise<Turn | null> => {
  const ends = material.orders.map((id) =>
    orderById(env, id)?.act({ type: "consent_ended" }, { correlationId }),
  );
  await Promise.all(ends);
  await finish();
  return null;
};
