import * as original from "../../src/approvals/exemptions.ts";

/**
 * A planted bug, bundled in place of src/approvals/exemptions.ts: an exempt payment order is
 * counted twice.
 */
export * from "../../src/approvals/exemptions.ts";

export const takeExemption: typeof original.takeExemption = (orders, asked, nowMs) => {
  const taken = original.takeExemption(orders, asked, nowMs);
  if (taken === null || taken.length === orders.length) return taken;
  return [...taken, { id: `${asked.id} again`, amount: asked.amount, at: nowMs }];
};
