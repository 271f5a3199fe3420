import type { Refusal } from "./refusal-scene.ts";
import { ask, asOwner, fresh, newBank, newStaff, ok } from "./registry.ts";

/** Each refusal of what only the registry's operator asks, and one way to cause it. */

const newPerson = async (): Promise<string> =>
  ok(await asOwner("/admin/v1/people", { name: fresh("person") })).body.person_id;

export const ofOperators: Refusal[] = [
  [
    "PARTICIPANT_CLOSED",
    "A closed bank or gateway cannot be changed. Register a new one.",
    async () => {
      const path = `/admin/v1/banks/${(await newBank()).bank_id}`;
      ok(await asOwner(path, undefined, { method: "DELETE" }), 204);
      return asOwner(path, { status: "ACTIVE" }, { method: "PATCH" });
    },
  ],
  [
    "KEY_OF_ANOTHER",
    "This key belongs to another person, and stays with them. Retire it and add a new one.",
    async () => {
      const [one, other] = [await newPerson(), await newPerson()];
      const give = `/admin/v1/admin-keys/${(await newStaff("support")).key_id}/give`;
      ok(await asOwner(give, { person_id: one }), 200);
      return asOwner(give, { person_id: other });
    },
  ],
  [
    "VALIDATION_FAILED",
    "person_id: must be the id of one of the staff",
    async () => {
      const give = `/admin/v1/admin-keys/${(await newStaff("support")).key_id}/give`;
      return asOwner(give, { person_id: "psn_nobody" });
    },
  ],
  [
    "INVALID_STATE",
    "This is a key that was given to nobody, or that of the configuration: give keys to a person.",
    () => asOwner("/admin/v1/people/key_first_owner", { name: "Ada" }, { method: "PATCH" }),
  ],
  [
    "VALIDATION_FAILED",
    "person: nobody of the staff with a key has such a name or id",
    () => asOwner("/admin/v1/audit?person=Nobody"),
  ],
  [
    "VALIDATION_FAILED",
    "sha256: this key must be made by its holder, who sends its SHA-256",
    async () => {
      const named = { realm: "live", bank_handle: fresh("b"), name: "A bank" };
      const json = { ...named, capabilities: ["PAYMENTS"] };
      const { body } = ok(await asOwner("/admin/v1/banks", json));
      return asOwner(`/admin/v1/banks/${body.bank_id}/keys`, {});
    },
  ],
  [
    "VALIDATION_FAILED",
    "chain: is required with after_ or head_",
    () => {
      const head = `head_sequence=1&head_hash=${"0".repeat(64)}`;
      return asOwner(`/admin/v1/audit/verification?${head}`);
    },
  ],
  [
    "VALIDATION_FAILED",
    "after: must be a sequence and the 64 hex digits of its hash",
    () => asOwner("/admin/v1/audit/verification?chain=test&after_sequence=1&after_hash=0"),
  ],
  ["VALIDATION_FAILED", "alias: must be an alias", () => asOwner("/admin/v1/lookups?alias=a")],
  [
    "VALIDATION_FAILED",
    "context: must be PAYER or PAYEE",
    () => ask("/identity/resolve/somebody?realm=test&context=BOTH"),
  ],
];
