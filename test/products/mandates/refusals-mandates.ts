import { approvalReasons, bankFaults, noAccounts } from "../../approvals/refusals-approval.ts";
import { changeMerchant, ibanAt, party, settlement } from "../../workers/gateway-journey.ts";
import {
  type Answer,
  ask,
  askAdmin,
  bodyOf,
  deliverAll,
  wait,
} from "../../workers/gateway-worker.ts";
import { answering, customers, lost, refusing } from "../../workers/neighbours.ts";
import { during, ending, type Reason, reason } from "../../workers/refusals.ts";
import { newApp } from "./app-scene.ts";
import { type Customer, Mandate } from "./approval-journey.ts";
import { OwnedMandate } from "./row-scene.ts";

/** Why a mandate is not made, approved or changed, and why it is not charged. */
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const unknown = () => new Response(null, { status: 404 });
const inEuro = ({ body }: { body: { iban?: string } }) =>
  Response.json({
    accounts: [
      {
        iban: body.iban ?? customers.carla.iban,
        ...{ display_name: "A" },
        currency: "EUR",
        default: true,
      },
    ],
    available_auth_methods: ["OTP"],
  });

const nobodysIban = "FR1420041010050500013M02606";
const iban = (value: string) => ({ type: "iban" as const, value });
const alias = (value: string) => ({ type: "alias" as const, value });

/** The merchant's own bank only. */
const withinOneBank = async (act: () => Promise<Answer>): Promise<Answer> => {
  await changeMerchant({ settlement_strategy: "SAME_BANK_ONLY" });
  await askAdmin("PUT", "settlement-strategy", { strategy: "SAME_BANK_ONLY" });
  wait(2_001);
  const answer = await act();
  await changeMerchant({ settlement_strategy: null });
  await askAdmin("PUT", "settlement-strategy", { strategy: "SAME_BANK_OR_NATIONAL_RAIL" });
  wait(2_001);
  return answer;
};

type App = Awaited<ReturnType<typeof newApp>>;

const createdBy = (app: App, changes: object = {}): Promise<Answer> =>
  ask("POST", "/recurring/mandates", app.token, {
    ...{ source_account_id: app.source, destination: iban(settlement) },
    ...{ amount: 1_250, currency: "USD", frequency: "MONTHLY" },
    ...changes,
  });
const creating = async (changes: object = {}) => createdBy(await newApp(), changes);

const creation: Reason[] = [
  reason("a TPP's mandate to the account that pays", "SAME_ACCOUNT", async () => {
    const app = await newApp();
    return createdBy(app, { destination: iban(app.iban) });
  }),
  reason("a TPP's mandate in another currency", "CURRENCY_MISMATCH", () =>
    creating({ currency: "EUR" }),
  ),
  reason("a TPP's mandate to an account that nobody has", "DESTINATION_NOT_FOUND", () => {
    answering("alpha resolve-alias", noAccounts);
    return creating();
  }),
  reason("a TPP's mandate to a name that leads to two banks", "DESTINATION_MISMATCH", () => {
    const account = { account_ref: "carla", default: true, capabilities: ["PAYMENTS"] };
    const routes = [{ bank_id: "cirrus", bank_handle: "cirrus", ...account }];
    const found = { handle: "carla", bank_handle: "cirrus", status: "ACTIVE", routes };
    answering("registry resolve", found);
    answering("directory resolve", { iban: customers.carla.iban, institution_code: "ALPHDEFFXXX" });
    return creating({ destination: alias("carla") });
  }),
  reason("a TPP's mandate beyond the strategy", "ROUTE_NOT_AVAILABLE", () =>
    withinOneBank(() => creating({ destination: iban(ibanAt("borealis", 7)) })),
  ),
  reason("a TPP's mandate while the directory is down", "DIRECTORY_UNAVAILABLE", () => {
    answering("directory resolve", lost);
    return creating({ destination: iban(nobodysIban) });
  }),
  reason("a TPP's mandate while the registry is down", "REGISTRY_UNAVAILABLE", () => {
    answering("registry resolve", lost);
    return creating({ destination: alias("boris") });
  }),
  ...bankFaults.map(([code, fault]) =>
    reason("a TPP's mandate to an account whose bank fails", code, () => {
      answering("alpha resolve-alias", fault);
      return creating();
    }),
  ),
  reason("a TPP's mandate of a consent that ends meanwhile", "CONSENT_REVOKED", async () => {
    const app = await newApp();
    const account = { iban: settlement, display_name: "A", currency: "USD", default: true };
    const found = { accounts: [account], available_auth_methods: [] };
    during("alpha resolve-alias", () => app.revoke(), found);
    return createdBy(app);
  }),
];

