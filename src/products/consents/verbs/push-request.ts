import { canonicalJson } from "../../../base/kernel/json.ts";
import { type Refusal, type Result, refuse } from "../../../base/kernel/result.ts";
import { sha256Hex } from "../../../base/platform/crypto.ts";
import { type Call, type Reply, reply } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { type Form, readIdempotencyKey } from "../../../base/platform/request-body.ts";
import { readGrant, writeGrant } from "../../oauth/authorisation-code.ts";
import { takeOnce } from "../../oauth/client-guard.ts";
import type { ClientCaller } from "../../oauth/oauth-client.ts";
import { type ParRequest, readParRequest } from "../../oauth/requests.ts";
import { consentAddress, type NewConsent } from "../consent-record.ts";
import type { ParForm } from "../requests.ts";
import { createConsent } from "./create-consent.ts";

/** How long a request_uri may be opened. */
const LIFE_SECONDS = 300;

const URN = "urn:ietf:params:oauth:request_uri:";

/** POST /ob/par [RFC 9126]: creates the consent that the customer is then asked for. */
export const pushRequestStep = async (
  call: Call<GatewayEnv, ClientCaller, ParForm>,
): Promise<Result<Reply>> => {
  const { env, caller, body, request } = call;
  const { tpp, proof } = caller;
  const form = body as Form;
  const asked = readParRequest(form);
  if (!asked.ok) return asked;
  const key = readIdempotencyKey(request, form);
  if (!key.ok) return asOAuth(key);
  const bound = boundKey(caller, asked.value);
  if (!bound.ok) return bound;
  const once = await takeOnce(env, tpp.tpp_id, { assertion: null, proof });
  if (!once.ok) return once;
  const wanted = { ...asked.value, dpop_jkt: bound.value };
  const created = await createConsent(
    call,
    tpp,
    { ...wanted, scopes: wanted.scope.split(" ") },
    {
      form: "PAR",
      idempotencyKey: key.value,
      requestHash: sha256Hex(canonicalJson(wanted)),
      stateRequired: false,
      answerOf: (consent) => answerOf(env, consent),
    },
  );
  // @rule O1.3
  return created.ok ? reply(201, created.value.answer) : asOAuth(created);
};

/** The DPoP key that the code will be bound to [RFC 9449 § 10]; null if none. */
const boundKey = ({ tpp, jkt }: ClientCaller, { dpop_jkt }: ParRequest): Result<string | null> => {
  if (jkt !== null && dpop_jkt !== null && jkt !== dpop_jkt) {
    return refuse("INVALID_REQUEST", { message: "dpop_jkt is not the key of the DPoP proof." });
  }
  const bound = jkt ?? dpop_jkt;
  // @rule O2.10
  return bound === null && tpp.dpop === "REQUIRED"
    ? refuse("INVALID_DPOP_PROOF", { message: "DPoP: this client must send a proof or dpop_jkt." })
    : { ok: true, value: bound };
};

const answerOf = (env: GatewayEnv, { terms }: NewConsent): object => {
  const { consent_id, created_at } = terms;
  const hex = consentAddress.hexOf(consent_id);
  if (hex === null) throw new Error("a consent that was just named");
  const end = Math.floor(created_at / 1000) + LIFE_SECONDS;
  const request_uri = URN + writeGrant(env, "ru", { hex, numbers: [end] });
  // @rule O4.1
  return { request_uri, expires_in: LIFE_SECONDS, consent_id };
};

/** The consent's object id in hex, while its request_uri may be opened; else null. */
export const readRequestUri = (
  env: GatewayEnv,
  requestUri: string,
  nowMs: number,
): string | null => {
  if (!requestUri.startsWith(URN)) return null;
  const named = readGrant(env, "ru", requestUri.slice(URN.length));
  const [end = 0] = named?.numbers ?? [];
  return named && nowMs < end * 1000 ? named.hex : null;
};

/** OAuth's error codes for requests that POST /ob/consents refuses as VALIDATION_FAILED. */
const asOAuth = (refusal: Refusal): Refusal => {
  const { code, field, message = "" } = refusal.problem;
  if (code !== "VALIDATION_FAILED") return refusal;
  return refuse(field === "scopes" ? "INVALID_SCOPE" : "INVALID_REQUEST", { message });
};
