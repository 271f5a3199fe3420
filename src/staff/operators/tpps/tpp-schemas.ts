import * as v from "valibot";
import { dataScope, orNull } from "../../../base/kernel/answer-words.ts";
import {
  described,
  idempotencyKey,
  mode,
  named,
  partyName,
  rule,
  setOf,
  text,
  time,
  tppId,
  webAddress,
} from "../../../base/kernel/fields.ts";
import { securityProfiles } from "../../../base/platform/tables.ts";
import { proposal } from "../../../frame/records/answers.ts";
import { lists } from "../answers.ts";
import { identityFields, newOf } from "../brand.ts";
import { jsonPagesFlag, partyStatus } from "../requests.ts";

/** The requests and answers of the admin API about TPPs (O2.1, O2.5). */
const exampleOf = (path: string) => `https://tpp.example${path}`;

const authMethod = v.pipe(
  v.picklist(["SECRET", "PRIVATE_KEY_JWT", "NONE"], "must be SECRET, PRIVATE_KEY_JWT or NONE"),
  described("How the client proves who it is at the OAuth endpoints.", "SECRET"),
);

const redirectUri = v.pipe(
  v.string("must be a URL"),
  v.maxLength(2_048, "must be at most 2048 characters"),
  rule(
    (uri) => URL.parse(uri)?.href === uri,
    "must be written as the URL parser writes it: `new URL(uri).href`",
    {},
  ),
  described(
    "An address that customers return to. Requests must name it exactly.",
    exampleOf("/callback"),
  ),
);

const jwk = v.pipe(
  v.looseObject({ kty: v.pipe(v.string("must be text"), described("Its type.", "EC")) }),
  described("A public key [RFC 7517] for ES256, PS256 or EdDSA.", {
    crv: "P-256",
    kid: "2026-11",
    x: "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
    y: "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0",
  }),
);

const jwks = v.strictObject({
  keys: v.pipe(
    v.array(jwk),
    v.minLength(1, "must have at least 1"),
    v.maxLength(20, "must have at most 20"),
  ),
});

const dpop = v.pipe(
  v.picklist(["OPTIONAL", "REQUIRED"], "must be OPTIONAL or REQUIRED"),
  described("Whether its tokens must be bound to a key [RFC 9449].", "OPTIONAL"),
);

const securityProfile = v.pipe(
  v.picklist(securityProfiles, "must be STANDARD or FAPI_2_0"),
  described(
    "FAPI_2_0: only private_key_jwt, PAR and tokens bound to a DPoP key [FAPI 2.0 Security Profile].",
    "STANDARD",
  ),
);

const fields = {
  name: partyName,
  auth_method: authMethod,
  redirect_uris: setOf(redirectUri, 1, 20),
  jwks: v.nullable(jwks),
  jwks_uri: v.nullable(webAddress("Where the client publishes its keys.", exampleOf("/jwks.json"))),
  scopes: setOf(dataScope, 1),
  event_url: v.nullable(webAddress("Where events are sent to.", exampleOf("/events"))),
  dpop,
  json_pages: jsonPagesFlag,
  security_profile: securityProfile,
  ...identityFields,
};

/** With a secret it has no keys of its own. */
const withSecret = { auth_method: "SECRET", jwks: null, jwks_uri: null } as const;

export const registerTppRequest = v.pipe(
  v.strictObject({
    ...fields,
    ...newOf(identityFields),
    mode,
    jwks: v.optional(fields.jwks, null),
    jwks_uri: v.optional(fields.jwks_uri, null),
    event_url: v.optional(fields.event_url, null),
    dpop: v.optional(dpop, "OPTIONAL"),
    json_pages: v.optional(jsonPagesFlag, false),
    security_profile: v.optional(securityProfile, "STANDARD"),
    idempotency_key: idempotencyKey,
  }),
  named("RegisterTpp", "A TPP to register in one mode.", { ...withSecret, name: "Budget App" }),
);

export type TppSettings = Omit<
  v.InferOutput<typeof registerTppRequest>,
  "mode" | "idempotency_key"
>;

export const changeTppRequest = v.pipe(
  v.partial(v.strictObject({ ...fields, status: partyStatus })),
  named(
    "ChangeTpp",
    "Members left out stay unchanged; jwks and jwks_uri replace each other. The mode cannot change.",
    { ...withSecret, name: "Budget App" },
  ),
);

const answered = {
  tpp_id: tppId,
  client_id: tppId,
  mode,
  status: partyStatus,
  ...fields,
  lists,
  created_at: time,
  updated_at: time,
};

export const tpp = v.pipe(
  v.strictObject(answered),
  named("Tpp", "A TPP: a client of the OAuth endpoints in one mode.", {
    ...withSecret,
    name: "Budget App",
  }),
);

export const unchangedTpp = v.pipe(
  v.strictObject({ ...answered, proposal }),
  named("TppToChange", "The TPP as it still is, and the proposal to change it.", withSecret),
);

export const registeredTpp = v.pipe(
  v.strictObject({
    ...answered,
    client_secret: orNull(
      v.string(),
      "Shown here and never again; null unless its method is SECRET.",
      "test0123456789",
    ),
    signing_secret: text("Signs its events. Shown here and never again.", "whsec_0123456789"),
  }),
  named("RegisteredTpp", "A new TPP and its secrets.", { ...withSecret, name: "Budget App" }),
);
