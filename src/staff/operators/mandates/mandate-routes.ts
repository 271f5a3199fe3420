import { json } from "../../../base/platform/contract.ts";
import { type Route, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { bankFaults } from "../../../network/banks/bank-client.ts";
import { changes, resolves } from "../guards.ts";
import { cancelMandateAsStaff } from "./cancel-mandate.ts";
import * as schemas from "./mandate-schemas.ts";
import { takeOverCreditor } from "./take-over-creditor.ts";

/** What staff do to mandates (M2.4, M3.15). */
const oneMandate = "/admin/v1/mandates/:mandate_id";

export const mandateAdminRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "cancelMandateAsStaff",
    method: "POST",
    paths: [`${oneMandate}/cancel`],
    summary: "Cancel a mandate",
    description: "cancelled_by becomes OPERATOR. One that has ended already is answered as it is.",
    guard: changes,
    path: schemas.staffMandatePath,
    body: schemas.cancelMandateRequest,
    answers: { 200: schemas.cancelledMandate },
    step: cancelMandateAsStaff,
  }),
  route({
    id: "takeOverCreditor",
    method: "POST",
    paths: [`${oneMandate}/creditor`],
    summary: "Let the merchant's present settlement account take a mandate over",
    description:
      "The payer's bank is told. In live mode an operator proposes (202), and the same request " +
      "with an approver's older key decides (200).",
    guard: resolves,
    path: schemas.staffMandatePath,
    body: schemas.takeOverRequest,
    answers: { 200: schemas.creditorOfMandate, 202: json(schemas.creditorOfMandate) },
    refusals: [
      "INVALID_STATE",
      "DESTINATION_NOT_FOUND",
      "SAME_ACCOUNT",
      "CURRENCY_MISMATCH",
      "ROUTE_NOT_AVAILABLE",
      "DIRECTORY_UNAVAILABLE",
      ...bankFaults,
    ] as const,
    step: takeOverCreditor,
  }),
];
