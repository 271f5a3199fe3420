import { setTimeout as sleep } from "node:timers/promises";
import { requestJson, requestOk } from "../../scripts/local/http.ts";
import type { World } from "../../scripts/local/world.ts";
import { type LedgerTransfer, phoneMessage, readLedger } from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import type { RunningWorld } from "../support/world.ts";
import { type Paid, Shopper } from "./honest.ts";
import { type Customer, customersOf, enrolShops, type Shop } from "./shops.ts";

/**
 * Many AUTOMATIC mandates are due in the same instant, at banks that are slow, while customers pay.
 * The limits of a local world hold, because four customers approve all of the mandates.
 */
export interface Due {
  mandates: number;
  /** Those that were not charged, or not debited at the bank: what their charges say. */
  lost: string[];
  /** How many were charged or debited more than once. */
  twice: number;
  /**
   * Honest payments from the morning on, while everything is due. They are reported and not judged:
   * the clock puts two hours of charges into one instant, on the one thread of a local world.
   */
  meanwhile: Paid[];
  /** Honest payments after the last charge: the morning has recovered. */
  after: Paid[];
  approvedMs: number;
  /** From the morning to the last booking at a bank. */
  chargedMs: number;
}

const APPROVED_AT_ONCE = 8;
const DAY_MS = 24 * 3_600_000;
/**
 * In UTC, the mandates' zone. They are due from six on, each at an instant of its own within the
 * next two hours, so by eight all of them are (mandates/mandate-times.ts).
 */
const CHARGED_BY_MS = 8 * 3_600_000;
const BANKS_SLOW_MS = 2_000;
const PAYMENT_EVERY_MS = 600;
/** Bookings may pause for so long: a retry waits for a lease to end. */
const PATIENCE_MS = 120_000;

/** The least amount of a mandate. No payment has one of these. */
const AMOUNT = 2_001;

interface Mandate {
  mandate_id: string;
  customer: Customer;
  /** Of this mandate alone among those of its customer. */
  amount: number;
}

interface Charge {
  status: string;
  failure_code: string | null;
}

/** A merchant and its mandates. */
class Subscriptions {
  readonly #world: World;
  readonly #shop: Shop;
  readonly #start: string;

