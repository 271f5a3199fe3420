import { eq, lt } from "drizzle-orm";
import * as v from "valibot";
import { text } from "../../base/kernel/fields.ts";
import { type Problem, problem, problemStatus } from "../../base/kernel/problems.ts";
import { ok, type Result } from "../../base/kernel/result.ts";
import { limitLogin, limitSignIn } from "../../base/platform/budget.ts";
import type { SecurityScheme } from "../../base/platform/contract.ts";
import { randomHex, sha256Hex } from "../../base/platform/crypto.ts";
import { database } from "../../base/platform/database.ts";
import type { Call } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { isolateCache } from "../../base/platform/isolate-cache.ts";
import { keyHash } from "../../base/platform/keys.ts";
import { consoleSessions } from "../../base/platform/schema.ts";
import { renderDocument } from "../../frame/pages/document.tsx";
import { cookieField, pageResponse, seeOther } from "../../frame/pages/response.ts";
import { commitTo } from "../../frame/records/commit.ts";
import { type AdminCaller, admitAs, findAdmin, readAdmin } from "../../frame/records/guard.ts";
import { gatewayAdmin } from "../../network/parties/administration.ts";
import { readConsoleForm } from "./fields.ts";
import { ConsoleDocument, siteAssets } from "./layout.tsx";
import { isFromOwnPage } from "./own-page.ts";
import { type Site, sections, type Viewer } from "./page.ts";
import { ProblemNotice } from "./parts.tsx";
import { endSession, findSession, SESSION_MS, type Sessions, sessionCookie } from "./sessions.ts";

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
  return seeOther("/console/login", { "set-cookie": await endSession(env, request, sessions) });
};

const elsewhere = { message: "This form was not sent by the login page. Open it and try again." };

const loginPage = (call: LoginCall, refusal: Problem | null): Response => {
  const next = nextOf(call);
  const html = renderDocument(
    <ConsoleDocument site={consoleSite} title="Sign in" bare>
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

/** The steps look at it, because a browser without a session is led to the login. */
export const sessionScheme: SecurityScheme = {
  name: "consoleSession",
  header: "Cookie",
  description: "The session of a browser that showed a staff key.",
};

const sessions: Sessions<Pick<typeof consoleSessions.$inferSelect, SessionColumn>> = {
  table: consoleSessions,
  name: "console",
  cache: isolateCache(),
  load: async (env, tokenSha256) => {
    const { keySha256, usedAt, expiresAt, tokenSha256: token } = consoleSessions;
    const row = database(env).select({ keySha256, usedAt, expiresAt }).from(consoleSessions);
    return (await row.where(eq(token, tokenSha256)).get()) ?? null;
  },
};

type SessionColumn = "keySha256" | "usedAt" | "expiresAt";

/**
 * Begins a session for this key, which the caller has checked; returns its `Set-Cookie` field. The
 * audit log has it. The session ends as soon as the key does.
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
  return done.ok ? ok(cookieField(env, sessionCookie(env, sessions.name), "/", token)) : done;
};

/** The caller of this browser's session; null without one. */
const readSession = (env: GatewayEnv, request: Request): Promise<AdminCaller | null> =>
  findSession(env, request, sessions, ({ keySha256 }) => findAdmin(env, keySha256));

const viewerOf = (caller: AdminCaller): Viewer => ({
  label: caller.role,
  title: caller.keyId,
  may: ({ guard }) => guard.role?.split(" or ").includes(caller.role) ?? false,
  admit: (request) => admitAs(request, caller),
});

/** The console: the pages of the admin API. */
export const consoleSite: Site = {
  name: "Console",
  home: "/console",
  sections,
  assets: siteAssets("/console"),
  search: "/console/search",
  words: { NO_ENDPOINT: "Its owner has no address for events. Enter one in its settings." },
  keyHeader: "X-Gateway-Admin-Key: $ADMIN_KEY",
  cookieOf: (env) => sessionCookie(env, sessions.name),
  readViewer: async (env, request) => {
    const caller = await readSession(env, request);
    return caller && viewerOf(caller);
  },
  entrance: ({ pathname, search }) =>
    `/console/login?next=${encodeURIComponent(pathname + search)}`,
};
