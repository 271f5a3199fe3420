import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime } from "../../base/platform/clock.ts";
import type { Mode } from "../../base/platform/env.ts";
import type { AccountsToIndex } from "../../frame/objects/account-index.ts";
import type { ConsentRecord } from "./consent-record.ts";
import { isOnAccount } from "./decide-consent.ts";

/** A consent as shown to a customer who has proved control of an account. */
export interface Connection {
  consent_id: string;
  tpp_name: string;
  purpose: string | null;
  scopes: ConsentRecord["terms"]["scopes"];
  authorised_at: string;
  expires_at: string;
  /** The start of the hour; null if it was never used. */
  last_used_at: string | null;
}

/** NOT_FOUND unless the consent is in force and on this account. */
export const connectionView = (
  record: ConsentRecord,
  { iban, mode }: { iban: string; mode: Mode },
): Result<Connection> => {
  const { terms, state, authorised_at, last_used_at } = record;
  const isOwn = terms.mode === mode && isOnAccount(record, iban);
  if (!isOwn || state !== "AUTHORISED" || authorised_at === null) return refuse("NOT_FOUND");
  return ok({
    consent_id: terms.consent_id,
    tpp_name: terms.tpp_name,
    purpose: terms.purpose,
    scopes: terms.scopes,
    authorised_at: isoTime(authorised_at),
    expires_at: isoTime(record.expires_at),
    last_used_at: last_used_at === null ? null : isoTime(last_used_at),
  });
};

export const indexOf = (record: ConsentRecord): AccountsToIndex => {
  const { terms, payer, accounts, state } = record;
  const known = [...new Set([payer?.iban ?? "", ...accounts.map(({ iban }) => iban)])].filter(
    (iban) => iban !== "",
  );
  const isOn = (iban: string) => state === "AUTHORISED" && isOnAccount(record, iban);
  return {
    id: terms.consent_id,
    mode: terms.mode,
    on: known.filter(isOn),
    off: known.filter((iban) => !isOn(iban)),
  };
};
