import { endEffect } from "../frame/objects/effects.ts";
import type { AggregateState } from "../frame/objects/state.ts";

/**
 * How often a bank is asked about one prompt (docs/decisions/152): by the object that waits for it,
 * and for the customer's page. Both count together. The longer a prompt is open, the less likely is
 * its answer, so each wait is a sixth of the prompt's age. Pure.
 */
export interface PromptQuestions {
  /** When the bank sent the prompt, in milliseconds. */
  sent_at: number;
  /** The questions so far. They count before the bank is called. */
  asked: number;
  /** When the last one was; 0 if there was none. */
  asked_at: number;
}

const MAX_QUESTIONS = 40;

const SHARE_OF_AGE = 6;

/** For how long the object asks by itself. A later answer comes by callback or from the page. */
const ASKED_FOR_MS = 20 * 60_000;
const ALARM_WAIT_MS = 10_000;

/** A customer who looks at the page waits for less. */
const PAGE_WAIT_MS = 2_000;
const PAGE_MAX_WAIT_MS = 60_000;

export const noQuestions = (nowMs: number): PromptQuestions => ({
  sent_at: nowMs,
  asked: 0,
  asked_at: 0,
});

/** The same with one more question, which is about to be asked. */
export const countQuestion = <Known extends PromptQuestions>(
  known: Known,
  nowMs: number,
): Known => ({
  ...known,
  asked: known.asked + 1,
  asked_at: nowMs,
});

/** Whether the bank may be asked for a page now. @rule P3.16 P3.20 */
export const mayAskForPage = (
  { sent_at, asked, asked_at }: PromptQuestions,
  nowMs: number,
): boolean => {
  const share = (asked_at - sent_at) / SHARE_OF_AGE;
  const wait = Math.min(Math.max(share, PAGE_WAIT_MS), PAGE_MAX_WAIT_MS);
  return asked < MAX_QUESTIONS && nowMs >= asked_at + wait;
};

/**
 * When the object asks next, after a question that was just asked; null if it does not.
 * @rule P3.20
 */
export const nextQuestionAt = (
  { sent_at, asked }: PromptQuestions,
  nowMs: number,
): number | null => {
  const next = nowMs + Math.max((nowMs - sent_at) / SHARE_OF_AGE, ALARM_WAIT_MS);
  return asked < MAX_QUESTIONS && next <= sent_at + ASKED_FOR_MS ? Math.ceil(next) : null;
};

/** Whether a counted question may still be asked: earlier performers may have died. */
export const isCounted = ({ asked }: PromptQuestions): boolean => asked <= MAX_QUESTIONS;

/** The effect by which the object itself asks the bank about the newest prompt. */
export const ASK_PUSH = "ask_push";

export const stopAskingAboutPrompt = <State extends AggregateState>(state: State): State =>
  state.effects.some(({ id }) => id === ASK_PUSH)
    ? { ...state, effects: endEffect(state.effects, ASK_PUSH) }
    : state;
