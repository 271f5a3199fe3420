import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { composeIBAN } from "ibantools";
import type { World } from "../../scripts/local/world.ts";
import { admin, callBack, gatewayOf } from "./steps.ts";

/**
 * A bank that keeps the rules of the specification alone (B1.9): its own server on loopback, with
 * the operations and members that the section names and nothing else. It has no resolve-alias,
 * because the section does not say what that answers.
 */
export const OTP_CODE = "246810";

const ibanOf = (account: number): string => {
  const bban = `55555${String(account).padStart(11, "0")}`;
  const iban = composeIBAN({ countryCode: "AT", bban });
  if (!iban) throw new Error("not an account number");
  return iban;
};

/** What the specification lets a gateway send, and what this bank reads of it. */
interface Instruction {
  session_id: string;
  debtor_iban: string;
  creditor_iban: string;
  amount: number;
  currency: string;
  route_type: "SAME_BANK" | "NATIONAL_RAIL_INITIATE";
  /** Not of the specification: what the rail reports, and the bytes that repeat. */
  end_to_end_id: string;
  originator_ref: string;
}

export interface SpecifiedBank {
  /** Its core_base_url. */
  url: string;
  payer: string;
  payee: string;
  /** The bytes of each execute-transaction, in order. */
  executed: string[];
  /** The answer to the next execute-transaction is lost after it was booked. */
  loseNextAnswer(): void;
  /** The rail, which the bank uses, reports the credit of the last instruction. */
  credit(world: World): Promise<{ status: number }>;
  enrolAt(world: World): Promise<void>;
  close(): Promise<void>;
}

/** `key`: the one that it gave to the gateway; by default it asks for none. */
export const openSpecifiedBank = async (
  bank_handle: string,
  key: string | null = null,
): Promise<SpecifiedBank> => {
  const executed: string[] = [];
  /** The first answer to an instruction, by its bytes, is the answer for good. */
  const booked = new Map<string, object>();
  let isLost = false;

  const execute = (text: string, response: ServerResponse): void => {
    const { route_type } = JSON.parse(text) as Instruction;
    executed.push(text);
    const transfer_ref = `SB-${booked.size + 1}`;
    const answer = booked.get(text) ?? { transfer_ref, route_used: route_type };
    booked.set(text, answer);
    if (isLost) {
      isLost = false;
      response.destroy();
      return;
    }
    response.writeHead(201, { "content-type": "application/json" }).end(JSON.stringify(answer));
  };

  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const answer = (body: object) =>
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (key !== null && request.headers["x-gateway-internal-key"] !== key) {
      return void response.writeHead(401).end();
    }
    switch (request.url) {
      case "/bank/callback/send-otp":
        return void answer({ otp_token: "code-1", phone_masked: "+43 ••• 12" });
      case "/bank/callback/verify-otp":
        return void answer({ verified: JSON.parse(text).otp_code === OTP_CODE });
      case "/bank/callback/execute-transaction":
        return execute(text, response);
      case "/bank/callback/notify-credit":
        return void response.writeHead(204).end();
      default:
        return void response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  const url = `http://127.0.0.1:${port}/bank/callback`;

  return {
    url,
    payer: ibanOf(1),
    payee: ibanOf(2),
    executed,
    loseNextAnswer() {
      isLost = true;
    },
    credit(world) {
      const instruction = JSON.parse(executed.at(-1) ?? "{}") as Instruction;
      const { end_to_end_id, originator_ref, amount, currency } = instruction;
      const { debtor_iban, creditor_iban } = instruction;
      const headers = { "x-gateway-rail-key": gatewayOf(world).rail_key };
      return callBack(world, "credit", headers, {
        ...{ end_to_end_id, originator_ref, amount, currency, debtor_iban, creditor_iban },
        ...{ status: "CREDITED", rail_ref: "RAIL-SB-1", settlement_fee: 10 },
      });
    },
    async enrolAt(world) {
      const { bank_id } = await admin<{ bank_id: string }>(world, "POST", "/banks", {
        ...{ bank_handle, name: "Bank of 4.4", mode: "test", institution_code: "SPCFATWWXXX" },
        ...{ iban_prefixes: ["AT**55555"], capabilities: ["PAYMENTS"] },
        core_base_url: url,
      });
      await admin(world, "POST", `/banks/${bank_id}/keys`, { kind: "GATEWAY_TO_BANK" });
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
