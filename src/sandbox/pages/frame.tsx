import type { Child } from "hono/jsx";
import type { DemoCustomer } from "../page-models.ts";
import { assets } from "./assets.ts";

/** The document around the sandbox's pages. */
interface Document {
  title: string;
  look: "shop" | "phone";
  /** Whether the page is about to change. Without a script the browser loads it again then. */
  isOpen?: boolean;
  children?: Child;
}

const Frame = (props: Document) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{props.title}</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href={assets.pathOf("sandbox.css")} />
      <script type="module" src={assets.pathOf("sandbox.js")} />
      {props.isOpen && (
        <noscript>
          <meta http-equiv="refresh" content="5" />
        </noscript>
      )}
    </head>
    <body class={props.look}>{props.children}</body>
  </html>
);

export const renderSandboxPage = (
  title: string,
  look: Document["look"],
  content: Child,
  isOpen = false,
): string =>
  `<!doctype html>${(
    (
      <Frame title={title} look={look} isOpen={isOpen}>
        {content}
      </Frame>
    )
  ).toString()}`;

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

/** A day as the reader's region writes it: a calendar date, or the day of a time in UTC. */
export const shownDay = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(at));

export const Day = ({ at, locale }: { at: string; locale: string }) => (
  <time datetime={at}>{shownDay(at, locale)}</time>
);
