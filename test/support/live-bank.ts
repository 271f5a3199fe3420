import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A bank of live mode, which the sandbox never is: its own server on this machine, under a public
 * name (scripts/local/hosts.ts). It knows every account and every code, and it never says whether
 * it has booked a transfer: the outcome stays in doubt until staff decide.
 */
export const LIVE_BANK_HOST = "live-bank.example";

/** Two customers of it; the prefixes are those of its accounts. */
export const liveIbans = { payer: "NL91ABNA0417164300", merchant: "NL02ABNA0123456789" };

const CURRENCY = "USD";

type Answer = (request: { iban: string }) => object;

const answers: Readonly<Record<string, Answer>> = {
  "resolve-alias": ({ iban }) => ({
    accounts: [{ iban, display_name: "A Customer", currency: CURRENCY }],
    available_auth_methods: ["OTP"],
  }),
  "send-otp": () => ({ otp_token: "otp_1" }),
  "verify-otp": () => ({ verified: true }),
};

/** Its address on this machine, until it is closed. */
export const openLiveBank = async (): Promise<{ url: string; close(): Promise<void> }> => {
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const answer = answers[request.url?.slice(1) ?? ""];
    response.writeHead(answer ? 200 : 503, { "content-type": "application/json" });
    response.end(JSON.stringify(answer ? answer(JSON.parse(text)) : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
