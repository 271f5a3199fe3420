import * as v from "valibot";
import { sha256Base64Url } from "../../base/platform/crypto.ts";
import { callOut, type OutboundRequest } from "../../base/platform/outbound.ts";

/**
 * The demo TPP's side of OAuth and of account data, in plain HTTP calls as an honest backend makes
 * them: PAR, PKCE, state, client_secret_basic.
 *
 * An attempt has three outcomes: success, the end of the connection, or no usable answer.
 */
export type ApiOutcome<T> =
  | { kind: "ok"; value: T }
  /** The consent, or its tokens, ended. Only the customer can begin again. */
  | { kind: "ended"; reason: string }
  /**
   * The call failed. `refused` if the gateway refused it finally: a repeated call is refused too.
   */
  | { kind: "unavailable"; reason: string; refused: boolean };

export interface TppClient {
  /** The gateway's address, which is its issuer. */
  base_url: string;
  client_id: string;
  client_secret: string;
  redirect_uri: string;
}

const TIMEOUT_MS = 15_000;
/** A page of 500 transactions fits. */
const MAX_BYTES = 2 * 1024 * 1024;

const account = v.object({
  account_id: v.string(),
  display_name: v.string(),
  currency: v.string(),
  account_type: v.string(),
  masked_iban: v.string(),
});
export type DataAccount = v.InferOutput<typeof account>;

const balance = v.object({
  type: v.string(),
  amount: v.number(),
  credit_debit: v.picklist(["CREDIT", "DEBIT"]),
  currency: v.string(),
});
export type DataBalance = v.InferOutput<typeof balance>;

const transaction = v.object({
  status: v.string(),
  credit_debit: v.picklist(["CREDIT", "DEBIT"]),
  amount: v.number(),
  currency: v.string(),
  booked_at: v.nullable(v.string()),
  description: v.nullable(v.string()),
  counterparty: v.nullable(v.object({ name: v.nullable(v.string()) })),
  merchant: v.nullable(
    v.object({ name: v.nullable(v.string()), category_code: v.nullable(v.string()) }),
  ),
  bank_transaction_code: v.nullable(v.object({ sub_family: v.string() })),
});
export type DataTransaction = v.InferOutput<typeof transaction>;

const standingOrder = v.object({
  kind: v.string(),
  status: v.string(),
  amount: v.number(),
  currency: v.string(),
  frequency: v.nullable(v.object({ type: v.string() })),
  next_date: v.nullable(v.string()),
  creditor: v.object({ name: v.nullable(v.string()) }),
  reference: v.nullable(v.string()),
});
export type DataStandingOrder = v.InferOutput<typeof standingOrder>;

const pushed = v.object({ request_uri: v.string(), consent_id: v.string() });

const tokens = v.object({
  access_token: v.string(),
  refresh_token: v.optional(v.string()),
  expires_in: v.number(),
});

/** Both shapes of a refusal: OAuth's `error` is a text, the API's an object with a code. */
const refusal = v.object({
  error: v.union([
    v.string(),
    v.object({ code: v.string(), retryable: v.optional(v.boolean(), false) }),
  ]),
});

const refusalOf = (body: unknown): { code: string; retryable: boolean } => {
  const parsed = v.safeParse(refusal, body);
  if (!parsed.success) return { code: "no answer", retryable: true };
  const { error } = parsed.output;
  return typeof error === "string" ? { code: error, retryable: false } : error;
};

/** Final refusals: the grant was used or has ended, or the token or the consent has ended. */
const ends: ReadonlySet<string> = new Set(["invalid_grant", "UNAUTHENTICATED", "CONSENT_REVOKED"]);

