import { changeBank, ibanAt, Payment, settlement } from "../workers/gateway-journey.ts";
import { env, wait } from "../workers/gateway-worker.ts";
import { answering, lost, refusing } from "../workers/neighbours.ts";
import { type Reason, reason } from "../workers/refusals.ts";

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
    await changeBank("alpha", { status: "SUSPENDED" });
    wait(2_000);
    return acrossBanks();
  }),
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

export const directoryReasons: Reason[] = [...registry, ...directory, ...bank];
