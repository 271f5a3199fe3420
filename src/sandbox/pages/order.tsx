import { formatMoney } from "../../base/kernel/money.ts";
import type { OrderModel } from "../answers.ts";
import { Artwork } from "./artwork.tsx";
import { renderSandboxPage } from "./frame.tsx";
import { ShopFooter, ShopHeader } from "./shop.tsx";

/**
 * The order page after the checkout. Only the gateway's signed webhook makes an order paid. The
 * customer's return only chooses the text until then.
 */
export const renderShopOrder = (model: OrderModel): string => {
  const { heading, text } = wordsOf(model);
  const open = model.status === "AWAITING_PAYMENT" || model.status === "PROCESSING";
  return renderSandboxPage(
    `${heading} – ${model.shop_name}`,
    "shop",
    <>
      <ShopHeader name={model.shop_name} />
      <main
        data-watch={open ? model.status_url : undefined}
        data-status={model.status}
        aria-live="polite"
      >
        <section class="order">
          <p class={`badge ${model.status.toLowerCase()}`}>{badges[model.status]}</p>
          <h1>{heading}</h1>
          <p class="about">{text}</p>
          <div class="order-line">
            <Artwork item={model.item} />
            <p>
              <strong>{model.item_label}</strong>
              <span>{model.order_id}</span>
            </p>
            <p class="price">{formatMoney(model.amount, model.currency)}</p>
          </div>
          {mayContinue(model) && (
            <a class="button" href={model.checkout_url}>
              Continue to payment
            </a>
          )}
          {!open && (
            <a class="button" href="/shop">
              Back to the shop
            </a>
          )}
        </section>
      </main>
      <ShopFooter />
    </>,
  );
};

const badges = {
  AWAITING_PAYMENT: "Awaiting payment",
  PROCESSING: "Payment in progress",
  PAID: "Paid",
  NOT_PAID: "Not paid",
} as const satisfies Record<OrderModel["status"], string>;

/** A customer who is asked to wait is never offered to pay a second time. */
const mayContinue = ({ status, returned_status }: OrderModel): boolean =>
  status === "AWAITING_PAYMENT" && returned_status === null;

const wordsOf = (model: OrderModel): { heading: string; text: string } => {
  switch (model.status) {
    case "PAID":
      return {
        heading: "Thank you, your order is paid",
        text: "The gateway's signed notice has arrived. We are packing your order.",
      };
    case "PROCESSING":
      return {
        heading: "Your payment is on its way",
        text: "Please do not pay again. This page changes by itself as soon as it has arrived.",
      };
    case "NOT_PAID":
      return {
        heading: "This order was not paid",
        text: reasonOf(model.failure_code),
      };
    case "AWAITING_PAYMENT":
      return model.returned_status === null
        ? { heading: "Your order is reserved", text: "It is yours as soon as it is paid." }
        : {
            heading: "Waiting for the gateway's confirmation",
            text: "We only trust its signed notice. This page changes by itself when it comes.",
          };
  }
};

const reasons: Readonly<Record<string, string>> = {
  CANCELLED: "You cancelled the payment. Nothing was taken from your account.",
  EXPIRED: "The time for the payment ran out. Nothing was taken from your account.",
  SESSION_EXPIRED: "The time for the payment ran out. Nothing was taken from your account.",
  PUSH_DECLINED: "You declined the payment in your banking app.",
  OTP_ATTEMPTS_EXCEEDED: "A wrong code was entered too many times.",
  INSUFFICIENT_FUNDS: "The balance of the account was too low.",
  SETTLEMENT_REJECTED: "Our bank did not accept the payment. The money goes back to your account.",
};

const reasonOf = (code: string | null): string =>
  reasons[code ?? ""] ?? `The payment was not made${code ? ` (${code})` : ""}.`;
