import { beforeEach, vi } from "vitest";
import { serve } from "../../src/base/platform/serve.ts";
import type { SandboxEnv } from "../../src/sandbox/env.ts";
import type { TppConnection } from "../../src/sandbox/tpp/connections.ts";
import { tppPaymentRoutes } from "../../src/sandbox/tpp/payment-routes.ts";
import type { TppPayment } from "../../src/sandbox/tpp/payments.ts";
import { tppAppRoutes } from "../../src/sandbox/tpp/routes.ts";

/** The demo TPP app, with a gateway that answers as told, and a browser that keeps its cookie. */
export const GATEWAY = "http://127.0.0.1:8787";
export const APP = "http://127.0.0.1:8789";
export const T0 = Date.parse("2026-11-22T12:00:00.000Z");

export interface Asked {
  method: string;
  path: string;
  headers: Headers;
  form: URLSearchParams;
  body: string;
}

export type Answer = { status: number; body: unknown };
export const answered = (body: unknown, status = 200): Answer => ({ status, body });
export const apiRefusal = (status: number, code: string) => answered({ error: { code } }, status);
export const oauthRefusal = (error: string) => answered({ error }, 400);

const account = {
  account_id: "acc_1",
  display_name: "Everyday <b>account</b>",
  currency: "USD",
  account_type: "CURRENT",
  masked_iban: "DE•• •••• 0300",
};
const paid = (amount: number, category_code: string | null, changes: object = {}) => ({
  status: "BOOKED",
  credit_debit: "DEBIT",
  amount,
  currency: "USD",
  booked_at: "2026-11-20T10:00:00.000Z",
  description: "CARD PAYMENT",
  counterparty: null,
  merchant: category_code === null ? null : { name: "A shop", category_code },
  bank_transaction_code: null,
  ...changes,
});

/**
 * What the gateway was asked, in order, without its metadata; and what it answers: "GET /x", or
 * "GET /x as Bearer y".
 */
export const asked: Asked[] = [];
export const answers = new Map<string, Answer>();
/** What the app stores. */
export const connections = new Map<string, TppConnection>();
export const payments = new Map<string, TppPayment>();
let tokens = 0;

const world = {
  world: async () => ({
    document: JSON.stringify({
      gateways: [
        {
          base_url: GATEWAY,
          tpp: {
            name: "Ledgerly",
            client_id: "tpp_1",
            client_secret: "a secret: of/one+line",
            redirect_uri: `${APP}/tpp/callback`,
          },
        },
      ],
    }),
  }),
  saveConnection: async (row: TppConnection) => void connections.set(row.connection_id, row),
  connection: async (id: string) => connections.get(id) ?? null,
  connectionsOf: async (browser: string) =>
    [...connections.values()].filter((row) => row.browser === browser),
  connectionOfReturn: async (browser: string, state: string) =>
    [...connections.values()].find((row) => row.browser === browser && row.state === state) ?? null,
  savePayment: async (row: TppPayment) => void payments.set(row.payment_id, row),
  removePayment: async (id: string) => void payments.delete(id),
  payment: async (id: string) => payments.get(id) ?? null,
  paymentsOf: async (id: string) =>
    [...payments.values()].filter((row) => row.connection_id === id).reverse(),
};
const env = { WORLD: { getByName: () => world, idFromName: () => "", get: () => world } };

const usual: readonly [path: string, answer: Answer][] = [
  ["POST /ob/par", answered({ request_uri: "urn:r:1", consent_id: "cns_1" }, 201)],
  ["GET /ob/accounts", answered({ accounts: [account] })],
  [
    "GET /ob/accounts/acc_1/balances",
    answered({
      balances: [{ type: "AVAILABLE", amount: 500, credit_debit: "DEBIT", currency: "USD" }],
    }),
  ],
  [
    "GET /ob/accounts/acc_1/transactions",
    answered({ transactions: [paid(1_250, "5411"), paid(900, "5812")], next_cursor: null }),
  ],
  [
    "GET /ob/accounts/acc_1/standing-orders",
    answered({
      standing_orders: [
        {
          ...{ kind: "STANDING_ORDER", status: "ACTIVE", amount: 80_000, currency: "USD" },
          frequency: { type: "MONTHLY" },
          next_date: "2026-12-01",
          creditor: { name: "Greenfield Housing" },
          reference: "rent",
        },
      ],
    }),
  ],
  ["DELETE /ob/consents/cns_1", answered(null, 204)],
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(T0);
  asked.length = 0;
  for (const stored of [answers, connections, payments]) stored.clear();
  tokens = 0;
  for (const [path, answer] of usual) answers.set(path, answer);
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const pathname = new URL(url).pathname.replace(/^\/api\/v1/, "");
    if (pathname === "/.well-known/oauth-authorization-server") return Response.json(metadata);
    const method = init.method ?? "GET";
    const form = new URLSearchParams(String(init.body ?? ""));
    const body = String(init.body ?? "");
    asked.push({ method, path: pathname, headers: new Headers(init.headers), form, body });
    const path = `${method} ${pathname}`;
    const as = new Headers(init.headers).get("authorization");
    const answer = answers.get(`${path} as ${as}`) ?? answers.get(path) ?? newTokens();
    if (answer.status === 0) throw new TypeError("no connection");
    return new Response(answer.body === null ? null : JSON.stringify(answer.body), answer);
  });
});

const metadata = {
  issuer: GATEWAY,
  token_endpoint: `${GATEWAY}/ob/token`,
  pushed_authorization_request_endpoint: `${GATEWAY}/ob/par`,
  authorization_endpoint: `${GATEWAY}/ob/authorize`,
  revocation_endpoint: `${GATEWAY}/ob/revoke`,
};

const newTokens = (): Answer => {
  tokens += 1;
  return answered({
    ...{ access_token: `access-${tokens}`, refresh_token: `refresh-${tokens}`, expires_in: 900 },
    ...{ token_type: "Bearer", scope: "accounts:read", consent_id: "cns_1" },
  });
};

export class Browser {
  #cookie = "";

  async open(path: string, init: RequestInit = {}): Promise<{ response: Response; html: string }> {
    const headers = { accept: "text/html", ...(this.#cookie ? { cookie: this.#cookie } : {}) };
    const request = new Request(new URL(path, APP), { ...init, headers, redirect: "manual" });
    const context = { waitUntil: () => {} } as unknown as ExecutionContext;
    const response = await serve([...tppAppRoutes, ...tppPaymentRoutes])(
      request,
      env as unknown as SandboxEnv,
      context,
    );
    const set = response.headers.get("set-cookie");
    if (set) this.#cookie = set.split(";")[0] ?? "";
    return { response, html: await response.text() };
  }

  post(path: string, body = "") {
    return this.open(path, { method: "POST", body });
  }

  /** Connects until the gateway's page; returns the state that was sent. */
  async begin(): Promise<string> {
    await this.post("/tpp/connect", "bank_handle=alpha");
    return asked.at(-1)?.form.get("state") ?? "";
  }

  comeBack(changes: Record<string, string | undefined>) {
    const query = { code: "code-1", iss: GATEWAY, consent_id: "cns_1", ...changes };
    const sent = Object.entries(query).filter(([, value]) => value !== undefined);
    return this.open(`/tpp/callback?${new URLSearchParams(sent as [string, string][])}`);
  }

  /** Connects; returns the address of the connection. */
  async connect(): Promise<string> {
    const { response } = await this.comeBack({ state: await this.begin() });
    return response.headers.get("location") ?? "";
  }
}
