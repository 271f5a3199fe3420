import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import worker from "../../workers/gateway/index.ts";
import { env } from "../workers/gateway-worker.ts";

/** A browser without scripts: it keeps cookies, sends the pages' forms, and follows 303. */
export class FormBrowser {
  readonly #cookies = new Map<string, string>();
  html = "";
  /** The path and query of the page that is shown. */
  location = "";

  async open(address: string): Promise<this> {
    const { pathname, search } = new URL(address, env.BASE_URL);
    this.location = pathname + search;
    const response = await this.#fetch(this.location, {});
    this.html = await response.text();
    return this;
  }

  /** The hidden fields of a form of the page. */
  fieldsOf(id: string): Record<string, string> {
    const [form = ""] = new RegExp(`<form[^>]* id="${id}"[\\s\\S]*?</form>`).exec(this.html) ?? [];
    if (form === "") throw new Error(`no form ${id} in ${this.location}`);
    const inputs = form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"\/>/g);
    return Object.fromEntries([...inputs].map(([, name = "", value = ""]) => [name, value]));
  }

  /** Sends a form of the page, and shows the page that follows. */
  async send(id: string, typed: [string, string][] = [], headers: Record<string, string> = {}) {
    const answer = await this.post(
      this.location,
      [...[...Object.entries(this.fieldsOf(id)), ...typed]],
      headers,
    );
    if (answer.status !== 303) throw new Error(`${answer.status} instead of 303`);
    return this.open(answer.headers.get("location") ?? "");
  }

  post(path: string, fields: [string, string][], headers: Record<string, string> = {}) {
    const body = new URLSearchParams(fields).toString();
    const form = "application/x-www-form-urlencoded";
    const own = { "content-type": form, "sec-fetch-site": "same-origin", ...headers };
    return this.#fetch(path, { method: "POST", body, headers: own });
  }

  /** Without the cookies whose names end so. */
  leaving(end: string): this {
    for (const name of this.#cookies.keys()) if (name.endsWith(end)) this.#cookies.delete(name);
    return this;
  }

  /** What an address answers to this browser, such as an image of the page. */
  get(path: string): Promise<Response> {
    return this.#fetch(path, {});
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      ...{ accept: "text/html", "accept-language": "en", "sec-fetch-mode": "navigate", cookie },
      ...(init.headers as Record<string, string>),
    };
    const context = createExecutionContext();
    const url = new URL(path, env.BASE_URL);
    const response = await worker.fetch(new Request(url, { ...init, headers }), env, context);
    await waitOnExecutionContext(context);
    for (const field of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(field) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }
}
