import type { GenericSchema } from "valibot";
import { type ProblemCode, problemCatalogue } from "../base/kernel/problems.ts";
import type { OAuthFlow, SecurityScheme } from "../base/platform/contract.ts";
import {
  type HeaderName,
  headers,
  nameOnWire,
  ourWire,
  type ParameterName,
  parameters,
} from "./headers.ts";
import { exampleRefusal, oauthRefusalBody, refusalBody, refusalHeaders } from "./refusals.ts";
import { type Schema, SchemaBook } from "./schemas.ts";

export interface MediaType {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, unknown>;
}

type Section = "headers" | "parameters" | "responses" | "examples" | "securitySchemes";

/** The parts that a document's operations share. Each is included once, if anything uses it. */
export class Components {
  readonly #schemas = new SchemaBook();
  readonly #sections = new Map<Section, Map<string, unknown>>();
  readonly #codes: readonly ProblemCode[];
  /** The names of the refusing answers, by their codes. */
  readonly #refusals = new Map<string, string>();

  /** `codes`: every code that the document's rows may answer. */
  constructor(codes: readonly ProblemCode[]) {
    this.#codes = codes;
  }

  /** The components in the order of their names, as the document holds them. */
  all(): Record<string, Record<string, unknown>> {
    const sections = [...this.#sections].map(
      ([section, parts]) => [section, Object.fromEntries([...parts].sort(byName))] as const,
    );
    const schemas = Object.fromEntries(Object.entries(this.#schemas.components).sort(byName));
    return { schemas, ...Object.fromEntries(sections.sort(byName)) };
  }

  /** The parameters of a path or a query, as the members of an object. */
  parametersOf(source: GenericSchema): Schema {
    return this.#schemas.describe(source, "parameters").schema;
  }

  /**
   * JSON of this schema. Examples are shared under the titles of their schemas; `own` is what one
   * answer shows otherwise, under the name of the answer.
   */
  json(
    source: GenericSchema,
    use: "closed" | "open",
    own: { name: string; example: object } | null = null,
  ): MediaType {
    const book = this.#schemas;
    const { schema, title, example, alternatives } = book.describe(source, use, own?.example);
    if (title === null) return { schema, example };
    const name = own ? pascalCase(own.name) : title;
    const shown = alternatives.length > 0 ? alternatives : [[name, example] as const];
    const examples = shown.map(([key, value]) => [
      key,
      this.#share("examples", key, { summary: key, value }),
    ]);
    return { schema, examples: Object.fromEntries(examples) };
  }

  /** JSON of a refusal with one of these codes, in the shape that its address speaks. */
  refusal(codes: readonly ProblemCode[], oauth: boolean): MediaType {
    const body = (oauth ? oauthRefusalBody : refusalBody)(this.#codes);
    const { schema } = this.#schemas.describe(body, "open");
    const only = (properties: Record<string, Schema>) => ({
      type: "object",
      properties,
      additionalProperties: true,
    });
    const codesOnly = only({ code: { type: "string", enum: [...codes] } });
    const shared = (code: ProblemCode) =>
      this.#share("examples", oauth ? `OAUTH_${code}` : code, exampleRefusal(code, oauth));
    return {
      schema: { allOf: [schema, oauth ? codesOnly : only({ error: codesOnly })] },
      examples: Object.fromEntries(codes.map((each) => [each, shared(each)])),
    };
  }

  /**
   * The answer that refuses with one of these codes. One or two codes give it its name; with more,
   * the first operation that needs them does.
   */
  refusalAnswer(operation: string, codes: readonly ProblemCode[], oauth: boolean) {
    const [first = "INTERNAL", second] = codes;
    const key = [oauth ? "OAuth" : "", ...codes].join();
    const own = codes.length > 2 ? pascalCase(operation) : codes.map(pascalCase).join("Or");
    const name = this.#refusals.get(key) ?? (oauth ? `OAuth${own}` : own);
    this.#refusals.set(key, name);
    const why = oauth ? "Refused; `error` says why." : "Refused; `error.code` says why.";
    return this.#share("responses", name, {
      description: second ? why : problemCatalogue[first][3],
      headers: this.headers([...ourWire.everyAnswer, ...refusalHeaders(codes)]),
      content: { "application/json": this.refusal(codes, oauth) },
    });
  }

  headers(names: readonly HeaderName[]): Record<string, unknown> {
    return Object.fromEntries(
      names.map((name) => [nameOnWire(name), this.#share("headers", name, headers[name])]),
    );
  }

  parameter(name: ParameterName) {
    return this.#share("parameters", name, parameters[name]);
  }

  securityScheme({ name, header, description, basic, oauth }: SecurityScheme): string {
    const http = { type: "http", scheme: basic ? "basic" : "bearer" };
    const key = header ? { type: "apiKey", in: "header", name: header } : http;
    const how = oauth ? { type: "oauth2", flows: flowsOf(oauth) } : key;
    this.#share("securitySchemes", name, { ...how, description });
    return name;
  }

  /** A reference to a part. Throws if another part has the name. */
  #share(section: Section, name: string, part: unknown): { $ref: string } {
    const parts = this.#sections.get(section) ?? new Map<string, unknown>();
    this.#sections.set(section, parts);
    const known = parts.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(part)) {
      throw new Error(`two different ${section} have the name ${name}`);
    }
    parts.set(name, part);
    return { $ref: `#/components/${section}/${name}` };
  }
}

const flowsOf = ({ grant, scopes }: OAuthFlow) => {
  const addresses = { tokenUrl: "/ob/token", refreshUrl: "/ob/token" };
  return grant === "clientCredentials"
    ? { clientCredentials: { tokenUrl: addresses.tokenUrl, scopes } }
    : { authorizationCode: { authorizationUrl: "/ob/authorize", ...addresses, scopes } };
};

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;

/** SOME_CODE and someOperation409 as names of components: SomeCode, SomeOperation409. */
const pascalCase = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
    : name.charAt(0).toUpperCase() + name.slice(1);
