import type { Administration, Author } from "../admin/administration.ts";
import * as audit from "../admin/audit.ts";
import { commit as commitTo, type Decide } from "../admin/commit.ts";
import { type Creation, create as createIn } from "../admin/create.ts";
import type { AuditQuery, VerificationQuery } from "../admin/requests.ts";
import { verifyAudit as verify } from "../admin/verify-audit.ts";
import type { Result } from "../kernel/result.ts";
import type { Database } from "../platform/database.ts";
import type { Call, Reply } from "../platform/edge.ts";
import type { RegistryEnv } from "./environment.ts";

/**
 * The registry's administration. Each realm has its own audit chain; changes outside the realms
 * have another.
 */
export const admin: Administration = {
  name: "registry",
  chains: ["test", "live", "registry"],
  staff: (keyId) => ({ chain: "registry", actor: `admin:${keyId}` }),
  itself: { chain: "registry", actor: "registry" },
  idempotencyScope: ({ chain, actor }, collection) => `${chain} ${actor} ${collection}`,
  uniqueFields: [
    ["banks.bank_id", "bank_id"],
    ["banks.realm, banks.bank_id", "bank_id"],
    ["banks.realm, banks.bank_handle", "bank_handle"],
    ["gateways.realm, gateways.name", "name"],
    ["links.realm, links.account_ref", "account_ref"],
  ],
  // Only the staff's keys take two people here.
  guarded: {},
};

/** Decides and writes a change, audited (admin/commit.ts). */
export const commit = <Answer>(
  env: RegistryEnv,
  author: Author,
  decide: Decide<Answer>,
): Promise<Result<Answer>> => commitTo(admin, env, author, decide);

/** Creates a record, once for each idempotency key of a caller (admin/create.ts). */
export const create = (
  call: Call<RegistryEnv>,
  author: Author,
  collection: string,
  decide: (db: Database, at: number) => Promise<Result<Creation>>,
): Promise<Result<Reply>> => createIn(admin, call, author, collection, decide);

/** `GET /admin/v1/audit`, by default of the deployment's own realm. */
export const listAudit = (call: Call<RegistryEnv, unknown, unknown, unknown, AuditQuery>) =>
  audit.listAudit(call, call.env.DEFAULT_REALM);

/** `GET /identity/audit/heads`, public. */
export const listHeads = (call: Call<RegistryEnv>) => audit.listHeads(admin, call);

/** `GET /admin/v1/audit/verification` */
export const verifyAudit = (
  call: Call<RegistryEnv, unknown, unknown, unknown, VerificationQuery>,
) => verify(admin, call);

export const exportHeads = (env: RegistryEnv): Promise<void> => audit.exportHeads(admin, env);
