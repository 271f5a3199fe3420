import * as original from "../../src/products/mandates/decide/sums.ts";

/**
 * A planted bug, bundled in place of src/products/mandates/decide/sums.ts: what a charge took is
 * counted twice.
 */
export * from "../../src/products/mandates/decide/sums.ts";

export const totalOf: typeof original.totalOf = (record) => {
  const { charged, reserved, count } = original.totalOf(record);
  return { charged: 2 * charged, reserved, count };
};
