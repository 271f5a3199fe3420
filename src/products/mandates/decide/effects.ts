import type { ProblemCode } from "../../../base/kernel/problems.ts";
import { DAY_MS } from "../../../base/platform/clock.ts";
import {
  backOffMs,
  type Effect,
  isInFlight,
  newEffect,
  withEffect,
} from "../../../frame/objects/effects.ts";
import type { Fresh } from "../../../frame/objects/state.ts";
import { publishEffect } from "../../../network/webhooks/events.ts";
import type { ChargeStatus } from "../../charges/charge-views.ts";
import type { ChargeEntry } from "../charge-entry.ts";
import type { MandateEventName } from "../events.ts";
import { isFinalMandate } from "../mandate-machine.ts";
import type { MandateRecord, WantedOfCharge } from "../mandate-record.ts";
import { hash32 } from "../mandate-times.ts";

/** The durable effects of a mandate. Each function returns the record with one more of them. */

/** How long the bank is told of the mandate's end before the gateway gives up. */
const TELL_END_MS = 7 * DAY_MS;

/** Publishes an event of the mandate itself to its owner. Never data of the payer. */
export const publish = (
  record: MandateRecord,
  event: MandateEventName,
  fresh: Fresh,
): MandateRecord =>
  publishAbout(
    record,
    event,
    {
      status_reason: record.status_reason ?? undefined,
      cancelled_by: record.cancelled_by ?? undefined,
    },
    fresh,
  );

const chargeEvents = {
  SCHEDULED: "mandate.charge.scheduled",
  COMPLETED: "mandate.charge.completed",
  FAILED: "mandate.charge.failed",
  CANCELLED: "mandate.charge.cancelled",
} as const satisfies Record<Exclude<ChargeStatus, "PROCESSING">, MandateEventName>;

/** Publishes what became of a charge. @rule M4.2 */
export const publishCharge = (
  record: MandateRecord,
  { charge_id, payment_id, reference, amount, charge_date }: ChargeEntry,
  charge_status: keyof typeof chargeEvents,
  failure: ProblemCode | null,
  fresh: Fresh,
): MandateRecord => {
  const { currency } = record.terms;
  const charge = { charge_id, payment_id, charge_status, reference, amount, currency, charge_date };
  const about = { ...charge, failure_code: failure ?? undefined };
  return publishAbout(record, chargeEvents[charge_status], about, fresh);
};

const publishAbout = (
  record: MandateRecord,
  event: MandateEventName,
  about: object,
  fresh: Fresh,
): MandateRecord => {
  const { terms, state } = record;
  const { mandate_id, owner, mode, merchant_reference } = terms;
  const data = {
    mandate_id,
    consent_id: terms.consent_id ?? undefined,
    merchant_reference: merchant_reference ?? undefined,
    status: state,
    ...about,
  };
  const to = { mode, owner, subject_id: mandate_id, webhook_url: null };
  return withEffect(record, publishEffect(event, to, data, fresh));
};

/**
 * Notifies the payer's bank of the mandate's state. The notice carries the state at the time of
 * sending, and replaces an unsent notice. It leaves after one that is under way, because the bank
 * keeps what it heard last. It has an end, because a bank that never answers must not keep an ended
 * mandate active.
 * @rule B7.1
 */
export const tellBank = (record: MandateRecord, fresh: Fresh): MandateRecord => {
  const underWay = record.effects.find(
    (effect) => effect.kind === "notify_authorisation" && isInFlight(effect, fresh.now),
  );
  return {
    ...record,
    effects: [
      ...record.effects.filter(({ kind }) => kind !== "notify_authorisation"),
      {
        ...newEffect(
          "notify_authorisation",
          `notify-${record.version}`,
          underWay?.held_until ?? fresh.now,
        ),
        give_up_at: isFinalMandate(record.state) ? fresh.now + TELL_END_MS : null,
      },
    ],
  };
};

/**
 * Returns the place of a TPP's mandate among those of its consent. One that nobody approved keeps
 * its place for its day: the page of each new mandate names the holder of an account.
 */
export const leaveConsent = (record: MandateRecord, fresh: Fresh): MandateRecord =>
  record.terms.consent_id === null
    ? record
    : withEffect(record, newEffect("leave_consent", "leave_consent", fresh.now));

/** The customer's own page finds the mandates of an account. */
export const indexAccount = (record: MandateRecord, fresh: Fresh): MandateRecord => ({
  ...record,
  effects: [
    ...record.effects.filter(({ kind }) => kind !== "index_account"),
    newEffect("index_account", `index-${record.version}`, fresh.now),
  ],
});

export const isCommandOf = (effect: MandateRecord["effects"][number], charge_id: string): boolean =>
  effect.kind === "command_charge" && effect.charge_id === charge_id;

/** Removes the commands to the charge. */
export const endCommands = (record: MandateRecord, charge_id: string): MandateRecord => ({
  ...record,
  effects: record.effects.filter((effect) => !isCommandOf(effect, charge_id)),
});

/**
 * Commands the charge's object to do what the mandate has decided. A newer command replaces an
 * older one and has another name, so a report on the older command does not end it.
 */
export const commandCharge = (
  record: MandateRecord,
  { charge_id, attempt }: ChargeEntry,
  wanted: WantedOfCharge,
  fresh: Fresh,
): MandateRecord => {
  const step = wanted === "EXECUTING" ? `attempt-${attempt}` : wanted.toLowerCase();
  const id = `command_charge:${charge_id}:${step}`;
  const effect = { ...newEffect("command_charge", id, fresh.now), charge_id, wanted };
  return withEffect(endCommands(record, charge_id), effect);
};

/**
 * Asks the bank to tell its customer of an announced charge, until the day of the charge is over.
 * @rule B7.1
 */
export const withChargeNotice = (
  record: MandateRecord,
  { charge_id }: ChargeEntry,
  until: number,
  fresh: Fresh,
): MandateRecord =>
  withEffect(record, {
    ...newEffect("notify_charge", `notify_charge:${charge_id}`, fresh.now),
    give_up_at: until,
    charge_id,
  });

/**
 * How long the command of a charge waits for its next attempt. Mandates that are due at once may be
 * too many for the database or a bank: then their checks take longer than they are valid, and
 * repeating them soon would keep them too many. So the waits grow, and each charge has its own.
 */

/** In seconds; the last value repeats. The charge has the whole day. */
const chargeSeconds = [5, 10, 20, 60, 120, 300, 600] as const;

/** Between half of the wait and one and a half. */
export const chargeBackOffMs = ({ id, attempt }: Pick<Effect, "id" | "attempt">): number =>
  Math.round(backOffMs(attempt, chargeSeconds) * (0.5 + hash32(`${id}.${attempt}`) / 2 ** 32));

/**
 * A worker may be slower than its lease. No other begins before the back-off after it, so a slow
 * worker is heard, and slowness does not start more work.
 */
export const restAfterLease = (record: MandateRecord, leased: Effect): MandateRecord => ({
  ...record,
  effects: record.effects.map((effect) =>
    effect.id === leased.id && effect.kind === "command_charge"
      ? { ...effect, due_at: leased.held_until + chargeBackOffMs(leased) }
      : effect,
  ),
});
