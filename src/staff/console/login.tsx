import * as v from "valibot";
import { text } from "../../base/kernel/fields.ts";
import { type Problem, problem, problemStatus } from "../../base/kernel/problems.ts";
import type { Call } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { limitLogin, limitSignIn } from "../../base/platform/limits.ts";
import { renderDocument } from "../../frame/pages/document.tsx";
import { pageResponse, seeOther } from "../../frame/pages/response.ts";
import { readAdmin } from "../../frame/records/guard.ts";
import { ConsoleDocument } from "./layout.tsx";
import { ProblemNotice } from "./parts.tsx";
import { readConsoleForm } from "./read-form.ts";
import { beginSession, endSession, isFromOwnPage, readSession } from "./session.ts";

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
