import type { Phone } from "./answers.ts";
import type { DataAccount, DataBalance, DataStandingOrder, DataTransaction } from "./tpp-client.ts";
import type { Spending } from "./tpp-spending.ts";

/**
 * The content of the sandbox's pages. Routes fill these models, and the renderers of `pages/` turn
 * them into complete HTML documents: `renderShopPage`, `renderOrderPage`, `renderPhonesPage`,
 * `renderPhonePage`, each `(model) => string`. The model of an order is also an answer, so it is in
 * answers.ts.
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
  /** What is unusual about paying from, or to, this customer. */
  special: { when: string; effect: string } | null;
  phone_url: string;
}

/** `GET /shop`. A form POST of `item` to `order_action` is answered by 303 to the checkout. */
export interface ShopModel {
  shop_name: string;
  items: readonly ShopItem[];
  order_action: string;
  customers: readonly DemoCustomer[];
  /** Why the last order could not be placed, or null. */
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

/** `GET /tpp/connections/{connection}`. */
export interface ConnectionModel {
  app_name: string;
  connection_id: string;
  bank_name: string;
  /** UNAVAILABLE is of this look alone: bank or gateway did not answer. */
  status: "ASKED" | "CONNECTED" | "DECLINED" | "ENDED" | "UNAVAILABLE";
  reason: string | null;
  accounts: readonly (DataAccount & {
    balances: readonly DataBalance[];
    standing_orders: readonly DataStandingOrder[];
    /** The newest. */
    transactions: readonly DataTransaction[];
    spending: readonly Spending[];
    /** Whether there are more transactions than the sums count. */
    has_more: boolean;
  })[];
}
