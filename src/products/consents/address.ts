import { addressOf, type StubOf } from "../../frame/objects/kinds.ts";
import type {
  ConsentCommand,
  ConsentRecord,
  ConsentReport,
  ConsentView,
  NewConsent,
} from "./consent-record.ts";

export type ConsentStub = StubOf<
  ConsentRecord,
  NewConsent,
  ConsentCommand,
  ConsentReport,
  ConsentView
>;

/** Where consents are found: cns_… */
export const consentAddress = addressOf<ConsentStub>("CONSENTS", ["cns"]);

export const { byHex: consentStub, byId: consentById } = consentAddress;
