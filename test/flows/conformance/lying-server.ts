import { decodeJwt, decodeProtectedHeader } from "jose";
import type { ServerUnderTest } from "../../../src/conformance/tpp-server/kit.ts";

/**
 * A proxy in front of a gateway that keeps every rule. It changes what it passes on, so that the
 * server seems to break one.
 */
interface Sent {
  /** The last part of the path: `token`, `par`. */
  endpoint: string;
  url: URL;
  method: string;
  headers: Headers;
  form: URLSearchParams;
}

export interface ServerLie {
  /** Changes what the server gets. */
  ask?(sent: Sent): void;
  /** What the client gets instead; undefined leaves it as it came. */
  answer?(sent: Sent, came: { status: number; body: string }): Answer | undefined;
}

interface Answer {
  status: number;
  body?: object;
  location?: string;
}

const pushed = { request_uri: "urn:example:taken", expires_in: 60 };
const taken = { status: 201, body: pushed };

const isToken = ({ endpoint, form }: Sent, grant = "authorization_code"): boolean =>
  endpoint === "token" && form.get("grant_type") === grant;

const assertionIn = ({ form }: Sent): string => form.get("client_assertion") ?? "";

/** The claims of the assertion at PAR. */
const asserted = (sent: Sent): ReturnType<typeof decodeJwt> =>
  sent.endpoint === "par" && assertionIn(sent) ? decodeJwt(assertionIn(sent)) : {};

const tokens = {
  ...{ access_token: "a", token_type: "DPoP", refresh_token: "r" },
  ...{ expires_in: 900, consent_id: "cns_1", scope: "accounts:read" },
};

/** Each with the case that is named for it. */
export const serverLies: readonly (readonly [fault: string, id: string, make: () => ServerLie])[] =
  [
    [
      "takes a dpop_jkt that is not the key of the proof",
      "FAPI-113",
      () => ({
        ask({ endpoint, headers, form }) {
          if (endpoint === "par" && headers.has("dpop")) form.delete("dpop_jkt");
        },
      }),
    ],
    [
      "does not bind a code to the proof of its pushed request",
      "FAPI-114",
      () => ({
        ask({ endpoint, headers, form }) {
          if (endpoint === "par" && !form.has("dpop_jkt")) headers.delete("dpop");
        },
      }),
    ],
    [
      "does not bind a code to dpop_jkt",
      "FAPI-115",
      () => ({
        ask({ endpoint, headers, form }) {
          if (endpoint === "par" && !headers.has("dpop")) form.delete("dpop_jkt");
        },
      }),
    ],
    [
      "takes an authorisation request in the address",
      "FAPI-126",
      () => ({
        answer: ({ endpoint, url }) =>
          endpoint === "authorize" && url.searchParams.has("response_type")
            ? { status: 303, location: "https://gateway.example/consent" }
            : undefined,
      }),
    ],
    ["verifies no signature of an assertion", "FAPI-131", () => takingForgeries()],
    [
      "gives tokens without a DPoP proof",
      "FAPI-132",
      () => ({
        answer: (sent) =>
          isToken(sent) && sent.form.has("client_assertion") && !sent.headers.has("dpop")
            ? { status: 200, body: tokens }
            : undefined,
      }),
    ],
    [
      "takes RS256",
      "FAPI-136",
      () => ({
        answer: (sent) =>
          isToken(sent) &&
          sent.form.has("client_assertion") &&
          decodeProtectedHeader(assertionIn(sent)).alg === "RS256"
            ? { status: 200, body: tokens }
            : undefined,
      }),
    ],
    [
      "takes a client by its name alone",
      "FAPI-137",
      () => ({
        answer: (sent) =>
          isToken(sent) && !sent.form.has("client_assertion")
            ? { status: 200, body: tokens }
            : undefined,
      }),
    ],
    ["takes a used proof at the API", "FAPI-141", () => takingUsedProofs()],
    [
      "takes a pushed request_uri",
      "FAPI-153",
      () => ({
        ask({ endpoint, form }) {
          if (endpoint === "par") form.delete("request_uri");
        },
      }),
    ],
    [
      "says invalid_request where the code_verifier is missing",
      "FAPI-156",
      () => ({
        answer: (sent) =>
          isToken(sent) && !sent.form.has("code_verifier")
            ? { status: 400, body: { error: "invalid_request" } }
            : undefined,
      }),
    ],
    [
      "takes PKCE with plain",
      "FAPI-158",
      () => ({
        ask({ endpoint, form }) {
          const isPlain = form.get("code_challenge_method") === "plain";
          if (endpoint === "par" && isPlain) form.set("code_challenge_method", "S256");
        },
      }),
    ],
    [
      "takes a list of audiences",
      "FAPI-160",
      () => ({
        answer: (sent) => (Array.isArray(asserted(sent).aud) ? taken : undefined),
      }),
    ],
  ];

/** It knows the key of each client from the requests that were pushed. */
const takingForgeries = (): ServerLie => {
  const keyOf = new Map<unknown, unknown>();
  const signedBy = (sent: Sent) => {
    const { alg, kid } = decodeProtectedHeader(assertionIn(sent));
    return { alg, kid, sub: decodeJwt(assertionIn(sent)).sub };
  };
  return {
    ask(sent) {
      if (sent.endpoint !== "par" || !assertionIn(sent)) return;
      const { kid, sub } = signedBy(sent);
      if (!keyOf.has(sub)) keyOf.set(sub, kid);
    },
    answer(sent) {
      if (!isToken(sent) || !assertionIn(sent)) return undefined;
      const { alg, kid, sub } = signedBy(sent);
      const isForged = alg === "ES256" && keyOf.has(sub) && keyOf.get(sub) !== kid;
      return isForged ? { status: 200, body: tokens } : undefined;
    },
  };
};

const takingUsedProofs = (): ServerLie => {
  const seen = new Map<string, Answer>();
  return {
    answer({ endpoint, headers }, { status, body }) {
      const proof = headers.get("dpop") ?? "";
      if (endpoint !== "accounts" || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(proof)) return undefined;
      const { jti } = decodeJwt(proof);
      const before = seen.get(jti ?? "");
      if (before) return before;
      if (status === 200 && jti) seen.set(jti, { status, body: JSON.parse(body) });
      return undefined;
    },
  };
};

/** The way to the server through all of these lies. */
export const through = (lies: readonly ServerLie[]): NonNullable<ServerUnderTest["via"]> => ({
  async fetch(address, init) {
    const url = new URL(address);
    const headers = new Headers(init.headers as Record<string, string>);
    const isForm = headers.get("content-type")?.includes("form") ?? false;
    const form = new URLSearchParams(isForm ? String(init.body) : "");
    const { method = "GET" } = init;
    const sent = { endpoint: url.pathname.split("/").at(-1) ?? "", url, method, headers, form };
    // What the client sent, and what the lies make of it.
    const asked = { ...sent, headers: new Headers(headers), form: new URLSearchParams(form) };
    for (const lie of lies) lie.ask?.(asked);
    const body = isForm ? { body: asked.form.toString() } : {};
    const response = await fetch(url, { ...init, headers: asked.headers, ...body });
    const text = await response.text();
    const came = { status: response.status, body: text };
    const lied = lies.map((lie) => lie.answer?.(sent, came)).find((one) => one !== undefined);
    if (!lied)
      return new Response(text || null, { status: came.status, headers: response.headers });
    return new Response(lied.body ? JSON.stringify(lied.body) : "", {
      status: lied.status,
      headers: lied.location ? { location: lied.location } : {},
    });
  },
});
