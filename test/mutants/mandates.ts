import type { Mutant } from "./mutant.ts";

const calendar = "test/kernel/calendar.test.ts";
const caps = "test/mandates/caps.test.ts";
const model = "test/mandates/mandate-model.object.test.ts";

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
    bug: "an announced charge outlives its mandate",
    file: "src/mandates/mandate-moves.ts",
    from: "isFinal(to) ? cancelScheduled(told, fresh) : told",
    to: "told",
    killer: model,
  },
  {
    bug: "a failed charge is retried on the same day",
    file: "src/mandates/decide-retry.ts",
    from: "> 0 && !isToday && !isOver",
    to: "> 0 && !isOver",
    killer: model,
  },
  {
    bug: "two charges of a mandate are under way",
    file: "src/mandates/decide-charge.ts",
    from: 'if (unfinishedOf(record)) return refuse("CHARGE_IN_PROGRESS");',
    to: "",
    killer: "test/mandates/parallel-charges.object.test.ts",
  },
  {
    bug: "an automatic mandate collects every second period",
    file: "src/mandates/collect.ts",
    from: "next_automatic: k + 1 };",
    to: "next_automatic: k + 2 };",
    killer: "test/mandates/year.object.test.ts",
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
  {
    bug: "money of a failed attempt that may have left counts no longer",
    file: "src/mandates/sums.ts",
    from: "(report) => report.may_be_paid && !",
    to: "(report) => !",
    killer: "test/mandates/charge-reports.test.ts",
  },
  {
    bug: "a charge is no longer listed before its object knows its end",
    file: "src/mandates/sums.ts",
    from: "charges.find((listed) => isOver(record, listed))",
    to: "charges.find(({ status }) => !isUnfinished(status))",
    killer: "test/mandates/charge-reports.test.ts",
  },
  {
    bug: "a report that is out of date counts",
    file: "src/mandates/charge-reports.ts",
    from: "if (last && last.version >= version) return ok(record);",
    to: "",
    killer: "test/mandates/charge-reports.test.ts",
  },
  {
    bug: "a charge that the bank refuses as revoked leaves the mandate",
    file: "src/mandates/charge-reports.ts",
    from: 'failure_code === "MANDATE_REVOKED" && !isCompleted',
    to: "false",
    killer: "test/mandates/charge-reports.test.ts",
  },
  {
    bug: "the bank hears of the end while a charge is in flight",
    file: "src/mandates/mandate-moves.ts",
    from: 'unfinishedOf(record)?.status === "PROCESSING" ? record : tellBank(record, fresh)',
    to: "tellBank(record, fresh)",
    killer: "test/mandates/decide-mandate.test.ts",
  },
  {
    bug: "the owner cancels an announced charge on its day",
    file: "src/mandates/decide-charge.ts",
    from: "dateOf(record, fresh.now) >= entry.charge_date",
    to: "dateOf(record, fresh.now) > entry.charge_date",
    killer: "test/mandates/decide-charge.test.ts",
  },
  {
    bug: "a charge is retried twice a day",
    file: "src/mandates/decide-retry.ts",
    from: "!isToday && !isOver",
    to: "!isOver",
    killer: "test/mandates/decide-retry.test.ts",
  },
  {
    bug: "both the old and the new mandate can be charged",
    file: "src/mandates/decide-approval.ts",
    from: "if (terms.replaces === null) return",
    to: 'if (terms.replaces !== "") return',
    killer: "test/mandates/decide-approval.test.ts",
  },
  {
    bug: "a late announced charge is executed on another day",
    file: "src/mandates/mandate-times.ts",
    from: "day === attempted_on ? ",
    to: 'day !== "" ? ',
    killer: "test/mandates/decide-charge.test.ts",
  },
  {
    bug: "a period that was missed in a pause is collected",
    file: "src/mandates/decide-mandate.ts",
    from: "isMissed ? period.k + 1 : 0",
    to: "0",
    killer: "test/mandates/decide-charge.test.ts",
  },
];
