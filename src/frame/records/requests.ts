import * as v from "valibot";
import {
  described,
  idempotencyKey,
  idOf,
  named,
  partyName,
  text,
} from "../../base/kernel/fields.ts";
import { pageQuery } from "../../base/platform/lists.ts";
import { heldKeyHash } from "./keys.ts";
import { proposalStates } from "./proposal-machine.ts";
import { adminRoles } from "./roles.ts";
import type { Chain } from "./schema.ts";

/** A person's, or the id of a key that was given to nobody. */
export const personId = v.pipe(
  v.string(),
  v.regex(/^(?:psn|key)_[0-9A-Za-z_]{1,60}$/, "must be the id of one of the staff"),
  described("One of the staff.", "psn_0123456789"),
);

export const addPersonRequest = v.pipe(
  v.strictObject({ name: partyName, idempotency_key: idempotencyKey }),
  named("AddPerson", "One of the operator's staff, whose keys are added next.", { name: "Ada" }),
);

export const renamePersonRequest = v.pipe(
  v.strictObject({ name: partyName }),
  named("RenamePerson", "The person's name from now on.", { name: "Ada Lovelace" }),
);

export const giveKeyRequest = v.pipe(
  v.strictObject({ person_id: personId }),
  named("GiveKey", "Whose key it is."),
);

export const addAdminKeyRequest = v.pipe(
  v.strictObject({
    name: partyName,
    role: v.picklist(adminRoles, `must be one of ${adminRoles.join(", ")}`),
    sha256: v.optional(heldKeyHash),
    person_id: v.optional(personId),
    idempotency_key: idempotencyKey,
  }),
  named(
    "AddAdminKey",
    "A key of one of the operator's staff or programs. An approver's key needs sha256.",
    { name: "Ada", role: "approver" },
  ),
);

/** The queries of the audit log. `chains`: those that the worker keeps. */
const chainQuery = (chains: readonly Chain[]) => {
  const chain = v.picklist(chains, `must be one of ${chains.join(", ")}`);
  return {
    chain: v.optional(v.pipe(chain, described("A chain of the audit log.", chains[0]))),
    realm: v.optional(v.pipe(chain, described("Another name for chain.", chains[0]))),
  };
};

export const auditQuery = (chains: readonly Chain[]) =>
  v.object({
    ...pageQuery.entries,
    ...chainQuery(chains),
    person: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(80, "must be at most 80 characters"),
        described("Only what this person did, with any key: a person_id or a name.", "Ada"),
      ),
    ),
    action: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(60, "must be at most 60 characters"),
        described("Only this action, or with its first word all of a kind.", "merchant"),
      ),
    ),
    subject: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(120, "must be at most 120 characters"),
        described("Only what was done to this record: its id.", "bnk_aurora"),
      ),
    ),
  });

export type AuditQuery = v.InferOutput<ReturnType<typeof auditQuery>>;

const sequence = (description: string) => v.optional(text(description, "17"));
const hash = v.optional(text("The hash of that entry.", "0123456789abcdef".repeat(4)));

export const verificationQuery = (chains: readonly Chain[]) =>
  v.object({
    ...chainQuery(chains),
    after_sequence: sequence("Where to continue: `reached` of the previous answer."),
    after_hash: hash,
    head_sequence: sequence("A head that the caller noted earlier."),
    head_hash: hash,
  });

export type VerificationQuery = v.InferOutput<ReturnType<typeof verificationQuery>>;

/** A proposal about a key from before there were proposals is named after that key. */
export const proposalId = idOf("prp", "A change that takes two people.");

export const proposalStatus = v.picklist(
  proposalStates,
  `must be one of ${proposalStates.join(", ")}`,
);

export const proposalFilters = v.object({
  ...pageQuery.entries,
  status: v.optional(v.pipe(proposalStatus, described("Only changes in this state.", "PROPOSED"))),
  subject: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(80, "must be at most 80 characters"),
      described("Only changes of this bank, merchant, setting or key.", "bnk_aurora"),
    ),
  ),
});
