import { now } from "../../base/platform/clock.ts";
import type { RegistryEnv } from "../environment.ts";
import type { HandleState } from "../handle-machine.ts";
import type { LinkState } from "../link-machine.ts";
import { type Counting, leftByClosedBanks } from "../link-rules.ts";
import type {
  Capability,
  OperatorReason,
  ParticipantStatus,
  Realm,
  Visibility,
} from "../schema.ts";

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

/** A link as it is stored, at a bank that may be switched off. */
interface StoredLink extends RoutableLink, Counting {
  bankStatus: ParticipantStatus;
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
 * The read of every lookup, found or not, so a miss costs what a hit costs. A handle without links
 * is one row without a bank. Hidden links are among the rows, because the rule of a closed bank
 * counts them. Its own suspension ends with it, so the links of a handle are read that only its
 * sponsor has suspended. Written as text, because building it takes longer than running it;
 * `<> 'UNLINKED'` is the condition of the index.
 */
const sqlText = `
SELECT handles.status, handles.sponsor_bank_id,
  CASE WHEN handles.status = 'SUSPENDED' OR banks.status = 'CLOSED' THEN
    (SELECT bank_id FROM banks WHERE bank_id = handles.sponsor_bank_id AND status = 'CLOSED') END,
  banks.bank_id, banks.bank_handle, banks.capabilities, banks.status,
  links.account_ref, links.capabilities, links.status, links.operator_suspension,
  links.visibility, links.is_default, links.is_bank_default,
  links.is_payer_default, links.is_payee_default, links.linked_at
FROM handles
LEFT JOIN links ON links.realm = handles.realm AND links.handle_id = handles.handle_id
  AND links.status <> 'UNLINKED' AND links.status <> 'PENDING_CONFIRMATION'
  AND (handles.status = 'ACTIVE' OR handles.status = 'SUSPENDED'
    AND handles.bank_suspension = 'BANK' AND handles.operator_suspension IS NULL)
LEFT JOIN banks ON banks.bank_id = links.bank_id AND banks.realm = links.realm
WHERE handles.realm = ?1 AND handles.alias = ?2 AND (handles.due_at IS NULL OR handles.due_at > ?3)
UNION ALL
SELECT 'DEACTIVATED', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
  NULL, NULL, NULL
FROM former_names
WHERE realm = ?1 AND alias = ?2 AND ends_at > ?3 AND withdrawn_by IS NULL`;

/** A row in the order of the columns. */
type Row = [
  status: HandleState,
  sponsorBankId: string | null,
  closedSponsor: string | null,
  ...(StoredRow | [bankId: null, ...unknown[]]),
];

type StoredRow = [
  bankId: string,
  bankHandle: string,
  bankCapabilities: string,
  bankStatus: ParticipantStatus,
  accountRef: string,
  capabilities: string,
  status: LinkState,
  operatorSuspension: OperatorReason | null,
  visibility: Visibility,
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
  const rows = await env.DB.prepare(sqlText).bind(realm, handle, now()).raw<Row>();
  const { status, links } = withoutClosedBanks(rows);
  // @rule R3.3 R3.11
  const isSeen = (link: StoredLink) =>
    sight.all || link.visibility === "PUBLIC" || link.bankId === sight.bankId;
  const isRoutable = (link: StoredLink) =>
    status === "ACTIVE" && link.status === "LINKED" && link.bankStatus === "ACTIVE";
  return { status, links: links.filter((link) => isRoutable(link) && isSeen(link)) };
};

/** The name as it is after it has passed on from closed banks, whenever the sweep writes that. */
const withoutClosedBanks = (rows: readonly Row[]) => {
  const [[status, sponsorBankId] = [null, null]] = rows;
  const live = rows.flatMap(linkOf);
  const statuses = new Map<string | null, ParticipantStatus>([
    ...live.map(({ bankId, bankStatus }) => [bankId, bankStatus] as const),
    ...rows.map(([, , closedSponsor]) => [closedSponsor, "CLOSED"] as const),
  ]);
  const { ending, sponsor, passed } = leftByClosedBanks(
    sponsorBankId ?? "",
    live,
    (bankId) => statuses.get(bankId) ?? "ACTIVE",
  );
  const links = live
    .filter((link) => !ending.includes(link))
    .map((link) =>
      link === passed?.to ? { ...link, isDefault: true, visibility: passed.visibility } : link,
    );
  // A new sponsor follows only where links were read, so no other suspension is left.
  return { status: sponsor === null ? status : "ACTIVE", links };
};

const linkOf = ([, , , ...row]: Row): StoredLink[] =>
  row[0] === null
    ? []
    : [
        {
          bankId: row[0],
          bankHandle: row[1],
          bankCapabilities: JSON.parse(row[2]) as Capability[],
          bankStatus: row[3],
          accountRef: row[4],
          capabilities: JSON.parse(row[5]) as Capability[],
          status: row[6],
          operatorSuspension: row[7],
          visibility: row[8],
          isDefault: row[9] === 1,
          isBankDefault: row[10] === 1,
          isPayerDefault: row[11] === 1,
          isPayeeDefault: row[12] === 1,
          linkedAt: row[13],
        },
      ];
