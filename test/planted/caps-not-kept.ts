import type * as original from "../../src/products/mandates/decide/caps.ts";

/**
 * A planted bug, bundled in place of src/products/mandates/decide/caps.ts: a mandate accepts
 * charges above its caps.
 */
export * from "../../src/products/mandates/decide/caps.ts";

export const exceededLimit: typeof original.exceededLimit = () => null;
