import {
  type CreateMandate,
  GatewayError,
  type Mandate,
  type MerchantClient,
  type MerchantEvents,
} from "../../src/sdk/merchant.ts";
import { Ended, exits, until } from "./command.ts";
import type { Resident, World } from "./customer.ts";
import type { Machine } from "./machine.ts";

/** What a recipe makes an event with. */
export interface Kitchen {
  machine: Machine;
  gateway: MerchantClient;
  world: World;
  currency: string;
  reference: string;
}

/** The object that the event will be about. */
export interface Made {
  subject: string;
  /** Set if the event waits for this time: how far the world's clock must move for it. */
  due?: { at: string; aheadMs: number };
}

/** How an event comes about in test mode. */
export interface Recipe {
  how: string;
  /** Only endpoints that ask for it get it (P8.6). */
  isOptional?: true;
  make(kitchen: Kitchen): Promise<Made>;
}

const AMOUNT = 4_900;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const session = async ({ gateway, currency, reference, machine }: Kitchen) => {
  const terms = { amount: AMOUNT, currency, merchant_order_reference: reference };
  const created = await gateway.payments.initiate(terms);
  machine.note(`${created.session_id} is created.`);
  return created;
};

const pay = async (kitchen: Kitchen, resident: Resident) => {
  const created = await session(kitchen);
  await kitchen.world.pay({ id: created.session_id, url: created.checkout_url }, resident);
  kitchen.machine.note(`${resident} has entered the bank's code.`);
  return created;
};

const paidBy =
  (resident: Resident) =>
  async (kitchen: Kitchen): Promise<Made> => ({
    subject: (await pay(kitchen, resident)).session_id,
  });

/** The bank refuses after the right code, and the checkout says so. */
const refused = async (kitchen: Kitchen): Promise<Made> => {
  const { session_id, checkout_url } = await session(kitchen);
  const page = { id: session_id, url: checkout_url };
  try {
    await kitchen.world.pay(page, "empty.purse");
  } catch (error) {
    if (!(error instanceof GatewayError && error.refused)) throw error;
    kitchen.machine.note(`The bank of empty.purse refuses: ${error.code}.`);
  }
  return { subject: session_id };
};

/** One of the two is at another bank than the merchant. */
const acrossBanks = async (kitchen: Kitchen): Promise<Made> => {
  for (const resident of ["daniel", "amira"] as const) {
    const { session_id } = await pay(kitchen, resident);
    const { route } = await kitchen.gateway.payments.status(session_id);
    if (route?.type === "INTERBANK") return { subject: session_id };
  }
  throw new Ended(exits.REFUSED, "No resident of this world is at another bank than you.");
};

const cancelled = async (kitchen: Kitchen): Promise<Made> => {
  const { session_id } = await session(kitchen);
  await kitchen.gateway.payments.cancel(session_id);
  return { subject: session_id };
};

const expired = async (kitchen: Kitchen): Promise<Made> => {
  const { session_id, expires_at } = await session(kitchen);
  return { subject: session_id, due: { at: expires_at, aheadMs: HOUR_MS / 3 } };
};

/** A refund needs a payment that has arrived. */
const refunded =
  (before: (kitchen: Kitchen, bank: string) => Promise<void>) =>
  async (kitchen: Kitchen): Promise<Made> => {
    const { session_id, payment_id } = await pay(kitchen, "amira");
    const { gateway, machine } = kitchen;
    const bank = await untilCompleted(kitchen, session_id);
    await before(kitchen, bank);
    const body = { reason: "gateway trigger" };
    const { refund_id } = await gateway.refunds.create(payment_id, body, {
      idempotencyKey: `trigger-${payment_id}`,
    });
    machine.note(`${refund_id} is asked for.`);
    return { subject: session_id };
  };

/** Returns the merchant's bank. */
const untilCompleted = ({ machine, gateway }: Kitchen, id: string): Promise<string> =>
  until(machine, `The completion of ${id}`, async () => {
    const { status, route } = await gateway.payments.status(id);
    if (status === "FAILED") throw new Ended(exits.REFUSED, `${id} has failed.`);
    return status === "COMPLETED" ? (route?.creditor_bank ?? "") : null;
  });

const asked = async (kitchen: Kitchen, terms: Partial<CreateMandate> = {}): Promise<Mandate> => {
  const mandate = await kitchen.gateway.mandates.create({
    amount: 1_250,
    currency: kitchen.currency,
    frequency: "MONTHLY",
    max_amount_per_period: 2_500,
    merchant_reference: kitchen.reference,
    ...terms,
  });
  kitchen.machine.note(`${mandate.mandate_id} is created.`);
  return mandate;
};

const pageOf = ({ mandate_id, approval_url }: Mandate) => ({
  id: mandate_id,
  url: approval_url ?? "",
});

const active = async (
  kitchen: Kitchen,
  resident: Resident = "amira",
  terms: Partial<CreateMandate> = {},
): Promise<Mandate> => {
  const mandate = await asked(kitchen, terms);
  await kitchen.world.approve(pageOf(mandate), resident);
  kitchen.machine.note(`${resident} has approved it.`);
  return mandate;
};

const mandateBy =
  (...steps: ("pause" | "resume" | "cancel")[]) =>
  async (kitchen: Kitchen): Promise<Made> => {
    const { mandate_id } = await active(kitchen);
    for (const step of steps) await kitchen.gateway.mandates[step](mandate_id);
    return { subject: mandate_id };
  };

interface ChargeOf {
  resident?: Resident;
  terms?: Partial<CreateMandate>;
  /** Announced for so many days ahead. */
  inDays?: number;
}

