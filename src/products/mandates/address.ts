import { kindAddress, type StubOf } from "../../frame/objects/kinds.ts";
import type { MandateTypes } from "./mandate-record.ts";

export type MandateStub = StubOf<MandateTypes>;

/** Where mandates are found: mnd_… */
export const mandateAddress = kindAddress<MandateStub>("MANDATES", ["mnd"]);

export const { byHex: mandateStub, byId: mandateById } = mandateAddress;
