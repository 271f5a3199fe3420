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

/** How often a call that may be repeated is made. */
const CALLS = 3;

/**
 * Calls an object with something that may be said twice, and again where the platform says that
 * this may help: objects restart when their code is replaced, in the middle of whatever we do. A
 * stub that failed stays broken, so each call has its own.
 */
export const callObject = async <Target, Answer>(
  namespace: DurableObjectNamespace,
  hex: string,
  call: (object: Remote<Target>) => Promise<Answer>,
): Promise<Answer> => {
  for (let calls = 1; ; calls++) {
    const stub = objectStub<Target>(namespace, hex);
    if (!stub) throw new Error("not an object of this gateway");
    try {
      return await call(stub);
    } catch (error) {
      const flags = error as { retryable?: boolean; overloaded?: boolean } | null;
      if (calls === CALLS || !flags?.retryable || flags.overloaded) throw error;
    }
  }
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
