/** How workers reach Durable Objects. */

type Method = (...input: never[]) => unknown;

/** The methods of an object as a caller sees them: the same, with a promise around the answer. */
export type Remote<Target> = {
  [Name in keyof Target as Target[Name] extends Method ? Name : never]: Target[Name] extends (
    ...input: infer Input
  ) => infer Output
    ? (...input: Input) => Promise<Awaited<Output>>
    : never;
};

/**
 * The object with this id in hex, or null: ids carry a MAC, so that another class's, another
 * operator's and made-up ones are told apart without asking the object.
 */
export const objectStub = <Target>(
  namespace: DurableObjectNamespace,
  hex: string,
): Remote<Target> | null => {
  try {
    return namespace.get(namespace.idFromString(hex)) as unknown as Remote<Target>;
  } catch {
    return null;
  }
};
