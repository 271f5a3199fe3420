import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { findMerchants, findTpps, onlyOf } from "../named-parties.ts";
import type { FindFilters } from "./found-row.ts";

/**
 * The filters with the owner that `owner` names. A part of a name that several have is refused with
 * their names, so that a list is always one owner's, which has an index.
 */
export const withOwner = async (
  env: GatewayEnv,
  { owner, ...query }: FindFilters,
): Promise<Result<FindFilters>> => {
  const text = owner?.trim() ?? "";
  if (text === "") return ok(query);
  const [shops, apps] = await Promise.all([findMerchants(env, text), findTpps(env, text)]);
  const one = onlyOf([...shops, ...apps], text);
  if (Array.isArray(one)) {
    const message =
      one.length > 0
        ? `owner: names several: ${one.join(", ")}`
        : "owner: no merchant and no TPP has such a name or id";
    return refuse("VALIDATION_FAILED", { field: "owner", message });
  }
  const { id } = one;
  return ok({ ...query, ...(id.startsWith("tpp_") ? { tpp_id: id } : { merchant_id: id }) });
};
