import * as v from "valibot";
import { flag, orNull } from "../../../base/kernel/answer-words.ts";
import { merchantId, mode, named, text } from "../../../base/kernel/fields.ts";
import { readinessChecks } from "./readiness.ts";

export const readinessQuery = v.object({ mode: v.optional(mode, "live") });

export const readiness = v.pipe(
  v.strictObject({
    merchant_id: merchantId,
    mode,
    ready: flag("Whether everything required is done.", false),
    checks: v.array(
      v.strictObject({
        check: v.picklist(readinessChecks.map(([check]) => check)),
        required: flag("Others are only recommended.", true),
        done: flag("Whether it is done.", false),
        how: orNull(
          text("What to do.", "Add a key of the kind API in this mode."),
          "What to do; null if it is done.",
          "Add a key of the kind API in this mode.",
        ),
      }),
    ),
  }),
  named("Readiness", "What a merchant still needs before it trades in a mode."),
);
