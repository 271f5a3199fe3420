import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { requestJson, requestOk } from "../../scripts/local/http.ts";
import type { World } from "../../scripts/local/world.ts";

/**
 * A bank that fills the registry: it toggles what it may change, and suspends what it does not
 * have, as fast as it gets answers. Another bank makes one change after the other meanwhile.
 */
export interface Filled {
  /** The changes that the bank was granted. */
  changed: number;
  /** The most that its tokens allow in that time. */
  allowed: number;
  /** Its attempts to change something that were refused. */
  refused: number;
  /** The changes of the other bank, and how many of them failed. */
  others: number;
  othersFailed: number;
}

/** So that a short campaign reaches the end of a day's quota. */
const CHANGES_A_DAY = 50;
const TOKENS_A_CHANGE = 20;

const FILLER_PAUSE_MS = 20;
const NEIGHBOUR_PAUSE_MS = 500;

/** One account at a bank of its own, and its currency to change. */
class Toggler {
  readonly #url: string;
  readonly #key: string;
  readonly #accounts: string;
  readonly #ref: string;
  #isEuro = false;

  private constructor(url: string, key: string, accounts: string, ref: string) {
    [this.#url, this.#key, this.#accounts, this.#ref] = [url, key, accounts, ref];
  }

  static async enrol({ registry }: World, daily_quota: number | null): Promise<Toggler> {
    const admin = <Body>(method: string, path: string, body: object) =>
      requestOk<Body>(`${registry.base_url}/admin/v1${path}`, {
        ...{ method, body },
        headers: { "x-gateway-admin-key": registry.admin_key },
      });
    const bank_handle = `abuse-${randomBytes(4).toString("hex")}`;
    const terms = { bank_handle, name: bank_handle, realm: "test", capabilities: ["PAYMENTS"] };
    const { bank_id } = await admin<{ bank_id: string }>("POST", "/banks", terms);
    const { key } = await admin<{ key: string }>("POST", `/banks/${bank_id}/keys`, {});
    await admin("PATCH", `/banks/${bank_id}`, { daily_quota });
    const account_ref = `acc_${randomBytes(12).toString("hex")}`;
    const proof = { customer_proof: { type: "BANK_VERIFIED" } };
    await requestOk(`${registry.base_url}/identity/handles`, {
      method: "POST",
      body: { alias: `c-${bank_handle}`, account_ref, currency: "USD", ...proof },
      headers: { "x-gateway-bank-key": key },
    });
    const accounts = `/identity/banks/${bank_handle}/accounts`;
    return new Toggler(registry.base_url, key, accounts, account_ref);
  }

  async toggle(): Promise<boolean> {
    this.#isEuro = !this.#isEuro;
    const body = { currency: this.#isEuro ? "EUR" : "USD" };
    return (await this.#send("PATCH", `/${this.#ref}`, body)) === 200;
  }

  /** Costs nothing, and must write nothing. */
  async suspendUnknown(): Promise<boolean> {
    const ref = `acc_${randomBytes(12).toString("hex")}`;
    return (await this.#send("POST", `/${ref}/suspend`, { reason: "BANK" })) === 200;
  }

  async #send(method: string, path: string, body: object): Promise<number> {
    const { status } = await requestJson(this.#url + this.#accounts + path, {
      ...{ method, body },
      headers: { "x-gateway-bank-key": this.#key },
    });
    return status;
  }
}

/** Until the signal, and until the day's quota is used up. */
export const fillRegistry = async (world: World, signal: AbortSignal): Promise<Filled> => {
  // One change more brings its customer.
  const quota = (CHANGES_A_DAY + 1) * TOKENS_A_CHANGE;
  const [filler, neighbour] = [await Toggler.enrol(world, quota), await Toggler.enrol(world, null)];
  const filled = { changed: 0, allowed: 0, refused: 0, others: 0, othersFailed: 0 };
  const startedAt = performance.now();
  const fill = async () => {
    while (!signal.aborted || filled.refused === 0) {
      filled[(await filler.toggle()) ? "changed" : "refused"] += 1;
      if (await filler.suspendUnknown()) filled.changed += 1;
      await sleep(FILLER_PAUSE_MS);
    }
  };
  const goOn = async () => {
    while (!signal.aborted) {
      filled.others += 1;
      if (!(await neighbour.toggle())) filled.othersFailed += 1;
      await sleep(NEIGHBOUR_PAUSE_MS);
    }
  };
  await Promise.all([fill(), goOn()]);
  const days = (performance.now() - startedAt) / 86_400_000;
  filled.allowed = CHANGES_A_DAY + 1 + Math.ceil((days * quota) / TOKENS_A_CHANGE);
  return filled;
};
