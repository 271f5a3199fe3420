import { must } from "../case.ts";
import { came, mustBeRefused, tokensIn } from "./answers.ts";
import { leftOut } from "./flows.ts";
import type { FapiCase, Redeeming } from "./kit.ts";
import { newSigner } from "./signing.ts";

/** Refresh tokens, and the modules of single countries. */
export const refreshCases: readonly FapiCase[] = [
  {
    id: "FAPI-142",
    module: "refresh-token",
    title:
      "A refresh token works for its client with proof and assertion; a lost answer is repeated",
    rule: "O3.7",
    level: "FULL",
    needs: ["FAPI-102"],
    async run(kit) {
      const key = await newSigner();
      const { refresh_token } = await kit.tokens(key);
      const refresh = (token: string, how: Partial<Redeeming> = {}) =>
        kit.token({ grant_type: "refresh_token", refresh_token: token }, { key, ...how });
      const [first, second] = kit.server.clients;
      const bare = { assertion: null, form: { client_id: first.client_id } };
      const clientError = ["invalid_client", "invalid_request", "invalid_grant"];
      mustBeRefused(await refresh(refresh_token, bare), clientError, "The assertion was missing");
      const proofError = [...clientError, "invalid_dpop_proof"];
      mustBeRefused(
        await refresh(refresh_token, { key: null }),
        proofError,
        "The proof was missing",
      );
      const foreign = await refresh(refresh_token, { client: second });
      mustBeRefused(foreign, ["invalid_grant"], "The token was another client's");
      const next = tokensIn(await refresh(refresh_token));
      const answer = await kit.read(next, await kit.beside(next, key));
      must(answer.status === 200, `The API was to take the new token. ${came(answer)}`);
      if (next.refresh_token === refresh_token) return;
      // It is rotated, so the answer could have been lost: the profile wants a way to retry.
      await kit.clock.pass(30_000);
      tokensIn(await refresh(refresh_token));
    },
  },
  leftOut(
    "FAPI-143",
    "ensure-server-handles-non-matching-intent-id",
    "Another client's intent id is refused",
    "Of Open Banking UK only.",
  ),
  leftOut(
    "FAPI-144",
    "test-essential-acr-sca-claim",
    "The acr of a strong authentication is in the ID token",
    "Of Open Banking UK only.",
  ),
  leftOut(
    "FAPI-145",
    "brazil-ensure-bad-payment-signature-fails",
    "A payment with a wrong signature is refused",
    "Of Open Finance Brazil only.",
  ),
  leftOut(
    "FAPI-146",
    "australia-connectid-test-claims-parameter-idtoken-identity-claims",
    "Identity claims are in the ID token",
    "Of ConnectID Australia only.",
  ),
];
