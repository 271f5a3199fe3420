import type { Mutant } from "./mutant.ts";

/** Changes that break no rule, and make each payment slower or dearer. */
export const speed: readonly Mutant[] = [
  {
    bug: "a serial await: the payee is resolved after the payer",
    file: "src/products/payments/verbs/checkout.ts",
    from: "findDebtor(context, payerAddress, { only: null, closing: false }),",
    to: "await findDebtor(context, payerAddress, { only: null, closing: false }),",
    killer: "test/workers/at-the-same-time.object.test.ts",
  },
  {
    bug: "a serial await: before an instruction the directory is asked before the banks are read",
    file: "src/network/transfers/check-accounts.ts",
    from: "readBanksNow(env, enrolled, mode),\n    isByDirectory",
    to: "(await confirmCreditor(lookup, creditor)) && readBanksNow(env, enrolled, mode),\n    isByDirectory",
    killer: "test/workers/at-the-same-time.object.test.ts",
  },
  {
    bug: "an extra row: each name of an object is kept twice",
    file: "src/frame/objects/rows.ts",
    from: "[insertIds(db, ids)]",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    to: "[insertIds(db, ids), insertIds(db, ids.map(([id, ...more]) => [`${id}~`, ...more]))]",
    killer: "test/workers/rows-written.object.test.ts",
  },
  {
    bug: "an unindexed query: an owner's payments are compared as text with all others",
    file: "src/frame/objects/object-list.ts",
    from: "eq(objects.ownerId, owner.id),",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    to: "sql`${objects.ownerId} || '' = ${owner.id}`,",
    killer: "test/workers/rows-read.object.test.ts",
  },
  {
    bug: "a lost cache: keys and records are read for every request",
    file: "src/base/platform/isolate-cache.ts",
    from: "const known = options.fresh ? undefined : recall(name);",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    to: "const known = options.fresh === undefined ? recall(`${name}~`) : undefined;",
    killer: "test/costs/gateway-costs.object.test.ts",
  },
];
