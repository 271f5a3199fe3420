import type * as original from "../../src/directory/look-up-name.ts";
import { askRegistry } from "../../src/directory/registry-client.ts";
import { ok } from "../../src/kernel/result.ts";

/**
 * A planted weakness, bundled in place of src/directory/look-up-name.ts: every name is looked up at
 * the registry, for every shopper and as often as asked.
 */
export * from "../../src/directory/look-up-name.ts";

export const permitLookups: typeof original.permitLookups = async ({ env, mode }) =>
  ok((alias, context) => askRegistry(env, mode, alias, context));
