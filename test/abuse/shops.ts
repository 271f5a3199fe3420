import { requestJson, requestOk } from "../../scripts/local/http.ts";
import type { World, WorldCustomer } from "../../scripts/local/world.ts";

/** A merchant's backend. */
export interface Shop {
  name: string;
  url: string;
  api_key: string;
  /** The settlement account. */
  destination: string;
}

export type Customer = WorldCustomer & { alias: string };

/** Customers whose bare alias leads to one account. */
export const customersOf = ({ customers }: World): Customer[] =>
  customers.filter(
    (customer): customer is Customer =>
      customer.alias !== null &&
      customers.filter(({ alias }) => alias === customer.alias).length === 1,
  );

/** Enrols merchants as an operator does. All are paid to the world's first merchant account. */
export const enrolShops = async ({ gateways }: World, count: number): Promise<Shop[]> => {
  const [gateway] = gateways;
  if (!gateway) throw new Error("the world has no gateway");
  const { base_url, admin_key, merchant } = gateway;
  const admin = <Body>(path: string, body: object) =>
    requestOk<Body>(`${base_url}/admin/v1${path}`, {
      method: "POST",
      headers: { "x-gateway-admin-key": admin_key },
      body,
    });
  const shops: Shop[] = [];
  for (let place = 0; place < count; place++) {
    const name = `Shop ${place}`;
    const modes = { test: { settlement_iban: merchant.destination } };
    const { merchant_id } = await admin<{ merchant_id: string }>("/merchants", { name, modes });
    const keys = `/merchants/${merchant_id}/keys`;
    const { key } = await admin<{ key: string }>(keys, { kind: "API", mode: "test" });
    shops.push({ name, url: base_url, api_key: key, destination: merchant.destination });
  }
  return shops;
};

export interface Session {
  session_id: string;
  checkout_url: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: { error?: { code: string }; status?: string } & Partial<Session> & { token?: string };
}

export const codeOf = ({ status, body }: Answer): string => body?.error?.code ?? String(status);

const SESSIONS = "/api/v1/payments/sessions";

export const createSession = (
  { url, api_key, destination }: Shop,
  currency: string,
  alias: string | null,
): Promise<Answer> =>
  requestJson(url + SESSIONS, {
    method: "POST",
    headers: { authorization: `Bearer ${api_key}` },
    body: {
      amount: 1_000,
      currency,
      destination: alias ? { type: "alias", value: alias } : { type: "iban", value: destination },
    },
  });

export const readStatus = async ({ url, api_key }: Shop, sessionId: string): Promise<string> => {
  const headers = { authorization: `Bearer ${api_key}` };
  const { body } = await requestJson<Answer["body"]>(`${url}${SESSIONS}/${sessionId}`, { headers });
  return body.status ?? "";
};

/** A browser at one address. It keeps the cookies of the site, but not those of single pages. */
export class Browser {
  readonly #headers: Record<string, string>;

  constructor(address: string) {
    this.#headers = { "cf-connecting-ip": address };
  }

  /** Opens the checkout; its token is in the answer. */
  open({ checkout_url }: Session): Promise<Answer> {
    return requestJson(checkout_url, {
      headers: { ...this.#headers, accept: "application/json" },
    });
  }

  async step(session: Session, token: string, name: string, body: object): Promise<Answer> {
    const { origin } = new URL(session.checkout_url);
    const answer: Answer = await requestJson(`${origin}${SESSIONS}/${session.session_id}/${name}`, {
      method: "POST",
      headers: { ...this.#headers, authorization: `Bearer ${token}` },
      body,
    });
    const cookie = answer.headers.get("set-cookie")?.split(";")[0];
    if (cookie) this.#headers.cookie = cookie;
    return answer;
  }
}
