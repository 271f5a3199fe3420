import { ok } from "../../src/base/kernel/result.ts";
import { askRegistry } from "../../src/network/directory/clients.ts";
import type * as original from "../../src/network/directory/look-up-name.ts";

/**
 * A planted weakness, bundled in place of src/network/directory/look-up-name.ts: every name is
 * looked up at the registry, for every shopper and as often as asked.
 */
export * from "../../src/network/directory/look-up-name.ts";

export const permitLookups: typeof original.permitLookups = async ({ env, mode }) =>
  ok((alias, context) => askRegistry(env, mode, alias, context));
