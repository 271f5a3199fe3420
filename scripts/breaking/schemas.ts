import type { Schema } from "../../src/documents/schemas.ts";

/** The components of a document. */
export interface Components {
  components: Partial<Record<string, Record<string, unknown>>>;
}

/** A schema with its document, which its references are of. */
export interface Placed {
  schema: Schema;
  document: Components;
}

/** Who must bear the difference: what a side accepts may only grow, what it sends only shrink. */
export type Direction = "must accept" | "must allow";

interface Context {
  place: string;
  direction: Direction;
  today: string;
  /** The pairs of references on the way here: a schema may hold itself. */
  seen?: ReadonlySet<string>;
}

/** What `inner` allows and `outer` does not, besides members that `outer` does not know. */
export const excluded = (inner: Placed, outer: Placed, context: Context): string[] => {
  const pair = `${inner.schema.$ref} ${outer.schema.$ref}`;
  if (inner.schema.$ref && context.seen?.has(pair)) return [];
  const seen = new Set([...(context.seen ?? []), pair]);
  const narrow = { ...context, seen };
  const [from, to] = [flat(inner), flat(outer)];
  const choices = (schema: Schema) => schema.anyOf ?? schema.oneOf;
  const [ins, outs] = [choices(from), choices(to)];
  if (ins || outs) {
    const alternatives = choiceChanges(
      (ins ?? [from]).map((schema) => ({ ...inner, schema })),
      (outs ?? [to]).map((schema) => ({ ...outer, schema })),
      narrow,
    );
    return from.nullable && !to.nullable
      ? [`${context.place}: nullable`, ...alternatives]
      : alternatives;
  }
  return [
    ...valueChanges(from, to, narrow),
    ...memberChanges({ ...inner, schema: from }, { ...outer, schema: to }, narrow),
    ...(from.items && to.items
      ? excluded(
          { ...inner, schema: from.items },
          { ...outer, schema: to.items },
          { ...narrow, place: `${narrow.place}[]` },
        )
      : []),
  ];
};

/** Each alternative is within one of the others'. */
const choiceChanges = (inner: Placed[], outer: Placed[], context: Context): string[] =>
  inner.flatMap((one) => {
    const tries = outer.map((other) => excluded(one, other, context));
    const [best = []] = tries.sort((a, b) => a.length - b.length);
    return best;
  });

/** Bounds: the outer one is kept if the inner one is at least as narrow. */
const lowest = ["minimum", "minLength", "minItems", "minProperties"] as const;
const highest = ["maximum", "maxLength", "maxItems", "maxProperties"] as const;
const exact = ["pattern", "format", "uniqueItems"] as const;

type Bounds = Partial<Record<(typeof lowest)[number] | (typeof highest)[number], number>>;

const valueChanges = (from: Schema, to: Schema, { place, direction }: Context): string[] => {
  const found: string[] = [];
  const say = (what: string, inner: unknown, outer: unknown) => {
    const [was, is] = direction === "must accept" ? [inner, outer] : [outer, inner];
    found.push(`${place}: ${what} was ${shown(was)} and is ${shown(is)}`);
  };
  const isWhole = from.type === "integer" && to.type === "number";
  if (to.type && from.type !== to.type && !isWhole) say("type", from.type, to.type);
  if (from.nullable && !to.nullable) say("nullable", true, false);
  if (to.enum) {
    const lost = from.enum?.filter((value) => !to.enum?.includes(value));
    if (!lost) say("enum", undefined, to.enum);
    else if (lost.length > 0) say("enum", from.enum, to.enum);
  }
  const [inner, outer] = [from as Bounds, to as Bounds];
  for (const bound of lowest) {
    const limit = outer[bound];
    if (limit !== undefined && (inner[bound] ?? 0) < limit) say(bound, inner[bound], limit);
  }
  for (const bound of highest) {
    const limit = outer[bound];
    if (limit !== undefined && (inner[bound] ?? Number.POSITIVE_INFINITY) > limit) {
      say(bound, inner[bound], limit);
    }
  }
  for (const keyword of exact) {
    const [is, must] = [from, to].map((schema) => schema[keyword as keyof Schema]);
    // A list of values says more than a pattern.
    if (must !== undefined && is !== must && !from.enum) say(keyword, is, must);
  }
  if (direction === "must accept" && shown(from.default) !== shown(to.default)) {
    if (from.default !== undefined) say("default", from.default, to.default);
  }
  return found;
};

const memberChanges = (inner: Placed, outer: Placed, context: Context): string[] => {
  const { place, direction, today } = context;
  const [from, to] = [inner.schema, outer.schema];
  if (!from.properties && !to.properties) return [];
  const [were, are] = [from.properties ?? {}, to.properties ?? {}];
  const found: string[] = [];
  for (const name of to.required ?? []) {
    if (from.required?.includes(name)) continue;
    const member = are[name] && flat({ ...outer, schema: are[name] });
    // What was announced may go; it may also be left out.
    if (direction === "must allow" && isOver(member, today)) continue;
    found.push(`${place}.${name} ${direction === "must accept" ? "is" : "is no longer"} required`);
  }
  for (const [name, schema] of Object.entries(were)) {
    const other = are[name];
    const at = `${place}.${name}`;
    if (other) {
      const narrow = { ...context, place: at };
      found.push(...excluded({ ...inner, schema }, { ...outer, schema: other }, narrow));
    } else if (direction === "must accept" && to.additionalProperties === false) {
      if (!isOver(flat({ ...inner, schema }), today)) found.push(`${at} is gone`);
    }
  }
  if (direction === "must accept") return found;
  const gone = Object.entries(are).filter(([name]) => !(name in were));
  for (const [name, schema] of gone) {
    if (to.required?.includes(name)) continue;
    if (!isOver(flat({ ...outer, schema }), today)) found.push(`${place}.${name} is gone`);
  }
  return found;
};

/** The schema behind its reference, with the members of all its parts. */
const flat = ({ schema, document }: Placed): Schema => {
  const { allOf = [], ...own } = resolve<Schema>(schema, document);
  const whole: Schema = {};
  for (const part of [...allOf.map((one) => flat({ schema: one, document })), own]) {
    const properties = { ...whole.properties, ...part.properties };
    const required = [...(whole.required ?? []), ...(part.required ?? [])];
    Object.assign(whole, part);
    if (Object.keys(properties).length > 0) Object.assign(whole, { properties, required });
  }
  return whole;
};

const shown = (value: unknown): string => (value === undefined ? "open" : JSON.stringify(value));
/** Whether it was announced to go, and the day has come. */
export const isOver = (part: object | undefined, today: string): boolean => {
  const sunset = (part as { "x-sunset"?: string } | undefined)?.["x-sunset"];
  return sunset !== undefined && sunset <= today;
};

export const resolve = <Part>(part: object, document: Components): Part => {
  const { $ref } = part as { $ref?: string };
  if (!$ref) return part as Part;
  const [section = "", name = ""] = $ref.replace("#/components/", "").split("/");
  const found = document.components[section]?.[name];
  if (!found) throw new Error(`there is no ${$ref}`);
  return resolve<Part>(found as object, document);
};
