import { readFileSync } from "node:fs";
import { codes, publishDate } from "currency-codes";
import { describe, expect, it } from "vitest";
import {
  amendments,
  COMPARED_WITH_LIST_OF,
  currencies,
  decimalsOf,
  listOne,
} from "../../../src/base/kernel/money.ts";

/** List One as the maintenance agency published it on COMPARED_WITH_LIST_OF. */
const publishedList = `
  AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD
  CAD CDF CHE CHF CHW CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP
  GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR
  KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN
  MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD
  SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX
  USD USN UYI UYU UYW UZS VED VES VND VUV WST XAD XAF XAG XAU XBA XBB XBC XBD XCD XCG XDR XOF XPD
  XPF XPT XSU XTS XUA XXX YER ZAR ZMW ZWG`
  .trim()
  .split(/\s+/);

describe("the list of currencies", () => {
  it("is List One", () => {
    expect([...listOne].sort()).toEqual(publishedList);
  });

  it("holds no amendment before its day", () => {
    expect(amendments.filter(({ from }) => from > COMPARED_WITH_LIST_OF)).toEqual([]);
  });

  it("has decimals for every currency, and for withdrawn ones", () => {
    const withdrawn = amendments.flatMap(({ withdraws }) => withdraws ?? []);
    for (const code of [...currencies, ...withdrawn]) {
      expect(decimalsOf(code)).toBeGreaterThanOrEqual(0);
    }
  });
});

/**
 * These fail with a change of this repository, never with the calendar: the library's next release,
 * or a later compatibility date of the runtime.
 */
describe("the list is stale, and has to be compared with the published one,", () => {
  it("unless the library still lacks each amendment", () => {
    const contained = amendments.filter(
      ({ adds, withdraws }) =>
        (adds !== undefined && codes().includes(adds.code)) ||
        (withdraws !== undefined && !codes().includes(withdraws)),
    );
    expect(contained).toEqual([]);
  });

  it("unless it was compared after the library's own list", () => {
    expect(COMPARED_WITH_LIST_OF >= publishDate).toBe(true);
  });

  it("unless the runtime's compatibility date is less than half a year later", () => {
    const configuration = readFileSync("wrangler.toml", "utf8");
    const [, runtime = ""] = /^compatibility_date = "(.+)"$/m.exec(configuration) ?? [];
    const days = (Date.parse(runtime) - Date.parse(COMPARED_WITH_LIST_OF)) / 86_400_000;
    expect(days).toBeLessThan(183);
  });
});
