import { now } from "../../base/platform/clock.ts";
import { type Route, reply, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { limitedAddress } from "../../network/parties/guards.ts";
import { keySetAnswer, metadataAnswer } from "./answers.ts";
import { serverMetadata } from "./metadata.ts";
import { publicKeySet } from "./token-keys.ts";

/**
 * The documents that client libraries read before their first request. Neither address ever
 * redirects.
 */
export const discoveryRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "readOAuthMetadata",
    method: "GET",
    // @rule O1.6
    paths: ["/.well-known/openid-configuration", "/.well-known/oauth-authorization-server"],
    summary: "Read the metadata of the OAuth server",
    description: "There are no ID tokens, and the scope openid is invalid_scope.",
    oauth: true,
    guard: limitedAddress(),
    answers: { 200: metadataAnswer },
    step: ({ env }) => reply(200, serverMetadata(env.BASE_URL)),
  }),
  route({
    id: "readTokenKeys",
    method: "GET",
    paths: ["/.well-known/jwks.json"],
    summary: "Read the public keys of access tokens",
    description: "A JWK Set [RFC 7517]. It may be kept for five minutes.",
    oauth: true,
    guard: limitedAddress(),
    answers: { 200: keySetAnswer },
    step: async ({ env }) =>
      reply(200, await publicKeySet(env.MASTER_KEY, now()), {
        // @rule O1.10
        "cache-control": "public, max-age=300",
      }),
  }),
];
