import { now } from "../../base/platform/clock.ts";
import { GatewayError, isConsentOver, type TokenSet, TppClient } from "../../sdk/tpp.ts";
import type { SandboxEnv } from "../env.ts";
import { worldOf } from "../world.ts";
import { type TppConnection, tokensOf, withTokens } from "./connections.ts";

/**
 * The demo TPP's side of OAuth and of account data: the SDK, and the app's own table as its store.
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

/** The app's registration at the gateway. */
export interface AppSettings {
  name: string;
  /** The gateway's address, which is its issuer. */
  base_url: string;
  client_id: string;
  client_secret: string;
  redirect_uri: string;
}

/** The app's client for one connection, which is as it was when the request began. */
export const appGateway = (
  env: SandboxEnv,
  { base_url, client_id, client_secret, redirect_uri }: AppSettings,
  connection: TppConnection | null = null,
): TppClient =>
  new TppClient({
    ...{ baseUrl: base_url, clientId: client_id, redirectUri: redirect_uri },
    auth: { method: "client_secret_basic", clientSecret: client_secret },
    store: connection ? storeOf(env, connection) : { load: async () => null, save: async () => {} },
    // A customer waits for each page.
    ...{ timeoutMs: 15_000, retries: 1, clock: { now } },
  });

/** The newest row counts, because another tab may have refreshed since. */
const storeOf = (env: SandboxEnv, { connection_id }: TppConnection) => ({
  async load(): Promise<TokenSet | null> {
    const stored = await worldOf(env).connection(connection_id);
    return stored && tokensOf(stored);
  },
  async save(_: string, tokens: TokenSet): Promise<void> {
    const stored = await worldOf(env).connection(connection_id);
    if (stored) await worldOf(env).saveConnection(withTokens(stored, tokens));
  },
});

export const outcomeOf = async <T>(asked: Promise<T>): Promise<ApiOutcome<T>> => {
  try {
    return { kind: "ok", value: await asked };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const { code, retryable, refused } = error;
    const reason = error.oauthError ?? code;
    if (isConsentOver(error)) return { kind: "ended", reason };
    return { kind: "unavailable", reason, refused: refused && !retryable };
  }
};
