import { addressOf, type StubOf } from "../../frame/objects/kinds.ts";
import type {
  MandateCommand,
  MandateRecord,
  MandateReport,
  MandateTerms,
  MandateView,
} from "./mandate-record.ts";

export type MandateStub = StubOf<
  MandateRecord,
  MandateTerms,
  MandateCommand,
  MandateReport,
  MandateView
>;

/** Where mandates are found: mnd_… */
export const mandateAddress = addressOf<MandateStub>("MANDATES", ["mnd"]);

export const { byHex: mandateStub, byId: mandateById } = mandateAddress;
