import { GatewayError } from "./errors.ts";
import type { Tokens } from "./types.ts";

/** The tokens of a consent, as your store keeps them. They are secrets: encrypt them at rest. */
export interface TokenSet {
  consent_id: string;
  access_token: string;
  token_type: "Bearer" | "DPoP";
  /** Milliseconds since 1970. */
  expires_at: number;
  /** For one use: each refresh replaces it. Null if there is none. */
  refresh_token: string | null;
  scope: string;
}

/**
 * Where an app keeps its tokens. `save` must have stored them when its promise resolves: a refresh
 * token that is lost ends the access, and the customer must approve again.
 */
export interface TokenStore {
  load(consentId: string): Promise<TokenSet | null>;
  save(consentId: string, tokens: TokenSet): Promise<void>;
}

/** An access token is renewed when so little of its life is left. */
const SPARE_MS = 30_000;

/** Hands out access tokens. Of calls at one time, one refreshes and the others wait for it. */
export class TokenKeeper {
  readonly #store: TokenStore;
  readonly #refresh: (refreshToken: string) => Promise<Tokens>;
  readonly #now: () => number;
  readonly #flights = new Map<string, Promise<TokenSet>>();
  /** Tokens that the store has not taken yet: the next call stores them before anything else. */
  readonly #unsaved = new Map<string, TokenSet>();

  constructor(
    store: TokenStore,
    refresh: (refreshToken: string) => Promise<Tokens>,
    now: () => number,
  ) {
    this.#store = store;
    this.#refresh = refresh;
    this.#now = now;
  }

  /**
   * Takes the tokens of an approval. A refresh that is under way ends first: its tokens are older,
   * and must not be stored after these.
   */
  async take(tokens: TokenSet): Promise<TokenSet> {
    const { consent_id } = tokens;
    for (;;) {
      const flight = this.#flights.get(consent_id);
      if (!flight) return this.#fly(consent_id, this.#stored(tokens));
      await flight.catch(() => {});
    }
  }

  /** Tokens that are good for a while. `refused`: an access token that was refused too early. */
  async fresh(consentId: string, refused?: string): Promise<TokenSet> {
    for (;;) {
      const flight = this.#flights.get(consentId);
      // The store is read in the flight too: who read it before would refresh with a used token.
      if (!flight) return this.#fly(consentId, this.#renewed(consentId, refused));
      if (refused === undefined) return flight;
      const tokens = await flight.catch(() => null);
      if (tokens && tokens.access_token !== refused) return tokens;
    }
  }

  #fly(consentId: string, work: Promise<TokenSet>): Promise<TokenSet> {
    const flight = work.finally(() => this.#flights.delete(consentId));
    this.#flights.set(consentId, flight);
    return flight;
  }

  async #renewed(consentId: string, refused: string | undefined): Promise<TokenSet> {
    const unsaved = this.#unsaved.get(consentId);
    const known = unsaved ? await this.#stored(unsaved) : await this.#store.load(consentId);
    if (!known) throw noTokens("There are no tokens of this consent.");
    const isOver = known.expires_at - SPARE_MS <= this.#now();
    if (!isOver && known.access_token !== refused) return known;
    if (known.refresh_token === null) throw noTokens("The access token has ended.");
    const askedAt = this.#now();
    return this.#stored(tokenSetOf(await this.#refresh(known.refresh_token), known, askedAt));
  }

  /** Nobody gets tokens that the store does not have; what they replaced is used up. */
  async #stored(tokens: TokenSet): Promise<TokenSet> {
    this.#unsaved.set(tokens.consent_id, tokens);
    await this.#store.save(tokens.consent_id, tokens);
    this.#unsaved.delete(tokens.consent_id);
    return tokens;
  }
}

const noTokens = (message: string): GatewayError =>
  new GatewayError({ code: "NO_TOKENS", message });

/** `before`: the consent, and what a refresh does not repeat. */
export const tokenSetOf = (
  tokens: Tokens,
  before: { consent_id: string; refresh_token: string | null },
  askedAt: number,
): TokenSet => ({
  consent_id: before.consent_id,
  access_token: tokens.access_token,
  token_type: /^dpop$/i.test(tokens.token_type) ? "DPoP" : "Bearer",
  expires_at: askedAt + tokens.expires_in * 1000,
  refresh_token: tokens.refresh_token ?? before.refresh_token,
  scope: tokens.scope,
});
