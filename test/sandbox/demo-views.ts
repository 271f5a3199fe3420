import {
  type ConnectionModel,
  demoCustomers,
  type OrderModel,
  type PaymentModel,
  type SubscriptionModel,
} from "../../src/sandbox/page-models.ts";
import { renderOfficePage } from "../../src/sandbox/pages/office.tsx";
import { renderShopOrder } from "../../src/sandbox/pages/order.tsx";
import { renderShopPage } from "../../src/sandbox/pages/shop.tsx";
import { renderSubscriptionPage } from "../../src/sandbox/pages/subscription.tsx";
import { renderConnectionPage, renderTppPage } from "../../src/sandbox/pages/tpp.tsx";
import { renderPaymentPage, renderPaymentsPage } from "../../src/sandbox/pages/tpp-payments.tsx";
import { SHOP_NAME, shopItems } from "../../src/sandbox/shop/shop.ts";
import { plan } from "../../src/sandbox/shop/subscriptions.ts";
import type { Account } from "../../src/sdk/tpp.ts";

/** The pages of the demo shop and app in every state, by kind and state. */
const AT = "2026-11-28T09:30:00.000Z";
const date_locale = "en-GB";

const order: OrderModel = {
  ...{ order_id: "order-7F3A0C91D2E4", item: "atlas", item_label: "The Meridian Atlas" },
  ...{ amount: 4_900, currency: "USD", status: "AWAITING_PAYMENT", failure_code: null },
  ...{ session_id: "ps_1", checkout_url: "https://gateway.example/checkout/ps_1" },
  ...{ created_at: AT, paid_at: null, shop_name: SHOP_NAME, date_locale },
  payment: { status: "PENDING", reason: null, bank_name: null, completed_at: null },
};

type Paying = NonNullable<OrderModel["payment"]>;
const at = (status: Paying["status"], changes: Partial<Paying> = {}): Paying => ({
  ...{ status, reason: null, bank_name: null, completed_at: null, ...changes },
});
const unpaid = (failure_code: string, payment: Paying) => ({
  ...{ status: "NOT_PAID" as const, failure_code, payment },
});

const orders: Record<string, Partial<OrderModel>> = {
  open: {},
  "no-answer": { payment: null },
  processing: { status: "PROCESSING", payment: at("PROCESSING", { bank_name: "Borealis Bank" }) },
  paid: {
    status: "PAID",
    payment: at("COMPLETED", { bank_name: "Alpha Bank", completed_at: AT }),
  },
  declined: unpaid(
    "INSUFFICIENT_FUNDS",
    at("FAILED", {
      reason: "The account's balance is too low, so nothing was debited. Use another account.",
    }),
  ),
  cancelled: unpaid("CANCELLED", at("CANCELLED")),
  expired: unpaid("SESSION_EXPIRED", at("FAILED")),
};

const charge = {
  ...{ payment_id: "pay_1", mandate_id: "mnd_1", amount: 1_200, currency: "USD" },
  ...{ reference: "map-1", description: null, attempts: [], retry_until: null },
  ...{ cancelled_by: null, created_at: AT, updated_at: AT },
};
const charges = [
  { status: "SCHEDULED", failure_code: null, retryable: false, retries_left: 3 } as const,
  { status: "COMPLETED", failure_code: null, retryable: false, retries_left: 3 } as const,
  ...[{ status: "FAILED", failure_code: "INSUFFICIENT_FUNDS", retryable: true, retries_left: 2 }],
].map((changes, place) => ({
  ...{ ...charge, ...changes, charge_id: `chg_${place}`, charge_date: `2026-11-${30 - place}` },
})) as NonNullable<SubscriptionModel["state"]>["charges"];

const subscriptionAt = (
  status: string | null,
  mandate: object = {},
  problem: string | null = null,
): SubscriptionModel => ({
  ...{ shop_name: SHOP_NAME, date_locale, plan, subscription_id: "sub-7F3A0C91D2E4", problem },
  ...{ announced_date: "2026-11-30", key: "k".repeat(43) },
  state:
    status === null
      ? null
      : {
          mandate: {
            ...{ status, approval_url: null, cancelled_by: null, status_reason: null, ...mandate },
            current_period:
              status === "ACTIVE"
                ? {
                    ...{ from: "2026-11-01", to: "2026-11-30" },
                    ...{ charged: 1_200, reserved: 1_200, remaining: 0 },
                  }
                : null,
          } as NonNullable<SubscriptionModel["state"]>["mandate"],
          charges: status === "ACTIVE" ? charges : [],
          events:
            status === "ACTIVE"
              ? (["mandate.charge.failed", "mandate.charge.completed", "mandate.activated"].map(
                  (event) => ({ event, created_at: AT }),
                ) as NonNullable<SubscriptionModel["state"]>["events"])
              : [],
        },
});

const subscriptions: Record<string, SubscriptionModel> = {
  waiting: subscriptionAt("AWAITING_CUSTOMER_AUTH", { approval_url: "https://gateway.example/a" }),
  active: subscriptionAt("ACTIVE"),
  paused: subscriptionAt("PAUSED"),
  rejected: subscriptionAt("REJECTED", { status_reason: "CUSTOMER_REJECTED" }),
  ended: subscriptionAt("CANCELLED", { cancelled_by: "CUSTOMER" }),
  "no-answer": subscriptionAt(null),
};

