import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { wranglerConfigs } from "../../scripts/local/places.ts";
import { type NewEnvironment, withEnvironment } from "../../scripts/operator/environment.ts";

/** A directory for each test of the operator's tool, and configurations that it wrote there. */
export const acme = { worker: "gateway", name: "acme", domain: "pay.acme.example" } as const;

export const configOf = (worker: NewEnvironment["worker"]): string =>
  readFileSync(wranglerConfigs[worker], "utf8");

export const operatorFiles = () => {
  let directory = "";
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), "gateway-operator-"));
  });
  afterEach(() => rmSync(directory, { recursive: true }));
  return {
    at: (path: string): string => join(directory, path),
    /** A configuration with these environments, in a file of its own. */
    written: (...asked: NewEnvironment[]): string => {
      const worker = asked[0]?.worker ?? "gateway";
      const path = join(directory, "wrangler.toml");
      writeFileSync(path, asked.reduce(withEnvironment, configOf(worker)));
      return path;
    },
  };
};
