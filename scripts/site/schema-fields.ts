import { escapeHtml } from "./layout.ts";
import { code, tableHtml } from "./markdown.ts";

/** The parts of a schema that our documents use. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  enum?: unknown[];
  pattern?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  nullable?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

export type Schemas = Readonly<Record<string, Schema>>;

/** Deeper fields are told by the example. */
const DEEPEST = 4;

/** The fields of a body as a table, inner ones by their path: `data.amount`, `data[].amount`. */
export const fieldsTable = (schema: Schema, schemas: Schemas): string => {
  const rows = fieldsOf(schema, schemas, "", 0);
  return rows.length > 0 ? tableHtml(["field", "type", "meaning"], rows) : "";
};

const fieldsOf = (given: Schema, schemas: Schemas, path: string, depth: number): string[][] => {
  if (depth > DEEPEST) return [];
  const schema = resolved(given, schemas);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return distinct(variants.flatMap((one) => fieldsOf(one, schemas, path, depth)));
  const parts = schema.allOf ?? [];
  const inherited = parts.flatMap((one) => fieldsOf(one, schemas, path, depth));
  if (schema.items) return fieldsOf(schema.items, schemas, `${path}[]`, depth);
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const here = path === "" || path.endsWith(".") ? path + name : `${path}.${name}`;
    const isRequired = schema.required?.includes(name) ?? false;
    const { description = "" } = { ...resolved(property, schemas), ...property };
    const row = [
      code(here) + (isRequired ? "" : ' <span class="note">optional</span>'),
      typeOf(property, schemas),
      inlineText(description),
    ];
    return [row, ...fieldsOf(property, schemas, here, depth + 1)];
  });
  return distinct([...inherited, ...own]);
};

/** A field that several variants have is one row, with all its types. */
const distinct = (rows: string[][]): string[][] => {
  const byField = new Map<string, string[]>();
  for (const [field = "", type = "", meaning = ""] of rows) {
    const [, known, told = ""] = byField.get(field) ?? [];
    const types = known && !known.split(" or ").includes(type) ? `${known} or ${type}` : type;
    byField.set(field, [field, types, told || meaning]);
  }
  return [...byField.values()];
};

const resolved = (schema: Schema, schemas: Schemas): Schema => {
  const name = schema.$ref?.split("/").at(-1);
  return name ? resolved(schemas[name] ?? {}, schemas) : schema;
};

/** The type, its form and its bounds, in words. */
export const typeOf = (given: Schema, schemas: Schemas): string => {
  const schema = resolved(given, schemas);
  const nullable = given.nullable || schema.nullable;
  const variants = schema.anyOf ?? schema.oneOf;
  const name = variants
    ? [...new Set(variants.map((one) => typeOf(one, schemas)))].join(" or ")
    : schema.enum
      ? schema.enum.map((value) => code(String(value))).join(", ")
      : schema.items
        ? `list of ${typeOf(schema.items, schemas)}`
        : escapeHtml(schema.format ?? schema.type ?? (schema.allOf ? "object" : "any"));
  const notes = [...bounds(schema), nullable ? "or null" : ""].filter(Boolean);
  return [name, ...notes].join(", ");
};

const bounds = (schema: Schema): string[] => {
  const range = (low: number | undefined, high: number | undefined, unit: string) =>
    low === undefined && high === undefined
      ? []
      : low === undefined
        ? [`at most ${high}${unit}`]
        : high === undefined
          ? [`at least ${low}${unit}`]
          : [`${low} to ${high}${unit}`];
  return [
    ...range(schema.minimum, schema.maximum, ""),
    ...range(schema.minLength, schema.maxLength, " characters"),
    ...range(schema.minItems, schema.maxItems, " entries"),
    ...(schema.default === undefined ? [] : [`default ${code(String(schema.default))}`]),
    ...(schema.pattern ? [`matches ${code(schema.pattern)}`] : []),
  ];
};

/** Descriptions in our documents use of Markdown only code. */
export const inlineText = (text: string): string =>
  escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
