import type { Mutant } from "./mutant.ts";

const calendar = "test/kernel/calendar.test.ts";
const caps = "test/mandates/caps.test.ts";

const app = { killer: "test/mandates/app-parties.object.test.ts" };
const rows = {
  file: "src/mandates/mandate-caller.ts",
  killer: "test/mandates/mandate-caller.object.test.ts",
};

/** Bugs of mandates, their calendar included. */
export const mandates: readonly Mutant[] = [
  {
    bug: "a day before a period's first is counted in it",
    file: "src/kernel/calendar.ts",
    from: "> date ? k - 1 : k;",
    to: "> date ? k : k;",
    killer: calendar,
  },
  {
    bug: "periods of a mandate overlap by a day",
    file: "src/kernel/calendar.ts",
    from: "addDays(firstDay(start_date, step, k + 1), -1)",
    to: "firstDay(start_date, step, k + 1)",
    killer: calendar,
  },
  {
    bug: "a reserved charge does not count against the cap",
    file: "src/mandates/caps.ts",
    from: "cap - charged - reserved",
    to: "cap - charged",
    killer: caps,
  },
  {
    bug: "a fixed mandate takes two charges in a period",
    file: "src/mandates/caps.ts",
    from: "period.count === 0 ? caps.amount : 0",
    to: "caps.amount",
    killer: caps,
  },
  {
    bug: "a mandate is used up while its last charge can fail",
    file: "src/mandates/caps.ts",
    from: "total.reserved === 0 &&",
    to: "",
    killer: caps,
  },
  {
    ...app,
    file: "src/mandates/app-parties.ts",
    bug: "a TPP's mandate returns the customer to any address",
    from: "redirect_url !== null && !tpp.redirect_uris.includes(redirect_url)",
    to: "redirect_url === null && tpp.redirect_uris.includes(redirect_url)",
  },
  {
    ...app,
    file: "src/mandates/app-parties.ts",
    bug: "a TPP's mandate begins without its consent",
    from: "if (!permitted.ok) return permitted;\n  const creditor_name",
    to: "const creditor_name",
  },
  {
    ...app,
    file: "src/mandates/ask-consent.ts",
    bug: "a suspended TPP collects",
    from: 'tpp?.status !== "ACTIVE"',
    to: "tpp === null",
  },
  {
    ...app,
    file: "src/mandates/ask-consent.ts",
    bug: "a TPP collects where the bank no longer offers mandates",
    from: '!covers(offered, "mandates:write")',
    to: '!covers(offered, "accounts:read")',
  },
  {
    bug: "an announced charge that ends with its mandate takes room of the next one",
    file: "src/mandates/decide-mandate.ts",
    from: "takenNow(ended.value, fresh)",
    to: "takenNow(record, fresh)",
    killer: "test/mandates/decide-mandate.test.ts",
  },
  {
    bug: "a new mandate pays for a period of the old one that is over",
    file: "src/mandates/decide-approval.ts",
    from: "return isOver ? active :",
    to: "return",
    killer: "test/mandates/decide-approval.test.ts",
  },
  {
    ...rows,
    bug: "a TPP collects with its own token",
    from: "  consentToken(needs),",
    to: "  clientOrScopedToken(needs) as never,",
  },
  {
    ...rows,
    bug: "any scope of a consent is enough for its mandates",
    from: 'const needs = ["mandates:write"]',
    to: 'const needs = ["mandates:write", "accounts:read"]',
  },
  {
    ...rows,
    bug: "a TPP sees the mandates of its other consents with a consent's token",
    from: "  consent_id,\n});",
    to: "  consent_id: consent_id && null,\n});",
  },
];
