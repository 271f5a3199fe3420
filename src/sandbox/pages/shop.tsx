import type { Child } from "hono/jsx";
import { formatMoney } from "../../base/kernel/money.ts";
import type { ShopItem, ShopModel } from "../page-models.ts";
import { Customers, renderSandboxPage } from "./frame.tsx";

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

/** Drawings of the demo shop's goods; decoration only. */
const Plate = ({ name, children }: { name: string; children: Child }) => (
  <svg class={`plate ${name}`} viewBox="0 0 240 180" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

const Atlas = () => (
  <Plate name="atlas">
    <rect class="shade" x="66" y="24" width="116" height="138" rx="4" />
    <rect class="cloth" x="60" y="18" width="116" height="138" rx="4" />
    <path class="line" d="M72 18v138" />
    <circle class="line" cx="124" cy="78" r="34" />
    <path class="line" d="M90 78h68M124 44v68M124 44c-20 20-20 48 0 68M124 44c20 20 20 48 0 68" />
    <path class="line" d="M100 130h48M108 140h32" />
  </Plate>
);

const Almanac = () => (
  <Plate name="almanac">
    <rect class="shade" x="76" y="34" width="96" height="128" rx="4" />
    <rect class="cloth" x="70" y="28" width="96" height="128" rx="4" />
    <circle class="gold" cx="118" cy="62" r="13" />
    <circle class="cloth" cx="124" cy="58" r="11" />
    <path
      class="line"
      d="M82 104c9-9 18-9 27 0s18 9 27 0 12-9 18-6M82 120c9-9 18-9 27 0s18 9 27 0 12-9 18-6M82 136c9-9 18-9 27 0s18 9 27 0 12-9 18-6"
    />
  </Plate>
);

const Globe = () => (
  <Plate name="globe">
    <ellipse class="shade" cx="120" cy="158" rx="48" ry="6" />
    <path class="wood" d="M92 156h56l-8-12h-40z" />
    <path class="ring" d="M120 146v-8M160 44a58 58 0 0 1-78 86" />
    <circle class="cloth" cx="118" cy="80" r="46" />
    <path
      class="line"
      d="M72 80h92M118 34v92M118 34c-28 26-28 66 0 92M118 34c28 26 28 66 0 92M80 56c24 10 52 10 76 0M80 104c24-10 52-10 76 0"
    />
  </Plate>
);

const Chart = () => (
  <Plate name="chart">
    <rect class="shade" x="46" y="38" width="152" height="116" rx="3" />
    <path class="cloth" d="M40 34l50-8 50 8 50-8v116l-50 8-50-8-50 8z" />
    <path class="line" d="M90 26v116M140 34v116" />
    <path class="line" d="M52 118c22-10 30-44 58-40s22 36 68-28" />
    <path class="gold" d="M174 46l8 8-8 8-8-8z" />
    <circle class="line" cx="62" cy="64" r="10" />
  </Plate>
);

export const Artwork = ({ item }: { item: string }) => {
  if (item === "chart") return <Chart />;
  if (item === "globe") return <Globe />;
  return item === "almanac" ? <Almanac /> : <Atlas />;
};
