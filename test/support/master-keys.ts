import { randomBytes } from "node:crypto";

/** A key as it stands in MASTER_KEY or MASTER_KEY_NEXT; `from` in seconds since the epoch. */
export const newMasterKey = (number: number, from = 0): string =>
  `${number}.${from}.${randomBytes(32).toString("hex")}`;
