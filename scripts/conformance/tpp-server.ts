import { readFileSync } from "node:fs";
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import * as v from "valibot";
import { now, sleep } from "../../src/base/platform/clock.ts";
import { phoneAt } from "../../src/conformance/bank/customer.ts";
import { CannotRun, type Level } from "../../src/conformance/case.ts";
import type { CaseResult, Run } from "../../src/conformance/run.ts";
import { testTppServer } from "../../src/conformance/tpp-server/cases.ts";
import { type ConsentCustomer, customerOnPage } from "../../src/conformance/tpp-server/customer.ts";
import { type ClientPair, newClients, suspendClients } from "./fapi-clients.ts";

/** What `npm run conformance -- tpp-server` was told. */
export interface TppServerOptions {
  url: string;
  /** The handle of the bank whose accounts the consents are about. */
  bank: string;
  /** A file with two clients that are registered under FAPI_2_0, or else an admin key. */
  clients: string | undefined;
  adminKey: string | undefined;
  redirect: string | undefined;
  /** The customer's account and where its codes can be read; else a person approves. */
  account: string | undefined;
  codes: string | undefined;
  scope: string;
  timeoutMs: number;
  level: Level;
  only: readonly string[];
}

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

const customerOf = ({ account, codes }: TppServerOptions): ConsentCustomer =>
  account === undefined || codes === undefined
    ? personAtTerminal()
    : customerOnPage(account, phoneAt(codes));

const clock = { now, pass: sleep };

export const runTppServer = async (
  options: TppServerOptions,
  tell: (result: CaseResult) => void,
): Promise<Run> => {
  const { url, bank, clients: file, adminKey, redirect, scope, timeoutMs, level, only } = options;
  const test = (clients: ClientPair) => {
    const server = { url, clients, parameters: { bank_handle: bank }, scope, timeoutMs };
    return testTppServer({ server, customer: customerOf(options), clock, level, only }, tell);
  };
  if (file !== undefined) return test(readClients(file));
  if (adminKey === undefined || redirect === undefined) {
    throw new CannotRun("--clients is needed, or --admin-key and --redirect.");
  }
  const at = { url, adminKey, redirectUri: redirect, scopes: scope.split(" ") };
  const clients = await newClients(at);
  try {
    return await test(clients);
  } finally {
    await suspendClients(at, clients);
  }
};
