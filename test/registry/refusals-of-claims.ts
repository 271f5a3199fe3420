import { vi } from "vitest";
import { DAY } from "./clock.ts";
import {
  handleOf,
  linkedElsewhere,
  open,
  type Refusal,
  scene,
  stranger,
  suspendedBy,
} from "./refusal-scene.ts";
import {
  accountRef,
  asAdminWith,
  asOwner,
  type Bank,
  db,
  fresh,
  newApprover,
  newBank,
  newCustomer,
  newStaff,
  ok,
  type StaffKey,
} from "./registry.ts";

/** The sentences with which claims and their approvals are refused. */
/** An open claim of the other bank on the customer's handle, and the possible steps. */
const claimed = async (type: string, proof: object = scene.customer.proof) => {
  const { claim_id } = ok(await open(type, proof)).body;
  return {
    as: (bank: Bank, step: string, json = {}) =>
      bank.call(`/identity/claims/${claim_id}/${step}`, json),
    approve: (key: string) => asAdminWith(key)(`/admin/v1/claims/${claim_id}/approve`, {}),
  };
};

const confirmed = async () => {
  const claim = await claimed("PORTABILITY");
  ok(await claim.as(scene.home, "acknowledge"), 200);
  ok(await claim.as(scene.home, "confirm", { customer_proof: scene.customer.proof }), 200);
  return claim;
};

export const ofClaims: Refusal[] = [
  [
    "NOT_FOUND",
    "alias: no handle has this name",
    () => open("PORTABILITY", stranger(), { alias: fresh("nobody") }),
  ],
  [
    "ALREADY_SPONSOR",
    "This bank already sponsors the handle. It needs no claim.",
    async () => {
      scene.customer = await newCustomer(scene.other);
      return open("PORTABILITY");
    },
  ],
  [
    "CLAIM_OPEN",
    "A claim on this handle is open. Wait until it ends.",
    async () => {
      await claimed("PORTABILITY");
      return open("RECOVERY");
    },
  ],
  [
    "CLAIM_TYPE_MISMATCH",
    "The customer is the same. Open a PORTABILITY claim.",
    () => open("OWNERSHIP"),
  ],
  [
    "FORBIDDEN",
    "The proof is not for the handle's customer. Verify the customer again.",
    () => open("PORTABILITY", stranger()),
  ],
  [
    "CLAIM_REFUSED",
    "This bank lost a claim on this handle in the last thirty days. Try again after that.",
    async () => {
      const claim = await claimed("PORTABILITY");
      ok(await claim.as(scene.home, "dispute", { reason: "Ours" }), 200);
      ok(await claim.as(scene.other, "cancel"), 200);
      return open("PORTABILITY");
    },
  ],
  [
    "INVALID_STATE",
    "The claim has ended.",
    async () => {
      const claim = await claimed("PORTABILITY");
      ok(await claim.as(scene.other, "cancel"), 200);
      return claim.as(scene.home, "acknowledge");
    },
  ],
  [
    "FORBIDDEN",
    "Only the holder's bank may do this.",
    async () => (await claimed("PORTABILITY")).as(scene.other, "acknowledge"),
  ],
  [
    "FORBIDDEN",
    "Only the claimant's bank may do this.",
    async () => (await claimed("PORTABILITY")).as(scene.home, "complete"),
  ],
  [
    "INVALID_STATE",
    "The claim is OPEN.",
    async () =>
      (await claimed("PORTABILITY")).as(scene.home, "confirm", {
        customer_proof: scene.customer.proof,
      }),
  ],
  [
    "FORBIDDEN",
    "The proof is not for the handle's customer. Verify the customer again.",
    async () =>
      (await claimed("PORTABILITY")).as(scene.home, "confirm", { customer_proof: stranger() }),
  ],
  [
    "FORBIDDEN",
    // By the claim itself, because the guard may still remember the bank.
    "This bank is suspended.",
    async () => {
      const claimant = await newBank();
      const { alias, proof: customer_proof } = scene.customer;
      const json = { type: "PORTABILITY", alias, account_ref: accountRef(), customer_proof };
      const { claim_id } = ok(await claimant.call("/identity/claims", json)).body;
      const suspended = { status: "SUSPENDED" };
      const path = `/admin/v1/banks/${claimant.bank_id}`;
      ok(await asOwner(path, suspended, { method: "PATCH" }), 200);
      return claimant.call(`/identity/claims/${claim_id}/cancel`, {});
    },
  ],
  [
    "FORBIDDEN",
    "The holder has confirmed this claim.",
    async () => (await confirmed()).as(scene.home, "dispute", { reason: "Ours" }),
  ],
  [
    "INVALID_STATE",
    "The claim is already disputed. Wait for the operator's decision.",
    async () => {
      const claim = await claimed("PORTABILITY");
      ok(await claim.as(scene.other, "dispute", { reason: "Ours" }), 200);
      return claim.as(scene.home, "dispute", { reason: "Ours" });
    },
  ],
  [
    "FORBIDDEN",
    "The holder can object only to a recovery. Confirm this claim or dispute it.",
    async () => (await claimed("PORTABILITY")).as(scene.home, "cancel"),
  ],
  [
    "FORBIDDEN",
    "Only the registry's operator can approve a recovery.",
    async () =>
      (await claimed("RECOVERY")).as(scene.home, "confirm", {
        customer_proof: scene.customer.proof,
      }),
  ],
  [
    "FORBIDDEN",
    "A recovery is already with the registry's operator. Wait for the decision.",
    async () => (await claimed("RECOVERY")).as(scene.other, "dispute", { reason: "Ours" }),
  ],
  [
    "HANDLE_SUSPENDED",
    "The handle is suspended. Try again after the suspension is lifted.",
    async () => {
      const claim = await confirmed();
      await suspendedBy(scene.home.call, handleOf(scene.customer), "BANK");
      return claim.as(scene.other, "complete");
    },
  ],
  [
    "ACCOUNT_SUSPENDED",
    "The registry's operator has suspended an account of this bank. Ask the operator.",
    async () => {
      await suspendedBy(asOwner, `/admin/v1/links/${await linkedElsewhere()}`, "FRAUD");
      return (await confirmed()).as(scene.other, "complete");
    },
  ],
  [
    "FORBIDDEN",
    "The holder cannot act for this customer. The registry's operator must decide.",
    async () => {
      const claim = await claimed("PORTABILITY");
      ok(await claim.as(scene.home, "acknowledge"), 200);
      await suspendedBy(asOwner, `/admin/v1/links/${scene.customer.account_ref}`, "FRAUD");
      return claim.as(scene.home, "confirm", { customer_proof: scene.customer.proof });
    },
  ],
  [
    "VALIDATION_FAILED",
    "role: must be holder or claimant",
    () => scene.home.call("/identity/claims?role=judge"),
  ],
  [
    "VALIDATION_FAILED",
    "status: must be OPEN, WAITING_RESOLUTION, CONFIRMED, COMPLETED or CANCELLED",
    () => scene.home.call("/identity/claims?status=LOST"),
  ],
  [
    "VALIDATION_FAILED",
    "changed_since: is not an ISO 8601 time in UTC",
    () => scene.home.call("/identity/claims?changed_since=yesterday"),
  ],
];

