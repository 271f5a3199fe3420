import * as v from "valibot";

/**
 * What goes is announced a year ahead (G1.15). A deprecated field or row says when; the documents
 * show it, and each answer to a request that uses it has the headers `Deprecation` [RFC 9745] and
 * `Sunset` [RFC 8594].
 */
export interface Deprecation {
  /** The day it was announced, `2026-12-01`. */
  since: string;
  /** From this day on it may be gone. */
  sunset: string;
}

/** Throws if a client has less than twelve months. */
export const checkDeprecation = ({ since, sunset }: Deprecation): Deprecation => {
  const earliest = new Date(since);
  earliest.setUTCFullYear(earliest.getUTCFullYear() + 1);
  if (!(new Date(sunset) >= earliest)) {
    throw new Error(`what was deprecated on ${since} stays for twelve months, not until ${sunset}`);
  }
  return { since, sunset };
};

/** What the documents show (docs/decisions/195). */
export const shownDeprecation = ({ sunset }: Deprecation) => ({
  deprecated: true as const,
  "x-sunset": sunset,
});

/** Marks a member of a body, a query or an answer that will go. */
export const deprecated = <Input>(
  deprecation: Deprecation,
): v.MetadataAction<Input, Record<string, never>> =>
  Object.assign(v.metadata<Input, Record<string, never>>({}), {
    deprecation: checkDeprecation(deprecation),
    shown: shownDeprecation(deprecation),
  });

/** The deprecated members of an object's schema, by name. */
export const deprecatedMembers = (schema: unknown): Record<string, Deprecation> =>
  Object.fromEntries(
    Object.entries(entriesOf(schema)).flatMap(([name, member]) => {
      const found = partsOf(member).find((part) => part.deprecation);
      return found?.deprecation ? [[name, found.deprecation]] : [];
    }),
  );

/** As much of a valibot schema or action as matters here. */
interface Part {
  entries?: Record<string, unknown>;
  pipe?: readonly unknown[];
  wrapped?: unknown;
  options?: readonly unknown[];
  deprecation?: Deprecation;
}

/** A schema with the actions of its pipe, and what an optional one wraps. */
const partsOf = (schema: unknown): Part[] => {
  const part = (schema ?? {}) as Part;
  const piped = (part.pipe ?? []).filter((inner) => inner !== schema);
  return [part, ...[...piped, ...(part.wrapped ? [part.wrapped] : [])].flatMap(partsOf)];
};

/** The members of an object; of a choice between objects, those of each. */
const entriesOf = (schema: unknown): Record<string, unknown> =>
  Object.assign(
    {},
    ...partsOf(schema).map(({ entries, options = [] }) =>
      Object.assign({}, entries, ...options.map(entriesOf)),
    ),
  );

/** The headers of an answer that rests on these. The earliest day counts. */
export const deprecationFields = (found: readonly Deprecation[]): Record<string, string> => {
  if (found.length === 0) return {};
  const earliest = (times: string[]) => Math.min(...times.map((time) => Date.parse(time)));
  return {
    deprecation: `@${earliest(found.map(({ since }) => since)) / 1_000}`,
    sunset: new Date(earliest(found.map(({ sunset }) => sunset))).toUTCString(),
  };
};
