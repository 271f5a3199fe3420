import * as v from "valibot";
import { approvalFields, failedAnswer, liveAnswer } from "../../approvals/approval-answers.ts";
import { approvalPage } from "../../approvals/approval-page.ts";
import { approvalRoutes } from "../../approvals/approval-routes.ts";
import { approvalSteps, namePayerAtBank } from "../../approvals/approval-steps.ts";
import { approvalAddress } from "../../approvals/page/page-address.ts";
import { named, paymentOrderId } from "../../base/kernel/fields.ts";
import { orderStatus as status } from "./answers.ts";
import type { OrderPageRead } from "./decide/approval.ts";
import { paymentOrderKind } from "./kind.ts";
import { type OrderStub, orderAddress } from "./order-record.ts";
import { renderOrderPage, type ShownOrder } from "./page.tsx";
import { orderPath } from "./requests.ts";

/** The page on which the customer approves a payment order, and its steps. */
export const orderApprovalPage = approvalPage<OrderStub>({
  ...orderAddress,
  path: "sca",
  addressPurpose: "sca-address",
});

const step = v.pipe(
  v.picklist(["START", "CONFIRM", "DONE"]),
  named("PaymentOrderStep", "The customer's next step; DONE if there is none.", "START"),
);

const position = { payment_order_id: paymentOrderId, status, step };

const liveOrder = liveAnswer("LivePaymentOrder", "PENDING_SCA", position);

export const failedOrder = failedAnswer(
  "FailedPaymentOrder",
  "The order was rejected or has failed, by this request or earlier.",
  "INSUFFICIENT_FUNDS",
  [
    "BANK_ERROR",
    "BANK_TIMEOUT",
    "BANK_UNAVAILABLE",
    "CONSENT_REVOKED",
    "DESTINATION_MISMATCH",
    "DESTINATION_NOT_FOUND",
    "INSUFFICIENT_FUNDS",
    "LIMIT_EXCEEDED",
    "OTP_ATTEMPTS_EXCEEDED",
    "OTP_EXPIRED",
    "PAYER_ACCOUNT_DEBIT_BLOCKED",
    "PAYER_NOT_FOUND",
    "PAYMENT_REFUSED",
    "PUSH_DECLINED",
    "ROUTE_NOT_AVAILABLE",
    "SETTLEMENT_REJECTED",
  ],
);

export const orderApprovalRoutes = approvalRoutes({
  path: "/ob/payment-orders/:id/authorisation",
  guard: orderApprovalPage.guard,
  pathSchema: orderPath,
  steps: approvalSteps<OrderStub>({
    ...paymentOrderKind,
    // The source account is named again, to continue in this browser.
    namePayer: namePayerAtBank,
  }),
  answer: v.pipe(
    v.strictObject({
      ...position,
      challenge: approvalFields.challenge,
      redirect_url: approvalFields.redirectUrl(
        "Where the customer goes now; null before the approval, and without a redirect_uri.",
        "https://tpp.example/back?payment_order_id=po_0&status=completed&state=s&iss=https%3A%2F%2Fgateway.example",
      ),
    }),
    named("PaymentOrderAuthorisation", "Where the approval is, as this browser may see it.", {
      status: "COMPLETED",
      step: "DONE",
    }),
  ),
  failed: failedOrder,
  shows: {
    asked: "PENDING_SCA",
    approved: "COMPLETED",
    rejected:
      "https://tpp.example/back?payment_order_id=po_0&status=rejected&state=s&iss=https%3A%2F%2Fgateway.example",
  },
  rows: {
    read: {
      id: "readOrderAuthorisation",
      summary: "Read where the approval is",
      description: "For polling, and for a customer who comes back.",
    },
    payer: {
      id: "nameOrderPayer",
      summary: "Continue in this browser",
      description:
        "Needed only after another browser has begun. Names the account that pays; a challenge that " +
        "was sent to the other browser no longer counts. At most 10 times.",
    },
    start: {
      id: "startOrderAuthorisation",
      summary: "Make the bank send a code or a prompt",
      description:
        "The first start binds the approval to its browser. A new code or prompt replaces the " +
        "earlier one. At most 5.",
      refusals: ["PAYMENT_UNDER_REVIEW"],
    },
    confirm: {
      id: "confirmOrder",
      summary: "Confirm with the code, or ask for the prompt's outcome",
      description: "Executes the order. Waits at most 5 seconds for the bank, then is PROCESSING.",
      refusals: [
        "PAYMENT_UNDER_REVIEW",
        "INSUFFICIENT_SCOPE",
        "DIRECTORY_UNAVAILABLE",
        "REGISTRY_UNAVAILABLE",
      ],
    },
    approve: {
      id: "approveOrder",
      summary: "The same as reading it",
      description: "The confirmation has approved the order already. It changes nothing.",
    },
    reject: {
      id: "rejectOrder",
      summary: "Reject, before the approval",
      description: "The payment order ends REJECTED, and nothing is paid.",
      refusals: ["PAYMENT_UNDER_REVIEW"],
    },
  },
});

export const orderPageRoutes = approvalAddress<OrderPageRead, ShownOrder>({
  path: "/sca/:reference",
  field: "sca_url",
  prefix: "po",
  cookie: "order_browser",
  page: {
    id: "openOrder",
    summary: "The page on which a customer approves an order, or its token for a program",
  },
  live: {
    id: "readLiveOrder",
    summary: "The state of the order, as JSON or over a WebSocket",
    answer: liveOrder,
  },
  steps: orderApprovalRoutes,
  pages: orderApprovalPage,
  render: renderOrderPage,
});
