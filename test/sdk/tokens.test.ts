import { describe, expect, test } from "vitest";
import {
  GatewayError,
  isConsentOver,
  type TokenSet,
  type TokenStore,
  TppClient,
  type TppOptions,
} from "../../src/sdk/tpp.ts";
import { BASE_URL, json, PlantedClock, PlantedGateway, type Seen } from "./planted.ts";

/** How an app keeps its tokens: one refresh at a time, stored before use, never used twice. */
const CONSENT = "cns_1";

const metadata = {
  issuer: BASE_URL,
  token_endpoint: `${BASE_URL}/ob/token`,
  pushed_authorization_request_endpoint: `${BASE_URL}/ob/par`,
  authorization_endpoint: `${BASE_URL}/ob/authorize`,
  revocation_endpoint: `${BASE_URL}/ob/revoke`,
};

const tokensOf = (generation: number) => ({
  ...{ access_token: `at_${generation}`, refresh_token: `rt_${generation}` },
  ...{ token_type: "Bearer", expires_in: 900, scope: "accounts:read", consent_id: CONSENT },
});

/** A gateway that rotates refresh tokens and ends the consent at the second use of one. */
class RotatingGateway {
  generation = 1;
  isOver = false;
  /** Access tokens that it accepts, the newest last. */
  accepted = ["at_1"];
  faults: (() => Response | Error)[] = [];
  onData: () => void = () => {};
  readonly planted = new PlantedGateway((seen) => this.#answer(seen));

  #answer({ path, headers, body }: Seen): Response | Error {
    if (path.startsWith("/.well-known/")) return json(200, metadata);
    if (path === "/ob/token") return this.faults.shift()?.() ?? this.#token(body);
    this.onData();
    const token = headers.authorization?.replace("Bearer ", "") ?? "";
    return !this.isOver && this.accepted.includes(token)
      ? json(200, { accounts: [] })
      : json(401, {
          error: { code: "UNAUTHENTICATED", message: "No.", retryable: false },
        });
  }

  #token(body: string): Response {
    const form = new URLSearchParams(body);
    const asked = form.get("refresh_token");
    if (form.get("code") === "c1") return json(200, tokensOf(9));
    if (asked !== `rt_${this.generation}` || this.isOver) {
      this.isOver = true;
      return json(400, { error: "invalid_grant", code: "INVALID_GRANT", retryable: false });
    }
    this.generation++;
    this.accepted = [`at_${this.generation}`];
    return json(200, tokensOf(this.generation));
  }

  get refreshes(): number {
    return this.planted.seen.filter(({ path }) => path === "/ob/token").length;
  }
}

/** A store as slow as a database: other work goes on while it reads and writes. */
class SlowStore implements TokenStore {
  readonly kept = new Map<string, TokenSet>();
  readonly order: string[] = [];
  failures = 0;

  async load(consentId: string): Promise<TokenSet | null> {
    const found = this.kept.get(consentId) ?? null;
    for (let turn = 0; turn < 5; turn++) await new Promise((resume) => setImmediate(resume));
    return found;
  }

  async save(consentId: string, tokens: TokenSet): Promise<void> {
    for (let turn = 0; turn < 5; turn++) await new Promise((resume) => setImmediate(resume));
    if (this.failures-- > 0) throw new Error("the database is away");
    this.order.push(`saved ${tokens.access_token}`);
    this.kept.set(consentId, tokens);
  }
}

const scene = (expiresIn: number, options: Partial<TppOptions> = {}) => {
  const gateway = new RotatingGateway();
  const store = new SlowStore();
  const clock = new PlantedClock();
  store.kept.set(CONSENT, {
    ...{ consent_id: CONSENT, access_token: "at_1", refresh_token: "rt_1" },
    ...{ token_type: "Bearer", scope: "accounts:read", expires_at: clock.now() + expiresIn },
  });
  const client = new TppClient({
    ...{ baseUrl: BASE_URL, clientId: "tpp_1", redirectUri: "https://app.example/back" },
    ...{ auth: { method: "client_secret_basic", clientSecret: "s" }, store, clock },
    ...{ fetch: gateway.planted.fetch, random: () => 0 },
    ...options,
  });
  return { gateway, store, clock, client, access: client.consent(CONSENT) };
};

