import type { DebtorAccount } from "../../../src/network/directory/resolve-account.ts";
import {
  type MandateCommand,
  type MandateViewer,
  mandateById,
} from "../../../src/products/mandates/mandate-record.ts";
import { ibanAt, type Merchant, party, settlement } from "../../workers/gateway-journey.ts";
import { type Answer, ask, bodyOf, env } from "../../workers/gateway-worker.ts";
import {
  BROWSER,
  beginChallenge,
  beginVerification,
  challengeSent,
  endVerification,
  routes,
} from "../payments/session-fixtures.ts";
import { PAYER } from "./mandate-fixtures.ts";

/** Mandates of a merchant at the worker under test, over its rows. */
let customers = 500;

/** What the first form of a request needs. */
export const least = { amount: 1_250, currency: "USD", interval: "MONTHLY" };

export class OwnedMandate {
  readonly mandate_id: string;
  readonly answer: Answer;
  readonly payer: DebtorAccount;
  readonly #mode: "test" | "live";
  readonly #merchant: Merchant;

  constructor(answer: Answer, mode: "test" | "live", merchant: Merchant) {
    this.answer = answer;
    this.mandate_id = bodyOf(answer, 201).mandate_id;
    const { bank_id } = party.banks.test.alpha;
    this.payer = { ...PAYER, bank_id, iban: ibanAt("alpha", ++customers) };
    this.#mode = mode;
    this.#merchant = merchant;
  }

  static async create(
    terms: object = {},
    mode: "test" | "live" = "test",
    merchant: Merchant = party.merchant,
  ): Promise<OwnedMandate> {
    const headers = merchant.headers[mode];
    const answer = await ask("POST", "/recurring/mandates", headers, { ...least, ...terms });
    return new OwnedMandate(answer, mode, merchant);
  }

  /** One that its customer has approved. */
  static async active(...given: Parameters<typeof OwnedMandate.create>): Promise<OwnedMandate> {
    const mandate = await OwnedMandate.create(...given);
    await mandate.approve();
    return mandate;
  }

  /** The page's commands, as its steps send them once the bank has verified the code. */
  async approve(changes: Partial<DebtorAccount> = {}): Promise<void> {
    const payer = { ...this.payer, ...changes };
    const creditor = { ...routes.sameBank.creditor, iban: settlement };
    const route = { ...routes.sameBank, creditor };
    const commands: MandateCommand[] = [
      { type: "name_payer", browser_id: BROWSER, payer, route },
      beginChallenge("OTP", "c1"),
      challengeSent("c1"),
      beginVerification("v1"),
      endVerification("v1", "verified", Date.now()),
    ];
    for (const command of commands) await this.act(command);
  }

  async act(command: MandateCommand): Promise<void> {
    const turn = await mandateById(env, this.mandate_id)?.act(command, { correlationId: "" });
    if (!turn || turn.refusal) {
      throw new Error(`${command.type}: ${turn?.refusal?.problem.code ?? "gone"}`);
    }
  }

  /** Of its owner's requests. */
  get headers(): Record<string, string> {
    return this.#merchant.headers[this.#mode];
  }

  /** Its owner, as its object knows it. */
  get viewer(): MandateViewer {
    const id = this.#merchant.merchant_id;
    return { owner: { kind: "MERCHANT", id }, mode: this.#mode, consent_id: null };
  }

  /** A request about this mandate; `path` follows its address. */
  ask(
    method: "GET" | "POST",
    path = "",
    json?: object,
    headers: Record<string, string> = this.headers,
  ): Promise<Answer> {
    return ask(method, `/mandates/${this.mandate_id}${path}`, headers, json);
  }

  async read(): Promise<Answer["body"]> {
    return bodyOf(await this.ask("GET"));
  }
}
