import { composeIBAN } from "ibantools";
import type { AdminRole } from "../../src/frame/records/roles.ts";
import { heldKey } from "../frame/records/held-key.ts";
import { migrate } from "../staff/operators/gateway.ts";
import { type Answer, ask, askAdmin, bodyOf, env, railKeys } from "./gateway-worker.ts";
import { calls, pushToken } from "./neighbours.ts";

/** Banks, merchants and customers of the worker under test, in both modes. */
type Mode = "test" | "live";

/** An account at alpha (DE) or borealis (GB). The same number is the same account. */
export const ibanAt = (bank: "alpha" | "borealis", number: number): string => {
  const account = String(number).padStart(8, "0");
  const [countryCode, bban] =
    bank === "alpha" ? ["DE", `5002080000${account}`] : ["GB", `BORE204060${account}`];
  const iban = composeIBAN({ countryCode, bban });
  if (!iban) throw new Error("not an account number");
  return iban;
};

const post = async (path: string, json: object) => bodyOf(await askAdmin("POST", path, json), 201);

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

/** The merchant's account, for payments and refunds. */
export const settlement = ibanAt("alpha", 1);

/** A merchant that trades in both modes. */
export const registerMerchant = async (changes: object = {}) => {
  const settings = { settlement_iban: settlement, refund_authority: true, ...changes };
  const modes = { test: settings, live: { ...settings, refund_authority: false } };
  const { merchant_id } = await post("merchants", { name: "Meridian Books", modes });
  // In live mode as after its approved grants. The customers of the tests are programs.
  const grant =
    "update merchant_settings set refund_authority = ?, json_pages = 1 where merchant_id = ?";
  await env.DB.prepare(grant).bind(Number(settings.refund_authority), merchant_id).run();
  for (const mode of ["test", "live"]) {
    await post(`merchants/${merchant_id}/keys`, { kind: "SIGNING", mode });
  }
  return withKeys(merchant_id);
};

/** This merchant with a new API key for each mode. */
export const withKeys = async (merchant_id: string) => {
  const headersOf = async (mode: Mode) => {
    const { key } = await post(`merchants/${merchant_id}/keys`, { kind: "API", mode });
    return { authorization: `Bearer ${key}` };
  };
  return { merchant_id, headers: { test: await headersOf("test"), live: await headersOf("live") } };
};

export type Merchant = Awaited<ReturnType<typeof withKeys>>;

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
  // As after their approved activation.
  await env.DB.prepare("update banks set status = 'ACTIVE'").run();
  party.merchant = await registerMerchant();
};

export interface StaffKey {
  key_id: string;
  key: string;
}

let first: Promise<StaffKey> | null = null;

/** The first approver; the key is older than everything that a test proposes. */
export const firstApprover = (): Promise<StaffKey> => {
  const { key, sha256 } = heldKey();
  const asked = { name: "The first approver", role: "approver", sha256 };
  first ??= post("admin-keys", asked).then(async (added) => {
    const older = "update admin_keys set active_since = 0 where key_id = ?";
    await env.DB.prepare(older).bind(added.key_id).run();
    return { ...added, key };
  });
  return first;
};

/** Approves a proposal with the first approver's key. */
export const approve = async (proposalId: string): Promise<Answer> => {
  const { key } = await firstApprover();
  const path = `/admin/v1/approvals/${proposalId}/approve`;
  return ask("POST", path, { "x-gateway-admin-key": key });
};

/** One more of the staff, with a key in force: the first approver has approved it. */
export const newStaff = async (role: AdminRole): Promise<StaffKey> => {
  const { key } = await firstApprover();
  const held = heldKey();
  const added = await post("admin-keys", { name: `The ${role}`, role, sha256: held.sha256 });
  if (added.status === "PROPOSED") {
    const path = `/admin/v1/admin-keys/${added.key_id}/approve`;
    bodyOf(await ask("POST", path, { "x-gateway-admin-key": key }));
  }
  return { ...added, key: held.key };
};

export const changeBank = (bank: "alpha" | "borealis", change: object, mode: Mode = "test") =>
  askAdmin("PATCH", `banks/${party.banks[mode][bank].bank_id}`, change);

/** From now on the bank closes; a change to ACTIVE opens it again. */
export const closeBank = (bank: "alpha" | "borealis", days = 30): Promise<Answer> => {
  const closes_at = new Date(Date.now() + days * 86_400_000).toISOString();
  const { bank_id } = party.banks.test[bank];
  return askAdmin("POST", `banks/${bank_id}/close`, { closes_at, note: "It leaves." });
};

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

/** A merchant's request, and the first answer to it. */
export interface Created {
  request: object;
  answer: { session_id: string; checkout_url: string };
}

/** The customers of these tests all have the same browser. */
export const BROWSER_ID = "0123456789abcdef".repeat(2);
const COOKIE = `checkout_browser=${BROWSER_ID}`;

const SESSIONS = "/api/v1/payments/sessions";

/** A payment with its merchant, and a customer with their own account. */
export class Payment {
  readonly payer: string;
  readonly mode: Mode;
  readonly merchant: Merchant;
  readonly created: Created;
  readonly session_id: string;
  readonly payment_id: string;
  /** What every further request sends besides. */
  headers: Record<string, string> = {};
  #token = "";

