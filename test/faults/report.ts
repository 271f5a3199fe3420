import type { Breach, Verdict } from "./breaches.ts";
import type { Journal } from "./journal.ts";
import { mandateSteps } from "./mandate-steps.ts";
import { orderSteps } from "./order-steps.ts";
import type { Recovery } from "./settle.ts";
import { paymentSteps } from "./steps.ts";

/** The figures of a campaign, and the history of each payment with a breach. */
export interface CampaignResult {
  seed: number;
  journal: Journal;
  verdict: Verdict;
  recovery: Recovery;
  /** By the state that they ended in. */
  ends: Map<string, number>;
  refunds: Map<string, number>;
  /** By the status that they ended in. */
  orders: Map<string, number>;
  mandates: Map<string, number>;
  /** Of mandates. */
  charges: Map<string, number>;
  /** Webhook requests that arrived. */
  webhooks: number;
  tookMs: number;
}

export const namedSteps = [...paymentSteps, ...orderSteps, ...mandateSteps].map(({ name }) => name);

const TRACES = 5;

export const reportOf = (result: CampaignResult): string => {
  const { journal, verdict, recovery } = result;
  const counted = (counts: ReadonlyMap<string, number>) =>
    [...counts].map(([name, count]) => `${name} ${count}`).join(", ") || "none";
  const faults = [...journal.faults].map(([kind, names]) => `  ${kind}: ${counted(names)}`);
  const { gateway, all } = journal.kills;
  const lines = [
    `seed            ${result.seed}`,
    `payments        ${journal.payments.length}: ${counted(result.ends)}`,
    `refunds         ${counted(result.refunds)}`,
    `orders          ${journal.orders.length}: ${counted(result.orders)}`,
    `mandates        ${journal.mandates.length}: ${counted(result.mandates)}`,
    `charges         ${counted(result.charges)}`,
    `webhooks        ${result.webhooks} requests`,
    `kills           gateway ${gateway}, all processes ${all}; each loses the queues`,
    `named steps     ${new Set(journal.steps).size} of ${namedSteps.length}`,
    "faults",
    ...faults,
    `lost            ${verdict.lost}`,
    `double debits   ${verdict.doubleDebits}`,
    `recovery        money ${seconds(recovery.moneyMs)}, everything ${seconds(recovery.everythingMs)}`,
    `took            ${seconds(result.tookMs)}`,
  ];
  return [...lines, ...tracesOf(journal, verdict.breaches)].join("\n");
};

const seconds = (milliseconds: number | null): string =>
  milliseconds === null ? "never" : `${(milliseconds / 1000).toFixed(1)} s`;

const tracesOf = (journal: Journal, breaches: readonly Breach[]): string[] => {
  if (breaches.length === 0) return ["", "Every invariant held."];
  const references = [...new Set(breaches.map(({ reference }) => reference))];
  const traces = references.slice(0, TRACES).flatMap((reference) => {
    const driven = [...journal.payments, ...journal.orders, ...journal.mandates];
    const entry = driven.find((one) => one.reference === reference);
    const own = breaches.filter((breach) => breach.reference === reference).slice(0, 10);
    return [
      "",
      reference || "The world as a whole",
      ...own.map(({ invariant, detail }) => `  BROKEN ${invariant}: ${detail}`),
      ...(entry?.trace ?? []),
    ];
  });
  const invariants = new Map<string, number>();
  for (const { invariant } of breaches) {
    invariants.set(invariant, (invariants.get(invariant) ?? 0) + 1);
  }
  const summary = [...invariants].map(([invariant, count]) => `  ${count} × ${invariant}`);
  return [...traces, "", `${breaches.length} breaches:`, ...summary];
};
