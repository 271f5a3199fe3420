import type { DemoCustomer } from "./page-models.ts";
import { bankByHandle, residents } from "./residents.ts";

/**
 * The customers that a visitor of the demo can pay as, one per username: ordinary customers first,
 * then those whose payments fail in a particular way.
 */
export const demoCustomers = (): readonly DemoCustomer[] => {
  const byAlias = new Map<string, DemoCustomer>();
  for (const { alias, holder, bank, magic, is_unlinked } of residents) {
    if (alias === null || is_unlinked) continue;
    const known = byAlias.get(alias);
    const bankName = bankByHandle(bank)?.name ?? bank;
    byAlias.set(alias, {
      alias,
      name: holder,
      bank_names: [...(known?.bank_names ?? []), bankName],
      special: known?.special ?? magic ?? null,
      phone_url: `/phones/${alias}`,
    });
  }
  return [...byAlias.values()].sort(
    (one, other) => Number(one.special !== null) - Number(other.special !== null),
  );
};
