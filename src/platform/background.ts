import { waitUntil } from "cloudflare:workers";
import { logFault } from "./log.ts";

/** Goes on after the answer; for code that no request is handed to. A fault is logged. */
export const inBackground = (what: string, work: Promise<unknown>): void =>
  waitUntil(work.catch((error) => logFault(`${what} failed`, error)));