const open = async (changes: Parameters<typeof Mandate.ask>[0] = {}) =>
  (await Mandate.ask(changes)).open();

/** The page of a TPP's mandate, whose consent has just ended. */
const withoutConsent = async (): Promise<{ app: App; customer: Customer }> => {
  const app = await newApp();
  const { tpp } = app.registered;
  const customer = await open({
    ...{ owner: { kind: "TPP", id: tpp.tpp_id }, app_name: tpp.name },
    ...{ consent_id: app.consent.consent_id, source_account_id: app.source },
  });
  await app.revoke();
  return { app, customer };
};

/** How a mandate whose merchant names the customer looks the accounts up. */
const lookups: [string, (customer: Customer, name: string) => Promise<Answer>][] = [
  ["an account", (customer, name) => customer.step("payer", { payer_alias: name })],
  ["a first code", (customer) => customer.start()],
];

const approval: Reason[] = lookups.flatMap(([what, look]) => {
  const looking = async (name: string, changes: Parameters<typeof Mandate.ask>[0] = {}) =>
    look(await open({ customer_alias: name, ...changes }), name);
  return [
    reason(`${what} of a customer whom nobody knows`, "PAYER_NOT_FOUND", () => {
      answering("registry resolve", unknown);
      return looking("carla");
    }),
    reason(`${what} after ten tries`, "PAYER_CHANGE_LIMIT_REACHED", async () => {
      const customer = await open({ customer_alias: "carla" });
      answering("alpha resolve-alias", noAccounts);
      for (let count = 0; count < 10; count++) await look(customer, "carla");
      return look(customer, "carla");
    }),
    reason(`${what} for a payee whom nobody knows`, "DESTINATION_NOT_FOUND", () => {
      answering("directory resolve", unknown);
      return looking("carla", { destination: iban(nobodysIban) });
    }),
    reason(`${what} for a payee who is elsewhere`, "DESTINATION_MISMATCH", () => {
      answering("directory resolve", { iban: settlement, institution_code: "OTHERBANK" });
      return looking("boris");
    }),
    reason(`${what} beyond the strategy`, "ROUTE_NOT_AVAILABLE", () =>
      withinOneBank(() => looking("boris")),
    ),
    reason(`${what} in another currency`, "CURRENCY_MISMATCH", () => {
      answering("alpha resolve-alias", inEuro);
      return looking("carla");
    }),
    reason(`${what} for the customer's own account`, "SAME_ACCOUNT", () => {
      const own = customers.carla.iban;
      return looking("carla", { destination: iban(own), creditor_iban: own });
    }),
    reason(`${what} while the directory is down`, "DIRECTORY_UNAVAILABLE", () => {
      answering("directory resolve", lost);
      return looking("boris");
    }),
    reason(`${what} while the registry is down`, "REGISTRY_UNAVAILABLE", () => {
      answering("registry resolve", lost);
      return looking("carla");
    }),
    ...bankFaults.map(([code, fault]) =>
      reason(`${what} at a bank that fails`, code, () => {
        answering("alpha resolve-alias", fault);
        return looking("carla");
      }),
    ),
  ];
});

/** A TPP's mandate, and its customer's page, after the TPP has lost the scope. */
const withoutScope = async (started: boolean): Promise<{ app: App; customer: Customer }> => {
  const app = await newApp();
  const { tpp } = app.registered;
  const customer = await open({
    ...{ owner: { kind: "TPP", id: tpp.tpp_id }, app_name: tpp.name },
    ...{ consent_id: app.consent.consent_id, source_account_id: app.source },
  });
  if (started) bodyOf(await customer.start());
  bodyOf(await askAdmin("PATCH", `tpps/${tpp.tpp_id}`, { scopes: ["accounts:read"] }));
  return { app, customer };
};

