import * as v from "valibot";
import { described, endToEndId, named, token } from "../../base/kernel/fields.ts";
import {
  empty,
  json,
  noDeprecation,
  type RouteContract,
  type SecurityScheme,
} from "../../base/platform/contract.ts";
import { directoryAnswer } from "../directory/directory-contract.ts";
import { railOutcome } from "./rail-contract.ts";

/**
 * What a gateway asks of a rail and of a national directory, as route rows: their OpenAPI document
 * is made from them. Paths are relative to the address that the operator sets.
 */
const gatewayKey: SecurityScheme = {
  name: "gatewayKey",
  header: "X-Gateway-Key",
  description: "The key that the rail or the directory has given to the gateway's operator.",
};

const rowOf = (
  given: Pick<RouteContract, "id" | "paths" | "summary" | "description" | "body" | "answers">,
): RouteContract => ({
  ...given,
  method: "POST",
  internal: false,
  guard: {
    accepts: [gatewayKey],
    role: null,
    scopes: [],
    headers: null,
    query: null,
    limited: false,
    refusals: [],
  },
  path: null,
  query: null,
  oauth: false,
  cost: null,
  idempotent: false,
  refusals: [],
  deprecation: noDeprecation,
});

// @rule D2.1 D3.1
export const railInterface: readonly RouteContract[] = [
  rowOf({
    id: "readRailStatus",
    paths: ["/status"],
    summary: "Read the outcome of a movement",
    description:
      "Asked while no report has come: after 5, 10, 20 and 30 seconds, then each minute. An outcome " +
      "whose fields are not those of the instruction counts as no answer.",
    body: v.pipe(v.object({ end_to_end_id: endToEndId }), named("RailQuestion", "A movement.")),
    answers: {
      200: json(v.pipe(railOutcome, named("RailOutcome", "What the rail knows of it."))),
      401: empty("The key is missing or unknown."),
    },
  }),
  rowOf({
    id: "resolveInDirectory",
    paths: ["/resolve"],
    summary: "Find or confirm an account",
    description:
      "Asked when a payer is named, and again right before an approval is accepted. Any other " +
      "answer, or none within 3 seconds, means that nothing is paid for now.",
    body: v.pipe(
      v.object({
        type: v.pipe(v.picklist(["ALIAS", "IBAN"]), described("What the value is.", "ALIAS")),
        value: token(140, "A customer's name, or an IBAN.", "amira"),
      }),
      named("DirectoryQuestion", "A name or an account."),
    ),
    answers: {
      200: json(v.pipe(directoryAnswer, named("DirectoryAnswer", "The account behind it."))),
      401: empty("The key is missing or unknown."),
      404: empty("The directory does not have it."),
    },
  }),
];
