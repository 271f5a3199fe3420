import { changeBank, ibanAt, Payment, settlement } from "../../workers/gateway-journey.ts";
import { bodyOf, env, wait } from "../../workers/gateway-worker.ts";
import { answering, type Customer, customers, lost, refusing } from "../../workers/neighbours.ts";
import { ending, type Reason, reason } from "../../workers/refusals.ts";

/** Why an account is not found. Registry, directory and bank are asked in this order. */
const byAlias = async () => {
  const payment = await Payment.open();
  return payment.step("resolve-payer", { payer_alias: "amira" });
};
const byIban = async () => (await Payment.open()).resolve();
const acrossBanks = async () => (await Payment.open("borealis")).resolve();

/** Without the key for a neighbour, as if an operator had not set one. */
const withoutKey = async (
  name: "TEST_REGISTRY_KEY" | "TEST_DIRECTORY_KEY",
  ask: typeof byAlias,
) => {
  const key = env[name];
  env[name] = "";
  try {
    return await ask();
  } finally {
    env[name] = key;
  }
};

const busy = () => new Response("busy", { status: 503 });
const limited = (seconds: string) => () =>
  new Response(null, { status: 429, headers: { "retry-after": seconds } });
const unknown = () => new Response(null, { status: 404 });
const noAccounts = { accounts: [], available_auth_methods: [] };

const switchedOff = { handle: "amira", bank_handle: null, status: "SUSPENDED", routes: [] };

const routeTo = (handle: Customer, bank_handle = "alpha") => {
  const account = { account_ref: handle, default: true, capabilities: ["PAYMENTS"] };
  const routes = [{ bank_id: bank_handle, bank_handle, ...account }];
  return { handle, bank_handle, status: "ACTIVE", routes };
};

const entryAtAlpha = { iban: customers.carla.iban, institution_code: "ALPHDEFFXXX" };

/** A payment to a customer by alias; the payer has an account of this bank. */
const toCarla = (from: "alpha" | "borealis" = "alpha"): Promise<Payment> =>
  Payment.open(from, { destination: { type: "alias", value: "carla" } });

/** Resolved, by the IBAN unless named otherwise, with a code on its way. */
const coded = async (payment: Payment, payer: object = { payer_iban: payment.payer }) => {
  bodyOf(await payment.step("resolve-payer", payer));
  bodyOf(await payment.select());
  return payment;
};

const registry: Reason[] = [
  reason("a payer by name without a key to the registry", "REGISTRY_UNAVAILABLE", () =>
    withoutKey("TEST_REGISTRY_KEY", byAlias),
  ),
  ...(
    [
      ["does not answer", lost],
      ["is busy", busy],
      ["answers something else", {}],
      ["limits us and says how long", limited("60")],
      ["limits us and does not say how long", limited("soon")],
    ] as const
  ).map(([what, answer]) =>
    reason(`a payer by name when the registry ${what}`, "REGISTRY_UNAVAILABLE", () => {
      answering("registry resolve", answer);
      return byAlias();
    }),
  ),
  reason("a payer whose name the registry does not know", "PAYER_NOT_FOUND", () => {
    answering("registry resolve", unknown);
    return byAlias();
  }),
  reason("a payer whose name is switched off", "PAYER_NOT_FOUND", () => {
    answering("registry resolve", switchedOff);
    return byAlias();
  }),
  reason("a payee whose name is switched off", "DESTINATION_NOT_FOUND", async () => {
    const payment = await toCarla();
    answering("registry resolve", switchedOff);
    return payment.resolve();
  }),
  reason("a payee by name at a bank that is suspended here", "DESTINATION_NOT_FOUND", async () => {
    const payment = await toCarla("borealis");
    await changeBank("alpha", { status: "SUSPENDED" });
    wait(2_000);
    return payment.resolve();
  }),
];

const shares: Reason[] = [
  reason("a name that was never found, after too many guesses", "RATE_LIMITED", async () => {
    env.LIMITS = "contract";
    answering("registry resolve", unknown);
    try {
      for (let count = 0; count < 5; count++) {
        await (await Payment.open()).step("resolve-payer", { payer_alias: `guess${count}` });
      }
      return await (await Payment.open()).step("resolve-payer", { payer_alias: "another" });
    } finally {
      env.LIMITS = "local";
    }
  }),
];

