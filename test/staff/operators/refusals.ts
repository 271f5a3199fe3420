import { OwnedMandate } from "../../products/mandates/row-scene.ts";
import {
  approve,
  ibanAt,
  newStaff,
  Payment,
  party,
  registerMerchant,
} from "../../workers/gateway-journey.ts";
import { ask, askAdmin, deliver, deliverAll, env, wait } from "../../workers/gateway-worker.ts";
import { answering } from "../../workers/neighbours.ts";
import { type Reason, reason } from "../../workers/refusals.ts";
import { closedMerchants } from "./refusals-closed.ts";
import { portalLinks } from "./refusals-portal.ts";

/** Why the admin API refuses an operator's request. */
const bank = () => `banks/${party.banks.test.alpha.bank_id}`;
const keyOf = async (owner: string, kind: string): Promise<string> => {
  const { body } = await askAdmin("GET", `${owner}/keys`);
  return body.data.find((key: { kind: string; status: string }) => key.kind === kind).key_id;
};

const noTpp = `tpp_${"0".repeat(43)}`;
const noEndpoint = `ep_${"0".repeat(43)}`;
const noMandate = `mnd_${"0".repeat(43)}`;
const nobody = `mer_${"0".repeat(43)}`;

/** A merchant without settings for live mode. */
const testOnly = async (): Promise<string> => {
  const modes = { test: { settlement_iban: ibanAt("alpha", 1) } };
  return (await askAdmin("POST", "merchants", { name: "Test only", modes })).body.merchant_id;
};

const farAhead = "2090-01-01T00:00:00.000Z";

/** Everything of the last days. */
const recovery = (which = "FAILED", days = 20) => {
  const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
  return { from: at(-days * 86_400_000), to: at(1_000), which };
};

const notThere: Reason[] = (
  [
    ["a bank", "GET", "banks/bnk_none"],
    ["the calls to a bank", "GET", "banks/bnk_none/calls"],
    ["to change a bank", "PATCH", "banks/bnk_none", { name: "None" }],
    ["to probe a bank", "POST", "banks/bnk_none/probe"],
    ["to close a bank", "POST", "banks/bnk_none/close", { closes_at: farAhead, note: "None" }],
    [
      ...(["to plan maintenance of a bank", "POST", "banks/bnk_none/maintenance"] as const),
      { starts_at: farAhead, ends_at: farAhead },
    ],
    ["the maintenance of a bank", "GET", "banks/bnk_none/maintenance"],
    [
      ...(["to take maintenance of a bank back", "DELETE"] as const),
      `banks/bnk_none/maintenance/mnt_${"0".repeat(43)}`,
    ],
    ["a key for a bank", "POST", "banks/bnk_none/keys", { kind: "GATEWAY_TO_BANK" }],
    ["the keys of a bank", "GET", "banks/bnk_none/keys"],
    ["a merchant", "GET", `merchants/${nobody}`],
    ["the readiness of a merchant", "GET", `merchants/${nobody}/readiness`],
    ["to change a merchant", "PATCH", `merchants/${nobody}`, { name: "None" }],
    ["to close a merchant", "POST", `merchants/${nobody}/close`, { note: "None" }],
    ["a key for a merchant", "POST", `merchants/${nobody}/keys`, { kind: "API", mode: "test" }],
    ["its settlement file", "GET", `merchants/${nobody}/settlements/2026-03-02.csv?mode=test`],
    ["the endpoints of a merchant", "GET", `merchants/${nobody}/endpoints?mode=test`],
    [
      "to enable an endpoint of a merchant",
      "POST",
      `merchants/${nobody}/endpoints/${noEndpoint}/enable`,
    ],
    ["a TPP", "GET", `tpps/${noTpp}`],
    ["to change a TPP", "PATCH", `tpps/${noTpp}`, { name: "None" }],
    ["a secret for a TPP", "POST", `tpps/${noTpp}/keys`, { kind: "SIGNING" }],
    ["to ping a merchant", "POST", `merchants/${nobody}/ping`, { mode: "test" }],
    ["to ping a TPP", "POST", `tpps/${noTpp}/ping`],
    ["to ping an endpoint", "POST", `endpoints/${noEndpoint}/ping`, {}],
    ["the endpoints of a TPP", "GET", `tpps/${noTpp}/endpoints`],
    ["to revoke a consent", "POST", `consents/cns_${"0".repeat(43)}/revoke`, { note: "None" }],
    ["to cancel a mandate", "POST", `mandates/${noMandate}/cancel`, { note: "None" }],
    ["to take a mandate over", "POST", `mandates/${noMandate}/creditor`, { note: "None" }],
    ["an endpoint", "GET", `endpoints/${noEndpoint}`],
    ["the deliveries of an endpoint", "GET", `deliveries?endpoint_id=${noEndpoint}`],
    ["to recover an endpoint", "POST", `endpoints/${noEndpoint}/recover`, recovery()],
    ["a recovery job", "GET", `recovery-jobs/job_${"0".repeat(43)}`],
    ["to cancel a recovery job", "POST", `recovery-jobs/job_${"0".repeat(43)}/cancel`, {}],
    ["a dead letter", "GET", "dead-letters/1.none"],
    ["to put a dead letter back", "POST", "dead-letters/1.none/put-back", {}],
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
    "a third secret of a client",
    ["INVALID_STATE", "The client has two secrets. Retire one before you add another."],
    async () => {
      const { body } = await askAdmin("POST", "tpps", {
        ...{ name: "Budget App", mode: "test", auth_method: "SECRET" },
        ...{ redirect_uris: ["https://tpp.example/"], scopes: ["accounts:read"] },
      });
      const add = () => askAdmin("POST", `tpps/${body.tpp_id}/keys`, { kind: "CLIENT_SECRET" });
      await add();
      return add();
    },
  ),
  reason(
    "a key in a mode that the merchant does not trade in",
    ["VALIDATION_FAILED", "mode: the merchant has no settings for live"],
    async () =>
      askAdmin("POST", `merchants/${await testOnly()}/keys`, { kind: "API", mode: "live" }),
  ),
];

