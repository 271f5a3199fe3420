import { defineConfig } from "vitest/config";
import { objects } from "../vitest.config.ts";

/** Runs the capture of a release, and nothing else (README.md). */
const { RELEASE } = process.env;
if (!RELEASE) throw new Error("Which release? For example: RELEASE=2026-11-21");

export default defineConfig({
  test: {
    projects: [
      objects(
        "gateway",
        "wrangler.toml",
        ["test/released/capture-{gateway,consents,orders,mandates}.ts"],
        [],
        {
          ...{ BASE_URL: "https://gateway.example", RELEASE },
        },
        { isolate: true },
      ),
      objects(
        "registry",
        "workers/registry/wrangler.toml",
        ["test/released/capture-registry.ts"],
        [],
        {
          ...{ MASTER_KEY: "the master key of the tests", LOCAL: "on", RELEASE },
          IDENTITY_KEY: "the identity key of the tests",
        },
        { isolate: true },
      ),
    ],
  },
});
