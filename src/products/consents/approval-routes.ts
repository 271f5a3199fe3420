import * as v from "valibot";
import { approvalFields, failedAnswer, liveAnswer } from "../../approvals/approval-answers.ts";
import { approvalRoutes } from "../../approvals/approval-routes.ts";
import {
  approvalSteps,
  decide,
  namePayerAtBank,
  type Renew,
} from "../../approvals/approval-steps.ts";
import { approvalAddress } from "../../approvals/page/page-address.ts";
import { readTicket } from "../../approvals/sca-call.ts";
import { orNull } from "../../base/kernel/answer-words.ts";
import {
  consentId,
  currency,
  described,
  maskedIban,
  named,
  text,
} from "../../base/kernel/fields.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { readBankRecord } from "../../network/banks/bank-records.ts";
import { writeGrant } from "../oauth/authorisation-code.ts";
import { consentStatus as status } from "./answers.ts";
import { consentPages, consentStep } from "./consent-page.ts";
import { type ConsentCommand, type ConsentStub, consentAddress } from "./consent-record.ts";
import { type ConsentPageRead, notConfirmed } from "./decide/approval.ts";
import { consentKind } from "./kind.ts";
import { type ConsentToCheck, checkTpp } from "./last-check.ts";
import { renderConsentPage, type ShownConsent } from "./page.tsx";
import { type ConsentRedirect, withoutCode } from "./redirect.ts";

/** The steps of the customer on the consent's page. */
const step = v.pipe(
  v.picklist(["PAYER", "START", "CONFIRM", "WAIT", "APPROVE", "DONE"]),
  named("ConsentStep", "The customer's next step. WAIT: the bank is listing the accounts.", "DONE"),
);

const offeredAccount = v.strictObject({
  account_id: text("The account, in this consent only.", "acc_01234567890123456789"),
  masked_iban: maskedIban,
  display_name: text("The account's name at the bank.", "Current account"),
  currency,
  account_type: text("The kind of account.", "CURRENT"),
});

const liveConsent = liveAnswer("LiveConsent", "AWAITING_CUSTOMER_AUTH", {
  consent_id: consentId,
  status,
  step,
});

const approveRequest = v.pipe(
  v.strictObject({
    accounts: v.optional(
      v.pipe(
        v.array(v.string("must be an account_id")),
        v.maxLength(500, "must be at most 500 accounts"),
        described("The chosen ones of the accounts offered, by default all.", [
          "acc_01234567890123456789",
        ]),
      ),
    ),
  }),
  named("ApproveConsent", "What the customer shares."),
);

/**
 * The redirect of this browser, with the text of a valid code. When a code expires, the object
 * makes a new one, until a code is redeemed or the time to authorise is over.
 */
export const renewRedirect: Renew<ConsentStub> = async (
  { env, correlationId },
  stub,
  browserId,
  redirect,
) => {
  const latest = await withLivingCode(stub, browserId, redirect as ConsentRedirect, correlationId);
  if (!latest.ok || latest.value === null || latest.value.code === null) return latest;
  const { consent_id = "" } = latest.value.parameters ?? {};
  const hex = consentAddress.hexOf(consent_id ?? "") ?? "";
  const code = writeGrant(env, "ac", { hex, numbers: [latest.value.code] });
  return ok({ ...latest.value, parameters: { ...latest.value.parameters, code } });
};

const withLivingCode = async (
  stub: ConsentStub,
  browserId: string,
  redirect: ConsentRedirect,
  correlationId: string,
): Promise<Result<ConsentRedirect | null>> => {
  if (redirect.code === null) return ok(redirect);
  const command = { type: "renew_code", browser_id: browserId } as const;
  const wanted = { view: "step", browser_id: browserId } as const;
  const turn = await stub.act(command, { correlationId }, wanted);
  const isRefused = Boolean(turn?.refusal);
  const view = isRefused ? await stub.view(wanted) : turn?.view;
  if (!view) return refuse("NOT_FOUND");
  if (!view.ok) return view;
  const latest = (JSON.parse(view.value) as { redirect: ConsentRedirect | null }).redirect;
  // The object makes no more codes: one was redeemed, the time is over, or the consent has ended.
  return ok(isRefused && latest && latest.code !== null ? withoutCode(latest) : latest);
};

export const failedAuthorisation = failedAnswer(
  "FailedAuthorisation",
  "The authorisation has failed. Read it for the way back.",
  "OTP_ATTEMPTS_EXCEEDED",
  [
    "OTP_ATTEMPTS_EXCEEDED",
    "OTP_EXPIRED",
    "PUSH_DECLINED",
    "BANK_ERROR",
    "BANK_TIMEOUT",
    "PAYMENT_REFUSED",
    "PAYER_ACCOUNT_DEBIT_BLOCKED",
    "INSUFFICIENT_FUNDS",
    "LIMIT_EXCEEDED",
  ],
  { message: notConfirmed },
);

