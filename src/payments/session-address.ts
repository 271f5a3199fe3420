import { formatId, parseId } from "../kernel/ids.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { callObject, objectStub, type Remote } from "../platform/objects.ts";
import type { PaymentSession, SessionTurn } from "./session-object.ts";
import type { SessionCommand } from "./session-record.ts";

/** A session's object: its identifier is its address, under either of its two names. */
export type SessionStub = Remote<PaymentSession>;

export const SESSION_PREFIXES = ["ps", "pay"] as const;

export const sessionIds = (hex: string) => {
  const session_id = formatId("ps", hex);
  return { session_id, payment_id: `pay${session_id.slice("ps".length)}` };
};

/** The object behind an object id in hex; null for ids that no session of this gateway has. */
export const sessionStub = (env: GatewayEnv, hex: string): SessionStub | null =>
  objectStub<PaymentSession>(env.PAYMENT_SESSIONS, hex);

/** The object behind ps_… or pay_…; null for what is malformed or foreign. */
export const sessionById = (env: GatewayEnv, id: string): SessionStub | null => {
  const hex = parseId(SESSION_PREFIXES, id);
  return hex === null ? null : sessionStub(env, hex);
};

/**
 * Tells a session what became of a question to a bank. The bank is not asked again, so the object
 * has to hear of it; told twice, it changes nothing.
 */
export const tellSession = (
  env: GatewayEnv,
  sessionId: string,
  command: Extract<SessionCommand, { type: ToldCommand }>,
): Promise<SessionTurn | null> => {
  const hex = parseId(SESSION_PREFIXES, sessionId) ?? "";
  return callObject<PaymentSession, SessionTurn | null>(env.PAYMENT_SESSIONS, hex, (session) =>
    session.act(command),
  );
};

type ToldCommand =
  | "challenge_sent"
  | "challenge_not_sent"
  | "challenge_withheld"
  | "end_verification"
  | "verification_refused";
