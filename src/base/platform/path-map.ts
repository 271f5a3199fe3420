/**
 * Finds the value for a path in one step per segment, independent of the number of paths. A segment
 * that begins with a colon (`/payments/:id`) matches any text; fixed segments match first.
 */
export class PathMap<Value> {
  readonly #root: Node<Value> = newNode();

  /** The value stored under exactly this pattern, if any. */
  valueOf(pattern: string): Value | undefined {
    return this.#leafOf(pattern).value;
  }

  set(pattern: string, value: Value): void {
    const leaf = this.#leafOf(pattern);
    leaf.value = value;
    leaf.names = parameterNames(pattern);
  }

  /** The value for a path, with the parameters as sent. Slashes at the end are ignored. */
  find(path: string): { value: Value; parameters: Record<string, string> } | null {
    const segments = segmentsOf(path);
    const taken: string[] = [];
    const leaf = walk(this.#root, segments, 0, taken);
    if (leaf?.value === undefined) return null;
    const parameters = Object.fromEntries(leaf.names.map((name, place) => [name, taken[place]]));
    return { value: leaf.value, parameters: parameters as Record<string, string> };
  }

  #leafOf(pattern: string): Node<Value> {
    let node = this.#root;
    for (const segment of segmentsOf(pattern)) {
      if (segment.startsWith(":")) {
        node.any ??= newNode();
        node = node.any;
      } else {
        const next = node.fixed.get(segment) ?? newNode<Value>();
        node.fixed.set(segment, next);
        node = next;
      }
    }
    return node;
  }
}

interface Node<Value> {
  fixed: Map<string, Node<Value>>;
  /** The node behind a parameter. */
  any: Node<Value> | null;
  value: Value | undefined;
  /** The parameter names of the pattern that ends here. */
  names: readonly string[];
}

const newNode = <Value>(): Node<Value> => ({
  fixed: new Map(),
  any: null,
  value: undefined,
  names: [],
});

/** The node for these segments, or null. `taken` collects the text of each parameter. */
const walk = <Value>(
  node: Node<Value>,
  segments: readonly string[],
  place: number,
  taken: string[],
): Node<Value> | null => {
  const segment = segments[place];
  if (segment === undefined) return node.value === undefined ? null : node;
  const fixed = node.fixed.get(segment);
  const found = fixed && walk(fixed, segments, place + 1, taken);
  if (found || !node.any || segment === "") return found ?? null;
  taken.push(segment);
  const behind = walk(node.any, segments, place + 1, taken);
  if (!behind) taken.pop();
  return behind;
};

/**
 * Takes linear time. A regular expression for slashes at the end would try each run of slashes
 * again.
 */
const segmentsOf = (path: string): string[] => {
  const segments = path.split("/").slice(1);
  while (segments.at(-1) === "") segments.pop();
  return segments;
};

/** The parameter names of a pattern in order: `/a/:b/c/:d` has b and d. */
export const parameterNames = (pattern: string): string[] =>
  segmentsOf(pattern)
    .filter((segment) => segment.startsWith(":"))
    .map((segment) => segment.slice(1));
