import * as v from "valibot";
import {
  amount,
  currency,
  described,
  electronicIban,
  endToEndId,
  named,
  sum,
  text,
} from "../kernel/fields.ts";

/** The answers of rail and directory. Those of the banks are in banks/contract.ts. */
export const railStatus = v.pipe(
  v.union([
    v.strictObject({
      end_to_end_id: endToEndId,
      originator_ref: text("As in the instruction.", "pay_0123456789"),
      status: v.picklist(["IN_FLIGHT", "CREDITED", "REJECTED"]),
      amount,
      currency,
      debtor_iban: electronicIban,
      creditor_iban: electronicIban,
      rail_ref: text("The rail's reference to the payment.", "RAIL-7f3a"),
      settlement_fee: v.pipe(sum, described("The rail's fee in minor units.", 10)),
    }),
    v.strictObject({ end_to_end_id: endToEndId, status: v.literal("NOT_FOUND") }),
  ]),
  named("RailStatus", "A payment as the rail knows it."),
);

export const directoryEntry = v.pipe(
  v.strictObject({
    iban: electronicIban,
    institution_code: text("The bank of the account.", "AURODEFFXXX"),
  }),
  named("DirectoryEntry", "The account that the identifier leads to."),
);