  constructor(world: World, shop: Shop, start: string) {
    [this.#world, this.#shop, this.#start] = [world, shop, start];
  }

  /** Created, and approved by its customer with a code. */
  async add(customer: Customer, amount: number): Promise<Mandate> {
    const terms = { amount, currency: this.#world.currency, amount_type: "FIXED" };
    const times = { frequency: "DAILY", collection: "AUTOMATIC", start_date: this.#start };
    const { mandate_id, approval_url } = await patiently(() =>
      requestOk<{ mandate_id: string; approval_url: string }>(
        `${this.#shop.url}/api/v1/recurring/mandates`,
        { method: "POST", headers: this.#headers, body: { ...terms, ...times } },
      ),
    );
    const headers = { accept: "application/json" };
    const { token } = await patiently(() =>
      requestOk<{ token: string }>(approval_url, { headers }),
    );
    const step = (name: string, body: object) =>
      patiently(() =>
        requestOk(`${this.#shop.url}/mandates/${mandate_id}/authorisation/${name}`, {
          ...{ method: "POST", body, headers: { "x-gateway-auth-session": token } },
        }),
      );
    await step("payer", { payer_iban: customer.iban });
    await untilNotExpired(async () => {
      await step("start", { auth_mode: "OTP" });
      const { otp_code } = await patiently(() => phoneMessage(customer, mandate_id, "OTP"));
      await step("confirm", { otp_code });
    });
    return { mandate_id, customer, amount };
  }

  async charges({ mandate_id }: Mandate): Promise<Charge[]> {
    const { body } = await requestJson<{ data?: Charge[] }>(
      `${this.#shop.url}/api/v1/mandates/${mandate_id}/charges`,
      { headers: this.#headers },
    );
    return body.data ?? [];
  }

  get #headers() {
    return { authorization: `Bearer ${this.#shop.api_key}` };
  }
}

/** Repeats a step, five times at most, while its failure says so. */
const repeated =
  (...failures: string[]) =>
  async <T>(step: () => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries++) {
      try {
        return await step();
      } catch (error) {
        const { message } = error as Error;
        if (tries === 5 || !failures.some((failure) => message.includes(failure))) throw error;
        await sleep(1_000);
      }
    }
  };

/** Thousands of approvals take minutes: directory, bank or the machine may not answer in time. */
const patiently = repeated('"retryable":true', "aborted due to timeout");

/** A code that came too late on a busy machine is asked for again. */
const untilNotExpired = repeated('"OTP_EXPIRED"');

/** In a world of its own with a clock. */
export const chargeAtOnce = async (
  { world, baseUrls }: RunningWorld,
  { mandates: count, payments }: { mandates: number; payments: number },
  say: (line: string) => void,
): Promise<Due> => {
  const clock = clockAt(baseUrls.sandbox);
  await clock.toNoon();
  const now = Date.now() + (await clock.offset());
  const morning = now - (now % DAY_MS) + DAY_MS + CHARGED_BY_MS;
  const [shop, ...shops] = await enrolShops(world, 1 + customersOf(world).length);
  if (!shop) throw new Error("no shop was enrolled");
  const start = new Date(morning).toISOString().slice(0, 10);
  const merchant = new Subscriptions(world, shop, start);

  say(`${count} mandates are approved…`);
  const approvedFrom = performance.now();
  const mandates = await approveAll(merchant, customersOf(world), count);
  const approvedMs = performance.now() - approvedFrom;
  const shoppers = shops.map((one, place) => new Shopper(world, one, customersOf(world), place));
  await Promise.all(shoppers.map((shopper) => shopper.pay()));
  for (const { bank_handle } of world.banks) {
    await requestOk(`${new URL(world.rail.base_url).origin}/banks/${bank_handle}/faults`, {
      method: "PUT",
      body: [{ operation: "execute-transaction", fault: `SLOW_MS:${BANKS_SLOW_MS}`, times: count }],
    });
  }

  say("All are due, and customers pay beside them…");
  await clock.set(morning - Date.now());
  const chargedFrom = performance.now();
  const pay = () =>
    Promise.all(
      Array.from({ length: payments }, async (_, place) => {
        await sleep(place * PAYMENT_EVERY_MS);
        return (shoppers[place % shoppers.length] as Shopper).pay();
      }),
    );
  const paying = pay();
  await untilBooked(world, mandates);
  const chargedMs = performance.now() - chargedFrom;
  const meanwhile = await paying;
  const counts = await countCharges(world, merchant, mandates);
  return { mandates: count, ...counts, meanwhile, after: await pay(), approvedMs, chargedMs };
};

const approveAll = async (
  merchant: Subscriptions,
  customers: readonly Customer[],
  count: number,
): Promise<Mandate[]> => {
  const mandates: Mandate[] = [];
  let next = 0;
  const approve = async () => {
    for (let place = next++; place < count; place = next++) {
      const customer = customers[place % customers.length] as Customer;
      mandates.push(await merchant.add(customer, AMOUNT + Math.floor(place / customers.length)));
    }
  };
  await Promise.all(Array.from({ length: APPROVED_AT_ONCE }, approve));
  return mandates;
};

const nameOf = (iban: string, amount: number): string => `${iban} ${amount}`;

/** The debits at the banks: the end_to_end_ids of each mandate's transfers. */
const debitsOf = async (world: World): Promise<Map<string, Set<string>>> => {
  const debits = new Map<string, Set<string>>();
  const { banks } = await readLedger(world);
  const isMade = ({ status }: LedgerTransfer) => status !== "REJECTED";
  for (const transfer of Object.values(banks).flatMap((bank) => bank.transfers.filter(isMade))) {
    const name = nameOf(transfer.debtor_iban, transfer.amount);
    debits.set(name, (debits.get(name) ?? new Set()).add(transfer.end_to_end_id));
  }
  return debits;
};

const debitsFor = (debits: Map<string, Set<string>>, { customer, amount }: Mandate): number =>
  debits.get(nameOf(customer.iban, amount))?.size ?? 0;

/** Waits while the banks book more. What is missing then is lost. */
const untilBooked = async (world: World, mandates: readonly Mandate[]): Promise<void> => {
  let known = -1;
  let deadline = 0;
  while (known < mandates.length) {
    const debits = await debitsOf(world);
    const booked = mandates.filter((mandate) => debitsFor(debits, mandate) > 0).length;
    if (booked > known) deadline = performance.now() + PATIENCE_MS;
    if (performance.now() > deadline) return;
    known = booked;
    await sleep(1_000);
  }
};

/** A charge that is still moving may yet be made once more. Waits while more of them end. */
const countCharges = async (
  world: World,
  merchant: Subscriptions,
  mandates: readonly Mandate[],
): Promise<Pick<Due, "lost" | "twice">> => {
  const charges = new Map<Mandate, Charge[]>();
  const isMoving = ({ status }: Charge) => status === "PROCESSING";
  let moving = [...mandates];
  let deadline = performance.now() + PATIENCE_MS;
  while (moving.length > 0 && performance.now() < deadline) {
    for (const mandate of moving) charges.set(mandate, await merchant.charges(mandate));
    const still = moving.filter((mandate) => charges.get(mandate)?.some(isMoving));
    if (still.length < moving.length) deadline = performance.now() + PATIENCE_MS;
    moving = still;
    await sleep(500);
  }
  const debits = await debitsOf(world);
  const madeOf = (mandate: Mandate) => charges.get(mandate) ?? [];
  const isComplete = (mandate: Mandate) =>
    madeOf(mandate).some(({ status }) => status === "COMPLETED") && debitsFor(debits, mandate) > 0;
  const isTwice = (mandate: Mandate) =>
    madeOf(mandate).length > 1 || debitsFor(debits, mandate) > 1;
  return {
    lost: mandates
      .filter((mandate) => !isComplete(mandate))
      .map((mandate) => {
        const states = madeOf(mandate).map(({ status, failure_code }) => failure_code ?? status);
        return `${states.join(", ") || "no charge"}, ${debitsFor(debits, mandate)} debits`;
      }),
    twice: mandates.filter(isTwice).length,
  };
};