  constructor(merchant: Merchant, mode: Mode, created: Created, payer = "") {
    this.payer = payer;
    this.mode = mode;
    this.merchant = merchant;
    this.created = created;
    this.session_id = created.answer.session_id;
    this.payment_id = this.session_id.replace("ps_", "pay_");
  }

  /** Created, and opened by a new customer of this bank. The merchant's bank is alpha. */
  static async open(...input: Parameters<typeof Payment.create>): Promise<Payment> {
    const payment = await Payment.create(...input);
    await payment.openCheckout();
    return payment;
  }

  static async create(from: "alpha" | "borealis" = "alpha", asked: Terms = {}): Promise<Payment> {
    const { mode = "test", payer = ibanAt(from, ++customers), merchant, ...terms } = asked;
    const by = merchant ?? party.merchant;
    const destination = { type: "iban", value: settlement };
    const request = { amount: 2_500, currency: "USD", destination, ...terms };
    const answer = bodyOf(await ask("POST", SESSIONS, by.headers[mode], request), 201);
    return new Payment(by, mode, { request, answer }, payer);
  }

  /** The first call of its customer's browser, repeated when the page's token has ended. */
  async openCheckout(): Promise<void> {
    const { checkout_url } = this.created.answer;
    this.#token = bodyOf(await ask("GET", checkout_url, { cookie: COOKIE })).token;
  }

  /** What admits the customer's browser to the steps. */
  get token(): string {
    return this.#token;
  }

  asMerchant(method: string, path: string, json?: object): Promise<Answer> {
    return ask(method, path, { ...this.headers, ...this.merchant.headers[this.mode] }, json);
  }

  /** A step of the checkout. */
  step(name: string, json: object, id = this.session_id): Promise<Answer> {
    const headers = { ...this.headers, authorization: `Bearer ${this.#token}` };
    return ask("POST", `${SESSIONS}/${id}/${name}`, headers, json);
  }

  resolve = () => this.step("resolve-payer", { payer_iban: this.payer });

  select = (auth_mode: "OTP" | "PUSH" = "OTP") => this.step("select-auth", { auth_mode });

  /** With a payer, and a code or a prompt on its way to the customer. */
  async challenged(auth_mode: "OTP" | "PUSH" = "OTP"): Promise<Answer> {
    await this.resolve();
    return this.select(auth_mode);
  }

  confirm = (otp_code = "123456") => this.step("confirm", { otp_code });

  /** Paid with a code, as far as bank and rail permit. */
  async pay(): Promise<Answer> {
    await this.challenged();
    return this.confirm();
  }

  /** A bank calls back about the newest prompt, or about another one. */
  pushResult(
    result: "APPROVED" | "DECLINED",
    by: Bank,
    push_token = pushToken(this.session_id),
  ): Promise<Answer> {
    const { session_id } = this;
    const said = { session_id, push_token, result };
    const headers = { ...this.headers, ...by.headers };
    return ask("POST", "/gateway/callback/push-result", headers, said);
  }

  /** The last instruction to a bank. */
  get instruction() {
    const executed = calls.filter(({ operation }) => operation.endsWith("execute-transaction"));
    return executed.map(({ body }) => body).findLast((body) => body.session_id === this.session_id);
  }

  /** The rail calls back about the payment, by default under the key of its mode. */
  credit(
    status: "CREDITED" | "REJECTED" = "CREDITED",
    key = this.mode,
    instruction = this.instruction,
  ): Promise<Answer> {
    const headers = { ...this.headers, "x-gateway-rail-key": railKeys[key] };
    return ask("POST", "/gateway/callback/credit", headers, railReport(instruction, status));
  }

  cancel = () => this.asMerchant("POST", `${SESSIONS}/${this.session_id}/cancel`, {});

  refund = (json: object) => this.asMerchant("POST", `/payments/${this.payment_id}/refunds`, json);

  repeatCreation = () => this.asMerchant("POST", SESSIONS, this.created.request);

  // The merchant's view of it.

  async status() {
    return (await this.asMerchant("GET", `/payments/${this.payment_id}/status`)).body;
  }

  async session() {
    return bodyOf(await this.asMerchant("GET", `${SESSIONS}/${this.session_id}`));
  }

  async refunds() {
    return bodyOf(await this.asMerchant("GET", `/payments/${this.payment_id}/refunds`)).data;
  }

  /** Its entry in the list. */
  async listed() {
    const { data } = bodyOf(await this.asMerchant("GET", `${SESSIONS}?limit=100`));
    return data.find(({ session_id }: { session_id: string }) => session_id === this.session_id);
  }

  /** The names of its events, sorted, because events of one instant have no order. */
  async events(): Promise<string[]> {
    const { data } = bodyOf(await this.asMerchant("GET", "/api/v1/events?limit=100"));
    const all = data as { session_id: string; event: string }[];
    const own = all.filter(({ session_id }) => session_id === this.session_id);
    return own.map(({ event }) => event).sort();
  }
}

/** The rail's report on an instruction to a bank. */
export const railReport = (
  // biome-ignore lint/suspicious/noExplicitAny: the bytes of an instruction, looked at by field
  instruction: any,
  status: "CREDITED" | "REJECTED",
) => {
  const { end_to_end_id, originator_ref, amount, currency, debtor_iban, creditor_iban } =
    instruction;
  return {
    ...{ end_to_end_id, originator_ref, amount, currency, debtor_iban, creditor_iban },
    ...{ status, rail_ref: `RAIL-${end_to_end_id.slice(-8)}`, settlement_fee: 10 },
  };
};
