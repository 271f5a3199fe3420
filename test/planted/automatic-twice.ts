import { formatId } from "../../src/base/kernel/ids.ts";
import { addCharge } from "../../src/products/mandates/decide/charge-moves.ts";
import * as original from "../../src/products/mandates/decide/collect.ts";

/**
 * A planted bug, bundled in place of src/products/mandates/decide/collect.ts: a period is
 * collected again under another id.
 */
export * from "../../src/products/mandates/decide/collect.ts";

export const collect: typeof original.collect = (record, fresh) => {
  const collected = original.collect(record, fresh);
  const [entry] = collected.charges.slice(record.charges.length);
  if (!entry) return collected;
  const hex = fresh.objectHex("CHARGES", ["charge", record.terms.mandate_id, `again-${entry.k}`]);
  const again = {
    ...entry,
    ...{ charge_id: formatId("chg", hex), payment_id: formatId("pay", hex) },
    ...({ stage: "ANNOUNCED", attempt: 0, decided_at: null } as const),
  };
  return addCharge(collected, again, fresh);
};
