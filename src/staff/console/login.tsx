import { and, eq, lt, lte } from "drizzle-orm";
import * as v from "valibot";
import { text } from "../../base/kernel/fields.ts";
import { type Problem, problem, problemStatus } from "../../base/kernel/problems.ts";
import { ok, type Result } from "../../base/kernel/result.ts";
import { limitLogin, limitSignIn } from "../../base/platform/budget.ts";
import { now } from "../../base/platform/clock.ts";
import type { SecurityScheme } from "../../base/platform/contract.ts";
import { constantTimeEqual, hmacHex, randomHex, sha256Hex } from "../../base/platform/crypto.ts";
import { database } from "../../base/platform/database.ts";
import type { Call } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { isolateCache } from "../../base/platform/isolate-cache.ts";
import { keyHash } from "../../base/platform/keys.ts";
import { logFault } from "../../base/platform/log.ts";
import { consoleSessions } from "../../base/platform/schema.ts";
import { renderDocument } from "../../frame/pages/document.tsx";
import {
  cookieField,
  type PageCookie,
  pageResponse,
  readCookie,
  seeOther,
} from "../../frame/pages/response.ts";
import { commitTo } from "../../frame/records/commit.ts";
import { type AdminCaller, findAdmin, readAdmin } from "../../frame/records/guard.ts";
import { gatewayAdmin } from "../../network/parties/administration.ts";
import { readConsoleForm } from "./fields.ts";
import { ConsoleDocument } from "./layout.tsx";
import { ProblemNotice } from "./parts.tsx";

/** Signing in with a staff key, and out. */
export const loginQuery = v.object({
  next: v.optional(text("The page of the console to open.", "/console/payments")),
});

type LoginCall = Call<GatewayEnv, unknown, unknown, unknown, v.InferOutput<typeof loginQuery>>;

/** Only a page of the console, so that the address cannot lead elsewhere. */
const nextOf = ({ query }: LoginCall): string => {
  const next = query.next ?? "";
  return /^\/console(?:[/?][\w\-./?=&%:+]*)?$/.test(next) ? next : "/console";
};

export const showLogin = async (call: LoginCall): Promise<Response> =>
  (await readSession(call.env, call.request)) ? seeOther(nextOf(call)) : loginPage(call, null);

export const logIn = async (call: LoginCall): Promise<Response> => {
  const { env, request, url } = call;
  if (!isFromOwnPage(request, url)) return loginPage(call, problem("FORBIDDEN", elsewhere));
  const sent = await readConsoleForm(request);
  if (!sent.ok) return loginPage(call, sent.problem);
  const tried = await limitLogin(call);
  if (!tried.ok) return loginPage(call, tried.problem);
  const key = (sent.value.get("key") ?? "").trim();
  const caller = await readAdmin(env, key);
  if (!caller) return loginPage(call, problem("UNAUTHENTICATED"));
  // Only wrong keys count.
  tried.refund(1);
  const allowed = await limitSignIn(call, caller.keyId);
  if (!allowed.ok) return loginPage(call, allowed.problem);
  const begun = await beginSession(env, key, caller);
  return begun.ok
    ? seeOther(nextOf(call), { "set-cookie": begun.value })
    : loginPage(call, begun.problem);
};

export const logOut = async ({ env, request, url }: LoginCall): Promise<Response> => {
  if (!isFromOwnPage(request, url)) return seeOther("/console");
  return seeOther("/console/login", { "set-cookie": await endSession(env, request) });
};

const elsewhere = { message: "This form was not sent by the login page. Open it and try again." };

const loginPage = (call: LoginCall, refusal: Problem | null): Response => {
  const next = nextOf(call);
  const html = renderDocument(
    <ConsoleDocument title="Sign in" bare>
      <main class="login">
        <h1>Console</h1>
        <p class="lead">
          Sign in with your staff key. The session ends after eight hours, and after an hour without
          use.
        </p>
        {refusal && <ProblemNotice problem={refusal} />}
        <form method="post" action={`/console/login?next=${encodeURIComponent(next)}`}>
          <div class="field">
            <label for="key">Staff key</label>
            <input
              id="key"
              name="key"
              type="password"
              autocomplete="current-password"
              required
              autofocus
            />
          </div>
          <button type="submit" class="button">
            Sign in
          </button>
        </form>
        {call.query.next !== undefined && refusal === null && (
          <p class="small">
            Signed in already? A link from another site hides that. <a href={next}>Continue</a>
          </p>
        )}
      </main>
    </ConsoleDocument>,
  );
  const status = refusal ? problemStatus(refusal) : 200;
  const headers = { "referrer-policy": "same-origin", vary: "cookie" };
  return pageResponse(html, { locale: "en", scripted: true, status, headers });
};

/**
 * The session of a browser that showed a staff key once (docs/decisions/122, 149). It lasts at most
 * eight hours, and an hour without use. It ends as soon as its key does. Changes and ends are seen
 * within 2 s.
 * @rule A1.5
 */
const SESSION_MS = 8 * 3_600_000;
const UNUSED_MS = 3_600_000;

/** How often its use is written at most, so that not every click writes. */
const NOTED_AFTER_MS = 5 * 60_000;

/** The steps look at it, because a browser without a session is led to the login. */
export const sessionScheme: SecurityScheme = {
  name: "consoleSession",
  header: "Cookie",
  description: "The session of a browser that showed a staff key.",
};