const call = async <S extends v.GenericSchema>(
  request: Omit<OutboundRequest, "timeoutMs" | "maxBytes">,
  answer: S,
): Promise<ApiOutcome<v.InferOutput<S>>> => {
  const outcome = await callOut({ ...request, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
  if (outcome.kind === "lost")
    return { kind: "unavailable", reason: outcome.reason, refused: false };
  const body = jsonOf(outcome.text);
  if (outcome.status < 300) {
    const parsed = v.safeParse(answer, body);
    if (parsed.success) return { kind: "ok", value: parsed.output };
    return { kind: "unavailable", reason: "an answer that is not understood", refused: false };
  }
  const { code, retryable } = refusalOf(body);
  if (ends.has(code)) return { kind: "ended", reason: code };
  return { kind: "unavailable", reason: code, refused: outcome.status < 500 && !retryable };
};

const jsonOf = (text: string): unknown => {
  try {
    return text === "" ? {} : JSON.parse(text);
  } catch {
    return null;
  }
};

/** Both halves are form-encoded before they are joined [RFC 6749 § 2.3.1]. */
const basicOf = ({ client_id, client_secret }: TppClient): string =>
  `Basic ${btoa(`${encodeURIComponent(client_id)}:${encodeURIComponent(client_secret)}`)}`;

const postForm = <S extends v.GenericSchema>(
  client: TppClient,
  path: string,
  form: Record<string, string>,
  answer: S,
) =>
  call(
    {
      url: client.base_url + path,
      method: "POST",
      headers: {
        authorization: basicOf(client),
        "content-type": "application/x-www-form-urlencoded",
      },
      body: String(new URLSearchParams(form)),
    },
    answer,
  );

/** The consent that the app asks for. */
const SCOPES = "accounts:read balances:read transactions:read standing-orders:read payments:write";

/** Pushes the request [RFC 9126]: nothing of it passes through the browser. */
export const pushRequest = (
  client: TppClient,
  asked: { bank_handle: string; state: string; code_verifier: string },
): Promise<ApiOutcome<v.InferOutput<typeof pushed>>> =>
  postForm(
    client,
    "/ob/par",
    {
      response_type: "code",
      client_id: client.client_id,
      redirect_uri: client.redirect_uri,
      scope: SCOPES,
      state: asked.state,
      code_challenge: sha256Base64Url(asked.code_verifier),
      code_challenge_method: "S256",
      bank_handle: asked.bank_handle,
      purpose: "See where your money goes, and pay",
    },
    pushed,
  );

/** The next address for the customer's browser. */
export const authorizeAddress = (client: TppClient, request_uri: string): string => {
  const query = new URLSearchParams({ client_id: client.client_id, request_uri });
  return `${client.base_url}/ob/authorize?${query}`;
};

export const exchangeCode = (client: TppClient, code: string, code_verifier: string) =>
  postForm(
    client,
    "/ob/token",
    {
      grant_type: "authorization_code",
      code,
      redirect_uri: client.redirect_uri,
      code_verifier,
    },
    tokens,
  );

/** A lost answer is given again for a minute, and two tabs that refresh at once get the same. */
export const refreshTokens = (client: TppClient, refresh_token: string) =>
  postForm(client, "/ob/token", { grant_type: "refresh_token", refresh_token }, tokens);

/** The app's own token: it reads payment orders whose consent has ended. */
export const ownToken = (client: TppClient) =>
  postForm(client, "/ob/token", { grant_type: "client_credentials" }, tokens);

/** A connection whose access token is fresh; without a consent_id the app itself. */
export interface Session {
  base_url: string;
  access_token: string;
  consent_id: string | null;
}

const apiCall = <S extends v.GenericSchema>(
  { base_url, access_token, consent_id }: Session,
  method: "GET" | "POST" | "DELETE",
  path: string,
  answer: S,
  sent?: { body: string; headers?: Record<string, string> },
) =>
  call(
    {
      url: base_url + path,
      method,
      headers: {
        authorization: `Bearer ${access_token}`,
        ...(consent_id === null ? {} : { "x-consent-id": consent_id }),
        ...(sent ? { "content-type": "application/json", ...sent.headers } : {}),
      },
      ...(sent ? { body: sent.body } : {}),
    },
    answer,
  );

export const readAccounts = (session: Session) =>
  apiCall(session, "GET", "/ob/accounts", v.object({ accounts: v.array(account) }));

const below = (account_id: string, rest: string) => `/ob/accounts/${account_id}/${rest}`;

export const fetchBalances = (session: Session, accountId: string) =>
  apiCall(session, "GET", below(accountId, "balances"), v.object({ balances: v.array(balance) }));

/** The newest 500 of the last 90 days. */
export const fetchTransactions = (session: Session, accountId: string) =>
  apiCall(
    session,
    "GET",
    below(accountId, "transactions?count=500"),
    v.object({ transactions: v.array(transaction), next_cursor: v.nullable(v.string()) }),
  );

export const fetchStandingOrders = (session: Session, accountId: string) =>
  apiCall(
    session,
    "GET",
    below(accountId, "standing-orders?count=100"),
    v.object({ standing_orders: v.array(standingOrder) }),
  );

export const deleteConsent = (session: Session) =>
  apiCall(session, "DELETE", `/ob/consents/${session.consent_id}`, v.object({}));

/** The demo TPP's calls about payment orders (O8). */
const order = v.object({
  payment_order_id: v.string(),
  consent_id: v.string(),
  destination: v.object({ type: v.string(), value: v.string() }),
  creditor_name: v.nullable(v.string()),
  amount: v.number(),
  currency: v.string(),
  reference: v.nullable(v.string()),
  status: v.picklist([
    "PENDING_SCA",
    "PROCESSING",
    "COMPLETED",
    "FAILED",
    "REJECTED",
    "CANCELLED",
  ] as const),
  status_reason: v.nullable(v.string()),
  sca_url: v.nullable(v.string()),
  created_at: v.string(),
  cancellable: v.boolean(),
});
export type DataOrder = v.InferOutput<typeof order>;

const ORDERS = "/ob/payment-orders";

/** The key makes a repeated request safe: the gateway answers with the existing order. */
export const createOrder = (session: Session, idempotencyKey: string, body: string) =>
  apiCall(session, "POST", ORDERS, order, {
    body,
    headers: { "idempotency-key": idempotencyKey },
  });

export const fetchOrder = (session: Session, id: string) =>
  apiCall(session, "GET", `${ORDERS}/${id}`, order);

export const cancelOrder = (session: Session, id: string) =>
  apiCall(session, "POST", `${ORDERS}/${id}/cancel`, order, { body: "{}" });
