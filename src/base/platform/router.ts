import { type IRequest, IttyRouter } from "itty-router";

/** What a path leads to, and its parameters as sent. */
interface Found<Value> {
  value: Value;
  parameters: Record<string, string>;
}

/**
 * Finds the value of a path among those of patterns such as `/payments/:id`. There is one router
 * for each first segment, so a path tries only the patterns that begin with its own. The first one
 * that matches counts, so fixed segments are mounted before parameters. Slashes at the end are
 * ignored. Throws if two patterns differ only in the names of their parameters.
 */
export const finderOf = <Value>(values: ReadonlyMap<string, Value>) => {
  const shapes = new Map([...values.keys()].map((pattern) => [shapeOf(pattern), pattern]));
  if (shapes.size < values.size) throw new Error("two patterns match the same paths");
  const patterns = [...shapes].sort(byShape).map(([, pattern]) => pattern);
  const routers = new Map(
    patterns.map((pattern) => [firstSegment(pattern), IttyRouter<IRequest, [], Found<Value>>()]),
  );
  for (const pattern of patterns) {
    const found = ({ params: parameters }: IRequest) => ({
      value: values.get(pattern),
      parameters,
    });
    routers.get(firstSegment(pattern))?.all(withPlainColons(pattern), found);
  }
  return async (path: string): Promise<Found<Value> | null> => {
    const router = routers.get(firstSegment(path));
    // Without the query, which the router would parse.
    return (await router?.fetch({ method: "GET", url: `http://gateway${path}` })) ?? null;
  };
};

const firstSegment = (path: string): string | undefined => path.split("/", 2)[1];

/** The pattern without the names of its parameters. "~" sorts behind every fixed segment. */
const shapeOf = (pattern: string): string => pattern.replace(/\/:\w+/g, "/~");

const byShape = ([a]: [string, string], [b]: [string, string]): number => (a < b ? -1 : 1);

/** A colon inside a segment (`/accounts:batch`) would begin a parameter of the router. */
const withPlainColons = (pattern: string): string => pattern.replace(/(?<!\/):/g, "[:]");
