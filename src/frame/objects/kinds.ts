import { formatId, parseId } from "../../base/kernel/ids.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import {
  namedObjectId,
  newObjectId,
  objectStub,
  objectStubs,
  type Remote,
} from "../../base/platform/objects.ts";
import type { AggregateObject } from "./aggregate-object.ts";
import type { AggregateState, Command, KindTypes, ViewRequest } from "./state.ts";
import type { PerformerTable } from "./turn.ts";

/** The calls that every kind of deciding object supports. */
export type AnyObject = Pick<
  Remote<AggregateObject<AggregateState, never, Command, never, ViewRequest>>,
  "lease" | "report" | "look" | "keptOf" | "retire" | "finish" | "postpone"
>;

/** A kind of deciding object, as the worker registers it. */
export interface ObjectKind {
  /** Its name in the list of objects. */
  kind: string;
  /** The binding of its namespace. */
  binding: string;
  /** The prefixes of its public identifiers. */
  prefixes: readonly string[];
  performers: PerformerTable;
}

/** The objects of one kind, as their callers see them. */
export type StubOf<T extends KindTypes> = Remote<AggregateObject<T[0], T[1], T[2], T[3], T[4]>>;

/**
 * The addresses of one kind: the binding of its namespace, and the prefixes of its public
 * identifiers, the usual one first. An identifier is an address, so nothing is looked up.
 */
export const kindAddress = <Stub>(binding: string, prefixes: readonly [string, ...string[]]) => {
  /** Makes stubs of the object with this id in hex; null if no object of this kind has it. */
  const stubs = (env: GatewayEnv, hex: string) => objectStubs<Stub>(env, binding, hex);
  const hexOf = (id: string): string | null => parseId(prefixes, id);
  return {
    binding,
    prefixes,
    idOf: (hex: string): string => formatId(prefixes[0], hex),
    hexOf,
    /**
     * The id in hex of a new object. With an idempotency key the object is addressed by name, so it
     * serialises repeated requests itself; without one it is near the caller.
     */
    newHex: (env: GatewayEnv, scope: readonly string[], key: string | null): string =>
      key === null ? newObjectId(env, binding) : namedObjectId(env, binding, [...scope, key]),
    stubs,
    byHex: (env: GatewayEnv, hex: string) => objectStub<Stub>(env, binding, hex),
    /** The object behind an identifier; null if it is malformed or foreign. */
    byId(env: GatewayEnv, id: string): Stub | null {
      const hex = hexOf(id);
      return hex === null ? null : objectStub<Stub>(env, binding, hex);
    },
  };
};

/** The object of this namespace and id in hex, or null if there is no such kind or id. */
export const stubOf = (
  env: GatewayEnv,
  kinds: readonly ObjectKind[],
  binding: string,
  hex: string,
): AnyObject | null =>
  kinds.some((kind) => kind.binding === binding) ? objectStub<AnyObject>(env, binding, hex) : null;

/**
 * The object behind a public identifier, and its kind; null for a malformed or foreign identifier.
 * Kinds may share a prefix: an id belongs to one namespace. The caller chooses the type of the
 * stub.
 * @rule G2.7
 */
export const findObject = <Stub = AnyObject, Kind extends ObjectKind = ObjectKind>(
  env: GatewayEnv,
  kinds: readonly Kind[],
  id: string,
): { kind: Kind; stubOf: () => Stub } | null => {
  for (const kind of kinds) {
    const hex = parseId(kind.prefixes, id);
    const stubOf = hex === null ? null : objectStubs<Stub>(env, kind.binding, hex);
    if (stubOf) return { kind, stubOf };
  }
  return null;
};
