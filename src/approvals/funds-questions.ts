import { DAY_MS } from "../base/platform/clock.ts";

/**
 * The amounts that a TPP or merchant has asked of one account on one UTC day (O7.9). Each answer is
 * yes or no, so with enough different amounts they would tell the balance. Pure. An amount is
 * counted before the bank is asked, so parallel questions gain nothing.
 */
export interface FundsQuestion {
  /** The TPP or the merchant, whatever consent or mandate it asks under. */
  owner: string;
  /** In minor units. */
  amount: number;
  currency: string;
}

/** A counted question. */
export interface CountedQuestion extends FundsQuestion {
  at: number;
}

/** Different amounts an owner, account and day. @rule O7.9 */
export const MAX_AMOUNTS = 10;

const dayOf = (instantMs: number): number => Math.floor(instantMs / DAY_MS);

/** Counts a question; null if the owner has asked for too many amounts. A repeated one is free. */
export const takeFundsQuestion = (
  questions: readonly CountedQuestion[],
  { owner, amount, currency }: FundsQuestion,
  nowMs: number,
): CountedQuestion[] | null => {
  const today = questionsOfToday(questions, nowMs);
  const own = today.filter((question) => question.owner === owner);
  const isRepeated = own.some(
    (question) => question.amount === amount && question.currency === currency,
  );
  if (isRepeated) return today;
  return own.length < MAX_AMOUNTS ? [...today, { owner, amount, currency, at: nowMs }] : null;
};

export const questionsOfToday = (
  questions: readonly CountedQuestion[],
  nowMs: number,
): CountedQuestion[] => questions.filter(({ at }) => dayOf(at) === dayOf(nowMs));

/** The end of the day on which it was asked. */
export const questionForgottenAt = ({ at }: Pick<CountedQuestion, "at">): number =>
  (dayOf(at) + 1) * DAY_MS;
