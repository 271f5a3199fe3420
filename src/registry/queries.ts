import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { banks, gatewayKeys, gateways, handles, links, type Realm } from "./schema.ts";

export type RegistryDatabase = DrizzleD1Database;

/**
 * Every read of the registry. Each runs on an index whatever the size of the tables (a test asserts
 * the plans), and on the primary, never on a replica: a payment must see what was switched off.
 */
export const queries = {
  /** The gateway behind a key, unless either was switched off. */
  gatewayByKey: (db: RegistryDatabase, keySha256: string) =>
    db
      .select({ name: gateways.name, realm: gateways.realm })
      .from(gatewayKeys)
      .innerJoin(
        gateways,
        and(eq(gateways.realm, gatewayKeys.realm), eq(gateways.name, gatewayKeys.gatewayName)),
      )
      .where(
        and(
          eq(gatewayKeys.keySha256, keySha256),
          inArray(gatewayKeys.status, ["ADDED", "ACTIVE"]),
          eq(gateways.status, "ACTIVE"),
        ),
      ),

  handleByAlias: (db: RegistryDatabase, realm: Realm, alias: string) =>
    db
      .select({ handleId: handles.handleId })
      .from(handles)
      .where(and(eq(handles.realm, realm), eq(handles.alias, alias))),

  /** The handle's links that may be routed to: handle, link and bank are all switched on. */
  routableLinks: (db: RegistryDatabase, realm: Realm, handle: string, audience: Audience) =>
    db
      .select({
        bankId: banks.bankId,
        bankHandle: banks.bankHandle,
        bankCapabilities: banks.capabilities,
        accountRef: links.accountRef,
        capabilities: links.capabilities,
        isDefault: links.isDefault,
        linkedAt: links.linkedAt,
      })
      .from(handles)
      .innerJoin(links, and(eq(links.realm, handles.realm), eq(links.handleId, handles.handleId)))
      .innerJoin(banks, and(eq(banks.realm, links.realm), eq(banks.bankId, links.bankId)))
      .where(
        and(
          eq(handles.realm, realm),
          eq(handles.alias, handle),
          eq(handles.status, "ACTIVE"),
          eq(links.status, "LINKED"),
          eq(banks.status, "ACTIVE"),
          audience === "public" ? eq(links.visibility, "PUBLIC") : undefined,
        ),
      ),

  /** Banks after a handle, in the order of their handles. */
  banksAfter: (db: RegistryDatabase, realm: Realm, after: string, limit: number) =>
    db
      .select({
        bank_handle: banks.bankHandle,
        bank_id: banks.bankId,
        name: banks.name,
        capabilities: banks.capabilities,
        status: banks.status,
      })
      .from(banks)
      .where(and(eq(banks.realm, realm), gt(banks.bankHandle, after)))
      .orderBy(asc(banks.bankHandle))
      .limit(limit),
};

export type Audience = "public" | "gateways";
