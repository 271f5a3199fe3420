import type { ProblemCode } from "../base/kernel/problems.ts";
import { ok, type Result, refuse } from "../base/kernel/result.ts";
import {
  type Effect,
  endEffect,
  isInFlight,
  LEASE_MS,
  newEffect,
  postponeEffect,
} from "../frame/objects/effects.ts";
import type { AggregateState, DecisionTable, Fresh, Performed } from "../frame/objects/state.ts";
import { newNote, type TimelineNote } from "../frame/objects/timeline.ts";
import { type ApprovalOwner, awaitsProof, checkBrowser } from "./approval.ts";
import {
  type AuthMode,
  type Authorisation,
  beginChallenge,
  beginVerification,
  challengeNotSent,
  challengeSent,
  challengeWithheld,
  endVerification,
  findPrompt,
  noteOlderApproval,
  refuseWhileAsking,
  type ScaStep,
  takePushAnswer,
  type VerificationOutcome,
} from "./authorisation.ts";
import {
  ASK_PUSH,
  countQuestion,
  mayAskForPage,
  nextQuestionAt,
  noQuestions,
  stopAskingAboutPrompt,
} from "./prompt-questions.ts";

/**
 * The decisions of every object that a payer authorises. The owner brings its rules and receives
 * three triggers: sent, authorised, failed. Pure.
 */
export type ScaCommand =
  | {
      type: "begin_challenge";
      browser_id: string;
      auth_mode: AuthMode;
      challenge_id: string;
      display_code: string | null;
    }
  | {
      type: "challenge_sent";
      challenge_id: string;
      token: string;
      phone_masked: string | null;
      /** Null or absent if the bank named none that counts. */
      app_url?: string | null;
    }
  /** `refusal` is the bank's final refusal; null if the send was lost or may work later. */
  | { type: "challenge_not_sent"; challenge_id: string; refusal: ProblemCode | null }
  /** The payer's guard refused, or the bank was not asked for another reason: it does not count. */
  | { type: "challenge_withheld"; challenge_id: string }
  | { type: "begin_verification"; browser_id: string; verification_id: string; code_digest: string }
  | {
      type: "end_verification";
      verification_id: string;
      outcome: VerificationOutcome;
      /** Why the bank refused definitely; only with the outcome `refused`. */
      refusal: ProblemCode | null;
      /** The time of the last check. */
      checked_at: number;
    }
  /** The bank verified the code earlier; only the last check was missing. */
  | { type: "proceed"; browser_id: string; challenge_id: string; checked_at: number }
  | {
      type: "push_result";
      push_token: string;
      result: "APPROVED" | "DECLINED";
      checked_at: number;
    }
  /**
   * The bank was asked for a page and its answer changes nothing, apart from a refusal to speak of
   * this prompt.
   */
  | { type: "prompt_asked"; refused_token: string | null }
  /** The page wants to ask the bank about the prompt. */
  | { type: "begin_question"; browser_id: string }
  | LastCheckFailed;

/**
 * The last check, made for this challenge, found that an account is not the one shown to the payer,
 * or is switched off.
 */
export interface LastCheckFailed {
  type: "last_check_failed";
  challenge_id: string;
  problem: ProblemCode;
}

/** A worker's report on the newest prompt. */
export interface PushReport {
  kind: "ask_push";
  /** Null if the bank gave no answer or the last check could not be made. */
  answer: { push_token: string; result: "APPROVED" | "DECLINED"; checked_at: number } | null;
  /** The prompt that the bank refuses to speak of, if it does. */
  refused_token?: string | null;
  /** Set if the last check failed permanently. */
  last_check_failed?: LastCheckFailed;
}

/** The maximum age of the last check when an authorisation is accepted. @rule P5.2 */
export const LAST_CHECK_VALID_MS = 15_000;

