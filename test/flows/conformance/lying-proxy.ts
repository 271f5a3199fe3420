import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type HttpReply, requestJson } from "../../../scripts/local/http.ts";

/**
 * A proxy in front of a bank that keeps every rule. It changes what it passes on, so that the bank
 * seems to break one: for operations that the bank of the guide does not have.
 */
type Json = Record<string, unknown>;

export interface Lie {
  /** What the bank gets instead. */
  ask?(operation: string, body: Json): Json;
  /** What the caller gets instead. */
  answer?(operation: string, body: Json, asked: Json): Json;
}

const FOREIGN = "NO9386011117947";

/** Each with the case that is named for it. */
export const lies = (account: string): readonly (readonly [fault: string, id: string, Lie])[] => [
  [
    "finds its customer under an IBAN of another bank",
    "BANK-202",
    { ask: (_, body) => (body.iban === FOREIGN ? { iban: account } : body) },
  ],
  [
    "sends codes for an account of another bank",
    "BANK-305",
    { ask: (_, body) => (body.payer_iban === FOREIGN ? { ...body, payer_iban: account } : body) },
  ],
  [
    "says BOOKED of what it gave to the rail",
    "BANK-404",
    { answer: (_, body) => (body.status === "SUBMITTED" ? { ...body, status: "BOOKED" } : body) },
  ],
  [
    "says APPROVED of a prompt that nobody answered",
    "BANK-801",
    { answer: (_, body) => (body.status === "PENDING" ? { status: "APPROVED" } : body) },
  ],
  [
    "says PENDING of an approved prompt",
    "BANK-802",
    { answer: (_, body) => (body.status === "APPROVED" ? { status: "PENDING" } : body) },
  ],
  [
    "leads from its prompt to a host that is not its own",
    "BANK-805",
    {
      answer: (operation, body) =>
        operation === "send-push" ? { ...body, app_url: "https://elsewhere.example/1" } : body,
    },
  ],
  [
    "charges more than the mandate allows",
    "BANK-852",
    { ask: (_, body) => (body.purpose === "MANDATE_CHARGE" ? { ...body, amount: 1 } : body) },
  ],
  [
    "pays another payee under a mandate",
    "BANK-854",
    {
      ask: (_, body) =>
        body.purpose === "MANDATE_CHARGE" ? { ...body, creditor_name: "Corner Shop" } : body,
    },
  ],
  [
    "does not hear of the end of a mandate",
    "BANK-857",
    {
      ask: (operation, body) =>
        operation === "notify-authorisation" && body.kind === "MANDATE"
          ? { ...body, status: "AUTHORISED" }
          : body,
    },
  ],
  [
    "answers the oldest transaction first",
    "BANK-903",
    {
      answer: (operation, body) =>
        operation === "transactions" && Array.isArray(body.transactions)
          ? { ...body, transactions: body.transactions.toReversed() }
          : body,
    },
  ],
  [
    "confirms every amount",
    "BANK-905",
    {
      answer: (_, body) => ("funds_available" in body ? { ...body, funds_available: true } : body),
    },
  ],
];

/** Passes on everything to `target`, a core_base_url, through the lie. */
export const openProxy = async (target: string, lie: Lie) => {
  const server = createServer(async (request, response) => {
    let text = "";
    try {
      for await (const chunk of request) text += chunk;
    } catch {
      return;
    }
    const operation = request.url?.slice(1) ?? "";
    const headers = Object.fromEntries(
      ["x-gateway-internal-key", "idempotency-key"].flatMap((name) => {
        const value = request.headers[name];
        return typeof value === "string" ? [[name, value]] : [];
      }),
    );
    const asked = readJson(text);
    const body = asked === null ? text : (lie.ask?.(operation, asked) ?? asked);
    const passed = { method: "POST", headers, body, timeoutMs: 60_000 };
    const came: HttpReply<Json> = await requestJson(`${target}/${operation}`, passed);
    const said = lie.answer?.(operation, came.body, asked ?? {}) ?? came.body;
    response.writeHead(came.status, { "content-type": "application/json" });
    response.end(JSON.stringify(said));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
};

const readJson = (text: string): Json | null => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
