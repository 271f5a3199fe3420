import { canonicalJson } from "../kernel/json.ts";
import { sha256Hex } from "./crypto.ts";
import { faultFlags } from "./faults.ts";

/**
 * How workers reach Durable Objects. All object ids are made here. A deployment may keep its
 * objects in one jurisdiction: the var JURISDICTION, empty by default. It can never be changed
 * later, because every id depends on it.
 */
type Method = (...input: never[]) => unknown;

/** The methods of an object as seen by a caller: each returns a promise. */
export type Remote<Target> = {
  [Name in keyof Target as Target[Name] extends Method ? Name : never]: Target[Name] extends (
    ...input: infer Input
  ) => infer Output
    ? (...input: Input) => Promise<Awaited<Output>>
    : never;
};

/** The bindings of a worker. Ids depend on its namespaces and on its jurisdiction. */
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

/** The name of an object: a text, or parts that are hashed together. */
type ObjectName = string | readonly unknown[];

const textOf = (name: ObjectName): string =>
  typeof name === "string" ? name : sha256Hex(canonicalJson(name));

/** The id in hex of the object with this name. */
export const namedObjectId = (env: Deployment, binding: string, name: ObjectName): string =>
  namespaceOf(env, binding).idFromName(textOf(name)).toString();

/** A stub of the object with this name. */
export const namedObject = <Stub>(env: Deployment, binding: string, name: ObjectName): Stub => {
  const namespace = namespaceOf(env, binding);
  return namespace.get(namespace.idFromName(textOf(name))) as unknown as Stub;
};

/**
 * Makes stubs of the object with this id in hex; null if there can be no such object. Ids carry a
 * MAC, so invented ids and ids of another class or deployment are refused without a call. A stub
 * that failed stays broken, so a repeated call needs a new one.
 * @rule G6.4
 */
export const objectStubs = <Stub>(
  env: Deployment,
  binding: string,
  hex: string,
): (() => Stub) | null => {
  const namespace = namespaceOf(env, binding);
  try {
    const id = namespace.idFromString(hex);
    return () => namespace.get(id) as unknown as Stub;
  } catch {
    return null;
  }
};

/** A stub of the object with this id in hex, or null. */
export const objectStub = <Stub>(env: Deployment, binding: string, hex: string): Stub | null =>
  objectStubs<Stub>(env, binding, hex)?.() ?? null;

/** How many times a repeatable call is tried. */
const CALLS = 3;

/**
 * Makes a call that is safe to repeat, and repeats it if the platform marks the error as retryable:
 * objects restart when their code is replaced. Each try uses a new stub.
 */
export const callObject = async <Stub, Answer>(
  stubOf: (() => Stub) | null,
  call: (object: Stub) => Promise<Answer>,
): Promise<Answer> => {
  if (!stubOf) throw new Error("not an object of this gateway");
  for (let calls = 1; ; calls++) {
    try {
      return await call(stubOf());
    } catch (error) {
      const { retryable, overloaded } = faultFlags(error);
      if (calls === CALLS || !retryable || overloaded) throw error;
    }
  }
};
