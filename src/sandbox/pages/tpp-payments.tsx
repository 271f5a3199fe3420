import { formatMoney } from "../../base/kernel/money.ts";
import type { PaymentModel, PaymentsModel, PaymentView } from "../page-models.ts";
import type { PaymentForm } from "../tpp/payments.ts";
import { Day, renderSandboxPage } from "./frame.tsx";
import { TppFooter, TppHeader } from "./tpp.tsx";

/** Paying with the demo TPP app: the form, and the payments from this connection. */
export const renderPaymentsPage = (model: PaymentsModel): string =>
  renderSandboxPage(
    `Pay from ${model.bank_name} – ${model.app_name}`,
    "shop",
    <>
      <TppHeader name={model.app_name} />
      <main>
        <section class="connection">
          <h1>Pay from {model.bank_name}</h1>
          {model.accounts.length > 0 ? <PayForm model={model} /> : <CannotPay />}
        </section>
        {model.payments.length > 0 && <Payments model={model} />}
        <p>
          <a href={`/tpp/connections/${model.connection_id}`}>Back to {model.bank_name}</a>
        </p>
      </main>
      <TppFooter />
    </>,
  );

const CannotPay = () => (
  <p class="about">
    You cannot pay from this bank at the moment: it does not answer, or the connection has ended.
  </p>
);

const PayForm = ({ model }: { model: PaymentsModel }) => {
  const { form, problem, accounts } = model;
  return (
    <form method="post" action={`/tpp/connections/${model.connection_id}/payments`} class="pay">
      <p class="about">
        Small amounts go through at once. For larger ones your bank asks you first.
      </p>
      {problem?.field === null && (
        <p class="problem" role="alert">
          {problem.message}
        </p>
      )}
      <input type="hidden" name="payment_id" value={form.payment_id} />
      <div>
        <label for="account_id">From</label>
        <select id="account_id" name="account_id" {...invalid(model, "account_id")}>
          {accounts.map(({ account_id, display_name, masked_iban }) => (
            <option value={account_id} selected={account_id === form.account_id}>
              {display_name}, {masked_iban}
            </option>
          ))}
        </select>
        <FieldProblem model={model} name="account_id" />
      </div>
      <Field model={model} name="to" label="To: a username or an IBAN" most={64} required />
      <Field model={model} name="creditor_name" label="The payee’s name (optional)" most={70} />
      <Field model={model} name="amount" label={amountLabel(accounts)} most={16} required />
      <Field model={model} name="reference" label="Text for the payee (optional)" most={35} />
      <button type="submit" class="button">
        Pay
      </button>
    </form>
  );
};

/** Every account of the demo banks has one currency; with several the form names none. */
const amountLabel = (accounts: PaymentsModel["accounts"]): string => {
  const [currency, ...others] = new Set(accounts.map((account) => account.currency));
  return others.length > 0 ? "Amount, such as 12.50" : `Amount in ${currency}, such as 12.50`;
};

const Field = (props: {
  model: PaymentsModel;
  name: Exclude<keyof PaymentForm, "payment_id" | "account_id">;
  label: string;
  most: number;
  required?: boolean;
}) => {
  const { model, name, label, most, required = false } = props;
  return (
    <div>
      <label for={name}>{label}</label>
      <input
        id={name}
        name={name}
        value={model.form[name]}
        maxlength={most}
        required={required}
        autocomplete="off"
        autocapitalize="none"
        inputmode={name === "amount" ? "decimal" : "text"}
        {...invalid(model, name)}
      />
      <FieldProblem model={model} name={name} />
    </div>
  );
};

const invalid = ({ problem }: PaymentsModel, name: keyof PaymentForm) =>
  problem?.field === name ? { "aria-invalid": true, "aria-describedby": `${name}-problem` } : {};

const FieldProblem = ({ model, name }: { model: PaymentsModel; name: keyof PaymentForm }) =>
  model.problem?.field === name ? (
    <p id={`${name}-problem`} class="field-problem" role="alert">
      {model.problem.message}
    </p>
  ) : null;

