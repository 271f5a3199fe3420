import * as v from "valibot";
import { keyId } from "../../base/kernel/fields.ts";
import { created, json } from "../../base/platform/contract.ts";
import { type Route, route } from "../../base/platform/edge.ts";
import { listOf, pageQuery } from "../../base/platform/lists.ts";
import {
  addAdminKey,
  approveAdminKey,
  listAdminKeys,
  readAdminKey,
  retireAdminKey,
} from "./admin-keys.ts";
import type { AdminEnv, Administration } from "./administration.ts";
import * as answers from "./answers.ts";
import { adminKey } from "./guard.ts";
import { addAdminKeyRequest } from "./requests.ts";

const collection = "/admin/v1/admin-keys";
const path = v.object({ key_id: keyId });

/** The rows of the staff's keys. */
export const adminKeyRoutes = <Env extends AdminEnv>(
  admin: Administration,
): readonly Route<Env>[] => {
  const owns = adminKey<AdminEnv>("own");
  const oneKey = `${collection}/:key_id`;
  return [
    route({
      id: "addAdminKey",
      method: "POST",
      paths: [collection],
      summary: "Add a key for one of the staff",
      description:
        "A key of support, and the first approver's key, is in force at once. Every other one is " +
        "PROPOSED: it needs an approver (see /admin/v1/approvals) and then waits for the delay. " +
        "The holder of a key may make it and send its SHA-256; an approver must.",
      guard: owns,
      body: addAdminKeyRequest,
      idempotent: true,
      answers: { 201: created(answers.addedAdminKey, { status: "PROPOSED" }) },
      refusals: ["SECRET_ALREADY_SHOWN", "ALREADY_EXISTS"],
      step: (call) => addAdminKey(admin, call),
    }),
    route({
      id: "listAdminKeys",
      method: "GET",
      paths: [collection],
      summary: "List the staff's keys, newest first",
      guard: owns,
      query: pageQuery,
      answers: { 200: listOf(answers.adminKeyAnswer) },
      step: listAdminKeys,
    }),
    route({
      id: "readAdminKey",
      method: "GET",
      paths: [oneKey],
      summary: "Read a key of the staff",
      guard: owns,
      path,
      answers: { 200: answers.adminKeyAnswer },
      step: readAdminKey,
    }),
    route({
      id: "approveAdminKey",
      method: "POST",
      paths: [`${oneKey}/approve`],
      summary: "Approve a proposed key",
      guard: adminKey<AdminEnv>("approve"),
      path,
      answers: {
        200: json(answers.adminKeyAnswer, {
          status: "APPROVED",
          approved_by: "key_0123456789",
          active_since: "2026-11-22T09:30:00.000Z",
        }),
      },
      refusals: ["KEY_RETIRED"],
      step: (call) => approveAdminKey(admin, call),
    }),
    route({
      id: "retireAdminKey",
      method: "POST",
      paths: [`${oneKey}/retire`],
      summary: "Retire a staff key, at once and permanently",
      description:
        "Ends the key's own proposal, and what it approved that is not in force yet. The only " +
        "approver's key cannot be retired.",
      guard: owns,
      path,
      answers: {
        200: json(answers.adminKeyAnswer, {
          status: "RETIRED",
          retired_at: "2026-11-22T09:30:00.000Z",
        }),
      },
      refusals: ["ONLY_APPROVER"],
      step: (call) => retireAdminKey(admin, call),
    }),
  ];
};
