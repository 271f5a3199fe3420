import * as v from "valibot";
import { MAX_AMOUNT_MINOR } from "../../base/kernel/money.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { readBytes, readText } from "../../base/platform/request-body.ts";

/** The fields of a form, read from the schema of the request that the form makes. */
export interface Field {
  /** Members of members are joined with dots: `modes.test.webhook_url`. */
  name: string;
  kind: FieldKind;
  /** For a choice or choices. */
  options: readonly string[];
  required: boolean;
  /** Whether an empty field means null; otherwise it is left out. */
  nullable: boolean;
  /** Whether a list may be empty; otherwise an empty one is left out. */
  mayBeEmpty: boolean;
  hint: string | null;
}

/**
 * `lines` is a list of texts, one on each line; `flag` is true or false; `time` is in UTC; `money`
 * is an amount in minor units, which people write with decimals where the currency is known;
 * `image` is a file, which the API takes in base64.
 */
export type FieldKind =
  | ("text" | "number" | "money" | "time" | "image")
  | ("flag" | "choice" | "choices" | "lines");

/** The members of the valibot schemas that requests use. */
interface Shape {
  type: string;
  pipe?: readonly { requirement?: unknown }[];
  wrapped?: Shape;
  item?: Shape;
  entries?: Record<string, Shape>;
  options?: readonly string[];
}

const wrappers = ["optional", "exact_optional", "nullable", "nullish", "undefinedable"];

/** Never a field: every form sends its own. */
const hidden = ["idempotency_key", "cursor"];

/**
 * The fields of an object's schema, in its order. `only` names those to keep; a name keeps
 * everything below it too.
 */
export const fieldsOf = (
  schema: v.GenericSchema | null,
  only?: readonly string[],
): readonly Field[] => {
  const all = schema ? below(schema as unknown as Shape, "", true) : [];
  if (!only) return all;
  return only.flatMap((wanted) =>
    all.filter(({ name }) => name === wanted || name.startsWith(`${wanted}.`)),
  );
};

const below = (shape: Shape, prefix: string, required: boolean): Field[] =>
  Object.entries(shape.entries ?? {})
    .filter(([name]) => !hidden.includes(name))
    .flatMap(([name, entry]) => fieldFor(entry, `${prefix}${name}`, required));

const fieldFor = (entry: Shape, name: string, parentRequired: boolean): Field[] => {
  let inner = entry;
  let optional = false;
  let nullable = false;
  let hint = descriptionOf(entry);
  while (wrappers.includes(inner.type) && inner.wrapped) {
    optional ||= inner.type !== "nullable";
    nullable ||= inner.type === "nullable" || inner.type === "nullish";
    inner = inner.wrapped;
    hint ??= descriptionOf(inner);
  }
  if (inner.entries) return below(inner, `${name}.`, parentRequired && !optional);
  const kind = kindOf(inner, name);
  const options = (kind === "choices" ? inner.item?.options : inner.options) ?? [];
  const required = parentRequired && !optional && !nullable && kind !== "flag";
  const mayBeEmpty = required || v.safeParse(inner as unknown as v.GenericSchema, []).success;
  return [{ name, kind, options, required, nullable, mayBeEmpty, hint }];
};

const kindOf = ({ type, item, pipe = [] }: Shape, name: string): FieldKind => {
  if (type === "picklist") return "choice";
  if (type === "array" || type === "set") return item?.type === "picklist" ? "choices" : "lines";
  if (isTime(name)) return "time";
  if (/(?:^|\.)logo$/.test(name)) return "image";
  if (pipe.some(({ requirement }) => requirement === MAX_AMOUNT_MINOR) && !isOfEach(name)) {
    return "money";
  }
  return type === "boolean" ? "flag" : type === "number" ? "number" : "text";
};

/** A fee is in the currency of each payment, so it has no number of decimals of its own. */
const isOfEach = (name: string): boolean => /(?:^|\.)gateway_fee(?:\.|$)/.test(name);

const isTime = (name: string): boolean =>
  /(?:^|_)(?:from|to|at)$/.test(name) && !/amount/.test(name);

/** A browser's field for times knows neither seconds nor a zone. */
export const instantOf = (text: string): string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? `${text}:00.000Z` : text;

/** The reverse: the value of such a field for an instant. */
export const shownInstant = (text: string): string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/.test(text) ? text.slice(0, 16) : text;

/** Whether such a field can hold the text: a date alone, or seconds, would be lost in it. */
export const fitsTimeField = (text: string): boolean =>
  text === "" || /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::00(?:\.0+)?Z)?$/.test(text);

const descriptionOf = (shape: Shape): string | null => {
  const { description } = v.getMetadata(shape as unknown as v.GenericSchema);
  return typeof description === "string" ? description : null;
};

/** The values that a form sent, by name. */
export type Sent = Pick<URLSearchParams, "get" | "getAll" | "has">;

/**
 * The request's body. An object that the schema does not require is left out if none of its fields
 * was filled in, unless the form is about that object alone (`only`).
 */
export const bodyOf = (
  fields: readonly Field[],
  sent: Sent,
  only?: readonly string[],
): Record<string, unknown> => {
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    const value = valueIn(field, sent);
    if (value !== undefined && isWanted(field, fields, sent, only)) put(body, field.name, value);
  }
  return body;
};

