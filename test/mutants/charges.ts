import type { Mutant } from "./mutant.ts";

const decisions = "test/products/charges/decide-charge.test.ts";
const object = "test/products/charges/charge.object.test.ts";

/** Bugs of charges. */
export const charges: readonly Mutant[] = [
  {
    bug: "a command that comes again begins another attempt",
    file: "src/products/charges/kind.ts",
    from: "attempt <= (newestOf(record)?.attempt ?? 0)",
    to: "attempt < (newestOf(record)?.attempt ?? 0)",
    killer: decisions,
  },
  {
    bug: "an attempt begins by a last check of long ago",
    file: "src/products/charges/kind.ts",
    from: 'if (fresh.now - checked.checked_at > LAST_CHECK_VALID_MS) return refuse("SERVICE_UNAVAILABLE");',
    to: "",
    killer: decisions,
  },
  {
    bug: "a charge that bank or rail reported as paid is charged once more",
    file: "src/products/charges/kind.ts",
    from: "if (mayBePaid(record)) return endBeforeStart",
    to: "if (attempt === 0) return endBeforeStart",
    killer: decisions,
  },
  {
    bug: "a charge is shown as paid before its mandate has heard of it",
    file: "src/products/charges/charge-views.ts",
    from: 'const known = under_way ? "PROCESSING" : statusOfCharge(record);',
    to: "const known = statusOfCharge(record);",
    killer: decisions,
  },
  {
    bug: "a charge on its way is cancelled",
    file: "src/products/charges/kind.ts",
    from: 'if (record.state !== "SCHEDULED") return ok(record);',
    to: 'if (record.state === "COMPLETED") return ok(record);',
    killer: decisions,
  },
  {
    bug: "every attempt has the same movement",
    file: "src/products/charges/movements.ts",
    from: "attempt - 1}`",
    to: "1}`",
    killer: decisions,
  },
  {
    bug: "the mandate does not hear of late money",
    file: "src/products/charges/movements.ts",
    from: "known.ended_at === null || known.told_as_paid === isPaid(known)",
    to: "known.ended_at === null || known.told_as_paid !== null",
    killer: decisions,
  },
  {
    bug: "the performer of an older report ends a newer one",
    file: "src/products/charges/movements.ts",
    from: "record.version}`",
    to: "0}`",
    killer: decisions,
  },
  {
    bug: "a TPP's charge is a payment of the merchant with its id",
    file: "src/products/charges/movements.ts",
    from: 'terms.owner.kind === "MERCHANT" && terms.owner.id',
    to: "terms.owner.id",
    killer: decisions,
  },
  {
    bug: "a new charge has no row until it ends",
    file: "src/products/charges/kind.ts",
    from: "return withProjection(created, fresh.now + PROJECT_CREATED_AFTER_MS);",
    to: "return withProjection(created, Infinity);",
    killer: object,
  },
  {
    bug: "only the newest attempt counts among what may be paid",
    file: "src/products/charges/kind.ts",
    from: "attempts.some(({ transfer }) => transfer !== null && mayHaveBeenPaid(transfer));",
    to: "attempts.slice(-1).some(({ transfer }) => transfer !== null && mayHaveBeenPaid(transfer));",
    killer: "test/products/charges/decide-charge.test.ts",
  },
  {
    bug: "a mandate hears of the same end again and again",
    file: "src/products/charges/movements.ts",
    from: "known.told_as_paid === isPaid(known)) return record;",
    to: "known.told_as_paid === null && false) return record;",
    killer: "test/products/charges/decide-charge.test.ts",
  },
  {
    bug: "news of another attempt replaces that of the first",
    file: "src/products/charges/movements.ts",
    from: 'effect.kind !== "tell_mandate" || effect.charge_attempt !== number;',
    to: 'effect.kind !== "tell_mandate";',
    killer: "test/products/charges/decide-charge.test.ts",
  },
];
