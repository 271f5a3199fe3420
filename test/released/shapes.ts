/**
 * The places where two stored values differ in shape: in a member that one of them lacks, or in its
 * type. A null or empty value has no shape to compare.
 */
export const differences = (before: unknown, after: unknown, path = ""): string[] => {
  if (before === null || after === null) return [];
  if (Array.isArray(before) && Array.isArray(after)) return elementDifferences(before, after, path);
  const [type, other] = [before, after].map((value) =>
    Array.isArray(value) ? "list" : typeof value,
  );
  if (type !== other) return [`${path}: was ${type}, is ${other}`];
  return type === "object" ? memberDifferences(before as object, after as object, path) : [];
};

/**
 * Members that a later version stores and every reader may miss: the release before keeps and
 * ignores them (docs/decisions/187).
 */
const optional: ReadonlySet<string> = new Set(["account_type"]);

const memberDifferences = (before: object, after: object, path: string): string[] => {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const place = path === "" ? name : `${path}.${name}`;
    if (!is.has(name)) return [`${place}: is stored no more`];
    if (!was.has(name)) return optional.has(name) ? [] : [`${place}: was not stored`];
    return differences(was.get(name), is.get(name), place);
  });
};

/**
 * Effects of different kinds have different members, so each element is compared with a similar
 * one. Elements without a kind are compared by their places.
 */
const elementDifferences = (
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
): string[] => {
  const kindOf = (element: unknown) => (element as { kind?: unknown } | null)?.kind;
  const found = before.flatMap((was, place) => {
    const first = after.find((is) => kindOf(is) === kindOf(was));
    const like = kindOf(was) === undefined ? (after[place] ?? first) : first;
    return like === undefined ? [] : differences(was, like, `${path}[]`);
  });
  return [...new Set(found)];
};
