import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { World } from "../../scripts/local/world.ts";
import {
  type Answer,
  Browser,
  type Customer,
  codeOf,
  createSession,
  type Session,
  type Shop,
} from "./shops.ts";

/** Whom attackers attack: shops and customers of honest payments, and one customer besides. */
export interface Targets {
  world: World;
  shops: readonly Shop[];
  payers: readonly Customer[];
  /**
   * Wrong codes are entered for this customer, whose codes then have to wait: the limits against
   * guessing hold for everybody.
   */
  victim: Customer;
}

/** A shopper who means no good, at one address and one shop. */
class Attacker {
  readonly place: number;
  readonly targets: Targets;
  readonly shop: Shop;
  readonly #browser: Browser;
  readonly #codes: Map<string, number>;
  #session: Session | null = null;
  #token = "";
  #steps = 0;

  constructor(targets: Targets, place: number, codes: Map<string, number>) {
    this.place = place;
    this.targets = targets;
    this.shop = targets.shops[place % targets.shops.length] as Shop;
    this.#browser = new Browser(`198.51.100.${place + 1}`);
    this.#codes = codes;
  }

  get payer(): Customer {
    const { payers } = this.targets;
    return payers[this.place % payers.length] as Customer;
  }

  /** A new session every so many calls. True if this call opened one. */
  async sessionFor(calls: number, payee: string | null = null): Promise<boolean> {
    if (this.#session && this.#steps++ % calls !== 0) return false;
    const created = await createSession(this.shop, this.targets.world.currency, payee);
    this.#session = created.status === 201 ? (created.body as Session) : null;
    if (!this.#session) return false;
    this.#token = (await this.#browser.open(this.#session)).body.token ?? "";
    return true;
  }

  async step(name: string, body: object): Promise<void> {
    if (!this.#session) return;
    const answer: Answer = await this.#browser.step(this.#session, this.#token, name, body);
    const key = `${name} ${codeOf(answer)}`;
    this.#codes.set(key, (this.#codes.get(key) ?? 0) + 1);
  }
}

const invented = (): string => `nobody-${randomBytes(6).toString("hex")}`;

/** One move of each kind of attack. */
const attacks: ((attacker: Attacker) => Promise<void>)[] = [
  /** Guesses payers. */
  async (attacker) => {
    await attacker.sessionFor(10);
    await attacker.step("resolve-payer", { payer_alias: invented() });
  },
  /** A payee that nobody knows, resolved again and again with a good payer. */
  async (attacker) => {
    await attacker.sessionFor(10, invented());
    await attacker.step("resolve-payer", { payer_iban: attacker.payer.iban });
  },
  /** A name that exists, looked up again and again. */
  async (attacker) => {
    await attacker.sessionFor(5);
    await attacker.step("resolve-payer", { payer_alias: attacker.payer.alias });
  },
  /** Confirms of codes that are used up or throttled, and of prompts that nobody answers. */
  async (attacker) => {
    const isCode = attacker.place % 2 === 0;
    if (await attacker.sessionFor(20)) {
      await attacker.step("resolve-payer", { payer_iban: attacker.targets.victim.iban });
      await attacker.step("select-auth", { auth_mode: isCode ? "OTP" : "PUSH" });
    }
    await attacker.step("confirm", isCode ? { otp_code: "000000" } : {});
  },
  /** Codes and prompts for other people, which nobody verifies. */
  async (attacker) => {
    if (await attacker.sessionFor(3)) {
      await attacker.step("resolve-payer", { payer_iban: attacker.payer.iban });
    }
    await attacker.step("select-auth", { auth_mode: Math.random() < 0.5 ? "OTP" : "PUSH" });
  },
];

/** Starts the attackers, who stop at the signal. The answers to them are counted by code. */
export const attack = async (
  targets: Targets,
  count: number,
  pauseMs: number,
  signal: AbortSignal,
  codes: Map<string, number>,
): Promise<void> => {
  const run = async (place: number) => {
    const attacker = new Attacker(targets, place, codes);
    const move = attacks[Math.floor(place / targets.shops.length + place) % attacks.length];
    await sleep((pauseMs * place) / count);
    while (!signal.aborted) {
      await move?.(attacker);
      await sleep(pauseMs * (0.5 + Math.random()));
    }
  };
  await Promise.all(Array.from({ length: count }, (_, place) => run(place)));
};
