import { type Answer, ask as askGateway, bodyOf } from "../workers/gateway-worker.ts";

/** Something that its customer approves on a page of its own. */
export interface Approvable {
  /** The page's address. */
  readonly url: string;
  /** The path of the page's steps. */
  readonly steps: string;
  /** The cookie that tells browsers apart. */
  readonly cookie: string;
  /** An account that may approve it. */
  readonly iban: string;
  /** By default the gateway is asked. */
  readonly ask?: typeof askGateway;
}

let browsers = 0;

const newBrowser = (): string => String(++browsers).padStart(32, "0");

/** A browser that has opened the page, and the token that it got. */
export const openPage = async (
  { url, cookie, ask = askGateway }: Approvable,
  browser = newBrowser(),
): Promise<[browser: string, token: string]> => {
  const { token } = bodyOf(await ask("GET", url, { cookie: `${cookie}=${browser}` }));
  return [browser, token];
};

/** One browser with the page: each step as the page takes it. */
export class PageBrowser {
  readonly browser: string;
  readonly token: string;
  readonly #thing: Approvable;
  readonly #ask: typeof askGateway;

  constructor(thing: Approvable, browser: string, token: string) {
    this.browser = browser;
    this.token = token;
    this.#thing = thing;
    this.#ask = thing.ask ?? askGateway;
  }

  step(name: string, json: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
    const token = { "x-gateway-auth-session": this.token };
    return this.#ask("POST", `${this.#thing.steps}/${name}`, { ...token, ...headers }, json);
  }

  read(headers: Record<string, string> = {}): Promise<Answer> {
    const token = { "x-gateway-auth-session": this.token };
    return this.#ask("GET", this.#thing.steps, { ...token, ...headers });
  }

  payer = (payer_iban = this.#thing.iban) => this.step("payer", { payer_iban });
  start = (auth_mode = "OTP") => this.step("start", { auth_mode });
  confirm = (otp_code = "123456") => this.step("confirm", { otp_code });
  approve = (json: object = {}) => this.step("approve", json);
  reject = () => this.step("reject");
}
