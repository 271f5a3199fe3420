import type { ConsentEffect, ConsentRecord } from "./consent-record.ts";

/**
 * The stored schemas of earlier releases, and how each becomes the next. test/released holds real
 * values of each.
 *
 * 1, for a day of November 2026: no mandates.
 */
type Consent1 = Omit<ConsentRecord, "mandates" | "effects"> & {
  effects: Exclude<ConsentEffect, { kind: "end_mandates" }>[];
};

const upcastConsent1 = (stored: Consent1): ConsentRecord => ({ ...stored, mandates: [] });

export const consentUpcasts = [upcastConsent1] as const;
