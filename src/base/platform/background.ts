import { waitUntil } from "cloudflare:workers";
import { logFault } from "./log.ts";

/** Lets work continue after the answer, in code that has no request. Logs a fault. */
export const inBackground = (what: string, work: Promise<unknown>): void =>
  waitUntil(work.catch((error) => logFault(`${what} failed`, error)));
