import { getTableColumns } from "drizzle-orm";
import { expect, it } from "vitest";
import { banks, merchantSettings, merchants, tpps } from "../../../src/base/platform/schema.ts";
import {
  guardedOf,
  openOf,
  type RecordField,
  shownChange,
  shownValues,
} from "../../../src/frame/records/fields.ts";
import { bankFields } from "../../../src/network/parties/guarded-bank.ts";
import { merchantFields, settingsFields } from "../../../src/network/parties/guarded-merchant.ts";
import { tppFields } from "../../../src/network/parties/guarded-tpp.ts";
import { changeBankRequest, changeMerchantRequest } from "../../../src/staff/operators/requests.ts";
import { changeTppRequest } from "../../../src/staff/operators/tpps/tpp-schemas.ts";

/** Every field of a record is declared once: who changes it, and how it is shown. */
const { modes, ...ofMerchant } = changeMerchantRequest.entries;
const ofSettings = modes.wrapped.entries.live.wrapped.entries;
// The wire has the fee in an object of its own, and the prefixes have a table of their own.
const { fees: _, ...ofBank } = changeBankRequest.entries;

const records: [string, Record<string, RecordField>, object, object][] = [
  ["bank", bankFields, { ...getTableColumns(banks), iban_prefixes: 0 }, ofBank],
  ["merchant", merchantFields, getTableColumns(merchants), ofMerchant],
  ["merchant's settings", settingsFields, getTableColumns(merchantSettings), ofSettings],
  ["tpp", tppFields, getTableColumns(tpps), changeTppRequest.entries],
];

it.each(records)("every column of a %s is declared, and nothing else", (_, fields, columns) => {
  expect(Object.keys(fields).sort()).toEqual(Object.keys(columns).sort());
});

it.each(records)("a request to change a %s names only what one or two people change", (...row) => {
  const [, fields, , request] = row;
  const classes = Object.keys(request).map((name) => [name, fields[name]?.changedBy]);
  expect(classes.filter(([, people]) => people !== "ONE" && people !== "TWO")).toEqual([]);
});

// @rule A2.1 A3.15
it("these take two people", () => {
  const guarded = Object.fromEntries(
    records.map(([name, fields]) => [name, Object.keys(guardedOf(fields, fields))]),
  );
  expect(guarded).toEqual({
    bank: [
      "core_base_url",
      "institution_code",
      "iban_prefixes",
      "ob_scopes_supported",
      "currency",
      "sca_exemption_limit",
      "sca_exemption_daily_limit",
      "status",
      "closes_at",
      "app_url_origin",
    ],
    merchant: [],
    "merchant's settings": [
      ...["settlement_iban", "settlement_strategy", "refund_authority", "json_pages"],
    ],
    tpp: [
      ...["redirect_uris", "auth_method", "jwks", "jwks_uri", "scopes", "json_pages"],
      "security_profile",
    ],
  });
});

it("a value without a declaration is changed by nobody", () => {
  const sent = { webhook_url: "https://shop.example", payout_iban: "DE89370400440532013000" };
  expect(openOf(settingsFields, sent)).toEqual({ webhook_url: "https://shop.example" });
  expect(guardedOf(settingsFields, sent)).toEqual({});
});

it("account numbers and the queries of addresses are masked wherever they are shown", () => {
  const settings = {
    settlement_iban: "DE89370400440532013000",
    webhook_url: "https://shop.example/hook?secret=1",
    alert_url: null,
    refund_authority: true,
  };
  expect(shownValues(settingsFields, settings)).toEqual({
    settlement_iban: "DE•• •••• 3000",
    webhook_url: "https://shop.example/hook?hidden",
    alert_url: null,
    refund_authority: true,
  });
  const [from, to] = ["DE89370400440532013000", "GB29NWBK60161331926819"];
  expect(shownChange(settingsFields)({ field: "settlement_iban", from, to })).toEqual({
    field: "settlement_iban",
    from: "DE•• •••• 3000",
    to: "GB•• •••• 6819",
  });
});
