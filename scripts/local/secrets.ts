import { createHash, randomBytes } from "node:crypto";
import { type Places, readJsonFile, writeJsonFile } from "./places.ts";

/**
 * The secrets of one local world: what an operator sets with `wrangler secret put` and what banks,
 * rail and registry would hand over in writing. Random, made once, kept with the state.
 */
export interface WorldSecrets {
  registry: { masterKey: string };
  gateway: {
    masterKey: string;
    ownerAdminKey: string;
    /** Gateway → registry. */
    registryKey: string;
    /** Gateway → rail and directory. */
    railKey: string;
    /** Rail → gateway. */
    railCallbackKey: string;
  };
  /** Bank → registry, by bank handle. */
  bankRegistryKeys: Record<string, string>;
}

export const loadSecrets = (places: Places): WorldSecrets => {
  const kept = readJsonFile<WorldSecrets>(places.secrets);
  if (kept) return kept;
  const made: WorldSecrets = {
    registry: { masterKey: random() },
    gateway: {
      masterKey: random(),
      ownerAdminKey: `ak_${random()}`,
      registryKey: `gk_${random()}`,
      railKey: `gk_${random()}`,
      railCallbackKey: `rk_${random()}`,
    },
    bankRegistryKeys: {},
  };
  writeJsonFile(places.secrets, made);
  return made;
};

/** The key that a bank shows to the registry, made when the bank is first met. */
export const bankRegistryKey = (places: Places, secrets: WorldSecrets, handle: string): string => {
  const kept = secrets.bankRegistryKeys[handle];
  if (kept) return kept;
  const made = `bk_${random()}`;
  secrets.bankRegistryKeys[handle] = made;
  writeJsonFile(places.secrets, secrets);
  return made;
};

export const sha256Hex = (text: string): string => createHash("sha256").update(text).digest("hex");

const random = (): string => randomBytes(32).toString("hex");