test("a token that is still good is not renewed", async () => {
  const { gateway, access } = scene(31_000);
  await access.accounts();
  expect(gateway.refreshes).toBe(0);
});

describe("of calls that need a new token at once", () => {
  test("one refreshes, and all use what the store has", async () => {
    const { gateway, store, access } = scene(30_000);
    await Promise.all(Array.from({ length: 20 }, () => access.accounts()));
    expect(gateway.refreshes).toBe(1);
    expect(gateway.isOver).toBe(false);
    expect(store.kept.get(CONSENT)?.refresh_token).toBe("rt_2");
  });

  test("nobody uses a token before the store has it", async () => {
    const { gateway, store, access } = scene(0);
    gateway.onData = () => store.order.push("used");
    await access.accounts();
    expect(store.order).toEqual(["saved at_2", "used"]);
  });

  test("a token that was refused before its end is renewed once for all of them", async () => {
    const { gateway, access } = scene(900_000);
    gateway.accepted = [];
    await Promise.all(Array.from({ length: 10 }, () => access.accounts()));
    expect([gateway.refreshes, gateway.isOver]).toEqual([1, false]);
  });
});

describe("a store that is away", () => {
  test("keeps a call from using the new token, and the next call stores it first", async () => {
    const { gateway, store, access } = scene(0);
    store.failures = 1;
    await expect(access.accounts()).rejects.toThrow("the database is away");
    expect(gateway.planted.seen.some(({ path }) => path.endsWith("/accounts"))).toBe(false);
    await access.accounts();
    expect([gateway.refreshes, gateway.isOver, store.kept.get(CONSENT)?.access_token]).toEqual([
      1,
      false,
      "at_2",
    ]);
  });
});

describe("a refresh", () => {
  test("whose answer was lost is repeated with the same token", async () => {
    const { gateway, access } = scene(0);
    gateway.faults = [() => new TypeError("fetch failed")];
    await access.accounts();
    const [first, second] = gateway.planted.seen.filter(({ path }) => path === "/ob/token");
    expect(second?.body).toBe(first?.body);
    expect(gateway.isOver).toBe(false);
  });

  test("is not repeated after the minute in which the gateway answers it again", async () => {
    const { gateway, clock, access } = scene(0);
    const late = () => {
      clock.advance(49_600);
      return new TypeError("fetch failed");
    };
    gateway.faults = [late, late];
    const error = (await access.accounts().catch((thrown) => thrown)) as GatewayError;
    expect([error.code, gateway.refreshes]).toEqual(["NETWORK_ERROR", 2]);
  });

  test("of a public client is not repeated when its answer was lost", async () => {
    const { gateway, access } = scene(0, { auth: { method: "none" } });
    gateway.faults = [() => new TypeError("fetch failed")];
    const error = (await access.accounts().catch((thrown) => thrown)) as GatewayError;
    expect([error.code, gateway.refreshes]).toEqual(["NETWORK_ERROR", 1]);
  });

  test("that is refused for good says that the consent is over", async () => {
    const { gateway, access } = scene(0);
    gateway.isOver = true;
    const error = await access.accounts().catch((thrown) => thrown);
    expect([error.code, error.oauthError, isConsentOver(error)]).toEqual([
      "INVALID_GRANT",
      "invalid_grant",
      true,
    ]);
    expect(gateway.refreshes).toBe(1);
  });
});

test("a consent without tokens is over, and nothing is asked", async () => {
  const { gateway, store, access } = scene(0);
  store.kept.clear();
  const error = await access.accounts().catch((thrown) => thrown);
  expect([error instanceof GatewayError, error.code, isConsentOver(error)]).toEqual([
    true,
    "NO_TOKENS",
    true,
  ]);
  expect(gateway.planted.seen).toEqual([]);
});

test("the tokens of a new approval are stored after those of a refresh under way", async () => {
  const { gateway, store, client, access } = scene(0);
  const pending = { consent_id: CONSENT, state: "s1", code_verifier: "v" };
  const back = `https://app.example/back?code=c1&state=s1&consent_id=${CONSENT}&iss=${BASE_URL}`;
  const [, done] = await Promise.all([access.accounts(), client.complete(back, pending)]);
  expect(store.order).toEqual(["saved at_2", "saved at_9"]);
  expect(done).toEqual(store.kept.get(CONSENT));
  expect(gateway.refreshes).toBe(2);
});
