import type { Child } from "hono/jsx";
import { formatMoney } from "../../base/kernel/money.ts";
import type { OrderModel } from "../page-models.ts";
import { Day, renderSandboxPage } from "./frame.tsx";
import { Artwork, ShopFooter, ShopHeader } from "./shop.tsx";

/**
 * The page of an order, where the customer returns to. What it says comes from the gateway: its
 * signed webhook makes an order paid, and its answer says how an unpaid one stands.
 */
export const renderShopOrder = (model: OrderModel): string => {
  const { heading, text } = wordsOf(model);
  const isOpen = model.status === "AWAITING_PAYMENT" || model.status === "PROCESSING";
  const address = `/shop/orders/${model.order_id}`;
  return renderSandboxPage(
    `${heading} – ${model.shop_name}`,
    "shop",
    <>
      <ShopHeader name={model.shop_name} />
      <main
        data-watch={isOpen ? `${address}/status.json` : undefined}
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
          <Confirmed model={model} />
          {mayContinue(model) && (
            <a class="button" href={model.checkout_url}>
              Continue to payment
            </a>
          )}
          {isOpen && !mayContinue(model) && (
            <p>
              <a href={address}>Look again</a>
            </p>
          )}
          {model.status === "NOT_PAID" && (
            <form method="post" action={`${address}/again`}>
              <button type="submit" class="button">
                Try again
              </button>
            </form>
          )}
          {!isOpen && (
            <a class={model.status === "PAID" ? "button" : "button quiet"} href="/shop">
              Back to the shop
            </a>
          )}
        </section>
      </main>
      <ShopFooter />
    </>,
    isOpen,
  );
};

const badges = {
  AWAITING_PAYMENT: "Not paid yet",
  PROCESSING: "Payment in progress",
  PAID: "Paid",
  NOT_PAID: "Not paid",
} as const satisfies Record<OrderModel["status"], string>;

/** Who paid whom and when, as the gateway confirms it. */
const Confirmed = ({
  model: { status, payment, shop_name, date_locale },
}: {
  model: OrderModel;
}) => {
  if (!payment || (status !== "PAID" && status !== "PROCESSING")) return null;
  const { bank_name, completed_at } = payment;
  return (
    <dl class="facts">
      {bank_name && <Fact name="From">Your account at {bank_name}</Fact>}
      <Fact name="To">{shop_name}</Fact>
      {status === "PAID" && completed_at && (
        <Fact name="Paid on">
          <Day at={completed_at} locale={date_locale} />
        </Fact>
      )}
    </dl>
  );
};

const Fact = ({ name, children }: { name: string; children?: Child }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Only where the gateway says that the customer has not paid: nobody is to pay twice. */
const mayContinue = ({ status, payment }: OrderModel): boolean =>
  status === "AWAITING_PAYMENT" &&
  (payment?.status === "PENDING" || payment?.status === "AUTH_REQUIRED");

const wordsOf = (model: OrderModel): { heading: string; text: string } => {
  switch (model.status) {
    case "PAID":
      return {
        heading: "Thank you, your order is paid",
        text: "We have the payment and are packing your order.",
      };
    case "PROCESSING":
      return {
        heading: "Your payment is on its way",
        text:
          "Please do not pay again. Between two banks it can take some minutes. This page changes " +
          "by itself as soon as the payment has arrived.",
      };
    case "NOT_PAID":
      return { heading: "This order was not paid", text: reasonOf(model) };
    case "AWAITING_PAYMENT":
      return mayContinue(model)
        ? {
            heading: "This order is not paid yet",
            text: "You came back without paying. Go on where you left off: nothing was taken.",
          }
        : {
            heading: "We are asking about your payment",
            text: "Please do not pay again. This page changes by itself as soon as we know more.",
          };
  }
};

/**
 * The gateway's sentence is for the customer. What the customer did needs no reason, and of a
 * payment whose reason is not known now the shop says no more than that.
 */
const reasonOf = ({ failure_code, payment }: OrderModel): string => {
  if (failure_code === "CANCELLED") {
    return "You cancelled the payment. Nothing was taken from your account.";
  }
  if (failure_code === "EXPIRED" || failure_code === "SESSION_EXPIRED") {
    return "The time for the payment ran out. Nothing was taken from your account.";
  }
  return payment?.reason ?? "The payment was not made.";
};
