import type { InferOutput } from "valibot";
import type { KeyRow } from "../../admin/keys.ts";
import { partyKeyRoutes } from "../../admin/party-key-routes.ts";
import type { KeyBook } from "../../admin/party-keys.ts";
import { bankId } from "../../kernel/fields.ts";
import { ok } from "../../kernel/result.ts";
import { isoTime } from "../../platform/clock.ts";
import { database } from "../../platform/database.ts";
import type { Route } from "../../platform/edge.ts";
import { keyHash, newKey } from "../../platform/keys.ts";
import { admin } from "../administration.ts";
import { addedKey, key, proposedKey } from "../answers.ts";
import { authorOf } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import { gatewayId } from "../parameters.ts";
import { queries } from "../queries.ts";
import { addKeyRequest } from "../requests.ts";
import { optionalTime } from "../views.ts";
import { findGateway } from "./participants.ts";

const keyView = (row: KeyRow): InferOutput<typeof key> => ({
  key_id: row.keyId,
  kind: row.ownerKind as "BANK" | "GATEWAY",
  realm: row.mode,
  status: row.status,
  created_at: isoTime(row.createdAt),
  promoted_at: optionalTime(row.promotedAt),
  retired_at: optionalTime(row.retiredAt),
});

const book: KeyBook<RegistryEnv> = {
  admin,
  author: (caller, realm) => authorOf({ ...caller, realm }),
  view: keyView,
  async make({ MASTER_KEY }, _keyId, { owner }) {
    const made = newKey(MASTER_KEY, owner.kind === "BANK" ? "bk" : "gk");
    return { key: made, sha256: keyHash(made), sealed: null };
  },
  guardedBy: ({ mode, owner }) =>
    owner.kind === "BANK" && mode === "live" ? { subjectKind: "BANK", subjectId: owner.id } : null,
};

/** The keys of banks and gateways (admin/party-keys.ts). */
export const keyRoutes: readonly Route<RegistryEnv>[] = [
  ...partyKeyRoutes(book, {
    ...{ kind: "BANK", name: "Bank", owner: "bank", id: bankId },
    parent: "/admin/v1/banks",
    answers: { key, addedKey, proposedKey },
    find: (env, id) => queries.bankById(database(env), id).get(),
    add: {
      summary: "Add a key of a bank",
      description:
        "A key of a live bank is a proposal (202): it needs an approver and is accepted after the " +
        "delay, within a minute.",
      body: addKeyRequest,
      refusals: ["CHANGE_PENDING"],
    },
    slot: ({ realm: mode }) => ok({ mode, kind: "BANK_TO_REGISTRY" }),
  }),
  ...partyKeyRoutes(book, {
    ...{ kind: "GATEWAY", name: "Gateway", owner: "gateway", id: gatewayId },
    parent: "/admin/v1/gateways",
    answers: { key, addedKey },
    find: (env, id) => findGateway(database(env), id).get(),
    add: { summary: "Add a key of a gateway", body: addKeyRequest },
    slot: ({ realm: mode }) => ok({ mode, kind: "GATEWAY_TO_REGISTRY" }),
  }),
];
