import { randomHex } from "../../base/platform/crypto.ts";
import { type ConformanceCase, FOREIGN_IBAN, must, notOffered } from "../case.ts";
import type { BankKit } from "./kit.ts";

/** Finding accounts: resolve-alias, which a bank need not have (B2.4). */
const find = (kit: BankKit, lookup: object) => kit.optionalAnswerOf("resolve-alias", lookup);

const findOwn = async (kit: BankKit) => {
  const { account: iban } = kit.bank;
  const { accounts } = await find(kit, { iban });
  const own = accounts.find((one) => one.iban === iban);
  must(own !== undefined && accounts.length === 1, `${iban} alone was to be found.`);
  return own;
};

export const findingCases: readonly ConformanceCase<BankKit>[] = [
  {
    id: "BANK-201",
    title: "An account is found by its IBAN, with its owner's name and its currency",
    rule: "B2.1",
    level: "FULL",
    async run(kit) {
      const { currency } = await findOwn(kit);
      must(currency === kit.bank.currency, `The account was to be in ${kit.bank.currency}.`);
    },
  },
  {
    id: "BANK-202",
    title: "No match is 200 with an empty list",
    rule: "B2.2",
    level: "FULL",
    async run(kit) {
      for (const lookup of [{ iban: FOREIGN_IBAN }, { account_ref: `none_${randomHex(8)}` }]) {
        const { accounts } = await find(kit, lookup);
        must(accounts.length === 0, `${JSON.stringify(lookup)} was to find no account.`);
      }
    },
  },
  {
    id: "BANK-203",
    title: "An account is found by its account_ref",
    rule: "B2.1",
    level: "FULL",
    needs: ["BANK-201"],
    async run(kit) {
      const { account_ref } = await findOwn(kit);
      if (!account_ref) throw notOffered("The test account has no account_ref.");
      const { accounts } = await find(kit, { account_ref });
      const isFound = accounts.some(({ iban }) => iban === kit.bank.account);
      must(isFound, `${account_ref} was to find ${kit.bank.account}.`);
    },
  },
];
