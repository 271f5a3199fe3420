import { formatMoney } from "../../base/kernel/money.ts";
import type { Event, MandateCharge } from "../../sdk/merchant.ts";
import type { SubscriptionModel } from "../page-models.ts";
import type { SubscriptionAction } from "../shop/subscriptions.ts";
import { Day, renderSandboxPage, shownDay } from "./frame.tsx";
import { ShopFooter, ShopHeader } from "./shop.tsx";
import {
  KeyedForm,
  SubscriptionBadge,
  type SubscriptionStatus,
  saidOfCharge,
} from "./subscription.tsx";

/** The shop's back office: what its staff do with a subscription, and what the gateway told it. */
export const renderOfficePage = (model: SubscriptionModel): string => {
  const { shop_name, plan, state, problem, subscription_id } = model;
  const status = state?.mandate.status ?? "UNKNOWN";
  const customers = `/shop/subscriptions/${subscription_id}`;
  const address = `/shop/office/${subscription_id}`;
  return renderSandboxPage(
    `Back office – ${shop_name}`,
    "shop",
    <>
      <ShopHeader name={shop_name} />
      <main data-watch={`${customers}/status.json`} data-status={status} aria-live="polite">
        <section class="order">
          <SubscriptionBadge status={status} />
          <h1>The shop’s back office</h1>
          <p class="about">
            {plan.label}, {subscription_id}. In a real shop its staff sign in here.
          </p>
          {problem && (
            <p class="problem" role="alert">
              {problem}
            </p>
          )}
          <Controls model={model} status={status} address={address} />
        </section>
        {state && state.charges.length > 0 && (
          <section class="order" aria-labelledby="charges">
            <h2 id="charges">Charges</h2>
            <ul class="rows">
              {state.charges.map((charge) => (
                <Charge charge={charge} address={address} model={model} />
              ))}
            </ul>
          </section>
        )}
        {state && state.events.length > 0 && (
          <section class="order" aria-labelledby="events">
            <h2 id="events">What the gateway told the shop</h2>
            <ol class="rows" reversed>
              {state.events.map((event) => (
                <Told event={event} locale={model.date_locale} />
              ))}
            </ol>
          </section>
        )}
        <p class="beside">
          <a href={customers}>What the customer sees</a>
        </p>
      </main>
      <ShopFooter />
    </>,
  );
};

interface Place {
  model: SubscriptionModel;
  address: string;
}

const Controls = ({ model, status, address }: Place & { status: SubscriptionStatus }) => {
  const price = formatMoney(model.plan.amount, model.plan.currency);
  const offered: Partial<Record<SubscriptionStatus, readonly SubscriptionAction[]>> = {
    ACTIVE: ["charge", "announce", "pause", "cancel"],
    PAUSED: ["resume", "cancel"],
  };
  const labels = {
    charge: `Take ${price} now`,
    announce: `Announce ${price} for ${shownDay(model.announced_date, model.date_locale)}`,
    pause: "Pause",
    resume: "Resume",
    cancel: "End the subscription",
  };
  const shown = offered[status] ?? [];
  if (shown.length === 0) return <p class="about">There is nothing to do here.</p>;
  return (
    <fieldset class="controls">
      <legend>What the shop can do</legend>
      {shown.map((action) => (
        <KeyedForm
          action={`${address}/${action}`}
          formKey={model.key}
          label={labels[action]}
          isQuiet={action !== "charge" && action !== "resume"}
        />
      ))}
    </fieldset>
  );
};

const Charge = ({ charge, model, address }: Place & { charge: MandateCharge }) => {
  const below = `${address}/charges/${charge.charge_id}`;
  const amount = formatMoney(charge.amount, charge.currency);
  return (
    <li data-charge={charge.status}>
      <span>
        <strong>{amount}</strong> {saidOfCharge[charge.status]}{" "}
        <Day at={charge.charge_date} locale={model.date_locale} />
        {charge.failure_code && <small>{charge.failure_code}</small>}
      </span>
      {charge.status === "SCHEDULED" && (
        <KeyedForm action={`${below}/cancel`} formKey={model.key} label={`Take back ${amount}`} />
      )}
      {charge.status === "FAILED" && charge.retryable && charge.retries_left > 0 && (
        <KeyedForm action={`${below}/retry`} formKey={model.key} label={`Try ${amount} again`} />
      )}
    </li>
  );
};

const Told = ({ event, locale }: { event: Event; locale: string }) => (
  <li>
    <code>{event.event}</code> <Day at={event.created_at} locale={locale} />
  </li>
);
