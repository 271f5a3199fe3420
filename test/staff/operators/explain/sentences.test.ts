import { expect, test } from "vitest";
import { newNote } from "../../../../src/frame/objects/timeline.ts";
import { tellTimeline } from "../../../../src/staff/operators/explain/sentences.ts";

/**
 * Who acted, by the terms and actors that the objects note. In a dispute it is the difference.
 */
const names = {
  bank: (handle: string | null) => (handle === "aurora" ? "Aurora Bank" : null),
  staff: (key: string | null) => (key === "key_ada" ? "Ada Lovelace" : null),
};

const tell = (
  [kind, what, more]: Parameters<typeof newNote>,
  owner: "MERCHANT" | "TPP" = "MERCHANT",
): string => {
  const ownerName = owner === "TPP" ? "Budget App" : "Meridian Books";
  const note = { ...newNote(kind, what, more), at: "", count: 1, correlation_id: null };
  const [told] = tellTimeline([note], { owner, ownerName, mode: "test", names });
  return `${told?.by}: ${told?.sentence}`;
};

/** @rule A4.4 */
test.each<[string, Parameters<typeof newNote>, ("MERCHANT" | "TPP")?]>([
  [
    "CUSTOMER: The customer ended the consent.",
    ["decision", "revoke", { actor: "CUSTOMER" }],
    "TPP",
  ],
  ["CUSTOMER: The customer approved it.", ["decision", "approve", { actor: "customer" }], "TPP"],
  ["TPP: Budget App ended the consent.", ["decision", "revoke", { actor: "TPP" }], "TPP"],
  ["BANK: The bank ended the consent.", ["decision", "revoke", { actor: "BANK" }], "TPP"],
  ["STAFF: Staff ended the consent.", ["decision", "revoke", { actor: "OPERATOR" }], "TPP"],
  [
    "TPP: Budget App exchanged its code for tokens.",
    ["decision", "redeem_code", { actor: "TPP" }],
    "TPP",
  ],
  [
    "TPP: Budget App asked for a payment order: before execution.",
    ["decision", "order permitted", { outcome: "before execution" }],
    "TPP",
  ],
  [
    "MERCHANT: Meridian Books asked for a charge.",
    ["decision", "charge", { actor: "MERCHANT", about: "chg_1" }],
  ],
  ["MERCHANT: Meridian Books asked for a refund.", ["decision", "refund", { actor: "merchant" }]],
  ["STAFF: Ada Lovelace cancelled it.", ["decision", "cancel", { actor: "key_ada" }]],
  ["STAFF: Staff cancelled it.", ["decision", "cancel", { actor: "key_gone" }]],
  [
    "STAFF: Ada Lovelace decided the outcome: failed.",
    ["decision", "resolution", { actor: "key_ada", outcome: "FAILED" }],
  ],
  ["ITSELF: The charge began.", ["decision", "start", { attempt: 1 }]],
  [
    "CUSTOMER: The customer approved the prompt of the bank's app.",
    ["challenge", "prompt answered", { outcome: "APPROVED" }],
  ],
  [
    "BANK: Aurora Bank answered the order to pay: executed.",
    ["bank_call", "execute-transaction", { actor: "aurora", outcome: "EXECUTED" }],
  ],
  [
    "BANK: borealis gave no clear answer to the order to pay.",
    ["bank_call", "execute-transaction", { actor: "borealis", outcome: "unknown" }],
  ],
  [
    "RAIL: The rail reported the movement as credited.",
    ["rail_report", "CREDITED", { actor: "rail" }],
  ],
  ["MERCHANT: Meridian Books asked for it.", ["move", "created"]],
  ["ITSELF: It waits for the customer's code.", ["move", "PENDING → OTP_SENT"]],
])("%s", (sentence, note, owner) => {
  expect(tell(note, owner)).toBe(sentence);
});
