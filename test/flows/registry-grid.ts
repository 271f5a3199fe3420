import type { Answer, Registry } from "./registry-steps.ts";

/** What a step does to one thing, which the machine calls by its trigger. */
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

/** Takes a step and answers what it said, and by which names it was audited. */
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