const consentEnded: Reason[] = [
  reason("an account for an app without its scope", "INSUFFICIENT_SCOPE", async () => {
    const { app, customer } = await withoutScope(false);
    return customer.payer(app.iban);
  }),
  reason("a code for an app without its scope", "INSUFFICIENT_SCOPE", async () =>
    (await withoutScope(false)).customer.start(),
  ),
  reason("a confirmation for an app without its scope", "INSUFFICIENT_SCOPE", async () =>
    (await withoutScope(true)).customer.confirm(),
  ),
  reason("an account of a consent that has ended", "CONSENT_REVOKED", async () => {
    const { app, customer } = await withoutConsent();
    return customer.payer(app.iban);
  }),
  reason("a code of a consent that has ended", "CONSENT_REVOKED", async () =>
    (await withoutConsent()).customer.start(),
  ),
  ending("a confirmation of a consent that has ended", "CONSENT_REVOKED", async () => {
    const app = await newApp();
    const { tpp } = app.registered;
    const customer = await open({
      ...{ owner: { kind: "TPP", id: tpp.tpp_id }, app_name: tpp.name },
      ...{ consent_id: app.consent.consent_id, source_account_id: app.source },
    });
    bodyOf(await customer.start());
    await app.revoke();
    return customer.confirm();
  }),
];

const confirmation: Reason[] = [
  reason("a code of a mandate before an account", "PAYER_REQUIRED", async () =>
    (await open()).start(),
  ),
  reason("a confirmation of a mandate before an account", "PAYER_REQUIRED", async () =>
    (await open()).confirm(),
  ),
  reason("a code of a mandate while the directory is down", "DIRECTORY_UNAVAILABLE", async () => {
    const customer = await open({ customer_alias: "boris" });
    bodyOf(await customer.start());
    answering("directory resolve", lost);
    return customer.confirm();
  }),
  reason("a code of a mandate while the registry is down", "REGISTRY_UNAVAILABLE", async () => {
    const customer = await open({ customer_alias: "carla" });
    bodyOf(await customer.start());
    answering("registry resolve", lost);
    return customer.confirm();
  }),
];

const named = async (changes: Parameters<typeof Mandate.ask>[0] = {}) =>
  (await open(changes)).named();

const rejected = async (): Promise<OwnedMandate> => {
  const mandate = await OwnedMandate.create();
  const { approval_url } = mandate.answer.body;
  const { token } = bodyOf(await ask("GET", approval_url, { cookie: "mandate_browser=1" }));
  const session = { "x-gateway-auth-session": token };
  bodyOf(await mandate.ask("POST", "/authorisation/reject", {}, session));
  return mandate;
};

const changes: Reason[] = [
  reason("a cancellation of a mandate that was rejected", "INVALID_STATE", async () =>
    (await rejected()).ask("POST", "/cancel", {}),
  ),
  ...["pause", "resume"].map((name) =>
    reason(`a ${name} of a mandate that nobody has approved`, "INVALID_STATE", async () =>
      (await OwnedMandate.create()).ask("POST", `/${name}`, {}),
    ),
  ),
];

const aboutFunds = (mandate: OwnedMandate, amount = 7) =>
  mandate.ask("POST", "/funds-confirmation", { amount });

const funds: Reason[] = [
  reason("the funds of a mandate that is not approved", "MANDATE_NOT_ACTIVE", async () =>
    aboutFunds(await OwnedMandate.create()),
  ),
  reason("the funds for more than one charge", "MANDATE_LIMIT_EXCEEDED", async () =>
    aboutFunds(await OwnedMandate.active(), 1_251),
  ),
  reason("the funds of a mandate that its bank has ended", "MANDATE_REVOKED", async () => {
    answering("alpha funds-confirmation", refusing("MANDATE_REVOKED"));
    return aboutFunds(await OwnedMandate.active());
  }),
  ...bankFaults.map(([code, fault]) =>
    reason("the funds at a bank that fails", code, async () => {
      answering("alpha funds-confirmation", fault);
      return aboutFunds(await OwnedMandate.active());
    }),
  ),
];

const wide = { max_amount_per_period: 5_000 };
const charge = (mandate: OwnedMandate, about: object = {}) =>
  mandate.ask("POST", "/charge", { amount: 1_000, reference: "invoice-7", ...about });

