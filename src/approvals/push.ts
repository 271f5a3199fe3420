import type { InferOutput } from "valibot";
import { type ProblemCode, problemRetryable } from "../base/kernel/problems.ts";
import { ok, type Result, refuse } from "../base/kernel/result.ts";
import { type Call, type Reply, reply } from "../base/platform/edge.ts";
import type { GatewayEnv } from "../base/platform/env.ts";
import { logFault } from "../base/platform/log.ts";
import { findObject, type ObjectKind } from "../frame/objects/kinds.ts";
import { followTurn } from "../frame/objects/perform.ts";
import type { BankCallNote } from "../frame/objects/timeline.ts";
import type { Attempt, Perform, Turn, WorkContext } from "../frame/objects/turn.ts";
import { readBankRecord } from "../network/banks/bank-records.ts";
import type { BankCaller } from "../network/parties/guards.ts";
import type { pushResultRequest } from "./approval-answers.ts";
import { askPushStatus } from "./bank-questions.ts";
import type { PushReport, ScaCommand } from "./decide-challenge.ts";
import { isCounted } from "./prompt-questions.ts";
import {
  checkFailed,
  endsAuthorisation,
  guardFor,
  readTicket,
  type ScaCall,
  type ScaFlow,
  type ScaStub,
  type ScaTicket,
  tell,
} from "./sca-call.ts";

/** A bank's answer about a prompt: called back, or asked for by the page or the alarm. */
export interface PromptAnswer {
  push_token: string;
  result: "APPROVED" | "DECLINED";
}

type PromptCall = WorkContext & Pick<ScaCall, "stubOf" | "flow">;

/** Asks the bank about the newest prompt and takes its answer; null if there is none yet. */
export const askPrompt = async (
  call: PromptCall,
  ticket: ScaTicket,
): Promise<Result<Turn | null>> => {
  const { answer, noted, refused_token } = await askBank(call, ticket);
  if (answer) return takePromptAnswer(call, ticket, answer, noted);
  noteQuestion(call, noted, refused_token);
  return ok(null);
};

/** The bank was asked and nothing follows. Nobody waits for the note. */
const noteQuestion = (
  call: PromptCall,
  noted: BankCallNote | null,
  refused_token: string | null = null,
): void => {
  const asked = { type: "prompt_asked", refused_token } as const;
  if (noted) call.waitUntil(tell(call, asked, undefined, noted));
};

const askBank = async (context: WorkContext, { sca, payer, mode }: ScaTicket) => {
  const prompt = sca.challenge?.auth_mode === "PUSH" ? sca.challenge : null;
  const bank = prompt && payer && (await readBankRecord(context.env, payer.bank_handle, mode));
  if (!bank || !isCounted(prompt.questions)) {
    return { answer: null, noted: null, refused_token: null };
  }
  const { status, refused, noted } = await askPushStatus(context, bank, prompt.token);
  const isAnswer = status === "APPROVED" || status === "DECLINED";
  const answer: PromptAnswer | null = isAnswer
    ? { push_token: prompt.token, result: status }
    : null;
  return { answer, noted, refused_token: refused ? prompt.token : null };
};

/**
 * Takes the bank's answer about a prompt; `noted` is the call, if we asked. An approval needs the
 * last check first. While that check cannot be made, nothing changes, and the bank repeats its
 * answer.
 */
const takePromptAnswer = async (
  call: PromptCall,
  ticket: ScaTicket,
  answer: PromptAnswer,
  noted: BankCallNote | null = null,
): Promise<Result<Turn | null>> => {
  const checked = await checkApproval(call, ticket, answer);
  if (!checked.ok) {
    noteQuestion(call, noted);
    return checked;
  }
  const command: ScaCommand =
    checked.value.kind === "failed"
      ? checkFailed(ticket, checked.value.problem)
      : { type: "push_result", ...answer, checked_at: checked.value.checked_at };
  const { correlationId, traceparent } = call;
  const about = { correlationId, traceparent, ...(noted ? { bankCall: noted } : {}) };
  const turn = await call.stubOf().act(command, about, { view: "ticket" });
  if (!turn) return refuse("NOT_FOUND");
  if (isNews(ticket, answer)) forgiveSend(call, ticket, readTicket(turn.view));
  return ok(turn);
};

type Checked = { kind: "passed"; checked_at: number } | { kind: "failed"; problem: ProblemCode };