/** A recovery, and the number of approvers who have approved it. */
const approvedBy = async (count: number) => {
  const claim = await claimed("RECOVERY");
  const approvers: StaffKey[] = [];
  while (approvers.length < count) approvers.push(await newApprover());
  for (const { key } of approvers) ok(await claim.approve(key), 200);
  return { claim, approvers };
};

export const ofApprovals: Refusal[] = [
  [
    "FORBIDDEN",
    "Only the person who proposed this, or an owner, can withdraw it.",
    async () => {
      const { key_id } = ok(
        await asOwner("/admin/v1/admin-keys", { name: fresh("key"), role: "operator" }),
      ).body;
      const [proposal] = (await asOwner(`/admin/v1/approvals?subject=${key_id}`)).body.data;
      const { call } = await newStaff("operator");
      return call(`/admin/v1/approvals/${proposal.proposal_id}/withdraw`, {});
    },
  ],
  [
    "FORBIDDEN",
    "This needs an admin key of the role approver.",
    async () => (await claimed("RECOVERY")).approve((await newStaff("operator")).key),
  ],
  [
    "FORBIDDEN",
    "An approver's key must be older than what it approves.",
    async () => {
      const { key, key_id } = await newApprover();
      const claim = await claimed("RECOVERY");
      const younger = "update admin_keys set active_since = ? where key_id = ?";
      await db.prepare(younger).bind(Date.now(), key_id).run();
      return claim.approve(key);
    },
  ],
  [
    "FORBIDDEN",
    "You have already approved it. Another approver must approve too.",
    async () => {
      const { claim, approvers } = await approvedBy(1);
      return claim.approve(approvers[0]?.key ?? "");
    },
  ],
  [
    "FORBIDDEN",
    "Only recoveries and disputed claims can be approved. The holder must confirm this one.",
    async () => (await claimed("PORTABILITY")).approve((await newApprover()).key),
  ],
  [
    "INVALID_STATE",
    "Two approvers have already approved it. The claimant can complete it.",
    async () => {
      const { claim } = await approvedBy(2);
      return claim.approve((await newApprover()).key);
    },
  ],
  [
    "OBJECTION_PERIOD",
    "The holder can still object. Try again after resolution_ends_at.",
    async () => (await approvedBy(2)).claim.as(scene.other, "complete"),
  ],
  [
    "APPROVAL_REQUIRED",
    "An approval no longer counts. Another approver must approve again.",
    async () => {
      const { claim, approvers } = await approvedBy(2);
      ok(await asOwner(`/admin/v1/admin-keys/${approvers[1]?.key_id}/retire`, {}), 200);
      vi.setSystemTime(Date.now() + 7 * DAY);
      return claim.as(scene.other, "complete");
    },
  ],
];