const charged = async (kitchen: Kitchen, { resident, terms, inDays }: ChargeOf = {}) => {
  const { mandate_id, created_at } = await active(kitchen, resident, terms);
  const charge = { amount: 1_250, reference: kitchen.reference };
  const day = inDays === undefined ? {} : { charge_date: dayAfter(Date.parse(created_at), inDays) };
  const key = { idempotencyKey: `trigger-${mandate_id}` };
  const { charge_id } = await kitchen.gateway.charges.create(
    mandate_id,
    { ...charge, ...day },
    key,
  );
  kitchen.machine.note(`${charge_id} is asked for.`);
  return { mandate_id, charge_id };
};

/** A day in UTC, as a mandate's dates are unless it names another zone. */
const dayAfter = (ms: number, days: number): string =>
  new Date(ms + days * DAY_MS).toISOString().slice(0, 10);

/** The events of a charge are about its mandate. */
const chargeBy =
  (of: ChargeOf) =>
  async (kitchen: Kitchen): Promise<Made> => ({ subject: (await charged(kitchen, of)).mandate_id });

const staff = "only the operator's staff cause it";
const alert = "it goes to your alert address, when an endpoint fails for minutes";
const change =
  "it needs a change of your settlement account, which two of the operator's staff decide";

/** Every event of a merchant, with the way to it, or the reason why there is none. */
export const recipes: Readonly<Record<keyof MerchantEvents, Recipe | string>> = {
  "payment.initiated": {
    how: "creates a session",
    isOptional: true,
    make: async (kitchen) => ({ subject: (await session(kitchen)).session_id }),
  },
  "payment.processing": {
    how: "amira pays",
    isOptional: true,
    make: paidBy("amira"),
  },
  "payment.settlement_pending": { how: "a customer of another bank pays", make: acrossBanks },
  "payment.settlement_stalled": "the rail of the simulated world delivers in seconds",
  "payment.completed": { how: "amira pays", make: paidBy("amira") },
  "payment.failed": {
    how: "empty.purse pays more than there is: INSUFFICIENT_FUNDS",
    make: refused,
  },
  "payment.expired": { how: "creates a session that nobody pays", make: expired },
  "payment.cancelled": { how: "cancels a session", isOptional: true, make: cancelled },
  "settlement.completed": {
    how: "a customer of another bank pays",
    isOptional: true,
    make: acrossBanks,
  },
  "refund.completed": { how: "amira pays and is refunded", make: refunded(async () => undefined) },
  "refund.failed": {
    how: "amira pays, and your bank refuses the refund (replaces the bank's faults)",
    make: refunded(({ world }, bank) => world.refuseNext(bank)),
  },
  "mandate.activated": { how: "amira approves a mandate", make: mandateBy() },
  "mandate.rejected": {
    how: "a customer rejects a mandate",
    make: async (kitchen) => {
      const mandate = await asked(kitchen);
      await kitchen.world.reject(pageOf(mandate));
      return { subject: mandate.mandate_id };
    },
  },
  "mandate.paused": { how: "pauses a mandate", make: mandateBy("pause") },
  "mandate.resumed": { how: "pauses and resumes a mandate", make: mandateBy("pause", "resume") },
  "mandate.cancelled": { how: "cancels a mandate", make: mandateBy("cancel") },
  "mandate.expiring": {
    how: "amira approves a mandate whose end is near",
    make: async (kitchen) => {
      const now = await kitchen.world.now();
      const { mandate_id } = await active(kitchen, "amira", { end_date: dayAfter(now, 16) });
      // 14 days before the end of its last day, in UTC.
      const at = `${dayAfter(now, 3)}T00:00:00.000Z`;
      return { subject: mandate_id, due: { at, aheadMs: 4 * DAY_MS } };
    },
  },
  "mandate.expired": {
    how: "creates a mandate that nobody approves",
    make: async (kitchen) => {
      const { mandate_id, authorise_by } = await asked(kitchen);
      return { subject: mandate_id, due: { at: authorise_by, aheadMs: 25 * HOUR_MS } };
    },
  },
  "mandate.completed": {
    how: "charges a mandate for one charge",
    make: async (kitchen) => ({
      subject: (await charged(kitchen, { terms: { max_charges: 1 } })).mandate_id,
    }),
  },
  "mandate.charge.scheduled": {
    how: "announces a charge in three days",
    make: chargeBy({ inDays: 3 }),
  },
  "mandate.charge.completed": { how: "charges a mandate", make: chargeBy({}) },
  "mandate.charge.failed": {
    how: "charges a mandate of late.payer",
    make: chargeBy({ resident: "late.payer" }),
  },
  "mandate.charge.cancelled": {
    how: "cancels an announced charge",
    make: async (kitchen) => {
      const { mandate_id, charge_id } = await charged(kitchen, { inDays: 3 });
      await kitchen.gateway.charges.cancel(mandate_id, charge_id);
      return { subject: mandate_id };
    },
  },
  "endpoint.failing": alert,
  "endpoint.disabled": alert,
  "endpoint.recovered": alert,
  "endpoint.ping": staff,
  "merchant.change_proposed": change,
  "merchant.change_approved": change,
  "merchant.change_rejected": change,
  "merchant.change_withdrawn": change,
  "merchant.change_voided": change,
  "merchant.change_in_force": change,
  "merchant.key_added": "it tells of live keys, and test mode has none",
  "merchant.endpoint_changed": staff,
  "merchant.portal_link_made": staff,
};

export const knownEvents: readonly string[] = Object.keys(recipes);
