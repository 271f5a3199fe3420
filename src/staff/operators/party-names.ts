import { eq } from "drizzle-orm";
import { among, database } from "../../base/platform/database.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { banks, merchants, tpps } from "../../base/platform/schema.ts";
import { FIRST_OWNER, FIRST_OWNER_NAME } from "../../frame/records/people.ts";
import { adminKeys, people } from "../../frame/records/schema.ts";

/** The names of merchants and TPPs by id, of banks by handle, of staff by key. Null for none. */
export interface PartyNames {
  owner(id: string | null): string | null;
  staff(keyId: string | null): string | null;
  bank(handle: string | null, mode?: string): string | null;
}

interface Named {
  owners: readonly (string | null)[];
  banks: readonly (string | null)[];
  /** Ids of admin keys. */
  staff?: readonly (string | null)[];
}

/** Reads the names of a page's parties. */
export const readPartyNames = async (env: GatewayEnv, named: Named): Promise<PartyNames> => {
  const db = database(env);
  const merchantIds = idsOf(named.owners, (id) => id.startsWith("mer_"));
  const tppIds = idsOf(named.owners, (id) => id.startsWith("tpp_"));
  const handles = idsOf(named.banks, () => true);
  const keyIds = idsOf(named.staff ?? [], (id) => id.startsWith("key_"));
  const [ofMerchants, ofTpps, ofBanks, ofStaff] = await Promise.all([
    merchantIds.length === 0
      ? []
      : db
          .select({ id: merchants.merchant_id, name: merchants.name })
          .from(merchants)
          .where(among(merchants.merchant_id, merchantIds)),
    tppIds.length === 0
      ? []
      : db
          .select({ id: tpps.tpp_id, name: tpps.name })
          .from(tpps)
          .where(among(tpps.tpp_id, tppIds)),
    handles.length === 0
      ? []
      : db
          .select({ handle: banks.bank_handle, mode: banks.mode, name: banks.name })
          .from(banks)
          .where(among(banks.bank_handle, handles)),
    keyIds.length === 0
      ? []
      : db
          .select({ id: adminKeys.keyId, key: adminKeys.name, person: people.name })
          .from(adminKeys)
          .leftJoin(people, eq(people.personId, adminKeys.personId))
          .where(among(adminKeys.keyId, keyIds)),
  ]);
  const owners = new Map([...ofMerchants, ...ofTpps].map(({ id, name }) => [id, name]));
  const staff = new Map(ofStaff.map(({ id, key, person }) => [id, person ?? key]));
  // A bank's sandbox is a bank of its own, with a name of its own.
  const inModes = new Map(ofBanks.map(({ handle, mode, name }) => [`${mode} ${handle}`, name]));
  const inAny = new Map(ofBanks.map(({ handle, name }) => [handle, name]));
  return {
    owner: (id) => (id === null ? null : (owners.get(id) ?? null)),
    staff: (id) => (id === FIRST_OWNER ? FIRST_OWNER_NAME : (staff.get(id ?? "") ?? null)),
    bank: (handle, mode) =>
      handle === null ? null : (inModes.get(`${mode} ${handle}`) ?? inAny.get(handle) ?? null),
  };
};

const idsOf = (ids: readonly (string | null)[], isOne: (id: string) => boolean): string[] => [
  ...new Set(ids.filter((id) => id !== null && isOne(id)) as string[]),
];
