import * as v from "valibot";
import { bankId } from "../../../base/kernel/fields.ts";
import { type Route, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { reads } from "../guards.ts";
import { readBankCalls, readTotals } from "./totals.ts";
import * as schemas from "./totals-schemas.ts";

/** The admin API's rows about figures over time. */
export const totalsRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "readTotals",
    method: "GET",
    paths: ["/admin/v1/totals"],
    summary: "Count what was created in a time span, beside the span before it",
    description:
      "Steps of five minutes up to 2 hours, hours up to 3 days, else days in UTC; of one merchant " +
      "days from 2 hours on. Objects count where they were created, with what has become of them.",
    guard: reads,
    query: schemas.totalsQuery,
    answers: { 200: schemas.totalsAnswer },
    step: readTotals,
  }),
  route({
    id: "readBankCalls",
    method: "GET",
    paths: ["/admin/v1/banks/:bank_id/calls"],
    summary: "Read how a bank has answered, by hour and operation",
    description: "Each call counts in the hour in which its payment was created.",
    guard: reads,
    path: v.object({ bank_id: bankId }),
    query: schemas.callsQuery,
    answers: { 200: schemas.bankCallsAnswer },
    step: readBankCalls,
  }),
];
