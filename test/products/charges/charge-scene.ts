import { runDurableObjectAlarm } from "cloudflare:test";
import { formatId, parseId } from "../../../src/base/kernel/ids.ts";
import { newObjectId } from "../../../src/base/platform/objects.ts";
import { followTurn } from "../../../src/frame/objects/perform.ts";
import {
  type ChargeCommand,
  type ChargeTerms,
  type ChargeViewer,
  chargeById,
  chargeIds,
} from "../../../src/products/charges/charge-record.ts";
import { chargeKind } from "../../../src/products/charges/kind.ts";
import { CALL, creation } from "../../frame/objects/object-under-test.ts";
import {
  ibanAt,
  type Merchant,
  party,
  railReport,
  settlement,
} from "../../workers/gateway-journey.ts";
import { ask, deliverAll, env, railKeys } from "../../workers/gateway-worker.ts";
import { calls } from "../../workers/neighbours.ts";
import { decision, termsOf } from "./charge-fixtures.ts";

type Bank = "alpha" | "borealis";

let customers = 700;

/**
 * A charge at the deployed gateway. The test does what its mandate does: it creates the charge and
 * commands each attempt. Nobody takes what the charge tells its mandate.
 */
export class ChargeScene {
  readonly payer: string;
  readonly viewer: ChargeViewer;
  readonly #from: Bank;
  readonly #terms: ChargeTerms;
  readonly charge_id: string;
  readonly payment_id: string;

  private constructor(from: Bank, mandate_id: string, tpp_id: string | null) {
    const at = from === "alpha" ? "ALPHDEFFXXX" : "BOREGB2LXXX";
    const hex = newObjectId(env, "CHARGES");
    const { charge_id, payment_id } = chargeIds(hex);
    this.charge_id = charge_id;
    this.payment_id = payment_id;
    this.#from = from;
    this.payer = ibanAt(from, ++customers);
    const owner: ChargeTerms["owner"] =
      tpp_id === null
        ? { kind: "MERCHANT", id: party.merchant.merchant_id }
        : { kind: "TPP", id: tpp_id };
    this.viewer = { owner, mode: "test", mandate_id };
    const known = termsOf();
    this.#terms = {
      ...known,
      ...{ charge_id, payment_id, mandate_id, owner, created_at: Date.now() },
      debtor: {
        ...known.debtor,
        ...{ iban: this.payer, bank_id: party.banks.test[from].bank_id, bank_handle: from },
        ...{ bank_name: from, institution_code: at },
        core_base_url: `https://${from}.example/bank/callback`,
      },
    };
  }

  /** Scheduled, and in the list. The test's merchant owns it unless a TPP is named. */
  static async scheduled(
    from: Bank = "alpha",
    mandate_id = newMandateId(),
    tpp_id: string | null = null,
  ): Promise<ChargeScene> {
    const charge = new ChargeScene(from, mandate_id, tpp_id);
    await charge.stub.create(charge.#terms, creation, CALL);
    return charge;
  }

  /** Paid by its first attempt. */
  static async paid(from: Bank = "alpha"): Promise<ChargeScene> {
    const charge = await ChargeScene.scheduled(from);
    await charge.start();
    if (from === "borealis") await charge.credit();
    return charge;
  }

  get stub() {
    const stub = chargeById(env, this.charge_id);
    if (!stub) throw new Error("an id that we made ourselves");
    return stub;
  }

  async command(command: ChargeCommand): Promise<void> {
    const turn = await this.stub.act(command, CALL);
    if (!turn || turn.refusal) throw new Error(`${command.type} was refused`);
    const context = { env, ...CALL, waitUntil: () => {} };
    await followTurn(context, this.stub, chargeKind.performers, turn);
  }

  /** An attempt, as far as bank and rail permit. */
  async start(attempt = 1): Promise<void> {
    const isSame = this.#from === "alpha";
    const creditor = {
      ...{ alias: null, alias_route: null, iban: settlement, display_name: "Meridian Books" },
      ...{ currency: "USD", bank_handle: "alpha", bank_name: "alpha" },
      ...{ bank_known_as: "alpha", institution_code: "ALPHDEFFXXX", core_base_url: null },
    };
    const route = { type: isSame ? "SAME_BANK" : "NATIONAL_RAIL_INITIATE", creditor } as const;
    const checked = { checked_at: Date.now(), route, gateway_fee: 15 };
    await this.command({ type: "start", decision, attempt, ...checked });
  }

  /** The newest instruction of the charge or of a refund of it. */
  get instruction() {
    const sent = calls.filter(({ operation }) => operation.endsWith("execute-transaction"));
    const bodies = sent.map(({ body }) => body);
    return bodies.findLast(({ originator_ref }) => originator_ref.startsWith(this.payment_id));
  }

  credit(status: "CREDITED" | "REJECTED" = "CREDITED", changes: object = {}) {
    const headers = { "x-gateway-rail-key": railKeys.test };
    const report = { ...railReport(this.instruction, status), ...changes };
    return ask("POST", "/gateway/callback/credit", headers, report);
  }

  ask(method: string, path: string, json?: object, merchant: Merchant = party.merchant) {
    return ask(method, `/payments/${this.payment_id}/${path}`, merchant.headers.test, json);
  }

  refund(json: object) {
    return this.ask("POST", "refunds", json);
  }

  async status() {
    return (await this.ask("GET", "status")).body;
  }

  /** Runs the alarm of its object, and delivers its messages. */
  async wake(): Promise<void> {
    const id = env.CHARGES.idFromString(parseId(["chg"], this.charge_id) ?? "");
    await runDurableObjectAlarm(env.CHARGES.get(id));
    await deliverAll();
  }
}

export const newMandateId = (): string => formatId("mnd", newObjectId(env, "MANDATES"));
