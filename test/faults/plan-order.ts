import type { World } from "../../scripts/local/world.ts";
import type { Driven } from "./journal.ts";
import type { Payer } from "./plan-payment.ts";
import type { Random } from "./random.ts";

/** The plan of one payment order of the campaign: payer, payee, amount, and how it should end. */
export const orderEndings = [
  "PAY",
  "DECLINE",
  "WRONG_CODES",
  "REJECT",
  "CANCEL",
  "ABANDON",
  "END_CONSENT",
  "BANK_REFUSES",
  "RAIL_REJECTS",
] as const;
export type OrderEnding = (typeof orderEndings)[number];

export interface Order extends Pick<Driven, "reference" | "amount" | "payer" | "payeeBank"> {
  index: number;
  /** Whether the amount is within the bank's limit for orders without SCA. */
  isSmall: boolean;
  payeeIban: string;
  destination: { type: "iban" | "alias"; value: string };
  creditorName: string | null;
  authMode: "OTP" | "PUSH";
  ending: OrderEnding;
}

/** What banks let through without SCA, in minor units: one order, and those of a day. */
export const EXEMPTION_LIMIT = 3_000;
/** Below the banks' own, so the gateway's count decides. */
export const DAILY_EXEMPTION_LIMIT = 9_000;

/** Amounts up to this are for the last probe (exemptions.ts), larger ones tell orders apart. */
export const LARGEST_PROBE = 1_000;
/** Beyond this, two small orders would have the same amount. */
export const MAX_ORDERS = 1_000;

const smallAmountOf = (index: number, random: Random): number =>
  LARGEST_PROBE * random.between(1, 2) + 1 + index;
const largeAmountOf = (index: number): number => 80_000 + 10 * index;

const manyEndings: readonly OrderEnding[] = [
  ...Array<OrderEnding>(14).fill("PAY"),
  ...Array<OrderEnding>(3).fill("END_CONSENT"),
  ...orderEndings,
];

export interface WantedOrder {
  authMode?: "OTP" | "PUSH";
  ending?: OrderEnding;
  crossBank?: boolean;
  isSmall?: boolean;
  /** The username of a payer with a special account. */
  payer?: string;
}

export const planOrder = (
  world: World,
  seed: number,
  index: number,
  random: Random,
  wanted: WantedOrder = {},
): Order => {
  const ending = wanted.ending ?? random.pick(manyEndings);
  const isSmall = wanted.isSmall ?? (ending === "PAY" && random.chance(0.6));
  const crossBank = wanted.crossBank ?? random.chance(0.5);
  const payer = choosePayer(world, ending, wanted.payer, random);
  const payee = choosePayee(world, ending, payer, crossBank, random);
  return {
    index,
    reference: `order ${seed} ${index}`,
    amount: isSmall ? smallAmountOf(index, random) : largeAmountOf(index),
    isSmall,
    payer,
    payeeBank: payee.bank_handle,
    payeeIban: payee.iban,
    destination: nameOf(payee, random.chance(0.3)),
    creditorName: random.pick([null, "Corner Shop"]),
    authMode: wanted.authMode ?? authModeOf(ending) ?? random.pick(["OTP", "PUSH"] as const),
    ending,
  };
};

/** One of the customers has accounts at two banks, and the bare alias leads to one of them. */
const nameOf = (
  { alias, iban }: Pick<Payer, "alias" | "iban">,
  byAlias: boolean,
): Order["destination"] =>
  byAlias && alias !== null && alias !== "chloe"
    ? { type: "alias", value: alias }
    : { type: "iban", value: iban };

const authModeOf = (ending: OrderEnding): "OTP" | "PUSH" | null => {
  if (ending === "DECLINE") return "PUSH";
  return ending === "WRONG_CODES" ? "OTP" : null;
};

const magicNames = (ending: OrderEnding, wanted: string | undefined): string[] => {
  if (wanted !== undefined) return [wanted];
  return ending === "BANK_REFUSES" ? ["empty.purse", "small.limit"] : [];
};

/** One in eight payers has a bank that asks for SCA where the gateway does not. */
const choosePayer = (
  world: World,
  ending: OrderEnding,
  wanted: string | undefined,
  random: Random,
): Payer => {
  const asksAgain = ending === "PAY" && random.chance(1 / 8) ? "always.approve" : undefined;
  const names = magicNames(ending, wanted ?? asksAgain);
  if (names.length > 0) return random.pick(world.magic.filter(isNamed(names)));
  const payee = ending === "RAIL_REJECTS" ? closedPayee(world) : null;
  return random.pick(
    world.customers.filter(({ bank_handle }) => bank_handle !== payee?.bank_handle),
  );
};

const isNamed =
  (names: readonly string[]) =>
  ({ alias }: { alias: string | null }) =>
    alias !== null && names.includes(alias);

/** The rail finds its account closed, and the money returns. */
const closedPayee = (world: World) => {
  const payee = world.magic.find(isNamed(["closed.payee"]));
  if (!payee) throw new Error("the world has no closed payee");
  return payee;
};

const choosePayee = (
  world: World,
  ending: OrderEnding,
  payer: Payer,
  crossBank: boolean,
  random: Random,
) =>
  ending === "RAIL_REJECTS"
    ? closedPayee(world)
    : random.pick(
        world.customers.filter(
          ({ bank_handle, iban }) =>
            iban !== payer.iban && (bank_handle !== payer.bank_handle) === crossBank,
        ),
      );
