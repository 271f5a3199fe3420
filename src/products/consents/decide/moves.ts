import { LAST_CHECK_VALID_MS } from "../../../approvals/decide-challenge.ts";
import { stopAskingAboutPrompt } from "../../../approvals/prompt-questions.ts";
import { certain, findMove } from "../../../base/kernel/machine.ts";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { DAY_MS, isoTime } from "../../../base/platform/clock.ts";
import { newEffect, withEffect, withProjection } from "../../../frame/objects/effects.ts";
import type { Fresh } from "../../../frame/objects/state.ts";
import { publishEffect } from "../../../network/webhooks/events.ts";
import { type ConsentTrigger, consentMoves, isFinalConsent } from "../consent-machine.ts";
import type {
  ConsentAuthorisation,
  ConsentRecord,
  OrderPermit,
  RejectionReason,
} from "../consent-record.ts";
import type { ConsentEventName } from "../events.ts";

/** How long the bank is told of the consent's end before the gateway gives up. */
const TELL_END_MS = 7 * DAY_MS;

/** A payment order waits this long for its customer. */
export const ORDER_WAIT_MS = 15 * 60_000;

/**
 * The moves that the customer's bank is told of, because it checks data calls against its own
 * record.
 */
const toldToBank: ReadonlySet<ConsentTrigger> = new Set([
  "approved",
  "reauthorised",
  "end_reached",
  "revoked_by_tpp",
  "revoked_by_customer",
  "revoked_by_bank",
  "revoked_by_operator",
]);

/** Makes a move of the table, with every effect that the move requires. */
export const moveConsent = (
  record: ConsentRecord,
  trigger: ConsentTrigger,
  fresh: Fresh,
): Result<ConsentRecord> => {
  const found = findMove(consentMoves, record.state, trigger);
  if (!found) return refuse("INVALID_STATE");
  let next: ConsentRecord = { ...record, state: found.to };
  if (next.state !== record.state) next = withProjection(next, fresh.now);
  if (isFinalConsent(next.state))
    next = endMandates(endOrders(stopAuthorisation(next), fresh), fresh);
  if (isFinalConsent(next.state)) next = forgetNames(next);
  if (toldToBank.has(trigger) && next.payer) next = notifyBank(next, fresh);
  if (next.payer && toldToBank.has(trigger)) next = indexAccounts(next, fresh);
  return ok(publish(next, found.emits, fresh));
};

export const withAuthorisation = (
  record: ConsentRecord,
  changes: Partial<ConsentAuthorisation>,
): ConsentRecord => ({
  ...record,
  authorisation: { ...record.authorisation, ...changes },
});

/**
 * Withdraws an authorisation that is open when its consent ends; the bank is not asked any more.
 * Whatever the end, the accounts that the page offered are forgotten.
 * @rule O5.6
 */
export const stopAuthorisation = (record: ConsentRecord): ConsentRecord => {
  const asking = stopAskingAboutPrompt(record);
  const effects = asking.effects.filter(({ kind }) => kind !== "list_accounts");
  const { offered } = asking.authorisation;
  const stopped = withAuthorisation({ ...asking, effects }, { offered: offered && [] });
  return stopped.authorisation.outcome === null
    ? withAuthorisation(stopped, { outcome: "WITHDRAWN" })
    : stopped;
};

/** An ended consent needs its account numbers only for the bank and the customer's own index. */
const forgetNames = (record: ConsentRecord): ConsentRecord => ({
  ...record,
  accounts: record.accounts.map((account) => ({ ...account, display_name: "" })),
});

/**
 * The notice carries the state at the time of sending, and replaces an unsent notice. It has an
 * end, because a bank that never answers must not keep an ended consent active.
 * @rule B7.1
 */
const notifyBank = (record: ConsentRecord, fresh: Fresh): ConsentRecord => ({
  ...record,
  effects: [
    ...record.effects.filter(({ kind }) => kind !== "notify_authorisation"),
    {
      ...newEffect("notify_authorisation", `notify-${record.version}`, fresh.now),
      give_up_at: isFinalConsent(record.state) ? fresh.now + TELL_END_MS : null,
    },
  ],
});

/** Updates the index by which the customer's own page finds the consents of an account. */
export const indexAccounts = (record: ConsentRecord, fresh: Fresh): ConsentRecord => ({
  ...record,
  effects: [
    ...record.effects.filter(({ kind }) => kind !== "index_accounts"),
    newEffect("index_accounts", `index-${record.version}`, fresh.now),
  ],
});

