import { constantTimeEqual, sha256Hex } from "../base/platform/crypto.ts";
import { isLocal } from "../base/platform/env.ts";
import { namedObject } from "../base/platform/objects.ts";
import type { SandboxEnv } from "./env.ts";
import type { World } from "./world-object.ts";

/**
 * The worlds of a deployment. Each has a host name of its own, books of its own and a key, whose
 * SHA-256 is in the var WORLDS. A local run has one world, at any host, and needs no key.
 */
const LOCAL_WORLD = "world";

/** The SHA-256 of the keys of the world at this host name; several while its key rotates. */
const keysAt = ({ WORLDS = "" }: SandboxEnv, host: string): string[] =>
  WORLDS.split(/\s+/)
    .map((entry) => entry.split("="))
    .flatMap(([name, hash = ""]) => (name === host && /^[0-9a-f]{64}$/.test(hash) ? [hash] : []));

/** The environment of a request to this host name; null if it has no world. */
export const inWorld = (env: SandboxEnv, host: string): SandboxEnv | null => {
  if (isLocal(env)) return env;
  return keysAt(env, host).length > 0 ? { ...env, WORLD_NAME: host } : null;
};

/** Whether this is the key that the world is enrolled and controlled with. */
export const isKeyOfWorld = (env: SandboxEnv, key: string): boolean =>
  keysAt(env, env.WORLD_NAME ?? "").some((hash) => constantTimeEqual(hash, sha256Hex(key)));

/** The world of this request. */
export const worldOf = (env: SandboxEnv): DurableObjectStub<World> =>
  namedObject(env, "WORLD", env.WORLD_NAME ?? LOCAL_WORLD);