type SessionRow = Pick<typeof consoleSessions.$inferSelect, "keySha256" | "usedAt" | "expiresAt">;

const sessionCache = isolateCache<SessionRow | null>();

/** A browser takes the prefix only with Secure, which a local world over http cannot set. */
const cookieOf = (env: GatewayEnv): PageCookie => ({
  name: env.BASE_URL.startsWith("https:") ? "__Host-console" : "console",
  form: "[0-9a-f]{64}",
  maxAgeSeconds: SESSION_MS / 1000,
  sameSite: "Strict",
});

/**
 * Begins a session for this key, which the caller has checked; returns its `Set-Cookie` field. The
 * audit log has it.
 */
const beginSession = async (
  env: GatewayEnv,
  key: string,
  { keyId }: AdminCaller,
): Promise<Result<string>> => {
  const token = randomHex(32);
  const done = await commitTo(gatewayAdmin, env, gatewayAdmin.staff(keyId), async (db, at) =>
    ok({
      statements: [
        db.delete(consoleSessions).where(lt(consoleSessions.expiresAt, at)),
        db.insert(consoleSessions).values({
          tokenSha256: sha256Hex(token),
          keySha256: keyHash(key),
          createdAt: at,
          usedAt: at,
          expiresAt: at + SESSION_MS,
        }),
      ],
      // @rule A1.5
      entries: [{ action: "console.signed_in", subject: keyId, details: {} }],
      answer: null,
    }),
  );
  return done.ok ? ok(cookieField(env, cookieOf(env), "/", token)) : done;
};

/** The caller of this browser's session; null without one. */
export const readSession = async (
  env: GatewayEnv,
  request: Request,
): Promise<AdminCaller | null> => {
  const token = readCookie(request, cookieOf(env));
  if (token === null) return null;
  const tokenSha256 = sha256Hex(token);
  const session = await sessionCache.read(tokenSha256, () => loadSession(env, tokenSha256));
  const at = now();
  if (!session || session.expiresAt <= at || session.usedAt + UNUSED_MS <= at) return null;
  const caller = await findAdmin(env, session.keySha256);
  if (caller && session.usedAt + NOTED_AFTER_MS <= at) await noteUse(env, tokenSha256, at);
  return caller;
};

const loadSession = async (env: GatewayEnv, tokenSha256: string): Promise<SessionRow | null> =>
  (await database(env)
    .select({
      keySha256: consoleSessions.keySha256,
      usedAt: consoleSessions.usedAt,
      expiresAt: consoleSessions.expiresAt,
    })
    .from(consoleSessions)
    .where(eq(consoleSessions.tokenSha256, tokenSha256))
    .get()) ?? null;

/**
 * Other isolates may have noted it since. A session that was ended stays ended. If it cannot be
 * written, staff can still read.
 */
const noteUse = async (env: GatewayEnv, tokenSha256: string, at: number): Promise<void> => {
  const { tokenSha256: token, usedAt } = consoleSessions;
  const isDue = and(eq(token, tokenSha256), lte(usedAt, at - NOTED_AFTER_MS));
  const noted = database(env).update(consoleSessions).set({ usedAt: at }).where(isDue);
  await noted.run().catch((error) => logFault("use of a console session not noted", error));
};

/**
 * The proof that this browser's session did something at this address just now. No other site and
 * no other person can make it, because only the browser has the session's token.
 */
export const noticeFor = (
  env: GatewayEnv,
  request: Request,
  path: string,
  action: string,
): string => {
  const token = readCookie(request, cookieOf(env)) ?? "";
  const at = now();
  return `${action}.${at}.${hmacHex(token, `console notice ${path} ${action} ${at}`)}`;
};

/** Long enough to load the page that follows. */
const NOTICE_MS = 60_000;

/** The action that the notice proves; null if it proves none. */
export const actionOfNotice = (
  env: GatewayEnv,
  request: Request,
  path: string,
  notice: string,
): string | null => {
  const token = readCookie(request, cookieOf(env));
  const [action = "", at = "", mac = ""] = notice.split(".");
  if (token === null || !/^\d{1,15}$/.test(at) || Number(at) + NOTICE_MS < now()) return null;
  const wanted = hmacHex(token, `console notice ${path} ${action} ${at}`);
  return constantTimeEqual(mac, wanted) ? action : null;
};

/** Ends this browser's session; returns the `Set-Cookie` field that removes its cookie. */
const endSession = async (env: GatewayEnv, request: Request): Promise<string> => {
  const cookie = cookieOf(env);
  const token = readCookie(request, cookie);
  if (token !== null) {
    const tokenSha256 = sha256Hex(token);
    await database(env).delete(consoleSessions).where(eq(consoleSessions.tokenSha256, tokenSha256));
    sessionCache.keep(tokenSha256, now(), null);
  }
  return cookieField(env, { ...cookie, maxAgeSeconds: 0 }, "/", "");
};

/**
 * Whether one of our own pages sent this form [RFC 6454, Fetch Metadata]. A browser always says
 * where a form comes from, so a form without an Origin is refused too.
 */
export const isFromOwnPage = ({ headers }: Request, { origin }: URL): boolean =>
  headers.get("origin") === origin &&
  (headers.get("sec-fetch-site") ?? "same-origin") === "same-origin";
