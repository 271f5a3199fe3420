import type { Answer, Registry } from "./registry-steps.ts";

/** One step to one record. The machine calls it by its trigger. */
export interface Step<State, Trigger, Thing> {
  name: string;
  trigger(from: State): Trigger;
  take(thing: Thing): Promise<Answer>;
}

/** Each state that can be reached with each step, as arguments for a test. */
export const gridOf = <State extends string, Trigger, Thing>(
  reached: Record<State, () => Promise<Thing>>,
  steps: readonly Step<State, Trigger, Thing>[],
) =>
  (Object.keys(reached) as State[]).flatMap((state) =>
    steps.map((step) => ({ state, name: step.name, step, reach: reached[state] })),
  );

/** Takes a step and returns its answer, and the names it was audited by. */
export const taken = async <Thing>(
  registry: Registry,
  step: { take(thing: Thing): Promise<Answer> },
  thing: Thing,
): Promise<{ answer: Answer; actions: string[] }> => {
  let answer: Answer | null = null;
  const entries = await registry.auditedDuring(async () => {
    answer = await step.take(thing);
  });
  if (!answer) throw new Error("nothing was answered");
  return { answer, actions: entries.map(({ action }) => action) };
};
