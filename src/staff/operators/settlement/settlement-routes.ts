import { file } from "../../../base/platform/contract.ts";
import { endOfCutFile } from "../../../base/platform/csv.ts";
import { type Route, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { merchantKey } from "../../../network/parties/guards.ts";
import { reads } from "../administration.ts";
import * as schemas from "./settlement-file.ts";
import {
  MOST_LINES,
  readOwnSettlementFile,
  readSettlementFile,
  settlementColumns,
} from "./settlement-file.ts";

const description =
  "Completed payments and charges, and refunds as negative amounts, the oldest first. The last " +
  "lines are sums for each currency: TOTAL_PAID, TOTAL_REFUNDED and TOTAL. A day that is not over " +
  `has what there is so far. At most ${MOST_LINES} lines and their sums. If there are more, ` +
  endOfCutFile;

const answers = {
  200: file("text/csv", `Amounts in minor units. Columns: ${settlementColumns.join(", ")}.`),
};

/** For staff. */
export const settlementAdminRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "readSettlementFile",
    method: "GET",
    paths: ["/admin/v1/merchants/:merchant_id/settlements/:file"],
    summary: "Read what a merchant was paid on a day, as CSV",
    description,
    guard: reads,
    path: schemas.settlementPath,
    query: schemas.settlementQuery,
    answers,
    step: readSettlementFile,
  }),
];

/** For merchants. */
export const settlementRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "readOwnSettlementFile",
    method: "GET",
    paths: ["/settlements/:file"],
    summary: "Read what you were paid on a day, as CSV",
    description,
    guard: merchantKey,
    path: schemas.ownSettlementPath,
    query: schemas.ownSettlementQuery,
    answers,
    step: readOwnSettlementFile,
  }),
];