/** Makes the last check if the answer is an approval that would move something. */
const checkApproval = async (
  call: PromptCall,
  ticket: ScaTicket,
  answer: PromptAnswer,
): Promise<Result<Checked>> => {
  if (answer.result === "DECLINED" || !isNews(ticket, answer)) {
    return ok({ kind: "passed", checked_at: 0 });
  }
  const checked = await call.flow.lastCheck(call, ticket);
  if (checked.ok) return ok({ kind: "passed", checked_at: checked.value });
  const { code } = checked.problem;
  return endsAuthorisation(code) ? ok({ kind: "failed", problem: code }) : checked;
};

/** Whether the answer is about the newest prompt of an object that waits for it. */
const isNews = ({ open, sca }: ScaTicket, { push_token }: PromptAnswer): boolean =>
  open && sca.challenge?.auth_mode === "PUSH" && sca.challenge.token === push_token;

/**
 * An approval verifies the payer, so the guard returns the send. Nothing waits for this: if it is
 * lost, the send stays counted for an hour, the safe side.
 */
const forgiveSend = (call: WorkContext, before: ScaTicket, after: ScaTicket | null): void => {
  if (after?.sca.challenge?.state !== "VERIFIED" || !before.payer) return;
  const { challenge_id } = after.sca.challenge;
  const told = guardFor(call, before).verified(challenge_id);
  call.waitUntil(told.catch((error) => logFault("payer guard not updated", error)));
};

/** Performs `ask_push`, the object's own question about a prompt. Its input is the ticket. */
export const performAskPush =
  (lastCheck: ScaFlow["lastCheck"]): Perform =>
  async (attempt: Attempt<ScaTicket, PushReport>): Promise<Turn | null> => {
    const { material: ticket } = attempt;
    const { answer, noted, refused_token } = await askBank(attempt, ticket);
    const bankCall = noted ?? undefined;
    if (!answer) return attempt.report({ kind: "ask_push", answer: null, refused_token }, bankCall);
    if (answer.result === "DECLINED") {
      const declined = { ...answer, checked_at: 0 };
      return attempt.report({ kind: "ask_push", answer: declined }, bankCall);
    }
    const checked = await lastCheck(attempt, ticket);
    if (!checked.ok) {
      const isFinal = endsAuthorisation(checked.problem.code);
      const failed = isFinal
        ? { last_check_failed: checkFailed(ticket, checked.problem.code) }
        : {};
      return attempt.report({ kind: "ask_push", answer: null, ...failed }, bankCall);
    }
    const approved = { ...answer, checked_at: checked.value };
    const report = { kind: "ask_push", answer: approved } as const;
    const turn = await attempt.report(report, bankCall, { view: "ticket" });
    forgiveSend(attempt, ticket, readTicket(turn?.view));
    return turn;
  };

/** A kind of object that a payer authorises. */
export interface ScaKind extends ObjectKind {
  lastCheck: ScaFlow["lastCheck"];
}

/**
 * POST /gateway/callback/push-result: a bank's report on one of its own prompts. A prompt of
 * another bank or mode is not found.
 * @rule B8.1
 */
export const pushResultStep =
  (kinds: readonly ScaKind[]) =>
  async (
    call: Call<GatewayEnv, BankCaller, InferOutput<typeof pushResultRequest>>,
  ): Promise<Result<Reply>> => {
    const { env, caller, body } = call;
    const found = findObject<ScaStub, ScaKind>(env, kinds, body.session_id);
    const ticket = readTicket(await found?.stubOf().view({ view: "ticket" }));
    const isPayersBank = ticket?.mode === caller.mode && ticket.payer?.bank_id === caller.bank_id;
    if (!found || !ticket || !isPayersBank) return refuse("NOT_FOUND");
    const { stubOf, kind } = found;
    const context = { ...call, env, stubOf, flow: kind };
    const { push_token, result } = body;
    const taken = await takePromptAnswer(context, ticket, { push_token, result });
    const turn = taken.ok ? taken.value : null;
    const refusal = taken.ok ? turn?.refusal : taken;
    // Only what passes makes the bank repeat its report. A suspended merchant is not its concern:
    // the object keeps asking about the prompt by itself.
    if (refusal && problemRetryable(refusal.problem)) return refusal;
    if (turn) call.waitUntil(followTurn(call, stubOf(), kind.performers, turn));
    // @rule B8.4
    return reply(202, { accepted: true });
  };
