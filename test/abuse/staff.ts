import { type HttpReply, requestJson } from "../../scripts/local/http.ts";
import type { World } from "../../scripts/local/world.ts";
import { heldKey } from "../frame/records/held-key.ts";
import { eventually, type Json } from "../support/checkout-client.ts";

/** The staff of a gateway or of the registry, as they call its admin API. */
export type StaffAnswer = HttpReply<Json & { error?: { code: string } }>;
export type Staff = (method: string, path: string, body?: object) => Promise<StaffAnswer>;

/** The staff of one worker. */
export interface Office {
  owner: Staff;
  approver: Staff;
  /** Calls it with any key. */
  as(key: string): Staff;
}

const officeAt = (baseUrl: string, ownerKey: string, approverKey: string | null): Office => {
  const as =
    (key: string): Staff =>
    (method, path, body = {}) =>
      requestJson(`${baseUrl}/admin/v1${path}`, {
        ...{ method, headers: { "x-gateway-admin-key": key } },
        ...(method === "GET" || method === "DELETE" ? {} : { body }),
      });
  if (approverKey === null) throw new Error("the world has no approver");
  return { owner: as(ownerKey), approver: as(approverKey), as };
};

export const officesOf = ({ gateways: [gateway], registry }: World) => {
  if (!gateway) throw new Error("the world has no gateway");
  return {
    gateway: officeAt(gateway.base_url, gateway.admin_key, gateway.approver_key),
    registry: officeAt(registry.base_url, registry.admin_key, registry.approver_key),
  };
};

/** The answer's body; throws if it is a refusal. */
export const insistOn = async (answer: Promise<StaffAnswer>): Promise<Json> => {
  const { status, body } = await answer;
  if (status < 300) return body;
  throw new Error(`staff: ${status} ${JSON.stringify(body)}`);
};

/** A key of an operator, approved as everybody's has to be. */
export const newOperator = async ({ owner, approver, as }: Office): Promise<Staff> => {
  const { key, sha256 } = heldKey();
  const asked = { name: "Operator", role: "operator", sha256 };
  const { key_id } = await insistOn(owner("POST", "/admin-keys", asked));
  const path = `/admin-keys/${key_id}`;
  await insistOn(approver("POST", `${path}/approve`));
  await eventually("the operator's key", async () => {
    const { body } = await owner("GET", path);
    return body.status === "ACTIVE";
  });
  return as(key);
};

/** A key that its holder has made and that somebody proposed alone; nobody approves it. */
export const newAccomplice = async (office: Office, proposer: Staff): Promise<Staff> => {
  const { key, sha256 } = heldKey();
  await proposer("POST", "/admin-keys", { name: "Accomplice", role: "approver", sha256 });
  return office.as(key);
};
