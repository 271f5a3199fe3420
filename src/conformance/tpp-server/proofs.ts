import { randomHex } from "../../base/platform/crypto.ts";
import { must } from "../case.ts";
import { came, type Tokens } from "./answers.ts";
import type { FapiCase, FapiKit } from "./kit.ts";
import { newSigner, type ProofOf, proofParts, type Signer, tampered, unsigned } from "./signing.ts";

/** Proofs at the API that must fail, and those that must not [RFC 9449 § 4.3, § 7]. */
interface Tried {
  kit: FapiKit;
  key: Signer;
  tokens: Tokens;
}

type Try = (tried: Tried) => Promise<Record<string, string>>;

const changed =
  (change: (tried: Tried) => Partial<ProofOf>): Try =>
  (tried) =>
    tried.kit.beside(tried.tokens, tried.key, change(tried));

/** The proof's text, changed after it was signed. */
const afterwards =
  (change: (proof: string, tried: Tried) => string): Try =>
  async (tried) => {
    const { dpop = "" } = await tried.kit.beside(tried.tokens, tried.key);
    return { dpop: change(dpop, tried) };
  };

const partsOf = ({ kit, key, tokens }: Tried) =>
  proofParts(key, kit.seconds, {
    method: "GET",
    url: `${kit.server.url}/ob/accounts`,
    token: tokens.access_token,
  });

const withoutClaim = (name: string): Try => changed(() => ({ claims: { [name]: undefined } }));

const refused: readonly [what: string, make: Try][] = [
  ["several proofs", afterwards((proof) => `${proof}, ${proof}`)],
  ["a text that is no JWT", afterwards((proof) => proof.replaceAll(".", "-"))],
  ["no typ", changed(() => ({ header: { typ: undefined } }))],
  ["another typ", changed(() => ({ header: { typ: "JWT" } }))],
  ["no jwk", changed(() => ({ header: { jwk: undefined } }))],
  ["no jti", withoutClaim("jti")],
  ["no htm", withoutClaim("htm")],
  ["no htu", withoutClaim("htu")],
  ["no iat", withoutClaim("iat")],
  ["no ath", withoutClaim("ath")],
  [
    "the alg none",
    async (tried) => {
      const { header, claims } = partsOf(tried);
      return { dpop: unsigned({ ...header, alg: "none" }, claims) };
    },
  ],
  [
    "no alg",
    async (tried) => {
      const { header, claims } = partsOf(tried);
      return { dpop: unsigned({ ...header, alg: undefined }, claims) };
    },
  ],
  ["a changed signature", afterwards(tampered)],
  ["its private key", changed(({ key }) => ({ header: { jwk: key.privateJwk } }))],
  ["another htm", changed(() => ({ claims: { htm: "PUT" } }))],
  ["another htu", changed(({ kit }) => ({ claims: { htu: `${kit.server.url}/ob/consents` } }))],
  ["an iat of the next hour", changed(({ kit }) => ({ claims: { iat: kit.seconds + 3_600 } }))],
  ["an iat of an hour ago", changed(({ kit }) => ({ claims: { iat: kit.seconds - 3_600 } }))],
  ["another token's ath", changed(() => ({ token: "another" }))],
  [
    "another key",
    async ({ kit, tokens }) => {
      return kit.beside(tokens, await newSigner());
    },
  ],
  ["nothing", async () => ({})],
  [
    "nothing, as Bearer",
    async ({ tokens }) => ({ authorization: `Bearer ${tokens.access_token}` }),
  ],
];

const taken: readonly [what: string, make: Try][] = [
  [
    "an htu with query and fragment",
    changed(({ kit }) => ({ claims: { htu: `${kit.server.url}/ob/accounts?a=b#c` } })),
  ],
  [
    "an htu with a host in capitals",
    changed(({ kit }) => {
      const { protocol, host } = new URL(kit.server.url);
      return { claims: { htu: `${protocol.toUpperCase()}//${host.toUpperCase()}/ob/accounts` } };
    }),
  ],
  ["further members", changed(() => ({ header: { extra: "a" }, claims: { extra: "b" } }))],
];

const mustBe = async (tried: Tried, make: Try, isTaken: boolean, what: string): Promise<void> => {
  const answer = await tried.kit.read(tried.tokens, await make(tried));
  const is = isTaken ? answer.status === 200 : [400, 401].includes(answer.status);
  must(is, `A proof with ${what} was to be ${isTaken ? "taken" : "refused"}. ${came(answer)}`);
};

export const proofCases: readonly FapiCase[] = [
  {
    id: "FAPI-141",
    module: "dpop-negative-tests",
    title: "The API refuses each flaw of a proof, and takes what is no flaw",
    rule: "O3.19",
    level: "BASIC",
    needs: ["FAPI-102"],
    async run(kit) {
      const key = await newSigner();
      const tried = { kit, key, tokens: await kit.tokens(key) };
      for (const [what, make] of refused) await mustBe(tried, make, false, what);
      for (const [what, make] of taken) await mustBe(tried, make, true, what);
      const same = changed(() => ({ claims: { jti } }));
      const jti = randomHex(16);
      await mustBe(tried, same, true, "a new jti");
      await mustBe(tried, same, false, "a used jti");
      // All of that was refused for the proof and not for the token.
      await mustBe(
        tried,
        changed(() => ({})),
        true,
        "nothing wrong",
      );
    },
  },
];
