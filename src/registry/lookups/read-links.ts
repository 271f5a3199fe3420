import { now } from "../../platform/clock.ts";
import type { RegistryEnv } from "../environment.ts";
import type { HandleState } from "../handle-machine.ts";
import type { Capability, Realm } from "../schema.ts";

/** A routable link with its bank: handle, link and bank are all active. */
export interface RoutableLink {
  bankId: string;
  bankHandle: string;
  bankCapabilities: readonly Capability[];
  accountRef: string;
  capabilities: readonly Capability[];
  isDefault: boolean;
  isBankDefault: boolean;
  isPayerDefault: boolean;
  isPayeeDefault: boolean;
  linkedAt: number | null;
}

/** What the registry has under a name. */
export interface FoundName {
  /** Null: nobody holds the name. DEACTIVATED also for a name that its holder has changed. */
  status: HandleState | null;
  links: RoutableLink[];
}

/** Whose hidden links a lookup sees: all of them, one bank's, or none. */
export interface Sight {
  all: boolean;
  bankId: string | null;
}

/**
 * The read of every lookup, found or not, so a miss costs what a hit costs. A handle without
 * routable links is one row without a bank. Written as text, because building it takes longer than
 * running it; `<> 'UNLINKED'` is the condition of the index.
 */
const sqlText = `
SELECT handles.status, banks.bank_id, banks.bank_handle, banks.capabilities,
  links.account_ref, links.capabilities, links.is_default, links.is_bank_default,
  links.is_payer_default, links.is_payee_default, links.linked_at
FROM handles
LEFT JOIN links ON links.realm = handles.realm AND links.handle_id = handles.handle_id
  AND links.status <> 'UNLINKED' AND links.status = 'LINKED' AND handles.status = 'ACTIVE'
  AND (links.visibility = 'PUBLIC' OR ?4 OR links.bank_id = ?5)
LEFT JOIN banks ON banks.bank_id = links.bank_id AND banks.realm = links.realm
  AND banks.status = 'ACTIVE'
WHERE handles.realm = ?1 AND handles.alias = ?2
UNION ALL
SELECT 'DEACTIVATED', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
FROM former_names WHERE realm = ?1 AND alias = ?2 AND ends_at > ?3`;

/** A row in the order of the columns. */
type Row =
  | [status: HandleState, bankId: null, ...unknown[]]
  | [
      status: HandleState,
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

export const readName = async (
  env: RegistryEnv,
  realm: Realm,
  handle: string,
  sight: Sight,
): Promise<FoundName> => {
  const { all, bankId } = sight;
  const rows = await env.DB.prepare(sqlText)
    .bind(realm, handle, now(), all ? 1 : 0, bankId)
    .raw<Row>();
  return { status: rows[0]?.[0] ?? null, links: rows.flatMap(linkOf) };
};

const linkOf = (row: Row): RoutableLink[] =>
  row[1] === null
    ? []
    : [
        {
          bankId: row[1],
          bankHandle: row[2],
          bankCapabilities: JSON.parse(row[3]) as Capability[],
          accountRef: row[4],
          capabilities: JSON.parse(row[5]) as Capability[],
          isDefault: row[6] === 1,
          isBankDefault: row[7] === 1,
          isPayerDefault: row[8] === 1,
          isPayeeDefault: row[9] === 1,
          linkedAt: row[10],
        },
      ];
