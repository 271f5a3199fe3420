import { pageResponse } from "../frame/pages/response.ts";
import type { Payment } from "../sdk/merchant.ts";
import type { Account, Balance, PaymentOrder, StandingOrder, Transaction } from "../sdk/tpp.ts";
import type { Order, Phone } from "./answers.ts";
import { bankByHandle, residents } from "./residents.ts";
import type { plan, SubscriptionState } from "./shop/subscriptions.ts";
import type { FormProblem, PaymentForm } from "./tpp/payments.ts";
import type { Spending } from "./tpp/spending.ts";

/**
 * The content of the sandbox's pages. Routes fill these models, and the renderers of `pages/` turn
 * them into complete HTML documents: `renderShopPage`, `renderShopOrder`, `renderPhonesPage`,
 * `renderPhonePage`, each `(model) => string`.
 */

export interface ShopItem {
  /** The order form's value for `item`. */
  item: string;
  label: string;
  description: string;
  /** Minor units. */
  amount: number;
  currency: string;
}

/** A customer that a visitor of the demo can pay as. */
export interface DemoCustomer {
  /** The username to enter at the checkout. */
  alias: string;
  name: string;
  bank_names: readonly string[];
  /** The special behaviour of payments from or to this customer. */
  special: { when: string; effect: string } | null;
  phone_url: string;
}

/** `GET /shop`. A form POST of `item` to `order_action` is answered by 303 to the checkout. */
export interface ShopModel {
  shop_name: string;
  items: readonly ShopItem[];
  order_action: string;
  plan: typeof plan;
  customers: readonly DemoCustomer[];
  /** Why the last order could not be placed, or null. */
  problem: string | null;
}

/** `GET /shop/orders/{order}`. */
export interface OrderModel extends Order {
  shop_name: string;
  item_label: string;
  /** The gateway's present answer about its payment; null if it does not answer. */
  payment: ShownPayment | null;
  date_locale: string;
}

interface ShownPayment {
  status: Payment["status"];
  /** Why it was not made, in the gateway's words for the customer. */
  reason: string | null;
  /** The bank that pays: all that a merchant learns of the payer (P1.10). */
  bank_name: string | null;
  completed_at: string | null;
}

/** `GET /shop/subscriptions/{subscription}`, and the shop's own view of it in its back office. */
export interface SubscriptionModel {
  shop_name: string;
  date_locale: string;
  plan: typeof plan;
  subscription_id: string;
  /** Null if the gateway does not answer. */
  state: SubscriptionState | null;
  /** The day that the shop announces charges for. */
  announced_date: string;
  /** The key of the page's forms: one that is sent twice acts once. */
  key: string;
  /** Why the last action was not taken, or null. */
  problem: string | null;
}

/** `GET /phones/{customer}`; its content alone is at `watch_url`. */
export interface PhoneModel extends Phone {
  customer: string;
  watch_url: string;
}

/** `GET /tpp`. A form POST of `bank_handle` to /tpp/connect leads to the gateway. */
export interface TppModel {
  app_name: string;
  banks: readonly { bank_handle: string; name: string }[];
  connections: readonly ConnectionModel[];
  customers: readonly DemoCustomer[];
  /** Why the last step failed, or null. */
  problem: string | null;
}

/** A payment as stored by the app: its request, and the gateway's order. */
export interface PaymentView {
  payment_id: string;
  /** The name that the payee's bank confirmed; without one the username or masked IBAN. */
  to: string;
  /** The username or masked IBAN that is paid. */
  destination: string;
  /** The name as the customer typed it, or null; the bank may know another one. */
  given_name: string | null;
  /** The gateway's comparison of that name with the bank's; null if there was none. */
  payee_check: PaymentOrder["payee_check"];
  amount: number;
  currency: string;
  created_at: string;
  /** UNKNOWN if the gateway gave no answer about it. */
  status: PaymentOrder["status"] | "UNKNOWN";
  status_reason: string | null;
  /** Where the customer approves it, while that is needed. */
  sca_url: string | null;
  cancellable: boolean;
}

/** `GET /tpp/connections/{connection}/payments`. */
export interface PaymentsModel {
  app_name: string;
  connection_id: string;
  bank_name: string;
  /** The accounts to pay from; empty if the connection has ended or its bank does not answer. */
  accounts: readonly Account[];
  form: PaymentForm;
  problem: FormProblem | null;
  payments: readonly PaymentView[];
  date_locale: string;
}

/** `GET /tpp/payments/{payment}`. */
export interface PaymentModel extends PaymentView {
  app_name: string;
  connection_id: string;
  bank_name: string;
  /** True if the gateway has never answered about it: it may be sent again. */
  unsent: boolean;
  /** Why the gateway refused it, or null. */
  problem: string | null;
}

/** `GET /tpp/connections/{connection}`. */
export interface ConnectionModel {
  app_name: string;
  connection_id: string;
  bank_handle: string;
  bank_name: string;
  date_locale: string;
  /** UNAVAILABLE holds only for this view: bank or gateway did not answer. */
  status: "ASKED" | "CONNECTED" | "DECLINED" | "ENDED" | "UNAVAILABLE";
  /** A code of the gateway's, for which the page has a sentence. */
  reason: string | null;
  accounts: readonly (Account & {
    balances: readonly Balance[];
    standing_orders: readonly StandingOrder[];
    /** The newest. */
    transactions: readonly Transaction[];
    spending: readonly Spending[];
    /** Whether there are more transactions than the sums count. */
    has_more: boolean;
  })[];
}

/**
 * The customers that a visitor of the demo can pay as, one per username: ordinary customers first,
 * then those whose payments fail in a particular way.
 */
export const demoCustomers = (): readonly DemoCustomer[] => {
  const byAlias = new Map<string, DemoCustomer>();
  for (const { alias, holder, bank, magic, is_unlinked } of residents) {
    if (alias === null || is_unlinked) continue;
    const known = byAlias.get(alias);
    const bankName = bankByHandle(bank)?.name ?? bank;
    byAlias.set(alias, {
      alias,
      name: holder,
      bank_names: [...(known?.bank_names ?? []), bankName],
      special: known?.special ?? magic ?? null,
      phone_url: `/phones/${alias}`,
    });
  }
  return [...byAlias.values()].sort(
    (one, other) => Number(one.special !== null) - Number(other.special !== null),
  );
};

/** A page of the sandbox. Its forms may submit to `formTargets`. */
export const pageAnswer = (html: string, formTargets = ""): Response =>
  pageResponse(html, { locale: "en", scripted: true, formTargets });

/** True if the caller is a browser rather than a program. */
export const wantsPage = (request: Request): boolean =>
  (request.headers.get("accept") ?? "").includes("text/html");
