import { formatMoney } from "../../base/kernel/money.ts";
import type { ShopItem, ShopModel } from "../page-models.ts";
import { Artwork } from "./artwork.tsx";
import { Customers } from "./customers.tsx";
import { renderSandboxPage } from "./frame.tsx";

/** The demo merchant's shop window: one form per item, answered with a redirect to the checkout. */
export const renderShopPage = (model: ShopModel): string =>
  renderSandboxPage(
    model.shop_name,
    "shop",
    <>
      <ShopHeader name={model.shop_name} />
      <main>
        <h1 class="intro">Maps, tides and small worlds for the shelf</h1>
        {model.problem && (
          <p class="problem" role="alert">
            {model.problem}
          </p>
        )}
        <ul class="items">
          {model.items.map((item) => (
            <li>
              <Offer item={item} action={model.order_action} />
            </li>
          ))}
          <li>
            <Subscribe plan={model.plan} />
          </li>
        </ul>
        <WhoPays customers={model.customers} />
      </main>
      <ShopFooter />
    </>,
  );

const WhoPays = ({ customers }: { customers: ShopModel["customers"] }) => (
  <section class="people" aria-labelledby="who-pays">
    <h2 id="who-pays">Who pays?</h2>
    <p class="about">
      You, as one of these people. Open a phone here, buy something, and enter the username at the
      checkout: the code or prompt of the bank arrives on the phone.{" "}
      <a href="/phones">More phones</a>, where payments go wrong.
    </p>
    <Customers customers={customers.filter(({ special }) => special === null)} />
  </section>
);

const Offer = ({ item, action }: { item: ShopItem; action: string }) => (
  <form method="post" action={action} class="offer">
    <Artwork item={item.item} />
    <h2>{item.label}</h2>
    <p class="about">{item.description}</p>
    <p class="price">{formatMoney(item.amount, item.currency)}</p>
    <button type="submit" name="item" value={item.item}>
      Pay by bank<span class="unseen">: {item.label}</span>
    </button>
  </form>
);

const Subscribe = ({ plan }: { plan: ShopModel["plan"] }) => (
  <form method="post" action="/shop/subscriptions" class="offer">
    <Artwork item={plan.item} />
    <h2>{plan.label}</h2>
    <p class="about">{plan.description}</p>
    <p class="price">{formatMoney(plan.amount, plan.currency)} a month</p>
    <button type="submit">
      Subscribe by bank<span class="unseen">: {plan.label}</span>
    </button>
  </form>
);

export const ShopHeader = ({ name }: { name: string }) => (
  <header class="masthead">
    <p class="shop-name">
      <a href="/shop">{name}</a>
    </p>
  </header>
);

export const ShopFooter = () => (
  <footer>
    <p>
      A demo shop. It takes test money only, and the banks it talks to are simulated: their codes
      and prompts arrive on the <a href="/phones">demo phones</a>.
    </p>
  </footer>
);
