import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type Result, refuse } from "../kernel/result.ts";
import { now } from "../platform/clock.ts";
import { randomBase62 } from "../platform/crypto.ts";
import { database } from "../platform/database.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import type { RegistryEnv } from "./environment.ts";
import { queries, type RegistryDatabase } from "./queries.ts";
import type { SeedRequest } from "./requests.ts";
import {
  bankKeys,
  banks,
  type Capability,
  gatewayKeys,
  gateways,
  handles,
  links,
  type Realm,
} from "./schema.ts";

const allCapabilities: readonly Capability[] = ["PAYMENTS", "OPEN_BANKING"];

/**
 * `PUT /__local/seed`, served by local runs alone: enrols a world's banks, gateways and customers.
 * What is there stays as it is: every start seeds again, and must not lift a suspension or move a
 * default. A document that breaks a constraint (a second default, say) is not stored at all.
 */
export const seedWorld = async (
  call: Call<RegistryEnv, null, SeedRequest>,
): Promise<Result<Reply>> => {
  const world = call.body;
  const bankIds = new Map(world.banks.map((bank) => [placeOf(bank), bank.bank_id]));
  const stray = world.links.findIndex((link) => !bankIds.has(placeOf(link)));
  if (stray >= 0) {
    const field = `links.${stray}.bank_handle`;
    return refuse("VALIDATION_FAILED", { field, message: `${field}: not among the banks` });
  }

  const db = database(call.env);
  const createdAt = now();
  const [first, ...others] = [
    ...world.banks.flatMap((bank) => seedBank(db, bank, createdAt)),
    ...world.gateways.flatMap((gateway) => seedGateway(db, gateway, createdAt)),
    ...world.links.flatMap((link) =>
      seedLink(db, link, bankIds.get(placeOf(link)) ?? "", createdAt),
    ),
  ];
  try {
    if (first) await db.batch([first, ...others]);
  } catch (error) {
    if (isConstraintFault(error)) return refuse("ALREADY_EXISTS");
    throw error;
  }
  return reply(200, {
    banks: world.banks.length,
    gateways: world.gateways.length,
    links: world.links.length,
  });
};

type Statement = BatchItem<"sqlite">;
type Seed<List extends keyof SeedRequest> = SeedRequest[List][number];

const placeOf = (record: { realm: Realm; bank_handle: string }): string =>
  `${record.realm} ${record.bank_handle}`;

const seedBank = (db: RegistryDatabase, bank: Seed<"banks">, createdAt: number): Statement[] => {
  const { realm, bank_id: bankId, bank_handle: bankHandle, name, capabilities } = bank;
  const described = { bankHandle, name, capabilities };
  const enrol = db
    .insert(banks)
    .values({ realm, bankId, ...described, status: "ACTIVE", createdAt })
    .onConflictDoUpdate({ target: [banks.realm, banks.bankId], set: described });
  if (bank.key_sha256 === undefined) return [enrol];
  const addKey = db
    .insert(bankKeys)
    .values({ realm, bankId, keySha256: bank.key_sha256, status: "ACTIVE", createdAt })
    .onConflictDoNothing();
  return [enrol, addKey];
};

const seedGateway = (
  db: RegistryDatabase,
  { realm, name, key_sha256: keySha256 }: Seed<"gateways">,
  createdAt: number,
): Statement[] => [
  db.insert(gateways).values({ realm, name, status: "ACTIVE", createdAt }).onConflictDoNothing(),
  db
    .insert(gatewayKeys)
    .values({ realm, gatewayName: name, keySha256, status: "ACTIVE", createdAt })
    .onConflictDoNothing(),
];

const seedLink = (
  db: RegistryDatabase,
  link: Seed<"links">,
  bankId: string,
  createdAt: number,
): Statement[] => {
  const { realm, alias, account_ref: accountRef, currency } = link;
  const enrol = db
    .insert(handles)
    .values({
      realm,
      handleId: randomBase62(),
      alias,
      status: "ACTIVE",
      sponsorBankId: bankId,
      createdAt,
    })
    .onConflictDoNothing({ target: [handles.realm, handles.alias] });
  const addLink = db
    .insert(links)
    .values({
      realm,
      accountRef,
      // Looked up by the database: within the batch the handle may be a row of a moment ago.
      handleId: sql<string>`${queries.handleByAlias(db, realm, alias)}`,
      bankId,
      currency,
      capabilities: allCapabilities,
      status: "LINKED",
      isDefault: link.default,
      visibility: "PUBLIC",
      linkedAt: createdAt,
    })
    .onConflictDoNothing({ target: [links.realm, links.accountRef] });
  return [enrol, addLink];
};

/** D1 tells a broken constraint by its message alone. */
const isConstraintFault = (error: unknown): boolean =>
  error instanceof Error &&
  (/constraint failed/i.test(error.message) || isConstraintFault(error.cause));
