import { approvalReasons, bankFaults, noAccounts } from "../../approvals/refusals-approval.ts";
import { changeBank, ibanAt, railReport, settlement } from "../../workers/gateway-journey.ts";
import {
  type Answer,
  ask,
  askAdmin,
  bodyOf,
  railKeys,
  wait,
} from "../../workers/gateway-worker.ts";
import { answering, callsOf, lost, refusing } from "../../workers/neighbours.ts";
import { during, MINUTE_MS, type Reason, reason } from "../../workers/refusals.ts";
import { ownTpp } from "../consents/consent-journey.ts";
import { Order } from "./order-journey.ts";
import { LIMIT, PayingTpp } from "./order-scene.ts";

/** Why an order is not made, not approved or not cancelled. */
const toIban = (value: string) => ({ destination: { type: "iban", value } });
const toName = (value: string) => ({ destination: { type: "alias", value } });
const atBorealis = toIban(ibanAt("borealis", 7));

const paying = async (changes: object): Promise<Answer> => (await PayingTpp.open()).create(changes);

/** Only the operator's strategy reaches the accounts of both banks. */
const withinOneBank = async (act: () => Promise<Answer>): Promise<Answer> => {
  await askAdmin("PUT", "settlement-strategy", { strategy: "SAME_BANK_ONLY" });
  wait(2_001);
  const answer = await act();
  await askAdmin("PUT", "settlement-strategy", { strategy: "SAME_BANK_OR_NATIONAL_RAIL" });
  wait(2_001);
  return answer;
};

const moveBank = async (path: string): Promise<void> =>
  void bodyOf(await changeBank("alpha", { core_base_url: `https://alpha.example/${path}` }));

/** What the operator leaves to the TPP of every order here; all of it again afterwards. */
const withScopes = async (scopes: string[], act: () => Promise<Answer>): Promise<Answer> => {
  const path = `tpps/${ownTpp().tpp_id}`;
  const before = bodyOf(await askAdmin("GET", path));
  bodyOf(await askAdmin("PATCH", path, { scopes }));
  const answer = await act();
  bodyOf(await askAdmin("PATCH", path, { scopes: before.scopes }));
  return answer;
};

const lostScope = reason(
  "an approval for an app without its scope",
  "INSUFFICIENT_SCOPE",
  async () => {
    const customer = await (await Order.ask()).open();
    bodyOf(await customer.start());
    return withScopes(["accounts:read"], () => customer.confirm());
  },
);

const creation: Reason[] = [
  reason("an order to the account that pays", "SAME_ACCOUNT", async () => {
    const tpp = await PayingTpp.open();
    return tpp.create(toIban(tpp.iban));
  }),
  reason("an order in another currency", "CURRENCY_MISMATCH", () => paying({ currency: "EUR" })),
  reason("an order to an account that its bank does not know", "DESTINATION_NOT_FOUND", () => {
    answering("alpha resolve-alias", noAccounts);
    return paying({});
  }),
  reason("an order to an account that is elsewhere", "DESTINATION_MISMATCH", () => {
    answering("directory resolve", { iban: ibanAt("borealis", 7), institution_code: "OTHERXX" });
    return paying(atBorealis);
  }),
  reason("an order beyond the strategy", "ROUTE_NOT_AVAILABLE", () =>
    withinOneBank(() => paying(atBorealis)),
  ),
  reason("an order while the directory is down", "DIRECTORY_UNAVAILABLE", () => {
    answering("directory resolve", lost);
    return paying(atBorealis);
  }),
  reason("an order to a name while the registry is down", "REGISTRY_UNAVAILABLE", () => {
    answering("registry resolve", lost);
    return paying(toName("boris"));
  }),
  ...bankFaults.map(([code, fault]) =>
    reason("an order to an account whose bank fails", code, () => {
      answering("alpha resolve-alias", fault);
      return paying({});
    }),
  ),
  lostScope,
  reason("an order of a consent that ends meanwhile", "CONSENT_REVOKED", async () => {
    const tpp = await PayingTpp.open();
    const account = { iban: settlement, display_name: "A", currency: "USD", default: true };
    const found = { accounts: [account], available_auth_methods: [] };
    during("alpha resolve-alias", () => tpp.revoke(), found);
    return tpp.create();
  }),
  reason("an order on an account whose bank moves meanwhile", "PAYER_NOT_FOUND", async () => {
    const account = { iban: settlement, display_name: "A", currency: "USD", default: true };
    const found = { accounts: [account], available_auth_methods: [] };
    during("alpha resolve-alias", () => moveBank("bank/new-callback"), found);
    const answer = await paying({});
    await moveBank("bank/callback");
    return answer;
  }),
];

