import { isoTime } from "../../../base/platform/clock.ts";
import type { Figures } from "../../../base/platform/tables.ts";
import { add, NO_BANK, type Piece, percentile } from "./figures.ts";

/** Figures as staff see them; pure. A share of nothing is null. */

/** The members of one that is nested. */
const groups = (figures: Figures, name: string): [string, Figures][] =>
  Object.entries(nested(figures, name)) as [string, Figures][];

const nested = (figures: Figures, name: string): Figures => {
  const value = figures[name];
  return typeof value === "object" ? value : {};
};

const counted = (figures: Figures, name: string): number => Number(figures[name] ?? 0);

/** To four places. */
const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;

const mostFirst = <Row extends { count: number }>(rows: Row[]): Row[] =>
  rows.sort((one, other) => other.count - one.count);

/** How the objects of a span ended, and what the completed ones moved. */
const outcomesOf = (figures: Figures) => {
  const kinds = groups(figures, "kinds").map(([kind, statuses]) => ({
    kind,
    created: counted(statuses, "created"),
    open: counted(statuses, "OPEN"),
    completed: counted(statuses, "COMPLETED"),
    cancelled: counted(statuses, "CANCELLED"),
  }));
  const sum = (name: "created" | "open" | "completed" | "cancelled") =>
    kinds.reduce((total, kind) => total + kind[name], 0);
  const [created, open, completed, cancelled] = [
    sum("created"),
    sum("open"),
    sum("completed"),
    sum("cancelled"),
  ] as const;
  const ended = created - open;
  return {
    created,
    open,
    completed,
    cancelled,
    failed: ended - completed - cancelled,
    success_share: share(completed, ended),
    volume: groups(figures, "volume").map(([currency, volume]) => ({
      currency,
      count: counted(volume, "count"),
      amount: counted(volume, "amount"),
    })),
  };
};

/**
 * How far the customers of payments came, without those who are still on their way. Hours that were
 * summed by an earlier version do not say who named an account and went no further.
 */
const funnelOf = (figures: Figures) => {
  const payments = nested(nested(figures, "kinds"), "PAYMENT");
  const stages = nested(figures, "stages");
  const completed = counted(payments, "COMPLETED");
  const created = counted(payments, "created") - counted(payments, "OPEN");
  const challenged = created - counted(stages, "PENDING");
  const approved = challenged - counted(stages, "OTP_SENT") - counted(stages, "PUSH_SENT");
  const payer_named = Math.max(challenged, completed + counted(figures, "named"));
  return { created, payer_named, challenged, approved, completed };
};

const timesOf = (figures: Figures) => {
  const [count, failed] = [counted(figures, "count"), counted(figures, "failed")];
  const p95_ms = percentile(nested(figures, "ms"), 0.95);
  return { count, failed, error_share: share(failed, count), p95_ms };
};

/** The numbers of a span. */
export const totalsView = (figures: Figures) => {
  const webhooks = nested(figures, "webhooks");
  return {
    ...outcomesOf(figures),
    kinds: groups(figures, "kinds").map(([kind, statuses]) => ({
      kind,
      created: counted(statuses, "created"),
      completed: counted(statuses, "COMPLETED"),
    })),
    funnel: funnelOf(figures),
    drop_outs: mostFirst(
      Object.entries(nested(figures, "stages")).map(([state, count]) => ({
        state,
        count: Number(count),
      })),
    ),
    failures: mostFirst(
      groups(figures, "failures").flatMap(([code, banks]) =>
        Object.entries(banks).map(([bank, count]) => ({
          code,
          bank: bank === NO_BANK ? null : bank,
          count: Number(count),
        })),
      ),
    ),
    bank_calls: groups(figures, "calls").flatMap(([bank, operations]) =>
      Object.entries(operations).map(([operation, calls]) => ({
        bank,
        operation,
        ...timesOf(calls as Figures),
      })),
    ),
    webhooks: { ...timesOf(webhooks), p50_ms: percentile(nested(webhooks, "ms"), 0.5) },
  };
};

/** The pieces of each step, summed. */
const sumSteps = (step: number, pieces: readonly Piece[]): Map<number, Figures> => {
  const sums = new Map<number, Figures>();
  for (const { at, figures } of pieces) {
    const start = at - (at % step);
    sums.set(start, add(sums.get(start) ?? {}, figures));
  }
  return sums;
};

/** One entry for each step of a span, also where nothing happened. */
export const seriesView = (
  { from, to }: { from: number; to: number },
  step: number,
  pieces: readonly Piece[],
) => {
  const sums = sumSteps(step, pieces);
  const series: ({ from: string } & ReturnType<typeof outcomesOf>)[] = [];
  for (let start = from - (from % step); start < to; start += step) {
    series.push({ from: isoTime(start), ...outcomesOf(sums.get(start) ?? {}) });
  }
  return series;
};

/** What a bank was asked, by step and operation, oldest first. */
export const bankCallsView = (bank: string, step: number, pieces: readonly Piece[]) =>
  [...sumSteps(step, pieces)]
    .sort(([one], [other]) => one - other)
    .flatMap(([start, figures]) =>
      groups(nested(figures, "calls"), bank).map(([operation, calls]) => ({
        from: isoTime(start),
        operation,
        ...timesOf(calls),
      })),
    );
