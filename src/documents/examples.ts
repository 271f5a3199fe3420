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
export const exampleOf = (schema: Schema): unknown => {
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
export const merged = (built: unknown, own: unknown): unknown => {
  if (own === undefined) return built;
  if (!isObject(built) || !isObject(own)) return own;
  const members = Object.entries({ ...built, ...own });
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
