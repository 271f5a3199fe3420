import type {
  ConsentCommand,
  ConsentRecord,
  ConsentReport,
  ConsentView,
  NewConsent,
} from "../../../src/products/consents/consent-record.ts";
import { ObjectUnderTest } from "../../frame/objects/object-under-test.ts";
import { AUTHORISE_MS, authorisationOf, DAY, termsOf } from "./consent-fixtures.ts";

// A day ahead of the machine's clock, so no alarm fires unless a test runs it.
export const START = Date.now() + DAY;

/** A consent of 90 days, asked for at START. */
export const askedAtStart = (): NewConsent => ({
  terms: termsOf({ created_at: START, expires_at: START + 90 * DAY }),
  authorisation: authorisationOf({ created_at: START, authorise_by: START + AUTHORISE_MS }),
});

/** A consent's object, with access to its storage and faults on demand. */
export const consentUnderTest = () =>
  new ObjectUnderTest<ConsentRecord, NewConsent, ConsentCommand, ConsentReport, ConsentView>({
    binding: "CONSENTS",
    terms: askedAtStart(),
    probe: { view: "ticket" },
    shows: ({ authorisation: { browser_id, sca, payer } }) => ({
      ...{ browser_id, sca },
      payer: payer && { iban: payer.iban, bank_handle: payer.bank_handle },
    }),
    changesAt: ({ state, authorisation, expires_at, notice_at }) => {
      const isOpen = authorisation.outcome === null;
      const authorised = state === "AUTHORISED";
      return Math.min(
        isOpen ? authorisation.terms.authorise_by : Infinity,
        authorised ? expires_at : Infinity,
        authorised ? (notice_at ?? Infinity) : Infinity,
      );
    },
  });

export type ConsentUnderTest = ReturnType<typeof consentUnderTest>;
