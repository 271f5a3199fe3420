import type { GatewayEnv } from "../../base/platform/env.ts";
import { isolateCache, type ReadOptions } from "../../base/platform/isolate-cache.ts";
import { readInForce } from "./read-in-force.ts";
import { type OperatorSettings, selectSettings, settingsOf } from "./settings.ts";

const settingsCache = isolateCache<OperatorSettings>();

/** The settings, at most 2 s old. */
export const readSettings = (env: GatewayEnv, options?: ReadOptions): Promise<OperatorSettings> =>
  settingsCache.read(
    "settings",
    async () => settingsOf(await readInForce(env, (db, due) => selectSettings(db, { due }))),
    options,
  );
