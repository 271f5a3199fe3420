import { expect, it } from "vitest";
import { prefixesOverlap } from "../../../src/network/parties/iban-prefixes.ts";

const cases: [one: string, other: string, overlap: boolean][] = [
  ["DE**3704", "DE**3704", true],
  ["DE**37040044", "DE**3704", true],
  ["DE**3704", "DE**3705", false],
  ["DE**3704", "FR**3704", false],
  ["DE**", "DE**37040044", true],
  ["DE89", "DE**37040044", true],
  ["DE893704", "DE**37040044", true],
  ["DE893704", "DE**3705", false],
  ["DE893704", "DE903704", false],
  ["DE89", "DE8937", true],
  ["DE89370400440532013000", "DE**3704", true],
  ["GB**NWBK", "GB**NWBK6016", true],
  ["GB**NWBK", "GB**NWB", true],
  ["GB**NWBK", "GB**BNWBK", false],
];

it.each(cases)("%s and %s overlap: %s", (one, other, overlap) => {
  expect([prefixesOverlap(one, other), prefixesOverlap(other, one)]).toEqual([overlap, overlap]);
});
