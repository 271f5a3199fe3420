import type { World } from "../../scripts/local/world.ts";
import { bankOf, type Payer } from "./plan-payment.ts";
import type { Random } from "./random.ts";

/** The plan of one mandate of the campaign: payer, caps, collection, and how it should go on. */
export const mandateEndings = [
  "CHARGE",
  "ANNOUNCE",
  "TAKE_BACK",
  "REJECT",
  "PAUSE",
  "CANCEL",
  "CUSTOMER_CANCELS",
  "REPLACE",
] as const;
export type MandateEnding = (typeof mandateEndings)[number];

export interface MandatePlan {
  index: number;
  reference: string;
  /** Minor units: the cap of one charge, and with AUTOMATIC what each takes. */
  amount: number;
  /** Room for two charges, and not for three. */
  perPeriod: number;
  collection: "MANUAL" | "AUTOMATIC";
  payer: Payer;
  payeeBank: string;
  authMode: "OTP" | "PUSH";
  ending: MandateEnding;
}

/** So many charges of one mandate are asked for, all in one period. */
export const CHARGES_ASKED = 4;
/** Beyond this, amounts of mandates would equal those of others. */
export const MAX_MANDATES = 500;

/** Between the amounts of two mandates; their charges take a little less or more. */
export const MANDATE_STEP = 100;
const amountOf = (index: number): number => 100_000 + MANDATE_STEP * index;

/** Within the cap of one charge. No other charge, payment or order has this amount. */
export const chargeAmountOf = ({ amount }: MandatePlan, place: number): number =>
  amount - 1 - place;

/** More than the cap of one charge. */
export const aboveCapOf = ({ amount }: MandatePlan): number => amount + 1;

export type WantedMandate = Partial<Pick<MandatePlan, "authMode" | "collection" | "ending">>;

export const planMandate = (
  world: World,
  seed: number,
  index: number,
  random: Random,
  wanted: WantedMandate = {},
): MandatePlan => {
  const [gateway] = world.gateways;
  if (!gateway) throw new Error("the world has no gateway");
  const amount = amountOf(index);
  return {
    index,
    reference: `mandate ${seed} ${index}`,
    amount,
    perPeriod: 2 * amount + MANDATE_STEP,
    collection: random.chance(1 / 3) ? "AUTOMATIC" : "MANUAL",
    payer: random.pick(world.customers),
    payeeBank: bankOf(world, gateway.merchant.destination),
    authMode: random.pick(["OTP", "PUSH"] as const),
    ending: random.chance(1 / 3) ? random.pick(mandateEndings) : "CHARGE",
    ...wanted,
  };
};
