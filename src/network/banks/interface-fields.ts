import * as v from "valibot";
import { described, electronicIban, token } from "../../base/kernel/fields.ts";

/** The fields that several messages of the bank interface share. */
const objectId = (prefix: string, description: string) =>
  token(64, description, `${prefix}_${"0123456789".repeat(4)}abc`);

export const sessionIdForBank = objectId(
  "ps",
  "The payment session, payment order, mandate or consent that the customer approves.",
);
export const orderId = objectId("po", "The payment order.");
export const consentIdForBank = objectId("cns", "The consent.");
export const mandateIdForBank = objectId("mnd", "The mandate.");
export const chargeIdForBank = objectId("chg", "The charge.");

export const creditorName = token(140, "The payee's name, as the customer sees it.", "Corner Shop");
export const creditorIban = v.pipe(
  electronicIban,
  described("The payee's account.", "GB33BUKB20201555555555"),
);
