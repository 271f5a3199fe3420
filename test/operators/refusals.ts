import { ibanAt, party } from "../workers/gateway-journey.ts";
import { askAdmin } from "../workers/gateway-worker.ts";
import { type Reason, reason } from "../workers/refusals.ts";

/** Why the admin API refuses an operator's request. */
const bank = () => `banks/${party.banks.test.alpha.bank_id}`;

const keyOf = async (owner: string, kind: string): Promise<string> => {
  const { body } = await askAdmin("GET", `${owner}/keys`);
  return body.data.find((key: { kind: string; status: string }) => key.kind === kind).key_id;
};

const nobody = `mer_${"0".repeat(43)}`;

/** A merchant without settings for live mode. */
const testOnly = async (): Promise<string> => {
  const modes = { test: { settlement_iban: ibanAt("alpha", 1) } };
  return (await askAdmin("POST", "merchants", { name: "Test only", modes })).body.merchant_id;
};

const notThere: Reason[] = (
  [
    ["a bank", "GET", "banks/bnk_none"],
    ["to change a bank", "PATCH", "banks/bnk_none", { name: "None" }],
    ["a key for a bank", "POST", "banks/bnk_none/keys", { kind: "GATEWAY_TO_BANK" }],
    ["the keys of a bank", "GET", "banks/bnk_none/keys"],
    ["a merchant", "GET", `merchants/${nobody}`],
    ["to change a merchant", "PATCH", `merchants/${nobody}`, { name: "None" }],
    ["a key for a merchant", "POST", `merchants/${nobody}/keys`, { kind: "API", mode: "test" }],
    ["an admin key", "GET", "admin-keys/key_none"],
    ["to retire an admin key", "POST", "admin-keys/key_none/retire", {}],
  ] as const
).map(([what, method, path, json]) =>
  reason(`${what}: unknown id`, "NOT_FOUND", () => askAdmin(method, path, json)),
);

const keys: Reason[] = [
  reason("to read a key of another owner", "NOT_FOUND", async () => {
    const key = await keyOf(`merchants/${party.merchant.merchant_id}`, "API");
    return askAdmin("GET", `${bank()}/keys/${key}`);
  }),
  reason("to promote an unknown key", "NOT_FOUND", () =>
    askAdmin("POST", `${bank()}/keys/key_none/promote`, {}),
  ),
  reason("to retire the key that the gateway uses at a bank", "KEY_IN_USE", async () =>
    askAdmin("POST", `${bank()}/keys/${await keyOf(bank(), "GATEWAY_TO_BANK")}/retire`, {}),
  ),
  reason("to promote a retired key", "KEY_RETIRED", async () => {
    const { body } = await askAdmin("POST", `${bank()}/keys`, { kind: "BANK_TO_GATEWAY" });
    await askAdmin("POST", `${bank()}/keys/${body.key_id}/retire`, {});
    return askAdmin("POST", `${bank()}/keys/${body.key_id}/promote`, {});
  }),
  reason(
    "a key in a mode that the merchant does not trade in",
    ["VALIDATION_FAILED", "mode: the merchant has no settings for live"],
    async () =>
      askAdmin("POST", `merchants/${await testOnly()}/keys`, { kind: "API", mode: "live" }),
  ),
];

const settings: Reason[] = [
  reason(
    "a test bank outside the sandbox",
    ["VALIDATION_FAILED", "core_base_url: must be at a sandbox of this gateway in test mode"],
    () => askAdmin("PATCH", bank(), { core_base_url: "https://elsewhere.example/bank" }),
  ),
  reason(
    "another mode without an account for it",
    ["VALIDATION_FAILED", "modes.live.settlement_iban: is required to open this mode"],
    async () =>
      askAdmin("PATCH", `merchants/${await testOnly()}`, {
        modes: { live: { refund_authority: true } },
      }),
  ),
];

export const operatorReasons: Reason[] = [...notThere, ...keys, ...settings];
