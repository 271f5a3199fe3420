import { createHash } from "node:crypto";
import { type HttpReply, requestJson, requestOk } from "../../scripts/local/http.ts";
import type { World } from "../../scripts/local/world.ts";
import { answerPrompt, type Customer, eventually, phoneMessage } from "./checkout-client.ts";
import { approveConsent } from "./consent-client.ts";

/** A TPP that pays from a customer's account, and the customer who approves, speaking HTTP. */
export interface Order {
  payment_order_id: string;
  status: string;
  status_reason: string | null;
  sca_url: string | null;
  payee_check: string | null;
  creditor_name: string | null;
  amount: number;
  cancellable: boolean;
  completed_at: string | null;
}

type Answer<Body = Order> = HttpReply<Body & { error?: { code: string; field?: string } }>;

const VERIFIER = "v".repeat(43);
const code_challenge = createHash("sha256").update(VERIFIER).digest("base64url");

/** What paying needs to know of a customer. */
type Payer = Pick<Customer, "iban" | "phone_url" | "bank_handle">;

/** A TPP with a consent of this customer, and the consent's token. */
export class PayingApp {
  readonly world: World;
  readonly customer: Payer;
  readonly consentId: string;
  readonly source: string;
  readonly #base: string;
  readonly own: Record<string, string>;
  readonly token: Record<string, string>;
  readonly refreshToken: string;

  private constructor(
    world: World,
    customer: Payer,
    granted: Pick<PayingApp, "consentId" | "source" | "own" | "token" | "refreshToken">,
  ) {
    this.world = world;
    this.customer = customer;
    this.#base = gatewayUrl(world);
    this.consentId = granted.consentId;
    this.source = granted.source;
    this.own = granted.own;
    this.token = granted.token;
    this.refreshToken = granted.refreshToken;
  }

  /** Asks for the consent, and lets the customer approve it with a code. */
  static async connect(
    world: World,
    customer: Payer,
    { scope = "payments:write", tpp = 0 }: { scope?: string; tpp?: 0 | 2 } = {},
  ): Promise<PayingApp> {
    const base = gatewayUrl(world);
    const { client, redirect_uri } = clientOf(world, tpp);
    const { access_token: ownToken } = await tokens(base, client, {
      grant_type: "client_credentials",
    });
    const own = bearer(ownToken);
    const created = await requestOk<{ consent_id: string; consent_url: string }>(
      `${base}/ob/consents`,
      {
        method: "POST",
        headers: own,
        body: {
          ...{ bank_handle: customer.bank_handle, scopes: [scope], state: "state-1" },
          ...{ redirect_uri, code_challenge, code_challenge_method: "S256" },
        },
      },
    );
    const { consent_id: consentId } = created;
    const back = await approveConsent(created, customer);
    const { access_token: access, refresh_token = "" } = await tokens(base, client, {
      ...{ grant_type: "authorization_code", code: back.searchParams.get("code") ?? "" },
      ...{ redirect_uri, consent_id: consentId, code_verifier: VERIFIER },
    });
    const consent = await requestOk<{ accounts: { account_id: string; masked_iban: string }[] }>(
      `${base}/ob/consents/${consentId}`,
      { headers: own },
    );
    const end = customer.iban.slice(-4);
    const account = consent.accounts.find(({ masked_iban }) => masked_iban.endsWith(end));
    if (!account) throw new Error("the customer's account is not in the consent");
    const headers = { ...bearer(access), "x-consent-id": consentId };
    const granted = {
      ...{ consentId, source: account.account_id, own, token: headers },
      refreshToken: refresh_token,
    };
    return new PayingApp(world, customer, granted);
  }

  /** An order to the merchant's account, unless `terms` differ. */
  pay(terms: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
    const [gateway] = this.world.gateways;
    return this.call(
      "POST",
      "",
      { ...this.token, ...headers },
      {
        ...{ source_account_id: this.source, amount: 1, currency: this.world.currency },
        destination: { type: "iban", value: gateway?.merchant.destination },
        ...terms,
      },
    );
  }

