import type { InferOutput } from "valibot";
import type * as answers from "../../operators/explain/explain-answers.ts";
import { ActionForm, FoldedForm } from "../form.tsx";
import { bankIn, KnownFacts, OwnerName } from "../named.tsx";
import { type At, ask, page } from "../page.ts";
import { Given, Id, Money, Part, Status, Table, Time, WholeId, wordsOf } from "../parts.tsx";
import { leftOf, refundForm, refundHints, reviewOf, wholeOf } from "../refund-form.tsx";
import { ExplainedPage } from "./explained.tsx";
import { decisions, Movements } from "./movements.tsx";

type RefundBody = Parameters<typeof reviewOf>[0];

export type Payment = InferOutput<typeof answers.paymentForStaff>;

/** A payment or a charge: its state, what comes next, what staff may do, what happened. */
export const paymentPage = page({
  path: "/console/payments/:id",
  section: "payments",
  title: ({ payment }) => (payment.kind === "CHARGE" ? "Charge" : "Payment"),
  calls: { payment: ask<Payment>("explainPayment") },
  view: ({ payment }, at) => (
    <ExplainedPage
      shown={payment}
      head={<Money amount={payment.amount} currency={payment.currency} />}
      reference={payment.reference}
      failure={payment.failure && `${payment.failure.code}: ${payment.failure.message}`}
      forms={forms}
      at={at}
      current={wholeOf(left(payment))}
      hints={refundHints(left(payment), payment.currency)}
      opened={payment.status === "COMPLETED" ? "refund" : undefined}
    >
      <Part title="Payment">
        <KnownFacts facts={factsOf(payment, at)} at={at} />
      </Part>
      <RefusedAttempts payment={payment} at={at} />
      <Movements movements={payment.movements} allowed={payment.allowed} at={at} />
      <Refunds payment={payment} at={at} />
      <RefundProposals payment={payment} at={at} />
    </ExplainedPage>
  ),
  actions: {
    ...decisions,
    ask: {
      operation: "askAboutPayment",
      label: "Ask the bank or the rail now",
      done: "It was asked. What it answered is in the list of what happened.",
    },
    cancel: {
      operation: "cancelPaymentAsStaff",
      label: "Cancel the payment",
      done: "The payment is cancelled.",
    },
    refund: {
      operation: "refundForMerchant",
      label: "Refund",
      done: "The refund is under way, or waits for an approver: see Refunds.",
      ...refundForm,
      currency: ({ payment }) => payment.currency,
      review: (body: RefundBody, { payment }) =>
        reviewOf(body, { left: left(payment), currency: payment.currency, note: noteOf(payment) }),
    },
    approveRefund: {
      operation: "approveRefund",
      label: "Approve",
      tone: "plain",
      confirm: (_data, _at, { refund_id = "" }) => endOf(refund_id),
      done: "The refund is approved and under way.",
    },
    rejectRefund: {
      operation: "rejectRefund",
      label: "Reject",
      tone: "danger",
      done: "The refund is rejected.",
    },
    redeliver: {
      operation: "redeliverEventsOfPayment",
      label: "Send its events again",
      done: "Its newest events are sent again.",
    },
  },
});

const left = (payment: Payment): number => leftOf(payment, payment.refunds);

/** Live refunds above an amount take an approver (A2.6). */
const noteOf = ({ mode }: Payment): string =>
  `It is paid by the merchant, at once and for good.${
    mode === "live"
      ? " Above the operator's amount it waits for an approver, and nothing moves until then."
      : ""
  }`;

/** The forms by the actions that the API names. */
const forms = { ask: "ask", cancel: "cancel", refund: "refund", redeliver: "redeliver" };

const waysOfMoney = {
  SAME_BANK: "within one bank",
  INTERBANK: "between two banks, by the rail",
} as const;

const factsOf = (payment: Payment, at: At) => {
  const { route, payer, payee, fees, currency } = payment;
  const bank = bankIn(payment);
  return [
    [payment.merchant_id === null ? "TPP" : "Merchant", <OwnerName of={payment} />],
    ["Description", <Given text={payment.description} />],
    [
      "Paid by",
      payer && (
        <Given text={`${payer.masked_name}, ${bank(payer.bank_handle)} ${payer.masked_iban}`} />
      ),
    ],
    ["Paid to", payee && <Given text={`${bank(payee.bank_handle)} ${payee.masked_iban}`} />],
    ["Asked to pay", payee ? null : <Given text={payment.destination?.value ?? null} />],
    ["Way of the money", route && waysOfMoney[route.type]],
    ["Gateway's fee", fees && <Money amount={fees.gateway_fee} currency={currency} />],
    [
      "Refunded",
      payment.refunded_amount ? (
        <Money amount={payment.refunded_amount} currency={currency} />
      ) : null,
    ],
    ["Created (UTC)", <Time iso={payment.created_at} at={at} />],
    ["Completed (UTC)", <Time iso={payment.completed_at} at={at} />],
    ["Expires (UTC)", payment.status === "PENDING" && <Time iso={payment.expires_at} at={at} />],
    ["Payment id", <WholeId value={payment.payment_id} />],
    ["State", at.query.raw === "1" && wordsOf(payment.state)],
  ] as const;
};

