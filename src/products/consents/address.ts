import { kindAddress, type StubOf } from "../../frame/objects/kinds.ts";
import type { ConsentTypes } from "./consent-record.ts";

export type ConsentStub = StubOf<ConsentTypes>;

/** Where consents are found: cns_… */
export const consentAddress = kindAddress<ConsentStub>("CONSENTS", ["cns"]);

export const { byHex: consentStub, byId: consentById } = consentAddress;
