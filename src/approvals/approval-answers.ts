import * as v from "valibot";
import { flag, orNull } from "../base/kernel/answer-words.ts";
import { authMode, named, text, time, timeOrNull } from "../base/kernel/fields.ts";
import type { ProblemCode } from "../base/kernel/problems.ts";

/** The answers of hosted pages and of their steps (O6.2). */
export const authSession = v.pipe(
  v.strictObject({
    token: text("The token of this page in this browser.", "st_eyJzIjoiIn0.0123456789abcdef"),
    expires_at: time,
  }),
  named("AuthSession", "The token for X-Gateway-Auth-Session."),
);

const openChallenge = v.strictObject({
  auth_mode: authMode,
  phone_masked: v.nullable(text("The masked phone number that got the code.", "+49 ••• ••12")),
  display_code: v.nullable(text("Two digits that page and phone both show.", "42")),
  challenge_expires_at: time,
  attempts_remaining: orNull(
    v.number(),
    "How many codes may still be wrong; null where no number is promised.",
    5,
  ),
  sent_at: timeOrNull,
  is_resend: flag("Whether it replaced an earlier one.", false),
  older_approved: flag("Whether the customer has approved a prompt that it replaced.", false),
});

const exampleCorrelationId = "0af7651916cd43dd8448eb211c80319c";

/** The members of the answers that every kind has, around its own. */
export const approvalFields = {
  challenge: orNull(openChallenge, "The code or prompt that waits for its answer; null if none."),
  redirectUrl: (description: string, example: string) => orNull(v.string(), description, example),
  display_code: v.optional(text("Two digits that page and phone both show.", "42")),
};

/** The live status of a page: the id and the status, then the step. */
export const liveAnswer = <Entries extends v.ObjectEntries>(
  name: string,
  description: string,
  entries: Entries,
) =>
  v.pipe(
    v.strictObject({ ...entries, display_code: approvalFields.display_code }),
    named(name, description),
  );

/**
 * The final failure of an approval: these codes, and no retry. Its example has the first code,
 * unless it has another.
 */
export const failedAnswer = <const Codes extends readonly ProblemCode[]>(
  name: string,
  description: string,
  message: string,
  codes: Codes,
  example?: { code: Codes[number]; message: string },
) =>
  v.pipe(
    v.strictObject({
      error: v.strictObject({
        code: v.picklist(codes),
        message: text("A sentence for people.", message),
        retryable: v.literal(false),
        correlation_id: text("The X-Correlation-Id of the answer.", exampleCorrelationId),
      }),
    }),
    named(
      name,
      description,
      example && { error: { ...example, retryable: false, correlation_id: exampleCorrelationId } },
    ),
  );