  read(id: string, headers = this.token): Promise<Answer> {
    return this.call("GET", `/${id}`, headers);
  }

  cancel(id: string, headers = this.token): Promise<Answer> {
    return this.call("POST", `/${id}/cancel`, headers, {});
  }

  revoke(): Promise<HttpReply> {
    const address = `${this.#base}/ob/consents/${this.consentId}`;
    return requestJson(address, { method: "DELETE", headers: this.own });
  }

  /** The order once it has one of these statuses, with the TPP's own token. */
  until(id: string, ...statuses: string[]): Promise<Order> {
    return eventually(`${statuses.join(" or ")} of ${id}`, async () => {
      const { body } = await this.read(id, this.own);
      return statuses.includes(body.status) && body;
    });
  }

  call<Body = Order>(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: object,
  ): Promise<Answer<Body>> {
    const address = `${this.#base}/ob/payment-orders${path}`;
    return requestJson(address, { method, headers, ...(body ? { body } : {}) });
  }
}

const gatewayUrl = ({ gateways: [gateway] }: World): string => gateway?.base_url ?? "";

const bearer = (value: string) => ({ authorization: `Bearer ${value}` });

/** The world's TPP with a secret (0), or its public one (2). */
const clientOf = ({ gateways: [gateway] }: World, which: 0 | 2) => {
  if (!gateway?.tpp) throw new Error("the world has no TPP");
  const told = which === 0 ? gateway.tpp : gateway.further_tpps[1];
  if (!told) throw new Error("the world has no public TPP");
  const { client_id, client_secret, redirect_uri } = told;
  return { redirect_uri, client: { client_id, ...(client_secret ? { client_secret } : {}) } };
};

interface Tokens {
  access_token: string;
  refresh_token?: string;
}

const tokens = async (
  base: string,
  client: Record<string, string>,
  grant: Record<string, string>,
): Promise<Tokens> => {
  const body = new URLSearchParams({ ...client, ...grant });
  const answer = await fetch(`${base}/ob/token`, { method: "POST", body });
  const granted = (await answer.json()) as Tokens;
  if (!granted.access_token) throw new Error(`no token: ${answer.status}`);
  return granted;
};

/** A customer's browser on the page of an order. */
export const openSca = async (order: Pick<Order, "payment_order_id" | "sca_url">) => {
  const url = order.sca_url ?? "";
  const page = await requestOk<{ token: string }>(url, {
    headers: { accept: "application/json" },
  });
  const steps = `${new URL(url).origin}/ob/payment-orders/${order.payment_order_id}/authorisation`;
  const headers = { "x-gateway-auth-session": page.token };
  return {
    status: () => requestJson<{ status: string; redirect_url?: string }>(steps, { headers }),
    step: (name: string, body: object) =>
      requestJson<{ status: string; redirect_url?: string; error?: { code: string } }>(
        `${steps}/${name}`,
        { method: "POST", headers, body },
      ),
  };
};

/** The customer approves the order with a code, or with a prompt on the phone. */
export const approveOrder = async (
  order: Pick<Order, "payment_order_id" | "sca_url">,
  customer: Payer,
  authMode: "OTP" | "PUSH" = "OTP",
) => {
  const browser = await openSca(order);
  const started = await browser.step("start", { auth_mode: authMode });
  if (started.status !== 200) throw new Error(`start: ${JSON.stringify(started.body)}`);
  const message = await phoneMessage(customer, order.payment_order_id, authMode);
  if (authMode === "PUSH") await answerPrompt(message.approve_url);
  const code = authMode === "OTP" ? { otp_code: message.otp_code } : {};
  const confirmed = await browser.step("confirm", code);
  return { ...confirmed, message, browser };
};
