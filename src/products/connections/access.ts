import type { ChallengeView } from "../../approvals/approval-view.ts";
import type { AuthMode } from "../../approvals/authorisation.ts";
import { now } from "../../base/platform/clock.ts";
import { constantTimeEqual, randomHex } from "../../base/platform/crypto.ts";
import { type GatewayEnv, isLocal, type Mode } from "../../base/platform/env.ts";
import { seal, unseal } from "../../base/platform/master-key.ts";
import { cookieField, type PageCookie, readCookie } from "../../frame/pages/response.ts";
import type { DebtorAccount } from "../../network/directory/resolve-account.ts";

/**
 * A customer on the way to the page of their connections: the account, the challenge, the proof.
 * The browser keeps it, encrypted, in a cookie that no script reads and no other site sends
 * (docs/decisions/095). What must be counted is counted by the account's guard.
 */
export interface Access {
  /** Identifies the access to the bank. */
  access_id: string;
  /** The token of its page, which the steps send in a header. */
  page_token: string;
  mode: Mode;
  /** In milliseconds: after this the customer starts again. */
  expires_at: number;
  payer: AccessPayer | null;
  challenge: AccessChallenge | null;
  proved: boolean;
  /** What the customer has stopped in this visit, the newest first; absent if nothing. */
  ended?: Ended[];
}

/** What was stopped, for the page's sentence: one name, or how many at once. */
export interface Ended {
  name: string | null;
  count: number;
  /** In milliseconds. */
  at: number;
}

/** A browser takes four kilobytes of cookie, so the list and its names are short. */
const MOST_ENDED = 4;
const LONGEST_NAME = 30;

export const withEnded = (access: Access, { name, ...ended }: Ended): Access => {
  const short = name === null ? null : [...name].slice(0, LONGEST_NAME).join("");
  return {
    ...access,
    ended: [{ ...ended, name: short }, ...(access.ended ?? [])].slice(0, MOST_ENDED),
  };
};

export type AccessPayer = Pick<
  DebtorAccount,
  "iban" | "alias" | "bank_id" | "bank_handle" | "bank_name" | "available_auth_methods"
>;

export interface AccessChallenge {
  challenge_id: string;
  auth_mode: AuthMode;
  /** The bank's id of it. */
  token: string;
  display_code: string | null;
  phone_masked: string | null;
  /** Opens the bank's app at a prompt; absent if the bank named none. */
  app_url?: string;
  sent_at: number;
  is_resend: boolean;
}

/** How long a proof counts. */
const ACCESS_MS = 15 * 60_000;

const PURPOSE = "connections";

export const CONNECTIONS_PATH = "/connections";

const cookie: PageCookie = {
  name: "connections",
  form: "[1-9][0-9]{0,2}\\.[0-9a-f]{56,3800}",
  maxAgeSeconds: ACCESS_MS / 1000,
  sameSite: "Strict",
};

/** The customer has not named an account yet. */
export const newAccess = (mode: Mode): Access => ({
  access_id: `acs_${randomHex(16)}`,
  page_token: `st_${randomHex(32)}`,
  mode,
  expires_at: now() + ACCESS_MS,
  payer: null,
  challenge: null,
  proved: false,
});

/** The access in this browser's cookie; null without one, or if it is invalid or has ended. */
export const readAccess = async (env: GatewayEnv, request: Request): Promise<Access | null> => {
  const sealed = readCookie(request, cookie);
  if (sealed === null) return null;
  try {
    const opened = await unseal(env, PURPOSE, PURPOSE, sealed);
    const access = JSON.parse(opened) as Access;
    return access.expires_at > now() ? access : null;
  } catch {
    return null;
  }
};

/** The `Set-Cookie` field that keeps it. */
export const accessField = async (env: GatewayEnv, access: Access): Promise<string> => {
  const sealed = await seal(env, PURPOSE, PURPOSE, shortText(access));
  return cookieField(env, cookie, CONNECTIONS_PATH, sealed);
};

/** The most bytes that the cookie's form takes; the button to the bank's app gives way first. */
const MOST_BYTES = 1_870;

const shortText = ({ challenge, ...access }: Access): string => {
  const text = JSON.stringify({ ...access, challenge });
  if (!challenge || new TextEncoder().encode(text).length <= MOST_BYTES) return text;
  const { app_url: _, ...without } = challenge;
  return JSON.stringify({ ...access, challenge: without });
};

export const isPageToken = (access: Access, token: string): boolean =>
  constantTimeEqual(access.page_token, token);

/** Modes never mix. A local world has only test banks. */
export const modeOf = (env: GatewayEnv, asked: Mode | undefined): Mode =>
  asked ?? (isLocal(env) ? "test" : "live");

export type AccessStep = "PAYER" | "START" | "CONFIRM" | "LIST";

export const accessStepOf = ({ payer, challenge, proved }: Access): AccessStep => {
  if (proved) return "LIST";
  if (!payer) return "PAYER";
  return challenge ? "CONFIRM" : "START";
};

/** The challenge as pages show it. It ends with the access; the bank decides its own end. */
export const accessChallengeView = ({ challenge, expires_at }: Access): ChallengeView | null =>
  challenge && {
    auth_mode: challenge.auth_mode,
    phone_masked: challenge.phone_masked,
    display_code: challenge.display_code,
    challenge_expires_at: new Date(expires_at).toISOString(),
    attempts_remaining: null,
    sent_at: new Date(challenge.sent_at).toISOString(),
    is_resend: challenge.is_resend,
    older_approved: false,
  };
