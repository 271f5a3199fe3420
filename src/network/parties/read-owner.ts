import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import type { ReadOptions } from "../../base/platform/isolate-cache.ts";
import { readMerchant } from "./merchants.ts";
import type { Owner } from "./owners.ts";
import { readTpp } from "./tpps.ts";

/**
 * Whether the owner's own app may show the steps of a hosted page, so that its address answers a
 * program with the page's token (docs/decisions/191). In test mode no customer is deceived.
 * @rule O6.12
 */
export const mayShowSteps = async (
  env: GatewayEnv,
  mode: Mode,
  { merchant_id, tpp_id }: { merchant_id: string | null; tpp_id: string | null },
): Promise<boolean> => {
  if (mode === "test") return true;
  const asker =
    merchant_id === null
      ? await readTpp(env, tpp_id ?? "")
      : await readMerchant(env, merchant_id, mode);
  return asker?.json_pages ?? false;
};

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

const readTppAsOwner: ReadOwner = async (env, tppId, mode, options) => {
  const tpp = await readTpp(env, tppId, options);
  return tpp?.mode === mode ? { webhook_url: tpp.event_url, optional_events: [] } : null;
};

/** The reader of each kind of owner. */
export const ownerReaders: Record<Owner["kind"], ReadOwner> = {
  MERCHANT: readMerchant,
  TPP: readTppAsOwner,
};

/** The owner, or null if it is unknown or not registered in this mode. */
export const readOwner: (
  env: GatewayEnv,
  owner: Owner,
  mode: Mode,
  options?: ReadOptions,
) => Promise<EventOwner | null> = (env, { kind, id }, mode, options) =>
  ownerReaders[kind](env, id, mode, options);
