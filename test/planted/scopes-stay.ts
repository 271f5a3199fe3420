import { dataScopes } from "../../src/base/kernel/answer-words.ts";
import * as original from "../../src/network/parties/tpps.ts";

/**
 * A planted weakness, bundled in place of src/network/parties/tpps.ts: what staff take from a TPP
 * counts only in its record.
 */
export * from "../../src/network/parties/tpps.ts";

export const readTpp: typeof original.readTpp = async (env, tppId, options) => {
  const tpp = await original.readTpp(env, tppId, options);
  return tpp && { ...tpp, scopes: [...dataScopes] };
};
