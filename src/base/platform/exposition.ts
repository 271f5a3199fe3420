/**
 * Figures in the text format of Prometheus [exposition format 0.0.4]. Every figure comes from
 * something durable: an isolate's own counters would begin again with each isolate, and each
 * request may meet another one.
 */
export const EXPOSITION_TYPE = "text/plain; version=0.0.4";

export interface MetricTerms {
  type: "counter" | "gauge";
  help: string;
}

/** Labels have few values each, and never one that a caller chooses. */
export type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

/** The samples of each metric of a list, in its order. @rule A6.2 */
export const expositionOf = <Name extends string>(
  list: Readonly<Record<Name, MetricTerms>>,
  samples: Readonly<Record<Name, readonly Sample[]>>,
): string => {
  const lines: string[] = [];
  for (const [name, { type, help }] of Object.entries<MetricTerms>(list)) {
    lines.push(`# HELP ${name} ${escaped(help)}`, `# TYPE ${name} ${type}`);
    for (const [labels, value] of samples[name as Name]) {
      lines.push(`${name}${labelsOf(labels)} ${value}`);
    }
  }
  return `${lines.join("\n")}\n`;
};

const labelsOf = (labels: Sample[0]): string => {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${escaped(value).replaceAll('"', '\\"')}"`,
  );
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
};

const escaped = (text: string): string => text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
