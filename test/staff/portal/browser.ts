import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import worker from "../../../workers/gateway/index.ts";
import { type Answer, ask, askAdmin, bodyOf, env } from "../../workers/gateway-worker.ts";

/** A browser at the portal: it keeps the cookie, and sends forms as browsers do. */
const { origin } = new URL(env.BASE_URL);

export interface Shown {
  status: number;
  html: string;
  headers: Headers;
  /** Where the answer leads, if it is a redirect. */
  location: string | null;
}

type Mode = "test" | "live";
type Scope = "full" | "read";

/** A link by the merchant's own key. */
export const askForLink = (
  headers: Record<string, string>,
  scope: Scope = "full",
  more: object = {},
): Promise<Answer> => ask("POST", "/api/v1/portal-sessions", headers, { scope, ...more });

/** A link by the first owner. */
export const askStaffForLink = (id: string, mode: Mode, scope: Scope = "full"): Promise<Answer> =>
  askAdmin("POST", `merchants/${id}/portal-sessions`, { mode, scope });

export class PortalBrowser {
  cookie: string | null = null;

  /** Has opened the portal by this link. */
  static async at(link: Answer): Promise<PortalBrowser> {
    const browser = new PortalBrowser();
    const { status, location } = await browser.press(bodyOf(link, 201).url);
    if (status !== 303 || location !== "/portal") throw new Error(`${status} ${location}`);
    return browser;
  }

  /** The button of a link's page. */
  press(url: string, headers: Record<string, string> = {}): Promise<Shown> {
    return this.send(new URL(url).pathname, {}, headers);
  }

  open(path: string): Promise<Shown> {
    return this.#fetch(path, { method: "GET" }, {});
  }

  /** Sends a form of our own page; `headers` replaces what a browser says about it. */
  send(
    path: string,
    form: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Shown> {
    const body = new URLSearchParams(form).toString();
    return this.#fetch(
      path,
      { method: "POST", body },
      {
        "content-type": "application/x-www-form-urlencoded",
        origin,
        "sec-fetch-site": "same-origin",
        ...headers,
      },
    );
  }

  async #fetch(path: string, init: RequestInit, given: Record<string, string>): Promise<Shown> {
    const headers = new Headers(given);
    if (this.cookie !== null) headers.set("cookie", this.cookie);
    const request = new Request(new URL(path, origin), { ...init, headers, redirect: "manual" });
    const context = createExecutionContext();
    const response = await worker.fetch(request, env, context);
    const html = await response.text();
    await waitOnExecutionContext(context);
    const set = response.headers.get("set-cookie");
    if (set !== null) this.cookie = /Max-Age=0\b/.test(set) ? null : (set.split(";")[0] ?? null);
    const { status, headers: answered } = response;
    return { status, html, headers: answered, location: answered.get("location") };
  }
}

/** Whether the portal is open to this browser. */
export const isOpen = async (browser: PortalBrowser): Promise<boolean> =>
  (await browser.open("/portal")).status === 200;

export const codeOf = ({ html }: Shown): string | null =>
  / data-code="(\w+)"/.exec(html)?.[1] ?? null;
