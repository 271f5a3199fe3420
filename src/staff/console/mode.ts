import type { GatewayEnv } from "../../base/platform/env.ts";
import { cookieField, type PageCookie, readCookie, seeOther } from "../../frame/pages/response.ts";
import { readConsoleForm } from "./fields.ts";
import { isFromOwnPage } from "./own-page.ts";
import { type ShownMode, shownModes } from "./page.ts";

const cookie: PageCookie = {
  name: "console_mode",
  form: shownModes.join("|"),
  maxAgeSeconds: 365 * 86_400,
  sameSite: "Strict",
};

/** A gateway without a live rail has nothing to show in live mode. */
const firstMode = (env: GatewayEnv): ShownMode =>
  env.LOCAL === "on" || !env.LIVE_RAIL_URL ? "test" : "live";

export const shownModeOf = (env: GatewayEnv, request: Request): ShownMode =>
  (readCookie(request, cookie) as ShownMode | null) ?? firstMode(env);

interface ModeCall {
  env: GatewayEnv;
  request: Request;
  url: URL;
}

/** `POST /console/mode`: it changes what this browser is shown, and nothing else. */
export const setMode = async ({ env, request, url }: ModeCall): Promise<Response> => {
  if (!isFromOwnPage(request, url)) return seeOther("/console");
  const sent = await readConsoleForm(request);
  const back = (sent.ok && sent.value.get("back")) || "/console";
  const mode = sent.ok ? shownModes.find((one) => one === sent.value.get("mode")) : undefined;
  const to = /^\/console(?:[/?][\w\-./?=&%:+*]*)?$/.test(back) ? back : "/console";
  return seeOther(to, mode ? { "set-cookie": cookieField(env, cookie, "/console", mode) } : {});
};