const lookingFor: Reason[] = Object.entries({
  "payments?owner=nobody-at-all": "owner: no merchant and no TPP has such a name or id",
  "totals?mode=test&merchant=nobody-at-all": "merchant: no merchant has such a name or id",
  "search?q=DE47500208000100200300":
    "q: must not be a whole account number: its last four characters are enough",
}).map(([path, message]) =>
  reason(`to look for ${path}`, ["VALIDATION_FAILED", message], () => askAdmin("GET", path)),
);

const withoutKey = "The gateway has no key at this bank. Add one of the kind GATEWAY_TO_BANK.";

const bankCare: Reason[] = [
  reason(
    "to close a bank in the past",
    ["VALIDATION_FAILED", "closes_at: must be in the future"],
    () => askAdmin("POST", `${bank()}/close`, { closes_at: "2020-01-01T00:00:00.000Z", note: "x" }),
  ),
  reason(
    "maintenance that ends before it begins",
    ["VALIDATION_FAILED", "ends_at: must be after starts_at"],
    () =>
      askAdmin("POST", `${bank()}/maintenance`, {
        starts_at: new Date(Date.now() + 7_200_000).toISOString(),
        ends_at: new Date(Date.now() + 3_600_000).toISOString(),
      }),
  ),
  reason("a probe of a bank that it has no key for", ["INVALID_STATE", withoutKey], async () => {
    const { body } = await askAdmin("POST", "banks", {
      ...{ bank_handle: "keyless", name: "Keyless Bank", mode: "test", capabilities: ["PAYMENTS"] },
      ...{ institution_code: "KEYLDEFFXXX", iban_prefixes: ["SE**777"] },
      core_base_url: "https://alpha.example/banks/keyless",
    });
    return askAdmin("POST", `banks/${body.bank_id}/probe`);
  }),
];

const authority = "modes.live.refund_authority";
const proposeIt = "Propose it as a change of the merchant.";

const settings: Reason[] = [
  reason(
    "a test bank outside the sandbox",
    ["VALIDATION_FAILED", "core_base_url: must be at a sandbox of this gateway in test mode"],
    () => askAdmin("PATCH", bank(), { core_base_url: "https://elsewhere.example/bank" }),
  ),
  reason(
    "totals of a span that ends before it begins",
    ["VALIDATION_FAILED", "from: must be before to, by at most 90 days"],
    () => askAdmin("GET", "totals?mode=test&from=2026-03-02T00:00:00Z&to=2026-03-01T00:00:00Z"),
  ),
  reason(
    "a dry run for a merchant that does not trade in the mode",
    ["VALIDATION_FAILED", "merchant_id: no merchant with settings for live"],
    async () =>
      askAdmin("POST", "settlement-strategy/dry-run", {
        ...{ mode: "live", merchant_id: await testOnly() },
        ...{ debtor_iban: ibanAt("alpha", 1), creditor_iban: ibanAt("alpha", 2) },
      }),
  ),
  reason(
    "another mode without an account for it",
    ["VALIDATION_FAILED", "modes.live.settlement_iban: is required to open this mode"],
    async () =>
      askAdmin("PATCH", `merchants/${await testOnly()}`, {
        modes: { live: { refund_authority: true } },
      }),
  ),
  reason(
    "a new live merchant the authority to refund",
    ["VALIDATION_FAILED", `${authority}: must be false at first. ${proposeIt}`],
    () => {
      const live = { settlement_iban: ibanAt("alpha", 1), refund_authority: true };
      return askAdmin("POST", "merchants", { name: "Keen", modes: { live } });
    },
  ),
];

