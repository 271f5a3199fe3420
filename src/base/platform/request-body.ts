import * as v from "valibot";
import { type BaseIssue, type GenericSchema, type InferOutput, safeParse } from "valibot";
import { idempotencyKeyText } from "../kernel/fields.ts";
import { canonicalJson } from "../kernel/json.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { sha256Hex } from "./crypto.ts";

// @rule G2.4
const MAX_BODY_BYTES = 64 * 1024;

/** The body. A body above 64 KiB is refused without reading the rest. */
export const readBytes = async (request: Request): Promise<Result<ArrayBuffer>> => {
  const length = request.headers.get("content-length");
  if (Number(length ?? 0) > MAX_BODY_BYTES) return refuse("PAYLOAD_TOO_LARGE");
  let bytes: ArrayBuffer | null;
  try {
    // HTTP ends a body at its declared length, so it can be read at once, which is cheaper.
    const isDeclared = length !== null && !request.headers.has("transfer-encoding");
    bytes = await (isDeclared ? request.arrayBuffer() : readChunks(request.body));
  } catch {
    // The caller has disconnected, or its chunks are malformed.
    return refuse("MALFORMED_JSON", {
      message: "Only a part of the body arrived. Send all of it.",
    });
  }
  if (bytes === null || bytes.byteLength > MAX_BODY_BYTES) return refuse("PAYLOAD_TOO_LARGE");
  return ok(bytes);
};

/** Made once, because making a decoder costs as much as a short body. */
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

/** The body as text. */
export const readText = async (request: Request): Promise<Result<string>> => {
  const bytes = await readBytes(request);
  if (!bytes.ok) return bytes;
  try {
    return ok(utf8.decode(bytes.value));
  } catch {
    return refuse("MALFORMED_JSON", { message: "The body is not valid UTF-8. Send UTF-8." });
  }
};

/** A body of unknown length; null as soon as it is too long. */
const readChunks = async (body: ReadableStream | null): Promise<ArrayBuffer | null> => {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as ReadableStream<Uint8Array<ArrayBuffer>>) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return new Blob(chunks).arrayBuffer();
};

/** The media type of a request's body without its parameters, in small letters. */
const mediaTypeOf = ({ headers }: Request): string | undefined =>
  headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();

/** The body as JSON; an absent body counts as an empty object. @rule G2.4 */
export const readJson = async (request: Request): Promise<Result<unknown>> => {
  const text = await readText(request);
  if (!text.ok) return text;
  if (text.value === "") return ok({});
  // @rule G1.1
  if (mediaTypeOf(request) !== "application/json") return refuse("UNSUPPORTED_MEDIA_TYPE");
  try {
    return ok(JSON.parse(text.value));
  } catch {
    return refuse("MALFORMED_JSON");
  }
};

/** The parameters of a form, by name. */
export type Form = Readonly<Record<string, string>>;

const FORM = "application/x-www-form-urlencoded";

/**
 * The body as a form [RFC 6749 § 3.2, appendix B]. A parameter without a value counts as absent,
 * and one that is repeated is refused. An absent body is an empty form. The query is never read.
 * @rule O1.2
 */
export const readForm = async (request: Request): Promise<Result<Form>> => {
  const text = await readText(request);
  if (!text.ok) {
    const { code, message = "" } = text.problem;
    return code === "MALFORMED_JSON" ? refuse("INVALID_REQUEST", { message }) : text;
  }
  if (text.value !== "" && mediaTypeOf(request) !== FORM) {
    return refuse("UNSUPPORTED_MEDIA_TYPE", { message: `Send the parameters as ${FORM}.` });
  }
  const form: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text.value)) {
    if (value === "") continue;
    if (name in form) return refuse("INVALID_REQUEST", { message: repeated(name) });
    form[name] = value;
  }
  return ok(form);
};

/** The message repeats a parameter's name only if the name is harmless. */
const repeated = (name: string): string =>
  `${/^[a-z_]{1,40}$/.test(name) ? name : "A parameter"} is repeated. Send it once.`;

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

/** How every create uses idempotency keys (G4.1 to G4.8). */
/**
 * The key of the header or the body, or null if there is none. If both are present, they must be
 * equal.
 * @rule G4.1
 */
export const readIdempotencyKey = (request: Request, input: unknown): Result<string | null> => {
  const inHeader = request.headers.get("idempotency-key");
  const inBody = (input as { idempotency_key?: unknown } | null)?.idempotency_key;
  // @rule G4.2
  if (inHeader !== null && inBody !== undefined && inHeader !== inBody) {
    return refuseKey("header and body must not differ");
  }
  const key = inHeader ?? inBody;
  if (key === undefined) return ok(null);
  const parsed = safeParse(idempotencyKeyText, key);
  return parsed.success ? ok(parsed.output) : refuseKey(parsed.issues[0].message);
};

const refuseKey = (reason: string) =>
  refuse("VALIDATION_FAILED", {
    field: "idempotency_key",
    message: `idempotency_key: ${reason}`,
  });

/**
 * SHA-256 of the input with sorted keys, before defaults and without the idempotency key.
 * @rule G4.7
 */
export const requestHash = (input: unknown): string => {
  const { idempotency_key: _, ...rest } = input as Record<string, unknown>;
  return sha256Hex(canonicalJson(rest));
};
