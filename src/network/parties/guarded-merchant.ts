import { and, eq } from "drizzle-orm";
import { maskIban } from "../../base/kernel/iban.ts";
import { shownAddress } from "../../base/kernel/shown.ts";
import { isoTime } from "../../base/platform/clock.ts";
import type { Database } from "../../base/platform/database.ts";
import {
  type MerchantRow,
  merchantSettings,
  type SettingsRow,
} from "../../base/platform/schema.ts";
import type { GuardedRecord, ProposalStep } from "../../frame/records/administration.ts";
import {
  fixed,
  guarded,
  guardedOf,
  open,
  type RecordField,
  shownChange,
  standsAsProposed,
  valuesOf,
} from "../../frame/records/fields.ts";
import type { FieldChange, ProposalRow } from "../../frame/records/schema.ts";
import { keepEvent } from "./owners.ts";

/** The fields of a merchant. Closing it is a request of its own. */
export const merchantFields = {
  merchant_id: fixed,
  name: open,
  status: open,
  closed_at: fixed,
  logo_url: open,
  colour: open,
  support_email: open,
  support_url: open,
  logo: open,
  legal_name: open,
  support_phone: open,
  terms_url: open,
  privacy_url: open,
  default_locale: open,
  lists: fixed,
  created_at: fixed,
  updated_at: fixed,
} as const satisfies Record<keyof MerchantRow, RecordField>;

/**
 * The fields of a merchant's settings in one mode. The guarded ones decide whose account is
 * paid, and who shows the customer's steps.
 * @rule A2.1
 */
export const settingsFields = {
  merchant_id: fixed,
  mode: fixed,
  settlement_iban: { ...guarded, masked: maskIban },
  settlement_strategy: guarded,
  refund_authority: guarded,
  json_pages: guarded,
  webhook_url: { ...open, masked: shownAddress },
  alert_url: { ...open, masked: shownAddress },
  optional_events: open,
} as const satisfies Record<keyof SettingsRow, RecordField>;

export const guardedMerchant: GuardedRecord = {
  async apply(db, { subjectId: merchantId, changes }) {
    const live = liveSettingsOf(merchantId);
    const row = await db.select().from(merchantSettings).where(live).get();
    if (!row) return { voidFor: "RECORD_GONE" };
    const standing = changes.filter((change) => !isTaken(change));
    if (!standsAsProposed(guardedOf(settingsFields, row), standing)) {
      return { voidFor: "RECORD_CHANGED" };
    }
    const to = valuesOf<SettingsRow>(changes);
    return { statements: [db.update(merchantSettings).set(to).where(live)] };
  },
  follow: (db, proposal, step, at) => [tellMerchant(db, proposal, step, at)],
  show: shownChange(settingsFields),
};

/** What one person may take away may be gone in the meantime. */
const isTaken = ({ field, to }: FieldChange): boolean =>
  to === false && (field === "refund_authority" || field === "json_pages");

const liveSettingsOf = (merchantId: string) =>
  and(eq(merchantSettings.merchant_id, merchantId), eq(merchantSettings.mode, "live"));

/**
 * The merchant hears of every step, so a change that it did not ask for can be stopped in time.
 * @rule A2.8
 */
const tellMerchant = (db: Database, proposal: ProposalRow, step: ProposalStep, at: number) =>
  keepEvent(db, {
    owner: { kind: "MERCHANT", id: proposal.subjectId },
    mode: "live",
    type: `merchant.${step}`,
    subjectId: proposal.proposalId,
    at,
    data: {
      merchant_id: proposal.subjectId,
      proposal_id: proposal.proposalId,
      status: proposal.status,
      changes: proposal.changes.map(shownChange(settingsFields)),
      takes_effect_at:
        proposal.takesEffectAt === null ? undefined : isoTime(proposal.takesEffectAt),
      reason: proposal.voidReason ?? undefined,
    },
  });