const Payments = ({ model: { payments, date_locale } }: { model: PaymentsModel }) => (
  <section class="people" aria-labelledby="payments">
    <h2 id="payments">Your payments</h2>
    <ul class="customers">
      {payments.map((payment) => (
        <li>
          <p>
            <strong>{formatMoney(payment.amount, payment.currency)}</strong> to {payment.to}{" "}
            <small>
              <Day at={payment.created_at} locale={date_locale} />,{" "}
              {statuses[payment.status].badge.toLowerCase()}
            </small>
          </p>
          <a href={`/tpp/payments/${payment.payment_id}`}>
            Open<span class="unseen"> the payment to {payment.to}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** The page of one payment. It keeps itself up to date until the payment has ended. */
export const renderPaymentPage = (model: PaymentModel): string => {
  const { badge, tone, heading, text } = statuses[model.status];
  const isOpen = openStatuses.has(model.status) && !model.unsent;
  const address = `/tpp/payments/${model.payment_id}`;
  return renderSandboxPage(
    `${heading} – ${model.app_name}`,
    "shop",
    <>
      <TppHeader name={model.app_name} />
      <main
        data-watch={isOpen ? `${address}/status.json` : undefined}
        data-status={model.status}
        aria-live="polite"
      >
        <section class="order">
          <p class={`badge ${tone}`}>{badge}</p>
          <h1>{heading}</h1>
          <p class="about">{text}</p>
          {model.status_reason && reasons[model.status_reason] && (
            <p>{reasons[model.status_reason]}</p>
          )}
          {model.problem && (
            <p class="problem" role="alert">
              {model.problem}
            </p>
          )}
          <div class="order-line">
            <p>
              <strong>To {model.to}</strong>
              {model.to !== model.destination && <span>{model.destination}</span>}
              <span>From {model.bank_name}</span>
            </p>
            <p class="price">{formatMoney(model.amount, model.currency)}</p>
          </div>
          <PayeeCheck model={model} />
          {model.sca_url && (
            <a class="button" href={model.sca_url}>
              Approve at your bank
            </a>
          )}
          {model.unsent && <Step address={`${address}/send`} label="Ask again" />}
          {isOpen && !model.sca_url && !model.unsent && (
            <p>
              <a href={address}>Look again</a>
            </p>
          )}
          {model.status in again && (
            <a
              class="button"
              href={`/tpp/connections/${model.connection_id}/payments?again=${model.payment_id}`}
            >
              Pay again
            </a>
          )}
          {model.cancellable && <Step address={`${address}/cancel`} label="Cancel this payment" />}
          <p>
            <a href={`/tpp/connections/${model.connection_id}/payments`}>
              All payments from {model.bank_name}
            </a>
          </p>
        </section>
      </main>
      <TppFooter />
    </>,
    isOpen,
  );
};

/** What the payee's bank says of the name that the customer typed. */
const PayeeCheck = ({ model }: { model: PaymentModel }) => {
  const { payee_check, given_name, to, destination, status } = model;
  switch (payee_check) {
    case "MATCH":
      return <p class="about">The payee’s bank confirms this name.</p>;
    case "CLOSE_MATCH":
      return (
        <p>
          You wrote “{given_name}”. The payee’s bank knows the account as <strong>{to}</strong>.
        </p>
      );
    case "NO_MATCH":
      return (
        <p class={status === "PENDING_SCA" ? "problem" : ""}>
          The account of {destination} does not belong to “{given_name}”.{" "}
          {status === "PENDING_SCA" &&
            "Your bank’s question names its holder. Approve only if you know who that is."}
        </p>
      );
    default:
      return given_name === null || status === "UNKNOWN" ? null : (
        <p class="about">Nobody has confirmed that this is the account of “{given_name}”.</p>
      );
  }
};

/** Ended without payment, so paying again cannot pay twice. */
const again = { FAILED: true, REJECTED: true, CANCELLED: true };

/** Why the gateway says that it was not paid. */
const reasons: Readonly<Record<string, string>> = {
  CUSTOMER_REJECTED: "You declined it.",
  AUTHORISATION_TIMEOUT: "The time to approve it ran out.",
  PUSH_DECLINED: "You declined it in your banking app.",
  OTP_ATTEMPTS_EXCEEDED: "Too many wrong codes were entered.",
  INSUFFICIENT_FUNDS: "The balance of your account was too low.",
  LIMIT_EXCEEDED: "It was above a limit of your account.",
  PAYER_ACCOUNT_DEBIT_BLOCKED: "Your account is blocked.",
  SETTLEMENT_REJECTED: "The payee’s bank did not take it.",
  CONSENT_REVOKED: "The connection to your bank has ended.",
  BANK_UNAVAILABLE: "Your bank could not be reached.",
};

const openStatuses: ReadonlySet<PaymentView["status"]> = new Set([
  ...(["PENDING_SCA", "PROCESSING", "UNKNOWN"] as const),
]);

const Step = ({ address, label }: { address: string; label: string }) => (
  <form method="post" action={address}>
    <button type="submit" class="button quiet">
      {label}
    </button>
  </form>
);

const statuses = {
  PENDING_SCA: {
    badge: "Waiting for you",
    tone: "",
    heading: "Approve this payment",
    text: "Nothing has been paid. Your bank asks you, on the gateway’s page.",
  },
  PROCESSING: {
    badge: "On its way",
    tone: "",
    heading: "Your payment is on its way",
    text: "Please do not pay again. This page changes by itself when it has arrived.",
  },
  COMPLETED: {
    badge: "Paid",
    tone: "paid",
    heading: "Your payment has arrived",
    text: "The payee has the money.",
  },
  FAILED: {
    badge: "Not paid",
    tone: "not_paid",
    heading: "This payment was not made",
    text: "Your bank did not carry it out. If money left your account, it comes back.",
  },
  REJECTED: {
    badge: "Not paid",
    tone: "not_paid",
    heading: "This payment was not made",
    text: "It was not approved. Nothing was taken from your account.",
  },
  CANCELLED: {
    badge: "Cancelled",
    tone: "not_paid",
    heading: "You cancelled this payment",
    text: "Nothing was taken from your account.",
  },
  UNKNOWN: {
    badge: "No answer",
    tone: "",
    heading: "We do not know yet",
    text: "The gateway does not answer. Please do not pay again: asking again never pays twice.",
  },
} as const satisfies Record<PaymentView["status"], object>;
