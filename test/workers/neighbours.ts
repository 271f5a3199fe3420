import { vi } from "vitest";
import { cross } from "../costs/crossing.ts";

/**
 * Everything that the gateway calls, in one table: banks, rail, directory, registry and merchants.
 * Each request is recorded, and answered as the real party would answer, unless the test sets
 * another answer for that operation.
 */
export interface OutboundCall {
  /**
   * The neighbour and its operation: `alpha execute-transaction`, `rail status`, `registry
   * resolve`.
   */
  operation: string;
  url: string;
  headers: Record<string, string>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: what was sent is looked at field by field
  body: any;
}

type Answer = (call: OutboundCall) => Response | Promise<Response>;

/** The gateway's requests, oldest first. */
export const calls: OutboundCall[] = [];

const answers = new Map<string, Answer>();

/** The answer to this operation from now on, until `resetNeighbours`. */
export const answering = (operation: string, answer: Answer | object): void => {
  const given = typeof answer === "function" ? (answer as Answer) : () => Response.json(answer);
  answers.set(operation, given);
};

/** The operation is answered honestly again. */
export const honestly = (operation: string): void => void answers.delete(operation);

/** An unknown outcome: the connection is lost after the request was read. */
export const lost = (): never => {
  throw new Error("Network connection lost.");
};

const waiting: (() => void)[] = [];

/** The operation is not answered before `letGo`. Fulfilled when it is called. */
export const hanging = (operation: string): Promise<void> =>
  new Promise((called) => {
    answering(operation, async () => {
      called();
      await new Promise<void>((resolve) => waiting.push(resolve));
      return lost();
    });
  });

/** Open calls are lost. */
export const letGo = (): void => {
  for (const end of waiting.splice(0)) end();
};

/** A bank's definite refusal. */
export const refusing =
  (code: string): Answer =>
  ({ body }) => {
    const error = { code, message: code, retryable: false };
    return Response.json({ end_to_end_id: body.end_to_end_id, error }, { status: 422 });
  };

/** The calls of one operation. */
export const callsOf = (operation: string): OutboundCall[] =>
  calls.filter((call) => call.operation === operation);

/** Takes over the network, without anything of an earlier test. */
export const resetNeighbours = (): void => {
  calls.length = 0;
  answers.clear();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const call = readCall(String(input), init);
    const { operation } = call;
    calls.push(call);
    cross("outbound call", operation);
    const known = honest[operation] ?? honest[operation.split(" ")[1] ?? ""];
    const answer = answers.get(operation) ?? known;
    return answer ? answer(call) : new Response(null, { status: 404 });
  });
};

const readCall = (url: string, init?: RequestInit): OutboundCall => {
  const { hostname, pathname } = new URL(url);
  // Banks have their own host, or a path of the sandbox's.
  const bank = /^\/banks\/(\w+)\//.exec(pathname)?.[1];
  const name = bank ?? hostname.replace(/^core\./, "").split(".")[0];
  const asked = name === "registry" ? "resolve" : pathname.split("/").at(-1);
  const operation = `${name} ${asked}`;
  const text = String(init?.body ?? "");
  const headers = Object.fromEntries(new Headers(init?.headers));
  return { operation, url, headers, text, body: text === "" ? null : JSON.parse(text) };
};

/** The institution of an IBAN in the directory. */
const institutionOf = (iban: string): string =>
  iban.startsWith("DE") ? "ALPHDEFFXXX" : "BOREGB2LXXX";

/** A bank's token for its prompt about a payment. */
export const pushToken = (sessionId: string): string => `push-${sessionId}`;

/** The customers with an alias. */
export const customers = {
  amira: { bank: "alpha", iban: "DE47500208000100200300" },
  carla: { bank: "alpha", iban: "DE20500208000100200301" },
  dana: { bank: "alpha", iban: "DE90500208000100200302" },
  boris: { bank: "borealis", iban: "GB39BORE20406010020321" },
} as const;

export type Customer = keyof typeof customers;

const honest: Record<string, Answer> = {
  "registry resolve": ({ url }) => {
    const alias = decodeURIComponent(new URL(url).pathname.split("/").at(-1) ?? "");
    const handle = alias.split("@")[0] as Customer;
    const { bank } = customers[handle];
    const account = { account_ref: handle, default: true, capabilities: ["PAYMENTS"] };
    const routes = [{ bank_id: bank, bank_handle: bank, ...account }];
    return Response.json({ handle, bank_handle: bank, status: "ACTIVE", routes });
  },
  "resolve-alias": ({ body: { account_ref, iban = customers[account_ref as Customer].iban } }) => {
    const holder = { display_name: "Amira Haddad", currency: "USD", default: true };
    return Response.json({
      accounts: [{ iban, account_ref, ...holder }],
      available_auth_methods: ["OTP", "PUSH"],
    });
  },
  "send-otp": () => Response.json({ otp_token: "otp-token", phone_masked: "+49 •• 47" }),
  "send-push": ({ body }) => Response.json({ push_token: `push-${body.session_id}` }),
  "verify-otp": ({ body }) => Response.json({ verified: body.otp_code === "123456" }),
  "push-status": () => Response.json({ status: "PENDING" }),
  "execute-transaction": ({ body }) =>
    Response.json({
      end_to_end_id: body.end_to_end_id,
      transfer_ref: "REF-1",
      route_used: body.route_type === "SAME_BANK" ? "SAME_BANK" : "NATIONAL_RAIL",
      status: body.route_type === "SAME_BANK" ? "BOOKED" : "SUBMITTED",
      bank_fee: 25,
    }),
  "transaction-status": ({ body }) =>
    Response.json({ end_to_end_id: body.end_to_end_id, status: "SUBMITTED" }),
  "notify-credit": () => Response.json({ acknowledged: true }),
  "notify-authorisation": () => Response.json({ acknowledged: true }),
  "notify-charge": () => Response.json({ acknowledged: true }),
  status: ({ body }) => Response.json({ end_to_end_id: body.end_to_end_id, status: "IN_FLIGHT" }),
  resolve: ({ body }) =>
    Response.json({ iban: body.value, institution_code: institutionOf(body.value) }),
  hooks: () => new Response(null),
};
