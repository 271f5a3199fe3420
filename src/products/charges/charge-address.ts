import { formatId, parseId } from "../../base/kernel/ids.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { objectStub, type Remote } from "../../base/platform/objects.ts";
import type { Charge } from "./charge-object.ts";

/** A charge's object. Its identifier, with either prefix, is its address. */
export type ChargeStub = Remote<Charge>;

export const CHARGE_PREFIXES = ["chg", "pay"] as const;
export const CHARGES = "CHARGES";

/** The two names of the charge with this object id in hex. */
export const chargeIds = (hex: string) => ({
  charge_id: formatId("chg", hex),
  payment_id: formatId("pay", hex),
});

/** The object behind chg_… or pay_…; null for a malformed or foreign id. */
export const chargeById = (env: GatewayEnv, id: string): ChargeStub | null => {
  const hex = parseId(CHARGE_PREFIXES, id);
  return hex === null ? null : objectStub<ChargeStub>(env, CHARGES, hex);
};
