import * as v from "valibot";
import { flag, oneOf, orNull, wholeNumber } from "../../base/kernel/answer-words.ts";
import { described, keyId, named, text, time, timeOrNull } from "../../base/kernel/fields.ts";
import { json } from "../../base/platform/contract.ts";
import { proposalId, proposalStatus } from "./requests.ts";
import { adminRoles } from "./roles.ts";
import { voidReasons } from "./schema.ts";

const holder = {
  person_id: text("Whose it is; the key's own id if it was given to nobody.", "psn_0123456789"),
  person_name: text("The person's name.", "Ada"),
};

const adminKeyFields = {
  key_id: keyId,
  kind: oneOf(["KEY", "PASSKEY"], "A passkey signs in to the console only.", "KEY"),
  name: text("Of the key; of its person too, if it was given to nobody.", "Ada"),
  ...holder,
  role: v.picklist(adminRoles),
  status: oneOf(
    ["PROPOSED", "APPROVED", "ACTIVE", "RETIRED"],
    "PROPOSED and APPROVED open nothing yet; APPROVED will from active_since on.",
    "ACTIVE",
  ),
  added_by: text("The key that added it.", "key_first_owner"),
  approved_by: orNull(keyId, "The approver's key, if it took one."),
  created_at: time,
  active_since: orNull(time, "It approves only what is younger."),
  retired_at: orNull(time, "From then on it is refused."),
};

export const adminKeyAnswer = v.pipe(
  v.strictObject(adminKeyFields),
  named("AdminKey", "A key of the operator's staff, without the key itself."),
);

export const addedAdminKey = v.pipe(
  v.strictObject({
    ...adminKeyFields,
    key: orNull(v.string(), "Shown here and never again; null if its holder made it."),
  }),
  named("AddedAdminKey", "A new key of the operator's staff."),
);

export const person = v.pipe(
  v.strictObject({
    ...holder,
    status: oneOf(["ACTIVE", "LEFT"], "All keys of a person who has left are retired.", "ACTIVE"),
    roles: v.pipe(
      v.array(v.picklist(adminRoles)),
      described("What the keys in force may do.", ["owner"]),
    ),
    keys: v.pipe(v.array(adminKeyAnswer), described("Passkeys too.", [])),
    created_at: orNull(time, "Null for the first owner."),
    left_at: orNull(time, "When the person was taken out."),
  }),
  named("Person", "One of the operator's staff, with all keys that they have or had."),
);

export const ownAccount = v.pipe(
  v.strictObject({
    key_id: text("The key or passkey of this call.", "key_0123456789"),
    role: v.picklist(adminRoles),
    person,
  }),
  named("OwnAccount", "Who calls."),
);

/** The standing of a key of a bank, a merchant or a gateway. */
export const keyHistory = {
  status: oneOf(
    ["ADDED", "ACTIVE", "SUPERSEDED", "RETIRED"],
    "ACTIVE is the promoted key. ADDED and SUPERSEDED are accepted too.",
    "ACTIVE",
  ),
  created_at: time,
  promoted_at: timeOrNull,
  retired_at: orNull(time, "The key is refused from this time on."),
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
  "BANK",
  "MERCHANT",
  "TPP",
  "SETTLEMENT_STRATEGY",
  "STAFF_REFUND_LIMIT",
  "ADMIN_KEY",
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
  approved_by: orNull(keyId, "The approver's key."),
  approved_at: orNull(time, "Null until it is approved."),
  takes_effect_at: orNull(time, "The former value stands until then."),
  ended_by: orNull(v.string(), "The key that rejected or withdrew it."),
  ended_at: orNull(time, "Null while it waits or is to take effect."),
  void_reason: orNull(
    v.picklist(voidReasons),
    "Why it could no longer be applied; null unless it is VOID.",
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
    proposal_id: orNull(proposalId, "Null for what is decided at an address of its own."),
    subject: v.strictObject({
      kind: v.picklist([...subjectKinds, "MOVEMENT", "REFUND", "MANDATE", "CLAIM"]),
      id: text("The record that changes.", "pay_0123456789"),
      name: orNull(text("Its name.", "Aurora Bank"), "Null if it has none."),
    }),
    proposed_by_name: orNull(text("The person.", "Ada"), "Null if nobody's of the staff."),
    decide: orNull(
      v.strictObject({
        operation: text("How an approver agrees.", "resolveMovement"),
        path: text("Where.", "/admin/v1/reconciliation/pay_0123456789/resolve"),
      }),
      "Null once it waits for nobody.",
    ),
  }),
  named("WaitingChange", "A change, or a decision at its own address, that takes two people."),
);

