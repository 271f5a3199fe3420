import type { GenericSchema, InferOutput } from "valibot";
import type { ProblemCode } from "../base/kernel/problems.ts";
import { json } from "../base/platform/contract.ts";
import { type Guard, type Route, route } from "../base/platform/edge.ts";
import type { GatewayEnv } from "../base/platform/env.ts";
import type { PageCaller } from "../frame/pages/page-token.ts";
import { bankFaults } from "../network/banks/bank-client.ts";
import { challengeRequest, confirmRequest, exampleOtp, payerRequest } from "./approval-answers.ts";
import type { ApprovalStub, approvalSteps } from "./approval-steps.ts";

/** What the documents say of one step, and the refusals that only this kind has. */
interface StepRow {
  id: string;
  summary: string;
  description?: string;
  refusals?: readonly ProblemCode[];
}

type Approved<Body> = Body extends GenericSchema ? InferOutput<Body> : undefined;

/** The rows of one kind's approval page. */
interface ApprovalRows<Stub extends ApprovalStub, Body extends GenericSchema | undefined> {
  /** The path of the steps; `:id` is the object's id. */
  path: string;
  guard: Guard<GatewayEnv, PageCaller<Stub>>;
  pathSchema: GenericSchema<unknown, { id: string }>;
  steps: ReturnType<typeof approvalSteps<Stub, Approved<Body>>>;
  /** The state after a step, and the final failure. */
  answer: GenericSchema;
  failed: GenericSchema;
  /** The status before and after the approval, for the examples. */
  shows: Shows;
  /** What the customer sends with the approval, if it is a step of its own. */
  approveBody?: Body;
  rows: Record<"read" | "payer" | "start" | "confirm" | "approve" | "reject", StepRow>;
}

/** The refusals of each step that every kind has. */
export const stepRefusals = {
  read: [],
  payer: [
    "INVALID_STATE",
    "SESSION_EXPIRED",
    "PAYER_CHANGE_LIMIT_REACHED",
    "PAYER_NOT_FOUND",
    "DIRECTORY_UNAVAILABLE",
    "REGISTRY_UNAVAILABLE",
    ...bankFaults,
  ],
  start: [
    "INVALID_STATE",
    "SESSION_EXPIRED",
    "CONTINUED_ELSEWHERE",
    "CHALLENGE_REPLACED",
    "AUTH_METHOD_NOT_AVAILABLE",
    "CHALLENGE_IN_PROGRESS",
    "CHALLENGE_LIMIT_REACHED",
    "PAYER_THROTTLED",
    ...bankFaults,
  ],
  confirm: [
    "INVALID_STATE",
    "SESSION_EXPIRED",
    "CONTINUED_ELSEWHERE",
    "CHALLENGE_REQUIRED",
    "CHALLENGE_REPLACED",
    "CHALLENGE_IN_PROGRESS",
    "OTP_INCORRECT",
    "OTP_EXPIRED",
    "OTP_ATTEMPTS_EXCEEDED",
    "PAYER_THROTTLED",
    ...bankFaults,
  ],
  approve: [],
  reject: ["INVALID_STATE", "SESSION_EXPIRED", "CONTINUED_ELSEWHERE"],
} as const satisfies Record<string, readonly ProblemCode[]>;

interface Shows {
  asked: string;
  approved: string;
  /** Further members, where the approval is a step of its own and may now be made. */
  proved?: object;
  /** Where the customer goes who has rejected it. */
  rejected: string;
}

/** What each step answers. The approval is a step of its own, or the confirmation is. */
const examplesOf = ({ asked, approved, proved, rejected }: Shows, isOwnStep: boolean) => {
  const before = (step: string) => ({ status: asked, step, redirect_url: null });
  return {
    read: before("START"),
    payer: before("START"),
    start: { ...before("CONFIRM"), challenge: exampleOtp },
    confirm: isOwnStep ? { ...before("APPROVE"), ...proved } : { status: approved },
    approve: { status: approved },
    reject: { ...before("DONE"), status: "REJECTED", redirect_url: rejected },
  };
};

/** The steps of the customer on an approval page. Only the page takes them. @rule O6.2 */
export const approvalRoutes = <
  Stub extends ApprovalStub,
  Body extends GenericSchema | undefined = undefined,
>({
  path,
  guard,
  pathSchema,
  steps,
  answer,
  failed,
  shows,
  approveBody,
  rows,
}: ApprovalRows<Stub, Body>): readonly Route<GatewayEnv>[] => {
  const examples = examplesOf(shows, approveBody !== undefined);
  const shown = (step: keyof typeof rows) => json(answer, examples[step]);
  const rowOf = (step: keyof typeof rows) => ({
    id: rows[step].id,
    paths: [step === "read" ? path : `${path}/${step}`],
    summary: rows[step].summary,
    description: rows[step].description ?? null,
    guard,
    path: pathSchema,
    answers: { 200: shown(step) },
    refusals: [...stepRefusals[step], ...(rows[step].refusals ?? [])],
  });
  return [
    route({ ...rowOf("read"), method: "GET", step: steps.read }),
    route({ ...rowOf("payer"), method: "POST", body: payerRequest, step: steps.payer }),
    route({
      ...rowOf("start"),
      method: "POST",
      body: challengeRequest,
      answers: { 200: shown("start"), 422: failed },
      step: steps.start,
    }),
    route({
      ...rowOf("confirm"),
      method: "POST",
      body: confirmRequest,
      answers: { 200: shown("confirm"), 422: failed },
      step: steps.confirm,
    }),
    route({
      ...rowOf("approve"),
      method: "POST",
      ...(approveBody ? { body: approveBody } : {}),
      step: (call) => steps.approve(call as never),
    }),
    route({ ...rowOf("reject"), method: "POST", step: steps.reject }),
  ];
};
