import { phoneAt } from "../../src/conformance/customer.ts";
import {
  type GatewayTest,
  planGatewayTest,
  testGateway,
} from "../../src/conformance/gateway/test-gateway.ts";
import { openInbox } from "./inbox.ts";
import { type KitCommand, type Options, optionsOf, placeOf, refuseWith } from "./options.ts";
import { customerAtTerminal } from "./terminal.ts";

/** `npm run conformance -- gateway` */
const usage = `npm run conformance -- gateway --url URL --key mk_test_… --payer NAME --payee IBAN

  --url URL           the gateway's base address, without /api/v1
  --key mk_test_…     an API key of a merchant in test mode
  --payee IBAN        the merchant's settlement account, which is paid and refunds
  --payer NAME        the username or the IBAN of a test customer, who pays
  --codes URL         where the codes on the customer's phone can be read; else they are asked for
                      at the terminal
  --currency USD      that of the accounts
  --listen URL        the address at which the gateway reaches this kit, to send its events
  --port 9900         the port of this machine to which that address leads, or HOST:PORT; HOST is
                      127.0.0.1; else the address's own
  --secret whsec_…    the merchant's signing secret, to verify events
  --other-key mk_test_…   a key of another merchant, who must not see the first one's payments
  --live-key mk_live_…    a live key of the same merchant, which must not see them either
  --level BASIC       only the cases that the specification alone decides; else FULL
  --only GATEWAY-1xx  only these cases, separated by commas; x is any digit
  --timeout 10        how many seconds the kit waits for an answer
  --json FILE, --junit FILE   writes reports for machines

  Ends with 0 if every case passed, 1 if one failed, 2 if something could not be run.`;

const names = [
  ...["url", "key", "payee", "payer", "codes", "currency", "listen", "port", "secret"],
  ...["other-key", "live-key"],
];

export const planGateway = async (args: readonly string[]): Promise<KitCommand> => {
  const options = optionsOf(args, names, usage);
  const { choice, files, given, needed, whole } = options;
  const [codes, listen] = [given("codes"), given("listen")];
  const place = inboxPlace(options);
  const test: GatewayTest = {
    gateway: {
      url: addressOf(needed("url"), "url"),
      key: needed("key"),
      payee: needed("payee"),
      payer: needed("payer"),
      currency: given("currency") ?? "USD",
      otherKey: given("other-key"),
      liveKey: given("live-key"),
      secret: given("secret"),
      timeoutMs: 1_000 * whole("timeout", 10),
    },
    customer: codes === null ? customerAtTerminal() : phoneAt(codes),
    inbox: null,
    ...choice,
  };
  const { cases, words } = planGatewayTest(test);
  return {
    ...files,
    words,
    async run(tell) {
      const inbox = listen === null ? null : await openInbox(addressOf(listen, "listen"), place);
      const asked = testGateway({ ...test, inbox: inbox?.inbox ?? null }, cases, tell);
      return asked.finally(() => inbox?.close());
    },
  };
};

const addressOf = (value: string, name: string): string =>
  URL.canParse(value) ? value.replace(/\/$/, "") : refuseWith(usage, `--${name} takes an address.`);

/** Where the inbox listens: at the port of its address, if no other one leads there. */
const inboxPlace = ({ given }: Options): { host: string; port: number } => {
  const [listen, port] = [given("listen"), given("port")];
  if (listen === null) {
    if (port !== null) refuseWith(usage, "--port needs --listen.");
    return { host: "127.0.0.1", port: 0 };
  }
  const { protocol, port: own } = new URL(addressOf(listen, "listen"));
  return placeOf(port ?? (own || (protocol === "http:" ? "80" : "443")), "port", usage);
};