/** A charge that failed at the bank a day ago, and may be tried again. */
const failedCharge = async (terms: object = wide) => {
  answering("alpha execute-transaction", refusing("INSUFFICIENT_FUNDS"));
  const mandate = await OwnedMandate.active(terms);
  const { charge_id } = bodyOf(await charge(mandate), 201);
  await deliverAll();
  wait(DAY_MS);
  const retry = () => mandate.ask("POST", `/charges/${charge_id}/retry`, {});
  return { mandate, charge_id, retry };
};

const charges: Reason[] = [
  reason("a charge before the approval", "MANDATE_NOT_ACTIVE", async () =>
    charge(await OwnedMandate.create()),
  ),
  reason("a charge before the start", "MANDATE_NOT_STARTED", async () =>
    charge(await OwnedMandate.active({ start_date: inDays(2) })),
  ),
  reason("a second charge beside the first", "CHARGE_IN_PROGRESS", async () => {
    const mandate = await OwnedMandate.active(wide);
    await charge(mandate, { charge_date: inDays(3) });
    return charge(mandate);
  }),
  reason("a charge above its cap", "MANDATE_LIMIT_EXCEEDED", async () =>
    charge(await OwnedMandate.active(), { amount: 1_251 }),
  ),
  reason("a charge of another amount", "MANDATE_AMOUNT_FIXED", async () =>
    charge(await OwnedMandate.active({ amount_type: "FIXED" })),
  ),
  reason("a charge without notice", "NOTICE_REQUIRED", async () => {
    const notice = (test: number) =>
      askAdmin("PUT", "charge-notice", { notice_days: { test, live: 0 } });
    await notice(3);
    wait(3_000);
    const refused = await charge(await OwnedMandate.active(), { charge_date: inDays(2) });
    await notice(0);
    wait(3_000);
    return refused;
  }),
  reason("a cancellation of a charge that has ended", "INVALID_STATE", async () => {
    const { mandate, charge_id } = await failedCharge();
    return mandate.ask("POST", `/charges/${charge_id}/cancel`, {});
  }),
  reason("a bank's report of a charge that has ended", "INVALID_STATE", async () => {
    const { mandate, charge_id } = await failedCharge();
    const { mandate_id } = mandate;
    const { headers } = party.banks.test.alpha;
    const path = "/gateway/callback/charge-cancelled";
    return ask("POST", path, headers, { mandate_id, charge_id });
  }),
  reason("a second retry on one day", "CHARGE_NOT_RETRYABLE", async () => {
    const { retry } = await failedCharge();
    bodyOf(await retry());
    await deliverAll();
    return retry();
  }),
  reason("a retry beside another charge", "CHARGE_IN_PROGRESS", async () => {
    const { mandate, retry } = await failedCharge();
    await charge(mandate, { charge_date: inDays(3) });
    return retry();
  }),
  reason("a retry above the cap of its period", "MANDATE_LIMIT_EXCEEDED", async () => {
    const { mandate, retry } = await failedCharge({});
    answering("alpha execute-transaction", ({ body }) =>
      Response.json({
        ...{ end_to_end_id: body.end_to_end_id, transfer_ref: "R", route_used: "SAME_BANK" },
        ...{ status: "BOOKED", bank_fee: 0 },
      }),
    );
    bodyOf(await charge(mandate), 201);
    await deliverAll();
    return retry();
  }),
];

export const mandateReasons: readonly Reason[] = [
  ...creation,
  ...approval,
  ...consentEnded,
  ...confirmation,
  ...changes,
  ...funds,
  ...charges,
  ...approvalReasons({
    ...{ what: "a mandate", lifetimeMs: DAY_MS },
    async named(methods) {
      if (!methods) return named();
      answering("alpha resolve-alias", ({ body }) =>
        Response.json({
          accounts: [{ ...body, display_name: "A", currency: "USD", default: true }],
          available_auth_methods: methods,
        }),
      );
      return named();
    },
    async withAccount(number) {
      const customer = await open();
      bodyOf(await customer.payer(number));
      return customer;
    },
    reopen: (customer, browser) => (customer as Customer).mandate.open(browser),
  }),
];
