import { must } from "../case.ts";
import { came, mustBeRefused } from "./answers.ts";
import { checkBack } from "./flows.ts";
import type { FapiCase, FapiKit } from "./kit.ts";
import { mustStay } from "./requests.ts";
import { newSigner } from "./signing.ts";

/** Pushed requests, PKCE, and who may push. */
const needs = ["FAPI-102"];
const clientError = ["invalid_client", "invalid_request"];

const mustNotAssert = async (kit: FapiKit, claims: object, what: string): Promise<void> => {
  const { answer } = await kit.push({ claims: { ...claims } });
  mustBeRefused(answer, clientError, what);
};

export const pushedCases: readonly FapiCase[] = [
  {
    id: "FAPI-147",
    module: "par-ensure-reused-request-uri-prior-to-auth-completion-succeeds",
    title: "A request_uri may be opened several times until the customer has answered",
    rule: "O4.2",
    level: "FULL",
    needs,
    async run(kit) {
      const pushed = await kit.pushed();
      const url = kit.address(pushed.client.client_id, pushed.request_uri);
      const first = await kit.call("authorize", { url, method: "GET" });
      must(first.status < 400, `The page was to open. ${came(first)}`);
      const back = await kit.approve(pushed);
      checkBack(kit, { ...pushed, back }, pushed.state);
    },
  },
  {
    id: "FAPI-148",
    module: "par-attempt-reuse-request_uri",
    title: "A request_uri is over once the customer has answered",
    rule: "O4.2",
    level: "BASIC",
    needs,
    async run(kit) {
      const { client, request_uri } = await kit.granted();
      await mustStay(kit, kit.address(client.client_id, request_uri), "It was used");
    },
  },
  {
    id: "FAPI-149",
    module: "par-attempt-to-use-expired-request_uri",
    title: "A request_uri is over after expires_in",
    rule: "O4.1",
    level: "FULL",
    needs,
    async run(kit) {
      const { client, request_uri, expires_in } = await kit.pushed();
      await kit.clock.pass((expires_in + 1) * 1_000);
      await mustStay(kit, kit.address(client.client_id, request_uri), "It had expired");
    },
  },
  {
    id: "FAPI-150",
    module: "par-ensure-jwt-client-assertions-nbf-8-seconds-in-the-future-is-accepted",
    title: "An assertion whose iat and nbf are 8 seconds ahead is taken",
    rule: "O2.3",
    level: "FULL",
    async run(kit) {
      const ahead = kit.seconds + 8;
      await kit.pushed({ claims: { iat: ahead, nbf: ahead } });
    },
  },
  {
    id: "FAPI-151",
    module: "par-ensure-jwt-client-assertions-nbf-over-60-seconds-in-the-future-fails",
    title: "An assertion whose iat and nbf are over a minute ahead is refused",
    rule: "O2.3",
    level: "BASIC",
    async run(kit) {
      const ahead = kit.seconds + 65;
      const claims = { iat: ahead, nbf: ahead, exp: ahead + 60 };
      await mustNotAssert(kit, claims, "It is not valid yet");
    },
  },
  {
    id: "FAPI-152",
    module: "par-attempt-to-use-request_uri-for-different-client",
    title: "Another client's request_uri leads nowhere",
    rule: "O4.2",
    level: "BASIC",
    needs,
    async run(kit) {
      const { request_uri } = await kit.pushed();
      const [, second] = kit.server.clients;
      await mustStay(kit, kit.address(second.client_id, request_uri), "It is another client's");
    },
  },
  {
    id: "FAPI-153",
    module: "par-authorization-request-containing-request_uri-form-param",
    title: "A pushed request with a request_uri is refused",
    rule: "O4.6",
    level: "BASIC",
    async run(kit) {
      const { answer } = await kit.push({ form: { request_uri: "urn:example:bad" } });
      const errors = ["invalid_request", "invalid_request_object", "request_uri_not_supported"];
      mustBeRefused(answer, errors, "request_uri was pushed");
    },
  },
  {
    id: "FAPI-154",
    module: "par-attempt-invalid-http-method",
    title: "PAR takes POST only",
    rule: "O1.1",
    level: "BASIC",
    async run(kit) {
      const url = kit.metadata.pushed_authorization_request_endpoint;
      const answer = await kit.call("par", { url, method: "PUT", body: "response_type=code" });
      must(answer.status >= 400, `PUT was to be refused. ${came(answer)}`);
    },
  },
  {
    id: "FAPI-155",
    module: "par-ensure-pkce-required",
    title: "A pushed request without PKCE is refused",
    rule: "O4.6",
    level: "BASIC",
    async run(kit) {
      const { answer } = await kit.push({
        form: { code_challenge: null, code_challenge_method: null },
      });
      mustBeRefused(answer, ["invalid_request"], "PKCE was missing");
    },
  },
  {
    id: "FAPI-156",
    module: "ensure-pkce-code-verifier-required",
    title: "A code without its code_verifier is invalid_grant",
    rule: "O3.17",
    level: "BASIC",
    needs,
    run: (kit) => mustNotVerify(kit, null, "code_verifier was missing"),
  },
  {
    id: "FAPI-157",
    module: "incorrect-pkce-code-verifier-rejected",
    title: "A code with another code_verifier is invalid_grant",
    rule: "O3.17",
    level: "BASIC",
    needs,
    run: (kit) => mustNotVerify(kit, "another-verifier-".repeat(4), "code_verifier was wrong"),
  },
  {
    id: "FAPI-158",
    module: "par-plain-pkce-rejected",
    title: "PKCE with plain is refused",
    rule: "O3.5",
    level: "BASIC",
    async run(kit) {
      const { answer } = await kit.push({ form: { code_challenge_method: "plain" } });
      mustBeRefused(answer, ["invalid_request"], "plain is no PKCE of the profile");
    },
  },
  {
    id: "FAPI-159",
    module: "par-without-duplicate-parameters",
    title: "client_id and request_uri are enough in the address",
    rule: "O4.2",
    level: "BASIC",
    needs,
    async run(kit) {
      const granted = await kit.granted();
      checkBack(kit, granted, granted.state);
      await kit.redeem(granted, { key: await newSigner() });
    },
  },
  {
    id: "FAPI-160",
    module: "par-test-array-as-audience-fails",
    title: "An assertion whose aud is a list is refused",
    rule: "O2.3",
    level: "BASIC",
    run: (kit) => mustNotAssert(kit, { aud: [kit.metadata.issuer] }, "aud was a list"),
  },
  {
    id: "FAPI-161",
    module: "par-test-par-endpoint-url-as-audience-fails",
    title: "An assertion for the address of PAR is refused",
    rule: "O2.3",
    level: "BASIC",
    run: (kit) =>
      mustNotAssert(
        kit,
        { aud: kit.metadata.pushed_authorization_request_endpoint },
        "aud was no issuer",
      ),
  },
  {
    id: "FAPI-162",
    module: "par-test-token-endpoint-url-as-audience-fails",
    title: "An assertion for the address of the token endpoint is refused",
    rule: "O2.3",
    level: "BASIC",
    run: (kit) => mustNotAssert(kit, { aud: kit.metadata.token_endpoint }, "aud was no issuer"),
  },
];

const mustNotVerify = async (
  kit: FapiKit,
  code_verifier: string | null,
  what: string,
): Promise<void> => {
  const how = { key: await newSigner(), form: { code_verifier } };
  mustBeRefused(await kit.redeem(await kit.granted(), how), ["invalid_grant"], what);
};
