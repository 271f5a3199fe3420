import { createHash, randomBytes } from "node:crypto";
import { requestOk } from "./http.ts";

/**
 * The first approver of a gateway or of the registry makes a key; the owner adds it by its hash.
 * Only the first approver is in force at once. Null if one exists already because a kill lost its
 * key.
 */
export const addFirstApprover = async (
  baseUrl: string,
  ownerAdminKey: string,
): Promise<string | null> => {
  const key = `ak_${randomBytes(32).toString("hex")}`;
  const sha256 = createHash("sha256").update(key).digest("hex");
  const added = await requestOk<{ status: string }>(`${baseUrl}/admin/v1/admin-keys`, {
    method: "POST",
    body: { name: "The first approver", role: "approver", sha256 },
    headers: { "x-gateway-admin-key": ownerAdminKey },
  });
  return added.status === "ACTIVE" ? key : null;
};
