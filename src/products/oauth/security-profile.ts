import type { TppRecord } from "../../network/parties/tpps.ts";
import type { AccessClaims } from "./access-token.ts";

/**
 * What the FAPI 2.0 Security Profile adds for one TPP (O2.11 to O2.13, docs/decisions/193). The
 * rest of the profile holds for every client: PKCE with S256, codes of 60 s, request_uris of 300 s,
 * `iss` in every redirect, and ES256, PS256 or EdDSA alone.
 */
type Profiled = Pick<TppRecord, "security_profile">;

export const isFapi2 = ({ security_profile }: Profiled): boolean => security_profile === "FAPI_2_0";

/** Whether each token that the client asks for must be bound to the key of a DPoP proof. */
export const needsDpop = (tpp: Profiled & Pick<TppRecord, "dpop">): boolean =>
  isFapi2(tpp) || tpp.dpop === "REQUIRED";

/**
 * Whether the client may use a token with these claims. A bearer token from before the profile is
 * worth nothing under it.
 */
export const isBoundEnough = (tpp: Profiled, { cnf }: Pick<AccessClaims, "cnf">): boolean =>
  !isFapi2(tpp) || cnf !== undefined;
