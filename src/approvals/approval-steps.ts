import type { InferOutput } from "valibot";
import { problemRetryable } from "../base/kernel/problems.ts";
import { ok, type Result, refuse } from "../base/kernel/result.ts";
import { type Call, type Reply, reply } from "../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../base/platform/env.ts";
import type { CallNote, Turn } from "../frame/objects/turn.ts";
import type { PageCaller } from "../frame/pages/page-token.ts";
import { findPayer } from "../network/directory/find-payer.ts";
import type { NamePayer } from "./approval.ts";
import type { challengeRequest, confirmRequest, payerRequest } from "./approval-answers.ts";
import type { ApprovalCommand } from "./approval-part.ts";
import { type Redirect, redirectUrl } from "./approval-view.ts";
import { confirmAuthorisation } from "./confirm-authorisation.ts";
import { type ScaFlow, type ScaStub, type ScaView, scaCallOf } from "./sca-call.ts";
import { startChallenge } from "./start-challenge.ts";

/** The object of an approval page, as the page's steps call it. */
export interface ApprovalStub<Command = ApprovalCommand> extends Omit<ScaStub, "act" | "view"> {
  act(command: Command | ApprovalCommand, call: CallNote, view?: ScaView): Promise<Turn | null>;
  view(request: ScaView | { view: "resolution" }): Promise<Result<string> | null>;
}

/** A step of an approval page. */
export type ApprovalCall<Stub, Body = unknown> = Call<
  GatewayEnv,
  PageCaller<Stub>,
  Body,
  { id: string }
>;

/** Returns a redirect that this browser can use now. */
export type Renew<Stub> = (
  call: { env: GatewayEnv; correlationId: string },
  stub: Stub,
  browserId: string,
  redirect: Redirect,
) => Promise<Result<Redirect | null>>;

/** How the steps of one kind differ from the others. */
export interface ApprovalSteps<Stub, Approve = undefined> extends ScaFlow {
  prefixes: readonly string[];
  /** The customer names the payer. */
  namePayer(call: ApprovalCall<Stub, InferOutput<typeof payerRequest>>): Promise<Result<null>>;
  /** For a payer whom the owner has named: the first start finds the account. */
  nameOwnPayer?(call: ApprovalCall<Stub>): Promise<Result<null>>;
  /** The customer approves in a step of its own, after the challenge. */
  approve?(call: ApprovalCall<Stub, Approve>): Promise<Result<null>>;
  /** The redirect as it is now, for one that does not stay as it was. */
  renew?: Renew<Stub>;
}

/** The six steps of an approval page. Each answers with the state after it, for this browser. */
export const approvalSteps = <Stub extends ApprovalStub, Approve = undefined>(
  steps: ApprovalSteps<Stub, Approve>,
) => {
  const answer = async (
    call: ApprovalCall<Stub>,
    headers: Record<string, string> = {},
  ): Promise<Result<Reply>> => {
    const { browser_id, stubOf } = call.caller;
    const view = await stubOf().view({ view: "step", browser_id });
    return view ? answerWith(call, view, headers) : refuse("NOT_FOUND");
  };

  const answerWith = async (
    call: ApprovalCall<Stub>,
    view: Result<string>,
    headers: Record<string, string> = {},
  ): Promise<Result<Reply>> => {
    if (!view.ok) return view;
    const { redirect, ...step } = JSON.parse(view.value) as { redirect: Redirect | null };
    const { browser_id, stubOf } = call.caller;
    const present =
      redirect && steps.renew
        ? await steps.renew(call, stubOf(), browser_id, redirect)
        : ok(redirect);
    if (!present.ok) return present;
    const redirect_url = present.value && (await redirectUrl(call.env, present.value));
    return reply(200, { ...step, redirect_url }, headers);
  };

  const flowOf = (call: ApprovalCall<Stub>) => scaCallOf(call, steps);

  const decided = async (
    call: ApprovalCall<Stub>,
    decision: Promise<Result<null>>,
  ): Promise<Result<Reply>> => {
    const made = await decision;
    return made.ok ? answer(call) : made;
  };

  return {
    read: (call: ApprovalCall<Stub>) => answer(call),

    payer: (call: ApprovalCall<Stub, InferOutput<typeof payerRequest>>) =>
      decided(call, steps.namePayer(call)),

    async start(
      call: ApprovalCall<Stub, InferOutput<typeof challengeRequest>>,
    ): Promise<Result<Reply>> {
      const start = () => startChallenge(flowOf(call), call.body.auth_mode);
      let started = await start();
      if (!started.ok && started.problem.code === "PAYER_REQUIRED" && steps.nameOwnPayer) {
        const named = await steps.nameOwnPayer(call);
        if (!named.ok) return named;
        started = await start();
      }
      return answerWith(call, started);
    },

    /**
     * Only the browser that began gets the answer of the approval itself, because the caller may be
     * another one.
     */
    async confirm(
      call: ApprovalCall<Stub, InferOutput<typeof confirmRequest>>,
    ): Promise<Result<Reply>> {
      const confirmed = await confirmAuthorisation(flowOf(call), call.body.otp_code);
      return confirmed.ok ? answer(call, confirmed.value.headers) : confirmed;
    },

    approve: (call: ApprovalCall<Stub, Approve>) =>
      steps.approve ? decided(call, steps.approve(call)) : answer(call),

    reject: (call: ApprovalCall<Stub>) =>
      decided(call, decide(call, { type: "reject", browser_id: call.caller.browser_id })),
  };
};

/** Sends a command of the page to its object. */
export const decide = async <Command>(
  { caller, correlationId, traceparent }: ApprovalCall<ApprovalStub<Command>>,
  command: Command | ApprovalCommand,
): Promise<Result<null>> => {
  const turn = await caller.stubOf().act(command, { correlationId, traceparent });
  if (!turn) return refuse("NOT_FOUND");
  return turn.refusal ?? ok(null);
};

/**
 * Finds what the customer named, by the object's view `resolution`, and tells the object. What was
 * found nowhere, or is not the right account, counts as an attempt; a lookup that may succeed later
 * does not.
 */
export const nameIn = async <Command, Asked>(
  call: ApprovalCall<ApprovalStub<Command>>,
  find: (asked: Asked) => Promise<Result<Command>>,
): Promise<Result<null>> => {
  const view = await call.caller.stubOf().view({ view: "resolution" });
  if (!view) return refuse("NOT_FOUND");
  if (!view.ok) return view;
  const found = await find(JSON.parse(view.value) as Asked);
  const named = found.ok ? await decide(call, found.value) : found;
  const isFailed = found.ok
    ? !named.ok && named.problem.code === "PAYER_NOT_FOUND"
    : !problemRetryable(found.problem);
  if (isFailed) await decide(call, { type: "resolution_failed" });
  return named;
};

/** The view `resolution` of what one bank's customer approves for a TPP. */
export interface NamingTerms {
  mode: Mode;
  bank_handle: string;
  tpp_id: string;
}

/** Names the account at that bank, which may be closing since. */
export const namePayerAtBank = <Command>(
  call: ApprovalCall<ApprovalStub<Command | NamePayer>, InferOutput<typeof payerRequest>>,
): Promise<Result<null>> =>
  nameIn(call, async ({ mode, bank_handle, tpp_id }: NamingTerms) => {
    const banks = { only: bank_handle, closing: true };
    const payer = await findPayer(call, call.body, { mode, owner: tpp_id, banks });
    const { browser_id } = call.caller;
    return payer.ok ? ok<NamePayer>({ type: "name_payer", browser_id, payer: payer.value }) : payer;
  });