/** @rule O6.9 */
export const scaDecisions = <State extends AggregateState>(
  owner: ApprovalOwner<State>,
): DecisionTable<State, ScaCommand> => {
  const scaOf = (state: State): Authorisation => owner.approvalOf(state).sca;
  const isOpen = (state: State): boolean => awaitsProof(owner, state);

  const admit = (state: State, browserId: string): Result<null> =>
    isOpen(state) ? checkBrowser(owner, state, browserId) : owner.closed(state);

  /** A step that changes nothing leaves the very same value, so that nothing is written. */
  const withSca = (state: State, sca: Authorisation): State =>
    sca === scaOf(state) ? state : owner.withApproval(state, { sca });

  /** Stores the step, starts or stops the question about a prompt, and calls the owner. */
  const take = (
    state: State,
    step: ScaStep,
    fresh: Fresh,
    problem: ProblemCode | null = null,
  ): Result<State> => {
    const known = watchPrompt(withSca(state, step.sca), step, fresh);
    return step.heard ? owner.onSca(known, { ...step.heard, problem }, fresh) : ok(known);
  };

  const pushResult = (
    state: State,
    { push_token, result, checked_at }: Extract<ScaCommand, { type: "push_result" }>,
    fresh: Fresh,
  ): Result<State> => {
    const sca = scaOf(state);
    const step = takePushAnswer(sca, push_token, result);
    if (!step) {
      const isNoted = result === "APPROVED" && isOpen(state);
      return ok(isNoted ? withSca(state, noteOlderApproval(sca, push_token)) : state);
    }
    // After the end an approval is recorded and changes nothing else.
    // @rule P2.16
    if (!isOpen(state)) {
      return ok(result === "APPROVED" ? withSca(state, step.sca) : state);
    }
    if (result === "DECLINED") return take(state, step, fresh, "PUSH_DECLINED");
    // Nothing has moved. The bank repeats its report, and the object its question.
    return isFresh(checked_at, fresh) ? take(state, step, fresh) : refuse("SERVICE_UNAVAILABLE");
  };

  return {
    begin_challenge(state, { browser_id, auth_mode, challenge_id, display_code }, fresh) {
      const admitted = admit(state, browser_id);
      if (!admitted.ok) return admitted;
      const { payer, sca } = owner.approvalOf(state);
      if (!payer?.available_auth_methods.includes(auth_mode)) {
        return refuse("AUTH_METHOD_NOT_AVAILABLE", { field: "auth_mode" });
      }
      const begun = beginChallenge(sca, { challenge_id, auth_mode, display_code }, fresh.now);
      return begun.ok ? ok(owner.withApproval(state, { browser_id, sca: begun.value })) : begun;
    },

    challenge_sent(state, { challenge_id, token, phone_masked, app_url }, fresh) {
      const sca = scaOf(state);
      // A repeat, because the first answer did not reach its sender.
      if (sca.challenge?.challenge_id === challenge_id && isOpen(state)) return ok(state);
      if (!isOpen(state)) return owner.closed(state);
      const expires_at = owner.expiresAt(state);
      const questions = noQuestions(fresh.now);
      const app = app_url ? { app_url } : {};
      const sent = { token, phone_masked, ...app, expires_at, questions };
      const step = challengeSent(sca, challenge_id, sent);
      return step ? take(state, step, fresh) : refuse("CHALLENGE_REPLACED");
    },

    challenge_not_sent(state, { challenge_id, refusal }, fresh) {
      if (!isOpen(state)) return ok(state);
      const step = challengeNotSent(scaOf(state), challenge_id, refusal !== null);
      return take(state, step, fresh, refusal);
    },

    challenge_withheld: (state, { challenge_id }) =>
      ok(withSca(state, challengeWithheld(scaOf(state), challenge_id))),

    begin_verification(state, { browser_id, verification_id, code_digest }, fresh) {
      const admitted = admit(state, browser_id);
      if (!admitted.ok) return admitted;
      const begun = beginVerification(scaOf(state), verification_id, code_digest, fresh.now);
      return begun.ok ? ok(withSca(state, begun.value)) : begun;
    },

    end_verification(state, { verification_id, outcome, refusal, checked_at }, fresh) {
      const step = endVerification(scaOf(state), verification_id, outcome);
      // After expiry, cancel or a newer challenge a check is recorded and changes nothing else.
      if (!step) return ok(state);
      const isLate = step.heard?.news === "authorised" && !isFresh(checked_at, fresh);
      if (!isOpen(state) || isLate) return ok(withSca(state, step.sca));
      const isExhausted = step.heard?.trigger === "otp_attempts_exceeded";
      return take(state, step, fresh, isExhausted ? "OTP_ATTEMPTS_EXCEEDED" : refusal);
    },

    proceed(state, { browser_id, challenge_id, checked_at }, fresh) {
      const admitted = admit(state, browser_id);
      if (!admitted.ok) return admitted;
      const sca = scaOf(state);
      // The check was made for one challenge. It does not count for another payer's.
      const isVerified = isNewest(sca, challenge_id) && sca.challenge?.state === "VERIFIED";
      if (!isVerified) return refuse("CHALLENGE_REQUIRED");
      if (!isFresh(checked_at, fresh)) return refuse("SERVICE_UNAVAILABLE");
      const heard = { news: "authorised", trigger: "otp_verified", problem: null } as const;
      return owner.onSca(state, heard, fresh);
    },

    push_result: pushResult,

    prompt_asked: (state, { refused_token }) =>
      ok(endQuestions(state, scaOf(state), refused_token)),

    begin_question(state, { browser_id }, fresh) {
      const admitted = admit(state, browser_id);
      if (!admitted.ok) return admitted;
      const open = findPrompt(scaOf(state), fresh.now);
      if (!open.ok) return open;
      const asking = state.effects.find(({ id }) => id === ASK_PUSH);
      const isAsking = asking !== undefined && isInFlight(asking, fresh.now);
      if (isAsking || !mayAskForPage(open.value.questions, fresh.now)) return refuseWhileAsking();
      const counted = countPromptQuestion(owner, state, fresh.now);
      // Counted as a lease, so a performer that still holds an earlier one reports nothing new.
      const effects = counted.effects.map((effect) =>
        effect.id === ASK_PUSH ? { ...effect, attempt: effect.attempt + 1 } : effect,
      );
      return ok(putOffQuestion({ ...counted, effects }, scaOf(counted), fresh.now));
    },

    last_check_failed(state, { challenge_id, problem }, fresh) {
      if (!isOpen(state)) return owner.closed(state);
      if (!isNewest(scaOf(state), challenge_id)) return refuse("CHALLENGE_REPLACED");
      return owner.onLastCheckFailed(state, problem, fresh);
    },
  };
};

