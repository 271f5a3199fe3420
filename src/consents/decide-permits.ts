import type { Fresh } from "../aggregate/state.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { covers } from "../oauth/scopes.ts";
import type { ConsentCommand, ConsentRecord } from "./consent-record.ts";
import { ORDER_WAIT_MS } from "./consent-times.ts";
import { isShared } from "./decide-tokens.ts";

/**
 * What a consent permits its payment orders (contract/open-banking.md § Payment orders). An order
 * asks when it is created, and again right before its execution. The consent remembers who asked,
 * so that its end can end the orders that still wait for their customer.
 */
type CommandOf<T extends ConsentCommand["type"]> = Extract<ConsentCommand, { type: T }>;

/** How many orders of one consent may wait for their customer at a time. */
export const MAX_WAITING = 100;

/**
 * Permits an order of this account, or refuses it if the consent is not in force. Asked again, it
 * decides again: a permit that was used before the consent ended is not good after it.
 */
export const decidePermitOrder = (
  record: ConsentRecord,
  { payment_order_id, account_id, use }: CommandOf<"permit_order">,
  { now }: Fresh,
): Result<ConsentRecord> => {
  if (record.state !== "AUTHORISED") return refuse("CONSENT_REVOKED");
  if (!covers(record.terms.scopes, "payments:write")) return refuse("INSUFFICIENT_SCOPE");
  if (!isShared(record, account_id)) {
    return refuse("CONSENT_REVOKED", { message: "The consent no longer covers this account." });
  }
  const permits = record.permits.filter(({ lapses_at }) => lapses_at > now);
  if (!use && permits.some((permit) => permit.payment_order_id === payment_order_id)) {
    return ok(record);
  }
  const others = permits.filter((permit) => permit.payment_order_id !== payment_order_id);
  const waiting = others.filter(({ used_at }) => used_at === null);
  const [first] = waiting;
  if (!use && first && waiting.length >= MAX_WAITING) {
    return refuse("RATE_LIMITED", { retry_after: Math.ceil((first.lapses_at - now) / 1000) });
  }
  // Most used ones are executed by now, so old ones may be forgotten: the last check asks again.
  const used = others.filter(({ used_at }) => used_at !== null).slice(1 - MAX_WAITING);
  const permit = { payment_order_id, used_at: use ? now : null, lapses_at: now + ORDER_WAIT_MS };
  return ok({ ...record, permits: [...waiting, ...used, permit] });
};
