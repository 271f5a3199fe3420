import { vi } from "vitest";
import type { Crossing } from "./crossings.ts";

/**
 * What a gateway calls: registry, directory, rail, the banks alpha and borealis with their
 * customers, and a merchant's shop. Everything answers as in a payment that goes well; a test
 * replaces the answers that it needs otherwise. Accounts are in USD; the code is always 123456.
 */
export const accounts = {
  amira: { bank: "alpha", iban: "DE47500208000100200300", name: "Amira Haddad" },
  carla: { bank: "alpha", iban: "DE20500208000100200301", name: "Carla Stein" },
  dana: { bank: "alpha", iban: "DE90500208000100200302", name: "Dana Weber" },
  boris: { bank: "borealis", iban: "GB39BORE20406010020321", name: "Boris Lind" },
  shop: { bank: "alpha", iban: "DE47500208000100200591", name: "Meridian Books" },
} as const;

export type Customer = Exclude<keyof typeof accounts, "shop">;
export const CODE = "123456";

export const banks = {
  alpha: { name: "Alpha Bank", institution_code: "ALPHDEFFXXX", iban_prefixes: ["DE**50020800"] },
  borealis: { name: "Borealis Bank", institution_code: "BOREGB2LXXX", iban_prefixes: ["GB**BORE"] },
} as const;

export type BankHandle = keyof typeof banks;

/** Test-mode banks live where wrangler.toml lets them; those of live mode do not. */
export const bankUrl = (bank: BankHandle, mode: "test" | "live"): string =>
  mode === "test"
    ? `https://sandbox.example/banks/${bank}/bank/callback`
    : `https://core.${bank}.example.com/bank/callback`;

export const SHOP_URL = "https://shop.example.com/hooks";

// biome-ignore lint/suspicious/noExplicitAny: bodies are whatever the gateway sends
export type Body = any;

/** An answer, its body where the status is 200, or null: the connection is lost. */
export type OutsideAnswer = Response | object | null;

type Answering = (body: Body, url: URL) => OutsideAnswer | Promise<OutsideAnswer>;

export interface OutsideCall {
  /** alpha/send-otp, rail/status, directory/resolve, registry/resolve, shop/hooks */
  operation: string;
  body: Body;
}

const account = (iban: string) => Object.values(accounts).find((known) => known.iban === iban);

const resolveAlias: Answering = ({ iban, account_ref }) => {
  const found = account(iban) ?? accounts[account_ref as Customer];
  const { iban: theirs, name } = found ?? { iban: "", name: "" };
  const one = { iban: theirs, account_ref, display_name: name, currency: "USD", default: true };
  return { accounts: found ? [one] : [], available_auth_methods: ["OTP", "PUSH"] };
};

const execute: Answering = ({ end_to_end_id, route_type }) => ({
  end_to_end_id,
  transfer_ref: `REF-${end_to_end_id.slice(0, 8)}`,
  ...(route_type === "SAME_BANK"
    ? { route_used: "SAME_BANK", status: "BOOKED" }
    : { route_used: "NATIONAL_RAIL", status: "SUBMITTED" }),
  bank_fee: 25,
});

const bankAnswers: Record<string, Answering> = {
  "resolve-alias": resolveAlias,
  "send-otp": ({ session_id }) => ({ otp_token: `otp ${session_id}`, phone_masked: "+49 •• 47" }),
  "send-push": ({ session_id }) => ({ push_token: `push ${session_id}` }),
  "verify-otp": ({ otp_code }) => ({ verified: otp_code === CODE }),
  "push-status": () => ({ status: "PENDING" }),
  "execute-transaction": execute,
  "transaction-status": ({ end_to_end_id }) => ({ end_to_end_id, status: "NOT_FOUND" }),
  "notify-credit": () => ({ acknowledged: true }),
};

const institutionOf = (iban: string): string =>
  banks[account(iban)?.bank ?? "alpha"].institution_code;

const usual: Record<string, Answering> = {
  ...Object.fromEntries(
    Object.keys(banks).flatMap((bank) =>
      Object.entries(bankAnswers).map(([operation, answer]) => [`${bank}/${operation}`, answer]),
    ),
  ),
  "registry/resolve": (_, { pathname }) => {
    const handle = pathname.split("/").at(-1) ?? "";
    const { bank } = accounts[handle as Customer];
    const capabilities = ["PAYMENTS"];
    const route = { bank_id: bank, bank_handle: bank, account_ref: handle, default: true };
    return { handle, bank_handle: bank, status: "ACTIVE", routes: [{ ...route, capabilities }] };
  },
  "directory/resolve": ({ type, value }) =>
    type === "IBAN"
      ? { iban: value, institution_code: institutionOf(value) }
      : Response.json({}, { status: 404 }),
  "rail/status": ({ end_to_end_id }) => ({ end_to_end_id, status: "IN_FLIGHT" }),
  "shop/hooks": () => ({}),
};

const operationOf = ({ hostname, pathname }: URL): string => {
  const last = pathname.split("/").at(-1) ?? "";
  const bank = /^\/banks\/(\w+)\//.exec(pathname)?.[1] ?? /^core\.(\w+)\./.exec(hostname)?.[1];
  if (bank) return `${bank}/${last}`;
  if (hostname.startsWith("registry")) return "registry/resolve";
  if (hostname.startsWith("shop")) return "shop/hooks";
  return pathname.includes("rail") || hostname.startsWith("rail")
    ? "rail/status"
    : "directory/resolve";
};

export class Outside {
  readonly calls: OutsideCall[] = [];
  #replaced = new Map<string, Answering>();
  #reached = new Map<string, () => void>();
  #hanging: (() => void)[] = [];

  /** Takes the place of `fetch` until the mocks are restored. */
  constructor(log: (crossing: Crossing) => void = () => undefined) {
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const url = new URL(String(input));
      const operation = operationOf(url);
      const body = typeof init?.body === "string" ? JSON.parse(init.body) : null;
      log({ kind: "outbound call", what: operation });
      this.calls.push({ operation, body });
      this.#reached.get(operation)?.();
      const answer = await (this.#replaced.get(operation) ?? usual[operation])?.(body, url);
      if (answer === undefined) throw new Error(`nobody answers ${operation}`);
      if (answer === null) throw new Error("Network connection lost.");
      return answer instanceof Response ? answer : Response.json(answer);
    });
  }

  /** Answers an operation so until it is told otherwise. */
  on(operation: string, answer: Answering): void {
    this.#replaced.set(operation, answer);
  }

  /** Answers everything as in a payment that goes well. */
  recover(): void {
    this.#replaced.clear();
  }

  /** The operation hangs from now on; the promise is fulfilled when it is called next. */
  hang(operation: string): Promise<void> {
    this.on(operation, () => new Promise((resolve) => this.#hanging.push(() => resolve(null))));
    return new Promise((resolve) => this.#reached.set(operation, resolve));
  }

  /** Calls that hang are lost. */
  letGo(): void {
    for (const end of this.#hanging.splice(0)) end();
  }

  bodiesOf(operation: string): Body[] {
    return this.calls.filter((call) => call.operation === operation).map(({ body }) => body);
  }
}

/** A bank's definite no. */
export const refusal = (code: string, end_to_end_id?: string): Response =>
  Response.json(
    { end_to_end_id, error: { code, message: code, retryable: false } },
    { status: 422 },
  );
