import type { AskedMandate } from "../../src/sandbox/bank/challenge-content.ts";
import type { worldBooks } from "./memory-books.ts";
import {
  AMIRA,
  ask,
  BOOKS_SHOP,
  bodyOf,
  callerAt,
  errorOf,
  type Instruction,
  instruction,
} from "./payer.ts";

/** A customer who approves mandates, and a payee who charges them. */
export type World = ReturnType<typeof worldBooks>;

const MONTHLY: AskedMandate = {
  ...{ purpose: "MANDATE", creditor_name: "Meridian Books", creditor_iban: BOOKS_SHOP },
  ...{ amount: 1_200, currency: "USD", amount_type: "VARIABLE", max_amount_per_period: 2_000 },
  ...{ max_charges: null, max_total: null, frequency: "MONTHLY", interval_count: 1 },
  ...{ from: "2026-01-01", until: null, time_zone: "UTC", collection: "MANUAL", replaces: null },
};

export interface Approved {
  mandate_id: string;
  reference: string;
  payer_iban: string;
}

/** The terms that the customer sees, and the code that the bank sent; nothing is approved yet. */
export const challenged = (
  world: World,
  changes: Partial<AskedMandate> = {},
  { mandate_id = "mnd_1", payer_iban = AMIRA, caller = callerAt("alpha") } = {},
) => {
  const request = { session_id: mandate_id, payer_iban, ...MONTHLY, ...changes };
  const otp_token = String(bodyOf(ask(world, "send-otp", request, caller)).otp_token);
  const otp_code = world.books.challenges.get(otp_token)?.otp_code ?? "";
  const check = { session_id: mandate_id, payer_iban, otp_token, otp_code };
  const approve = () => ask(world, "verify-otp", check, caller);
  return { mandate_id, reference: otp_token, payer_iban, approve };
};

/** A mandate that the customer has approved with a code. */
export const subscribed = (
  world: World,
  changes: Partial<AskedMandate> = {},
  of: Parameters<typeof challenged>[2] = {},
): Approved => {
  const { approve, ...mandate } = challenged(world, changes, of);
  approve();
  return mandate;
};

let charges = 0;

/** The day of the world, in UTC. */
const today = ({ moment }: World): string => new Date(moment.now).toISOString().slice(0, 10);

/** A charge of today; a new one unless `changes` names it. */
export const chargeOf = (
  world: World,
  { mandate_id, reference, payer_iban }: Approved,
  changes: Partial<Instruction> = {},
): Instruction => ({
  ...instruction({
    ...{ session_id: mandate_id, purpose: "MANDATE_CHARGE", debtor_iban: payer_iban },
    ...{ charge_id: `chg_${++charges}`, charge_date: today(world), amount: 1_200 },
    authorisation: { type: "MANDATE", reference },
    not_after: new Date(world.moment.now + 60_000).toISOString(),
  }),
  ...(changes as object),
});

/** The outcome of an instruction: its status, or the refusal. */
export const verdictOn = (world: World, charge: Instruction, caller = callerAt("alpha")) => {
  const outcome = ask(world, "execute-transaction", charge, caller);
  return errorOf(outcome) ?? bodyOf(outcome).status;
};

/** Moves the clock to noon of this day, in UTC. */
export const goTo = ({ moment }: World, date: string): void => {
  moment.now = Date.parse(`${date}T12:00:00.000Z`);
};
