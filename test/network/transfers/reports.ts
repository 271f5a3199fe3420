import type {
  ExecuteReport,
  RailReport,
  Transfer,
} from "../../../src/network/transfers/transfer.ts";

/** The reports of banks and rail on a transfer if all is well, made from its instruction. */
export const executed = (
  { end_to_end_id, route_type }: Transfer,
  status: "BOOKED" | "SUBMITTED",
): ExecuteReport => ({
  kind: "answered",
  answer: {
    end_to_end_id,
    transfer_ref: "ALPHA-1",
    route_used: route_type === "SAME_BANK" ? "SAME_BANK" : "NATIONAL_RAIL",
    status,
    bank_fee: 25,
  },
});

export const creditOf = (
  { instruction }: Transfer,
  changes: Partial<RailReport> = {},
): RailReport => {
  const { end_to_end_id, originator_ref, amount, currency, debtor_iban, creditor_iban } =
    JSON.parse(instruction);
  const rail = { status: "CREDITED", rail_ref: "RAIL-1", settlement_fee: 10 } as const;
  const echoed = { end_to_end_id, originator_ref, amount, currency, debtor_iban, creditor_iban };
  return { ...echoed, ...rail, ...changes };
};
