import worker from "../../../workers/gateway/index.ts";
import { type Answer, ask, bodyOf, env } from "../../workers/gateway-worker.ts";
import { ownIban } from "../consents/consent-journey.ts";

/** A customer on the page of connections, through the worker as it is deployed. */
/** A browser with its cookie and the page's token. */
export class Browser {
  #cookie = "";
  #token = "";

  static async open(path = "/connections?mode=test"): Promise<Browser> {
    const browser = new Browser();
    browser.#token = bodyOf(await browser.#ask("GET", path)).token;
    return browser;
  }

  async #ask(method: string, path: string, json?: object, headers = {}): Promise<Answer> {
    const answer = await ask(method, path, { cookie: this.#cookie, ...headers }, json);
    this.#cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? this.#cookie;
    return answer;
  }

  step(name: string, json: object = {}, headers = {}): Promise<Answer> {
    const sent = { "x-gateway-auth-session": this.#token, ...headers };
    return this.#ask("POST", `/connections/${name}`, json, sent);
  }

  /** The page as the browser shows it. */
  async page(more: Record<string, string> = {}): Promise<string> {
    return (await this.visit(more)).text();
  }

  /** Its answer, whose cookie the browser does not take. */
  async visit(more: Record<string, string>): Promise<Response> {
    const headers = { cookie: this.#cookie, accept: "text/html", ...more };
    const url = new URL("/connections?mode=test&lang=en", env.BASE_URL);
    const context = { waitUntil: () => {} } as unknown as ExecutionContext;
    return worker.fetch(new Request(url, { headers }), env, context);
  }

  payer = (payer_iban = ownIban) => this.step("payer", { payer_iban });
  start = (auth_mode = "OTP") => this.step("start", { auth_mode });
  confirm = (otp_code = "123456") => this.step("confirm", { otp_code });
  signOut = () => this.step("sign-out");
  stop = (consent_id: string) => this.step("stop", { consent_id });
  stopMandate = (mandate_id: string) => this.step("stop", { mandate_id });

  async challenged(payer_iban = ownIban): Promise<this> {
    bodyOf(await this.payer(payer_iban));
    bodyOf(await this.start());
    return this;
  }

  /** Everything on the account that this browser proves. */
  async connections(payer_iban = ownIban): Promise<{ consent_id: string }[]> {
    await this.challenged(payer_iban);
    return bodyOf(await this.confirm()).connections;
  }
}

/** The status and the code of a refusal, or the next step. */
export const codeOf = ({ status, body }: Answer) => [status, body.error?.code ?? body.step];