/** The page of an order that its TPP made, and the steps of its customer. */
const pageOf = async (created: Answer) => {
  const { payment_order_id, sca_url } = bodyOf(created, 201);
  const { token } = bodyOf(await ask("GET", sca_url, { cookie: "order_browser=1" }));
  const path = `/ob/payment-orders/${payment_order_id}/authorisation`;
  const step = (name: string, json: object = {}) =>
    ask("POST", `${path}/${name}`, { "x-gateway-auth-session": token }, json);
  return {
    start: () => step("start", { auth_mode: "OTP" }),
    confirm: () => step("confirm", { otp_code: "123456" }),
    reject: () => step("reject"),
  };
};

/** An order that needs its customer's code, which is on its way. */
const coded = async (changes: object) => {
  const page = await pageOf(await paying({ amount: LIMIT + 1, ...changes }));
  bodyOf(await page.start());
  return page;
};

/** The rail credits an instruction that the bank refused for want of a code. */
const creditExempt = async (): Promise<void> => {
  const instruction = callsOf("alpha execute-transaction").at(-1)?.body;
  const headers = { "x-gateway-rail-key": railKeys.test };
  const report = railReport(instruction, "CREDITED");
  bodyOf(await ask("POST", "/gateway/callback/credit", headers, report), 202);
};

/** The bank wants a code for an order that its limits had exempted. */
const scaRequired = async () => {
  answering("alpha execute-transaction", refusing("SCA_REQUIRED"));
  const tpp = await PayingTpp.open();
  const created = await tpp.create(atBorealis);
  return { tpp, id: bodyOf(created, 201).payment_order_id, page: await pageOf(created) };
};

const approval: Reason[] = [
  reason("a code for an order that may be paid already", "PAYMENT_UNDER_REVIEW", async () => {
    const { page } = await scaRequired();
    await creditExempt();
    return page.start();
  }),
  reason("a code of an order that may be paid already", "PAYMENT_UNDER_REVIEW", async () => {
    const { page } = await scaRequired();
    bodyOf(await page.start());
    await creditExempt();
    return page.confirm();
  }),
  reason("a rejection of an order that may be paid already", "PAYMENT_UNDER_REVIEW", async () => {
    const { page } = await scaRequired();
    await creditExempt();
    return page.reject();
  }),
  reason(
    "a cancellation of an order that may be paid",
    "PAYMENT_ORDER_NOT_CANCELLABLE",
    async () => {
      const { tpp, id } = await scaRequired();
      await creditExempt();
      return tpp.cancel(id);
    },
  ),
  reason("a code of an order while the directory is down", "DIRECTORY_UNAVAILABLE", async () => {
    const page = await coded(atBorealis);
    answering("directory resolve", lost);
    return page.confirm();
  }),
  reason("a code of an order while the registry is down", "REGISTRY_UNAVAILABLE", async () => {
    const page = await coded(toName("carla"));
    answering("registry resolve", lost);
    return page.confirm();
  }),
];

let accounts = 9_500;

/** An order on an account that no other test uses. */
const open = async (changes: Parameters<typeof Order.ask>[0] = {}) =>
  (await Order.ask({ iban: ibanAt("alpha", ++accounts), ...changes })).open();

export const orderReasons: readonly Reason[] = [
  ...creation,
  ...approval,
  ...approvalReasons({
    ...{ what: "an order", lifetimeMs: 15 * MINUTE_MS },
    named: (methods) => open(methods ? { methods } : {}),
    withAccount: (iban) => open({ iban }),
    reopen: (customer, browser) =>
      (customer as Awaited<ReturnType<typeof open>>).order.open(browser),
  }),
];