/**
 * Tells every order that may wait for its customer that the consent has ended. An order that was
 * just permitted may still begin its execution while its last check is valid, and is told
 * afterwards.
 * @rule O8.7
 */
const endOrders = (record: ConsentRecord, { now }: Fresh): ConsentRecord => {
  const permits = record.permits.filter(({ lapses_at }) => lapses_at > now);
  const isChecked = ({ used_at }: OrderPermit) =>
    used_at !== null && used_at + LAST_CHECK_VALID_MS > now;
  const tell = (state: ConsentRecord, id: string, told: OrderPermit[], dueAt: number) =>
    told.length === 0
      ? state
      : withEffect(state, {
          ...newEffect("end_orders", id, dueAt),
          give_up_at: now + ORDER_WAIT_MS,
          orders: told.map(({ payment_order_id }) => payment_order_id),
        });
  const waiting = permits.filter((permit) => !isChecked(permit));
  const ended = tell({ ...record, permits: [] }, "end_orders", waiting, now);
  const checkedUntil = now + LAST_CHECK_VALID_MS;
  return tell(ended, "end_checked_orders", permits.filter(isChecked), checkedUntil);
};

/**
 * Tells the consent's mandates that it has ended. This is never given up: charges would fail in any
 * case, because each one asks the consent, but customer and bank must see that the mandate has
 * ended.
 * @rule M2.6
 */
const endMandates = (record: ConsentRecord, { now }: Fresh): ConsentRecord => {
  const alive = record.mandates.filter(({ lapses_at }) => (lapses_at ?? Infinity) > now);
  if (alive.length === 0) return { ...record, mandates: [] };
  return withEffect(
    { ...record, mandates: [] },
    {
      ...newEffect("end_mandates", "end_mandates", now),
      mandates: alive.map(({ mandate_id }) => mandate_id),
      by: record.revoked_by,
      reason: record.state === "EXPIRED" ? "CONSENT_EXPIRED" : "CONSENT_REVOKED",
    },
  );
};

/** Publishes an event, which never has account data (O5.10). */
const publish = (record: ConsentRecord, event: ConsentEventName, fresh: Fresh): ConsentRecord => {
  const { consent_id, tpp_id, mode, reference } = record.terms;
  const data = {
    consent_id,
    reference: reference ?? undefined,
    status: record.state,
    status_reason: record.status_reason ?? undefined,
    expires_at: isFinalConsent(record.state) ? undefined : isoTime(record.expires_at),
  };
  const owner = { kind: "TPP", id: tpp_id } as const;
  const to = { mode, owner, subject_id: consent_id, webhook_url: null };
  return withEffect(record, publishEffect(event, to, data, fresh));
};

/** Makes a move that the table must contain in this state. */
export const mustMoveConsent = certain(moveConsent);

/** @rule O5.17 */
const triggerOf = {
  CUSTOMER_REJECTED: "customer_rejected",
  SCA_FAILED: "sca_failed",
  NO_ACCOUNT: "no_account",
  AUTHORISATION_TIMEOUT: "authorisation_timeout",
} as const satisfies Record<RejectionReason, ConsentTrigger>;

/**
 * Ends the open authorisation without an approval. The end of a re-authorisation does not change
 * the consent.
 * @rule O5.8
 */
export const failAuthorisation = (
  record: ConsentRecord,
  reason: RejectionReason,
  fresh: Fresh,
): ConsentRecord => {
  const failed = stopAuthorisation(withAuthorisation(record, { outcome: reason }));
  return record.state === "AWAITING_CUSTOMER_AUTH"
    ? mustMoveConsent({ ...failed, status_reason: reason }, triggerOf[reason], fresh)
    : failed;
};

/** The name depends on the authorisation, so a late answer for an earlier one is recognised. */
const listingOf = ({ authorisation, version }: ConsentRecord): string =>
  authorisation.renews ? `list_accounts-${version}` : "list_accounts";

/** Asks the bank for the accounts that the customer can share. The customer waits for them. */
export const listAccounts = (record: ConsentRecord, fresh: Fresh): ConsentRecord =>
  withEffect(record, {
    ...newEffect("list_accounts", listingOf(record), fresh.now),
    give_up_at: record.authorisation.terms.authorise_by,
  });
