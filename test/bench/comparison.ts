import { placesIn } from "../../scripts/local/places.ts";
import { readProcessTable } from "../../scripts/local/processes.ts";
import type { World } from "../../scripts/local/world.ts";
import type { RunningFloor } from "./floor/process.ts";
import type { Load, LoadGenerator } from "./load.ts";
import type { RunningProvider } from "./oidc-provider/process.ts";
import type { Speed } from "./speed.ts";

/** What is running while the bench measures. */
export interface Bench {
  world: World;
  stateDir: string;
  /** Of the gateway's process. */
  inspectorPort: number;
  floor: RunningFloor;
  provider: RunningProvider;
  generator: LoadGenerator;
}

export type EndlessLoad = Omit<Load, "stopAfter">;

/** A load, and the process that answers it. */
export interface Side {
  load: EndlessLoad;
  pid(): number;
}

/** A load that does the same work as one of ours. */
export interface Other extends Side {
  name: string;
  /** The share of its throughput that ours should reach; null if it only informs. */
  bound: number | null;
}

export interface Operation {
  name: string;
  ours: Side;
  others: readonly Other[];
}

/** Requests per second of one operation and of another side, one entry for each round. */
export interface Comparison {
  operation: string;
  other: Pick<Other, "name" | "bound">;
  ours: Speed[];
  others: Speed[];
}

/** The share of a floor's speed that ours should reach. */
export const FLOOR_SHARE = 0.6;

export const ourSide = ({ stateDir }: Bench, load: EndlessLoad): Side => ({
  load,
  // A gateway that was started again has another process.
  pid: () => readProcessTable(placesIn(stateDir)).gateway?.workerd_pid ?? 0,
});

export const floorSide = ({ floor }: Bench, name: string, load: EndlessLoad): Other => ({
  ...{ name, bound: FLOOR_SHARE, load },
  pid: () => floor.workerdPid,
});

export const providerSide = ({ provider }: Bench, load: EndlessLoad): Other => ({
  ...{ name: "oidc-provider", bound: null, load },
  pid: () => provider.pid,
});
