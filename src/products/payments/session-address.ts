import { formatId, parseId } from "../../base/kernel/ids.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { namedObjectId, objectStub, type Remote } from "../../base/platform/objects.ts";
import type { MerchantCaller } from "../../network/parties/guards.ts";
import type { PaymentSession } from "./session-object.ts";

/** A session's object. Its identifier, with either prefix, is its address. */
export type SessionStub = Remote<PaymentSession>;

export const SESSION_PREFIXES = ["ps", "pay"] as const;
export const SESSIONS = "PAYMENT_SESSIONS";

export const sessionIds = (hex: string) => {
  const session_id = formatId("ps", hex);
  return { session_id, payment_id: `pay${session_id.slice("ps".length)}` };
};

/** The two forms of a create request (P1.13). Under one idempotency key each has its own object. */
export const requestForms = ["A", "B"] as const;
export type RequestForm = (typeof requestForms)[number];

/**
 * The object id of the session that this merchant creates under this idempotency key.
 * @rule G4.8
 */
export const sessionHexOfKey = (
  env: GatewayEnv,
  form: RequestForm,
  { merchant_id, mode }: MerchantCaller,
  key: string,
): string => namedObjectId(env, SESSIONS, ["payment_session", form, mode, merchant_id, key]);

/** The object with an object id in hex; null if no session of this gateway has that id. */
export const sessionStub = (env: GatewayEnv, hex: string): SessionStub | null =>
  objectStub<SessionStub>(env, SESSIONS, hex);

/** The object behind ps_… or pay_…; null for a malformed or foreign id. @rule G1.6 */
export const sessionById = (env: GatewayEnv, id: string): SessionStub | null => {
  const hex = parseId(SESSION_PREFIXES, id);
  return hex === null ? null : sessionStub(env, hex);
};
