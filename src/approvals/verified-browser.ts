import { canonicalJson } from "../base/kernel/json.ts";
import { DAY_MS, now } from "../base/platform/clock.ts";
import { constantTimeEqual, hmacHex } from "../base/platform/crypto.ts";
import type { GatewayEnv, Mode } from "../base/platform/env.ts";
import { identityKey } from "../base/platform/master-key.ts";
import { cookieField, type PageCookie, readCookie } from "../frame/pages/response.ts";
import { guardName } from "./guard-payer.ts";
import type { ScaTicket } from "./sca-call.ts";

/**
 * A cookie that says which payers were verified in this browser in the last 90 days, so that the
 * sends of strangers do not make them wait (decisions/082). It grants nothing else. An entry is its
 * end and a MAC over the end and the name of the payer's guard: it names nobody, and only the
 * gateway can tell whose it is. Each month has its own key.
 */
const LIFETIME_MS = 90 * DAY_MS;
const KEY_PERIOD_MS = 30 * DAY_MS;

/** A family may share a browser. */
const MAX_PAYERS = 5;

const ENTRY = "[0-9a-z]{8,9}\\.[0-9a-f]{32}";

/** Browsers accept the prefix only with Secure, which a local world cannot have. */
const cookieOf = ({ BASE_URL }: GatewayEnv): PageCookie => ({
  name: BASE_URL.startsWith("https:") ? "__Host-verified" : "verified",
  form: `${ENTRY}(?:~${ENTRY}){0,${MAX_PAYERS - 1}}`,
  maxAgeSeconds: LIFETIME_MS / 1000,
  sameSite: "Strict",
});

export interface VerifiedPayer {
  mode: Mode;
  iban: string;
}

/** Who was verified in this browser, by the newest challenge of what it authorises. */
export const verifiedPayerIn = (
  {
    mode,
    browser_id,
    payer,
    sca,
  }: Pick<ScaTicket, "mode" | "browser_id" | "sca"> & {
    payer: Pick<VerifiedPayer, "iban"> | null;
  },
  browserId: string,
): VerifiedPayer | null => {
  const isVerified = sca.challenge?.state === "VERIFIED" && browser_id === browserId;
  return isVerified && payer ? { mode, iban: payer.iban } : null;
};

/**
 * Whether the bank has sent the newest code or prompt for this browser. Only this browser sees the
 * payee's name at its bank: the payer reads that name in the message too, so nobody learns names
 * unnoticed.
 * @rule O6.7
 */
export const isChallengedIn = (
  { browser_id, sca }: Pick<ScaTicket, "browser_id" | "sca">,
  browserId: string,
): boolean => sca.challenge !== null && browser_id === browserId;

/** Whether this payer was verified in this browser in the last 90 days. */
export const isVerifiedBrowser = (
  env: GatewayEnv,
  request: Request,
  payer: VerifiedPayer,
): boolean => entriesIn(env, request).some((entry) => isOf(env, entry, payer));

/** The `Set-Cookie` field after this payer was verified. Entries of other payers stay. */
export const verifiedBrowserField = (
  env: GatewayEnv,
  request: Request,
  payer: VerifiedPayer,
): string => {
  const others = entriesIn(env, request).filter((entry) => !isOf(env, entry, payer));
  const entries = [entryFor(env, payer, now() + LIFETIME_MS), ...others].slice(0, MAX_PAYERS);
  return cookieField(env, cookieOf(env), "/", entries.join("~"));
};

const entriesIn = (env: GatewayEnv, request: Request): string[] =>
  readCookie(request, cookieOf(env))?.split("~") ?? [];

const entryFor = (env: GatewayEnv, { mode, iban }: VerifiedPayer, endsAt: number): string => {
  const end = endsAt.toString(36);
  const period = Math.floor((endsAt - LIFETIME_MS) / KEY_PERIOD_MS);
  const key = identityKey(env, `verified-browser ${period}`);
  const name = canonicalJson(guardName(env, mode, iban));
  return `${end}.${hmacHex(key, `${end} ${name}`).slice(0, 32)}`;
};

/** Entries that have ended, or would end too late, are nobody's. */
const isOf = (env: GatewayEnv, entry: string, payer: VerifiedPayer): boolean => {
  const endsAt = Number.parseInt(entry.split(".")[0] ?? "", 36);
  if (!(endsAt > now() && endsAt <= now() + LIFETIME_MS)) return false;
  return constantTimeEqual(entry, entryFor(env, payer, endsAt));
};
