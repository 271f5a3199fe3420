import type { Mutant } from "./mutant.ts";

export const aggregate: readonly Mutant[] = [
  {
    bug: "a list row goes although its object stays",
    file: "src/aggregate/retention.ts",
    from: "return !found || (await found.stubOf().retire());",
    to: `await found?.stubOf().retire();
      return true;`,
    killer: "test/payments/retention.object.test.ts",
  },
  {
    bug: "retention begins again in every run",
    file: "src/aggregate/retention.ts",
    from: "let position: Position | null = startedAt ?? beginningOf(names[0]);",
    to: "let position = beginningOf(names[0]);",
    killer: "test/workers/sweep-speed.object.test.ts",
  },
  {
    bug: "a row of the reconciliation list outlives its payment",
    file: "src/aggregate/retention.ts",
    from: "db.delete(reviews).where(areRetired),",
    to: "",
    killer: "test/payments/retention.object.test.ts",
  },
  {
    bug: "retention deletes a payment under manual review",
    file: "src/aggregate/aggregate-object.ts",
    from: "if (this.#hasWork(state) || now() < this.aggregate.keptUntil(state)) return false;",
    to: "if (this.#hasWork(state)) return false;",
    killer: "test/payments/retention.object.test.ts",
  },
  {
    bug: "another request under a known key gets the first answer",
    file: "src/aggregate/aggregate-object.ts",
    from: "return known.request_hash === requestHash",
    to: "return known.request_hash",
    killer: "test/payments/session.object.test.ts",
  },
  {
    bug: "a key starts a second payment after retention",
    file: "src/aggregate/aggregate-object.ts",
    from: "const known = this.#read()?.creation ?? this.#tombstone()?.creation;",
    to: "const known = this.#read()?.creation;",
    killer: "test/payments/retention.object.test.ts",
  },
  {
    bug: "two performers claim one effect",
    file: "src/aggregate/effects.ts",
    from: "if (isInFlight(effect, nowMs)) return null;",
    to: "",
    killer: "test/aggregate/effects.test.ts",
  },
  {
    bug: "an effect is performed before it is due",
    file: "src/aggregate/effects.ts",
    from: "if (!effect || effect.due_at > nowMs) return null;",
    to: "if (!effect) return null;",
    killer: "test/aggregate/effects.test.ts",
  },
  {
    bug: "a timeline grows without end",
    file: "src/aggregate/timeline.ts",
    from: "if (next.length > MAX_ENTRIES) next.splice(placeToDrop(next), 1);",
    to: "",
    killer: "test/aggregate/timeline.test.ts",
  },
  {
    bug: "rows of an operator's own queue are taken for pointers",
    file: "workers/gateway/index.ts",
    from: 'batch.queue.endsWith("projections")',
    to: 'batch.queue === "projections"',
    killer: "test/workers/gateway.object.test.ts",
  },
  {
    bug: "retention is not scheduled",
    file: "workers/gateway/index.ts",
    from: `sweepEndpoints,
      sweepRetention,`,
    to: "sweepEndpoints,",
    killer: "test/workers/gateway.object.test.ts",
  },
  {
    bug: "a failing sweep stops those behind it",
    file: "workers/gateway/index.ts",
    from: `await sweep(env, kinds).catch((error) =>
      logFault("sweep failed", error, { sweep: sweep.name }),
    );`,
    to: "await sweep(env, kinds);",
    killer: "test/workers/gateway.object.test.ts",
  },
];
