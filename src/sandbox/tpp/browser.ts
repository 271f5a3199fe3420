import * as v from "valibot";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { type PageCookie, readCookie } from "../../frame/pages/response.ts";
import type { SandboxEnv } from "../env.ts";
import { worldOf } from "../world.ts";
import type { AppSettings } from "./client.ts";
import type { TppConnection } from "./connections.ts";

/**
 * The context of every page of the demo TPP: its client at the gateway, the browser, and a
 * connection with a token. The client is the first gateway's `tpp` in world.json.
 */
const enrolled = v.object({
  gateways: v.tupleWithRest(
    [
      v.object({
        base_url: v.string(),
        tpp: v.object({
          name: v.string(),
          client_id: v.string(),
          client_secret: v.string(),
          redirect_uri: v.string(),
        }),
      }),
    ],
    v.unknown(),
  ),
});

export const readTppSettings = async (env: SandboxEnv): Promise<Result<AppSettings>> => {
  const world = await worldOf(env).world();
  const parsed = v.safeParse(enrolled, world && JSON.parse(world.document));
  if (!parsed.success) {
    return refuse("SERVICE_UNAVAILABLE", { message: "The app is not open yet.", retry_after: 1 });
  }
  const [{ base_url, tpp }] = parsed.output.gateways;
  return ok({ base_url, ...tpp });
};

/** Lax: the customer returns from the gateway's page, which is another site. */
export const browserCookie: PageCookie = {
  name: "tpp_browser",
  form: "[A-Za-z0-9]{43}",
  maxAgeSeconds: 90 * 24 * 60 * 60,
  sameSite: "Lax",
};

type Visit = { env: SandboxEnv; request: Request };

/** The connection, if this browser created it. */
export const ownConnection = async (
  { env, request }: Visit,
  connectionId: string,
): Promise<TppConnection | null> => {
  const found = await worldOf(env).connection(connectionId);
  return found && found.browser === readCookie(request, browserCookie) ? found : null;
};
