import { parseId } from "../../base/kernel/ids.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { objectStub, type Remote } from "../../base/platform/objects.ts";
import type { ConsentObject } from "./consent-object.ts";

/** A consent's object. Its identifier is its address. */
export type ConsentStub = Remote<ConsentObject>;

export const CONSENT_PREFIXES = ["cns"] as const;
export const CONSENTS = "CONSENTS";

/** The object with an object id in hex; null if no consent of this gateway has that id. */
export const consentStub = (env: GatewayEnv, hex: string): ConsentStub | null =>
  objectStub<ConsentStub>(env, CONSENTS, hex);

/** The object behind cns_…; null for a malformed or foreign id. */
export const consentById = (env: GatewayEnv, id: string): ConsentStub | null => {
  const hex = parseId(CONSENT_PREFIXES, id);
  return hex === null ? null : consentStub(env, hex);
};
