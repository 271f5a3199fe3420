import * as v from "valibot";
import { text } from "../../base/kernel/fields.ts";
import { type Problem, problem, problemStatus } from "../../base/kernel/problems.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { limitLogin, limitSignIn } from "../../base/platform/budget.ts";
import type { Call } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { keyHash } from "../../base/platform/keys.ts";
import { hasPasskeys, requestOptions } from "../../base/platform/passkeys.ts";
import { renderDocument } from "../../frame/pages/document.tsx";
import { pageResponse, seeOther } from "../../frame/pages/response.ts";
import { type AdminCaller, admitAs, readAdmin } from "../../frame/records/guard.ts";
import passkeyClient from "./assets/passkey.client.js";
import { beginSession, readSession, type Shown, staffSessions } from "./console-session.ts";
import { readConsoleForm } from "./fields.ts";
import { ConsoleDocument, siteAssets } from "./layout.tsx";
import { isFromOwnPage } from "./own-page.ts";
import { type Site, sections, type Viewer } from "./page.ts";
import { ProblemNotice } from "./parts.tsx";
import { PasskeyForm } from "./passkey-form.tsx";
import { askPasskey, checkPasskey } from "./passkey-sign-in.ts";
import { endSession, sessionCookie } from "./sessions.ts";

/** Signing in with a staff key or a passkey, and out. */
export const loginQuery = v.object({
  next: v.optional(text("The page of the console to open.", "/console/payments")),
  again: v.optional(text("Whether to sign in although a session is there.", "1")),
});

type LoginCall = Call<GatewayEnv, unknown, unknown, unknown, v.InferOutput<typeof loginQuery>>;

/** Only a page of the console, so that the address cannot lead elsewhere. */
const nextOf = ({ query }: LoginCall): string => {
  const next = query.next ?? "";
  return /^\/console(?:[/?][\w\-./?=&%:+]*)?$/.test(next) ? next : "/console";
};

export const showLogin = async (call: LoginCall): Promise<Response> =>
  call.query.again === undefined && (await readSession(call.env, call.request))
    ? seeOther(nextOf(call))
    : loginPage(call, null);

export const logIn = async (call: LoginCall): Promise<Response> => {
  const { env, request, url } = call;
  if (!isFromOwnPage(request, url)) return loginPage(call, problem("FORBIDDEN", elsewhere));
  const sent = await readConsoleForm(request);
  if (!sent.ok) return loginPage(call, sent.problem);
  const tried = await limitLogin(call);
  if (!tried.ok) return loginPage(call, tried.problem);
  const passkey = sent.value.get("passkey");
  const shown = await (passkey === null
    ? checkKey(env, (sent.value.get("key") ?? "").trim())
    : checkPasskey(env, request, passkey));
  if (!shown.ok) return loginPage(call, shown.problem);
  // Only wrong keys count.
  tried.refund(1);
  const allowed = await limitSignIn(call, shown.value.caller.keyId);
  if (!allowed.ok) return loginPage(call, allowed.problem);
  const begun = await beginSession(env, request, shown.value);
  return begun.ok
    ? seeOther(nextOf(call), { "set-cookie": begun.value })
    : loginPage(call, begun.problem);
};

const checkKey = async (env: GatewayEnv, key: string): Promise<Result<Shown>> => {
  const caller = await readAdmin(env, key);
  return caller ? ok({ caller, keySha256: keyHash(key), details: {} }) : refuse("UNAUTHENTICATED");
};

export const logOut = async ({ env, request, url }: LoginCall): Promise<Response> => {
  if (!isFromOwnPage(request, url)) return seeOther("/console");
  return seeOther("/console/login", {
    "set-cookie": await endSession(env, request, staffSessions),
  });
};

const elsewhere = { message: "This form was not sent by the login page. Open it and try again." };

const loginPage = (call: LoginCall, refusal: Problem | null): Response => {
  const { env, query } = call;
  const next = nextOf(call);
  const { challenge, cookie } = askPasskey(env);
  const address = `/console/login?next=${encodeURIComponent(next)}`;
  const html = renderDocument(
    <ConsoleDocument site={consoleSite} title="Sign in" bare>
      <main class="login">
        <h1>Console</h1>
        <p class="lead">
          {query.again === undefined
            ? "Sign in with your passkey or your staff key."
            : "Sign in once more: what you are about to do is for you alone."}{" "}
          The session ends after eight hours, and after an hour without use.
        </p>
        {refusal && <ProblemNotice problem={refusal} />}
        {hasPasskeys(env) && (
          <PasskeyForm
            action={address}
            use="get"
            options={requestOptions(env, challenge)}
            label="Sign in with a passkey"
            failed="No passkey was used. Try again, or sign in with your staff key."
            assets={consoleSite.assets}
          />
        )}
        <form method="post" action={address}>
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
        {query.next !== undefined && query.again === undefined && refusal === null && (
          <p class="small">
            Signed in already? A link from another site hides that. <a href={next}>Continue</a>
          </p>
        )}
      </main>
    </ConsoleDocument>,
  );
  const status = refusal ? problemStatus(refusal) : 200;
  const headers = { "referrer-policy": "same-origin", vary: "cookie", "set-cookie": cookie };
  return pageResponse(html, { locale: "en", scripted: true, status, headers });
};

const viewerOf = (caller: AdminCaller): Viewer => ({
  label: `${caller.name}, ${caller.role}`,
  title: caller.keyId,
  account: "/console/account",
  may: ({ guard }) => guard.role?.split(" or ").includes(caller.role) ?? false,
  admit: (request) => admitAs(request, caller),
});

/** The console: the pages of the admin API. */
export const consoleSite: Site = {
  name: "Console",
  home: "/console",
  sections,
  assets: siteAssets("/console", { "passkey.client.js": passkeyClient }),
  modes: true,
  search: "/console/search",
  words: { NO_ENDPOINT: "Its owner has no address for events. Enter one in its settings." },
  keyHeader: "X-Gateway-Admin-Key: $ADMIN_KEY",
  cookieOf: (env) => sessionCookie(env, staffSessions.name),
  readViewer: async (env, request) => {
    const caller = await readSession(env, request);
    return caller && viewerOf(caller);
  },
  entrance: ({ pathname, search }) =>
    `/console/login?next=${encodeURIComponent(pathname + search)}`,
};
