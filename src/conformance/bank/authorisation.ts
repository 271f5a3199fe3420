import { randomHex } from "../../base/platform/crypto.ts";
import type { ExecuteInstruction } from "../../network/banks/contract.ts";
import { type ConformanceCase, UNIT } from "../case.ts";
import { approveByCode, newSession, sendCode, verify } from "./approvals.ts";
import type { BankKit } from "./kit.ts";

/** The authorisation must match account, amount and payee, and is the bank's own. */
const no = ["NOT_AUTHORISED"] as const;

/** A case whose instruction differs in one thing from what the customer approved. */
const differing = (
  id: string,
  what: string,
  changes: (kit: BankKit) => Partial<ExecuteInstruction>,
  rule = "B5.4",
): ConformanceCase<BankKit> => ({
  id,
  title: `An authorisation is good for no other ${what}`,
  rule,
  level: "FULL",
  needs: ["BANK-401", "BANK-411"],
  moves: 2 * UNIT,
  async run(kit) {
    const instruction = kit.instruction(await approveByCode(kit), changes(kit));
    await kit.mustRefuse(instruction, no, `The customer approved another ${what}`);
  },
});

export const authorisationCases: readonly ConformanceCase<BankKit>[] = [
  {
    id: "BANK-501",
    title: "Nothing moves under a token that the bank did not make",
    rule: "B5.5",
    level: "FULL",
    needs: ["BANK-411"],
    moves: UNIT,
    async run(kit) {
      const token = `none_${randomHex(16)}`;
      const instruction = kit.instruction({ session_id: newSession("PAYMENT"), token });
      await kit.mustRefuse(instruction, no, "Nobody approved this");
    },
  },
  differing("BANK-502", "amount", () => ({ amount: 2 * UNIT })),
  differing("BANK-503", "payee", () => ({ creditor_name: "Somebody Else" })),
  differing("BANK-504", "account", ({ bank }) => ({
    debtor_iban: bank.payee,
    creditor_iban: bank.account,
  })),
  differing("BANK-505", "session", () => ({ session_id: newSession("PAYMENT") }), "B5.5"),
  {
    id: "BANK-506",
    title: "An authorisation moves money once",
    rule: "B5.6",
    level: "FULL",
    needs: ["BANK-401", "BANK-411"],
    moves: 2 * UNIT,
    async run(kit) {
      const challenge = await approveByCode(kit);
      await kit.book(kit.instruction(challenge));
      await kit.mustRefuse(kit.instruction(challenge), no, "The approval was used up");
    },
  },
  {
    id: "BANK-507",
    title: "Nothing moves under a code that was not entered, or entered wrong",
    rule: "B5.5",
    level: "FULL",
    needs: ["BANK-302", "BANK-411"],
    moves: 2 * UNIT,
    async run(kit) {
      const sent = await sendCode(kit);
      await kit.mustRefuse(kit.instruction(sent), no, "The code was not entered");
      await verify(kit, sent, "000000");
      await kit.mustRefuse(kit.instruction(sent), no, "The code was entered wrong");
    },
  },
];
