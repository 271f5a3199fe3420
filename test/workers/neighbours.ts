import { vi } from "vitest";

/**
 * Everything that the gateway calls, in one table: banks, rail, directory, registry and merchants.
 * Each request is recorded. Each is answered as an honest neighbour would, unless a test says
 * otherwise for that operation.
 */
export interface OutboundCall {
  /** Who is asked for what: `alpha execute-transaction`, `rail status`, `shop hooks`. */
  operation: string;
  url: string;
  headers: Record<string, string>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: what was sent is looked at field by field
  body: any;
}

type Answer = (call: OutboundCall) => Response | Promise<Response>;

/** What left the gateway, oldest first. */
export const calls: OutboundCall[] = [];

const answers = new Map<string, Answer>();

/** The answer to this operation from now on, until `resetNeighbours`. */
export const answering = (operation: string, answer: Answer | object): void => {
  const given = typeof answer === "function" ? (answer as Answer) : () => Response.json(answer);
  answers.set(operation, given);
};

/** Nobody knows what became of the call: the connection is lost after the request was read. */
export const lost = (): never => {
  throw new Error("Network connection lost.");
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

/** Takes the network over; nothing of an earlier test is left. */
export const resetNeighbours = (): void => {
  calls.length = 0;
  answers.clear();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const call = readCall(String(input), init);
    calls.push(call);
    const answer = answers.get(call.operation) ?? honest[call.operation.split(" ")[1] ?? ""];
    return answer ? answer(call) : new Response(null, { status: 404 });
  });
};

const readCall = (url: string, init?: RequestInit): OutboundCall => {
  const { hostname, pathname } = new URL(url);
  const parts = pathname.split("/");
  const operation = `${hostname.split(".")[0]} ${parts.at(-1)}`;
  const text = String(init?.body ?? "");
  const headers = Object.fromEntries(new Headers(init?.headers));
  return { operation, url, headers, text, body: text === "" ? null : JSON.parse(text) };
};

/** Which institution an IBAN belongs to, as the directory knows it. */
const institutionOf = (iban: string): string =>
  iban.startsWith("DE") ? "ALPHDEFFXXX" : "BOREGB2LXXX";

/** The token under which a bank knows its prompt about a payment. */
export const pushToken = (sessionId: string): string => `push-${sessionId}`;

const honest: Record<string, Answer> = {
  "resolve-alias": ({ body }) =>
    Response.json({
      accounts: [{ iban: body.iban, display_name: "Amira Haddad", currency: "USD", default: true }],
      available_auth_methods: ["OTP", "PUSH"],
    }),
  "send-otp": () => Response.json({ otp_token: "otp-token", phone_masked: "+49 •• 47" }),
  "send-push": ({ body }) => Response.json({ push_token: `push-${body.session_id}` }),
  "verify-otp": () => Response.json({ verified: true }),
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
  status: ({ body }) => Response.json({ end_to_end_id: body.end_to_end_id, status: "IN_FLIGHT" }),
  resolve: ({ body }) =>
    Response.json({ iban: body.value, institution_code: institutionOf(body.value) }),
  hooks: () => new Response(null),
};