const isNewest = ({ challenge }: Authorisation, challengeId: string): boolean =>
  challenge?.challenge_id === challengeId;

const isFresh = (checkedAt: number, fresh: Fresh): boolean =>
  fresh.now - checkedAt <= LAST_CHECK_VALID_MS;

/** The bank is asked only about the newest prompt. */
const watchPrompt = <State extends AggregateState>(
  state: State,
  { heard, sca }: ScaStep,
  fresh: Fresh,
): State => {
  if (heard?.trigger === "push_sent") {
    const firstAt = sca.challenge && nextQuestionAt(sca.challenge.questions, fresh.now);
    const asking = newEffect(ASK_PUSH, ASK_PUSH, firstAt ?? fresh.now);
    return { ...state, effects: [...endEffect(state.effects, ASK_PUSH), asking] };
  }
  return heard ? stopAskingAboutPrompt(state) : state;
};

/** The page waits from the end of the object's question, not from its beginning. */
const answeredQuestion = <State extends AggregateState>(
  owner: ApprovalOwner<State>,
  state: State,
  nowMs: number,
): State => {
  const { sca } = owner.approvalOf(state);
  if (!sca.challenge) return state;
  const questions = { ...sca.challenge.questions, asked_at: nowMs };
  return owner.withApproval(state, {
    sca: { ...sca, challenge: { ...sca.challenge, questions } },
  });
};

const countPromptQuestion = <State extends AggregateState>(
  owner: ApprovalOwner<State>,
  state: State,
  nowMs: number,
): State => {
  const { sca } = owner.approvalOf(state);
  if (!sca.challenge) return state;
  const questions = countQuestion(sca.challenge.questions, nowMs);
  return owner.withApproval(state, {
    sca: { ...sca, challenge: { ...sca.challenge, questions } },
  });
};

