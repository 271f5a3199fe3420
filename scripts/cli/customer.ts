import { GatewayError } from "../../src/sdk/merchant.ts";
import { Requester } from "../../src/sdk/request.ts";
import { Ended, exits, refuseUsage, until } from "./command.ts";
import type { Machine } from "./machine.ts";

/** A published person of the simulated world: the name at the checkout and of the phone. */
export type Resident = "amira" | "daniel" | "empty.purse" | "late.payer";

/** For the help of the commands that play a customer. */
export const worldVariables = `  GATEWAY_SANDBOX     the simulated world's address; by default the local world's, two ports after
                      its gateway
  GATEWAY_SANDBOX_KEY its key, if it is deployed; only refund.failed needs it`;

interface Page {
  id: string;
  /** The address that the customer is sent to. */
  url: string;
}

interface Message {
  kind: "OTP" | "PUSH" | "NOTICE";
  session_id?: string;
  otp_code?: string;
  approve_url?: string;
}

/**
 * The simulated world of a gateway's test mode (docs/guides/testing.md): what its customers do on
 * the gateway's hosted pages and on their phones, and the world's clock. A merchant's program never
 * does any of this.
 */
export class World {
  readonly #machine: Machine;
  readonly #gateway: Requester;
  readonly #sandbox: Requester;

  constructor(machine: Machine, baseUrl: string) {
    const address =
      machine.env.GATEWAY_SANDBOX ||
      besides(baseUrl) ||
      refuseUsage("GATEWAY_SANDBOX is not set: the address of the test mode's simulated world.");
    this.#machine = machine;
    this.#gateway = new Requester({ baseUrl });
    this.#sandbox = new Requester({ baseUrl: address });
  }

  /** Pays at the checkout, with a code or in the banking app. */
  async pay(page: Page, resident: Resident, mode: "OTP" | "PUSH" = "OTP"): Promise<void> {
    const token = await this.#open(page.url);
    const base = `${this.#gateway.baseUrl}/api/v1/payments/sessions/${page.id}`;
    const headers = { authorization: `Bearer ${token}` };
    const step = (name: string, json: object) => this.#step(`${base}/${name}`, json, headers);
    /** A customer whose account does not pay leaves, which ends the payment (P2.23). */
    const confirm = (otp_code: string | undefined) =>
      step("confirm", { otp_code }).catch(async (error) => {
        await step("cancel", {});
        throw error;
      });
    await step("resolve-payer", { payer_alias: resident });
    await step("select-auth", { auth_mode: mode });
    const message = await this.#message(resident, page.id, mode);
    if (mode === "OTP") await confirm(message.otp_code);
    else await this.#step(message.approve_url ?? "", {}, {});
  }

  /** Approves a mandate, with a code. */
  async approve(page: Page, resident: Resident): Promise<void> {
    const step = await this.#approval(page);
    await step("payer", { payer_alias: resident });
    await step("start", { auth_mode: "OTP" });
    const { otp_code } = await this.#message(resident, page.id, "OTP");
    await step("confirm", { otp_code });
  }

  /** Rejects a mandate. */
  async reject(page: Page): Promise<void> {
    await (await this.#approval(page))("reject", {});
  }

  /** Has a bank refuse its next transfer for the lack of money. It takes a local world. */
  async refuseNext(bank: string): Promise<void> {
    const fault = { operation: "execute-transaction", fault: "REFUSE:INSUFFICIENT_FUNDS" };
    await this.#put(`/banks/${bank}/faults`, [{ ...fault, times: 1 }]);
  }

  /** The world's time, which in a local world may be ahead of this machine's. */
  async now(): Promise<number> {
    return this.#machine.now() + ((await this.#clockOffset()) ?? 0);
  }

  /** Moves the clock of a local world that was started with `--clock`. */
  async moveClock(ms: number): Promise<void> {
    const offset = await this.#clockOffset();
    if (offset === null) {
      throw new Ended(exits.REFUSED, "This world has no clock to move: npm start -- --clock.");
    }
    await this.#put("/__local/clock", { offset_ms: offset + ms });
  }

  async #clockOffset(): Promise<number | null> {
    try {
      return (await this.#read<{ offset_ms: number }>("/__local/clock")).offset_ms;
    } catch (error) {
      if (error instanceof GatewayError && error.status === 404) return null;
      throw error;
    }
  }

  async #put(path: string, body: object): Promise<void> {
    const key = this.#machine.env.GATEWAY_SANDBOX_KEY;
    const response = await fetch(this.#sandbox.baseUrl + path, {
      method: "PUT",
      headers: { "content-type": "application/json", ...(key ? { "x-sandbox-key": key } : {}) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => this.#unreachable());
    if (response.ok) return;
    throw new Ended(exits.REFUSED, `The world's ${path} answered ${response.status}.`);
  }

  async #open(url: string): Promise<string> {
    const call = { method: "GET", path: url, repeat: "always" } as const;
    return (await this.#gateway.json<{ token: string }>(call)).token;
  }

  #step(path: string, json: object, headers: Record<string, string>): Promise<unknown> {
    const call = { method: "POST", path, json, repeat: "never", headers: () => headers } as const;
    return this.#gateway.json(call);
  }

  async #approval({ id, url }: Page) {
    const headers = { "x-gateway-auth-session": await this.#open(url) };
    const base = `${this.#gateway.baseUrl}/mandates/${id}/authorisation`;
    return (name: string, json: object) => this.#step(`${base}/${name}`, json, headers);
  }

  /** The bank's message about this object on the resident's phone, once it is there. */
  #message(resident: Resident, id: string, kind: "OTP" | "PUSH"): Promise<Message> {
    return until(this.#machine, `The bank's message to ${resident}`, async () => {
      const messages = await this.#read<Message[]>(`/phones/${resident}/messages.json`);
      return messages.find((one) => one.session_id === id && one.kind === kind) ?? null;
    });
  }

  async #read<Body>(path: string): Promise<Body> {
    const address = this.#sandbox.baseUrl + path;
    try {
      return await this.#sandbox.json<Body>({ method: "GET", path: address, repeat: "always" });
    } catch (error) {
      if (!(error instanceof GatewayError && error.status === null)) throw error;
      return this.#unreachable();
    }
  }

  #unreachable(): never {
    const message = `The simulated world at ${this.#sandbox.baseUrl} cannot be reached.`;
    throw new Ended(exits.UNREACHABLE, message);
  }
}

/** A local world is two ports after its first gateway. */
const besides = (baseUrl: string): string | null => {
  const { protocol, hostname, port } = new URL(baseUrl);
  return protocol === "http:" && port !== "" ? `http://${hostname}:${Number(port) + 2}` : null;
};
