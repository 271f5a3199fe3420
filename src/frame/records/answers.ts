import * as v from "valibot";
import { described, keyId, named, text, time, timeOrNull } from "../../base/kernel/fields.ts";
import { json } from "../../base/platform/contract.ts";
import { proposalId, proposalStatus } from "./requests.ts";
import { adminRoles } from "./roles.ts";
import { voidReasons } from "./schema.ts";

const adminKeyFields = {
  key_id: keyId,
  name: text("Whose it is.", "Ada"),
  role: v.picklist(adminRoles),
  status: v.pipe(
    v.picklist(["PROPOSED", "APPROVED", "ACTIVE", "RETIRED"]),
    described(
      "PROPOSED and APPROVED open nothing yet; APPROVED will from active_since on.",
      "ACTIVE",
    ),
  ),
  added_by: text("The key that added it.", "key_first_owner"),
  approved_by: v.pipe(v.nullable(keyId), described("The approver's key, if it took one.", null)),
  created_at: time,
  active_since: v.pipe(timeOrNull, described("It approves only what is younger.", null)),
  retired_at: v.pipe(timeOrNull, described("From then on it is refused.", null)),
};

export const adminKey = v.pipe(
  v.strictObject(adminKeyFields),
  named("AdminKey", "A key of the operator's staff, without the key itself."),
);

export const addedAdminKey = v.pipe(
  v.strictObject({
    ...adminKeyFields,
    key: v.pipe(
      v.nullable(v.string()),
      described("Shown here and never again; null if its holder made it.", null),
    ),
  }),
  named("AddedAdminKey", "A new key of the operator's staff."),
);

/** The standing of a key of a bank, a merchant or a gateway. */
export const keyHistory = {
  status: v.pipe(
    v.picklist(["ADDED", "ACTIVE", "SUPERSEDED", "RETIRED"]),
    described("ACTIVE is the promoted key. ADDED and SUPERSEDED are accepted too.", "ACTIVE"),
  ),
  created_at: time,
  promoted_at: timeOrNull,
  retired_at: v.pipe(timeOrNull, described("The key is refused from this time on.", null)),
};

const changedValue = (description: string, example: string) =>
  v.union([
    v.nullable(text(description, example)),
    v.boolean(),
    v.number(),
    v.array(text("One value of a list.", example)),
  ]);

export const fieldChange = v.pipe(
  v.strictObject({
    field: text("The field that changes.", "core_base_url"),
    from: changedValue("The value in force when it was proposed.", "https://old.example/bank"),
    to: changedValue("The proposed value. IBANs are masked.", "https://new.example/bank"),
  }),
  named("FieldChange", "One field of a proposed change."),
);

const subjectKinds = [
  ...["BANK", "MERCHANT", "TPP", "SETTLEMENT_STRATEGY", "STAFF_REFUND_LIMIT", "ADMIN_KEY"],
] as const;

const proposalEntries = {
  proposal_id: proposalId,
  status: v.pipe(
    proposalStatus,
    described("VOID: it could no longer be applied, for void_reason.", "PROPOSED"),
  ),
  subject: v.strictObject({
    kind: v.picklist(subjectKinds),
    id: text("The record that changes.", "bnk_aurora"),
  }),
  changes: v.array(fieldChange),
  proposed_by: text("The key that proposed it.", "key_first_owner"),
  proposed_at: time,
  approved_by: v.pipe(v.nullable(keyId), described("The approver's key.", null)),
  approved_at: v.pipe(timeOrNull, described("Null until it is approved.", null)),
  takes_effect_at: v.pipe(timeOrNull, described("The former value stands until then.", null)),
  ended_by: v.pipe(
    v.nullable(v.string()),
    described("The key that rejected or withdrew it.", null),
  ),
  ended_at: v.pipe(timeOrNull, described("Null while it waits or is to take effect.", null)),
  void_reason: v.pipe(
    v.nullable(v.picklist(voidReasons)),
    described("Why it could no longer be applied; null unless it is VOID.", null),
  ),
};

export const proposal = v.pipe(
  v.strictObject(proposalEntries),
  named("Change", "A change that takes two people and a delay."),
);

