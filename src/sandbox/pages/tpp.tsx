import { formatMoney } from "../../base/kernel/money.ts";
import type { ConnectionModel, TppModel } from "../page-models.ts";
import type { Spending } from "../tpp/spending.ts";
import { Customers, Day, renderSandboxPage } from "./frame.tsx";

/** The demo TPP app: the banks to connect, and the connections of this browser. */
export const renderTppPage = (model: TppModel): string =>
  renderSandboxPage(
    model.app_name,
    "shop",
    <>
      <TppHeader name={model.app_name} />
      <main>
        <h1 class="intro">See where your money goes, at every bank</h1>
        {model.problem && (
          <p class="problem" role="alert">
            {model.problem}
          </p>
        )}
        <ul class="items">
          {model.banks.map(({ bank_handle, name }) => (
            <li>
              <form method="post" action="/tpp/connect" class="offer">
                <h2>{name}</h2>
                <p class="about">
                  You approve at your bank, choose the accounts, and can stop it at any time.
                </p>
                <button type="submit" name="bank_handle" value={bank_handle}>
                  Connect<span class="unseen"> {name}</span>
                </button>
              </form>
            </li>
          ))}
        </ul>
        {model.connections.length > 0 && <Connections connections={model.connections} />}
        <section class="people" aria-labelledby="who-connects">
          <h2 id="who-connects">Who connects?</h2>
          <p class="about">
            You, as one of these people. Open a phone here, connect a bank, and enter the username
            on the gateway’s page: the bank’s code or prompt arrives on the phone.{" "}
            <a href="/phones">More phones</a>
          </p>
          <Customers customers={model.customers.filter(({ special }) => special === null)} />
        </section>
      </main>
      <TppFooter />
    </>,
  );

