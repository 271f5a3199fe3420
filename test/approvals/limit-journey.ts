import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import type { GatewayEnv } from "../../src/base/platform/env.ts";
import { newObjectId } from "../../src/base/platform/objects.ts";
import { callbackRoutes } from "../../src/products/payments/routes.ts";
import { serve } from "../documents/checked-serve.ts";
import { ownIban, ownTpp } from "../products/consents/consent-journey.ts";
import { type Answer, env } from "../workers/gateway-worker.ts";
import { type Approvable, openPage, PageBrowser } from "./page-browser.ts";
import { type LimitStub, limitAddress } from "./planted-limit/address.ts";
import { limitKind } from "./planted-limit/kind.ts";
import type { Terms } from "./planted-limit/limit.ts";
import { limitPage, limitRoutes } from "./planted-limit/routes.ts";

/** Changes of a limit, over their rows as a worker would serve them. */
const callbacks = callbackRoutes({ authorised: [limitKind], moving: [] });
const fetch = serve<GatewayEnv>([...limitRoutes, ...callbacks]);

const send = async (request: Request): Promise<Response> => {
  const context = createExecutionContext();
  const response = await fetch(request, env, context);
  await waitOnExecutionContext(context);
  return response;
};

export const askLimits = async (
  method: string,
  path: string,
  headers: Record<string, string>,
  json?: object,
): Promise<Answer> => {
  const request = new Request(new URL(path, env.BASE_URL), {
    method,
    headers: { accept: "application/json", "content-type": "application/json", ...headers },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const response = await send(request);
  return { status: response.status, headers: response.headers, body: await response.json() };
};

export class Limit implements Approvable {
  readonly limit_id: string;
  readonly url: string;
  readonly steps: string;
  readonly cookie = "limit_browser";
  readonly iban = ownIban;
  readonly ask = askLimits;
  readonly #stub: LimitStub | null;

  private constructor(hex: string) {
    this.limit_id = limitAddress.idOf(hex);
    this.url = limitPage.urlOf(env, this.limit_id);
    this.steps = `/ob/limits/${this.limit_id}/authorisation`;
    this.#stub = limitAddress.byHex(env, hex);
  }

  /** Asked for by a TPP just now. */
  static async ask(): Promise<Limit> {
    const limit = new Limit(newObjectId(env, limitAddress.binding));
    const { limit_id } = limit;
    const { tpp_id, name: tpp_name } = ownTpp();
    const terms: Terms = {
      ...{ limit_id, tpp_id, tpp_name, mode: "test", bank_handle: "alpha" },
      ...{ amount: 50_000, currency: "USD", redirect_uri: "https://tpp.example/back" },
      created_at: Date.now(),
    };
    const creation = { request_hash: limit_id, answer: "{}" };
    await limit.#stub?.create(terms, creation, { correlationId: "c" });
    return limit;
  }

  /** The change as its object names it. */
  async seen(): Promise<{ status: string }> {
    const view = await this.#stub?.view({ view: "step", browser_id: "" });
    if (!view?.ok) throw new Error("not seen");
    return JSON.parse(view.value);
  }

  async open(browser?: string): Promise<PageBrowser> {
    return new PageBrowser(this, ...(await openPage(this, browser)));
  }

  /** The page itself, as this browser sees it. */
  async page({ browser }: PageBrowser, lang: string): Promise<string> {
    const headers = { accept: "text/html", cookie: `${this.cookie}=${browser}` };
    const response = await send(new Request(`${this.url}?lang=${lang}`, { headers }));
    return response.text();
  }
}