/** A change once it is decided. */
const ended = { ended_by: "key_0123456789", ended_at: "2026-11-21T16:00:00.000Z" };
export const decided = {
  approve: json(proposal, {
    status: "APPROVED",
    approved_by: "key_0123456789",
    approved_at: "2026-11-21T16:00:00.000Z",
    takes_effect_at: "2026-11-22T16:00:00.000Z",
  }),
  reject: json(proposal, { ...ended, status: "REJECTED" }),
  withdraw: json(proposal, { ...ended, status: "WITHDRAWN" }),
};

/** One row of the list of all that waits for a second person. */
export const waitingChange = v.pipe(
  v.strictObject({
    ...proposalEntries,
    proposal_id: v.pipe(
      v.nullable(proposalId),
      described("Null for what is decided at an address of its own.", null),
    ),
    subject: v.strictObject({
      kind: v.picklist([...subjectKinds, "MOVEMENT", "REFUND", "MANDATE", "CLAIM"]),
      id: text("The record that changes.", "pay_0123456789"),
    }),
    decide: v.pipe(
      v.nullable(
        v.strictObject({
          operation: text("How an approver agrees.", "resolveMovement"),
          path: text("Where.", "/admin/v1/reconciliation/pay_0123456789/resolve"),
        }),
      ),
      described("Null once it waits for nobody.", null),
    ),
  }),
  named("WaitingChange", "A change, or a decision at its own address, that takes two people."),
);

// What the audit log answers.
const chain = v.picklist(["test", "live", "registry", "gateway"]);
const hash = text("SHA-256 in hex.", "0123456789abcdef".repeat(4));
const signature = text("Ed25519 in base64url.", "MEUCIQDx");

/** Counts from 1, without gaps. */
const sequence = v.pipe(v.number(), v.integer(), described("Its place in the chain.", 17));

export const auditEntry = v.pipe(
  v.strictObject({
    chain,
    sequence,
    at: time,
    actor: text("Who did it.", "key_first_owner"),
    action: text("What was done.", "bank.registered"),
    subject: text("To whom.", "bnk_aurora"),
    details: v.pipe(v.looseObject({}), described("No secret, no whole IBAN.", {})),
    previous_hash: hash,
    hash,
    signature: v.nullable(signature),
  }),
  named("AuditEntry", "Who did what to whom. Each entry holds the hash of the one before."),
);

export const auditHeads = v.pipe(
  v.strictObject({
    algorithm: v.literal("Ed25519"),
    public_key: text("What the signatures are checked with.", "MCowBQYDK2VwAyEA"),
    data: v.array(v.strictObject({ chain, sequence, hash, signature })),
  }),
  named("AuditHeads", "The last entry of each chain, signed over `chain sequence hash`."),
);

const faultFields = {
  sequence,
  kind: v.pipe(
    v.picklist(["GAP", "LINK", "CONTENT", "SIGNATURE", "HEAD"]),
    described(
      "GAP: an entry is missing. LINK: it does not follow the one before. CONTENT: not what was " +
        "hashed. SIGNATURE: not signed here. HEAD: not what was noted of it.",
      "GAP",
    ),
  ),
};

const fault = v.strictObject(faultFields);

const chainVerification = v.pipe(
  v.strictObject({
    chain,
    intact: v.boolean(),
    fault: v.pipe(v.nullable(fault), described("The first one.", null)),
    faults: v.pipe(v.array(fault), described("The faults found.", [])),
    verified: v.pipe(v.number(), v.integer(), described("The number of entries checked.", 17)),
    reached: v.strictObject({ sequence, hash }),
    complete: v.pipe(v.boolean(), described("False: go on after `reached`.", true)),
  }),
  named("ChainVerification", "One chain, checked."),
);

const everyChain = v.strictObject({
  intact: v.boolean(),
  fault: v.pipe(
    v.nullable(v.strictObject({ chain, ...faultFields })),
    described("The first fault that was found.", null),
  ),
  complete: v.boolean(),
  chains: v.array(chainVerification),
});

export const verification = v.pipe(
  v.union([everyChain, chainVerification]),
  named("Verification", "Every chain, or the one that the query names."),
);
