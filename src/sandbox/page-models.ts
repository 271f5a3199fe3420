/**
 * The content of the sandbox's pages. Routes fill these models, and the renderers of `pages/` turn
 * them into complete HTML documents: `renderShopPage`, `renderOrderPage`, `renderPhonesPage`,
 * `renderPhonePage`, each `(model) => string`. `pages/assets.ts` exports `pageAssets`, served at
 * `/assets/{name}`. The pages' policy allows scripts, styles and images only from there, and
 * nothing inline.
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

/** PAID only after a webhook with a valid signature, never because the customer has returned. */
export type OrderStatus = "AWAITING_PAYMENT" | "PROCESSING" | "PAID" | "NOT_PAID";

/** `GET /shop/orders/{id}`; the same object as JSON is at `status_url`. */
export interface OrderModel {
  order_id: string;
  shop_name: string;
  item: string;
  item_label: string;
  amount: number;
  currency: string;
  status: OrderStatus;
  /** For NOT_PAID the webhook's reason, for example OTP_ATTEMPTS_EXCEEDED or EXPIRED. */
  failure_code: string | null;
  session_id: string;
  checkout_url: string;
  /**
   * The `status` of the redirect that brought the customer back: a hint for the text, never a
   * proof.
   */
  returned_status: string | null;
  /** `/shop/orders/{id}/status.json`: poll this while the status is not PAID or NOT_PAID. */
  status_url: string;
  created_at: string;
  paid_at: string | null;
}

export interface PhoneMessage {
  received_at: string;
  kind: "OTP" | "PUSH";
  session_id: string;
  bank_name: string;
  /** The bank's text, with amount and payee. */
  text: string;
  otp_code?: string;
  display_code?: string;
  /** Set while a prompt waits for its answer: absolute addresses that take an empty POST. */
  approve_url?: string;
  decline_url?: string;
  /** PUSH only: the prompt's state. */
  state?: "PENDING" | "APPROVED" | "DECLINED" | "EXPIRED";
}

/** `GET /phones/{customer}`; the messages alone are at `messages_url`, newest first. */
export interface PhoneModel {
  customer: string;
  owner_name: string;
  messages: readonly PhoneMessage[];
  messages_url: string;
}

export type PageAssets = Readonly<Record<string, { content_type: string; body: string }>>;
