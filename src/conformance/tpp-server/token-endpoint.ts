import { must, prevented } from "../case.ts";
import { came, mustBeRefused, tokensIn } from "./answers.ts";
import type { FapiCase, FapiKit, Redeeming } from "./kit.ts";
import { newSigner, readSigner } from "./signing.ts";

/** Requests for tokens that must fail, each with a code of its own. */
const needs = ["FAPI-102"];
const clientError = ["invalid_client", "invalid_request"];

/**
 * A request that redeems a good code in a wrong way. It is refused before the server looks at the
 * code, so the next case takes the same one, and a person at the terminal approves less often.
 */
const mustNotRedeem = async (
  kit: FapiKit,
  change: (kit: FapiKit) => Promise<Partial<Redeeming>>,
  errors: readonly string[],
  what: string,
): Promise<void> => {
  const granted = kit.takeSpare() ?? (await kit.granted());
  const answer = await kit.redeem(granted, { key: await newSigner(), ...(await change(kit)) });
  mustBeRefused(answer, errors, what);
  // After invalid_grant nobody knows whether the code is still good.
  if (answer.json.error !== "invalid_grant") kit.spare(granted);
};

/** A wrong assertion of the first client. */
const asserting = (claims: (kit: FapiKit) => object) => async (kit: FapiKit) => ({
  assertion: await kit.asserted(kit.server.clients[0], { ...claims(kit) }),
});

export const tokenEndpointCases: readonly FapiCase[] = [
  {
    id: "FAPI-131",
    module: "ensure-client-id-in-token-endpoint",
    title: "Another client's name with this client's key is refused",
    rule: "O2.3",
    level: "BASIC",
    needs,
    async run(kit) {
      const [first, { client_id }] = kit.server.clients;
      // The code is that client's, so nothing but the signature is wrong.
      const granted = await kit.granted({ client: kit.server.clients[1] });
      const assertion = await kit.asserted({ ...first, client_id });
      const answer = await kit.redeem(granted, {
        ...{ key: await newSigner(), assertion, form: { client_id } },
      });
      mustBeRefused(answer, ["invalid_client"], "The assertion was signed by another client");
    },
  },
  {
    id: "FAPI-132",
    module: "ensure-holder-of-key-required",
    title: "A code without a DPoP proof gets no tokens",
    rule: "O2.12",
    level: "BASIC",
    needs,
    run: (kit) =>
      mustNotRedeem(
        kit,
        async () => ({ key: null }),
        ["invalid_request", "invalid_grant", "invalid_dpop_proof"],
        "The proof was missing",
      ),
  },
  {
    id: "FAPI-133",
    module: "ensure-authorization-code-is-bound-to-client",
    title: "Another client does not redeem the code",
    rule: "O3.4",
    level: "BASIC",
    needs,
    async run(kit) {
      const granted = await kit.granted();
      const client = kit.server.clients[1];
      const answer = await kit.redeem(granted, { client, key: await newSigner() });
      mustBeRefused(answer, ["invalid_grant"], "The code was another client's");
    },
  },
  {
    id: "FAPI-134",
    module: "attempt-reuse-authorization-code-after-one-second",
    title: "A code works once: its second use is invalid_grant and ends the tokens of the first",
    rule: "O3.4",
    level: "BASIC",
    needs,
    async run(kit) {
      const key = await newSigner();
      const granted = await kit.granted();
      const tokens = tokensIn(await kit.redeem(granted, { key }));
      await kit.clock.pass(1_000);
      mustBeRefused(await kit.redeem(granted, { key }), ["invalid_grant"], "The code was used");
      const answer = await kit.read(tokens, await kit.beside(tokens, key));
      must(answer.status === 401, `The tokens of the code were to be over. ${came(answer)}`);
    },
  },
  {
    id: "FAPI-135",
    module: "ensure-token-endpoint-fails-with-expired-auth-code",
    title: "A code is over after a minute",
    rule: "O3.4",
    level: "FULL",
    needs,
    async run(kit) {
      const granted = await kit.granted();
      await kit.clock.pass(62_000);
      const answer = await kit.redeem(granted, { key: await newSigner() });
      mustBeRefused(answer, ["invalid_grant"], "The code was 62 seconds old");
    },
  },
  {
    id: "FAPI-136",
    module: "ensure-signed-client-assertion-with-RS256-fails",
    title: "An assertion that is signed with RS256 is refused",
    rule: "O2.3",
    level: "BASIC",
    needs,
    async run(kit) {
      const rsa = kit.server.clients[0].keys.find(({ kty }) => kty === "RSA");
      if (!rsa) throw prevented("The client has no RSA key.");
      const signer = await readSigner(rsa, "RS256");
      const assertion = await kit.asserted(kit.server.clients[0], {}, signer);
      await mustNotRedeem(kit, async () => ({ assertion }), ["invalid_client"], "It is weak");
    },
  },
  {
    id: "FAPI-137",
    module: "ensure-client-assertion-in-token-endpoint",
    title: "A client without an assertion gets no tokens",
    rule: "O2.11",
    level: "BASIC",
    needs,
    run: (kit) =>
      mustNotRedeem(
        kit,
        async () => {
          const { client_id } = kit.server.clients[0];
          return { assertion: null, form: { client_id } };
        },
        clientError,
        "The assertion was missing",
      ),
  },
  {
    id: "FAPI-138",
    module: "ensure-client-assertion-with-exp-is-5-minutes-in-past-fails",
    title: "An assertion that ended 5 minutes ago is refused",
    rule: "O2.3",
    level: "BASIC",
    needs,
    run: (kit) =>
      mustNotRedeem(
        kit,
        asserting(({ seconds }) => ({ exp: seconds - 300 })),
        clientError,
        "The assertion was over",
      ),
  },
  {
    id: "FAPI-139",
    module: "ensure-client-assertion-with-wrong-aud-fails",
    title: "An assertion for another server is refused",
    rule: "O2.3",
    level: "BASIC",
    needs,
    run: (kit) =>
      mustNotRedeem(
        kit,
        asserting(() => ({ aud: "https://other.example/" })),
        clientError,
        "aud was another server",
      ),
  },
  {
    id: "FAPI-140",
    module: "ensure-client-assertion-with-no-sub-fails",
    title: "An assertion without sub is refused",
    rule: "O2.3",
    level: "BASIC",
    needs,
    run: (kit) =>
      mustNotRedeem(
        kit,
        asserting(() => ({ sub: undefined })),
        clientError,
        "sub was missing",
      ),
  },
];
