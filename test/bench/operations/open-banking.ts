import { floors } from "../floor/floors.ts";
import type { HttpCall } from "../measure/http.ts";
import { CONNECTIONS, type EndlessLoad } from "../measure/load.ts";
import type { Bench, Loaded } from "../operation.ts";
import { bankCall, bankOf, customersOf, gatewayOf } from "./calls.ts";
import { atGateway, type Connected, connect, formCall } from "./consents.ts";

/** What a TPP asks for most, beside the same operations of the platform and of oidc-provider. */
export const openBanking = async ({ running, provider }: Bench): Promise<Loaded[]> => {
  const { world, stateDir } = running;
  const { base_url } = gatewayOf(world);
  const customer = customersOf(world, bankOf(world).bank_handle)();
  // A refresh needs the answer of the one before, so each connection has its own consent.
  const connected: Connected[] = [];
  while (connected.length < CONNECTIONS) {
    connected.push(await connect(world, customer, ["accounts:read", "balances:read"]));
  }
  const atProvider = (path: string, form: Record<string, string>) =>
    formCall(`${provider.baseUrl}${path}`, provider.client, form);
  const own = { grant_type: "client_credentials" };
  const ownToken = [atGateway(world, "/ob/token", own)];
  const introspections = connected.map(({ access_token: token }) =>
    atGateway(world, "/ob/introspect", { token }),
  );
  const refreshes = connected.map((tokens) => atGateway(world, "/ob/token", refreshForm(tokens)));
  return [
    {
      ...{ name: "a client's own token", target: 0.9, ...floors.clientToken },
      ...{ ours: inTurn(ownToken), asked: ownToken },
      provider: inTurn([atProvider("/token", own)]),
    },
    {
      ...{ name: "token refresh", target: 0.8, stores: "ConsentObject", ...floors.refreshToken },
      ...{ ours: chained(refreshes), asked: refreshes },
      provider: chained(provider.tokens.map((kept) => atProvider("/token", refreshForm(kept)))),
    },
    {
      ...{ name: "introspection", target: 0.9, ...floors.introspect },
      ...{ ours: inTurn(introspections), asked: introspections },
      provider: inTurn(
        provider.tokens.map(({ access_token: token }) =>
          atProvider("/token/introspection", { token }),
        ),
      ),
    },
    {
      ...{ name: "balances, the bank's time included", target: null, ...floors.readBalances },
      ours: inTurn(
        connected.map(({ access_token, consent_id, account_id }) => ({
          method: "GET",
          url: `${base_url}/ob/accounts/${account_id}/balances`,
          headers: { authorization: `Bearer ${access_token}`, "x-consent-id": consent_id },
        })),
      ),
      asked: [bankCall(world, stateDir)],
    },
  ];
};

const inTurn = (calls: HttpCall[]): EndlessLoad => ({ calls, expect: 200 });

const chained = (calls: HttpCall[]): EndlessLoad => ({
  ...inTurn(calls.slice(0, CONNECTIONS)),
  chained: "refresh_token",
});

const refreshForm = ({ refresh_token }: { refresh_token: string }) => ({
  grant_type: "refresh_token",
  refresh_token,
});
