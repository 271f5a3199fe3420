import { canonicalJson } from "../kernel/json.ts";
import { alarmTime, now } from "./clock.ts";
import { sha256Hex } from "./crypto.ts";
import { logFault } from "./log.ts";

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

/**
 * Sets the object's one alarm for an instant of our clock (milliseconds). With a movable clock the
 * alarm fires within a second and again until its instant has come. The object then finds nothing
 * due, sets the alarm again, and so notices when the clock has jumped.
 */
export const setAlarm = (storage: DurableObjectStorage, instantMs: number): Promise<void> =>
  storage.setAlarm(alarmTime(instantMs));

/** An alarm that has not fired this long after its instant was lost. */
const ALARM_LOST_MS = 5_000;

/**
 * The instant to set an alarm for, or null to keep the present one. An alarm only moves earlier,
 * because an early alarm costs less than moving it. A lost alarm is set again. An instant in the
 * past becomes now.
 */
export const alarmToSet = (setFor: number | null, wanted: number, nowMs: number): number | null => {
  if (wanted === Infinity) return null;
  const isLost = setFor !== null && setFor < nowMs - ALARM_LOST_MS;
  return setFor === null || wanted < setFor || isLost ? Math.max(wanted, nowMs) : null;
};

/**
 * Runs an object's alarm. It catches every error and sets the alarm again, because the platform
 * drops an alarm that keeps throwing.
 */
export const runAlarm = async (
  storage: DurableObjectStorage,
  work: () => unknown,
  retryAfterMs: number,
): Promise<void> => {
  try {
    await work();
  } catch (error) {
    logFault("object alarm failed", error);
    await setAlarm(storage, now() + retryAfterMs);
  }
};

/** The platform's flags of a call that failed. */
interface FaultFlags {
  /** The same call may work now. */
  retryable: boolean;
  /** The target is overloaded; a repeat would add to its load. */
  overloaded: boolean;
}

/** The flags of an error and of its causes: drizzle, for one, wraps the errors of the platform. */
export const faultFlags = (error: unknown): FaultFlags => {
  if (!(error instanceof Object)) return { retryable: false, overloaded: false };
  const { retryable, overloaded, cause } = error as Partial<FaultFlags> & { cause?: unknown };
  const inner = faultFlags(cause);
  return {
    retryable: retryable === true || inner.retryable,
    overloaded: overloaded === true || inner.overloaded,
  };
};
