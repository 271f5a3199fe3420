import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { type Places, readJsonFile, writeJsonFile } from "./places.ts";

/**
 * The secrets of one local world: what an operator sets with `wrangler secret put` and what bank
 * and rail would hand over in writing. Random, made once, kept with the state.
 */
export interface WorldSecrets {
  registry: { masterKey: string; ownerAdminKey: string };
  gateway: {
    masterKey: string;
    ownerAdminKey: string;
    /** Gateway → rail and directory. */
    railKey: string;
    /** Rail → gateway. */
    railCallbackKey: string;
  };
}

export const loadSecrets = (places: Places): WorldSecrets => {
  const kept = readJsonFile<WorldSecrets>(places.secrets);
  if (kept?.registry.ownerAdminKey) return kept;
  if (!kept && existsSync(places.storages)) {
    throw new Error(
      `${places.secrets} is missing or damaged, and without its keys nothing that this world ` +
        `keeps can be read. Delete ${places.directory} to begin anew.`,
    );
  }
  const made: WorldSecrets = {
    registry: { masterKey: kept?.registry.masterKey ?? random(), ownerAdminKey: `ak_${random()}` },
    gateway: kept?.gateway ?? {
      masterKey: random(),
      ownerAdminKey: `ak_${random()}`,
      railKey: `gk_${random()}`,
      railCallbackKey: `rk_${random()}`,
    },
  };
  writeJsonFile(places.secrets, made);
  return made;
};

export const sha256Hex = (text: string): string => createHash("sha256").update(text).digest("hex");

const random = (): string => randomBytes(32).toString("hex");