/** The object's own question was leased: it counts before the bank is called. */
export const leasedQuestion = <State extends AggregateState>(
  owner: ApprovalOwner<State>,
  state: State,
  { kind, held_until }: Effect,
): State => (kind === ASK_PUSH ? countPromptQuestion(owner, state, held_until - LEASE_MS) : state);

/** The object asks again later, or no more. A report or the page can still bring the answer. */
const putOffQuestion = <State extends AggregateState>(
  state: State,
  { challenge }: Authorisation,
  nowMs: number,
): State => {
  const nextAt = challenge && nextQuestionAt(challenge.questions, nowMs);
  if (nextAt === null) return stopAskingAboutPrompt(state);
  return { ...state, effects: postponeEffect(state.effects, ASK_PUSH, nowMs, nextAt - nowMs) };
};

/** A bank that refuses to speak of the newest prompt is not asked by the object any more. */
const endQuestions = <State extends AggregateState>(
  state: State,
  { challenge }: Authorisation,
  refusedToken: string | null | undefined,
): State =>
  refusedToken && challenge?.token === refusedToken ? stopAskingAboutPrompt(state) : state;

/** Takes the report of an `ask_push` performer. Without an answer the bank is asked again. */
export const takePushReport = <State extends AggregateState>(
  owner: ApprovalOwner<State>,
  decisions: DecisionTable<State, ScaCommand>,
  state: State,
  { id, attempt }: Performed,
  { answer, refused_token, last_check_failed: failed }: PushReport,
  fresh: Fresh,
): State => {
  const decided = failed
    ? decisions.last_check_failed(state, failed, fresh)
    : answer && decisions.push_result(state, { type: "push_result", ...answer }, fresh);
  const known = decided?.ok ? decided.value : state;
  const next = endQuestions(known, owner.approvalOf(known).sca, refused_token);
  const effect = next.effects.find((candidate) => candidate.id === id);
  if (effect?.attempt !== attempt) return next;
  return putOffQuestion(
    answeredQuestion(owner, next, fresh.now),
    owner.approvalOf(next).sca,
    fresh.now,
  );
};

/**
 * The timeline note of a challenge. It never holds a code or a token. A challenge is noted once, at
 * its end, so that repeats fold and a customer cannot fill the timeline.
 */
export const noteSca = <State extends AggregateState>(
  owner: ApprovalOwner<State>,
  input: ScaCommand | PushReport,
  before: State,
  after: State,
): TimelineNote | null => {
  const scaOf = (state: State): Authorisation => owner.approvalOf(state).sca;
  if ("kind" in input) {
    const { answer, last_check_failed: failed } = input;
    // An answer that is not taken only counts the question.
    const [known, taken] = [scaOf(before).challenge, scaOf(after).challenge];
    const isSame = known?.state === taken?.state && known?.older_approved === taken?.older_approved;
    if (isSame && before.state === after.state) return null;
    return failed ? noteLastCheck(failed) : answer && notePromptAnswer(answer, scaOf(before));
  }
  switch (input.type) {
    case "challenge_sent":
      return newNote("challenge", "sent");
    case "challenge_not_sent":
      return newNote("challenge", "not sent", { outcome: input.refusal });
    case "challenge_withheld":
      return newNote("challenge", "withheld");
    case "end_verification":
      return newNote("challenge", "code checked", { outcome: input.refusal ?? input.outcome });
    case "push_result":
      return notePromptAnswer(input, scaOf(before));
    case "last_check_failed":
      return noteLastCheck(input);
    default:
      return null;
  }
};

const notePromptAnswer = (
  { push_token, result }: NonNullable<PushReport["answer"]>,
  { challenge }: Authorisation,
): TimelineNote => {
  const isNewest = challenge?.token === push_token;
  return newNote("challenge", isNewest ? "prompt answered" : "older prompt answered", {
    outcome: result,
  });
};

const noteLastCheck = ({ problem }: LastCheckFailed): TimelineNote =>
  newNote("challenge", "last check", { outcome: problem });
