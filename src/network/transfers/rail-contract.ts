import * as v from "valibot";
import {
  currencyCode,
  described,
  endToEndId,
  named,
  reportedFee,
  token,
} from "../../base/kernel/fields.ts";
import type { OutboundAnswer } from "../../base/platform/outbound.ts";

/**
 * What the interbank rail reports and answers (D1.1, D2.1). The gateway and the conformance kit
 * read it here, so a rail that passes the kit is understood by a gateway.
 */
const ibanText = v.pipe(
  v.string(),
  v.maxLength(34),
  described("As in the instruction.", "DE89370400440532013000"),
);

/** These are compared with the instruction, so their formats need little checking. */
const callbackFields = {
  end_to_end_id: endToEndId,
  originator_ref: token(
    140,
    "As in the instruction.",
    "pay_0123456789012345678901234567890123456789abc",
  ),
  amount: v.pipe(v.number(), v.safeInteger(), described("In minor units.", 1_250)),
  currency: currencyCode,
  debtor_iban: ibanText,
  creditor_iban: ibanText,
  rail_ref: token(140, "The rail's reference to the movement.", "rail_7f3a"),
  settlement_fee: v.nullish(reportedFee, null),
};

export const railOutcome = v.variant("status", [
  v.object({ ...callbackFields, status: v.literal("CREDITED") }),
  v.object({ ...callbackFields, status: v.literal("REJECTED") }),
  v.object({ end_to_end_id: v.string(), status: v.literal("IN_FLIGHT") }),
  v.object({ end_to_end_id: v.string(), status: v.literal("NOT_FOUND") }),
]);
export type RailOutcome = v.InferOutput<typeof railOutcome>;

// @rule D1.1
export const creditCallbackRequest = v.pipe(
  v.strictObject({ ...callbackFields, status: v.picklist(["CREDITED", "REJECTED"]) }),
  named("ReportCredit", "What became of a movement between banks.", {
    debtor_iban: "GB33BUKB20201555555555",
  }),
);
export type CreditReport = v.InferOutput<typeof creditCallbackRequest>;

/** Null if it is no answer: then nobody knows what became of the movement. */
export const readRailAnswer = (answer: OutboundAnswer): RailOutcome | null => {
  if (answer.kind === "lost" || answer.status !== 200) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), railOutcome), answer.text);
  return parsed.success ? parsed.output : null;
};

const compared = [
  ...(["end_to_end_id", "originator_ref", "amount", "currency"] as const),
  ...(["debtor_iban", "creditor_iban"] as const),
];
type Compared = Pick<CreditReport, (typeof compared)[number]>;

/** The members in which a report differs from what was instructed. @rule D1.3 */
export const reportDifferences = (
  instructed: Compared,
  report: Compared,
): (typeof compared)[number][] => compared.filter((name) => report[name] !== instructed[name]);
