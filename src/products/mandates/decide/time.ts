import { periodAt } from "../../../base/kernel/calendar.ts";
import type { Fresh } from "../../../frame/objects/state.ts";
import { isInForce, isOpenMandate } from "../mandate-machine.ts";
import type { MandateRecord } from "../mandate-record.ts";
import { chargeInstant, dateOf, endOf, scheduleOf, startOfDay } from "../mandate-times.ts";
import { automaticRetryAt, retryAutomatically } from "./charge.ts";
import { beginCharge, cancelCharge, replaceEntry, unfinishedOf } from "./charge-moves.ts";
import { collect, collectAt } from "./collect.ts";
import { resume } from "./mandate.ts";
import { mustMoveMandate } from "./mandate-moves.ts";

/**
 * Every change that time alone causes. Each row has its instant. Due changes are applied in the
 * order of these instants, even if the alarm is late.
 */
interface TimedChange {
  /** Infinity if never. */
  at: number;
  /** A sentence for staff. */
  what: string;
  apply: (record: MandateRecord, fresh: Fresh) => MandateRecord;
}

export const timedMandateChanges = (record: MandateRecord): TimedChange[] => {
  const { state, terms } = record;
  if (isOpenMandate(state)) return [{ at: record.authorise_by, what: UNAPPROVED, apply: timeOut }];
  // @rule M2.11
  const ends = { at: endOf(terms), what: "The mandate reaches its end.", apply: reachEnd };
  if (state === "REPLACING") return [ends];
  return isInForce(state) ? [ends, ...changesInForce(record), ...chargesDue(record)] : [];
};

const UNAPPROVED = "The mandate expires unless the customer has approved it.";

const changesInForce = ({ notice_at, resume_on, terms }: MandateRecord): TimedChange[] => [
  ...(notice_at === null
    ? []
    : [{ at: notice_at, what: "The owner is told that the end is near.", apply: noticeEnd }]),
  ...(resume_on === null
    ? []
    : [
        {
          // @rule M2.10
          at: startOfDay(resume_on, terms.schedule.time_zone),
          what: "The mandate resumes.",
          apply: (due: MandateRecord, fresh: Fresh) => resumeItself(due, resume_on, fresh),
        },
      ]),
];

/** No charge begins while another has not ended, and none is collected while PAUSED. */
const chargesDue = (record: MandateRecord): TimedChange[] => {
  const unfinished = unfinishedOf(record);
  if (unfinished) {
    if (unfinished.stage !== "ANNOUNCED") return [];
    // @rule M3.20
    const isActive = record.state === "ACTIVE";
    return [
      {
        at: chargeInstant(record, unfinished.charge_date),
        what: isActive
          ? "The announced charge is executed."
          : "The announced charge is cancelled, because the mandate is paused.",
        apply: (due, fresh) =>
          isActive
            ? beginCharge(due, unfinished, null, fresh)
            : cancelCharge(due, unfinished, "MANDATE", fresh),
      },
    ];
  }
  if (record.state !== "ACTIVE") return [];
  return [
    { at: collectAt(record), what: "The next period is collected.", apply: collect },
    ...record.charges.map((entry) => ({
      at: automaticRetryAt(record, entry),
      what: "The failed charge is tried again.",
      apply: (due: MandateRecord, fresh: Fresh) => retryAutomatically(due, entry, fresh),
    })),
  ];
};

const timeOut = (record: MandateRecord, fresh: Fresh): MandateRecord =>
  mustMoveMandate({ ...record, status_reason: "AUTHORISATION_TIMEOUT" }, "timed_out", fresh);

const reachEnd = (record: MandateRecord, fresh: Fresh): MandateRecord =>
  mustMoveMandate(record, "end_reached", fresh);

const noticeEnd = (record: MandateRecord, fresh: Fresh): MandateRecord =>
  mustMoveMandate({ ...record, notice_at: null }, "end_is_near", fresh);

/** Resumes as of its date, so that a late alarm does not skip the period that begins on it. */
const resumeItself = (record: MandateRecord, date: string, fresh: Fresh): MandateRecord => {
  const resumed = resume(record, date, fresh);
  if (!resumed.ok) throw new Error(`no resume in ${record.state}`);
  return resumed.value;
};

const firstOf = (changes: readonly TimedChange[]): TimedChange | null =>
  changes.reduce<TimedChange | null>(
    (first, change) => (first === null || change.at < first.at ? change : first),
    null,
  );

/** @rule M2.11 */
export const passMandateTime = (record: MandateRecord, fresh: Fresh): MandateRecord => {
  let present = record;
  for (;;) {
    const first = firstOf(timedMandateChanges(present));
    if (first === null || first.at > fresh.now) return noteDate(present, fresh);
    present = first.apply(present, fresh);
  }
};

/** The instant of the next change by time; Infinity if never. */
export const nextMandateChange = (record: MandateRecord): number =>
  firstOf(timedMandateChanges(record))?.at ?? Infinity;

/** Views have no clock, so the current period and the end of retries are stored at each access. */
const noteDate = (record: MandateRecord, fresh: Fresh): MandateRecord => {
  if (!isInForce(record.state)) return record;
  const running = periodAt(scheduleOf(record), dateOf(record, fresh.now))?.k ?? null;
  const over = record.charges.find(
    ({ stage, retry_until }) =>
      stage === "ENDED" && retry_until !== null && retry_until <= fresh.now,
  );
  const noted = running === record.running ? record : { ...record, running };
  return over ? noteDate(replaceEntry(noted, { ...over, retry_until: null }), fresh) : noted;
};