// What the audit log answers.
const chain = v.picklist(["test", "live", "registry", "gateway"]);
const hash = text("SHA-256 in hex.", "0123456789abcdef".repeat(4));
const signature = text("Ed25519, in hex.", "0123456789abcdef".repeat(8));
const signingKey = wholeNumber("The number of the key that signed it.", 1);
const publicKey = text(
  "What the signatures are checked with, in hex.",
  "0123456789abcdef".repeat(4),
);

/** Counts from 1, without gaps. */
const sequence = wholeNumber("Its place in the chain.", 17);

export const auditEntry = v.pipe(
  v.strictObject({
    chain,
    sequence,
    at: time,
    actor: text("Who did it.", "key_first_owner"),
    person_id: orNull(
      text("Whose key it was.", "psn_0123456789"),
      "Null if nobody's of the staff.",
    ),
    person_name: orNull(
      text("The person's present name.", "Ada"),
      "Null if nobody's of the staff.",
    ),
    key_name: orNull(text("The key's or passkey's own name.", "Ada's laptop"), "Null as above."),
    action: text("What was done.", "bank.registered"),
    subject: text("To whom.", "bnk_aurora"),
    subject_name: orNull(text("Its present name.", "Aurora Bank"), "Null if it has none."),
    details: v.pipe(v.looseObject({}), described("No secret, no whole IBAN.", {})),
    previous_hash: hash,
    hash,
    signature: v.nullable(signature),
    signing_key: signingKey,
  }),
  named("AuditEntry", "Who did what to whom. Each entry holds the hash of the one before."),
);

export const auditHeads = v.pipe(
  v.strictObject({
    algorithm: v.literal("Ed25519"),
    public_key: publicKey,
    public_keys: v.array(
      v.strictObject({ key: signingKey, public_key: publicKey }),
      "The present key, those before it, and one that takes over soon.",
    ),
    data: v.array(v.strictObject({ chain, sequence, hash, signature, signing_key: signingKey })),
  }),
  named("AuditHeads", "The last entry of each chain, signed over `chain sequence hash`."),
);

const faultFields = {
  sequence,
  kind: oneOf(
    [
      ...["GAP", "LINK", "CONTENT", "SIGNATURE", "KEY", "HEAD"],
      ...["ARCHIVE", "FILE_MISSING", "FILE_CHANGED", "DOUBLE"],
    ] as const,
    "GAP: an entry is missing. LINK: it does not follow the one before. CONTENT: not what was " +
      "hashed. SIGNATURE: not signed here. KEY: signed with a master key that is neither held nor known. " +
      "HEAD: not what was noted of it. ARCHIVE: the database names a file that was not written " +
      "here. FILE_MISSING, FILE_CHANGED: of the file that begins with this entry. DOUBLE: in a " +
      "file, and in the database again.",
    "GAP",
  ),
};

const fault = v.strictObject(faultFields);

const chainVerification = v.pipe(
  v.strictObject({
    chain,
    intact: v.boolean(),
    fault: orNull(fault, "The first one."),
    faults: v.pipe(v.array(fault), described("The faults found.", [])),
    verified: wholeNumber("The number of entries checked.", 17),
    reached: v.strictObject({ sequence, hash }),
    complete: flag("False: go on after `reached`.", true),
  }),
  named("ChainVerification", "One chain, checked."),
);

const everyChain = v.strictObject({
  intact: v.boolean(),
  fault: orNull(v.strictObject({ chain, ...faultFields }), "The first fault that was found."),
  complete: v.boolean(),
  chains: v.array(chainVerification),
});

export const verification = v.pipe(
  v.union([everyChain, chainVerification]),
  named("Verification", "Every chain, or the one that the query names."),
);
