import { Payment, registerMerchant, settlement } from "../../workers/gateway-journey.ts";
import { ask, askAdmin, env, wait } from "../../workers/gateway-worker.ts";
import { answering } from "../../workers/neighbours.ts";
import {
  cancelled,
  expired,
  MINUTE_MS,
  type Reason,
  reason,
  vanish,
} from "../../workers/refusals.ts";

/** The refusals to create a payment and to choose its payer. */

/** Alpha's answer about any account. */
export const accounts = (currency: string, methods: string[] = ["OTP", "PUSH"]) =>
  answering("alpha resolve-alias", ({ body }: { body: { iban: string } }) =>
    Response.json({
      accounts: [{ iban: body.iban, display_name: "Amira Haddad", currency, default: true }],
      available_auth_methods: methods,
    }),
  );

const SESSIONS = "/api/v1/payments/sessions";

/** A merchant whose payments have named as many origins for webhooks as they may. */
const withAllOrigins = async () => {
  const merchant = await registerMerchant();
  const { merchant_id, headers } = merchant;
  const origins = Array.from({ length: 20 }, (_, number) => `https://shop-${number}.example`);
  const insert = `insert into endpoints (owner_kind, owner_id, mode, kind, origin, created_at)
    values ('MERCHANT', ?, 'test', 'AD_HOC', ?, 0)`;
  await env.DB.batch(origins.map((origin) => env.DB.prepare(insert).bind(merchant_id, origin)));
  return headers.test;
};

const creation: Reason[] = [
  reason("a webhook_url at a 21st origin", "ORIGIN_LIMIT_REACHED", async () => {
    const { created } = await Payment.create();
    const asked = { ...created.request, webhook_url: "https://shop-20.example/hooks" };
    return ask("POST", SESSIONS, await withAllOrigins(), asked);
  }),
  reason("a callback_url at a 21st origin", "ORIGIN_LIMIT_REACHED", async () =>
    ask("POST", "/payments/initiate", await withAllOrigins(), {
      ...{ amount: 100, currency: "USD", merchant_order_reference: "1" },
      ...{ callback_url: "https://shop-20.example/hooks", return_url: "https://shop.example/" },
    }),
  ),
  reason("a key that was used for another request", "IDEMPOTENCY_KEY_REUSED", async () => {
    const payment = await Payment.open("alpha", { idempotency_key: "order-1" });
    const asked = { ...payment.created.request, amount: 1 };
    return payment.asMerchant("POST", SESSIONS, asked);
  }),
  reason(
    "a redirect_url over http",
    ["VALIDATION_FAILED", "redirect_url: must be an https address"],
    async () => {
      const { created, ...payment } = await Payment.open();
      const asked = { ...created.request, redirect_url: "http://shop.example/back" };
      return new Payment(payment.merchant, "test", created).asMerchant("POST", SESSIONS, asked);
    },
  ),
  reason(
    "a merchant without settings for the mode of its key",
    ["FORBIDDEN", "This merchant is not set up for this mode. Ask the operator."],
    async () => {
      const merchant = await registerMerchant();
      const { merchant_id: id } = merchant;
      const payment = new Payment(merchant, "live", (await Payment.create()).created);
      await env.DB.prepare("delete from merchant_settings where merchant_id = ? and mode = 'live'")
        .bind(id)
        .run();
      // Longer than the settings may be cached.
      wait(2_000);
      return payment.repeatCreation();
    },
  ),
];

const payer: Reason[] = [
  reason("a merchant's key on a step of the checkout", "CHECKOUT_STEP_FORBIDDEN", async () => {
    const payment = await Payment.open();
    return payment.asMerchant("POST", `${SESSIONS}/${payment.session_id}/confirm`, {});
  }),
  reason("a payer who is the payee", "SAME_ACCOUNT", async () =>
    (await Payment.open("alpha", { payer: settlement })).resolve(),
  ),
  reason("a payer's account in another currency", "CURRENCY_MISMATCH", async () => {
    accounts("EUR");
    return (await Payment.open()).resolve();
  }),
  reason(
    "a payee's account in another currency",
    [
      "CURRENCY_MISMATCH",
      "The payee's account is in another currency. Use the account's currency.",
    ],
    async () => {
      const payment = await Payment.open();
      answering("alpha resolve-alias", ({ body }: { body: { iban: string } }) => {
        const currency = body.iban === payment.payer ? "USD" : "EUR";
        const account = { iban: body.iban, display_name: "Somebody", currency, default: true };
        return Response.json({ accounts: [account], available_auth_methods: ["OTP"] });
      });
      return payment.resolve();
    },
  ),
  reason(
    "a route that the merchant's strategy does not permit",
    "ROUTE_NOT_AVAILABLE",
    async () => {
      const merchant = await registerMerchant({ settlement_strategy: "SAME_BANK_ONLY" });
      return (await Payment.open("borealis", { merchant })).resolve();
    },
  ),
  reason(
    "a payer while the merchant is suspended",
    ["FORBIDDEN", "This merchant takes no payments at the moment. Nothing was paid."],
    async () => {
      const merchant = await registerMerchant();
      const payment = await Payment.open("alpha", { merchant });
      await askAdmin("PATCH", `merchants/${merchant.merchant_id}`, { status: "SUSPENDED" });
      wait(2_001);
      return payment.resolve();
    },
  ),
  reason("a payer for a payment that was cancelled", "INVALID_STATE", async () =>
    (await cancelled()).resolve(),
  ),
  reason("a payer for a payment that is over", "SESSION_EXPIRED", async () =>
    (await expired()).resolve(),
  ),
  reason("a payer for a payment that is cancelled in the meantime", "INVALID_STATE", async () => {
    const payment = await Payment.open();
    return lookedUpDuring(payment, () => payment.cancel());
  }),
  reason("a payer for a payment that ends in the meantime", "SESSION_EXPIRED", async () => {
    const payment = await Payment.open();
    return lookedUpDuring(payment, () => wait(15 * MINUTE_MS));
  }),
  reason("the eleventh payer of one payment", "PAYER_CHANGE_LIMIT_REACHED", async () => {
    const payment = await Payment.open();
    for (let count = 0; count < 10; count++) await payment.resolve();
    return payment.resolve();
  }),
  reason("a payer for a payment that is gone", "NOT_FOUND", async () => {
    const payment = await Payment.open();
    await vanish(payment);
    return payment.resolve();
  }),
  reason("a customer's step with the key of a merchant", "HOSTED_STEP_FORBIDDEN", async () => {
    const { headers } = await registerMerchant();
    const order = `/ob/payment-orders/po_${"0".repeat(43)}`;
    return ask("POST", `${order}/authorisation/start`, headers.test, { auth_mode: "OTP" });
  }),
];

/** Resolves the payer while this happens. */
const lookedUpDuring = async (payment: Payment, happens: () => unknown) => {
  const account = { iban: payment.payer, display_name: "A", currency: "USD", default: true };
  const found = { accounts: [account], available_auth_methods: ["OTP"] };
  const payee = { ...found, accounts: [{ ...account, iban: settlement }] };
  answering("alpha resolve-alias", async ({ body }: { body: { iban: string } }) => {
    if (body.iban === payment.payer) await happens();
    return Response.json(body.iban === payment.payer ? found : payee);
  });
  return payment.resolve();
};

export const sessionReasons: Reason[] = [...creation, ...payer];
