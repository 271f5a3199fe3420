/**
 * Finds what a path leads to, one step per segment, however many paths there are. A segment of a
 * pattern that begins with a colon (`/payments/:id`) takes any text; fixed segments come first.
 */
export class PathMap<Value> {
  readonly #root: Node<Value> = newNode();

  /** What stands under this very pattern already, if anything does. */
  valueOf(pattern: string): Value | undefined {
    return this.#leafOf(pattern).value;
  }

  set(pattern: string, value: Value): void {
    const leaf = this.#leafOf(pattern);
    leaf.value = value;
    leaf.names = parameterNames(pattern);
  }

  /** The value under a path and the parameters as they were sent, slashes at the end aside. */
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
  /** Behind a parameter. */
  any: Node<Value> | null;
  value: Value | undefined;
  /** The parameters of the pattern that ends here. */
  names: readonly string[];
}

const newNode = <Value>(): Node<Value> => ({
  fixed: new Map(),
  any: null,
  value: undefined,
  names: [],
});

/** The node that all segments lead to, or null. `taken` holds the text of each parameter. */
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

const segmentsOf = (path: string): string[] => path.replace(/\/+$/, "").split("/").slice(1);

/** The parameters of a pattern in their order: `/a/:b/c/:d` has b and d. */
export const parameterNames = (pattern: string): string[] =>
  segmentsOf(pattern)
    .filter((segment) => segment.startsWith(":"))
    .map((segment) => segment.slice(1));
