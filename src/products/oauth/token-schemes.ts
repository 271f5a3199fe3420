import type { DataScope } from "../../base/kernel/data-scopes.ts";
import type { OAuthFlow, SecurityScheme } from "../../base/platform/contract.ts";
import { CLIENT_SCOPE } from "./scopes.ts";

/** The permission of each scope, for the documents. */
const dataScopeTexts: Record<DataScope, string> = {
  "accounts:read": "Read the accounts that the customer shares.",
  "balances:read": "Read their balances.",
  "transactions:read": "Read their transactions.",
  "standing-orders:read": "Read their standing orders.",
  "payments:write": "Confirm funds, and initiate payments.",
  "payments:initiate": "Another name of payments:write.",
  "mandates:write": "Create mandates, and charge them.",
};

const scheme = (name: string, description: string, oauth: OAuthFlow): SecurityScheme => ({
  name,
  header: null,
  oauth,
  description: `${description} Send a token that is bound to a key as DPoP, with a proof.`,
});

/** The access tokens of the open banking API. */
export const clientTokenScheme = scheme(
  "clientToken",
  "A TPP's own access token, from the client_credentials grant.",
  {
    grant: "clientCredentials",
    scopes: {
      [CLIENT_SCOPE]:
        "Ask for consents, read and end them; read and cancel payment orders and mandates, and " +
        "read events.",
    },
  },
);

export const consentTokenScheme = scheme(
  "consentToken",
  "The access token of one consent, from the authorization_code or refresh_token grant.",
  { grant: "authorizationCode", scopes: dataScopeTexts },
);
