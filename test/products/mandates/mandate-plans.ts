import type { MandateTerms } from "../../../src/products/mandates/mandate-record.ts";
import { ibanAt, party, settlement } from "../../workers/gateway-journey.ts";
import { routes } from "../payments/session-fixtures.ts";
import { PAYER, termsOf } from "./mandate-fixtures.ts";
import { dateIn } from "./plain-calendar.ts";

/** The mandates of the model tests: which choices matter, and where they begin. */
export interface Plan {
  isFixed: boolean;
  isAutomatic: boolean;
  railRejects: boolean;
  /** The payer's account is at another bank than the merchant's. */
  isAcross: boolean;
  frequency: "WEEKLY" | "MONTHLY";
  every: number;
  max_charges: number | null;
  max_total: number | null;
  notice_days: number;
  /** Null: the mandate has no end. */
  endsAfterDays: number | null;
  time_zone: string;
}

const DAY_MS = 24 * 3_600_000;

/** A leap year, at least a year ahead of the machine's clock: no alarm fires by itself. */
export const leapYear = Math.ceil((new Date().getUTCFullYear() + 2) / 4) * 4;

/** The day before the last of January. */
export const startOfTest = Date.UTC(leapYear, 0, 30, 12);

const CAP = 100;
const PERIOD_CAP = 150;

export const planned = (mandate_id: string, plan: Plan, replaces: string | null) => {
  const { isFixed, isAutomatic, isAcross, frequency, every, endsAfterDays, time_zone } = plan;
  const handle = isAcross ? "borealis" : "alpha";
  const now = Date.now();
  const terms: MandateTerms = termsOf({
    ...{ mandate_id, replaces, created_at: now, notice_days: plan.notice_days },
    owner: { kind: "MERCHANT", id: party.merchant.merchant_id },
    destination: { type: "iban", value: settlement },
    ...{ amount: CAP, max_amount_per_period: isFixed ? CAP : PERIOD_CAP },
    ...{ max_charges: plan.max_charges, max_total: plan.max_total },
    amount_type: isFixed ? "FIXED" : "VARIABLE",
    collection: isAutomatic ? "AUTOMATIC" : "MANUAL",
    schedule: {
      ...{ frequency, interval_count: every, time_zone, start_date: null },
      end_date:
        endsAfterDays === null ? null : dateIn(time_zone, startOfTest + endsAfterDays * DAY_MS),
    },
  });
  const payer = {
    ...PAYER,
    ...{ alias: null, alias_route: null, iban: ibanAt(handle, 700) },
    ...{ bank_id: party.banks.test[handle].bank_id, bank_handle: handle },
    institution_code: isAcross ? "BOREGB2LXXX" : "ALPHDEFFXXX",
    core_base_url: `https://${handle}.example/bank/callback`,
  };
  const creditor = { ...routes.sameBank.creditor, iban: settlement };
  const type = isAcross ? "NATIONAL_RAIL_INITIATE" : "SAME_BANK";
  return { terms, payer, route: { type, creditor } as const };
};
