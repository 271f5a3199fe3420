import type { GatewayEnv, Mode } from "../platform/env.ts";
import type { ReadOptions } from "../platform/isolate-cache.ts";
import { readMerchant } from "./merchants.ts";
import type { Owner } from "./owners.ts";

/** What an owner has registered for its events. */
export interface EventOwner {
  /** Null if it has no endpoint. */
  webhook_url: string | null;
  /** The optional events that it asked for. */
  optional_events: readonly string[];
}

type ReadOwner = (
  env: GatewayEnv,
  id: string,
  mode: Mode,
  options?: ReadOptions,
) => Promise<EventOwner | null>;

/** The reader of each kind of owner. A kind that has no records yet has none. */
export const ownerReaders: Partial<Record<Owner["kind"], ReadOwner>> = { MERCHANT: readMerchant };

/** The owner, or null if it is unknown or not registered in this mode. */
export const readOwner = async (
  env: GatewayEnv,
  { kind, id }: Owner,
  mode: Mode,
  options?: ReadOptions,
): Promise<EventOwner | null> => (await ownerReaders[kind]?.(env, id, mode, options)) ?? null;
