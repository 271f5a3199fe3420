import { eq, lt } from "drizzle-orm";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import { type Database, database, type Statement } from "../../base/platform/database.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import {
  type KnownChallenge,
  namedCredential,
  newChallenge,
  passkeyHash,
  proofForm,
  readProof,
  readSignIn,
} from "../../base/platform/passkeys.ts";
import { answeredChallenges, passkeys } from "../../base/platform/session-schema.ts";
import { cookieField, type PageCookie, readCookie } from "../../frame/pages/response.ts";
import { findAdmin } from "../../frame/records/guard.ts";
import type { Shown } from "./console-session.ts";

/**
 * Signing in with a passkey (docs/decisions/208). The challenge is in a cookie of the browser that
 * asked, with a proof that it was made here, so asking writes nothing. Its answer is written with
 * the session, so it counts once.
 * @rule A1.10
 */
const challengeCookie = (env: GatewayEnv): PageCookie => ({
  name: env.BASE_URL.startsWith("https:") ? "__Host-passkey" : "passkey",
  form: proofForm,
  maxAgeSeconds: 300,
  sameSite: "Strict",
});

/** A challenge for this use, and the `Set-Cookie` field that binds it to the browser. */
export const askPasskey = (env: GatewayEnv, use = "sign-in") => {
  const { challenge, proof } = newChallenge(env, use);
  return { challenge, cookie: cookieField(env, challengeCookie(env), "/", proof) };
};

/** The challenge that this browser was given for this use; null without one. */
export const askedOf = (
  env: GatewayEnv,
  request: Request,
  use = "sign-in",
): KnownChallenge | null => readProof(env, readCookie(request, challengeCookie(env)) ?? "", use);

/** What makes an answer count once. Challenges that have ended are forgotten. */
export const answerOnce = async (
  db: Database,
  at: number,
  { sha256: challengeSha256, expiresAt }: KnownChallenge,
): Promise<Result<Statement[]>> => {
  const isThisOne = eq(answeredChallenges.challengeSha256, challengeSha256);
  if ((await db.$count(answeredChallenges, isThisOne)) > 0) return refusePasskey();
  return ok([
    db.delete(answeredChallenges).where(lt(answeredChallenges.expiresAt, at)),
    db.insert(answeredChallenges).values({ challengeSha256, expiresAt }),
  ]);
};

const refusePasskey = () =>
  refuse("UNAUTHENTICATED", {
    message: "This passkey was not accepted. Try again, or sign in with your staff key.",
  });

const findPasskey = (db: Database, credentialId: string) =>
  db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).get();

/** The session that this passkey may begin. One that is not in force is refused as wrong. */
export const checkPasskey = async (
  env: GatewayEnv,
  request: Request,
  sent: string,
): Promise<Result<Shown>> => {
  const challenge = askedOf(env, request);
  const credentialId = namedCredential(sent);
  if (!challenge || credentialId === null) return refusePasskey();
  const keySha256 = passkeyHash(credentialId);
  const stored = await findPasskey(database(env), credentialId);
  const caller = await findAdmin(env, keySha256);
  if (!stored || !caller) return refusePasskey();
  const counter = await readSignIn(env, challenge.challenge, sent, stored);
  if (counter === null) return refusePasskey();
  const also = async (db: Database, at: number): Promise<Result<Statement[]>> => {
    const known = await findPasskey(db, credentialId);
    // Another sign-in may have been written since.
    if (known?.counter !== stored.counter && counter <= (known?.counter ?? 0)) {
      return refusePasskey();
    }
    const answered = await answerOnce(db, at, challenge);
    if (!answered.ok) return answered;
    const noted = db.update(passkeys).set({ counter, usedAt: now() });
    return ok([...answered.value, noted.where(eq(passkeys.credentialId, credentialId))]);
  };
  return ok({ caller, keySha256, details: { with: "PASSKEY" }, also });
};
