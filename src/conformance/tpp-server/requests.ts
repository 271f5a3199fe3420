import { broken, must } from "../case.ts";
import { came, mustBeRefused } from "./answers.ts";
import { checkBack, leftOut } from "./flows.ts";
import type { FapiCase, FapiKit } from "./kit.ts";

/** Requests for a consent that the profile refuses, or takes in one way only. */
const needs = ["FAPI-102"];

/** The address must end on a page that says no: no redirect, to nobody. */
export const mustStay = async (kit: FapiKit, url: string, what: string): Promise<void> => {
  const answer = await kit.call("authorize", { url, method: "GET" });
  const isPage = answer.status >= 400 && answer.status < 500;
  must(isPage && !answer.headers.has("location"), `${what}: a page was to say no. ${came(answer)}`);
};

/** PAR must refuse it. */
const mustNotPush = async (
  kit: FapiKit,
  form: Record<string, string | null>,
  errors: readonly string[],
  what: string,
): Promise<void> => mustBeRefused((await kit.push({ form })).answer, errors, what);

export const requestCases: readonly FapiCase[] = [
  leftOut(
    "FAPI-118",
    "ensure-different-nonce-inside-and-outside-request-object",
    "A nonce beside the request is not used",
    "There are no ID tokens and no nonce: the plan is run as plain OAuth.",
  ),
  {
    id: "FAPI-119",
    module: "ensure-different-state-inside-and-outside-request-object",
    title: "A state in the address is ignored: the pushed one comes back",
    rule: "O4.7",
    level: "BASIC",
    needs,
    async run(kit) {
      const granted = await kit.granted({ query: { state: "another" } });
      checkBack(kit, granted, granted.state);
    },
  },
  leftOut(
    "FAPI-120",
    "ensure-authorization-request-with-long-nonce",
    "A long nonce comes back whole in the ID token",
    "There are no ID tokens and no nonce: the plan is run as plain OAuth.",
  ),
  {
    id: "FAPI-121",
    module: "ensure-authorization-request-with-long-state",
    title: "A state of 1,000 characters comes back whole",
    rule: "O4.7",
    level: "FULL",
    needs,
    async run(kit) {
      const state = "0123456789".repeat(100);
      checkBack(kit, await kit.granted({ form: { state } }), state);
    },
  },
  {
    id: "FAPI-122",
    module: "state-only-outside-request-object-not-used",
    title: "A state in the address alone does not come back",
    rule: "O4.7",
    level: "BASIC",
    needs,
    async run(kit) {
      checkBack(
        kit,
        await kit.granted({ form: { state: null }, query: { state: "outside" } }),
        null,
      );
    },
  },
  {
    id: "FAPI-123",
    module: "ensure-request-object-without-redirect-uri-fails",
    title: "A pushed request without redirect_uri is refused",
    rule: "O4.6",
    level: "BASIC",
    run: (kit) =>
      mustNotPush(kit, { redirect_uri: null }, ["invalid_request"], "redirect_uri was missing"),
  },
  leftOut(
    "FAPI-124",
    "ensure-registered-redirect-uri",
    "A redirect_uri that is not registered is refused",
    "For plain FAPI the plan has FAPI-125 in its place.",
  ),
  {
    id: "FAPI-125",
    module: "plain-fapi-tolerate-unregistered-redirect-uri",
    title: "A redirect_uri that is not registered is refused, also where a server may take it",
    rule: "O2.5",
    level: "BASIC",
    async run(kit) {
      const redirect_uri = `${kit.server.clients[0].redirect_uri}/unregistered`;
      await mustNotPush(kit, { redirect_uri }, ["invalid_request"], "It is not registered");
    },
  },
  {
    id: "FAPI-126",
    module: "ensure-unsigned-authorization-request-without-using-par-fails",
    title: "A request in the address, without PAR, is refused",
    rule: "O4.2",
    level: "BASIC",
    async run(kit) {
      const { client_id, redirect_uri } = kit.server.clients[0];
      const url = new URL(kit.metadata.authorization_endpoint);
      const asked = { client_id, redirect_uri, response_type: "code", scope: kit.server.scope };
      for (const [name, value] of Object.entries({ ...asked, ...kit.server.parameters })) {
        url.searchParams.set(name, value);
      }
      url.searchParams.set("code_challenge", "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
      url.searchParams.set("code_challenge_method", "S256");
      await mustStay(kit, url.href, "The request was not pushed");
    },
  },
  {
    id: "FAPI-127",
    module: "ensure-redirect-uri-in-authorization-request",
    title: "A redirect_uri in the address alone does not help",
    rule: "O4.6",
    level: "BASIC",
    async run(kit) {
      const { answer } = await kit.push({ form: { redirect_uri: null } });
      if (answer.status === 201) throw broken("A pushed request without redirect_uri was taken.");
      mustBeRefused(answer, ["invalid_request"], "redirect_uri was missing");
      const { redirect_uri, client_id } = kit.server.clients[0];
      const address = kit.address(client_id, "urn:example:none", { redirect_uri });
      await mustStay(kit, address, "redirect_uri was in the address alone");
    },
  },
  {
    id: "FAPI-128",
    module: "ensure-response-type-code-idtoken-fails",
    title: "The response_type `code id_token` is refused",
    rule: "O4.6",
    level: "BASIC",
    run: (kit) => mustNotPush(kit, { response_type: "code id_token" }, unsupported, "It is unsafe"),
  },
  leftOut(
    "FAPI-129",
    "australia-connectid-ensure-invalid-purpose-fails",
    "A purpose that is too long is refused",
    "Of ConnectID Australia only.",
  ),
  {
    id: "FAPI-130",
    module: "ensure-response-type-token-fails",
    title: "The response_type token is refused",
    rule: "O4.6",
    level: "BASIC",
    run: (kit) => mustNotPush(kit, { response_type: "token" }, unsupported, "It is unsafe"),
  },
];

const unsupported = ["unsupported_response_type", "invalid_request", "unauthorized_client"];
