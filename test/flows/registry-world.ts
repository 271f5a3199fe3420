import { expect } from "vitest";
import { type RunningWorld, startWorld } from "../support/world.ts";
import { type Registry, registryOf } from "./registry-steps.ts";

/** A world of a file's own whose clock is moved, and where its registry's audit began. */
export interface RegistryWorld {
  running: RunningWorld;
  registry: Registry;
  /** The head of the audit before the file did anything. */
  noted: { sequence: number; hash: string };
}

export const startRegistryWorld = async (): Promise<RegistryWorld> => {
  const running = await startWorld({ clock: true });
  const registry = registryOf(running.world);
  return { running, registry, noted: await registry.headOf() };
};

/** The audit leads on from there without a fault, whatever was done since. */
export const expectWhole = async ({ registry, noted }: RegistryWorld): Promise<void> => {
  const found = await registry.verify(noted);
  expect(found).toMatchObject({ intact: true, fault: null, complete: true });
};
