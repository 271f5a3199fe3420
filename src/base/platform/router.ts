import { IttyRouter } from "itty-router";

/** What a path leads to, and its parameters as sent. */
interface Found<Value> {
  value: Value;
  parameters: Record<string, string>;
}

/**
 * Finds the value of a path among those of patterns such as `/payments/:id`. A pattern without
 * parameters is found by its text. Otherwise a path tries only the patterns that begin with its own
 * first segment. The first one that matches counts, so fixed segments are mounted before
 * parameters. Slashes at the end are ignored. Throws if two patterns differ only in the names of
 * their parameters. An expression is made when it is first tried: a worker has hundreds of them.
 */
export const finderOf = <Value>(values: ReadonlyMap<string, Value>) => {
  const shapes = new Map([...values.keys()].map((pattern) => [shapeOf(pattern), pattern]));
  if (shapes.size < values.size) throw new Error("two patterns match the same paths");
  const patterns = [...shapes].sort(byShape).map(([, pattern]) => pattern);
  const each = patterns.map((pattern) => ({
    pattern,
    expression: null as RegExp | null,
    value: values.get(pattern) as Value,
  }));
  const mounted = Map.groupBy(each, ({ pattern }) => firstSegment(pattern));
  return (path: string): Found<Value> | null => {
    const fixed = path.includes("/:") ? undefined : values.get(path);
    if (fixed !== undefined) return { value: fixed, parameters: {} };
    for (const one of mounted.get(firstSegment(path)) ?? []) {
      one.expression ??= expressionOf(one.pattern);
      const match = one.expression.exec(path);
      if (match) return { value: one.value, parameters: { ...match.groups } };
    }
    return null;
  };
};

/** The router's own expression for a pattern. Its `fetch` would parse the address once more. */
const expressionOf = (pattern: string): RegExp => {
  const { routes } = IttyRouter().all(withPlainColons(pattern));
  const [entry] = routes;
  if (!entry) throw new Error(`the router does not take ${pattern}`);
  return entry[1];
};

const firstSegment = (path: string): string | undefined => path.split("/", 2)[1];

/** The pattern without the names of its parameters. "~" sorts behind every fixed segment. */
const shapeOf = (pattern: string): string => pattern.replace(/\/:\w+/g, "/~");

const byShape = ([a]: [string, string], [b]: [string, string]): number => (a < b ? -1 : 1);

/** A colon inside a segment (`/accounts:batch`) would begin a parameter of the router. */
const withPlainColons = (pattern: string): string => pattern.replace(/(?<!\/):/g, "[:]");
