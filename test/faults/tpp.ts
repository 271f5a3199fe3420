import { createHash, randomBytes } from "node:crypto";
import type { HttpReply, HttpRequest } from "../../scripts/local/http.ts";
import type { WorldTpp } from "../../scripts/local/world.ts";
import { approveAsAsked } from "./approve-consent.ts";
import type { Payer } from "./plan-payment.ts";
import { type Connection, gatewayUrl, insist, type Scene, type Tokens, type Tpp } from "./scene.ts";

/** The TPP of the campaign: its own token, and the consents that it pays with. */
const SCOPES = ["accounts:read", "payments:write"];

export const startTpp = (scene: Pick<Scene, "journal" | "world">): Tpp => {
  const tpp = registeredTpp(scene);
  const credentials = Buffer.from(`${tpp.client_id}:${tpp.client_secret}`).toString("base64");
  const redirect_uri = tpp.redirect_uri;
  let own: Promise<string> | null = null;
  const shared = new Map<string, Promise<Connection>>();

  const askForTokens = (fields: Record<string, string>) =>
    insist<Tokens>(scene, `${gatewayUrl(scene)}/ob/token`, {
      method: "POST",
      headers: {
        authorization: `Basic ${credentials}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: String(new URLSearchParams(fields)),
    });

  const ownToken = async (): Promise<string> => {
    const { body } = await askForTokens({ grant_type: "client_credentials" });
    return body.access_token;
  };

  const call = async <Body>(path: string, request: HttpRequest = {}): Promise<HttpReply<Body>> => {
    const attempt = async () => {
      own ??= ownToken();
      const headers = { ...request.headers, authorization: `Bearer ${await own}` };
      return insist<Body>(scene, gatewayUrl(scene) + path, { ...request, headers });
    };
    const reply = await attempt();
    if (reply.status !== 401) return reply;
    own = null;
    return attempt();
  };

  const connect = async (payer: Payer): Promise<Connection> => {
    const code_verifier = randomBytes(32).toString("base64url");
    const { body: consent } = await call<{ consent_id: string; consent_url: string }>(
      "/ob/consents",
      {
        method: "POST",
        headers: { "idempotency-key": code_verifier },
        body: {
          ...{ bank_handle: payer.bank_handle, scopes: SCOPES, redirect_uri, state: "s" },
          code_challenge: createHash("sha256").update(code_verifier).digest("base64url"),
          code_challenge_method: "S256",
        },
      },
    );
    const back = await approveAsAsked(consent, payer);
    const { body: tokens, status } = await askForTokens({
      ...{ grant_type: "authorization_code", redirect_uri, code_verifier },
      code: back.searchParams.get("code") ?? "",
    });
    // The answer was lost and the code is used: only a new approval gives tokens.
    if (status === 400) return connect(payer);
    if (status !== 200) throw new Error(`no tokens for ${consent.consent_id}`);
    const account_id = await findAccount(consent.consent_id, payer);
    return { consent_id: consent.consent_id, account_id, tokens, renewed: null };
  };

  const findAccount = async (consentId: string, { iban }: Payer): Promise<string> => {
    const { body } = await call<{ accounts: { account_id: string; masked_iban: string }[] }>(
      `/ob/consents/${consentId}`,
    );
    const account = body.accounts.find(({ masked_iban }) => masked_iban.endsWith(iban.slice(-4)));
    if (!account) throw new Error(`${consentId} shares no such account`);
    return account.account_id;
  };

  const renew = async ({ iban }: Payer, connection: Connection): Promise<void> => {
    const { refresh_token } = connection.tokens;
    const { status, body } = await askForTokens({ grant_type: "refresh_token", refresh_token });
    if (status === 200) connection.tokens = body;
    else shared.delete(iban);
  };

  return {
    signing_secret: tpp.signing_secret,
    call,
    connect,
    connected(payer) {
      const known = shared.get(payer.iban) ?? connect(payer);
      shared.set(payer.iban, known);
      known.catch(() => shared.delete(payer.iban));
      return known;
    },
    renew(payer, connection) {
      // A used refresh token that comes again late ends them all, so parallel orders wait for one.
      connection.renewed ??= renew(payer, connection).finally(() => {
        connection.renewed = null;
      });
      return connection.renewed;
    },
  };
};

const registeredTpp = ({ world }: Pick<Scene, "world">): WorldTpp & { client_secret: string } => {
  const [gateway] = world.gateways;
  if (!gateway) throw new Error("the world has no gateway");
  return gateway.tpp;
};
