import { DAY_MS, HOUR_MS, MINUTE_MS } from "./clock.ts";
import type { LoggedFault } from "./log.ts";

/**
 * When the operator is told of a fault: once per episode. An episode begins with the first
 * occurrence of an event. It ends after an hour without another, or after a day: a fault that stays
 * is told again each day. Pure; logbook-object.ts stores it.
 */
export const QUIET_MS = HOUR_MS;
export const LONGEST_EPISODE_MS = DAY_MS;

interface Episode {
  /** When it began (milliseconds). */
  since: number;
  /** The last occurrence that counted. */
  last_at: number;
  /** In how many different minutes it occurred. */
  minutes: number;
  told: boolean;
}

/** What the operator's alert address does not have yet. */
export interface OperatorAlert extends Omit<LoggedFault, "tellsAfter"> {
  alert_id: string;
  /** When the episode began, and when the alert was decided (milliseconds). */
  since: number;
  at: number;
  /** Attempts that have begun. */
  attempts: number;
  /** The next attempt, if no report ends it before. */
  due_at: number;
}

/** Bounded by the list of events: one episode and one alert of each. */
export interface Episodes {
  open: Readonly<Record<string, Episode>>;
  pending: readonly OperatorAlert[];
}

export const noEpisodes: Episodes = { open: {}, pending: [] };

/** The waits double from two minutes: the last attempt is made after about eight hours. */
export const MOST_ATTEMPTS = 9;
const waitAfter = (attempts: number): number => MINUTE_MS * 2 ** attempts;

const isOver = ({ since, last_at }: Episode, at: number): boolean =>
  at - last_at >= QUIET_MS || at - since >= LONGEST_EPISODE_MS;

/** The names of the events in whose episode we are, and since when. */
export const openEpisodes = ({ open }: Episodes, at: number): [event: string, since: number][] =>
  Object.entries(open)
    .filter(([, episode]) => episode.told && !isOver(episode, at))
    .map(([event, { since }]) => [event, since]);

/** Counts an occurrence. `newId`: the id of its alert, if it is the one that is told. @rule A6.3 */
export const noteOccurrence = (
  { open, pending }: Episodes,
  { event, level, tellsAfter, fields }: LoggedFault,
  at: number,
  newId: () => string,
): Episodes => {
  const known = open[event];
  const isNew = !known || isOver(known, at);
  // Occurrences of one minute count once, so a burst is no proof that a fault goes on.
  if (!isNew && at - known.last_at < MINUTE_MS) return { open, pending };
  const minutes = isNew ? 1 : known.minutes + 1;
  const wasTold = !isNew && known.told;
  const tells = !wasTold && minutes >= tellsAfter;
  const since = isNew ? at : known.since;
  const alert = { event, level, fields, alert_id: newId(), since, at, attempts: 0, due_at: at };
  return {
    open: { ...open, [event]: { since, last_at: at, minutes, told: wasTold || tells } },
    // An alert of an earlier episode that could not be sent says the same.
    pending: tells ? [...pending.filter((one) => one.event !== event), alert] : pending,
  };
};

/** The alerts whose attempt is due. Each is leased: it is due again unless a report ends it. */
export const takeDueAlerts = (
  { open, pending }: Episodes,
  at: number,
): { episodes: Episodes; due: OperatorAlert[] } => {
  const left = pending
    // One whose last attempt was never reported ends here.
    .filter((alert) => alert.due_at > at || alert.attempts < MOST_ATTEMPTS)
    .map((alert) => {
      if (alert.due_at > at) return alert;
      const attempts = alert.attempts + 1;
      return { ...alert, attempts, due_at: at + waitAfter(attempts) };
    });
  const wasDue = new Set(pending.filter(({ due_at }) => due_at <= at).map((one) => one.alert_id));
  return {
    episodes: { open, pending: left },
    due: left.filter(({ alert_id }) => wasDue.has(alert_id)),
  };
};

/** Ends an alert that was accepted, or whose last attempt has failed. */
export const endAlertAfter = (
  { open, pending }: Episodes,
  alertId: string,
  accepted: boolean,
): Episodes => ({
  open,
  pending: pending.filter(
    ({ alert_id, attempts }) => alert_id !== alertId || !(accepted || attempts >= MOST_ATTEMPTS),
  ),
});
