import * as v from "valibot";
import { approvalFields, failedAnswer, liveAnswer } from "../../approvals/approval-answers.ts";
import { approvalPage } from "../../approvals/approval-page.ts";
import { approvalRoutes } from "../../approvals/approval-routes.ts";
import { type ApprovalCall, approvalSteps, nameIn } from "../../approvals/approval-steps.ts";
import { approvalAddress } from "../../approvals/page/page-address.ts";
import { mandateId, named } from "../../base/kernel/fields.ts";
import { ok, type Result } from "../../base/kernel/result.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { mandateStatus as status } from "./answers.ts";
import type { MandatePageRead, MandateResolution, ShownTerms } from "./decide/approval.ts";
import { mandateKind } from "./kind.ts";
import {
  type MandateCommand,
  type MandateStub,
  mandateAddress,
  mandateById,
} from "./mandate-record.ts";
import { renderMandatePage, type ShownMandate } from "./page.tsx";
import { mandatePath } from "./requests.ts";
import { findNamedParties, findOwnParties, type Parties } from "./verbs/find-parties.ts";
import type { MandateAnswer } from "./views.ts";

/** The page on which the customer approves a mandate, and its steps. */
export const mandateApprovalPage = approvalPage<MandateStub>({
  ...mandateAddress,
  path: "approval",
  addressPurpose: "approval-address",
});

const step = v.pipe(
  v.picklist(["PAYER", "START", "CONFIRM", "WAIT", "DONE"]),
  named(
    "MandateStep",
    "The customer's next step. WAIT: the mandate that this one replaces is being ended.",
    "START",
  ),
);

const position = { mandate_id: mandateId, status, step };

const liveMandate = liveAnswer("LiveMandate", "AWAITING_CUSTOMER_AUTH", position);

/** Finds payer and payee, and tells the mandate. */
const nameParties = (
  call: ApprovalCall<MandateStub>,
  find: (asked: MandateResolution) => Promise<Result<Parties>>,
  first: { first_only?: true } = {},
): Promise<Result<null>> =>
  nameIn<MandateCommand, MandateResolution>(call, async (asked) => {
    const parties = await find(asked);
    const { browser_id } = call.caller;
    return parties.ok
      ? ok({ type: "name_payer", browser_id, ...parties.value, ...first })
      : parties;
  });

/** Refusals of a step that looks up payer and payee. */
const lookup = [
  "DESTINATION_NOT_FOUND",
  "DESTINATION_MISMATCH",
  "ROUTE_NOT_AVAILABLE",
  "CURRENCY_MISMATCH",
  "SAME_ACCOUNT",
  "CONSENT_REVOKED",
  "INSUFFICIENT_SCOPE",
] as const;

export const failedMandate = failedAnswer(
  "FailedMandate",
  "The mandate was rejected, by this request or earlier.",
  "OTP_ATTEMPTS_EXCEEDED",
  [
    "BANK_ERROR",
    "BANK_TIMEOUT",
    "CONSENT_REVOKED",
    "DESTINATION_MISMATCH",
    "DESTINATION_NOT_FOUND",
    "INSUFFICIENT_FUNDS",
    "LIMIT_EXCEEDED",
    "MANDATE_NOT_ACTIVE",
    "OTP_ATTEMPTS_EXCEEDED",
    "OTP_EXPIRED",
    "PAYER_ACCOUNT_DEBIT_BLOCKED",
    "PAYER_NOT_FOUND",
    "PAYMENT_REFUSED",
    "PUSH_DECLINED",
    "ROUTE_NOT_AVAILABLE",
  ],
);

