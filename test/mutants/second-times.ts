import type { Mutant } from "./mutant.ts";

/**
 * Bugs of four kinds that tests overlook: the second refusal, failure, approval or report; the
 * exact instant of a boundary; the live figures beside the swept ones; the glue around a pure rule.
 */
const retries = "test/mandates/decide-retry.test.ts";

export const secondTimes: readonly Mutant[] = [
  {
    bug: "a retry counts in the running period instead of its charge's own",
    file: "src/mandates/decide-retry.ts",
    from: "const allowed = checkCaps(record, entry.k, entry.amount);",
    to: "const allowed = checkCaps(record, record.running ?? entry.k, entry.amount);",
    killer: retries,
  },
  {
    bug: "an automatic retry counts in the running period instead of its charge's own",
    file: "src/mandates/decide-retry.ts",
    from: "mayRetry(record, entry, fresh.now) && checkCaps(record, entry.k, entry.amount).ok",
    to: "mayRetry(record, entry, fresh.now) && checkCaps(record, record.running ?? entry.k, entry.amount).ok",
    killer: retries,
  },
  {
    bug: "each failure of a charge begins its seven days anew",
    file: "src/mandates/charge-reports.ts",
    from: "const until = entry.retry_until ?? retryUntil(at, time_zone);",
    to: "const until = retryUntil(at, time_zone);",
    killer: retries,
  },
  {
    bug: "of many periods the oldest sums are kept, not the newest",
    file: "src/mandates/sums.ts",
    from: ".slice(-PERIODS_KEPT)",
    to: ".slice(0, PERIODS_KEPT)",
    killer: "test/mandates/charge-reports.test.ts",
  },
  {
    bug: "an order whose money was credited and then rejected has failed",
    file: "src/payment-orders/movements.ts",
    from: '!said.has("credited") && (said.has("rejected") || said.has("returned"))',
    to: 'said.has("rejected") || said.has("returned")',
    killer: "test/payment-orders/movements.test.ts",
  },
  {
    bug: "a DPoP proof from a clock ahead is forgotten while it is still accepted",
    file: "src/oauth/dpop-proof.ts",
    from: "const expiresAt = ((claims.iat as number) + LIFE_SECONDS) * 1000 + 1;",
    to: "const expiresAt = context.nowMs + LIFE_SECONDS * 1000 + 1;",
    killer: "test/oauth/dpop-proof.test.ts",
  },
  {
    bug: "retiring an approver voids only the first change that it has approved",
    file: "src/admin/admin-keys.ts",
    from: "(await approvedBy(db, keyId, at)).map(",
    to: "(await approvedBy(db, keyId, at)).slice(0, 1).map(",
    killer: "test/operators/admin-keys.object.test.ts",
  },
  {
    bug: "a recovery that is approved late can never be completed",
    file: "src/registry/claim-machine.ts",
    from: "resolutionEndsAt + COMPLETION_MS",
    to: "resolutionEndsAt",
    killer: "test/registry/claim-rules.test.ts",
  },
  {
    bug: "a bank may claim again thirty days after its first refusal",
    file: "src/registry/queries.ts",
    from: ".orderBy(desc(claims.refusedAt))",
    to: ".orderBy(asc(claims.refusedAt))",
    killer: "test/registry/bad-bank-stays.object.test.ts",
  },
  {
    bug: "the public gets the payer's account for the payee",
    file: "src/registry/lookups/resolve-alias.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    from: " ${question.context}`;",
    to: "`;",
    killer: "test/registry/customers.object.test.ts",
  },
  {
    bug: "a payment at midnight is in the files of two days",
    file: "src/operators/settlement/settlement-file.ts",
    from: "lt(events.createdAt, day.to),",
    to: "lt(events.createdAt, day.to + 1),",
    killer: "test/operators/settlement/settlement-file.object.test.ts",
  },
  {
    bug: "live figures count test payments",
    file: "src/operators/totals/totals.ts",
    from: ".filter((row) => row.mode === mode)",
    to: "",
    killer: "test/operators/totals/totals.object.test.ts",
  },
  {
    bug: "the bank is asked for the funds of a mandate that is paused or has ended",
    file: "src/mandates/confirm-mandate-funds.ts",
    from: 'status !== "ACTIVE" ||',
    to: 'status === "CANCELLED" ||',
    killer: "test/mandates/rows.object.test.ts",
  },
  {
    bug: "a check that the bank never answered counts as a wrong code of the payer",
    file: "src/sca/confirm-authorisation.ts",
    from: 'outcome === "wrong" ? "wrong" : "not_checked"',
    to: 'outcome === "not_checked" ? "not_checked" : "wrong"',
    killer: "test/sca/authorisation-steps.test.ts",
  },
  {
    bug: "an event that a job has already taken is held again",
    file: "src/webhooks/recovery-store.ts",
    from: "if (isTaken || !hold(sql, event_id, make, nowMs)) continue;",
    to: "if (!hold(sql, event_id, make, nowMs) || isTaken) continue;",
    killer: "test/webhooks/recovery-store.object.test.ts",
  },
  {
    bug: "growth that is told too early is never told again",
    file: "src/mandates/performers.ts",
    from: 'return attempt.report({ kind: isEarly ? "again" : "done" });',
    to: 'return attempt.report({ kind: isEarly ? "done" : "done" });',
    killer: "test/mandates/performers.test.ts",
  },
  {
    bug: "staff find unfinished payments as completed before any day",
    file: "src/operators/find/find-filters.ts",
    from: "if (found === null) return false;",
    to: 'if (found === null && compare !== "<" && compare !== "<=") return false;',
    killer: "test/operators/find/find-filters.test.ts",
  },
  {
    bug: "the last check of an order does not use its permit",
    file: "src/payment-orders/last-check.ts",
    from: "const permitted = await askConsent(context, order, true);",
    to: "const permitted = await askConsent(context, order, false);",
    killer: "test/payment-orders/last-check.test.ts",
  },
  {
    bug: "tokens that isolates hold are lent for an instant longer than their report may take",
    file: "src/platform/token-bucket.ts",
    from: "lent && lent.until > at ? lent.tokens : 0",
    to: "lent && lent.until >= at ? lent.tokens : 0",
    killer: "test/platform/token-bucket.test.ts",
  },
  {
    bug: "an effect lives at its give-up time",
    file: "src/aggregate/effects.ts",
    from: "effects.filter((effect) => givenUpAt(effect) <= nowMs)",
    to: "effects.filter((effect) => givenUpAt(effect) < nowMs)",
    killer: "test/aggregate/effects.test.ts",
  },
  {
    bug: "a mandate may not be for one charge in all",
    file: "src/mandates/asked-terms.ts",
    from: "max_total !== null && max_total < amount",
    to: "max_total !== null && max_total <= amount",
    killer: "test/mandates/requests.test.ts",
  },
  {
    bug: "a charge with just the operator's notice is refused",
    file: "src/mandates/decide-charge.ts",
    from: "date < addDays(today, noticeDays)",
    to: "date <= addDays(today, noticeDays)",
    killer: "test/mandates/decide-charge.test.ts",
  },
  {
    bug: "a payee with two more names does not match",
    file: "src/payment-orders/check-payee.ts",
    from: "shorter.words.length > MOST_WORDS_MISSING",
    to: "shorter.words.length >= MOST_WORDS_MISSING",
    killer: "test/payment-orders/check-payee.test.ts",
  },
];
