import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sweep } from "../../src/registry/sweep.ts";
import { requireDigests } from "../registry/always.ts";
import {
  asBankWith,
  asOwner,
  db,
  migrate,
  newGateway,
  ok,
  registryEnv,
  resolve,
} from "../registry/registry.ts";
import { restoreDatabase } from "./stored.ts";

/** The registry's database of earlier releases, served by today's code. */
interface Facts {
  captured_at: number;
  /** The head of its test chain, as a caller would have noted it. */
  head: { sequence: number; hash: string };
  banks: { aurora: string; borealis: string };
  /** The account of each name, or null. */
  routes: Record<string, string | null>;
  /** The status of each claim. */
  claims: Record<string, string>;
  confirmed: { alias: string; claim_id: string; account_ref: string };
  opened: { alias: string; claim_id: string; account_ref: string; proof: object };
  suspended: { alias: string; account_ref: string };
}

const load = <Value>(files: Record<string, Value>) =>
  new Map(Object.entries(files).map(([path, value]) => [path.split("/")[1] ?? "", value]));

const facts = load(
  import.meta.glob<Facts>("./*/registry.json", { eager: true, import: "default" }),
);
const dumps = load(
  import.meta.glob<string>("./*/registry.sql", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

describe.each([...facts])("the registry of release %s", (release, known) => {
  const calls = { aurora: asBankWith(""), borealis: asBankWith("") };

  /** Public hits may be two seconds old. */
  const later = () => vi.setSystemTime(Date.now() + 3_000);

  const restore = async (): Promise<void> => {
    await restoreDatabase(db, dumps.get(release) ?? "");
    await migrate();
  };

  const verify = async () => {
    const { sequence, hash } = known.head;
    const query = `chain=test&head_sequence=${sequence}&head_hash=${hash}`;
    return ok(await asOwner(`/admin/v1/audit/verification?${query}`), 200).body;
  };

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: known.captured_at });
    await restore();
    for (const bank of ["aurora", "borealis"] as const) {
      const keys = `/admin/v1/banks/${known.banks[bank]}/keys`;
      calls[bank] = asBankWith(ok(await asOwner(keys, {})).body.key);
    }
  });

  afterAll(() => {
    vi.useRealTimers();
  });

  const routeOf = async (alias: string): Promise<string | null> => {
    later();
    const { status, body } = await resolve(alias);
    return status === 200 ? body.routes[0].account_ref : null;
  };

  it("leads each name where it led before", async () => {
    const routes = await Promise.all(
      Object.keys(known.routes).map(async (alias) => [alias, await routeOf(alias)]),
    );
    expect(Object.fromEntries(routes)).toEqual(known.routes);
  });

  it("shows each claim unchanged, and lists it by its last change", async () => {
    for (const [claim, status] of Object.entries(known.claims)) {
      const { body } = ok(await calls.borealis(`/identity/claims/${claim}`), 200);
      expect(body.status, claim).toBe(status);
      const instants = [body.opened_at, body.disputed_at ?? "", body.closed_at ?? ""];
      expect(body.updated_at, claim).toBe(instants.sort().at(-1));
      const path = `/identity/claims?status=${status}&changed_since=${body.updated_at}`;
      const ids = ok(await calls.borealis(path), 200).body.data.map(
        (row: { claim_id: string }) => row.claim_id,
      );
      expect(ids).toContain(claim);
    }
  });

  it("has an intact audit chain, which stays intact as it grows", async () => {
    await newGateway();
    const verified = await verify();
    expect(verified).toMatchObject({ intact: true, complete: true, faults: [] });
    expect(verified.verified).toBeGreaterThan(known.head.sequence);
  });

  it("counts its handles", async () => {
    const { bank_handle } = ok(await asOwner(`/admin/v1/banks/${known.banks.aurora}`), 200).body;
    await sweep(registryEnv());
    const digest = await calls.aurora(`/identity/banks/${bank_handle}/digest`);
    expect(ok(digest, 200).body.handles.count).toBeGreaterThan(0);
    await requireDigests("the release's digests");
  });

  it("completes a confirmed claim", async () => {
    const { alias, claim_id, account_ref } = known.confirmed;
    ok(await calls.borealis(`/identity/claims/${claim_id}/complete`, {}), 200);
    expect(await routeOf(alias)).toBe(account_ref);
  });

  it("finishes an open claim", async () => {
    const { alias, claim_id, account_ref, proof } = known.opened;
    const path = `/identity/claims/${claim_id}`;
    ok(await calls.aurora(`${path}/acknowledge`, {}), 200);
    ok(await calls.aurora(`${path}/confirm`, { customer_proof: proof }), 200);
    ok(await calls.borealis(`${path}/complete`, {}), 200);
    expect(await routeOf(alias)).toBe(account_ref);
  });

  it("reinstates a suspended name", async () => {
    const { alias, account_ref } = known.suspended;
    ok(await asOwner(`/admin/v1/handles/${alias}/reinstate?realm=test`, {}), 200);
    expect(await routeOf(alias)).toBe(account_ref);
  });

  it("serves its lists", async () => {
    const lists = ["banks?realm=test", "gateways?realm=test", "claims?realm=test", "admin-keys"];
    for (const list of lists) {
      const { body } = ok(await asOwner(`/admin/v1/${list}`), 200);
      expect(body.data.length, list).toBeGreaterThan(0);
    }
  });

  it("misses an entry that its last head still proves", async () => {
    await restore();
    // What an attacker with the database would do: the triggers first.
    const { results } = await db
      .prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'")
      .all<{ name: string }>();
    const last = "SELECT MAX(sequence) FROM audit_log WHERE chain = 'test'";
    await db.batch([
      ...results.map(({ name }) => db.prepare(`DROP TRIGGER ${name}`)),
      db.prepare(`DELETE FROM audit_log WHERE chain = 'test' AND sequence = (${last})`),
    ]);
    const fault = { sequence: known.head.sequence, kind: "GAP" };
    expect(await verify()).toMatchObject({ intact: false, fault });
  });
});