const lastCheck: Reason[] = [
  ending("a code of a payer whose name is switched off by then", "PAYER_NOT_FOUND", async () => {
    const payment = await coded(await Payment.open(), { payer_alias: "amira" });
    answering("registry resolve", switchedOff);
    return payment.confirm();
  }),
  ending("a code of a payer whose name leads elsewhere by then", "PAYER_NOT_FOUND", async () => {
    const payment = await coded(await Payment.open(), { payer_alias: "amira" });
    answering("registry resolve", routeTo("dana"));
    return payment.confirm();
  }),
  ending("a code for a payee whose name is switched off", "DESTINATION_NOT_FOUND", async () => {
    const payment = await coded(await toCarla());
    answering("registry resolve", switchedOff);
    return payment.confirm();
  }),
  ending("a code for a payee whose name nobody has any more", "DESTINATION_NOT_FOUND", async () => {
    const payment = await coded(await toCarla());
    answering("registry resolve", unknown);
    return payment.confirm();
  }),
  ending("a code for a payee whose name leads elsewhere", "DESTINATION_MISMATCH", async () => {
    const payment = await coded(await toCarla());
    answering("registry resolve", routeTo("dana"));
    return payment.confirm();
  }),
  reason("a code while the registry does not say", "REGISTRY_UNAVAILABLE", async () => {
    const payment = await coded(await toCarla());
    answering("registry resolve", busy);
    return payment.confirm();
  }),
  reason("a code for a payee whose bank is suspended by then", "BANK_UNAVAILABLE", async () => {
    const payment = await coded(await Payment.open("borealis"));
    await changeBank("alpha", { status: "SUSPENDED" });
    return payment.confirm();
  }),
];

const directory: Reason[] = [
  reason("a route across banks without a key to the directory", "DIRECTORY_UNAVAILABLE", () =>
    withoutKey("TEST_DIRECTORY_KEY", acrossBanks),
  ),
  ...(
    [
      ["does not answer", lost],
      ["is busy", busy],
      ["answers something else", {}],
    ] as const
  ).map(([what, answer]) =>
    reason(`a route across banks when the directory ${what}`, "DIRECTORY_UNAVAILABLE", () => {
      answering("directory resolve", answer);
      return acrossBanks();
    }),
  ),
  reason("a payee whom the directory places elsewhere", "DESTINATION_MISMATCH", () => {
    answering("directory resolve", { iban: settlement, institution_code: "OTHERBANK" });
    return acrossBanks();
  }),
  reason("an unknown payee", "DESTINATION_NOT_FOUND", async () => {
    answering("directory resolve", unknown);
    const destination = { type: "iban", value: "FR1420041010050500013M02606" };
    return (await Payment.open("alpha", { destination })).resolve();
  }),
  reason("a payee at a bank that is suspended here", "DESTINATION_NOT_FOUND", async () => {
    await changeBank("alpha", { status: "SUSPENDED" });
    wait(2_000);
    return acrossBanks();
  }),
  reason(
    "a name that only the directory knows, at a bank that is suspended here",
    "DESTINATION_NOT_FOUND",
    async () => {
      const payment = await toCarla("borealis");
      answering("registry resolve", unknown);
      answering("directory resolve", entryAtAlpha);
      await changeBank("alpha", { status: "SUSPENDED" });
      wait(2_000);
      return payment.resolve();
    },
  ),
  reason(
    "a name that the registry leads to a foreign bank and the directory to one enrolled here",
    "DESTINATION_MISMATCH",
    async () => {
      const payment = await toCarla("borealis");
      answering("registry resolve", routeTo("carla", "cirrus"));
      answering("directory resolve", entryAtAlpha);
      return payment.resolve();
    },
  ),
];

const bank: Reason[] = [
  reason("a payer without an account at the bank", "PAYER_NOT_FOUND", () => {
    answering("alpha resolve-alias", noAccounts);
    return byIban();
  }),
  reason("a payer whom the bank refuses to name", "PAYER_NOT_FOUND", () => {
    answering("alpha resolve-alias", refusing("ACCOUNT_BLOCKED"));
    return byIban();
  }),
  reason("a payee without an account at the bank", "DESTINATION_NOT_FOUND", async () => {
    const destination = { type: "iban", value: ibanAt("alpha", 9) };
    answering("alpha resolve-alias", noAccounts);
    return (await Payment.open("borealis", { destination })).resolve();
  }),
  reason("a payer while the bank does not answer", "BANK_UNAVAILABLE", () => {
    answering("alpha resolve-alias", lost);
    return byIban();
  }),
];

export const directoryReasons: Reason[] = [
  ...registry,
  ...shares,
  ...lastCheck,
  ...directory,
  ...bank,
];