const Connections = ({ connections }: Pick<TppModel, "connections">) => (
  <section class="people" aria-labelledby="connections">
    <h2 id="connections">Your connections</h2>
    <ul class="customers">
      {connections.map(({ connection_id, bank_name, status }) => (
        <li>
          <p>
            <strong>{bank_name}</strong> <span>{states[status].badge}</span>
          </p>
          <a href={`/tpp/connections/${connection_id}`}>
            Open<span class="unseen"> the connection to {bank_name}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** The page of one connection. */
export const renderConnectionPage = (model: ConnectionModel): string => {
  const { badge, tone, text } = states[model.status];
  return renderSandboxPage(
    `${model.bank_name} – ${model.app_name}`,
    "shop",
    <>
      <TppHeader name={model.app_name} />
      <main data-status={model.status}>
        <section class="connection">
          <p class={`badge ${tone}`}>{badge}</p>
          <h1>{model.bank_name}</h1>
          <p class="about">{text}</p>
          {model.reason && reasons[model.reason] && <p>{reasons[model.reason]}</p>}
          {(model.status === "ASKED" ||
            model.status === "DECLINED" ||
            model.status === "ENDED") && (
            <form method="post" action="/tpp/connect">
              <button type="submit" name="bank_handle" value={model.bank_handle} class="button">
                Connect {model.bank_name} again
              </button>
            </form>
          )}
          {model.status === "CONNECTED" && (
            <a class="button" href={`/tpp/connections/${model.connection_id}/payments`}>
              Pay from {model.bank_name}
            </a>
          )}
          {model.status === "UNAVAILABLE" && (
            <p>
              <a href={`/tpp/connections/${model.connection_id}`}>Look again</a>
            </p>
          )}
        </section>
        {model.accounts.map((account, place) => (
          <Account account={account} place={place} locale={model.date_locale} />
        ))}
        {(model.status === "CONNECTED" || model.status === "UNAVAILABLE") && (
          <form method="post" action={`/tpp/connections/${model.connection_id}/stop`} class="stop">
            <button type="submit" class="button quiet">
              Disconnect {model.bank_name}
            </button>
          </form>
        )}
        <p>
          <a href="/tpp">All connections</a>
        </p>
      </main>
      <TppFooter />
    </>,
  );
};

const states = {
  ASKED: {
    badge: "Not finished",
    tone: "",
    text: "You came back without approving at your bank. Nothing is shared.",
  },
  CONNECTED: {
    badge: "Connected",
    tone: "paid",
    text: "Read from your bank just now. None of it is stored here.",
  },
  DECLINED: {
    badge: "Not connected",
    tone: "not_paid",
    text: "The bank was not connected. Nothing is shared.",
  },
  ENDED: {
    badge: "Ended",
    tone: "not_paid",
    text: "This connection has ended. Nothing is shared any more.",
  },
  UNAVAILABLE: {
    badge: "No answer",
    tone: "",
    text: "Your bank does not answer at the moment. The connection stays. Look again later.",
  },
} as const satisfies Record<ConnectionModel["status"], object>;

/** Why a consent was not given, and who ended one. */
const reasons: Readonly<Record<string, string>> = {
  CUSTOMER_REJECTED: "You did not agree to share your accounts.",
  SCA_FAILED: "Your bank could not confirm that it was you.",
  NO_ACCOUNT: "Your bank has no account that it may share with us.",
  AUTHORISATION_TIMEOUT: "The time to approve it ran out.",
  BANK_AWAY: "Your bank could not be reached.",
  CUSTOMER: "You ended it, at your bank or at the payment gateway.",
  BANK: "Your bank ended it.",
  TPP: "You ended it here.",
  OPERATOR: "The payment gateway ended it.",
  EXPIRED: "The time that you allowed has run out.",
};

type AccountModel = ConnectionModel["accounts"][number];

interface AccountProps {
  account: AccountModel;
  locale: string;
}

const Account = ({ account, place, locale }: AccountProps & { place: number }) => (
  <section class="account" aria-labelledby={`account-${place}`}>
    <h2 id={`account-${place}`}>
      {account.display_name} <small>{account.masked_iban}</small>
    </h2>
    <dl class="balances">
      {account.balances.map(({ type, amount, credit_debit, currency }) => (
        <div>
          <dt>{type === "AVAILABLE" ? "Available" : "Balance"}</dt>
          <dd>{signed(amount, currency, credit_debit)}</dd>
        </div>
      ))}
    </dl>
    <SpendingChart account={account} />
    <Transactions account={account} locale={locale} />
    <StandingOrders account={account} locale={locale} />
  </section>
);

const signed = (amount: number, currency: string, creditDebit: "CREDIT" | "DEBIT"): string =>
  `${creditDebit === "DEBIT" ? "−" : ""}${formatMoney(amount, currency)}`;

/** Thousandths of the widest bar. */
const WIDTH = 1_000;

/** The chart is its table: each row has a bar, so every reader gets the same figures. */
const SpendingChart = ({ account }: { account: AccountModel }) => {
  const { spending, currency, has_more } = account;
  const most = Math.max(...spending.map(({ amount }) => amount), 1);
  if (spending.length === 0) return <p class="about">No payments in the last 90 days.</p>;
  return (
    <table class="chart">
      <caption>
        Spent in the last 90 days, by category{has_more && ": the latest 500 transactions"}
      </caption>
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col" class="number">
            Count
          </th>
          <th scope="col" class="number">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {spending.map((sum) => (
          <tr>
            <th scope="row">
              {sum.category}
              <Bar sum={sum} most={most} />
            </th>
            <td class="number">{sum.payments}</td>
            <td class="number">{formatMoney(sum.amount, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Bar = ({ sum, most }: { sum: Spending; most: number }) => (
  <svg
    class="bar"
    viewBox={`0 0 ${WIDTH} 10`}
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <rect width={Math.max(Math.round((sum.amount / most) * WIDTH), 2)} height="10" class="filled" />
  </svg>
);

const Transactions = ({ account: { transactions }, locale }: AccountProps) =>
  transactions.length === 0 ? (
    <p class="about">No transactions in the last 90 days.</p>
  ) : (
    <table>
      <caption>Latest transactions</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">From or to</th>
          <th scope="col" class="number">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {transactions.map((row) => (
          <tr>
            <td class="day">
              {row.booked_at ? <Day at={row.booked_at} locale={locale} /> : "Pending"}
            </td>
            <td>
              {row.merchant?.name ?? row.counterparty?.name ?? row.description ?? "Not named"}
            </td>
            <td class="number">{signed(row.amount, row.currency, row.credit_debit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );

const StandingOrders = ({ account: { standing_orders }, locale }: AccountProps) =>
  standing_orders.length === 0 ? (
    <p class="about">No standing orders.</p>
  ) : (
    <table>
      <caption>Standing orders</caption>
      <thead>
        <tr>
          <th scope="col">Next</th>
          <th scope="col">To, how often</th>
          <th scope="col" class="number">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {standing_orders.map((order) => (
          <tr>
            <td class="day">
              {order.next_date ? <Day at={order.next_date} locale={locale} /> : "None"}
            </td>
            <td>
              {order.creditor.name ?? order.reference ?? "Not named"}{" "}
              <small>{order.frequency?.type.replaceAll("_", " ").toLowerCase() ?? "once"}</small>
            </td>
            <td class="number">{formatMoney(order.amount, order.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );

export const TppHeader = ({ name }: { name: string }) => (
  <header class="masthead">
    <p class="shop-name">
      <a href="/tpp">{name}</a>
    </p>
  </header>
);

export const TppFooter = () => (
  <footer>
    <p>
      A demo app of a third-party provider. Its banks are simulated, and their customers’ codes and
      prompts arrive on the <a href="/phones">demo phones</a>.
    </p>
  </footer>
);
