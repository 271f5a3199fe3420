import type { BankPicker } from "../../../src/approvals/page/bank-choice.ts";
import type { Surroundings } from "../../../src/approvals/page/surroundings.ts";
import type { BankFace } from "../../../src/network/banks/bank-faces.ts";
import { facelessMerchant } from "../../network/parties/faceless.ts";

/** Banks as a page offers them, and a merchant with its brand. */
export const face = (changes: Partial<BankFace> = {}): BankFace => ({
  bank_handle: "alpha",
  name: "Alpha Bank",
  short_name: null,
  logo: `${"5f".repeat(20)}.svg`,
  colour: "#0e5f55",
  capabilities: ["PAYMENTS"],
  has_problems: false,
  ...changes,
});

export const alpha = face();
export const borealis = face({
  ...{ bank_handle: "borealis", name: "Banque Boréalis", short_name: "Nord" },
});

export const picker = (changes: Partial<BankPicker> = {}): BankPicker => ({
  mode: "test",
  chosen: null,
  search: "",
  count: 2,
  shown: [alpha, borealis],
  remembered: null,
  lang: null,
  ...changes,
});

const union = face({
  ...{ bank_handle: "union", name: "Savings Union of the Northern Harbours" },
  ...{ logo: null, colour: "#7a1fa2", has_problems: true },
});

const shown = [alpha, borealis, union];

/** Each way in which the first step can show the banks. */
export const pickers: Readonly<Record<string, BankPicker>> = {
  banks: picker({ count: 12, shown }),
  banks_searched: picker({ search: "bor", count: 1, shown: [borealis] }),
  banks_none_found: picker({ search: "zzz", count: 0, shown: [] }),
  banks_remembered: picker({ shown, remembered: { bank: borealis, alias: "chloe" } }),
  bank_chosen: picker({ chosen: alpha }),
  bank_chosen_has_problems: picker({ chosen: union }),
  bank_chosen_remembered: picker({
    ...{ chosen: borealis, remembered: { bank: borealis, alias: "chloe" } },
  }),
};

export const brandedMerchant: NonNullable<Surroundings["merchant"]> = {
  ...facelessMerchant,
  ...{ name: "Atelier Northlight", legal_name: "Northlight Ateliers GmbH", colour: "#7a1fa2" },
  ...{ support_email: "help@atelier-northlight.example", support_phone: "+44 20 7946 0100" },
  ...{ terms_url: "https://shop.example/terms", privacy_url: "https://shop.example/privacy" },
};