export const mandateApprovalRoutes = approvalRoutes({
  path: "/mandates/:id/authorisation",
  guard: mandateApprovalPage.guard,
  pathSchema: mandatePath,
  steps: approvalSteps<MandateStub>({
    ...mandateKind,
    // An account at any bank, or the account that the owner named.
    namePayer: (call) => nameParties(call, (asked) => findNamedParties(call, asked, call.body)),
    nameOwnPayer: (call) =>
      nameParties(call, (asked) => findOwnParties(call, asked), { first_only: true }),
  }),
  answer: v.pipe(
    v.strictObject({
      ...position,
      challenge: approvalFields.challenge,
      redirect_url: approvalFields.redirectUrl(
        "Where the customer goes now; null before the end, and without a redirect_url.",
        "https://shop.example/back?mandate_id=mnd_0&status=active",
      ),
    }),
    named("MandateAuthorisation", "Where the approval is, as this browser may see it.", {
      status: "ACTIVE",
      step: "DONE",
    }),
  ),
  failed: failedMandate,
  shows: {
    asked: "AWAITING_CUSTOMER_AUTH",
    approved: "ACTIVE",
    rejected: "https://shop.example/back?mandate_id=mnd_0&status=rejected",
  },
  rows: {
    read: {
      id: "readMandateAuthorisation",
      summary: "Read where the approval is",
      description: "For polling, and for a customer who comes back.",
    },
    payer: {
      id: "nameMandatePayer",
      summary: "Name the account that pays, at any bank",
      description:
        "Binds the approval to this browser. At most 10 times. Not needed for a mandate with a " +
        "customer_alias or a source_account_id; there it continues in this browser, with that " +
        "account only.",
      refusals: lookup,
    },
    start: {
      id: "startMandateAuthorisation",
      summary: "Make the bank send a code or a prompt",
      description:
        "A new one replaces the earlier one. At most 5. For a mandate with a customer_alias or a " +
        "source_account_id the first one looks the account up and binds the approval to this browser.",
      refusals: [
        "PAYER_REQUIRED",
        "PAYER_CHANGE_LIMIT_REACHED",
        "PAYER_NOT_FOUND",
        "DIRECTORY_UNAVAILABLE",
        "REGISTRY_UNAVAILABLE",
        ...lookup,
      ],
    },
    confirm: {
      id: "confirmMandate",
      summary: "Confirm with the code, or ask for the prompt's outcome",
      description: "Activates the mandate. One that replaces another first ends that one.",
      refusals: [
        "PAYER_REQUIRED",
        "CONSENT_REVOKED",
        "INSUFFICIENT_SCOPE",
        "DIRECTORY_UNAVAILABLE",
        "REGISTRY_UNAVAILABLE",
      ],
    },
    approve: {
      id: "approveMandate",
      summary: "The same as reading it",
      description: "The confirmation has approved the mandate already. It changes nothing.",
    },
    reject: {
      id: "rejectMandate",
      summary: "Reject, before the approval",
      description: "The mandate ends REJECTED, and nothing can be charged.",
    },
  },
});

export const mandatePageRoutes = approvalAddress<MandatePageRead, ShownMandate>({
  path: "/approval/:reference",
  field: "approval_url",
  prefix: "mnd",
  cookie: "mandate_browser",
  page: {
    id: "openMandate",
    summary: "The page on which a customer approves a mandate, or its token for a program",
  },
  live: {
    id: "readLiveMandate",
    summary: "The state of the approval, as JSON or over a WebSocket",
    answer: liveMandate,
  },
  steps: mandateApprovalRoutes,
  pages: mandateApprovalPage,
  picks: "PAYMENTS",
  more: async (env, { replaces }) => ({ earlier: await readEarlier(env, replaces) }),
  render: renderMandatePage,
});

/** The terms of the mandate that this one replaces, from its owner's view. */
const readEarlier = async (
  env: GatewayEnv,
  replaces: MandatePageRead["replaces"],
): Promise<ShownTerms | null> => {
  if (replaces === null) return null;
  const { mandate_id, ...viewer } = replaces;
  const stub = mandateById(env, mandate_id);
  const view = await stub?.view({ view: "mandate", ...viewer, consent_id: null });
  if (!view?.ok) return null;
  const { amount, currency, amount_type, max_amount_per_period, ...rest } = JSON.parse(
    view.value,
  ) as MandateAnswer;
  const { max_charges, max_total, frequency, interval_count, time_zone, collection } = rest;
  return {
    amount,
    currency,
    amount_type,
    max_amount_per_period,
    max_charges,
    max_total,
    frequency,
    interval_count,
    time_zone,
    collection,
    from: rest.start_date,
    until: rest.end_date,
  };
};
