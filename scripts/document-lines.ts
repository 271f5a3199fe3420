/**
 * An OpenAPI document as JSON with one line for each operation, schema, example and every other
 * component, so that a change of one shows as a change of its line.
 */
export const documentLines = (document: object): string =>
  linesOf(document, (name) => (name === "paths" || name === "components" ? 3 : 2));

/** The lines of an object, whose members are opened to a depth of their own. */
const linesOf = (value: object, depthOf: (name: string) => number, indent = ""): string => {
  const isList = Array.isArray(value);
  const members = Object.entries(value).map(([name, member]) => {
    const depth = depthOf(name) - 1;
    const isOpen = depth > 0 && isFilled(member);
    const text = isOpen ? linesOf(member, () => depth, `${indent}  `) : JSON.stringify(member);
    return isList ? text : `${JSON.stringify(name)}: ${text}`;
  });
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  const lines = members.map((member) => `${indent}  ${member}`).join(",\n");
  return `${open}\n${lines}\n${indent}${close}`;
};

const isFilled = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.keys(value).length > 0;
