import { formatId } from "../../base/kernel/ids.ts";
import { DAY_MS, isoTime, now } from "../../base/platform/clock.ts";
import { randomHex } from "../../base/platform/crypto.ts";
import type { BankRefusalCode, ExecuteInstruction } from "../../network/banks/contract.ts";
import { type ConformanceCase, notOffered, UNIT } from "../case.ts";
import { approveByCode } from "./approvals.ts";
import type { BankKit, KitChallenge } from "./kit.ts";

/** Mandates, where a bank offers them: every charge keeps to what the customer approved. */
const dayAt = (milliseconds: number): string => isoTime(milliseconds).slice(0, 10);

/** A charge of one unit and a period of one month that begins today, with these differences. */
const mandateOf = ({ bank }: BankKit, changes: object = {}) => ({
  purpose: "MANDATE" as const,
  creditor_name: bank.payeeName,
  creditor_iban: bank.payee,
  amount: UNIT,
  currency: bank.currency,
  amount_type: "VARIABLE",
  max_amount_per_period: 3 * UNIT,
  max_charges: null,
  max_total: null,
  frequency: "MONTHLY",
  interval_count: 1,
  from: dayAt(now()),
  until: null,
  time_zone: "UTC",
  collection: "MANUAL",
  replaces: null,
  ...changes,
});

const newChargeId = (): string => formatId("chg", randomHex(32));

const agree = (kit: BankKit, changes: object = {}): Promise<KitChallenge> => {
  if (!kit.bank.offersMandates) throw notOffered("--mandates says whether the bank offers them.");
  return approveByCode(kit, mandateOf(kit, changes));
};

const chargeUnder = (kit: BankKit, mandate: KitChallenge, changes: object = {}) =>
  kit.instruction(mandate, {
    purpose: "MANDATE_CHARGE",
    authorisation: { type: "MANDATE", reference: mandate.token },
    charge_id: newChargeId(),
    charge_date: dayAt(now()),
    ...changes,
  } as Partial<ExecuteInstruction>);

/** A charge that breaks one term. */
const outside = (
  id: string,
  title: string,
  moves: number,
  changes: (kit: BankKit) => object,
  codes: readonly BankRefusalCode[],
): ConformanceCase<BankKit> => ({
  ...{ id, title, rule: "B5.6", level: "FULL", needs: ["BANK-851"], moves },
  async run(kit) {
    const mandate = await agree(kit);
    await kit.mustRefuse(chargeUnder(kit, mandate, changes(kit)), codes, "It breaks the terms");
  },
});

export const mandateCases: readonly ConformanceCase<BankKit>[] = [
  {
    id: "BANK-851",
    title: "Charges within the terms of a mandate are booked under its one approval",
    rule: "B5.6",
    level: "FULL",
    needs: ["BANK-401", "BANK-411"],
    moves: 2 * UNIT,
    async run(kit) {
      const mandate = await agree(kit);
      await kit.book(chargeUnder(kit, mandate));
      await kit.book(chargeUnder(kit, mandate));
    },
  },
  outside(
    "BANK-852",
    "A charge above the amount of its mandate is LIMIT_EXCEEDED",
    2 * UNIT,
    () => ({ amount: 2 * UNIT }),
    ["LIMIT_EXCEEDED"],
  ),
  {
    id: "BANK-853",
    title: "The charges of a period never exceed its limit",
    rule: "B5.6",
    level: "FULL",
    needs: ["BANK-851"],
    moves: 2 * UNIT,
    async run(kit) {
      const mandate = await agree(kit, { max_amount_per_period: UNIT });
      await kit.book(chargeUnder(kit, mandate));
      const second = chargeUnder(kit, mandate);
      await kit.mustRefuse(second, ["LIMIT_EXCEEDED"], "The period allows one unit");
    },
  },
  outside(
    "BANK-854",
    "A mandate pays no other payee",
    UNIT,
    () => ({ creditor_name: "Somebody Else" }),
    ["NOT_AUTHORISED"],
  ),
  outside(
    "BANK-855",
    "A mandate allows no charge of a day before it begins",
    UNIT,
    () => ({ charge_date: dayAt(now() - 2 * DAY_MS) }),
    ["NOT_AUTHORISED"],
  ),
  {
    id: "BANK-856",
    title: "One charge is booked once, whatever attempts there are",
    rule: "B5.6",
    level: "FULL",
    needs: ["BANK-851"],
    moves: 2 * UNIT,
    async run(kit) {
      const mandate = await agree(kit);
      const charge_id = newChargeId();
      await kit.book(chargeUnder(kit, mandate, { charge_id }));
      const again = chargeUnder(kit, mandate, { charge_id });
      await kit.mustRefuse(again, ["NOT_AUTHORISED", "LIMIT_EXCEEDED"], "It was charged before");
    },
  },
  {
    id: "BANK-857",
    title:
      "Announced charges and the end of a mandate are acknowledged; then it is MANDATE_REVOKED",
    rule: "B7.1",
    level: "FULL",
    needs: ["BANK-851"],
    moves: UNIT,
    async run(kit) {
      const mandate = await agree(kit);
      const { account, payee: creditor_iban, payeeName: creditor_name, currency } = kit.bank;
      await kit.answerOf("notify-charge", {
        ...{ mandate_id: mandate.session_id, charge_id: newChargeId(), payer_iban: account },
        ...{ creditor_name, amount: UNIT, currency, charge_date: dayAt(now() + 3 * DAY_MS) },
      });
      await kit.answerOf("notify-authorisation", {
        ...{ id: mandate.session_id, kind: "MANDATE", status: "REVOKED", reason: "CUSTOMER" },
        ...{ ibans: [account], creditor_name, creditor_iban, expires_at: null },
      });
      const late = chargeUnder(kit, mandate);
      await kit.mustRefuse(late, ["MANDATE_REVOKED"], "The mandate has ended");
    },
  },
];
