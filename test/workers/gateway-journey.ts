import { composeIBAN } from "ibantools";
import { migrate } from "../operators/gateway.ts";
import { type Answer, ask, askAdmin, railKeys } from "./gateway-worker.ts";
import { calls, pushToken } from "./neighbours.ts";

/** Banks, merchants and customers of the worker under test, in both modes. */
type Mode = "test" | "live";

/** An account at alpha (DE) or borealis (GB); the same number is the same account. */
export const ibanAt = (bank: "alpha" | "borealis", number: number): string => {
  const account = String(number).padStart(8, "0");
  const [countryCode, bban] =
    bank === "alpha" ? ["DE", `5002080000${account}`] : ["GB", `BORE204060${account}`];
  const iban = composeIBAN({ countryCode, bban });
  if (!iban) throw new Error("not an account number");
  return iban;
};

const post = async (path: string, json: object) => {
  const { status, body } = await askAdmin("POST", path, json);
  if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  return body;
};

const registerBank = async (bank_handle: "alpha" | "borealis", mode: Mode) => {
  const host = mode === "test" ? bank_handle : `${bank_handle}.live`;
  const { bank_id } = await post("banks", {
    ...{ bank_handle, name: bank_handle, mode, capabilities: ["PAYMENTS"] },
    institution_code: bank_handle === "alpha" ? "ALPHDEFFXXX" : "BOREGB2LXXX",
    iban_prefixes: bank_handle === "alpha" ? ["DE**50020800"] : ["GB**BORE"],
    core_base_url: `https://${host}.example/bank/callback`,
  });
  await post(`banks/${bank_id}/keys`, { kind: "GATEWAY_TO_BANK" });
  const { key } = await post(`banks/${bank_id}/keys`, { kind: "BANK_TO_GATEWAY" });
  return { bank_id, headers: { "x-gateway-bank-key": key as string } };
};

type Bank = Awaited<ReturnType<typeof registerBank>>;

/** The account that the merchant is paid on, and gives back from. */
export const settlement = ibanAt("alpha", 1);

/** A merchant that trades in both modes. */
export const registerMerchant = async (changes: object = {}) => {
  const settings = { settlement_iban: settlement, refund_authority: true, ...changes };
  const modes = { test: settings, live: settings };
  const { merchant_id } = await post("merchants", { name: "Meridian Books", modes });
  const keys = `merchants/${merchant_id}/keys`;
  const headersOf = async (mode: Mode) => {
    const { key } = await post(keys, { kind: "API", mode });
    await post(keys, { kind: "SIGNING", mode });
    return { authorization: `Bearer ${key}` };
  };
  return { merchant_id, headers: { test: await headersOf("test"), live: await headersOf("live") } };
};

type Merchant = Awaited<ReturnType<typeof registerMerchant>>;

/** Filled by `openGateway`: two banks in two modes, and a merchant. */
export const party = {
  banks: {} as Record<Mode, Record<"alpha" | "borealis", Bank>>,
  merchant: {} as Merchant,
};

export const openGateway = async (): Promise<void> => {
  await migrate();
  const banksIn = async (mode: Mode) => ({
    alpha: await registerBank("alpha", mode),
    borealis: await registerBank("borealis", mode),
  });
  party.banks = { test: await banksIn("test"), live: await banksIn("live") };
  party.merchant = await registerMerchant();
};

export const changeBank = (bank: "alpha" | "borealis", change: object, mode: Mode = "test") =>
  askAdmin("PATCH", `banks/${party.banks[mode][bank].bank_id}`, change);

/** Changes the merchant's settings in test mode. */
export const changeMerchant = (settings: object) =>
  askAdmin("PATCH", `merchants/${party.merchant.merchant_id}`, { modes: { test: settings } });

let customers = 100;

interface Terms {
  mode?: Mode;
  payer?: string;
  merchant?: Merchant;
  /** The fields of the merchant's request. */
  [field: string]: unknown;
}

/** A payment in the hands of its merchant and of a customer with an account of their own. */
export class Payment {
  readonly payer: string;
  readonly mode: Mode;
  readonly merchant: Merchant;
  session_id = "";
  payment_id = "";
  #token = "";

  private constructor(payer: string, mode: Mode, merchant: Merchant) {
    this.payer = payer;
    this.mode = mode;
    this.merchant = merchant;
  }

  /** Created and opened by a new customer of this bank; the merchant is paid at alpha. */
  static async open(from: "alpha" | "borealis" = "alpha", asked: Terms = {}): Promise<Payment> {
    const { mode = "test", payer = ibanAt(from, ++customers), merchant, ...terms } = asked;
    const payment = new Payment(payer, mode, merchant ?? party.merchant);
    const created = await payment.asMerchant("POST", "/api/v1/payments/sessions", {
      ...{ amount: 2_500, currency: "USD", destination: { type: "iban", value: settlement } },
      ...terms,
    });
    const { session_id, checkout_url } = created.body;
    payment.session_id = session_id;
    payment.payment_id = session_id.replace("ps_", "pay_");
    payment.#token = (await ask("GET", checkout_url, {})).body.token;
    return payment;
  }

  asMerchant(method: string, path: string, json?: object): Promise<Answer> {
    return ask(method, path, this.merchant.headers[this.mode], json);
  }

  /** A step of the checkout. */
  step(name: string, json: object): Promise<Answer> {
    const headers = { authorization: `Bearer ${this.#token}` };
    return ask("POST", `/api/v1/payments/sessions/${this.session_id}/${name}`, headers, json);
  }

  resolve = () => this.step("resolve-payer", { payer_iban: this.payer });

  /** Resolved, with a code or a prompt on its way to the customer. */
  async challenged(auth_mode: "OTP" | "PUSH" = "OTP"): Promise<Answer> {
    await this.resolve();
    return this.step("select-auth", { auth_mode });
  }

  confirm = () => this.step("confirm", { otp_code: "123456" });

  /** Paid with a code as far as bank and rail let it. */
  async pay(): Promise<Answer> {
    await this.challenged();
    return this.confirm();
  }

  /** A bank calls back about the newest prompt. */
  pushResult(result: "APPROVED" | "DECLINED", by: Bank): Promise<Answer> {
    const { session_id } = this;
    const said = { session_id, push_token: pushToken(session_id), result };
    return ask("POST", "/gateway/callback/push-result", by.headers, said);
  }

  /** What a bank was told to execute last. */
  get instruction() {
    const executed = calls.filter(({ operation }) => operation.endsWith("execute-transaction"));
    return executed.map(({ body }) => body).findLast((body) => body.session_id === this.session_id);
  }

  /** The rail calls back about the payment, under the key of its own mode unless said otherwise. */
  credit(status: "CREDITED" | "REJECTED" = "CREDITED", key = this.mode): Promise<Answer> {
    const { end_to_end_id, originator_ref, amount, currency, debtor_iban, creditor_iban } =
      this.instruction;
    return ask(
      "POST",
      "/gateway/callback/credit",
      { "x-gateway-rail-key": railKeys[key] },
      {
        ...{ end_to_end_id, originator_ref, amount, currency, debtor_iban, creditor_iban },
        ...{ status, rail_ref: "RAIL-1", settlement_fee: 10 },
      },
    );
  }

  cancel = () => this.asMerchant("POST", `/api/v1/payments/sessions/${this.session_id}/cancel`, {});

  /** What the merchant reads of it. */
  async status() {
    return (await this.asMerchant("GET", `/payments/${this.payment_id}/status`)).body;
  }
}
