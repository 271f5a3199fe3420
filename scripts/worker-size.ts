/**
 * What the modules of each worker may have, compressed, in KiB: their size when the figure was last
 * changed, and one per cent more, because compression differs a little between processors. A dry
 * run of a deployment says the size. A quarter of it is documents (docs/decisions/216).
 */
export const mostKib: Readonly<Record<string, number>> = {
  "wrangler.toml": 800,
  "workers/registry/wrangler.toml": 186,
  "workers/sandbox/wrangler.toml": 144,
};

/** What is wrong with the size that a dry run of this configuration tells; null if nothing is. */
export const sizeProblem = (config: string, output: string): string | null => {
  const most = mostKib[config];
  const size = Number(/Total Upload: [\d.]+ KiB \/ gzip: ([\d.]+) KiB/.exec(output)?.[1]);
  if (most === undefined) return `${config} has no size in scripts/worker-size.ts.`;
  if (Number.isNaN(size)) return `The dry run of ${config} did not say how large the worker is.`;
  if (size <= most) return null;
  const more = (size - most).toFixed(1);
  return (
    `The worker of ${config} has ${size} KiB compressed, ${more} KiB more than it may have. ` +
    "Make it smaller, or raise its size in scripts/worker-size.ts and say why."
  );
};
