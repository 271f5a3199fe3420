import * as v from "valibot";
import { flag, oneOf, orNull, wholeNumber } from "../base/kernel/answer-words.ts";
import { named, text } from "../base/kernel/fields.ts";
import {
  mandateLimits,
  type ProblemCode,
  problemBody,
  problemCatalogue,
} from "../base/kernel/problems.ts";
import { oauthRefusal } from "../base/platform/oauth-answer.ts";
import type { HeaderName } from "./headers.ts";

/** The definition of `retryable` (G2.2). */
const retryable =
  "True: the same request may succeed by itself within minutes. False: it will not.";

/** Refusals in the documents: the error object (G2.1), and the catalogue of the codes. */
const exampleCorrelationId = "0af7651916cd43dd8448eb211c80319c";

/** The body of every refusal. */
export const refusalBody = (codes: readonly ProblemCode[]) =>
  v.pipe(
    v.strictObject({
      error: v.strictObject({
        code: v.picklist(codes),
        message: text("A sentence for people.", "The key is missing."),
        retryable: flag(retryable, false),
        correlation_id: text("The X-Correlation-Id of the answer.", exampleCorrelationId),
        field: v.exactOptional(text("The field at fault, as a dotted path.", "amount")),
        attempts_remaining: v.exactOptional(wholeNumber("How many codes are left to try.", 4)),
        limit: v.exactOptional(
          oneOf(
            mandateLimits,
            "For MANDATE_LIMIT_EXCEEDED: the limit of the mandate.",
            "PER_PERIOD",
          ),
        ),
        remaining: v.exactOptional(
          wholeNumber("What is left under that limit: minor units, or a number of charges.", 250),
        ),
        resets_at: v.exactOptional(
          orNull(
            v.string(),
            "When that limit counts anew; null if never.",
            "2026-12-21T00:00:00.000Z",
          ),
        ),
      }),
    }),
    named("Refusal", "A refusal. A program decides by the code; people read the message."),
  );

/** The body of every refusal of an address that speaks OAuth [RFC 6749 § 5.2]. */
export const oauthRefusalBody = (codes: readonly ProblemCode[]) => {
  const errors = [...new Set(codes.map((code) => oauthRefusal({ code }, "").error))].sort();
  return v.pipe(
    v.strictObject({
      error: v.picklist(errors),
      error_description: text("A sentence for people, in ASCII.", "scope: is required"),
      code: v.picklist(codes),
      retryable: flag(retryable, false),
      correlation_id: text("The X-Correlation-Id of the answer.", exampleCorrelationId),
    }),
    named("OAuthRefusal", "A refusal of an OAuth address: `error` is the RFC's, `code` is ours."),
  );
};

export const exampleRefusal = (code: ProblemCode, oauth: boolean) => ({
  summary: code,
  value: (oauth ? oauthRefusal : problemBody)({ code }, exampleCorrelationId),
});

/** The headers of an answer that refuses with one of these codes. */
export const refusalHeaders = (codes: readonly ProblemCode[]): HeaderName[] => {
  const names: HeaderName[] = [];
  if (codes.some(asksForKey)) names.push("WWW-Authenticate");
  else if (codes.some(mayChallenge)) names.push("Challenge");
  if (codes.some(saysWhen)) names.push("Retry-After");
  return names;
};

/** The codes with a challenge for some credentials only (platform/oauth-answer.ts). */
const mayChallenge = (code: ProblemCode): boolean =>
  code === "INVALID_CLIENT" || code === "INSUFFICIENT_SCOPE";

const asksForKey = (code: ProblemCode): boolean =>
  problemCatalogue[code][0] === 401 && !mayChallenge(code);

/** The statuses of refusals that may say when to try again. */
const waits: readonly number[] = [409, 429, 503];

const saysWhen = (code: ProblemCode): boolean => {
  const [status, retryable] = problemCatalogue[code];
  return retryable && waits.includes(status);
};

/** In the order of the catalogue, which is the order of the statuses. */
export const sortCodes = (codes: Iterable<ProblemCode>): ProblemCode[] => {
  const wanted = new Set(codes);
  return (Object.keys(problemCatalogue) as ProblemCode[]).filter((code) => wanted.has(code));
};

/** The catalogue of these codes, for programs. */
export const catalogueOf = (codes: readonly ProblemCode[]) =>
  Object.fromEntries(
    codes.map((code) => {
      const [status, retryable, fault, message] = problemCatalogue[code];
      return [code, { status, retryable, fault, message }];
    }),
  );

/** The same as a table, for people. */
export const catalogueTable = (codes: readonly ProblemCode[]): string =>
  [
    "| code | HTTP | retryable | at fault | meaning |",
    "| --- | --- | --- | --- | --- |",
    ...codes.map((code) => {
      const [status, retryable, fault, message] = problemCatalogue[code];
      return `| ${code} | ${status} | ${retryable ? "yes" : "no"} | ${fault} | ${message} |`;
    }),
  ].join("\n");
