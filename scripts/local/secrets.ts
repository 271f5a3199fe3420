import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { type GatewayName, type Places, readJsonFile, writeJsonFile } from "./places.ts";

/**
 * The secrets of one local world: those that operators set with `wrangler secret put`, and those
 * that bank and rail give to operators. Random, created once, stored with the state.
 */
export interface WorldSecrets {
  registry: RegistrySecrets;
  /** The secrets of one gateway, created on first use. */
  ofGateway(name: GatewayName): GatewaySecrets;
}

interface RegistrySecrets {
  masterKey: string;
  identityKey: string;
  ownerAdminKey: string;
  /** Worker secrets that were set by hand in the file: they win. */
  further?: Record<string, string>;
}

export interface GatewaySecrets {
  masterKey: string;
  identityKey: string;
  ownerAdminKey: string;
  /** Gateway → rail and directory. */
  railKey: string;
  /** Rail → gateway. */
  railCallbackKey: string;
  /** Worker secrets that were set by hand in the file: they win. */
  further?: Record<string, string>;
}

type KeptSecrets = { registry: RegistrySecrets } & { [name in GatewayName]?: GatewaySecrets };

export const loadSecrets = (places: Places): WorldSecrets => {
  const found = readJsonFile<Partial<KeptSecrets>>(places.secrets);
  if (!found && existsSync(places.storages)) {
    throw new Error(
      `${places.secrets} is missing or damaged, and without its keys nothing that this world ` +
        `stores can be read. Delete ${places.directory} to start again.`,
    );
  }
  const registry = {
    masterKey: random(),
    identityKey: random(),
    ownerAdminKey: `ak_${random()}`,
    ...found?.registry,
  };
  const kept: KeptSecrets = { ...found, registry };
  writeJsonFile(places.secrets, kept);
  return {
    registry,
    ofGateway(name) {
      const known = kept[name];
      if (known) return known;
      const made = newGatewaySecrets();
      kept[name] = made;
      writeJsonFile(places.secrets, kept);
      return made;
    },
  };
};

const newGatewaySecrets = (): GatewaySecrets => ({
  masterKey: random(),
  identityKey: random(),
  ownerAdminKey: `ak_${random()}`,
  railKey: `gk_${random()}`,
  railCallbackKey: `rk_${random()}`,
});

export const sha256Hex = (text: string): string => createHash("sha256").update(text).digest("hex");

const random = (): string => randomBytes(32).toString("hex");
