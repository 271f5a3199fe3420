import { formatMoney } from "../../base/kernel/money.ts";
import type { Mandate, MandateCharge } from "../../sdk/merchant.ts";
import type { SubscriptionModel } from "../page-models.ts";
import { Day, renderSandboxPage } from "./frame.tsx";
import { Artwork, ShopFooter, ShopHeader } from "./shop.tsx";

/** A subscription as its customer sees it: its terms, what was taken, and the way out. */
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
          <SubscriptionBadge status={status} />
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
          {state && <Period model={model} mandate={state.mandate} />}
          {state?.mandate.approval_url && (
            <a class="button" href={state.mandate.approval_url}>
              Continue to the approval
            </a>
          )}
          {isOver(status) && (
            <form method="post" action="/shop/subscriptions">
              <button type="submit" class="button">
                Subscribe again
              </button>
            </form>
          )}
          {(status === "ACTIVE" || status === "PAUSED") && (
            <KeyedForm
              action={`${address}/cancel`}
              formKey={model.key}
              label="End the subscription"
            />
          )}
        </section>
        {state && state.charges.length > 0 && (
          <section class="order" aria-labelledby="charges">
            <h2 id="charges">Payments</h2>
            <ul class="rows">
              {state.charges.map((charge) => (
                <Charge charge={charge} locale={model.date_locale} />
              ))}
            </ul>
          </section>
        )}
        <p class="beside">
          <a href={`/shop/office/${model.subscription_id}`}>What the shop sees</a>
        </p>
      </main>
      <ShopFooter />
    </>,
    status === "AWAITING_CUSTOMER_AUTH",
  );
};

export type SubscriptionStatus = Mandate["status"] | "UNKNOWN";

export const SubscriptionBadge = ({ status }: { status: SubscriptionStatus }) => {
  const isGood = status === "ACTIVE" || status === "COMPLETED";
  return (
    <p class={`badge ${isGood ? "paid" : isOver(status) ? "not_paid" : ""}`}>{badges[status]}</p>
  );
};

const badges: Readonly<Record<SubscriptionStatus, string>> = {
  AWAITING_CUSTOMER_AUTH: "Waits for approval",
  ACTIVE: "Active",
  PAUSED: "Paused",
  REJECTED: "Not approved",
  EXPIRED: "Expired",
  CANCELLED: "Ended",
  COMPLETED: "Completed",
  UNKNOWN: "Not known now",
};

const isOver = (status: SubscriptionStatus) =>
  status === "REJECTED" || status === "EXPIRED" || status === "CANCELLED";

const wordsOf = (mandate: Mandate | null): string => {
  switch (mandate?.status) {
    case "ACTIVE":
      return "Your bank lets us take the price of a map, and at most two maps in one month.";
    case "PAUSED":
      return "We take nothing while the subscription is paused.";
    case "AWAITING_CUSTOMER_AUTH":
      return "It begins as soon as you have approved it at your bank.";
    case "REJECTED":
      return mandate.status_reason === "AUTHORISATION_TIMEOUT"
        ? "The time to approve it ran out. Nothing was taken from your account."
        : "You did not approve it at your bank. Nothing was taken from your account.";
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
  MERCHANT: " at the shop",
};

const Period = ({ model, mandate }: { model: SubscriptionModel; mandate: Mandate }) => {
  const { date_locale, plan } = model;
  const period = mandate.current_period;
  if (!period) return null;
  return (
    <dl class="balances">
      <div>
        <dt>
          Taken since <Day at={period.from} locale={date_locale} />
        </dt>
        <dd>{formatMoney(period.charged, plan.currency)}</dd>
      </div>
      {period.reserved > 0 && (
        <div>
          <dt>Under way or announced</dt>
          <dd>{formatMoney(period.reserved, plan.currency)}</dd>
        </div>
      )}
      <div>
        <dt>Left until {period.to ? <Day at={period.to} locale={date_locale} /> : "the end"}</dt>
        <dd>{formatMoney(period.remaining, plan.currency)}</dd>
      </div>
    </dl>
  );
};

const Charge = ({ charge, locale }: { charge: MandateCharge; locale: string }) => {
  const { status, amount, currency, charge_date, failure_code } = charge;
  return (
    <li data-charge={status}>
      <span>
        <strong>{formatMoney(amount, currency)}</strong> {saidOfCharge[status]}{" "}
        <Day at={charge_date} locale={locale} />
        {status === "FAILED" && <small>{failures[failure_code ?? ""] ?? OTHER_FAILURE}</small>}
      </span>
    </li>
  );
};

export const saidOfCharge: Readonly<Record<MandateCharge["status"], string>> = {
  SCHEDULED: "announced for",
  PROCESSING: "under way,",
  COMPLETED: "paid on",
  FAILED: "not paid on",
  CANCELLED: "taken back, was for",
};

const failures: Readonly<Record<string, string>> = {
  INSUFFICIENT_FUNDS: "The balance of your account was too low.",
  LIMIT_EXCEEDED: "It was above a limit of your account.",
  PAYER_ACCOUNT_DEBIT_BLOCKED: "Your account is blocked.",
};

const OTHER_FAILURE = "Your bank did not pay it.";

/** A form with the page's key: one that is sent twice acts once. */
export const KeyedForm = ({
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
