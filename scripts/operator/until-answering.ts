import { setTimeout as sleep } from "node:timers/promises";
import { requestJson } from "../local/http.ts";

const PATIENCE_MS = 180_000;
const EVERY_MS = 3_000;
const ONE_MS = 10_000;

/** Repeats it until it does not throw; throws what `refuse` makes of its last reason. */
const patiently = async (
  attempt: () => Promise<void>,
  refuse: (reason: string) => string,
): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) {
        throw new Error(refuse(error instanceof Error ? error.message : String(error)));
      }
      await sleep(EVERY_MS);
    }
  }
};

/** Waits for an address: the certificate of a new host name takes a minute or two. */
export const untilAnswering = (url: string): Promise<void> =>
  patiently(
    async () => void (await requestJson(`${url}/`, { timeoutMs: ONE_MS })),
    (reason) => `${url} does not answer yet (${reason}). Repeat this later.`,
  );

/** The value of the header that has one version of a worker answer, whatever its share. */
export const versionHeader = (script: string, id: string): string => `${script}="${id}"`;

/** Waits until this version answers, and says that it reaches what it needs. */
export const untilVersionReady = (url: string, script: string, id: string): Promise<void> => {
  const headers = { "cloudflare-workers-version-overrides": versionHeader(script, id) };
  const ask = (path: string) =>
    requestJson<{ version?: string } | null>(`${url}${path}`, { headers, timeoutMs: ONE_MS });
  return patiently(
    async () => {
      const { status, body } = await ask("/healthz");
      if (status !== 200) throw new Error(`/healthz answered ${status}`);
      if (body?.version !== id) throw new Error(`version ${body?.version} answered`);
      const readiness = await ask("/readyz");
      if (readiness.status === 200) return;
      throw new Error(`/readyz answered ${readiness.status}: ${JSON.stringify(readiness.body)}`);
    },
    (reason) => `Version ${id} at ${url} is not ready (${reason}). Its share stays as it is.`,
  );
};
