/** Whose page it is, as far as its browser may know. Its brand and its notices follow from it. */
export interface PageParties {
  /** The merchant that asks; null if an app does. */
  merchant_id: string | null;
  /** The payer's bank; null before the payer is named, and in other browsers. */
  bank_handle: string | null;
}
