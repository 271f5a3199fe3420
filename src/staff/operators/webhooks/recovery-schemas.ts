import * as v from "valibot";
import { flag, oneOf, wholeNumber } from "../../../base/kernel/answer-words.ts";
import {
  described,
  endpointId,
  idOf,
  mode,
  named,
  rule,
  setOf,
  text,
  time,
  timeOrNull,
} from "../../../base/kernel/fields.ts";
import { pageQuery } from "../../../base/platform/lists.ts";

/** Jobs that send an endpoint's events again (docs/decisions/119). */
const jobId = idOf("job", "A recovery job.");

const which = oneOf(
  ["FAILED", "MISSING"],
  "FAILED: given up. MISSING: never accepted by a registered endpoint.",
  "FAILED",
);

const eventName = v.pipe(
  v.string(),
  v.regex(/^[a-z_]{1,40}(?:\.[a-z_]{1,40}){1,3}$/, "must be the name of an event"),
  described("The name of an event.", "payment.completed"),
);

export const recoverRequest = v.pipe(
  v.strictObject({
    from: time,
    to: time,
    types: v.optional(setOf(eventName, 1)),
    which,
    dry_run: v.pipe(v.optional(v.boolean(), false), described("True only counts.", false)),
  }),
  rule(({ from, to }) => Date.parse(from) < Date.parse(to), "from must be before to", {}),
  named("Recover", "The events that happened from one time to another, the second excluded.", {
    from: "2026-11-21T00:00:00.000Z",
    to: "2026-11-22T00:00:00.000Z",
  }),
);

export const recoveryCount = v.pipe(
  v.strictObject({
    count: wholeNumber("How many events a job would send.", 412),
    capped: flag("There are more. A job takes at most 10,000, the oldest first.", false),
    through: timeOrNull,
  }),
  named("RecoveryCount", "What a job would send: the last event happened at through."),
);

const status = oneOf(["RUNNING", "DONE", "CANCELLED"], "CANCELLED: staff stopped it.", "RUNNING");

export const recoveryJob = v.pipe(
  v.strictObject({
    job_id: jobId,
    endpoint_id: endpointId,
    owner: v.strictObject({ kind: v.picklist(["MERCHANT", "TPP"]), id: text("Its id.", "mer_0") }),
    mode,
    which,
    from: time,
    to: time,
    types: v.nullable(v.array(eventName)),
    status,
    total: wholeNumber("How many events it sends.", 412),
    done: wholeNumber("How many of them were accepted or given up.", 40),
    delivered: wholeNumber("How many of them were accepted.", 40),
    failed: wholeNumber("How many of them were given up again.", 0),
    started_at: time,
    ended_at: timeOrNull,
  }),
  named("RecoveryJob", "Events that are being sent again. to is earlier if more were left.", {
    from: "2026-11-21T00:00:00.000Z",
    to: "2026-11-22T00:00:00.000Z",
    types: null,
    ended_at: null,
  }),
);

export const recoveriesQuery = v.object({
  ...pageQuery.entries,
  endpoint_id: v.optional(endpointId),
});

export const jobPath = v.object({ job_id: jobId });
