import { setTimeout as sleep } from "node:timers/promises";
import { requestJson } from "../local/http.ts";

const PATIENCE_MS = 180_000;
const EVERY_MS = 3_000;

/** Waits for an address: the certificate of a new host name takes a minute or two. */
export const untilAnswering = async (url: string): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await requestJson(`${url}/`, { timeoutMs: 10_000 });
      return;
    } catch (error) {
      if (Date.now() > deadline) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${url} does not answer yet (${reason}). Repeat this later.`);
      }
      await sleep(EVERY_MS);
    }
  }
};
