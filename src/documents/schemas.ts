import { toJsonSchema } from "@valibot/to-json-schema";
import { type GenericSchema, getDotPath, safeParse } from "valibot";

/** A schema in a document, with an example that the schema accepts. */
export interface Described {
  schema: Schema;
  /** The schema's title; null if it has none. */
  title: string | null;
  example: unknown;
  /** Of a choice between titled alternatives without an example of its own: the example of each. */
  alternatives: readonly (readonly [title: string, example: unknown])[];
}

/**
 * The use of a schema. A closed body with an unknown member is refused. An open one may gain
 * members in a later version, so its schema says nothing about others. Parameters are sent as text.
 */
type Use = "closed" | "open" | "parameters";

/**
 * Converts the schemas of rows to OpenAPI 3.0.3. Every schema with a title becomes a component, so
 * a document holds it once.
 */
export class SchemaBook {
  readonly components: Record<string, Schema> = {};

  /**
   * Throws if the schema cannot be converted exactly, or if its example does not fit. `own` are the
   * members that differ in this one place.
   */
  describe(source: GenericSchema, use: Use, own?: object): Described {
    const whole = convert(source, use);
    const fitting = (part: Schema): unknown => {
      const example = merged(exampleOf(part), own);
      const fits = safeParse(source, use === "parameters" ? asTexts(example) : example);
      if (!fits.success) {
        const [issue] = fits.issues;
        const where = `${part.title}: ${getDotPath(issue)}`;
        throw new Error(`example of ${where}: ${issue.message} ${JSON.stringify(example)}`);
      }
      return example;
    };
    const example = fitting(whole);
    const parts = whole.example === undefined ? (whole.oneOf ?? whole.anyOf ?? []) : [];
    const isTitled = !own && parts.every(({ title }) => title !== undefined);
    const alternatives = isTitled
      ? parts.map((part) => [part.title ?? "", fitting(part)] as const)
      : [];
    return { schema: this.#collect(whole), title: whole.title ?? null, example, alternatives };
  }

  /** The schema with references in place of everything that has a title. */
  #collect(schema: Schema): Schema {
    const { title, ...inner } = mapSchemas(schema, (part) => this.#collect(part));
    // The example of a composed schema holds only what differs from its parts.
    if (inner.example !== null && isComposed(inner)) delete inner.example;
    if (title === undefined) return inner;
    const { default: value, ...component } = inner;
    const name = component.nullable ? `${title}OrNull` : title;
    const known = this.components[name];
    if (known && JSON.stringify(known) !== JSON.stringify(component)) {
      throw new Error(`two schemas have the title ${name}`);
    }
    this.components[name] = component;
    const reference = { $ref: `#/components/schemas/${name}` };
    return value === undefined ? reference : { allOf: [reference], default: value };
  }
}

const asTexts = (example: unknown) =>
  Object.fromEntries(
    Object.entries(example as object).map(([name, value]) => [name, String(value)]),
  );

/** The schema as it is sent. The result of a transform is not part of the contract. */
const convert = (source: GenericSchema, use: Use): Schema => {
  const { $schema: _, ...schema } = toJsonSchema(source, {
    target: "openapi-3.0",
    typeMode: "input",
    overrideSchema({ valibotSchema: { type }, jsonSchema }) {
      if (type === "strict_object" && use === "open") {
        const { additionalProperties: _, ...rest } = jsonSchema;
        return rest;
      }
      const takesMore = type === "object" || type === "loose_object";
      return takesMore ? { ...jsonSchema, additionalProperties: true } : undefined;
    },
    // A `rule` names its keywords. A bare check has none, and the conversion throws.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      "shown" in valibotAction ? { ...jsonSchema, ...(valibotAction.shown as object) } : undefined,
  });
  return finish(schema as unknown as Schema & { examples?: unknown[] });
};

/** The differences between OpenAPI 3.0.3 and the conversion. */
const finish = (converted: Schema & { examples?: unknown[] }): Schema => {
  const { examples, required, ...schema } = mapSchemas(converted, finish) as typeof converted;
  // The outermost description is the last one.
  if (examples) schema.example = examples.at(-1);
  if (required && required.length > 0) (schema as Schema).required = required;
  if (schema.enum) {
    const [first] = schema.enum;
    // OpenAPI has no type for null alone, so it is a text that can only be null.
    schema.type ??= first === null ? "string" : typeof first;
    if (first === null) schema.nullable = true;
    else if (schema.nullable) schema.enum = [...schema.enum, null];
  }
  return schema;
};

const isComposed = ({ properties, anyOf, oneOf }: Schema): boolean =>
  Boolean(properties ?? anyOf ?? oneOf);

const mapSchemas = (schema: Schema, change: (part: Schema) => Schema): Schema => {
  const { properties, items, additionalProperties } = schema;
  const mapped: Schema = { ...schema };
  if (properties) {
    mapped.properties = Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, change(property)]),
    );
  }
  if (items) mapped.items = change(items);
  if (typeof additionalProperties === "object") {
    mapped.additionalProperties = change(additionalProperties);
  }
  for (const kind of ["allOf", "anyOf", "oneOf"] as const) {
    const parts = schema[kind];
    if (parts) mapped[kind] = parts.map(change);
  }
  return mapped;
};

/** An OpenAPI 3.0.3 Schema Object, or a reference to one. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  example?: unknown;
  default?: unknown;
  deprecated?: boolean;
  "x-sunset"?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  maxProperties?: number;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  minimum?: number;
}

/**
 * The example of a schema, built from the examples of its parts. The schema's own example holds the
 * members that differ; undefined leaves one out. Throws if a part has none.
 */
const exampleOf = (schema: Schema): unknown => {
  const own = schema.example;
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives?.[0]) return merged(exampleOf(alternatives[0]), own);
  if (schema.properties && own !== null) return merged(membersOf(schema), own);
  if (own !== undefined) return own;
  if (schema.enum) return schema.enum[0];
  if (schema.items) return [exampleOf(schema.items)];
  if (schema.type === "object") return {};
  if (schema.type === "boolean") return true;
  throw new Error(`no example in ${JSON.stringify(schema)}`);
};

/** The first ones, of a schema that accepts only so many members. */
const membersOf = ({ properties = {}, maxProperties }: Schema): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties)
      .slice(0, maxProperties)
      .map(([name, property]) => [name, exampleIn(name, property)]),
  );

const exampleIn = (name: string, property: Schema): unknown => {
  try {
    return exampleOf(property);
  } catch (cause) {
    throw new Error(`${name}: ${(cause as Error).message}`, { cause });
  }
};

/** The members of an example, those that differ in place of the built ones. */
const merged = (built: unknown, own: unknown): unknown => {
  if (own === undefined) return built;
  if (!isObject(built) || !isObject(own)) return own;
  const members = Object.entries({ ...built, ...own });
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
