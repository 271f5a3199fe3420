import { createHash, randomBytes } from "node:crypto";

/** A key that its holder makes, and what the holder sends of it. */
export const heldKey = (prefix: "ak" | "bk" = "ak"): { key: string; sha256: string } => {
  const key = `${prefix}_${randomBytes(32).toString("hex")}`;
  return { key, sha256: createHash("sha256").update(key).digest("hex") };
};
