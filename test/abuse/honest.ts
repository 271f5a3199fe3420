import type { World } from "../../scripts/local/world.ts";
import { phoneMessage } from "../support/checkout-client.ts";
import {
  type Answer,
  Browser,
  type Customer,
  codeOf,
  createSession,
  readStatus,
  type Session,
  type Shop,
} from "./shops.ts";

/** An honest payment: how long the gateway took for its steps together, and why it failed. */
export interface Paid {
  ms: number;
  failure: string | null;
}

/** The last status is waited for so long. */
const SETTLES_WITHIN_MS = 60_000;

/** A customer who pays at one shop, always in the same browser. */
export class Shopper {
  readonly #world: World;
  readonly #shop: Shop;
  readonly #customer: Customer;
  readonly #browser: Browser;
  /** The payee's alias; null if the shop names its IBAN. */
  readonly #payee: string | null;
  readonly #knowsAlias: boolean;

  constructor(world: World, shop: Shop, customers: readonly Customer[], place: number) {
    const at = (index: number) => customers[index % customers.length] as Customer;
    this.#world = world;
    this.#shop = shop;
    this.#customer = at(place);
    this.#browser = new Browser(`203.0.113.${place + 1}`);
    this.#payee = place % 4 === 1 ? at(place + 1).alias : null;
    this.#knowsAlias = place % 3 !== 0;
  }

  /** Pays with a code. A refusal of any step is a failure: nothing is tried again. */
  async pay(): Promise<Paid> {
    let ms = 0;
    const timed = async (step: string, request: Promise<Answer>): Promise<Answer> => {
      const from = performance.now();
      const answer = await request;
      ms += performance.now() - from;
      if (answer.status >= 300) throw new Error(`${step}: ${codeOf(answer)}`);
      return answer;
    };
    try {
      const { currency } = this.#world;
      const created = await timed("create", createSession(this.#shop, currency, this.#payee));
      const session = created.body as Session;
      const token = (await timed("open", this.#browser.open(session))).body.token ?? "";
      const step = (name: string, body: object) =>
        timed(name, this.#browser.step(session, token, name, body));
      const { alias, iban } = this.#customer;
      await step("resolve-payer", this.#knowsAlias ? { payer_alias: alias } : { payer_iban: iban });
      await step("select-auth", { auth_mode: "OTP" });
      const { otp_code } = await phoneMessage(this.#customer, session.session_id, "OTP");
      await step("confirm", { otp_code });
      return { ms, failure: await this.#unlessCompleted(session) };
    } catch (error) {
      return { ms, failure: (error as Error).message };
    }
  }

  async #unlessCompleted({ session_id }: Session): Promise<string | null> {
    const deadline = Date.now() + SETTLES_WITHIN_MS;
    let status = "";
    while (Date.now() < deadline) {
      status = await readStatus(this.#shop, session_id);
      if (status === "COMPLETED") return null;
      if (status === "FAILED" || status === "EXPIRED") break;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    return `ends ${status}`;
  }
}
