import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { HttpReply } from "../../scripts/local/http.ts";
import {
  answerPrompt,
  type Customer,
  merchantOf,
  openCheckout,
  phoneMessage,
} from "../support/checkout-client.ts";
import { type RunningWorld, startWorld } from "../support/world.ts";
import {
  accountRef,
  CustomerSession,
  fresh,
  ok,
  proofOf,
  type Registry,
  registryOf,
} from "./registry-steps.ts";
import {
  clearFaults,
  type ErrorBody,
  gatewayOf,
  newCode,
  ownAmount,
  type Prepared,
  setFaults,
  settledAndBalanced,
  transfersOf,
} from "./steps.ts";

/**
 * A name that the registry has switched off can neither pay nor be paid, although the national
 * directory still knows it. Each way of switching off is tried for the payer and for the payee, at
 * each moment of a payment across banks. This file has its own world, because some names stay
 * switched off.
 */
let running: RunningWorld;
let registry: Registry;

beforeAll(async () => {
  running = await startWorld({ checkAnswers: true });
  registry = registryOf(running.world);
});
afterAll(async () => {
  try {
    expect(await settledAndBalanced(running.world)).toBe(true);
  } finally {
    await running?.stop();
  }
});

type Named = Customer & { alias: string };

const customerNamed = (alias: string): Named => {
  const { customers, magic } = running.world;
  const found = [...customers, ...magic].find((customer) => customer.alias === alias);
  if (!found) throw new Error(`no customer ${alias}`);
  return { ...found, alias };
};

type Side = "payer" | "payee";

/** A payment across banks with the customer as its payer or its payee, by alias. */
const openFor = async (side: Side, named: Named, amount: number): Promise<Prepared> => {
  const isAlpha = named.bank_handle === "alpha";
  const { merchant, further_merchants } = gatewayOf(running.world);
  // The other party is at the other bank.
  const shop = isAlpha ? further_merchants[0] : merchant;
  const shopper = customerNamed(isAlpha ? "daniel" : "chloe");
  const destination =
    side === "payee"
      ? { type: "alias", value: named.alias }
      : { type: "iban", value: shop?.destination };
  const session = await merchantOf(running.world).createSession({ amount, destination });
  const customer = side === "payer" ? named : shopper;
  return { session, checkout: await openCheckout(session), customer };
};

const resolve = ({ checkout, customer }: Prepared) =>
  checkout.resolvePayer({ payer_alias: customer.alias });

const resolvedFor = async (...input: Parameters<typeof openFor>): Promise<Prepared> => {
  const payment = await openFor(...input);
  expect(await resolve(payment)).toMatchObject({ status: 200 });
  return payment;
};

/** Each brings a payment to its moment, and returns the customer's next step. */
const moments: Record<string, (...input: Parameters<typeof openFor>) => Promise<Next>> = {
  "before the payer is resolved": async (...input) => {
    const payment = await openFor(...input);
    return { payment, next: () => resolve(payment) };
  },
  "between resolve and confirm": async (...input) => {
    const payment = await resolvedFor(...input);
    const code = await newCode(payment);
    return { payment, next: () => payment.checkout.confirm(code) };
  },
  "between approval and execution": async (...input) => {
    const payment = await resolvedFor(...input);
    expect((await payment.checkout.selectAuth("PUSH")).status).toBe(200);
    const { session_id } = payment.session;
    const prompt = await phoneMessage(payment.customer, session_id, "PUSH");
    const approve = () => answerPrompt(prompt.approve_url);
    return { payment, approve, next: () => payment.checkout.confirm() };
  },
};

interface Next {
  payment: Prepared;
  /** While the directory is down: nothing is executed, and the bank repeats the approval. */
  approve?(): Promise<void>;
  next(): Promise<HttpReply<object>>;
}

interface Way {
  alias: string;
  off(named: Named): Promise<unknown>;
  /** Absent if the name cannot be switched on again. */
  on?(named: Named): Promise<unknown>;
}

/** The customer's own bank, at the registry. */
const bankOf = ({ bank_handle }: Named) =>
  registry.asBank(running.world.registry.bank_keys[bank_handle] ?? "");

const accountsPath = ({ bank_handle }: Named) => `/identity/banks/${bank_handle}/accounts`;

const accountOf = async (named: Named): Promise<string> => {
  const { data } = ok(await bankOf(named)(`${accountsPath(named)}?limit=100`), 200).body;
  return data.find((link: { alias: string }) => link.alias === named.alias).account_ref;
};

const handlePath = ({ alias }: Named) => `/identity/handles/${alias}`;
const linkPath = async (named: Named) => `${accountsPath(named)}/${await accountOf(named)}`;
const adminPath = (path: string) => `/admin/v1/${path}?realm=test`;
const remove = { method: "DELETE" };

/** By the operator for FRAUD and LEGAL, else by the bank. */
const suspension = (what: "handle" | "account", reason: string): Way => {
  const isImposed = reason === "FRAUD" || reason === "LEGAL";
  const step = (verb: "suspend" | "reinstate") => async (named: Named) => {
    const own = what === "handle" ? handlePath(named) : await linkPath(named);
    const operators =
      what === "handle" ? `handles/${named.alias}` : `links/${await accountOf(named)}`;
    const json = verb === "suspend" ? { reason } : {};
    return isImposed
      ? ok(await registry.owner(adminPath(`${operators}/${verb}`), json), 200)
      : ok(await bankOf(named)(`${own}/${verb}`, json), 200);
  };
  return { alias: "daniel", off: step("suspend"), on: step("reinstate") };
};

