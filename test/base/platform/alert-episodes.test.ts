import { describe, expect, test } from "vitest";
import {
  type Episodes,
  endAlertAfter,
  LONGEST_EPISODE_MS,
  MOST_ATTEMPTS,
  noEpisodes,
  noteOccurrence,
  openEpisodes,
  QUIET_MS,
  takeDueAlerts,
} from "../../../src/base/platform/alert-episodes.ts";
import type { LoggedFault } from "../../../src/base/platform/log.ts";

/** When a person is told of a fault: once per episode. */
const MINUTE = 60_000;
const T0 = 1_800_000_000_000;

const fault = (tellsAfter = 1, event: LoggedFault["event"] = "dead letter"): LoggedFault => ({
  ...{ event, level: "warn", tellsAfter, fields: { message_id: "m1" } },
});

let ids = 0;
const newId = () => `evt_${++ids}`;

const noting = (instants: readonly number[], what = fault(), from: Episodes = noEpisodes) =>
  instants.reduce((known, at) => noteOccurrence(known, what, T0 + at, newId), from);

/** How many alerts were decided, if each is accepted at once. */
const toldAt = (instants: readonly number[], what = fault()): number[] => {
  let episodes = noEpisodes;
  return instants.filter((at) => {
    const noted = noteOccurrence(episodes, what, T0 + at, newId);
    const { episodes: taken, due } = takeDueAlerts(noted, T0 + at);
    episodes = due.reduce((left, { alert_id }) => endAlertAfter(left, alert_id, true), taken);
    return due.length > 0;
  });
};

describe("an episode", () => {
  test.each([
    ["tells at its first occurrence, and not again", [0, 1_000, MINUTE, 30 * MINUTE], [0]],
    ["ends after an hour without an occurrence", [0, QUIET_MS], [0, QUIET_MS]],
    ["goes on if the pause is shorter", [0, QUIET_MS - 1], [0]],
    [
      "lasts as long as pauses are short",
      [0, QUIET_MS - 1, 2 * QUIET_MS - 2, 3 * QUIET_MS - 3],
      [0],
    ],
  ])("%s", (_, instants, told) => {
    expect(toldAt(instants)).toEqual(told);
  });

  test("of a fault that stays ends after a day, and is told again", () => {
    const everyMinute = Array.from({ length: 2_000 }, (_, minute) => minute * MINUTE);
    expect(toldAt(everyMinute)).toEqual([0, LONGEST_EPISODE_MS]);
  });

  test.each([
    ["a burst of one minute counts once", [0, 1, 2, 3, 59_999], []],
    ["the third minute tells", [0, MINUTE, 2 * MINUTE], [2 * MINUTE]],
    ["minutes of two episodes do not add up", [0, MINUTE, MINUTE + QUIET_MS], []],
  ])("that tells what goes on: %s", (_, instants, told) => {
    expect(toldAt(instants, fault(3))).toEqual(told);
  });

  test("of one event is not that of another", () => {
    const both = noting([0], fault(1, "sweep failed"), noting([0]));
    expect(both.pending.map(({ event }) => event)).toEqual(["dead letter", "sweep failed"]);
  });

  test("a clock that goes back counts nothing", () => {
    expect(toldAt([5 * MINUTE, 0])).toEqual([5 * MINUTE]);
  });

  test("is open from the moment that it was told until it is over", () => {
    const names = (episodes: Episodes, at: number) =>
      openEpisodes(episodes, T0 + at).map(([event]) => event);
    expect(names(noting([0]), QUIET_MS - 1)).toEqual(["dead letter"]);
    expect(names(noting([0]), QUIET_MS)).toEqual([]);
    expect(names(noting([0], fault(2)), 0)).toEqual([]);
  });
});

describe("an alert", () => {
  test("is leased: it is due again only after a wait that doubles, a bounded number of times", () => {
    let episodes = noting([0]);
    const waits: number[] = [];
    let at = T0;
    for (;;) {
      const { episodes: taken, due } = takeDueAlerts(episodes, at);
      episodes = taken;
      const [alert] = due;
      if (!alert) break;
      expect(takeDueAlerts(episodes, alert.due_at - 1).due).toEqual([]);
      waits.push((alert.due_at - at) / MINUTE);
      at = alert.due_at;
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512]);
    expect([waits.length, episodes.pending]).toEqual([MOST_ATTEMPTS, []]);
  });

  test("ends when it is accepted, and stays when it is not", () => {
    const { episodes, due } = takeDueAlerts(noting([0]), T0);
    const id = due[0]?.alert_id ?? "";
    expect(endAlertAfter(episodes, id, false).pending).toHaveLength(1);
    expect(endAlertAfter(episodes, id, true).pending).toEqual([]);
    expect(endAlertAfter(episodes, "evt_other", true).pending).toHaveLength(1);
  });

  test("ends with its last attempt", () => {
    const { episodes, due } = takeDueAlerts(noting([0]), T0);
    const last = { ...episodes.pending[0], attempts: MOST_ATTEMPTS } as (typeof due)[number];
    const left = endAlertAfter({ ...episodes, pending: [last] }, last.alert_id, false);
    expect(left.pending).toEqual([]);
  });

  test("that never arrived gives way to the one of the next episode", () => {
    const first = noting([0]);
    const second = noting([QUIET_MS], fault(), first);
    expect(second.pending).toHaveLength(1);
    expect(second.pending[0]?.since).toBe(T0 + QUIET_MS);
  });
});