export const consentApprovalRoutes = approvalRoutes({
  path: "/ob/consents/:id/authorisation",
  guard: consentStep,
  pathSchema: v.object({ id: consentId }),
  steps: approvalSteps<ConsentStub, v.InferOutput<typeof approveRequest>>({
    ...consentKind,
    namePayer: namePayerAtBank,
    /**
     * Takes the accounts that the customer chose, by default all, and makes the code. The last
     * check was made before the code was verified, minutes ago, so the TPP is read once more.
     */
    async approve(call) {
      const { browser_id, stubOf } = call.caller;
      const ticket = readTicket(await stubOf().view({ view: "ticket" }));
      if (!ticket) return refuse("NOT_FOUND");
      const permitted = await checkTpp(call.env, ticket.last_check as ConsentToCheck);
      if (!permitted.ok) return permitted;
      const { accounts = null } = call.body;
      return decide<ConsentCommand>(call, { type: "approve", browser_id, accounts });
    },
    renew: renewRedirect,
  }),
  answer: v.pipe(
    v.strictObject({
      consent_id: consentId,
      status,
      step,
      accounts: orNull(
        v.array(offeredAccount),
        "What the customer can share; null before the bank has listed it.",
      ),
      challenge: approvalFields.challenge,
      redirect_url: approvalFields.redirectUrl(
        "Where the customer goes now; null before the end.",
        "https://tpp.example/back?code=ac_0.1.0&consent_id=cns_0&state=s&iss=https%3A%2F%2Fgateway.example",
      ),
    }),
    named("AuthorisationStep", "Where the authorisation is, as this browser may see it."),
  ),
  approveBody: approveRequest,
  failed: failedAuthorisation,
  shows: {
    asked: "AWAITING_CUSTOMER_AUTH",
    approved: "AUTHORISED",
    proved: {
      accounts: [
        {
          account_id: "acc_01234567890123456789",
          masked_iban: "DE•• •••• 3000",
          display_name: "Current account",
          currency: "EUR",
          account_type: "CURRENT",
        },
      ],
    },
    rejected:
      "https://tpp.example/back?error=access_denied&consent_id=cns_0&state=s&iss=https%3A%2F%2Fgateway.example",
  },
  rows: {
    read: {
      id: "readAuthorisation",
      summary: "Read where the authorisation is",
      description: "For polling, and for a customer who comes back.",
    },
    payer: {
      id: "provePayer",
      summary: "Name an account at the consent's bank",
      description:
        "Binds the authorisation to this browser. At most 10 times. Only the customer who approved " +
        "first can approve again.",
    },
    start: {
      id: "startAuthorisation",
      summary: "Make the bank send a code or a prompt",
      description: "A new one replaces the earlier one. At most 5.",
      refusals: ["PAYER_REQUIRED"],
    },
    confirm: {
      id: "confirmAuthorisation",
      summary: "Confirm with the code, or ask for the prompt's outcome",
      description:
        "Then the bank lists the accounts to choose from. Waits at most 5 seconds for it.",
      refusals: ["PAYER_REQUIRED", "INSUFFICIENT_SCOPE"],
    },
    approve: {
      id: "approveConsent",
      summary: "Approve, with the accounts that are shared",
      description: "A repeat changes nothing and gets the same redirect.",
      refusals: [
        "INVALID_STATE",
        "SESSION_EXPIRED",
        "CONTINUED_ELSEWHERE",
        "PAYER_REQUIRED",
        "CHALLENGE_REQUIRED",
        "CHALLENGE_IN_PROGRESS",
        "INSUFFICIENT_SCOPE",
      ],
    },
    reject: {
      id: "rejectConsent",
      summary: "Reject, before the approval",
      description: "Rejecting a re-authorisation leaves the consent as it was.",
    },
  },
});

/** The address of a consent's page; each authorisation has its own. */
export const consentPageRoutes = approvalAddress<ConsentPageRead, ShownConsent, ConsentStub>({
  path: "/consent/:reference",
  field: "consent_url",
  prefix: "cns",
  cookie: "consent_browser",
  page: { id: "openConsent", summary: "The consent page, or its token for a program" },
  live: {
    id: "readLiveConsent",
    summary: "The state of the authorisation, as JSON or over a WebSocket",
    answer: liveConsent,
  },
  steps: consentApprovalRoutes,
  pages: consentPages,
  renew: renewRedirect,
  async more(env, { bank_handle, mode, redirect }) {
    const bank = await readBankRecord(env, bank_handle, mode);
    return {
      bank_name: bank?.name ?? bank_handle,
      redirect_ends_at: redirect?.code_ends_at ?? null,
    };
  },
  render: renderConsentPage,
});