/** Undefined if the field is left out. */
const valueIn = ({ name, kind, nullable, mayBeEmpty }: Field, sent: Sent): unknown => {
  if (kind === "flag") return sent.has(name);
  if (kind === "image" && sent.has(noneName(name))) return null;
  const text = (sent.get(name) ?? "").trim();
  if (kind === "choices" || kind === "lines") {
    const lines = text.split(/[\s,]+/).filter((line) => line !== "");
    const items = kind === "choices" ? sent.getAll(name) : lines;
    return items.length > 0 || mayBeEmpty ? items : undefined;
  }
  if (text === "") return nullable ? null : undefined;
  return kind === "number" || kind === "money"
    ? numberOf(text)
    : kind === "time"
      ? instantOf(text)
      : text;
};

/** Text that is not a number is sent unchanged, so that the API refuses it. */
const numberOf = (text: string): unknown => (/^-?\d+$/.test(text) ? Number(text) : text);

const isWanted = (
  field: Field,
  fields: readonly Field[],
  sent: Sent,
  only: readonly string[] = [],
): boolean => {
  const parent = field.name.slice(0, field.name.lastIndexOf(".") + 1);
  if (parent === "" || only.some((name) => `${name}.`.startsWith(parent))) return true;
  return fields.some(
    ({ name }) => name.startsWith(parent) && sent.getAll(name).some((text) => text !== ""),
  );
};

const put = (body: Record<string, unknown>, name: string, value: unknown): void => {
  const parts = name.split(".");
  const last = parts.pop() as string;
  let place = body;
  for (const part of parts) {
    place[part] ??= {};
    place = place[part] as Record<string, unknown>;
  }
  place[last] = value;
};

/** The value of a member of an answer, as a form shows it: `modes.test.webhook_url`. */
export const currentOf = (record: unknown, name: string): string | readonly string[] => {
  const value = name
    .split(".")
    .reduce<unknown>((part, member) => (part as Record<string, unknown> | null)?.[member], record);
  if (Array.isArray(value)) return value.map(String);
  return value === null || value === undefined ? "" : String(value);
};

/** Names that do not say enough as a label. */
const labels: Readonly<Record<string, string>> = {
  json_pages: "Shows the steps in its own app",
  core_base_url: "Address of its bank interface",
  iban_prefixes: "IBANs begin with",
  available_auth_methods: "Authorisation by",
  ob_scopes_supported: "Scopes for open banking",
  sca_exemption_limit: "No SCA for orders up to",
  sca_exemption_daily_limit: "No SCA for a day's orders up to",
  max_consent_expiry_days: "Consents last at most (days)",
  history_days: "Transactions go back (days)",
  logo_url: "Address of its old logo",
  default_locale: "Language of its pages",
  app_url_origin: "Address of its app",
  dpop: "DPoP",
  jwks_uri: "Address of its keys (JWKS)",
};

const capitals: Readonly<Record<string, string>> = {
  api: "API",
  iban: "IBAN",
  id: "id",
  ids: "ids",
  url: "URL",
  tpp: "TPP",
  sca: "SCA",
  ms: "(ms)",
  q: "Find",
};

/** A member's name as a label: `webhook_url` is “Webhook URL”. */
export const labelOf = (name: string): string => {
  const member = name.split(".").at(-1) ?? "";
  const known = Object.hasOwn(labels, member) ? labels[member] : undefined;
  if (known) return known;
  const words = member.split("_").map((word) => capitals[word] ?? word);
  const text = words.join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The name of the file that a form sends for an image, and of the mark that takes it away. */
export const fileName = (name: string): string => `${name}.file`;
export const noneName = (name: string): string => `${name}.none`;

/**
 * A form of the console. Unlike the forms of OAuth, it may repeat a name: several choices. A file
 * is the value of its field in base64.
 */
export const readConsoleForm = async (request: Request): Promise<Result<URLSearchParams>> => {
  const type = request.headers.get("content-type") ?? "";
  if (type.startsWith("multipart/form-data")) return readFiles(request, type);
  if (!type.startsWith("application/x-www-form-urlencoded")) {
    return refuse("UNSUPPORTED_MEDIA_TYPE");
  }
  const text = await readText(request);
  return text.ok ? ok(new URLSearchParams(text.value)) : text;
};

const readFiles = async (request: Request, type: string): Promise<Result<URLSearchParams>> => {
  const bytes = await readBytes(request);
  if (!bytes.ok) return bytes;
  let form: FormData;
  try {
    form = await new Response(bytes.value, { headers: { "content-type": type } }).formData();
  } catch {
    return refuse("UNSUPPORTED_MEDIA_TYPE");
  }
  const sent = new URLSearchParams();
  const files: [name: string, base64: string][] = [];
  for (const [name, value] of form) {
    if (typeof value === "string") sent.append(name, value);
    // A browser sends an empty file where none was chosen.
    else if (value.size > 0) files.push([name, base64Of(await value.arrayBuffer())]);
  }
  for (const [file, base64] of files) {
    const name = file.replace(/\.file$/, "");
    sent.set(name, base64);
    sent.delete(noneName(name));
  }
  return ok(sent);
};

const base64Of = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(""));
