import { describe, expect, it } from "vitest";
import { findMove } from "../../../src/base/kernel/machine.ts";
import {
  type ConsentState,
  type ConsentTrigger,
  consentMoves,
  isFinalConsent,
} from "../../../src/products/consents/consent-machine.ts";

/** Written a second time, from O5.1 and O5.10. */
const states: ConsentState[] = [
  ...(["AWAITING_CUSTOMER_AUTH", "AUTHORISED", "REJECTED", "REVOKED", "EXPIRED"] as const),
];
const awaiting = ["AWAITING_CUSTOMER_AUTH"] as const;
const authorised = ["AUTHORISED"] as const;
const both = [...awaiting, ...authorised] as const;

type Row = readonly [from: readonly ConsentState[], to: ConsentState, emits: string];

const contract: Record<ConsentTrigger, Row> = {
  approved: [awaiting, "AUTHORISED", "consent.granted"],
  reauthorised: [authorised, "AUTHORISED", "consent.granted"],
  customer_rejected: [awaiting, "REJECTED", "consent.rejected"],
  sca_failed: [awaiting, "REJECTED", "consent.rejected"],
  no_account: [awaiting, "REJECTED", "consent.rejected"],
  authorisation_timeout: [awaiting, "REJECTED", "consent.rejected"],
  revoked_by_tpp: [both, "REVOKED", "consent.revoked"],
  revoked_by_operator: [both, "REVOKED", "consent.revoked"],
  revoked_by_customer: [authorised, "REVOKED", "consent.revoked"],
  revoked_by_bank: [authorised, "REVOKED", "consent.revoked"],
  token_replayed: [authorised, "AUTHORISED", "consent.reauthorisation_required"],
  end_is_near: [authorised, "AUTHORISED", "consent.expiring"],
  end_reached: [authorised, "EXPIRED", "consent.expired"],
};

const triggers = Object.keys(contract) as ConsentTrigger[];
const pairs = states.flatMap((state) => triggers.map((trigger) => [state, trigger] as const));

describe("the consent's moves", () => {
  // @rule O5.1 O5.10
  it.each(pairs)("from %s by %s are the contract's", (state, trigger) => {
    const [from, to, emits] = contract[trigger];
    const expected = from.includes(state) ? { to, emits } : null;
    expect(findMove(consentMoves, state, trigger)).toEqual(expected);
  });

  it("name no pair twice, and none beyond the contract's", () => {
    const listed = consentMoves.map(([from, trigger]) => `${from} ${trigger}`);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((pair) => !pairs.some((known) => known.join(" ") === pair))).toEqual([]);
  });

  it("leave no final state", () => {
    expect(states.filter(isFinalConsent)).toEqual(["REJECTED", "REVOKED", "EXPIRED"]);
    expect(consentMoves.filter(([from]) => isFinalConsent(from))).toEqual([]);
  });
});
