import { formatId } from "../../base/kernel/ids.ts";
import { kindAddress, type StubOf } from "../../frame/objects/kinds.ts";
import type { ChargeTypes } from "./charge-record.ts";

export type ChargeStub = StubOf<ChargeTypes>;

/** Where charges are found: chg_…, or pay_… as a payment. */
export const chargeAddress = kindAddress<ChargeStub>("CHARGES", ["chg", "pay"]);

export const { byId: chargeById } = chargeAddress;

/** The two names of the charge with this object id in hex. */
export const chargeIds = (hex: string) => ({
  charge_id: chargeAddress.idOf(hex),
  payment_id: formatId("pay", hex),
});
