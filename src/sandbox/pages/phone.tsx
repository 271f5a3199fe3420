import { formatMoney } from "../../base/kernel/money.ts";
import type { PhoneConsent, PhoneMandate, PhoneMessage } from "../answers.ts";
import type { PhoneModel } from "../page-models.ts";
import { renderSandboxPage } from "./frame.tsx";

/** A customer's phone: the banks' messages, newest first, and the prompts that wait. */
export const renderPhonePage = (model: PhoneModel): string =>
  renderSandboxPage(
    `${model.owner_name}’s phone`,
    "phone",
    <main class="device" data-watch={model.watch_url} aria-live="polite">
      <header class="device-top">
        <span class="camera" aria-hidden="true" />
        <h1>{model.owner_name}</h1>
        <p>Demo phone of {model.customer}</p>
      </header>
      <section class="messages" aria-label="Messages" tabindex={0}>
        {model.messages.length === 0 && (
          <p class="empty">
            No messages yet. Pay as {model.customer} in the shop: codes and prompts of the bank
            appear here.
          </p>
        )}
        {model.messages.map((message) =>
          message.kind === "PUSH" ? <Prompt {...message} /> : <TextMessage {...message} />,
        )}
      </section>
      {model.mandates.length > 0 && (
        <section class="consents" aria-labelledby="mandates-title" tabindex={0}>
          <h2 id="mandates-title">Recurring payments</h2>
          {model.mandates.map(Mandate)}
        </section>
      )}
      {model.consents.length > 0 && (
        <section class="consents" aria-labelledby="consents-title" tabindex={0}>
          <h2 id="consents-title">Apps with access</h2>
          {model.consents.map(Consent)}
        </section>
      )}
    </main>,
  );

const timeOf = (iso: string): string => iso.slice(11, 19);

const Sender = ({ message }: { message: PhoneMessage }) => (
  <p class="sender">
    <strong>{message.bank_name}</strong>{" "}
    <time datetime={message.received_at}>{timeOf(message.received_at)}</time>
  </p>
);

const TextMessage = (message: PhoneMessage) => (
  <article class="bubble" data-session={message.session_id}>
    <Sender message={message} />
    <p>{message.text}</p>
    {message.otp_code && <p class="code">{message.otp_code}</p>}
  </article>
);

const Prompt = (message: PhoneMessage) => (
  <article class="prompt" data-session={message.session_id}>
    <Sender message={message} />
    <p>{message.text}</p>
    {message.display_code && (
      <p class="compare">
        Your browser shows <span class="code">{message.display_code}</span>
      </p>
    )}
    {message.approve_url && message.decline_url ? (
      <div class="answers">
        <form method="post" action={message.decline_url}>
          <button type="submit" class="decline">
            Decline
          </button>
        </form>
        <form method="post" action={message.approve_url}>
          <button type="submit" class="approve">
            Approve
          </button>
        </form>
      </div>
    ) : (
      <p class={`answered ${message.state?.toLowerCase() ?? ""}`}>
        {answers[message.state ?? "EXPIRED"]}
      </p>
    )}
  </article>
);

const Consent = (consent: PhoneConsent) => (
  <article class="prompt" data-consent={consent.consent_id}>
    <p class="sender">
      <strong>{consent.tpp_name}</strong> {consent.bank_name}
    </p>
    <p>
      May {consent.permissions} until{" "}
      <time datetime={consent.expires_at}>{consent.expires_at.slice(0, 10)}</time>.
    </p>
    {consent.revoke_url ? (
      <form class="revoke" method="post" action={consent.revoke_url}>
        <button type="submit">Revoke access of {consent.tpp_name}</button>
      </form>
    ) : (
      <p class="answered">{consent.status === "REVOKED" ? "Revoked" : "Ended"}</p>
    )}
  </article>
);

const Mandate = (mandate: PhoneMandate) => (
  <article class="prompt" data-mandate={mandate.mandate_id}>
    <p class="sender">
      <strong>{mandate.creditor_name}</strong> {mandate.bank_name}
    </p>
    <p>May {mandate.terms}.</p>
    {mandate.charges.length > 0 && (
      <ul class="announced">
        {mandate.charges.map((charge) => (
          <Announced {...charge} />
        ))}
      </ul>
    )}
    {mandate.cancel_url ? (
      <form class="revoke" method="post" action={mandate.cancel_url}>
        <button type="submit">End payments to {mandate.creditor_name}</button>
      </form>
    ) : (
      <p class="answered">Ended</p>
    )}
  </article>
);

const Announced = (charge: PhoneMandate["charges"][number]) => {
  const amount = formatMoney(charge.amount, charge.currency);
  return (
    <li data-charge={charge.charge_id}>
      <span>
        {amount} on <time datetime={charge.charge_date}>{charge.charge_date}</time>
      </span>
      {charge.stop_url && (
        <form class="revoke" method="post" action={charge.stop_url}>
          <button type="submit">Stop this payment of {amount}</button>
        </form>
      )}
      {charge.status === "STOPPED" && <span class="answered">Stopped</span>}
    </li>
  );
};

const answers = {
  PENDING: "Waiting",
  APPROVED: "Approved",
  DECLINED: "Declined",
  REPLACED: "Replaced by a newer message. This one does nothing.",
  EXPIRED: "No longer valid",
} as const;
