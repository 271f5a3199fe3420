import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { World } from "../../scripts/local/world.ts";
import { admin } from "./steps.ts";

/**
 * A bank outside the sandbox that answers gateways' questions about one account: its own server on
 * loopback, where banks of a local world may be.
 */
const IBAN = "AT611904300234573201";

export interface ThirdBank {
  /** The account_refs that gateways asked about, in order. */
  asked: string[];
  /** Registers it at the gateway of a world of one operator. */
  enrolAt(world: World): Promise<void>;
  close(): Promise<void>;
}

export const openThirdBank = async (bank_handle: string): Promise<ThirdBank> => {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const { account_ref } = JSON.parse(text) as { account_ref: string };
    asked.push(account_ref);
    const account = { iban: IBAN, account_ref, display_name: "A Customer", currency: "USD" };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ accounts: [account], available_auth_methods: ["OTP"] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    async enrolAt(world) {
      const { bank_id } = await admin<{ bank_id: string }>(world, "POST", "/banks", {
        ...{ bank_handle, name: "Third Bank", mode: "test", institution_code: "THRDATWWXXX" },
        ...{ iban_prefixes: [IBAN.slice(0, 9)], core_base_url: `http://127.0.0.1:${port}` },
        capabilities: ["PAYMENTS"],
      });
      await admin(world, "POST", `/banks/${bank_id}/keys`, { kind: "GATEWAY_TO_BANK" });
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
