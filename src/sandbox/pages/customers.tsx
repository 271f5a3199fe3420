import type { DemoCustomer } from "../page-models.ts";
import { renderSandboxPage } from "./frame.tsx";

/** The customers of the demo, with links to their phones, because a visitor has no account. */
export const Customers = ({ customers }: { customers: readonly DemoCustomer[] }) => (
  <ul class="customers">
    {customers.map(({ alias, name, bank_names, special, phone_url }) => (
      <li>
        <p>
          <strong>{alias}</strong>{" "}
          <span>
            {name}, {bank_names.join(" and ")}
          </span>
          {special && (
            <small>
              When {special.when}, {special.effect}.
            </small>
          )}
        </p>
        <a href={phone_url} target="_blank" rel="noopener">
          Open phone<span class="unseen"> of {name} in a new tab</span>
        </a>
      </li>
    ))}
  </ul>
);

/** `GET /phones`: all phones of the demo. */
export const renderPhonesPage = (customers: readonly DemoCustomer[]): string =>
  renderSandboxPage(
    "Demo phones",
    "shop",
    <>
      <header class="masthead">
        <p class="shop-name">
          <a href="/shop">Back to the shop</a>
        </p>
      </header>
      <main class="people">
        <h1>Demo phones</h1>
        <p class="about">
          Pay as one of these people. The code or prompt of the bank arrives on that person’s phone.
        </p>
        <Customers customers={customers} />
      </main>
    </>,
  );
