import { moverAt } from "../../src/conformance/rail/movements.ts";
import { planRailTest, type RailTest, testRail } from "../../src/conformance/rail/test-rail.ts";
import { type KitCommand, type Options, optionsOf, placeOf, refuseWith } from "./options.ts";
import { rawLine } from "./raw-line.ts";
import { openDesk } from "./report-desk.ts";
import { moverAtTerminal } from "./terminal.ts";

/** `npm run conformance -- rail` */
const usage = `npm run conformance -- rail --url URL --key KEY --account IBAN --payee IBAN

  --url URL           the rail's address, as a gateway has it: the question is POST {URL}/status
  --key KEY           the key that the rail gave to this kit as to a gateway
  --account IBAN      a test account that pays, at a bank of the rail
  --payee IBAN        a test account that is paid, at another bank
  --refusing IBAN     a test account that its bank lets nobody pay, to test rejections
  --currency USD      that of the accounts
  --cap 100           the most that may move in one run, in minor units
  --submit URL        an address of your test system that submits a movement as a bank would; else
                      you are asked to at the terminal
  --listen PORT       where the kit takes reports, or HOST:PORT; HOST is 127.0.0.1
  --callback-key KEY  the key that the rail shows in its reports
  --originator NAME   the name that the rail has for this kit as a gateway ("conformance")
  --other-key KEY     the key of another gateway
  --patience 120      how many seconds the kit waits for an outcome or a report
  --level BASIC       only the cases without which no payment completes; else FULL
  --only RAIL-3xx     only these cases, separated by commas; x is any digit
  --timeout 10        how many seconds the kit waits for an answer
  --json FILE, --junit FILE   writes reports for machines

  Ends with 0 if every case passed, 1 if one failed, 2 if something could not be run.`;

const names = [
  ...["url", "key", "account", "payee", "refusing", "currency", "cap", "submit", "listen"],
  ...["callback-key", "originator", "other-key", "patience"],
];

export const planRail = async (args: readonly string[]): Promise<KitCommand> => {
  const options = optionsOf(args, names, usage);
  const { choice, needed, whole, given } = options;
  const rail = {
    url: needed("url").replace(/\/$/, ""),
    key: needed("key"),
    account: needed("account"),
    payee: needed("payee"),
    refusing: given("refusing"),
    currency: given("currency") ?? "USD",
    originator: given("originator") ?? "conformance",
    otherKey: given("other-key"),
    callbackKey: given("callback-key"),
    cap: whole("cap", 100),
    timeoutMs: 1_000 * whole("timeout", 10),
    patienceMs: 1_000 * whole("patience", 120),
  };
  const place = deskPlace(options);
  const { cases, words } = planRailTest({ rail, ...choice });
  return {
    ...options.files,
    words,
    async run(tell) {
      const desk = place && (await openDesk(place.host, place.port));
      const submit = given("submit");
      const mover = submit === null ? moverAtTerminal() : moverAt(submit);
      const test: RailTest = { rail, mover, desk, raw: rawLine, ...choice };
      return testRail(test, cases, tell).finally(() => desk?.close());
    },
  };
};

/** Where reports are taken; null if nowhere. */
const deskPlace = ({ given }: Options): { host: string; port: number } | null => {
  const listen = given("listen");
  if (listen === null) return null;
  if (given("callback-key") === null) refuseWith(usage, "--listen needs --callback-key.");
  return placeOf(listen, "listen", usage);
};
