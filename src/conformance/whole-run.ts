import { type ConformanceCase, must } from "./case.ts";
import type { Exchange, Exchanges } from "./exchanges.ts";

/** What only the whole run shows. */
const named = (exchanges: readonly Exchange[]): string =>
  [...new Set(exchanges.map(({ operation }) => operation))].join(", ");

export const wholeRunCases = <Kit extends { exchanges: Exchanges }>(
  name: string,
  timeoutOf: (kit: Kit) => number,
  cutRule: string,
): ConformanceCase<Kit>[] => [
  {
    id: `${name}-991`,
    title: "Every call was answered in time",
    rule: "G8.1",
    level: "BASIC",
    async run(kit) {
      const late = kit.exchanges.lost("timeout");
      const seconds = timeoutOf(kit) / 1000;
      must(late.length === 0, `${late.length} calls took over ${seconds} s: ${named(late)}.`);
    },
  },
  {
    id: `${name}-992`,
    title: "No answer was cut off",
    rule: cutRule,
    level: "BASIC",
    async run(kit) {
      const cut = kit.exchanges.lost("other");
      must(cut.length === 0, `${cut.length} answers were cut off: ${named(cut)}.`);
    },
  },
];