const live = (bank: "alpha" | "borealis") => `banks/${party.banks.live[bank].bank_id}`;
const shop = () => `merchants/${party.merchant.merchant_id}`;

/** A new account of the live merchant, proposed by the owner. */
const proposed = async (): Promise<string> => {
  const modes = { live: { settlement_iban: ibanAt("alpha", 2) } };
  const { body } = await askAdmin("PATCH", shop(), { modes });
  wait(1);
  return body.proposal.proposal_id;
};

const withdraw = (id: string) => askAdmin("POST", `approvals/${id}/withdraw`);

const changes: Reason[] = [
  reason("to read a proposal that there is not", "NOT_FOUND", () =>
    askAdmin("GET", `approvals/prp_${"0".repeat(43)}`),
  ),
  reason("a live bank the institution code of another", "ALREADY_EXISTS", () =>
    askAdmin("PATCH", live("alpha"), { institution_code: "BOREGB2LXXX" }),
  ),
  reason("a live bank another change while one is open", "CHANGE_PENDING", async () => {
    const core_base_url = "https://new.example/bank";
    const { body } = await askAdmin("PATCH", live("alpha"), { core_base_url });
    const refused = await askAdmin("PATCH", live("alpha"), { iban_prefixes: ["FR**1"] });
    await withdraw(body.proposal.proposal_id);
    return refused;
  }),
  reason("a live merchant another change while one is open", "CHANGE_PENDING", async () => {
    const id = await proposed();
    const modes = { live: { settlement_strategy: "SAME_BANK_ONLY" } };
    const refused = await askAdmin("PATCH", shop(), { modes });
    await withdraw(id);
    return refused;
  }),
  reason("the strategy another change while one is open", "CHANGE_PENDING", async () => {
    const put = (strategy: string) => askAdmin("PUT", "settlement-strategy", { strategy });
    const { body } = await put("SAME_BANK_ONLY");
    const refused = await put("NATIONAL_RAIL_ONLY");
    await withdraw(body.proposal.proposal_id);
    await put("SAME_BANK_OR_NATIONAL_RAIL");
    return refused;
  }),
  reason("an approval of what was withdrawn", "CHANGE_HAS_ENDED", async () => {
    const id = await proposed();
    await withdraw(id);
    return approve(id);
  }),
  reason("an approval of what has changed since", "CHANGE_OUTDATED", async () => {
    const id = await proposed();
    const move = "update merchant_settings set settlement_iban = ? where settlement_iban = ?";
    const [from, to] = [ibanAt("alpha", 1), ibanAt("alpha", 3)];
    await env.DB.prepare(move).bind(to, from).run();
    const refused = await approve(id);
    await env.DB.prepare(move).bind(from, to).run();
    await withdraw(id);
    return refused;
  }),
];

/** A command about a mandate in the two seconds in which its guard still knows a retired key. */
const askRetired = async (command: string, note: string) => {
  const { key, key_id } = await newStaff("operator");
  const { mandate_id } = await OwnedMandate.active();
  const asStaff = (method: string, path: string, json?: object) =>
    ask(method, `/admin/v1/mandates/${path}`, { "x-gateway-admin-key": key }, json);
  await asStaff("GET", mandate_id);
  await askAdmin("POST", `admin-keys/${key_id}/retire`, {});
  return asStaff("POST", `${mandate_id}/${command}`, { note });
};

const mandates: Reason[] = [
  reason("another account for a mandate that nobody has approved", "INVALID_STATE", async () => {
    const { mandate_id } = await OwnedMandate.create();
    return askAdmin("POST", `mandates/${mandate_id}/creditor`, { note: "moved" });
  }),
  reason(
    "another account for a mandate under a key that was retired a moment ago",
    "UNAUTHENTICATED",
    () => askRetired("creditor", "moved"),
  ),
  reason(
    "the cancel of a mandate under a key that was retired a moment ago",
    "UNAUTHENTICATED",
    () => askRetired("cancel", "asked by phone"),
  ),
];

