import { createHash, randomBytes } from "node:crypto";
import { enrolGateway } from "../local/enrol-registry.ts";
import { readJsonFile, writeJsonFile } from "../local/places.ts";
import { type Checkout, ownerKeyOf, registryOf, worldKeyOf } from "./checkout.ts";
import type { Deployment, Gather } from "./deploy.ts";
import { untilAnswering } from "./until-answering.ts";

/** The keys between a gateway and its simulated rail and directory, made here. */
export interface RailKeys {
  /** Gateway → rail and directory. */
  rail_key: string;
  /** Rail → gateway. */
  rail_callback_key: string;
}

/**
 * The secrets of a gateway that this checkout can get by itself: those of the registry if its
 * owner's key is here, and those of test mode if the key of the simulated world is. The registry
 * issues each key once, so it is kept.
 */
export const gatherFor =
  (checkout: Checkout, gateway: Deployment): Gather =>
  async (missing) => {
    const found: Record<string, string> = {};
    const wants = (name: string) => missing.includes(name);
    const registry = registryOf(checkout, gateway);
    const ownerAdminKey = registry && ownerKeyOf(registry);
    if (registry && ownerAdminKey && (wants("TEST_REGISTRY_KEY") || wants("LIVE_REGISTRY_KEY"))) {
      const registryUrl = registry.needs.url;
      await untilAnswering(registryUrl);
      const input = { file: registry.enrolmentFile, ownerAdminKey, registryUrl };
      found.TEST_REGISTRY_KEY = await enrolGateway(input, gateway.name, "test");
      found.LIVE_REGISTRY_KEY = await enrolGateway(input, gateway.name, "live");
    }
    if (wants("TEST_RAIL_KEY") && worldKeyOf(checkout, gateway)) {
      const keys = railKeysOf(gateway) ?? makeRailKeys(gateway);
      found.TEST_RAIL_KEY = keys.rail_key;
      found.TEST_DIRECTORY_KEY = keys.rail_key;
      found.TEST_RAIL_CALLBACK_KEY_SHA256 = createHash("sha256")
        .update(keys.rail_callback_key)
        .digest("hex");
    }
    return Object.fromEntries(Object.entries(found).filter(([name]) => wants(name)));
  };

/** Null if they were made elsewhere. */
export const railKeysOf = ({ enrolmentFile }: Deployment): RailKeys | null => {
  const kept = readJsonFile<Partial<RailKeys>>(enrolmentFile);
  return kept?.rail_key && kept.rail_callback_key ? (kept as RailKeys) : null;
};

const makeRailKeys = ({ enrolmentFile }: Deployment): RailKeys => {
  const random = () => randomBytes(32).toString("hex");
  const made = { rail_key: `gk_${random()}`, rail_callback_key: `rk_${random()}` };
  writeJsonFile(enrolmentFile, { ...readJsonFile<object>(enrolmentFile), ...made });
  return made;
};
