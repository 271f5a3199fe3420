import { canonicalJson } from "../kernel/json.ts";
import { sha256Hex } from "./crypto.ts";

/**
 * How workers reach Durable Objects, and the one place that makes their ids. A deployment may keep
 * its objects in one jurisdiction: the var JURISDICTION, empty by default. It can never be changed
 * later, because every id depends on it.
 */
type Method = (...input: never[]) => unknown;

/** The methods of an object as a caller sees them: the same, with a promise around the answer. */
export type Remote<Target> = {
  [Name in keyof Target as Target[Name] extends Method ? Name : never]: Target[Name] extends (
    ...input: infer Input
  ) => infer Output
    ? (...input: Input) => Promise<Awaited<Output>>
    : never;
};

/** What a worker is bound to; ids depend on its namespaces and on its jurisdiction. */
type Deployment = object & { JURISDICTION?: string };

const namespaceOf = (env: Deployment, binding: string): DurableObjectNamespace => {
  const namespace = (env as unknown as Record<string, DurableObjectNamespace | undefined>)[binding];
  if (!namespace) throw new Error(`no namespace is bound as ${binding}`);
  const { JURISDICTION } = env;
  return JURISDICTION
    ? namespace.jurisdiction(JURISDICTION as DurableObjectJurisdiction)
    : namespace;
};

/** The id of a new object near the caller, in hex. */
export const newObjectId = (env: Deployment, binding: string): string =>
  namespaceOf(env, binding).newUniqueId().toString();

/** The id in hex of the object with this name: a text, or parts that are hashed together. */
export const namedObjectId = (
  env: Deployment,
  binding: string,
  name: string | readonly unknown[],
): string => {
  const text = typeof name === "string" ? name : sha256Hex(canonicalJson(name));
  return namespaceOf(env, binding).idFromName(text).toString();
};

/**
 * The object with this id in hex, as its callers see it, or null: ids carry a MAC, so that another
 * class's, another operator's and made-up ones are told apart without asking the object.
 */
export const objectStub = <Stub>(env: Deployment, binding: string, hex: string): Stub | null => {
  const namespace = namespaceOf(env, binding);
  try {
    return namespace.get(namespace.idFromString(hex)) as unknown as Stub;
  } catch {
    return null;
  }
};

/** How often a call that may be repeated is made. */
const CALLS = 3;

/**
 * Calls an object with something that may be said twice, and again where the platform says that
 * this may help: objects restart when their code is replaced, in the middle of whatever we do. A
 * stub that failed stays broken, so each call has its own.
 */
export const callObject = async <Stub, Answer>(
  stubOf: () => Stub | null,
  call: (object: Stub) => Promise<Answer>,
): Promise<Answer> => {
  for (let calls = 1; ; calls++) {
    const stub = stubOf();
    if (!stub) throw new Error("not an object of this gateway");
    try {
      return await call(stub);
    } catch (error) {
      const flags = error as { retryable?: boolean; overloaded?: boolean } | null;
      if (calls === CALLS || !flags?.retryable || flags.overloaded) throw error;
    }
  }
};
