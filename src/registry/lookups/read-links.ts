import { database } from "../../platform/database.ts";
import type { RegistryEnv } from "../environment.ts";
import { type Audience, queries } from "../queries.ts";
import type { Capability, Realm } from "../schema.ts";

/** A routable link with its bank. */
export type RoutableLink = Awaited<ReturnType<typeof queries.routableLinks>>[number];

interface BuiltQuery {
  text: string;
  /** Realm and handle replace the placeholders with their names. */
  values: readonly unknown[];
}

const built = new Map<Audience, BuiltQuery>();

const REALM = "{realm}" as Realm;
const HANDLE = "{handle}";

const queryFor = (env: RegistryEnv, audience: Audience): BuiltQuery => {
  const known = built.get(audience);
  if (known) return known;
  const { sql, params } = queries.routableLinks(database(env), REALM, HANDLE, audience).toSQL();
  const made = { text: sql, values: params };
  built.set(audience, made);
  return made;
};

/** A row in the order of the query's columns. */
type Row = [
  bankId: string,
  bankHandle: string,
  bankCapabilities: string,
  accountRef: string,
  capabilities: string,
  isDefault: number,
  isBankDefault: number,
  isPayerDefault: number,
  isPayeeDefault: number,
  linkedAt: number | null,
];

/**
 * The read of every lookup. Its SQL is built once, because building it takes longer than running
 * it.
 */
export const readRoutableLinks = async (
  env: RegistryEnv,
  realm: Realm,
  handle: string,
  audience: Audience,
): Promise<RoutableLink[]> => {
  const { text, values } = queryFor(env, audience);
  const bound = values.map((value) =>
    value === REALM ? realm : value === HANDLE ? handle : value,
  );
  const rows = await env.DB.prepare(text)
    .bind(...bound)
    .raw<Row>();
  return rows.map((row) => ({
    bankId: row[0],
    bankHandle: row[1],
    bankCapabilities: JSON.parse(row[2]) as Capability[],
    accountRef: row[3],
    capabilities: JSON.parse(row[4]) as Capability[],
    isDefault: row[5] === 1,
    isBankDefault: row[6] === 1,
    isPayerDefault: row[7] === 1,
    isPayeeDefault: row[8] === 1,
    linkedAt: row[9],
  }));
};
