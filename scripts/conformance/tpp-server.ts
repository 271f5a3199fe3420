import { readFileSync } from "node:fs";
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import * as v from "valibot";
import { now, sleep } from "../../src/base/platform/clock.ts";
import { CannotRun } from "../../src/conformance/case.ts";
import { phoneAt } from "../../src/conformance/customer.ts";
import { planFapiTest, testTppServer } from "../../src/conformance/tpp-server/cases.ts";
import { type ConsentCustomer, customerOnPage } from "../../src/conformance/tpp-server/customer.ts";
import { type ClientPair, newClients, suspendClients } from "./fapi-clients.ts";
import { type KitCommand, type Options, optionsOf, refuseWith } from "./options.ts";

/** `npm run conformance -- tpp-server` */
const usage = `npm run conformance -- tpp-server --url ISSUER --bank HANDLE --clients FILE

  --clients FILE      two clients under FAPI 2.0: [{client_id, redirect_uri, keys}], keys as JWKs
  --admin-key KEY --redirect URI    registers two in test mode instead, and suspends them
  --account IBAN --codes URL        the customer; else you are asked to open the page
  --scope "accounts:read"           what the consents ask for
  --level BASIC       without the two cases that wait for minutes; else FULL
  --only FAPI-1xx     only these cases, separated by commas; x is any digit
  --timeout 10        how many seconds the kit waits for an answer
  --json FILE, --junit FILE   writes reports for machines

  Ends with 0 if every case passed, 1 if one failed, 2 if something could not be run.`;

const names = [...["url", "bank", "clients", "admin-key", "redirect", "account", "codes", "scope"]];

const clientForm = v.object({
  client_id: v.string(),
  redirect_uri: v.string(),
  keys: v.pipe(v.array(v.looseObject({ kty: v.string() })), v.minLength(1)),
});

const readClients = (file: string): ClientPair => {
  const form = v.pipe(v.string(), v.parseJson(), v.tuple([clientForm, clientForm]));
  const read = v.safeParse(form, readFileSync(file, "utf8"));
  if (read.success) return read.output;
  throw new CannotRun(`${file} is no list of two clients {client_id, redirect_uri, keys}.`);
};

/** A person with a browser, who does what the terminal asks. */
const personAtTerminal = (): ConsentCustomer => ({
  async decide(address, verdict) {
    if (!stdin.isTTY) throw new CannotRun("Nobody can approve: give --account and --codes.");
    const line = createInterface({ input: stdin, output: stdout });
    const verb = verdict === "APPROVE" ? "approve" : "say no";
    const asked = `      Open ${address}\n      and ${verb}. Then paste where you came back to: `;
    const back = URL.parse((await line.question(asked)).trim());
    line.close();
    if (back) return back;
    throw new CannotRun("That is no address.");
  },
});

const customerOf = ({ given }: Options): ConsentCustomer => {
  const [account, codes] = [given("account"), given("codes")];
  return account === null || codes === null
    ? personAtTerminal()
    : customerOnPage(account, phoneAt(codes));
};

const clock = { now, pass: sleep };

export const planTppServer = async (args: readonly string[]): Promise<KitCommand> => {
  const options = optionsOf(args, names, usage);
  const { choice, files, given, needed, whole } = options;
  const url = needed("url").replace(/\/$/, "");
  const scope = given("scope") ?? "accounts:read";
  const server = {
    ...{ url, scope, parameters: { bank_handle: needed("bank") } },
    timeoutMs: 1_000 * whole("timeout", 10),
  };
  const [file, adminKey, redirect] = [given("clients"), given("admin-key"), given("redirect")];
  if (file === null && (adminKey === null || redirect === null)) {
    refuseWith(usage, "--clients is needed, or --admin-key and --redirect.");
  }
  if ((given("account") === null) !== (given("codes") === null)) {
    refuseWith(usage, "--account and --codes belong together.");
  }
  planFapiTest(choice);
  const run: KitCommand["run"] = async (tell) => {
    const test = (clients: ClientPair) =>
      testTppServer(
        { server: { ...server, clients }, customer: customerOf(options), clock, ...choice },
        tell,
      );
    if (file !== null) return test(readClients(file));
    const at = {
      ...{ url, scopes: scope.split(" ") },
      ...{ adminKey: adminKey ?? "", redirectUri: redirect ?? "" },
    };
    const clients = await newClients(at);
    const ended = await test(clients).catch((error) => error);
    const left = await suspendClients(at, clients);
    if (ended instanceof Error) throw ended;
    return { ...ended, notes: [...ended.notes, ...left] };
  };
  return { ...files, words: `The OAuth server at ${url}, as two clients under FAPI 2.0.`, run };
};
