import { expect } from "vitest";
import { sha256Hex } from "../../src/base/platform/crypto.ts";
import { xorHex } from "../../src/registry/draft.ts";
import { db } from "./registry.ts";

/** What always holds in the realm test, read from the database itself. */
export interface Scene {
  handles: {
    id: string;
    alias: string;
    status: string;
    sponsor: string;
    isSponsorClosed: number;
  }[];
  /** The links that have not ended. */
  links: Link[];
  /** The open claims. */
  claims: { id: string; alias: string; status: string; holder: string; claimant: string }[];
}

interface Link {
  ref: string;
  handle: string;
  alias: string;
  bank: string;
  status: string;
  reason: string | null;
  isDefault: number;
}

export const readScene = async (): Promise<Scene> => {
  const [handles, links, claims] = await db.batch([
    db.prepare(`select handle_id id, alias, status, sponsor_bank_id sponsor,
      (select status = 'CLOSED' from banks where bank_id = sponsor_bank_id) isSponsorClosed
      from handles
      where alias is not null order by rowid`),
    db.prepare(`select account_ref ref, handle_id handle, alias, bank_id bank, l.status,
      l.operator_suspension reason, is_default isDefault
      from links l join handles using (realm, handle_id)
      where l.status <> 'UNLINKED' order by l.rowid`),
    db.prepare(`select claim_id id, alias, status, holder_bank_id holder,
      claimant_bank_id claimant from claims where closed_at is null order by rowid`),
  ]);
  return { handles: handles?.results, links: links?.results, claims: claims?.results } as Scene;
};

/** Each query finds records that must never exist. */
const impossible = [
  `select account_ref "link of an ended handle" from links l join handles h using (handle_id)
    where l.status <> 'UNLINKED' and h.status in ('DEACTIVATED', 'RELEASED')`,
  `select account_ref "default that does not count" from links
    where status in ('PENDING_CONFIRMATION', 'UNLINKED') and
      is_default + is_bank_default + is_payer_default + is_payee_default > 0`,
  `select account_ref "link with wrong suspensions" from links where
      (status = 'UNLINKED') <> (unlink_reason is not null) or status <> 'UNLINKED' and
      (status = 'SUSPENDED') <> (coalesce(operator_suspension, bank_suspension) is not null)`,
  `select handle_id "handle with wrong suspensions" from handles
    where status not in ('DEACTIVATED', 'RELEASED') and
      (status = 'SUSPENDED') <> (coalesce(operator_suspension, bank_suspension) is not null)`,
  `select handle_id "customer of an ended handle" from handles
    where status in ('DEACTIVATED', 'RELEASED') and subject is not null`,
  `select claim_id "claim on an ended handle, or without an end" from claims c
    join handles h using (handle_id) where closed_at is null and
      (h.status not in ('ACTIVE', 'SUSPENDED') or c.due_at is null)`,
];

/** Unique indexes allow at most one default of a kind and one handle of a customer. */
export const requirePossible = async (told: string): Promise<void> => {
  const found = await db.batch(impossible.map((sql) => db.prepare(sql)));
  expect(
    found.flatMap(({ results }) => results),
    told,
  ).toEqual([]);
};

/** The digests that banks reconcile with match their links and the handles that they sponsor. */
export const requireDigests = async (told: string): Promise<void> => {
  const kept = (table: string) =>
    db.prepare(`select bank_id bank, bucket, count, digest from ${table}
      where count <> 0 or digest glob '*[1-9a-f]*'`);
  const [links, linked, handles, sponsored] = await db.batch<Record<string, unknown>>([
    kept("link_digests"),
    db.prepare(`select bank_id bank, account_ref id,
      json_array(account_ref, alias, currency, l.status) print
      from links l join handles using (realm, handle_id) where l.status <> 'UNLINKED'`),
    kept("handle_digests"),
    db.prepare(`select sponsor_bank_id bank, handle_id id,
      json_array(handle_id, alias, status, bank_suspension) print
      from handles where alias is not null`),
  ]);
  expect(byPlace(links?.results), told).toEqual(digestsOf(linked?.results));
  expect(byPlace(handles?.results), told).toEqual(digestsOf(sponsored?.results));
};

const byPlace = (rows: Record<string, unknown>[] = []) =>
  new Map(rows.map(({ bank, bucket, ...kept }) => [`${bank} ${bucket}`, kept]));

const digestsOf = (rows: Record<string, unknown>[] = []) => {
  const places = Map.groupBy(rows, ({ bank, id }) => `${bank} ${sha256Hex(String(id))[0]}`);
  return new Map(
    [...places].map(([place, all]) => {
      const prints = all.map(({ print }) => sha256Hex(String(print)));
      return [place, { count: all.length, digest: prints.reduce(xorHex) }];
    }),
  );
};

/** A step of one bank, of its customer session, or of the operator. */
export interface Step {
  does: string;
  bankId: string;
}

/**
 * Only claims, the closing of a bank and the sponsor itself change sponsors. Defaults also change
 * in customer sessions of their bank, and of the sponsor while they are not LINKED.
 */
export const requireFair = (step: Step, before: Scene, after: Scene, told: string): void => {
  if (step.does === "complete" || step.does === "close") return;
  for (const { id, sponsor } of after.handles) {
    const former = before.handles.find((handle) => handle.id === id);
    // A closed sponsor keeps the handle until a link of another bank counts.
    const isGiven = step.does === "handover" && former?.sponsor === step.bankId;
    if (former && !former.isSponsorClosed && !isGiven) expect(former.sponsor, told).toBe(sponsor);
    const [from, to] = [before, after].map(({ links }) =>
      links.find((link) => link.handle === id && link.isDefault),
    );
    if (!from || !to || from.bank === to.bank) continue;
    const bankId = from.status === "LINKED" ? from.bank : step.bankId;
    expect(step, told).toEqual({ does: "customer_session", bankId });
  }
};

const isImposed = ({ reason }: Link) => reason !== null;

/** While an account of the bank is suspended by the operator, no other one of it becomes LINKED. */
export const requireFrozen = (step: Step, before: Scene, after: Scene, told: string): void => {
  if (step.does === "operator") return;
  for (const frozen of before.links.filter(isImposed)) {
    const [was, is] = [before, after].map(({ links }) =>
      links
        .filter(
          ({ handle, bank, status }) =>
            handle === frozen.handle && bank === frozen.bank && status === "LINKED",
        )
        .map(({ ref }) => ref),
    );
    if (step.does === "complete" && step.bankId !== frozen.bank) continue;
    expect(was, told).toEqual(expect.arrayContaining(is ?? []));
  }
};
