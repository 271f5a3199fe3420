import { formatId } from "../../base/kernel/ids.ts";
import { deriveKey, hmacHex } from "../../base/platform/crypto.ts";

/** The values that the ids of an account's records are made from. */
export interface RecordOwner {
  consent_id: string;
  account_id: string;
}

/**
 * The id of a bank's record as one TPP sees it. It is always the same, from PENDING to BOOKED and
 * beyond, and different in every consent, so TPPs cannot compare what they know.
 * @rule O7.14
 */
export const recordId = (
  masterKey: string,
  prefix: "txn" | "so",
  { consent_id, account_id }: RecordOwner,
  bankId: string,
): string =>
  formatId(
    prefix,
    hmacHex(
      deriveKey(masterKey, "account-data-ids"),
      JSON.stringify([prefix, consent_id, account_id, bankId]),
    ),
  );
