import { vi } from "vitest";
import type { AdminRole } from "../../../src/frame/records/roles.ts";
import { readMerchant } from "../../../src/network/parties/merchants.ts";
import {
  type Answer,
  ask,
  bankRequest,
  db,
  firstApprover,
  gatewayEnv,
  newStaff,
  ownerKey,
  post,
  type StaffKey,
} from "./gateway.ts";

/** Records in live mode, the staff, and a clock, for tests of changes that take two people. */
export const HOUR = 3_600_000;
export const T0 = Date.UTC(2030, 0, 1);

/** 24 hours, as deployed. */
export const env = gatewayEnv({ CHANGE_DELAY_SECONDS: "86400" });

export const iban = "DE89370400440532013000";
export const otherIban = "GB29NWBK60161331926819";
export const masked = { [iban]: "DE•• •••• 3000", [otherIban]: "GB•• •••• 6819" };

export const keys = {} as Record<AdminRole, string>;
export const ids = {} as Record<AdminRole, string>;

/** One key of each role. The owner is the deployment's first one. */
export const enrolStaff = async (): Promise<void> => {
  const approver = await firstApprover();
  const added: [AdminRole, StaffKey][] = [
    ["owner", { key: ownerKey, key_id: "key_first_owner" }],
    ["approver", approver],
    ["operator", await newStaff("operator")],
    ["support", await newStaff("support")],
  ];
  for (const [role, { key, key_id }] of added) {
    Object.assign(keys, { [role]: key });
    Object.assign(ids, { [role]: key_id });
  }
};

/** Caches of two seconds are over. */
export const wait = (milliseconds: number): void => void vi.advanceTimersByTime(milliseconds);

/** As it is enrolled: SUSPENDED. */
export const newLiveBank = async (
  changes: Record<string, unknown> = {},
): Promise<Answer["body"]> => {
  const core_base_url = "https://core.example.com/bank";
  const request = bankRequest({ mode: "live", core_base_url, ...changes });
  return (await post("/admin/v1/banks", request, { env })).body;
};

/** As after its approved activation. */
export const liveBank = async (changes?: Record<string, unknown>): Promise<Answer["body"]> => {
  const bank = await newLiveBank(changes);
  const activate = "update banks set status = 'ACTIVE' where bank_id = ?";
  await db.prepare(activate).bind(bank.bank_id).run();
  return { ...bank, status: "ACTIVE" };
};

export const liveMerchant = async (
  settings: Record<string, unknown> = {},
): Promise<Answer["body"]> => {
  const modes = {
    test: { settlement_iban: iban },
    live: { settlement_iban: iban, ...settings },
  };
  return (await post("/admin/v1/merchants", { name: "Corner Shop", modes }, { env })).body;
};

/** The address of a TPP's keys in `liveTpp` and the address that tests change it to. */
export const keysAt = "https://tpp.example/jwks.json";

export const liveTpp = async (changes: Record<string, unknown> = {}): Promise<Answer["body"]> => {
  const request = {
    ...{ name: "Budget App", mode: "live", auth_method: "PRIVATE_KEY_JWT", jwks_uri: keysAt },
    ...{ redirect_uris: ["https://tpp.example/back"], scopes: ["accounts:read"] },
  };
  return (await post("/admin/v1/tpps", { ...request, ...changes }, { env })).body;
};

const patch = (path: string, json: object, key = keys.operator): Promise<Answer> =>
  ask(`/admin/v1/${path}`, { method: "PATCH", json, key, env });

export const patchBank = ({ bank_id }: { bank_id: string }, json: object, key?: string) =>
  patch(`banks/${bank_id}`, json, key);

/** Changes the live settings. */
export const patchLive = ({ merchant_id }: { merchant_id: string }, live: object, key?: string) =>
  patch(`merchants/${merchant_id}`, { modes: { live } }, key);

export const patchTpp = ({ tpp_id }: { tpp_id: string }, json: object, key?: string) =>
  patch(`tpps/${tpp_id}`, json, key);

export const read = (path: string, key = keys.owner): Promise<Answer> =>
  ask(`/admin/v1/${path}`, { key, env });

export const decide = (
  proposalId: string,
  verb: "approve" | "reject" | "withdraw",
  key: string = verb === "withdraw" ? keys.operator : keys.approver,
  changes: Partial<typeof env> = {},
): Promise<Answer> =>
  post(`/admin/v1/approvals/${proposalId}/${verb}`, undefined, {
    key,
    env: { ...env, ...changes },
  });

export const proposalOf = async (id: string) => (await read(`approvals/${id}`)).body;

/** A change of a live merchant's account, proposed by the operator. */
export const proposedAccount = async (): Promise<{ merchant_id: string; id: string }> => {
  const { merchant_id } = await liveMerchant();
  const { body } = await patchLive({ merchant_id }, { settlement_iban: otherIban });
  wait(1);
  return { merchant_id, id: body.proposal.proposal_id };
};

export const fresh = { fresh: true };

/** The account of a live merchant that is in force. */
export const settlementOf = async (merchantId: string) =>
  (await readMerchant(env, merchantId, "live", fresh))?.settlement_iban;

/** The steps about a record as the audit log has them, oldest first. */
export const stepsOf = async (subject: string): Promise<string[]> => {
  const { results } = await db
    .prepare("select action, actor from audit_log where subject = ? order by sequence")
    .bind(subject)
    .all<{ action: string; actor: string }>();
  return results.map(({ action, actor }) => `${action} by ${actor}`);
};

export const codeOf = ({ status, body }: Answer): string =>
  status < 300 ? String(status) : body.error.code;