const changeOfBank = (off: object, on: object): Way => {
  const change = (json: object) => async (named: Named) => {
    const bank = running.world.banks.find((row) => row.bank_handle === named.bank_handle);
    const path = `/admin/v1/banks/${bank?.bank_id}`;
    return ok(await registry.owner(path, json, { method: "PATCH" }), 200);
  };
  return { alias: "daniel", off: change(off), on: change(on) };
};

const all = ["PAYMENTS", "OPEN_BANKING"];
const ways: [string, Way][] = [
  ["a handle that its bank suspended", suspension("handle", "BANK")],
  ["a handle that its customer locked", suspension("handle", "CUSTOMER_LOCK")],
  ["a handle suspended for FRAUD", suspension("handle", "FRAUD")],
  ["a handle suspended for LEGAL", suspension("handle", "LEGAL")],
  ["an account that its bank suspended", suspension("account", "BANK")],
  ["an account suspended for FRAUD", suspension("account", "FRAUD")],
  ["a suspended bank", changeOfBank({ status: "SUSPENDED" }, { status: "ACTIVE" })],
  [
    "a bank that takes no more payments",
    changeOfBank({ capabilities: ["OPEN_BANKING"] }, { capabilities: all }),
  ],
  [
    "a username that was given up",
    {
      alias: "elif",
      off: async (named) => {
        const home = { call: bankOf(named) } as Parameters<typeof CustomerSession.begin>[1];
        const customer = { alias: named.alias, subject: named.national_id, account_ref: "" };
        const browser = await CustomerSession.begin(registry.ask, home, customer);
        return ok(await browser.choose("username", { username: fresh("renamed") }), 303);
      },
    },
  ],
  [
    "an account that was unlinked",
    {
      alias: "bruno",
      off: async (named) => ok(await bankOf(named)(await linkPath(named), undefined, remove), 204),
    },
  ],
  [
    "a handle that was deactivated",
    {
      alias: "amira",
      off: async (named) => ok(await bankOf(named)(handlePath(named), undefined, remove), 204),
    },
  ],
];

const sides = [
  ["payer", "PAYER_NOT_FOUND"],
  ["payee", "DESTINATION_NOT_FOUND"],
] as const;

describe.each(ways)("%s", (_way, { alias, off, on }) => {
  /** Six payments are brought to their moments, then the name is switched off once. */
  test("cannot pay or be paid, at any moment", async () => {
    const named = customerNamed(alias);
    const prepared = [];
    for (const [side, code] of sides) {
      for (const [moment, bring] of Object.entries(moments)) {
        const amount = ownAmount();
        prepared.push({ side, code, moment, amount, ...(await bring(side, named, amount)) });
      }
    }
    const down = [{ operation: "resolve", fault: "STATUS:503", times: -1 }];
    await setFaults(running.world, "directory", down);
    for (const { approve } of prepared) await approve?.();
    await off(named);
    await clearFaults(running.world);
    try {
      const seen = [];
      for (const { side, moment, next } of prepared) {
        const { status, body } = await next();
        seen.push([side, moment, status, (body as ErrorBody).error?.code]);
      }
      expect(seen).toEqual(prepared.map(({ side, moment, code }) => [side, moment, 422, code]));
      for (const { moment, payment, amount } of prepared) {
        const { state } = await merchantOf(running.world).readSession(payment.session.session_id);
        expect(state).toBe(moment.startsWith("before") ? "PENDING" : "FAILED");
        expect(await transfersOf(running.world, amount)).toEqual([]);
      }
    } finally {
      await on?.(named);
    }
  });
});

test("a name that is switched on again pays and is paid", async () => {
  const named = customerNamed("daniel");
  for (const [side] of sides) {
    const payment = await resolvedFor(side, named, ownAmount());
    expect((await payment.checkout.confirm(await newCode(payment))).status).toBe(200);
    const { session_id } = payment.session;
    expect(await merchantOf(running.world).untilStatus(session_id, "COMPLETED")).toBeTruthy();
  }
});

test("a name under a disputed claim pays and is paid as before", async () => {
  const named = customerNamed("daniel");
  const rival = registry.asBank(running.world.registry.bank_keys.alpha ?? "");
  const asked = { type: "OWNERSHIP", alias: named.alias, account_ref: accountRef() };
  const claim = await rival("/identity/claims", { ...asked, customer_proof: proofOf("a rival") });
  const path = `/identity/claims/${ok(claim).body.claim_id}`;
  ok(await rival(`${path}/dispute`, { reason: "the name is ours" }), 200);
  for (const [side] of sides) {
    const amount = ownAmount();
    const payment = await resolvedFor(side, named, amount);
    expect((await payment.checkout.confirm(await newCode(payment))).status).toBe(200);
    await merchantOf(running.world).untilStatus(payment.session.session_id, "COMPLETED");
    const [transfer] = await transfersOf(running.world, amount);
    expect(side === "payer" ? transfer?.debtor_iban : transfer?.creditor_iban).toBe(named.iban);
  }
});
