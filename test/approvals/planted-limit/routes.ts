import * as v from "valibot";
import {
  approvalFields,
  failedAnswer,
  liveAnswer,
} from "../../../src/approvals/approval-answers.ts";
import { approvalPage } from "../../../src/approvals/approval-page.ts";
import { approvalRoutes } from "../../../src/approvals/approval-routes.ts";
import { approvalSteps, namePayerAtBank } from "../../../src/approvals/approval-steps.ts";
import { approvalAddress } from "../../../src/approvals/page/page-address.ts";
import { idOf } from "../../../src/base/kernel/fields.ts";
import { type LimitStub, limitAddress } from "./address.ts";
import { limitKind } from "./kind.ts";
import type { LimitRead } from "./limit.ts";
import { renderLimitPage, type ShownLimit } from "./page.tsx";

export const limitPage = approvalPage<LimitStub>({
  ...limitAddress,
  path: "limit",
  addressPurpose: "limit-address",
});

const position = {
  limit_id: idOf("lim", "A change of a limit."),
  status: v.picklist(["ASKED", "CHANGED", "REJECTED"]),
  step: v.picklist(["PAYER", "START", "CONFIRM", "DONE"]),
};

const limitSteps = approvalRoutes({
  path: "/ob/limits/:id/authorisation",
  guard: limitPage.guard,
  pathSchema: v.object({ id: position.limit_id }),
  steps: approvalSteps<LimitStub>({ ...limitKind, namePayer: namePayerAtBank }),
  answer: v.strictObject({
    ...position,
    challenge: approvalFields.challenge,
    redirect_url: approvalFields.redirectUrl("The way back.", "https://tpp.example"),
  }),
  failed: failedAnswer("FailedLimit", "The limit stays.", "PUSH_DECLINED", [
    "OTP_ATTEMPTS_EXCEEDED",
    "PUSH_DECLINED",
    "PAYMENT_REFUSED",
  ]),
  shows: { asked: "ASKED", approved: "CHANGED", rejected: "https://tpp.example" },
  rows: {
    read: { id: "readLimit", summary: "Read where the approval is" },
    payer: { id: "nameLimitPayer", summary: "Name the account" },
    start: { id: "startLimit", summary: "Send a code or a prompt", refusals: ["PAYER_REQUIRED"] },
    confirm: { id: "confirmLimit", summary: "Confirm", refusals: ["PAYER_REQUIRED"] },
    approve: { id: "approveLimit", summary: "The same as reading it" },
    reject: { id: "rejectLimit", summary: "Reject" },
  },
});

export const limitRoutes = [
  ...limitSteps,
  ...approvalAddress<LimitRead, ShownLimit>({
    path: "/limit/:reference",
    field: "limit_url",
    prefix: "lim",
    cookie: "limit_browser",
    page: { id: "openLimit", summary: "The page of a change" },
    live: { id: "readLiveLimit", summary: "Live", answer: liveAnswer("Live", "ASKED", position) },
    steps: limitSteps,
    pages: limitPage,
    render: renderLimitPage,
  }),
];
