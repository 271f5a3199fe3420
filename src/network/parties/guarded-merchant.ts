import { and, eq } from "drizzle-orm";
import { maskIban } from "../../base/kernel/iban.ts";
import { isoTime } from "../../base/platform/clock.ts";
import type { Database } from "../../base/platform/database.ts";
import { merchantSettings } from "../../base/platform/schema.ts";
import type { GuardedRecord, ProposalStep } from "../../frame/records/administration.ts";
import { standsAsProposed } from "../../frame/records/fields.ts";
import type { FieldChange, ProposalRow } from "../../frame/records/schema.ts";
import { keepEvent } from "./owner-events.ts";
import type { SettlementStrategy } from "./settings.ts";

/**
 * The guarded fields of a merchant's live settings: they decide whose account is paid.
 * @rule A2.1
 */
export interface GuardedSettings {
  settlement_iban: string;
  refund_authority: boolean;
  settlement_strategy: SettlementStrategy | null;
}

export const guardedMerchant: GuardedRecord = {
  async apply(db, { subjectId: merchantId, changes }) {
    const live = liveSettingsOf(merchantId);
    const row = await db.select().from(merchantSettings).where(live).get();
    if (!row) return { voidFor: "RECORD_GONE" };
    const present: GuardedSettings = {
      settlement_iban: row.settlementIban,
      refund_authority: row.refundAuthority,
      settlement_strategy: row.settlementStrategy,
    };
    const standing = changes.filter((change) => !isTaken(change));
    if (!standsAsProposed(present, standing)) return { voidFor: "RECORD_CHANGED" };
    const next = { ...present, ...Object.fromEntries(changes.map(({ field, to }) => [field, to])) };
    const update = db
      .update(merchantSettings)
      .set({
        settlementIban: next.settlement_iban,
        refundAuthority: next.refund_authority,
        settlementStrategy: next.settlement_strategy,
      })
      .where(live);
    return { statements: [update] };
  },
  follow: (db, proposal, step, at) => [tellMerchant(db, proposal, step, at)],
  show: (change) => showSettings(change),
};

/** The authority may have been taken away in the meantime, which takes one person. */
const isTaken = ({ field, to }: FieldChange): boolean =>
  field === "refund_authority" && to === false;

const liveSettingsOf = (merchantId: string) =>
  and(eq(merchantSettings.merchantId, merchantId), eq(merchantSettings.mode, "live"));

/**
 * The merchant hears of every step, so a change that it did not ask for can be stopped in time.
 * @rule A2.8
 */
const tellMerchant = (db: Database, proposal: ProposalRow, step: ProposalStep, at: number) =>
  keepEvent(db, {
    owner: { kind: "MERCHANT", id: proposal.subjectId },
    ...{ mode: "live", type: `merchant.${step}`, subjectId: proposal.proposalId, at },
    data: {
      merchant_id: proposal.subjectId,
      proposal_id: proposal.proposalId,
      status: proposal.status,
      changes: proposal.changes.map(showSettings),
      takes_effect_at:
        proposal.takesEffectAt === null ? undefined : isoTime(proposal.takesEffectAt),
      reason: proposal.voidReason ?? undefined,
    },
  });

const showSettings = ({ field, from, to }: FieldChange): FieldChange =>
  field === "settlement_iban"
    ? { field, from: maskIban(String(from)), to: maskIban(String(to)) }
    : { field, from, to };
