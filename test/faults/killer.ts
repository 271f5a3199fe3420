import { setTimeout as sleep } from "node:timers/promises";
import { placesIn } from "../../scripts/local/places.ts";
import { readProcessTable } from "../../scripts/local/processes.ts";
import type { RunningWorld } from "../support/world.ts";
import type { Journal } from "./journal.ts";

/** Ends processes with SIGKILL: only the gateway's, or those of the whole world. */
export interface Killer {
  /** Resolves when both processes of the gateway are gone. */
  killGateway(): Promise<void>;
  /** Kills every process and starts the world again. */
  killAll(): Promise<void>;
  /** Resolves when the gateway runs and answers. */
  untilReady(): Promise<void>;
}

export const makeKiller = (running: RunningWorld, journal: Journal): Killer => {
  const places = placesIn(running.stateDir);
  let killed: number | undefined;
  const gatewayPid = () => readProcessTable(places).gateway?.wrapper_pid;

  const untilReady = async (): Promise<void> => {
    // The record changes when the new processes are ready.
    while (gatewayPid() === undefined || gatewayPid() === killed) await sleep(20);
    await running.untilAnswering("gateway");
  };

  // Only one kill at a time.
  let busy: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    busy = busy.then(work, work);
    return busy;
  };

  return {
    untilReady,
    killGateway: () =>
      inTurn(async () => {
        await untilReady();
        killed = gatewayPid();
        await running.kill("gateway");
        journal.kills.gateway += 1;
      }),
    killAll: () =>
      inTurn(async () => {
        await untilReady();
        await running.killAll();
        journal.kills.all += 1;
        killed = undefined;
        await running.startAgain();
      }),
  };
};
