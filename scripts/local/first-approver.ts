import { createHash, randomBytes } from "node:crypto";
import { requestOk } from "./http.ts";
import { readJsonFile, writeJsonFile } from "./places.ts";

/**
 * The key of the first approver, who is in force at once. It is kept in the file of what was
 * enrolled at this address. Null if one exists already because a kill lost its key.
 */
export const firstApprover = async (
  file: string,
  baseUrl: string,
  ownerAdminKey: string,
): Promise<string | null> => {
  const kept = readJsonFile<{ approver_key?: string }>(file);
  const key = kept?.approver_key ?? (await addFirstApprover(baseUrl, ownerAdminKey));
  if (key) writeJsonFile(file, { ...kept, approver_key: key });
  return key;
};

/** The holder makes a key; the owner adds it by its hash. */
const addFirstApprover = async (baseUrl: string, ownerAdminKey: string): Promise<string | null> => {
  const key = `ak_${randomBytes(32).toString("hex")}`;
  const sha256 = createHash("sha256").update(key).digest("hex");
  const added = await requestOk<{ status: string }>(`${baseUrl}/admin/v1/admin-keys`, {
    method: "POST",
    body: { name: "The first approver", role: "approver", sha256 },
    headers: { "x-gateway-admin-key": ownerAdminKey },
  });
  return added.status === "ACTIVE" ? key : null;
};
