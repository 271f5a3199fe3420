import type { GatewayEnv } from "../../base/platform/env.ts";
import { kindAddress, type StubOf } from "../../frame/objects/kinds.ts";
import type { MerchantCaller } from "../../network/parties/guards.ts";
import type { SessionTypes } from "./session-record.ts";

export type SessionStub = StubOf<SessionTypes>;

/** Where payment sessions are found: ps_…, or pay_… as a payment. @rule G1.6 */
export const sessionAddress = kindAddress<SessionStub>("PAYMENT_SESSIONS", ["ps", "pay"]);

export const { byHex: sessionStub, byId: sessionById } = sessionAddress;

export const sessionIds = (hex: string) => {
  const session_id = sessionAddress.idOf(hex);
  return { session_id, payment_id: `pay${session_id.slice("ps".length)}` };
};

/** The two forms of a create request (P1.13). Under one idempotency key each has its own object. */
export const requestForms = ["A", "B"] as const;
export type RequestForm = (typeof requestForms)[number];

/**
 * The object id of the session that this merchant creates under this idempotency key, or of a new
 * one.
 * @rule G4.8
 */
export const sessionHexOfKey = (
  env: GatewayEnv,
  form: RequestForm,
  { merchant_id, mode }: MerchantCaller,
  key: string | null,
): string => sessionAddress.newHex(env, ["payment_session", form, mode, merchant_id], key);
