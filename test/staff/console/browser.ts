import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { serve } from "../../../src/base/platform/serve.ts";
import { consoleRoutes } from "../../../src/staff/console/routes.ts";
import { adminRoutes } from "../../../workers/gateway/routes.ts";
import { gatewayEnv, ownerKey } from "../operators/gateway.ts";

/** A browser at the console: it keeps the cookie, and sends forms as browsers do. */
const serveConsole = serve([...adminRoutes, ...consoleRoutes(adminRoutes)]);

const origin = "https://gateway.example.com";

export interface Shown {
  status: number;
  html: string;
  headers: Headers;
  /** Where the answer leads, if it is a redirect. */
  location: string | null;
}

export class ConsoleBrowser {
  /** Of the session. */
  cookie: string | null = null;

  /** Of the challenge that a passkey is to answer. */
  challenge: string | null = null;

  /** The mode that it chose. */
  mode: string | null = null;

  /** Changes to its gateway: another first owner's key. */
  environment: Parameters<typeof gatewayEnv>[0] = {};

  static async signedIn(key = ownerKey): Promise<ConsoleBrowser> {
    const browser = new ConsoleBrowser();
    await browser.logIn(key);
    return browser;
  }

  /** What the page asks the browser's passkey for. */
  async askedAt(path: string): Promise<{ challenge: string; rp: { id: string }; rpId: string }> {
    const [, options = ""] = /data-options="([^"]*)"/.exec((await this.open(path)).html) ?? [];
    return JSON.parse(options.replaceAll("&quot;", '"'));
  }

  logIn(key: string, headers: Record<string, string> = {}): Promise<Shown> {
    return this.send("/console/login", { key }, headers);
  }

  open(path: string): Promise<Shown> {
    return this.#fetch(path, { method: "GET", headers: {} });
  }

  /** Sends a form of our own page; `headers` replaces what a browser says about it. */
  send(
    path: string,
    form: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Shown> {
    return this.#fetch(path, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        ...(headers.origin === "none" ? {} : { origin }),
        "sec-fetch-site": "same-origin",
        ...headers,
      },
      body: new URLSearchParams(form).toString(),
    });
  }

  /** Sends a form with a file, as browsers do. */
  sendFile(path: string, form: Record<string, string>, name: string, file: File): Promise<Shown> {
    const body = new FormData();
    for (const [member, value] of Object.entries(form)) body.append(member, value);
    body.append(name, file);
    const headers = { origin, "sec-fetch-site": "same-origin" };
    return this.#fetch(path, { method: "POST", headers, body });
  }

  async #fetch(path: string, init: RequestInit): Promise<Shown> {
    const headers = new Headers(init.headers);
    if (headers.get("origin") === "none") headers.delete("origin");
    const cookies = [this.cookie, this.challenge, this.mode].filter((cookie) => cookie !== null);
    if (cookies.length > 0) headers.set("cookie", cookies.join("; "));
    const request = new Request(origin + path, { ...init, headers });
    const context = createExecutionContext();
    const response = await serveConsole(request, gatewayEnv(this.environment), context);
    const html = await response.text();
    await waitOnExecutionContext(context);
    const set = response.headers.get("set-cookie");
    const kept = set === null || /Max-Age=0\b/.test(set) ? null : (set.split(";")[0] ?? null);
    if (set?.startsWith("__Host-passkey=")) this.challenge = kept;
    else if (set?.startsWith("console_mode=")) this.mode = kept;
    else if (set !== null) this.cookie = kept;
    const { status, headers: answered } = response;
    return { status, html, headers: answered, location: answered.get("location") };
  }
}
