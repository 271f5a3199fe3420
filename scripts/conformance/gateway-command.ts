import { phoneAt } from "../../src/conformance/customer.ts";
import {
  type GatewayTest,
  planGatewayTest,
  testGateway,
} from "../../src/conformance/gateway/test-gateway.ts";
import {
  type KitCommand,
  levelOf,
  listed,
  needed,
  readOptions,
  refuseWith,
  sharedOptions,
  whole,
} from "./command.ts";
import { openInbox } from "./inbox.ts";
import { customerAtTerminal } from "./terminal.ts";

export const gatewayUsage = `npm run conformance -- gateway --url URL --key mk_test_… --payer NAME --payee IBAN

  --url URL           the gateway's base address, without /api/v1
  --key mk_test_…     an API key of a merchant in test mode
  --payee IBAN        the merchant's settlement account, which is paid and refunds
  --payer NAME        the username or the IBAN of a test customer, who pays
  --codes URL         where the codes on the customer's phone can be read; else they are asked for
                      at the terminal
  --currency USD      that of the accounts
  --listen URL        the address at which the gateway reaches this kit, to send its events
  --port 9900         the port of this machine to which that address leads; else the address's own
  --secret whsec_…    the merchant's signing secret, to verify events
  --other-key mk_test_…   a key of another merchant, who must not see the first one's payments
  --live-key mk_live_…    a live key of the same merchant, which must not see them either
  --level BASIC       only the cases that the specification alone decides; else FULL
  --only GATEWAY-1xx  only these cases, separated by commas; x is any digit
  --timeout 10        how many seconds the kit waits for an answer
  --json FILE, --junit FILE   writes reports for machines

  Ends with 0 if every case passed, 1 if one failed, 2 if something could not be run.`;

const refuse = refuseWith(gatewayUsage);
const text = { type: "string" } as const;

const options = {
  ...sharedOptions,
  ...{ payer: text, payee: text, listen: text, port: text, secret: text },
  ...{ "other-key": text, "live-key": text },
} as const;

const addressOf = (value: string, name: string): string =>
  URL.canParse(value) ? value.replace(/\/$/, "") : refuse(`--${name} takes an address.`);

/** Where the inbox listens: at the port of its address, if no other one leads there. */
const portOf = (listen: string, port: string | undefined): number => {
  if (port !== undefined) return whole(port, "port", refuse);
  const own = new URL(listen).port;
  return own === "" ? refuse("--port is needed: --listen names none.") : Number(own);
};

export const gatewayCommand = (args: readonly string[]): KitCommand => {
  const values = readOptions(args, options, refuse);
  const { codes, json, junit } = values;
  const listen = values.listen === undefined ? null : addressOf(values.listen, "listen");
  const port = listen === null ? 0 : portOf(listen, values.port);
  const test: GatewayTest = {
    gateway: {
      url: addressOf(needed(values.url, "url", refuse), "url"),
      key: needed(values.key, "key", refuse),
      payee: needed(values.payee, "payee", refuse),
      payer: needed(values.payer, "payer", refuse),
      currency: values.currency,
      otherKey: values["other-key"] ?? null,
      liveKey: values["live-key"] ?? null,
      secret: values.secret ?? null,
      timeoutMs: 1_000 * whole(values.timeout, "timeout", refuse),
    },
    customer: codes === undefined ? customerAtTerminal() : phoneAt(codes),
    inbox: null,
    level: levelOf(values.level, refuse),
    only: listed(values.only),
  };
  const { cases, words } = planGatewayTest(test);
  const run: KitCommand["run"] = async (tell) => {
    const inbox = listen === null ? null : await openInbox(listen, port);
    try {
      return await testGateway({ ...test, inbox: inbox?.inbox ?? null }, cases, tell);
    } finally {
      await inbox?.close();
    }
  };
  return { words, run, json, junit };
};
