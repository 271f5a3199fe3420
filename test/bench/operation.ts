import { placesIn } from "../../scripts/local/places.ts";
import { readProcessTable } from "../../scripts/local/processes.ts";
import type { RunningWorld } from "../support/world.ts";
import type { RunningFloor } from "./floor/process.ts";
import type { HttpCall } from "./measure/http.ts";
import type { EndlessLoad, LoadGenerator } from "./measure/load.ts";
import type { StoredClass } from "./measure/storage.ts";
import type { RunningProvider } from "./peers/process.ts";

/** What is running while the bench measures. */
export interface Bench {
  running: RunningWorld;
  /** Of the gateway's process. */
  inspectorPort: number;
  floor: RunningFloor;
  provider: RunningProvider;
  generator: LoadGenerator;
}

/** An operation of ours, beside a floor that does the same operations of the platform. */
export interface Operation {
  name: string;
  /** The share of the floor's speed that ours should reach; null if the figure only informs. */
  target: number | null;
  /** The floor's steps (floor/floors.ts). */
  floor: string;
  /** The class whose stored record is as long as what the floor writes; else a payment's. */
  stores?: StoredClass;
}

/** Measured over many connections at once: it needs nothing but its requests. */
export interface Loaded extends Operation {
  ours: EndlessLoad;
  /** The process that answers, if it is not the gateway's. */
  pid?: () => number;
  /** The floor gets these calls' methods, headers and bodies; else it gets a GET. */
  asked?: readonly HttpCall[];
  /** The same operation of oidc-provider, which informs. */
  provider?: EndlessLoad;
}

/** Sends a request that is measured under the name of its operation. */
export type Ask = <Body>(operation: string, call: HttpCall) => Promise<Body>;

/** Measured one after the other: each request needs what the one before it answered. */
export interface Journey {
  /** All its operations together; none if they do not follow each other in one piece. */
  whole?: { name: string; target: number | null };
  operations: readonly Operation[];
  take(ask: Ask, count: number): Promise<void>;
}

export const gatewayPid = ({ running }: Bench): number =>
  // A gateway that was started again has another process.
  readProcessTable(placesIn(running.stateDir)).gateway?.workerd_pid ?? 0;

/** How long a part measures. */
export interface Plan {
  rounds: number;
  milliseconds: number;
  journeys: number;
  warmUp: number;
}
