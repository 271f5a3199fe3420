import { formatMoney } from "../../kernel/money.ts";
import type { ShopItem, ShopModel } from "../page-models.ts";
import { Artwork } from "./artwork.tsx";
import { renderFrame } from "./frame.tsx";

/** The demo merchant's shop window: one form for each item, answered by the way to the checkout. */
export const renderShopPage = (model: ShopModel): string =>
  renderFrame(
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
        </ul>
      </main>
      <ShopFooter />
    </>,
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
      and prompts arrive on the demo phones.
    </p>
  </footer>
);
