import { formatMoney } from "../../base/kernel/money.ts";
import type { Mandate, MandateCharge } from "../../sdk/merchant.ts";
import type { SubscriptionModel } from "../page-models.ts";
import type { SubscriptionAction } from "../shop/subscriptions.ts";
import { renderSandboxPage } from "./frame.tsx";
import { Artwork, ShopFooter, ShopHeader } from "./shop.tsx";

/** A subscription of the demo shop: its mandate, and the shop's actions. */
export const renderSubscriptionPage = (model: SubscriptionModel): string => {
  const { shop_name, plan, state, problem } = model;
  const status = state?.mandate.status ?? "UNKNOWN";
  const address = `/shop/subscriptions/${model.subscription_id}`;
  return renderSandboxPage(
    `${plan.label} – ${shop_name}`,
    "shop",
    <>
      <ShopHeader name={shop_name} />
      <main data-watch={`${address}/status.json`} data-status={status} aria-live="polite">
        <section class="order">
          <p class={`badge ${isGood(status) ? "paid" : isOver(status) ? "not_paid" : ""}`}>
            {badges[status]}
          </p>
          <h1>{plan.label}</h1>
          <p class="about">{wordsOf(state?.mandate ?? null)}</p>
          {problem && (
            <p class="problem" role="alert">
              {problem}
            </p>
          )}
          <div class="order-line">
            <Artwork item={plan.item} />
            <p>
              <strong>{formatMoney(plan.amount, plan.currency)} a map</strong>
              <span>{model.subscription_id}</span>
            </p>
          </div>
          {state && <Period mandate={state.mandate} currency={plan.currency} />}
          {state?.mandate.approval_url && (
            <a class="button" href={state.mandate.approval_url}>
              Continue to the approval
            </a>
          )}
          {state && <Controls model={model} status={state.mandate.status} address={address} />}
        </section>
        {state && state.charges.length > 0 && (
          <section class="order" aria-labelledby="charges">
            <h2 id="charges">Payments</h2>
            <ul class="rows">
              {state.charges.map((charge) => (
                <Charge charge={charge} address={address} formKey={model.key} />
              ))}
            </ul>
          </section>
        )}
        {state && state.events.length > 0 && (
          <section class="order" aria-labelledby="events">
            <h2 id="events">What the gateway told the shop</h2>
            <ol class="rows" reversed>
              {state.events.map(({ event, created_at }) => (
                <li>
                  <code>{event}</code>{" "}
                  <time datetime={created_at}>{created_at.slice(0, 16).replace("T", " ")}</time>
                </li>
              ))}
            </ol>
          </section>
        )}
      </main>
      <ShopFooter />
    </>,
  );
};

type Status = Mandate["status"] | "UNKNOWN";

const badges: Readonly<Record<Status, string>> = {
  AWAITING_CUSTOMER_AUTH: "Waits for approval",
  ACTIVE: "Active",
  PAUSED: "Paused",
  REJECTED: "Not approved",
  EXPIRED: "Expired",
  CANCELLED: "Ended",
  COMPLETED: "Completed",
  UNKNOWN: "Not known now",
};

const isGood = (status: Status) => status === "ACTIVE" || status === "COMPLETED";
const isOver = (status: Status) =>
  status === "REJECTED" || status === "EXPIRED" || status === "CANCELLED";

const wordsOf = (mandate: Mandate | null): string => {
  switch (mandate?.status) {
    case "ACTIVE":
      return "Your bank lets us take the price of a map, and at most two maps in one month.";
    case "PAUSED":
      return "We take nothing while the subscription is paused.";
    case "AWAITING_CUSTOMER_AUTH":
      return "It begins as soon as you have approved it at your bank.";
    case "CANCELLED":
      return `It was ended${enders[mandate.cancelled_by ?? ""] ?? ""}. We take nothing any more.`;
    case undefined:
      return "The payment gateway does not answer. This page tries again by itself.";
    default:
      return "We take nothing.";
  }
};

const enders: Readonly<Record<string, string>> = {
  CUSTOMER: " by you",
  BANK: " by your bank",
  MERCHANT: " by us",
};

const Period = ({ mandate, currency }: { mandate: Mandate; currency: string }) => {
  const period = mandate.current_period;
  if (!period) return null;
  return (
    <dl class="balances">
      <div>
        <dt>Taken since {period.from}</dt>
        <dd>{formatMoney(period.charged, currency)}</dd>
      </div>
      {period.reserved > 0 && (
        <div>
          <dt>Under way or announced</dt>
          <dd>{formatMoney(period.reserved, currency)}</dd>
        </div>
      )}
      <div>
        <dt>Left until {period.to ?? "the end"}</dt>
        <dd>{formatMoney(period.remaining, currency)}</dd>
      </div>
    </dl>
  );
};

const Controls = ({
  model,
  status,
  address,
}: {
  model: SubscriptionModel;
  status: Status;
  address: string;
}) => {
  const price = formatMoney(model.plan.amount, model.plan.currency);
  const shown: readonly [SubscriptionAction, string][] =
    status === "ACTIVE"
      ? [
          ["charge", `Take ${price} now`],
          ["announce", `Announce ${price} for ${model.announced_date}`],
          ["pause", "Pause"],
          ["cancel", "End the subscription"],
        ]
      : status === "PAUSED"
        ? [
            ["resume", "Resume"],
            ["cancel", "End the subscription"],
          ]
        : [];
  if (shown.length === 0) return null;
  return (
    <fieldset class="controls">
      <legend>What the shop can do</legend>
      {shown.map(([action, label]) => (
        <KeyedForm
          action={`${address}/${action}`}
          formKey={model.key}
          label={label}
          isQuiet={action !== "charge" && action !== "resume"}
        />
      ))}
    </fieldset>
  );
};

const Charge = ({
  charge,
  address,
  formKey,
}: {
  charge: MandateCharge;
  address: string;
  formKey: string;
}) => {
  const below = `${address}/charges/${charge.charge_id}`;
  const amount = formatMoney(charge.amount, charge.currency);
  return (
    <li data-charge={charge.status}>
      <span>
        <strong>{amount}</strong> {said[charge.status]}{" "}
        <time datetime={charge.charge_date}>{charge.charge_date}</time>
        {charge.failure_code && ` (${charge.failure_code})`}
      </span>
      {charge.status === "SCHEDULED" && (
        <KeyedForm action={`${below}/cancel`} formKey={formKey} label={`Take back ${amount}`} />
      )}
      {charge.status === "FAILED" && charge.retryable && charge.retries_left > 0 && (
        <KeyedForm action={`${below}/retry`} formKey={formKey} label={`Try ${amount} again`} />
      )}
    </li>
  );
};

const said: Readonly<Record<MandateCharge["status"], string>> = {
  SCHEDULED: "announced for",
  PROCESSING: "under way,",
  COMPLETED: "paid on",
  FAILED: "not paid on",
  CANCELLED: "taken back, was for",
};

const KeyedForm = ({
  action,
  formKey,
  label,
  isQuiet = true,
}: {
  action: string;
  formKey: string;
  label: string;
  isQuiet?: boolean;
}) => (
  <form method="post" action={action}>
    <input type="hidden" name="key" value={formKey} />
    <button type="submit" class={isQuiet ? "button quiet" : "button"}>
      {label}
    </button>
  </form>
);
