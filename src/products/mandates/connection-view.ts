import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime } from "../../base/platform/clock.ts";
import type { Mode } from "../../base/platform/env.ts";
import { type ShownTerms, shownTerms } from "./approval.ts";
import { isInForce } from "./mandate-machine.ts";
import type { MandateRecord } from "./mandate-record.ts";

/** A mandate as shown to a customer who has proved control of the account that it debits. */
export interface MandateConnection {
  mandate_id: string;
  /** The app that created it; null if the payee did. */
  app_name: string | null;
  creditor_name: string;
  description: string | null;
  status: "ACTIVE" | "PAUSED";
  terms: ShownTerms;
  activated_at: string;
  /** Null if no charge was paid. */
  last_charged_at: string | null;
}

/** NOT_FOUND unless the mandate is in force and debits this account. */
export const mandateConnection = (
  record: MandateRecord,
  { iban, mode }: { iban: string; mode: Mode },
): Result<MandateConnection> => {
  const { terms, state, payer, activated_at, last_charged_at: last } = record;
  const isOwn = terms.mode === mode && payer?.iban === iban;
  if (!isOwn || !isInForce(state) || activated_at === null) return refuse("NOT_FOUND");
  const { mandate_id, app_name, creditor_name, description } = terms;
  return ok({
    mandate_id,
    app_name,
    creditor_name,
    description,
    status: state as "ACTIVE" | "PAUSED",
    terms: shownTerms(record),
    activated_at: isoTime(activated_at),
    last_charged_at: last === null ? null : isoTime(last),
  });
};
