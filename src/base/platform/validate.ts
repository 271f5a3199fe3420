import type { BaseIssue, GenericSchema, InferOutput } from "valibot";
import * as v from "valibot";
import { ok, type Result, refuse } from "../kernel/result.ts";

/** Checks a value against a schema. The refusal names the first invalid field. @rule G2.5 */
export const validate = <Schema extends GenericSchema>(
  schema: Schema,
  value: unknown,
): Result<InferOutput<Schema>> => {
  // Without this check, an array would be accepted as an object whose members are all optional.
  if ("entries" in schema && Array.isArray(value)) {
    return refuse("VALIDATION_FAILED", { field: "body", message: "body: must be an object" });
  }
  const parsed = v.safeParse(schema, value, { abortPipeEarly: true });
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue) ?? "body";
  return refuse("VALIDATION_FAILED", { field, message: `${field}: ${wordsOf(issue)}` });
};

// The library's default messages repeat the input, so each type gets its own.
v.setSpecificMessage(v.string, "must be a string");
v.setSpecificMessage(v.number, "must be a number");
v.setSpecificMessage(v.boolean, "must be true or false");
v.setSpecificMessage(v.array, "must be an array");
v.setSpecificMessage(v.picklist, ({ expected }) => {
  const words = expected.replace(/[()"]/g, "").replaceAll(" | ", ", ");
  return `must be one of ${words}`;
});

/** Messages about unknown and missing keys, in the request's terms instead of the schema's. */
const wordsOf = (issue: BaseIssue<unknown>): string => {
  if (issue.type === "strict_object" || issue.type === "object") {
    if (issue.expected === "never") return "is not a field of this request";
    return issue.received === "undefined" ? "is required" : "must be an object";
  }
  return issue.message;
};
