import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { objects } from "../vitest.config.ts";

/** The two databases at scale (`npm run bench:scale`): no part of `npm test`. */
const bindings = {
  MASTER_KEY: "the master key of the tests",
  IDENTITY_KEY: "identity",
  CHANGE_DELAY_SECONDS: "0",
};
const scales = process.env.SCALE_PAYMENTS
  ? { SCALE_PAYMENTS: process.env.SCALE_PAYMENTS, SCALE_HANDLES: process.env.SCALE_HANDLES ?? "" }
  : {};

export default defineConfig({
  root: resolve(import.meta.dirname, "../.."),
  test: {
    projects: [
      objects(
        "gateway",
        "wrangler.toml",
        ["test/bench/scale/{gateway,limits}.scale.ts"],
        [],
        { BASE_URL: "https://gateway.example", CHANGE_DELAY_SECONDS: "0", ...scales },
        { isolate: true },
      ),
      objects(
        "registry",
        "workers/registry/wrangler.toml",
        ["test/bench/scale/registry.scale.ts"],
        [],
        { ...bindings, LOCAL: "on", ...scales },
        { isolate: true },
      ),
    ],
  },
});