const deadLetters: Reason[] = [
  reason(
    "to put back what no queue can read",
    ["INVALID_STATE", "No queue can read this message."],
    async () => {
      await deliver("dead-letters", ["no message of ours"]);
      const { body } = await askAdmin("GET", "dead-letters?limit=1");
      return askAdmin("POST", `dead-letters/${body.data[0].dead_letter_id}/put-back`, {});
    },
  ),
];

const HOOKS = "https://shop.example/hooks";
/** A merchant's endpoint that an event was sent to, at its registered address or another one. */
const endpointOf = async (terms: object = {}) => {
  const merchant = await registerMerchant({ webhook_url: HOOKS });
  const payment = await Payment.open("alpha", { merchant, ...terms });
  await payment.pay();
  await deliverAll();
  const { body } = await ask("GET", "/api/v1/endpoints", merchant.headers.test);
  const { endpoint_id } = body.data[0];
  const register = (webhook_url: string | null) =>
    askAdmin("PATCH", `merchants/${merchant.merchant_id}`, { modes: { test: { webhook_url } } });
  const recover = (body: object) => askAdmin("POST", `endpoints/${endpoint_id}/recover`, body);
  const ping = () => askAdmin("POST", `endpoints/${endpoint_id}/ping`, {});
  return { recover, register, ping };
};

const notRegisteredNow: Parameters<typeof reason>[1] = [
  "VALIDATION_FAILED",
  "which: only at the endpoint that is registered now can events be missing",
];

const chooseEvents = ({ headers }: typeof party.merchant, id: string) =>
  ask("PATCH", `/api/v1/endpoints/${id}`, headers.test, { optional_events: [] });

const webhooks: Reason[] = [
  reason(
    "to list the deliveries of an endpoint and of an event at once",
    ["VALIDATION_FAILED", "exactly one of endpoint_id, event_id, subject is needed"],
    () => askAdmin("GET", `deliveries?endpoint_id=${noEndpoint}&event_id=evt_${"0".repeat(43)}`),
  ),
  reason("to choose the events of an endpoint that nobody has", "NOT_FOUND", () =>
    chooseEvents(party.merchant, noEndpoint),
  ),
  reason("to choose the events of a former endpoint", "ENDPOINT_NOT_REGISTERED", async () => {
    const merchant = await registerMerchant({ webhook_url: HOOKS });
    await (await Payment.open("alpha", { merchant })).pay();
    await deliverAll();
    const { body } = await ask("GET", "/api/v1/endpoints", merchant.headers.test);
    const modes = { test: { webhook_url: null } };
    await askAdmin("PATCH", `merchants/${merchant.merchant_id}`, { modes });
    return chooseEvents(merchant, body.data[0].endpoint_id);
  }),
  reason("to ping an endpoint without an address", "NO_ENDPOINT", async () => {
    const { ping, register } = await endpointOf();
    await register(null);
    return ping();
  }),
  reason("to ping a merchant without an address", "NO_ENDPOINT", async () =>
    askAdmin("POST", `merchants/${await testOnly()}/ping`, { mode: "test" }),
  ),
  reason("to recover a disabled endpoint", "ENDPOINT_DISABLED", async () => {
    answering("shop hooks", () => new Response(null, { status: 410 }));
    const { recover } = await endpointOf();
    return recover(recovery());
  }),
  reason("to recover an endpoint without an address", "NO_ENDPOINT", async () => {
    const { recover, register } = await endpointOf();
    await register(null);
    return recover(recovery());
  }),
  reason("to look for missing events at an address of a payment", notRegisteredNow, async () => {
    const { recover } = await endpointOf({ webhook_url: `${HOOKS}?of=payment` });
    return recover(recovery("MISSING"));
  }),
  reason(
    "to look for missing events at an address that was registered before",
    notRegisteredNow,
    async () => {
      const { recover, register } = await endpointOf();
      await register("https://moved.example/hooks");
      return recover(recovery("MISSING"));
    },
  ),
  reason(
    "to look for missing events that the endpoint has forgotten",
    ["VALIDATION_FAILED", "from: must be at most 30 days ago for missing events"],
    async () => (await endpointOf()).recover(recovery("MISSING", 31)),
  ),
];

export const operatorReasons: Reason[] = [
  ...[...notThere, ...keys, ...settings, ...bankCare, ...lookingFor, ...changes],
  ...[...mandates, ...deadLetters, ...webhooks, ...closedMerchants, ...portalLinks],
];
