import type { InferOutput } from "valibot";
import { isoTime, isoTimeOrNull, now } from "../../base/platform/clock.ts";
import type { Mode } from "../../base/platform/env.ts";
import type { BankRow, MerchantRow, SettingsRow } from "../../base/platform/schema.ts";
import { shownValues } from "../../frame/records/fields.ts";
import type { KeyRow } from "../../frame/records/keys.ts";
import type { OpenBreaker } from "../../network/banks/breaker.ts";
import { standingOf } from "../../network/parties/guarded-bank.ts";
import { settingsFields } from "../../network/parties/guarded-merchant.ts";
import { merchantStanding } from "../../network/parties/merchants.ts";
import type * as answers from "./answers.ts";

type Shape<Name extends keyof typeof answers> = InferOutput<(typeof answers)[Name]>;

/** What the admin API shows of a bank. Its secrets are in the tables of keys. */
export const bankView = (
  { gateway_fee, closes_at, created_at, updated_at, ...row }: BankRow,
  ibanPrefixes: string[],
  openBreakers: readonly OpenBreaker[] = [],
): Shape<"bank"> => ({
  ...row,
  status: standingOf({ status: row.status, closes_at }, now()),
  closes_at: isoTimeOrNull(closes_at),
  iban_prefixes: ibanPrefixes,
  fees: { gateway_fee },
  open_breakers: openBreakers.map(({ operation, since, opened_at }) => ({
    operation,
    since: isoTime(since),
    opened_at: isoTime(opened_at),
  })),
  created_at: isoTime(created_at),
  updated_at: isoTime(updated_at),
});

export const merchantView = (
  { closed_at, created_at, updated_at, ...row }: MerchantRow,
  inModes: Record<Mode, SettingsRow | null>,
): Shape<"merchant"> => ({
  ...row,
  status: merchantStanding({ status: row.status, closed_at }),
  closed_at: isoTimeOrNull(closed_at),
  modes: {
    test: inModes.test && modeView(inModes.test),
    live: inModes.live && modeView(inModes.live),
  },
  created_at: isoTime(created_at),
  updated_at: isoTime(updated_at),
});

const modeView = ({ merchant_id: _, mode: __, ...settings }: SettingsRow) =>
  shownValues(settingsFields, settings);

export const keyView = (row: KeyRow): Shape<"key"> => ({
  key_id: row.keyId,
  kind: row.kind as Shape<"key">["kind"],
  mode: row.mode,
  status: row.status,
  created_at: isoTime(row.createdAt),
  promoted_at: isoTimeOrNull(row.promotedAt),
  retired_at: isoTimeOrNull(row.retiredAt),
});