const account = {
  ...{ account_id: "acc_1", display_name: "Current account", account_type: "CURRENT" },
  ...{ currency: "USD", masked_iban: "DE•• •••• 0300" },
} as Account;
const transaction = (
  name: string,
  amount: number,
  credit_debit: string,
  booked_at: string | null,
) => ({
  ...{ transaction_id: name, status: booked_at ? "BOOKED" : "PENDING", amount, credit_debit },
  ...{ currency: "USD", booked_at, description: null, merchant: null, counterparty: { name } },
});
const accounts = [
  {
    ...account,
    balances: [
      { type: "AVAILABLE", amount: 123_456_789, credit_debit: "CREDIT", currency: "USD" },
      { type: "BOOKED", amount: 123_460_789, credit_debit: "CREDIT", currency: "USD" },
    ],
    transactions: [
      transaction("Corner Grocery at the Old Town Market Square", 1_250, "DEBIT", null),
      transaction("Greenfield Housing", 80_000, "DEBIT", "2026-11-27T10:00:00Z"),
      transaction("Northwind Tea", 312_500, "CREDIT", "2026-11-25T10:00:00Z"),
    ],
    spending: [
      { category: "Rent", amount: 240_000, payments: 3 },
      { category: "Groceries", amount: 43_210, payments: 17 },
      { category: "Phone and internet", amount: 8_997, payments: 3 },
    ],
    standing_orders: [
      {
        ...{ next_date: "2026-12-01", amount: 80_000, currency: "USD", reference: "rent" },
        ...{ creditor: { name: "Greenfield Housing" }, frequency: { type: "MONTHLY" } },
      },
    ],
    has_more: false,
  },
] as unknown as ConnectionModel["accounts"];

const connectionAt = (
  status: ConnectionModel["status"],
  reason: string | null = null,
): ConnectionModel => ({
  ...{ app_name: "Pocket Ledger", connection_id: "c_1", bank_handle: "alpha" },
  ...{ bank_name: "Alpha Bank", date_locale, status, reason },
  accounts: status === "CONNECTED" ? accounts : [],
});

const connections: Record<string, ConnectionModel> = {
  connected: connectionAt("CONNECTED"),
  unfinished: connectionAt("ASKED"),
  refused: connectionAt("DECLINED", "CUSTOMER_REJECTED"),
  revoked: connectionAt("ENDED", "CUSTOMER"),
  expired: connectionAt("ENDED", "EXPIRED"),
  "no-answer": connectionAt("UNAVAILABLE"),
};

const payment: PaymentModel = {
  ...{ payment_id: "p_1", to: "Daniel Osei", destination: "daniel", given_name: "Daniel Osei" },
  ...{ payee_check: "MATCH", amount: 3_005, currency: "USD", created_at: AT },
  ...{ status: "COMPLETED", status_reason: null, sca_url: null, cancellable: false },
  ...{ app_name: "Pocket Ledger", connection_id: "c_1", bank_name: "Alpha Bank" },
  ...{ unsent: false, problem: null },
};
const waits = { status: "PENDING_SCA", sca_url: "https://gateway.example/sca", cancellable: true };
const otherName = { payee_check: "NO_MATCH", given_name: "Somebody Else", to: "daniel" };
const payments = {
  "other-name": { ...payment, ...waits, ...otherName },
  "close-name": { ...payment, ...waits, payee_check: "CLOSE_MATCH", given_name: "Daniel Ose" },
  processing: { ...payment, status: "PROCESSING" },
  paid: payment,
  "paid-other-name": { ...payment, ...otherName },
  rejected: { ...payment, status: "REJECTED", status_reason: "CUSTOMER_REJECTED" },
  failed: { ...payment, status: "FAILED", status_reason: "INSUFFICIENT_FUNDS" },
  unknown: { ...payment, status: "UNKNOWN", unsent: true },
} as Record<string, PaymentModel>;

const form = {
  ...{ payment_id: "k".repeat(43), account_id: "acc_1", to: "daniel", creditor_name: "" },
  ...{ amount: "30.05", reference: "" },
};

const each = <Model>(
  kind: string,
  models: Readonly<Record<string, Model>>,
  render: (model: Model) => string,
) => Object.entries(models).map(([state, model]) => ({ kind, state, html: render(model) }));

const customers = demoCustomers();

export const demoPages = (): { kind: string; state: string; html: string }[] => [
  ...each(
    "shop",
    { window: null, "not-placed": "The payment gateway did not open a session. Try again." },
    (problem) =>
      renderShopPage({
        ...{ shop_name: SHOP_NAME, items: shopItems, order_action: "/shop/orders", plan },
        ...{ customers, problem },
      }),
  ),
  ...each("shop-order", orders, (changes) => renderShopOrder({ ...order, ...changes })),
  ...each("subscription", subscriptions, renderSubscriptionPage),
  ...each("back-office", subscriptions, renderOfficePage),
  ...each("app", { home: null }, (problem) =>
    renderTppPage({
      ...{ app_name: "Pocket Ledger", customers, problem },
      banks: [{ bank_handle: "alpha", name: "Alpha Bank" }],
      connections: Object.values(connections),
    }),
  ),
  ...each("app-connection", connections, renderConnectionPage),
  ...each("app-pay", { form: null }, () =>
    renderPaymentsPage({
      ...{ app_name: "Pocket Ledger", connection_id: "c_1", bank_name: "Alpha Bank", date_locale },
      ...{ accounts: [account], form, problem: null, payments: Object.values(payments) },
    }),
  ),
  ...each("app-payment", payments, renderPaymentPage),
];
