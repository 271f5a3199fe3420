import { expect, inject } from "vitest";
import { clockAt } from "../support/clock.ts";
import { type Registry, registryOf } from "./registry-steps.ts";

/** The world's registry and clock, and the head of the audit when a file began. */
export interface RegistryWorld {
  registry: Registry;
  /** Moves the world's clock forward by so many milliseconds. */
  advance(milliseconds: number): Promise<void>;
  /** The head of the audit before the file's tests. */
  noted: { sequence: number; hash: string };
}

export const enterRegistry = async (): Promise<RegistryWorld> => {
  const registry = registryOf(inject("world"));
  const { advance } = clockAt(inject("baseUrls").sandbox);
  return { registry, advance, noted: await registry.headOf() };
};

/** The audit continues from there without a fault. */
export const expectWhole = async ({
  registry,
  noted,
}: Pick<RegistryWorld, "registry" | "noted">): Promise<void> => {
  const found = await registry.verify(noted);
  expect(found).toMatchObject({ intact: true, fault: null, complete: true });
};
