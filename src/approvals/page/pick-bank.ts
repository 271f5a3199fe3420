import type { InferOutput } from "valibot";
import * as v from "valibot";
import { text } from "../../base/kernel/fields.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { logFault } from "../../base/platform/log.ts";
import { findFaces, readBankFaces } from "../../network/banks/bank-faces.ts";
import { type BankPicker, MOST_SEARCHED, type Picks } from "./bank-choice.ts";
import { readRemembered } from "./remembered.ts";

/** More would be a list to scroll through. */
const MOST_SHOWN = 8;

export const bankQuery = v.object({
  bank: v.optional(text("The bank_handle of the bank that the customer has chosen.", "aurora")),
  q: v.optional(text("What the customer has typed to find a bank.", "auro")),
});

type BankQuery = InferOutput<typeof bankQuery> & { lang?: string | undefined };

/** Null if the banks cannot be read: then the page asks for an IBAN or a username alone. */
export const readBankPicker = async (
  env: GatewayEnv,
  request: Request,
  mode: Mode,
  picks: Picks,
  { bank, q = "", lang }: BankQuery,
): Promise<BankPicker | null> => {
  try {
    const [all, kept] = await Promise.all([
      readBankFaces(env, mode),
      readRemembered(env, request, mode),
    ]);
    const faces = all.filter(({ capabilities }) => picks === "ANY" || capabilities.includes(picks));
    const faceOf = (handle: string | undefined) =>
      faces.find(({ bank_handle }) => bank_handle === handle) ?? null;
    const last = faceOf(kept?.bank_handle);
    const search = q.slice(0, MOST_SEARCHED);
    const found = findFaces(faces, search);
    return {
      mode,
      chosen: faceOf(bank),
      search,
      count: found.length,
      shown: found.slice(0, MOST_SHOWN),
      remembered: last && { bank: last, alias: kept?.alias ?? null },
      lang: lang ?? null,
    };
  } catch (error) {
    logFault("surroundings of a page not read", error);
    return null;
  }
};
