import type { DataScope } from "../../../base/kernel/answer-words.ts";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import type { CommandOf, Fresh } from "../../../frame/objects/state.ts";
import { covers } from "../../oauth/scopes.ts";
import type { ConsentCommand, ConsentRecord } from "../consent-record.ts";
import { ORDER_WAIT_MS } from "./moves.ts";
import { isShared } from "./tokens.ts";

/**
 * A consent's permits for payment orders and mandates (O8.7, O2.7). Each order or mandate asks when
 * it is created, and again right before money moves. The consent stores the permits, so that its
 * end can end all mandates and the orders that still wait for their customer.
 */

/** How many orders of one consent may wait for their customer at a time. @rule O5.15 */
export const MAX_WAITING = 100;

/**
 * How many mandates a consent remembers: those that wait for their customer or are in force.
 * @rule O5.15
 */
export const MAX_MANDATES = 100;

/** Whether the consent is in force for this account, with the scope. */
const checkInForce = (
  record: ConsentRecord,
  scope: DataScope,
  account_id: string,
): Result<null> => {
  if (record.state !== "AUTHORISED") return refuse("CONSENT_REVOKED");
  if (!covers(record.terms.scopes, scope)) return refuse("INSUFFICIENT_SCOPE");
  if (!isShared(record, account_id)) {
    return refuse("CONSENT_REVOKED", { message: "The consent no longer covers this account." });
  }
  return ok(null);
};

const secondsUntil = (instant: number, now: number): number => Math.ceil((instant - now) / 1000);

/**
 * Permits an order of this account, or refuses it if the consent is not in force. It decides each
 * time: a permit from before the consent's end is not valid after it.
 * @rule O8.7
 */
export const decidePermitOrder = (
  record: ConsentRecord,
  { payment_order_id, account_id, use }: CommandOf<ConsentCommand, "permit_order">,
  { now }: Fresh,
): Result<ConsentRecord> => {
  const checked = checkInForce(record, "payments:write", account_id);
  if (!checked.ok) return checked;
  const permits = record.permits.filter(({ lapses_at }) => lapses_at > now);
  if (!use && permits.some((permit) => permit.payment_order_id === payment_order_id)) {
    return ok(record);
  }
  const others = permits.filter((permit) => permit.payment_order_id !== payment_order_id);
  const waiting = others.filter(({ used_at }) => used_at === null);
  const [first] = waiting;
  if (!use && first && waiting.length >= MAX_WAITING) {
    return refuse("RATE_LIMITED", { retry_after: secondsUntil(first.lapses_at, now) });
  }
  // Old used permits may be dropped: most of their orders are executed, and the last check asks
  // again.
  const used = others.filter(({ used_at }) => used_at !== null).slice(1 - MAX_WAITING);
  const permit = { payment_order_id, used_at: use ? now : null, lapses_at: now + ORDER_WAIT_MS };
  return ok({ ...record, permits: [...waiting, ...used, permit] });
};

/**
 * Permits a mandate of this account, or a charge of it. It decides each time. A repeated request
 * changes nothing, except that a new end is stored.
 */
export const decidePermitMandate = (
  record: ConsentRecord,
  { mandate_id, account_id, lapses_at }: CommandOf<ConsentCommand, "permit_mandate">,
  { now }: Fresh,
): Result<ConsentRecord> => {
  const checked = checkInForce(record, "mandates:write", account_id);
  if (!checked.ok) return checked;
  const known = record.mandates.find((mandate) => mandate.mandate_id === mandate_id);
  if (known?.lapses_at === lapses_at) return ok(record);
  const others = record.mandates.filter(
    (mandate) => mandate !== known && (mandate.lapses_at ?? Infinity) > now,
  );
  if (!known && others.length >= MAX_MANDATES) {
    const ends = others.map((mandate) => mandate.lapses_at ?? Infinity);
    const next = Math.min(record.expires_at, ...ends);
    return refuse("RATE_LIMITED", { retry_after: secondsUntil(next, now) });
  }
  return ok({ ...record, mandates: [...others, { mandate_id, lapses_at }] });
};

/** A mandate has ended: its place is free, and the end of the consent need not end it. */
export const decideForgetMandate = (
  record: ConsentRecord,
  { mandate_id }: CommandOf<ConsentCommand, "forget_mandate">,
): Result<ConsentRecord> => {
  const mandates = record.mandates.filter((mandate) => mandate.mandate_id !== mandate_id);
  return ok(mandates.length === record.mandates.length ? record : { ...record, mandates });
};
