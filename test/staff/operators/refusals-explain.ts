import { ChargeScene, newMandateId } from "../../products/charges/charge-scene.ts";
import { firstApprover, ibanAt, newStaff, Payment } from "../../workers/gateway-journey.ts";
import { ask, askAdmin, wait } from "../../workers/gateway-worker.ts";
import { meanwhile, paid, type Reason, reason } from "../../workers/refusals.ts";

/** Why staff cannot read an object, or act on it. */
const noPayment = `payments/pay_${"0".repeat(43)}`;

const noRefund = `rf_${"0".repeat(43)}`;

const noOrder = `payment-orders/po_${"0".repeat(43)}`;

const notThere = (
  [
    ["a payment", "GET", noPayment],
    ["to ask about a payment", "POST", `${noPayment}/ask`, {}],
    ["to redeliver a payment's events", "POST", `${noPayment}/redeliver`, {}],
    ["to cancel a payment", "POST", `${noPayment}/cancel`, { note: "None" }],
    ["to refund a payment", "POST", `${noPayment}/refund`, {}],
    ["a payment order", "GET", noOrder],
    ["to ask about a payment order", "POST", `${noOrder}/ask`, {}],
    ["to cancel a payment order", "POST", `${noOrder}/cancel`, { note: "None" }],
    ["a mandate", "GET", `mandates/mnd_${"0".repeat(43)}`],
    ["a consent", "GET", `consents/cns_${"0".repeat(43)}`],
  ] as const
).map(([what, method, path, json]) =>
  reason(`${what}: unknown id`, "NOT_FOUND", () => askAdmin(method, path, json)),
);

/** A live refund that staff ask for, and its decision by an approver. */
const proposedRefund = async (json: object = {}) => {
  const payment = await paid("alpha", { mode: "live" });
  const { body } = await askAdmin("POST", `${pathOf(payment)}/refund`, json);
  wait(1_000);
  const { key } = await firstApprover();
  const decide = (verb: "approve" | "reject", refundId: string = body.refund_id) => {
    const path = `/admin/v1/${pathOf(payment)}/refunds/${refundId}/${verb}`;
    return ask("POST", path, { "x-gateway-admin-key": key });
  };
  return { payment, decide };
};

const refundReasons: Reason[] = [
  reason("a refund while another one waits for an approver", "CHANGE_PENDING", async () => {
    const { payment } = await proposedRefund({ amount: 1 });
    return askAdmin("POST", `${pathOf(payment)}/refund`, { amount: 1 });
  }),
  reason("to approve a refund that was rejected", "CHANGE_HAS_ENDED", async () => {
    const { decide } = await proposedRefund();
    await decide("reject");
    return decide("approve");
  }),
  reason("to reject a refund that was approved", "CHANGE_HAS_ENDED", async () => {
    const { decide } = await proposedRefund();
    await decide("approve");
    return decide("reject");
  }),
  reason("to approve a refund that the merchant made itself", "CHANGE_OUTDATED", async () => {
    const asked = { amount: 1, idempotency_key: "staff-or-shop" };
    const { payment, decide } = await proposedRefund(asked);
    await payment.refund(asked);
    return decide("approve");
  }),
  ...(["approve", "reject"] as const).flatMap((verb) => [
    reason(`to ${verb} a refund that nobody asked for`, "NOT_FOUND", async () => {
      const { decide } = await proposedRefund();
      return decide(verb, noRefund);
    }),
    reason(`to ${verb} a refund of a payment with an unknown id`, "NOT_FOUND", async () => {
      const { key } = await firstApprover();
      const path = `/admin/v1/${noPayment}/refunds/${noRefund}/${verb}`;
      return ask("POST", path, { "x-gateway-admin-key": key });
    }),
  ]),
];

const pathOf = ({ payment_id }: { payment_id: string }) => `payments/${payment_id}`;

export const explainReasons: Reason[] = [
  ...notThere,
  ...refundReasons,
  reason("to ask about a payment that nobody was instructed about", "NOTHING_TO_ASK", async () =>
    askAdmin("POST", `${pathOf(await Payment.open())}/ask`, {}),
  ),
  reason("to ask while the customer's own call is under way", "CALL_IN_PROGRESS", async () => {
    const payment = await Payment.open();
    const askNow = () => askAdmin("POST", `${pathOf(payment)}/ask`, {});
    return meanwhile("alpha execute-transaction", () => payment.pay(), askNow);
  }),
  reason(
    "to send the events of a payment again before there is one",
    ["INVALID_STATE", "There is no event about it that could be sent again."],
    async () => askAdmin("POST", `${pathOf(await Payment.open())}/redeliver`, {}),
  ),
  reason("staff the cancel of a paid payment", "SESSION_NOT_CANCELLABLE", async () =>
    askAdmin("POST", `${pathOf(await paid())}/cancel`, { note: "asked by phone" }),
  ),
  reason(
    "to refund what a TPP was paid",
    ["REFUND_NOT_AUTHORISED", "Only a merchant's payments can be refunded."],
    async () => {
      const tpp_id = `tpp_${"1".repeat(43)}`;
      const charge = await ChargeScene.scheduled("alpha", newMandateId(), tpp_id);
      return askAdmin("POST", `${pathOf(charge)}/refund`, {});
    },
  ),
  reason(
    "to cancel a payment under a key that was retired a moment ago",
    "UNAUTHENTICATED",
    async () => {
      const { key, key_id } = await newStaff("operator");
      const payment = await Payment.open();
      const asStaff = (method: string, path: string, json?: object) =>
        ask(method, `/admin/v1/${path}`, { "x-gateway-admin-key": key }, json);
      await asStaff("GET", pathOf(payment));
      await askAdmin("POST", `admin-keys/${key_id}/retire`, {});
      return asStaff("POST", `${pathOf(payment)}/cancel`, { note: "asked by phone" });
    },
  ),
  reason(
    "to go on with the export of another account",
    [
      "VALIDATION_FAILED",
      "cursor: must be the next_cursor of the page before, of the same account",
    ],
    () => {
      const asked = { mode: "test", iban: ibanAt("alpha", 1), case_id: "DSR-1", cursor: "2.00" };
      return askAdmin("POST", "personal-data", asked);
    },
  ),
];
