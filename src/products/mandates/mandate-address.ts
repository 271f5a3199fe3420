import { parseId } from "../../base/kernel/ids.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { objectStub, type Remote } from "../../base/platform/objects.ts";
import type { MandateObject } from "./mandate-object.ts";

/** A mandate's object. Its identifier is its address. */
export type MandateStub = Remote<MandateObject>;

export const MANDATE_PREFIXES = ["mnd"] as const;
export const MANDATES = "MANDATES";

/** The object with an object id in hex; null if no mandate of this gateway has that id. */
export const mandateStub = (env: GatewayEnv, hex: string): MandateStub | null =>
  objectStub<MandateStub>(env, MANDATES, hex);

/** The object behind mnd_…; null for a malformed or foreign id. */
export const mandateById = (env: GatewayEnv, id: string): MandateStub | null => {
  const hex = parseId(MANDATE_PREFIXES, id);
  return hex === null ? null : mandateStub(env, hex);
};
