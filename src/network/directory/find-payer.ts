import { ok, type Result } from "../../base/kernel/result.ts";
import { callerAddress } from "../../base/platform/budget.ts";
import type { Call } from "../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { limitLookup } from "../parties/limits.ts";
import { permitLookups } from "./look-up-name.ts";
import {
  type AccountAddress,
  type DebtorAccount,
  type DebtorBanks,
  findDebtor,
  type ShopperContext,
} from "./resolve-account.ts";

/** The account that a customer names on a page: one of the two. */
export interface NamedPayer {
  payer_iban?: string | undefined;
  payer_alias?: string | undefined;
}

/** Whose page asks, and for accounts at which banks. */
interface Asker {
  mode: Mode;
  /** Its share of the lookups (decisions/078). */
  owner: string;
  banks: DebtorBanks;
}

/** Finds the account, within the limits of lookups. */
export const findPayer = async (
  call: Call<GatewayEnv>,
  { payer_iban, payer_alias = "" }: NamedPayer,
  { mode, owner, banks }: Asker,
): Promise<Result<DebtorAccount>> => {
  const lookup = await limitLookup(call, mode);
  if (!lookup.ok) return lookup;
  const address: AccountAddress =
    payer_iban === undefined
      ? { type: "alias", value: atBank(payer_alias, banks.only) }
      : { type: "iban", value: payer_iban };
  const context = await shopperContext(call, { mode, owner }, [address]);
  if (!context.ok) return context;
  const payer = await findDebtor(context.value, address, banks);
  if (payer.ok || payer.problem.code !== "PAYER_NOT_FOUND") lookup.found?.();
  return payer;
};

/** Looking up these accounts' names uses the owner's share of the lookups (decisions/078). */
export const shopperContext = async (
  call: Omit<Call<GatewayEnv>, "caller" | "body">,
  { mode, owner }: Pick<Asker, "mode" | "owner">,
  accounts: readonly AccountAddress[],
): Promise<Result<ShopperContext>> => {
  const { env, correlationId, traceparent, waitUntil } = call;
  const shopper = { env, mode, owner, address: callerAddress(call.request), waitUntil };
  const names = accounts.flatMap(({ type, value }) => (type === "alias" ? [value] : []));
  const permitted = await permitLookups(shopper, names);
  return permitted.ok
    ? ok({ env, mode, correlationId, traceparent, lookUpName: permitted.value })
    : permitted;
};

/** At a bank, a username means the customer's account there, whatever their default. */
const atBank = (alias: string, bankHandle: string | null): string =>
  bankHandle === null || alias.includes("@") ? alias : `${alias}@${bankHandle}`;
