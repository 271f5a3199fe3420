/**
 * The wrapper that vitest puts around an object asks for the worker's module at each call, by its
 * path, and vitest asks its server in another process what the path means. That took a fifth of the
 * processor time of these tests. The meaning cannot change while they run, so it is asked once.
 */
interface Transport {
  resolveId(id: string, importer?: string): Promise<unknown>;
}

/** Vitest's own name for its loader. Without it this file throws, and no test passes. */
const { transport } = (
  globalThis as unknown as {
    __vitest_mocker__: { moduleRunner: { vitestOptions: { transport: Transport } } };
  }
).__vitest_mocker__.moduleRunner.vitestOptions;

const patched = Symbol.for("resolves once");

// The files of a project share one loader, and this file runs before each of them.
if (!(patched in transport)) {
  const ask = transport.resolveId;
  const known = new Map<string, unknown>();
  const resolveId = async (id: string, importer?: string): Promise<unknown> => {
    if (importer !== undefined) return ask(id, importer);
    const found = known.get(id) ?? (await ask(id));
    known.set(id, found);
    return found;
  };
  Object.assign(transport, { resolveId, [patched]: true });
}
