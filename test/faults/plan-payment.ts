import type { World, WorldMerchant } from "../../scripts/local/world.ts";
import type { Random } from "./random.ts";

/** The plan of one payment of the campaign: payer, payee, amount, and how it should end. */
export type Payer = Pick<
  World["customers"][number],
  "alias" | "bank_handle" | "iban" | "phone_url"
>;

export const endings = [
  "PAY",
  "REFUND",
  "REFUND_TWICE_TOO_MUCH",
  "DECLINE",
  "WRONG_CODES",
  "CANCEL",
  "ABANDON",
  "BANK_REFUSES",
  "OTHER_ACCOUNT",
  "RAIL_REJECTS",
] as const;
export type Ending = (typeof endings)[number];

/** The behaviour of a payment's webhook endpoint. All except DEAD work once the faults stop. */
export const endpointMoods = [
  "HEALTHY",
  "FAILS_ONCE",
  "FAILS_TWICE",
  "SLOW",
  "CUTS",
  "DEAD",
] as const;
export type EndpointMood = (typeof endpointMoods)[number];

export interface Payment {
  index: number;
  reference: string;
  /**
   * Minor units. No other payment or refund of the campaign has this amount, so it identifies
   * payments in ledgers.
   */
  amount: number;
  payer: Payer;
  /** Who pays after the first account was refused. */
  otherPayer: Payer;
  merchant: WorldMerchant;
  destination: { type: "iban" | "alias"; value: string };
  payeeBank: string;
  authMode: "OTP" | "PUSH";
  ending: Ending;
  mood: EndpointMood;
}

const amountOf = (index: number): number => 50_000 + 10 * index;

/** Two of them together exceed what was paid. */
export const refundAmountOf = (index: number, place: number): number => 26_000 + 10 * index + place;

/** Beyond this, amounts of refunds would equal amounts of payments. */
export const MAX_PAYMENTS = 2_000;

const manyEndings: readonly Ending[] = [
  ...Array<Ending>(20).fill("PAY"),
  ...Array<Ending>(5).fill("REFUND"),
  ...Array<Ending>(2).fill("REFUND_TWICE_TOO_MUCH"),
  ...Array<Ending>(3).fill("OTHER_ACCOUNT"),
  ...(["DECLINE", "WRONG_CODES", "CANCEL", "ABANDON", "BANK_REFUSES", "RAIL_REJECTS"] as const),
];

const manyMoods: readonly EndpointMood[] = [
  ...Array<EndpointMood>(12).fill("HEALTHY"),
  ...endpointMoods,
];

export const planPayment = (
  world: World,
  seed: number,
  index: number,
  random: Random,
  wanted: Partial<Pick<Payment, "authMode" | "ending" | "mood">> & { crossBank?: boolean } = {},
): Payment => {
  const ending = wanted.ending ?? random.pick(manyEndings);
  const merchant = random.pick(merchantsOf(world));
  const payeeBank = bankOf(world, merchant.destination);
  const crossBank = ending === "RAIL_REJECTS" || (wanted.crossBank ?? random.chance(0.5));
  const payer = choosePayer(world, ending, payeeBank, crossBank, random);
  const otherPayer =
    ending === "OTHER_ACCOUNT" ? choosePayer(world, "PAY", payeeBank, crossBank, random) : payer;
  const choice = random.pick(["OTP", "PUSH"] as const);
  const planned: Payment = {
    index,
    reference: `faults ${seed} ${index}`,
    amount: amountOf(index),
    payer,
    otherPayer,
    merchant,
    destination: { type: "iban", value: merchant.destination },
    payeeBank,
    authMode: wanted.authMode ?? authModeOf(ending) ?? choice,
    ending,
    mood: wanted.mood ?? random.pick(manyMoods),
  };
  return ending === "RAIL_REJECTS" ? toClosedPayee(world, planned, random) : planned;
};

/** Merchants that may refund. */
const merchantsOf = (world: World): WorldMerchant[] =>
  world.gateways
    .flatMap((gateway) => [gateway.merchant, ...gateway.further_merchants])
    .filter((merchant) => merchant.refund_authority);

export const bankOf = (world: World, iban: string): string => {
  const bank = world.banks.find(({ accounts }) => accounts.some((row) => row.iban === iban));
  if (!bank) throw new Error("an account at no bank");
  return bank.bank_handle;
};

const authModeOf = (ending: Ending): "OTP" | "PUSH" | null => {
  if (ending === "DECLINE") return "PUSH";
  return ending === "WRONG_CODES" ? "OTP" : null;
};

const choosePayer = (
  world: World,
  ending: Ending,
  payeeBank: string,
  crossBank: boolean,
  random: Random,
): Payer => {
  if (ending === "BANK_REFUSES" || ending === "OTHER_ACCOUNT") {
    const refused = ["empty.purse", "blocked.account", "small.limit"];
    return random.pick(world.magic.filter(({ alias }) => refused.includes(alias ?? "")));
  }
  return random.pick(
    world.customers.filter(({ bank_handle }) => (bank_handle !== payeeBank) === crossBank),
  );
};

/** The rail finds the payee's account closed, and the money returns. */
const toClosedPayee = (world: World, payment: Payment, random: Random): Payment => {
  const payee = world.magic.find(({ alias }) => alias === "closed.payee");
  if (!payee) throw new Error("the world has no closed payee");
  const elsewhere = world.customers.filter(
    (customer) => customer.bank_handle !== payee.bank_handle,
  );
  return {
    ...payment,
    payer: random.pick(elsewhere),
    destination: { type: "iban", value: payee.iban },
    payeeBank: payee.bank_handle,
  };
};
