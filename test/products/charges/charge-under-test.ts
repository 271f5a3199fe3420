import type { MovementReport } from "../../../src/network/transfers/decide-report.ts";
import type {
  ChargeCommand,
  ChargeRecord,
  ChargeTerms,
  ChargeView,
} from "../../../src/products/charges/charge-record.ts";
import { ObjectUnderTest } from "../../frame/objects/object-under-test.ts";
import { OWNER, termsOf } from "./charge-fixtures.ts";

// A day ahead of the machine's clock, so no alarm fires unless a test runs it.
export const START = Date.now() + 24 * 3_600_000;

/** A charge's object, with access to its storage and faults on demand. */
export const chargeUnderTest = (changes: Partial<ChargeTerms> = {}) =>
  new ObjectUnderTest<ChargeRecord, ChargeTerms, ChargeCommand, MovementReport, ChargeView>({
    binding: "CHARGES",
    terms: termsOf({ created_at: START, ...changes }),
    probe: { view: "charge", decision: null, ...OWNER },
    shows: ({ terms, cancelled_by }) => ({ charge_id: terms.charge_id, cancelled_by }),
    changesAt: ({ attempts, refunds }) =>
      Math.min(
        ...attempts.map(({ transfer }) => transfer?.review_at ?? Infinity),
        ...refunds.map(({ transfer }) => transfer.review_at ?? Infinity),
      ),
  });

export type ChargeUnderTest = ReturnType<typeof chargeUnderTest>;