/** What the bank said of an account, for staff. */
const refusals: Readonly<Record<string, string>> = {
  INSUFFICIENT_FUNDS: "The balance was too low.",
  LIMIT_EXCEEDED: "The amount was above a limit of the account.",
  PAYER_ACCOUNT_DEBIT_BLOCKED: "The account cannot be debited.",
  PUSH_DECLINED: "The customer declined in the bank's app.",
  OTP_ATTEMPTS_EXCEEDED: "Five codes were wrong.",
};

/** The accounts that did not pay, before another one was chosen. */
const RefusedAttempts = ({ payment, at }: { payment: Payment; at: At }) => {
  const bank = bankIn(payment);
  return payment.refused_attempts.length === 0 ? null : (
    <Part title="Accounts that did not pay">
      <Table
        caption="Accounts that did not pay"
        at={at}
        rows={payment.refused_attempts}
        empty="There is none."
        columns={[
          { title: "Time (UTC)", cell: ({ at: iso }) => <Time iso={iso} at={at} /> },
          { title: "Bank", cell: ({ payer }) => <Given text={bank(payer?.bank_handle)} /> },
          { title: "Account", cell: ({ payer }) => <Given text={payer?.masked_iban ?? null} /> },
          {
            title: "Why",
            cell: ({ failure_code: code }) => (
              <span title={code}>{refusals[code] ?? wordsOf(code)}</span>
            ),
          },
        ]}
      />
    </Part>
  );
};

const Refunds = ({ payment, at }: { payment: Payment; at: At }) =>
  payment.refunds.length === 0 ? null : (
    <Part title="Refunds">
      <Table
        caption="Refunds"
        at={at}
        rows={payment.refunds}
        empty="There is none."
        columns={[
          { title: "Refund", cell: ({ refund_id }) => <Id value={refund_id} /> },
          { title: "Status", cell: ({ status }) => <Status value={status} /> },
          {
            title: "Amount",
            number: true,
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          },
          { title: "Reason", cell: ({ reason }) => <Given text={reason} /> },
          { title: "Created (UTC)", cell: ({ created_at }) => <Time iso={created_at} at={at} /> },
        ]}
      />
    </Part>
  );

/** What is typed to approve: the end of the refund's id. */
const endOf = (refundId: string): string => refundId.slice(-6);

const RefundProposals = ({ payment, at }: { payment: Payment; at: At }) =>
  payment.refund_proposals.length === 0 ? null : (
    <Part title="Refunds that take an approver">
      <Table
        caption="Refunds that take an approver"
        at={at}
        empty="There is none."
        rows={payment.refund_proposals}
        columns={[
          { title: "Refund", cell: ({ refund_id }) => <Id value={refund_id} /> },
          { title: "Status", cell: ({ status }) => <Status value={status} /> },
          {
            title: "Amount",
            number: true,
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          },
          { title: "Reason", cell: ({ reason }) => <Given text={reason} /> },
          { title: "Proposed by", cell: ({ proposed_by }) => <Id value={proposed_by} /> },
          { title: "Void (UTC)", cell: ({ void_at }) => <Time iso={void_at} at={at} /> },
          { title: "Decided by", cell: ({ decided_by }) => <Id value={decided_by} /> },
          {
            title: "Decide",
            cell: ({ refund_id, status }) =>
              status === "PROPOSED" && (
                <Decide refundId={refund_id} allowed={payment.allowed} at={at} />
              ),
          },
        ]}
      />
    </Part>
  );

const Decide = (props: { refundId: string; allowed: Payment["allowed"]; at: At }) => {
  const { refundId, allowed, at } = props;
  const row = { refund_id: refundId };
  const found = allowed.find(
    ({ action, about }) => action === "approve_refund" && about === refundId,
  );
  return (
    <div class="actions">
      <FoldedForm
        at={at}
        action="approveRefund"
        row={row}
        confirm={endOf(refundId)}
        not={found?.why?.message ?? null}
      />
      <ActionForm at={at} action="rejectRefund" row={row} />
    </div>
  );
};
